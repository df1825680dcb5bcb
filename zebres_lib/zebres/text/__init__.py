"""Actions, positions and whole games as text, both ways."""
