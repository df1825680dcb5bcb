"""The computer as a player: search, hints and reviews, levels, tournaments."""
