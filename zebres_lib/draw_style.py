"""What all drawings share: numbers, escaped text, and style sheets for light and dark.

Every rule of a style sheet is scoped by a class of its own picture, so pictures of different
themes stand on one page without disturbing each other. Each rule gives the light colour first and
then the variable of the theme: a viewer that knows neither variables nor media queries draws the
light picture, complete and legible.
"""

import re
from collections.abc import Iterable, Mapping
from html import escape

THEMES = ("auto", "light", "dark")

# Inherited, so that it holds for text inside copies too, where selectors do not reach.
FONT = (
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',Verdana,sans-serif;"
    "font-weight:700;text-anchor:middle"
)


def number(value: float) -> str:
    """Write a coordinate with at most two decimals, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Escape text for SVG; characters that XML cannot hold are dropped."""
    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text))


def check_picture(name: str, theme: str) -> None:
    """Raise ``ValueError`` unless ``name`` can start every id and ``theme`` is one of THEMES."""
    if theme not in THEMES:
        raise ValueError(f"theme: {theme!r} is not one of {', '.join(THEMES)}")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", name):
        raise ValueError(
            f"picture_id: {name!r} is not a letter followed by letters, digits, '-' and '_'"
        )


def scoped_style(
    root: str, theme: str, lines: Iterable[str], palette: Mapping[str, tuple[str, str]]
) -> str:
    """Return the CSS of one picture, every rule scoped by the class ``root``.

    Parameters
    ----------
    root, theme
        The picture's class, and one of ``THEMES``. With ``"auto"`` JupyterLab's own theme decides
        where the picture stands in its page, and the reader's colour scheme decides elsewhere.
    lines
        Rules written ``selector, selector: declaration; declaration``, where ``$name`` is a colour.
    palette
        Colours by name, light and dark, as ``#rrggbb``.
    """
    rules = [f".{root}{{{FONT}}}"]
    for line in lines:
        selectors, _, declarations = line.partition(": ")
        scoped = ",".join(f".{root} {selector}" for selector in selectors.split(", "))
        body = ";".join(_declare(each.strip(), theme, palette) for each in declarations.split(";"))
        rules.append(f"{scoped}{{{body}}}")
    if theme == "auto":
        light = ";".join(f"--zebres-{name}:{pair[0]}" for name, pair in palette.items())
        dark = ";".join(f"--zebres-{name}:{pair[1]}" for name, pair in palette.items())
        rules += [
            f"@media (prefers-color-scheme:dark){{.{root}{{{dark}}}}}",
            f'[data-jp-theme-light="true"] .{root}{{{light}}}',
            f'[data-jp-theme-light="false"] .{root}{{{dark}}}',
        ]
    return "\n".join(rules)


def _declare(declaration: str, theme: str, palette: Mapping[str, tuple[str, str]]) -> str:
    if "$" not in declaration:
        return declaration
    name = declaration.partition("$")[2]
    light, dark = palette[name]
    written = declaration.replace(f"${name}", dark if theme == "dark" else light)
    if theme != "auto":
        return written
    variable = declaration.replace(f"${name}", f"var(--zebres-{name},{light})")
    return f"{written};{variable}"
