"""Many games at once, as tables."""
