"""How a language writes numbers and intervals."""

from .panel import phrase


def number(value: float, decimals: int, language: str = "en") -> str:
    r"""Write a number as a language does, with a true minus sign and spaced thousands.

    >>> number(-1234.5, 1, "fr")
    '−1\xa0234,5'
    """
    text = f"{value:,.{decimals}f}".replace(",", "\N{NO-BREAK SPACE}").replace("-", "−")
    return text.replace(".", phrase("decimal-mark", language))


def interval(value: str, low: str, high: str, language: str = "en") -> str:
    """Write a value with the ends of its interval, such as ``3.1 [2.9, 3.3]``."""
    return phrase("interval", language, value=value, low=low, high=high)
