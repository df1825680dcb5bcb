"""Who chooses the card to keep in the race: one policy a file."""
