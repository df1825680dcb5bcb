"""What an action did and did not do, and why one is forbidden."""
