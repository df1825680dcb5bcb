"""Who lines up in Let's free the animals: one policy a file."""
