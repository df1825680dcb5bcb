"""Many games at once, as tables, and what to measure in them."""
