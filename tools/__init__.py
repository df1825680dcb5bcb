"""Programs for those who work on the lab: they check notebooks and store their outputs."""
