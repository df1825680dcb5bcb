"""Cards of Zoo Run as a widget: a hand to put in order, and both games at one screen."""
