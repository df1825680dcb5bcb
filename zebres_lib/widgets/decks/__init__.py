"""A deck in a grid, and a form for the designer of decks."""
