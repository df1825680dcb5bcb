"""What a deck is made of: its animals, its file, its integers."""
