"""Keeper, hut, crown and grass: shapes of our own, drawn around a point."""

from ...draw_style import number
from .animals import INK, RIM


def _at(x: float, y: float, shapes: str, scale: float = 1.0) -> str:
    scaled = "" if scale == 1.0 else f" scale({number(scale)})"
    return f'<g transform="translate({number(x)} {number(y)}){scaled}">{shapes}</g>'


def keeper(x: float, y: float) -> str:
    """Return the keeper with cap, bunch of keys and torch, about 30 wide and 42 high."""
    outline = (
        "M-9 20L-10 4C-15 6-16 0-12-3C-9-6-6-7-5-8C-9-11-9-17-6-19L-8-20C-5-26 5-26 8-20L6-19"
        "C9-17 9-11 5-8C9-7 13-4 14 2L11 6L9 5L9 20Z"
    )
    return _at(
        x,
        y,
        f'<path d="{outline}" fill="{RIM}" stroke="{RIM}" stroke-width="5" '
        'stroke-linejoin="round"/>'
        f'<g stroke="{INK}" stroke-width="1.3" stroke-linejoin="round">'
        '<path d="M-9 20L-8.6 8L8.6 8L9 20L2 20L0 12L-2 20Z" fill="#3f5a7a"/>'
        '<path d="M-9 9L-10 4C-15 6-16 0-12-3C-7-8-3-8 0-8C3-8 8-7 11-3C13-1 14 1 14 3L10.4 6'
        'L9 4L9 9Z" fill="#b5482f"/>'
        '<circle cx="0" cy="-13.5" r="7.2" fill="#e2ac7d"/>'
        '<path d="M-8.6-16.4C-8.4-25 8.4-25 8.6-16.4L11-14.8L-8.4-15.4Z" fill="#3f5a7a"/>'
        '<path d="M10 5.6L16 3.2L17.4 7L11.6 8.8Z" fill="#f3c14b"/></g>'
        f'<g fill="{INK}"><circle cx="-2.6" cy="-12.6" r="1.1"/>'
        '<circle cx="3" cy="-12.6" r="1.1"/></g>'
        '<path d="M-4.4-8.8C-2-11 2.4-11 4.8-8.8C2.6-7.6-2.2-7.6-4.4-8.8Z" fill="#5b3a20"/>'
        f'<circle cx="-7" cy="10" r="2.6" fill="none" stroke="{INK}" stroke-width="1.1"/>',
    )


def hut(x: float, y: float) -> str:
    """Return the keeper's hut, about 48 wide and 44 high."""
    return _at(
        x,
        y,
        f'<g stroke="{INK}" stroke-width="1.4" stroke-linejoin="round">'
        f'<path d="M-18 18L-18-4L18-4L18 18Z" fill="#c98f56"/>'
        '<path d="M8-16L8-22L13-22L13-12Z" fill="#9c5a3c"/>'
        '<path d="M-24-3L0-21L24-3Z" fill="#8c3f33"/>'
        '<path d="M-6 18L-6 3L6 3L6 18Z" fill="#5b3a20"/>'
        '<path d="M-15 2L-9 2L-9 8L-15 8ZM9 2L15 2L15 8L9 8Z" fill="#ffe9a8"/></g>'
        f'<path d="M-18 13L-6 13M6 13L18 13" stroke="{INK}" stroke-width=".9" opacity=".5"/>'
        '<circle cx="3.4" cy="11" r="1.1" fill="#f3c14b"/>',
    )


def crown(x: float, y: float, scale: float = 1.0) -> str:
    """Return a crown, about 22 wide and 16 high."""
    return _at(x, y, '<path class="crown" d="M-10 7L-11-6L-5 0L0-9L5 0L11-6L10 7Z"/>', scale)


def tuft(x: float, y: float) -> str:
    """Return a tuft of grass."""
    return _at(x, y, '<path class="grass" d="M-5 0C-5-4-6-5-8-6M0 0L0-8M5 0C5-4 6-5 8-6"/>')
