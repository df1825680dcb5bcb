"""The design lab: change a number or a ruling and see what it does."""
