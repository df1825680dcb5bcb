"""Who chooses an action: one strategy a file."""
