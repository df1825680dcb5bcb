"""What can be counted instead of played."""
