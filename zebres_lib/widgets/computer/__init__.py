"""A game against the computer: hints, branches to try, a review."""
