"""Cards, enclosure and race track as pictures."""
