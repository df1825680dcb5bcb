"""What all pictures share: numbers, escaped text, style sheets for light and dark, the frame.

Every rule of a style sheet is scoped by a class of its own picture, so pictures of different
themes stand on one page without disturbing each other. Each rule gives the light colour first and
then the variable of the theme: a viewer that knows neither variables nor media queries draws the
light picture, complete and legible.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape

from .explain import LANGUAGES, LanguageError

THEMES = ("auto", "light", "dark")

Palette = Mapping[str, tuple[str, str]]
"""Colours by name, light and dark, as ``#rrggbb``."""

PAGE: Palette = {
    "page": ("#fbf5e6", "#211b14"),
    "page-edge": ("#d9c79f", "#4b3f2d"),
    "ink": ("#3a2a1a", "#f5ead3"),
    "muted": ("#6a5232", "#d3c19c"),
}
"""The colours of the page that every picture stands on."""

# Inherited, so that it holds for text inside copies too, where selectors do not reach.
_FONT = (
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',Verdana,sans-serif;"
    "font-weight:700;text-anchor:middle"
)
_PAGE_STYLE = """
text: pointer-events:none
.left: text-anchor:start
.right: text-anchor:end
.page: fill:$page; stroke:$page-edge; stroke-width:1.5
.ink: fill:$ink
.muted: fill:$muted
"""


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """Write a coordinate with at most two decimals, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Escape text for SVG; characters that XML cannot hold are dropped."""
    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text))


def rect(kind: str, x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """Return a rectangle with rounded corners and the class ``kind``."""
    corner = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect class="{kind}" x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}"{corner}/>'
    )


def line_of_text(kind: str, x: float, y: float, size: float, text: str) -> str:
    """Return a line of text, escaped, with the class ``kind``."""
    return (
        f'<text class="{kind}" x="{number(x)}" y="{number(y)}" font-size="{number(size)}">'
        f"{escaped(text)}</text>"
    )


def placed(shapes: str, x: float, y: float, scale: float = 1.0) -> str:
    """Return shapes that are drawn around (0, 0), moved to a point."""
    scaled = "" if scale == 1.0 else f" scale({number(scale)})"
    return f'<g transform="translate({number(x)} {number(y)}){scaled}">{shapes}</g>'


def language_of(language: str) -> str:
    """Return the code of a language that pictures speak; ``"fr-CA"`` is read as ``"fr"``.

    Raises :class:`~zebres_lib.explain.LanguageError` naming the languages there are.
    """
    code = language.replace("_", "-").partition("-")[0].lower() if isinstance(language, str) else ""
    if code not in LANGUAGES:
        raise LanguageError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
    return code


def check_picture(parameter: str, name: str, theme: str) -> None:
    """Raise ``ValueError`` unless ``name`` can start every id and ``theme`` is one of THEMES.

    ``parameter`` is what the name is called in the error.
    """
    if theme not in THEMES:
        raise ValueError(f"theme: {theme!r} is not one of {', '.join(THEMES)}")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", name):
        raise ValueError(
            f"{parameter}: {name!r} is not a letter followed by letters, digits, '-' and '_'"
        )


def picture(
    name: str,
    theme: str,
    language: str,
    size: tuple[float, float],
    natural_size: float,
    title: str,
    description: str,
    style: str,
    definitions: Iterable[str],
    layers: Iterable[str],
) -> str:
    """Return a whole picture as SVG text that needs nothing else.

    Parameters
    ----------
    name, theme
        What every id begins with, and one of ``THEMES``; both make the class of the picture.
    language
        Code of the language of its words.
    size, natural_size
        Width and height in its own units, and CSS pixels a unit where there is room.
    title, description
        What a screen reader says.
    style, definitions, layers
        The style sheet, what belongs into ``<defs>``, and what is drawn, from back to front.
    """
    width, height = size
    # The width is that of a picture on its own, as in an <img>; the style lets a page shrink it.
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{name}-{theme}" '
            f'viewBox="0 0 {number(width)} {number(height)}" '
            f'width="{number(width * natural_size)}" height="{number(height * natural_size)}" '
            'style="display:block;max-width:100%;height:auto" '
            f'role="img" lang="{language}" aria-labelledby="{name}-title {name}-desc">',
            f'<title id="{name}-title">{escaped(title)}</title>',
            f'<desc id="{name}-desc">{escaped(description)}</desc>',
            f"<style>\n{style}\n</style>",
            "<defs>",
            *definitions,
            "</defs>",
            *layers,
            "</svg>",
        ]
    )


def style_sheet(root: str, theme: str, rules: str, palette: Palette) -> str:
    """Return the CSS of one picture, every rule scoped by the class ``root``.

    Parameters
    ----------
    root, theme
        The picture's class, and one of ``THEMES``. With ``"auto"`` JupyterLab's own theme decides
        where the picture stands in its page, and the reader's colour scheme decides elsewhere.
    rules
        One a line, besides those of the page: ``selector, selector: declaration; declaration``,
        where ``$name`` is a colour.
    palette
        The colours, those of the page among them.
    """
    found = [f".{root}{{{_FONT}}}"]
    for line in (_PAGE_STYLE + rules).split("\n"):
        if line:
            selectors, _, declarations = line.partition(": ")
            scoped = ",".join(f".{root} {selector}" for selector in selectors.split(", "))
            body = (_declare(each.strip(), theme, palette) for each in declarations.split(";"))
            found.append(f"{scoped}{{{';'.join(body)}}}")
    if theme == "auto":
        light = ";".join(f"--zebres-{name}:{pair[0]}" for name, pair in palette.items())
        dark = ";".join(f"--zebres-{name}:{pair[1]}" for name, pair in palette.items())
        found += [
            f"@media (prefers-color-scheme:dark){{.{root}{{{dark}}}}}",
            f'[data-jp-theme-light="true"] .{root}{{{light}}}',
            f'[data-jp-theme-light="false"] .{root}{{{dark}}}',
        ]
    return "\n".join(found)


def _declare(declaration: str, theme: str, palette: Palette) -> str:
    if "$" not in declaration:
        return declaration
    name = declaration.partition("$")[2]
    light, dark = palette[name]
    written = declaration.replace(f"${name}", dark if theme == "dark" else light)
    if theme != "auto":
        return written
    variable = declaration.replace(f"${name}", f"var(--zebres-{name},{light})")
    return f"{written};{variable}"
