"""Editors: a board to paint, a position to set up."""
