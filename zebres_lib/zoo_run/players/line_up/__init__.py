"""Who lines up in the race: one policy a file."""
