"""Actions and whole games as text, both ways; cards for a terminal and a screen reader."""
