"""The animals as SVG shapes of our own, each one drawing that a card's edge cuts in two.

An animal faces left around the point (0, 0), in a box from -50 to 50 across and from -27 to 27
down. Its head is what lies left of 0, its body what lies right: a card shows one of the two,
clipped, so that head and body of the same animal join exactly where two cards meet. The colours
are the same in light and dark themes; a pale rim sets every animal off from its ground.
"""

from dataclasses import dataclass

from ...draw_style import number

INK = "#33241a"
RIM = "#fffaf0"
HALF_WIDTH = 50.0
"""How far an animal reaches from the joint to either side."""


@dataclass(frozen=True)
class Artwork:
    """One animal: its filled shapes from back to front, and details drawn on them."""

    shapes: tuple[tuple[str, str], ...]
    """Path data and fill colour of each shape; together they are the animal's outline."""
    details: str = ""

    def svg(self) -> str:
        """Return the whole animal as SVG elements around (0, 0)."""
        outline = "".join(path for path, _ in self.shapes)
        drawn = "".join(f'<path d="{path}" fill="{fill}"/>' for path, fill in self.shapes)
        return (
            f'<path d="{outline}" fill="{RIM}" stroke="{RIM}" stroke-width="5" '
            f'stroke-linejoin="round"/><g stroke="{INK}" stroke-width="1.4" '
            f'stroke-linejoin="round">{drawn}</g>{self.details}'
        )


def _dots(fill: str, *places: tuple[float, float, float]) -> str:
    return "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"/>'
        for x, y, r in places
    )


def _line(path: str, width: float = 1.3, colour: str = INK) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


LYNX = Artwork(
    shapes=(
        ("M40-7C43-14 49-15 50-10C51-6 47-1 42-1Z", "#3a2a1c"),
        (
            "M-10-9C0-14 22-15 33-12C42-9 46-2 45 5L44 25L35 25L34 12C27 14.5 19 14.5 13 13"
            "L12 25L3 25L2 11C-3 10-8 7-10 3Z",
            "#d69a4c",
        ),
        ("M-37-10L-41-26L-27-17Z", "#d69a4c"),
        ("M-13-11L-9-26L-22-17Z", "#d69a4c"),
        (
            "M-38-7C-36-16-30-19-25-19C-19-19-13-16-11-7C-10-2-9 2-5 8C-9 9-12 10-14 9"
            "C-17 14-21 16-25 16C-29 16-32 14-35 9C-38 10-42 9-45 8C-41 2-39-2-38-7Z",
            "#e3ad62",
        ),
    ),
    details=(
        _line("M-41-26L-42-29M-9-26L-8-29", 2)
        + '<path d="M-37-14L-39-22L-31-17ZM-13-14L-11-22L-19-17Z" fill="#7a4a22"/>'
        + '<path d="M-25 4C-20 4-16 7-17 10C-18 14-22 15-25 15C-28 15-32 14-33 10'
        'C-34 7-30 4-25 4Z" fill="#fff3dc"/>'
        + '<path d="M-41 7L-37 1L-36 8ZM-9 7L-13 1L-14 8Z" fill="#fff3dc"/>'
        + '<ellipse cx="-31" cy="-4" rx="3" ry="3.4" fill="#f4e36a"/>'
        '<ellipse cx="-19" cy="-4" rx="3" ry="3.4" fill="#f4e36a"/>'
        + _dots(INK, (-31, -3.6, 1.7), (-19, -3.6, 1.7))
        + '<path d="M-28 4L-22 4L-25 7.4Z" fill="#8c3f33"/>'
        + _line("M-25 7L-25 9.5M-29 10.5C-27.5 12-25.6 11.4-25 9.5C-24.4 11.4-22.5 12-21 10.5")
        + _line("M-27-15L-27-11M-23-15L-23-11M-34-9L-37-10M-16-9L-13-10", 1.2)
        + "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="2.6" ry="1.9" fill="#7a4a22"/>'
            for x, y in ((6, -6), (14, -9), (23, -8), (31, -5), (10, 2), (19, 0), (28, 2), (38, 1))
        )
        + _line("M39 12L44 12M7 18L11 18", 1.2)
    ),
)

TURTLE = Artwork(
    shapes=(
        ("M44 9L51 15L43 15Z", "#8fb554"),
        ("M6 12L3 25L15 25L18 13Z", "#8fb554"),
        ("M33 13L36 25L47 25L43 12Z", "#8fb554"),
        (
            "M6 1C-6 1-12-4-17-11C-22-19-38-20-43-11C-46-4-42 4-34 5C-27 6-24 10-17 13"
            "C-9 16 0 15 6 14Z",
            "#9fc462",
        ),
        ("M-3 11C-3-10 9-23 23-23C37-23 47-10 47 11Z", "#3f7d4e"),
        ("M-6 9C8 12 36 12 49 9C51 13 48 17 44 17L-1 17C-5 17-8 13-6 9Z", "#e4cf8a"),
    ),
    details=(
        '<path d="M15-13L29-13L34-3L27 6L17 6L10-3Z" fill="#5d9e5f" stroke="#26522f" '
        'stroke-width="1.3" stroke-linejoin="round"/>'
        + _line(
            "M15-13L10-19M29-13L34-19M34-3L44-5M27 6L29 10.5M17 6L15 10.5M10-3L0-4", 1.3, "#26522f"
        )
        + '<circle cx="-34" cy="-8" r="4" fill="#fffaf0"/>'
        + _dots(INK, (-35, -7.6, 2.1))
        + _line("M-44-3C-40 1-35 1-31-1")
        + _dots("#6d8f3e", (-20, 1, 1.6), (-14, 7, 1.8), (-12, 0, 1.3), (-24, -13, 1.3))
        + _line("M-42-9L-41.5-9", 1.6)
        + _line("M6 22L6 25M10 22L10 25M39 22L39 25M43 22L43 25", 1.1)
    ),
)

PANDA = Artwork(
    shapes=(
        (
            "M-8-13C6-19 30-19 40-9C47-2 48 9 44 17L30 18C20 19 8 18-2 14Z",
            "#fffdf6",
        ),
        ("M29 10C31 4 43 3 46 11L45 25L31 25Z", "#2f2b2a"),
        (
            "M-12-10C-6-16 6-18 13-17C11-8 12 3 14 12L14 25L2 25L0 14C-6 12-10 8-12 4Z",
            "#2f2b2a",
        ),
        ("M-43-15C-43-22-37-25-33-22C-30-20-34-12-38-11C-41-10-43-12-43-15Z", "#2f2b2a"),
        ("M-7-15C-7-22-13-25-17-22C-20-20-16-12-12-11C-9-10-7-12-7-15Z", "#2f2b2a"),
        (
            "M-25-20C-13-20-7-11-7-1C-7 9-14 16-25 16C-36 16-43 9-43-1C-43-11-37-20-25-20Z",
            "#fffdf6",
        ),
    ),
    details=(
        '<ellipse cx="-33" cy="-3" rx="4.4" ry="6" transform="rotate(28 -33 -3)" fill="#2f2b2a"/>'
        '<ellipse cx="-17" cy="-3" rx="4.4" ry="6" transform="rotate(-28 -17 -3)" fill="#2f2b2a"/>'
        + _dots("#fffdf6", (-32, -4, 1.9), (-18, -4, 1.9))
        + _dots(INK, (-32, -3.8, 1), (-18, -3.8, 1))
        + '<ellipse cx="-25" cy="4.4" rx="3.4" ry="2.4" fill="#2f2b2a"/>'
        + _line("M-25 6.5L-25 8.5M-29.5 9.5C-28 11.4-25.6 11-25 8.5C-24.4 11-22 11.4-20.5 9.5")
        + '<circle cx="45.6" cy="1" r="3.6" fill="#fffdf6" stroke="#33241a" stroke-width="1.2"/>'
        + _line("M35 21L35 25M40 21L40 25M6 21L6 25M10 21L10 25", 1, "#8d8580")
    ),
)

ELEPHANT = Artwork(
    shapes=(
        ("M43-9C48-5 50 1 49 8L51 11L46.5 11L47 8C47 2 46-3 43-6Z", "#7f8c9b"),
        (
            "M-10-15C0-20 16-22 28-20C41-17.5 46-9 46 2L45.5 25L34.5 25L33.5 14"
            "C27 16.5 20 16.5 15 15L14.5 25L4 25L3 13C-3 12-8 9-10 5Z",
            "#93a1b1",
        ),
        (
            "M-8-10C-12-22-31-24-37-12C-39-7-39-2-39.5 4C-40 9-41 12.6-43 14"
            "C-44.6 15-46 13.6-45.6 11.4L-49.4 11.4C-50.6 18-47 22.4-41.6 21.4"
            "C-35 20-32.4 13-31 9C-24 13-13 11-8 5Z",
            "#a3b0bf",
        ),
        (
            "M-19-19C-8-22-1-13-3-3C-4 5-9 12-15 11C-21 10-24 1-24-6C-24-12-23-18-19-19Z",
            "#93a1b1",
        ),
    ),
    details=(
        '<path d="M-17-14C-10-16-6-11-7-3C-8 3-11 7-15 6.4C-19 5.4-20-1-20-6'
        'C-20-10-19-13.4-17-14Z" fill="#d3a9ab"/>'
        '<path d="M-34 6C-35 10-38 12.4-41 12C-40 10-38.6 7-38.4 4Z" fill="#fffaf0" '
        'stroke="#33241a" stroke-width="1"/>'
        + _dots(INK, (-30.5, -6, 2))
        + _dots("#fffaf0", (-31.1, -6.7, 0.7))
        + _line("M-33-11C-31-12.4-29-12.4-27.6-11.4", 1.2)
        + _line("M-38.6 0L-34.6 0M-39.4 8L-36 9M-42 16L-40 18.4", 1.1, "#5d6a78")
        + _line("M5.6 22L5.6 25M9 22L9 25M38 22L38 25M41.6 22L41.6 25", 1.1, "#fffaf0")
        + _line("M20-15C26-15 32-13 36-9", 1.2, "#5d6a78")
    ),
)

LLAMA = Artwork(
    shapes=(
        ("M42-8C47-13 52-9 50-4C49 0 45 1 42-1Z", "#f3e3c6"),
        ("M7 8L6 25L13 25L15 9Z", "#e2cba3"),
        ("M33 9L35 25L42 25L43 7Z", "#e2cba3"),
        (
            "M-13-27C-17-24-17-18-16-14L-21-14C-21-18-21-24-25-27C-29-24-29-18-28-14"
            "C-33-13-40-12-44-9C-47-6-46-1-42 0C-37 1-32 1-28 1C-26 6-24 9-20 12"
            "C-17 16-11 15-8 13C-5 17 1 17 4 13C8 17 15 17 18 13C22 17 28 17 31 13"
            "C35 17 42 15 43 10C48 8 48 1 45-2C47-7 43-12 38-11C35-15 29-15 26-12"
            "C22-16 16-15 14-12C10-15 3-14 2-10C-3-11-7-9-9-5C-11-8-11-11-11-14"
            "C-10-18-10-24-13-27Z",
            "#f7ead2",
        ),
    ),
    details=(
        '<path d="M-25-24C-27-21-26.6-17-26-14.6L-23.4-14.6C-23-18-23.4-22-25-24Z'
        'M-13-24C-15-21-15-17-14.6-14L-12.4-14C-11.8-18-12-22-13-24Z" fill="#d9a69a"/>'
        '<path d="M-44-7C-41-9-38-8.6-37-6.4C-37-2.6-40-.6-43-1.4C-45.4-2.4-45.6-5-44-7Z" '
        'fill="#dcbd8f"/>'
        + _dots(INK, (-29.5, -7.6, 2.1))
        + _dots("#fffaf0", (-30.1, -8.3, 0.7))
        + _line("M-43.6-5.6L-42.4-5M-44-2.6C-42-2-40-2-38.4-3")
        + _line(
            "M-24-14C-21-11-17-11-14-13.6M-17-2C-15 0-13 0-11.4-1.4M-12 6C-10 8-7 8-5.6 6",
            1.2,
            "#b99d6d",
        )
        + '<path d="M13-12.6C16-15 22-15.6 26-12L30 6C24 9 17 9 11 6Z" fill="#c2476a" '
        'stroke="#33241a" stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M12.3-7L27-7L28-2.4L11.9-2.4Z" fill="#f3c14b"/>'
        '<path d="M11.7 .4L28.7 .4L29.3 3.4L11.3 3.4Z" fill="#3f9a96"/>'
        + _line("M35-4C37-2 39-2 41-3.4M34 5C36 7 38 7 40 5.6", 1.2, "#b99d6d")
    ),
)

ARTWORK: dict[str, Artwork] = {
    "lynx": LYNX,
    "turtle": TURTLE,
    "panda": PANDA,
    "elephant": ELEPHANT,
    "llama": LLAMA,
}
"""The animals that have a drawing of their own, by name."""

_OTHER_COLOURS = ("#b98ad0", "#e08a6a", "#6fb3a8", "#c9b04c", "#8fa0dc", "#d084a8", "#93b866")
_PATTERNS = (
    _dots("#fffaf0", (8, -6, 3), (20, 2, 3), (31, -7, 3), (36, 5, 3), (14, 9, 3)),
    _line("M9-13L9 12M18-15L18 13M27-15L27 13M36-12L36 11", 3, "#fffaf0"),
    _line("M4-5L12 2L20-5L28 2L36-5L43 1", 2.6, "#fffaf0"),
    _line("M6-8L42-8M5 0L45 0M7 8L42 8", 2.6, "#fffaf0"),
)


def other_animal(number_of_it: int) -> Artwork:
    """Return the shape for an animal without a drawing of its own.

    ``number_of_it`` counts such animals of a deck from 0; colour and pattern change with it, and
    the name that is written on the card says which it is.
    """
    fill = _OTHER_COLOURS[number_of_it % len(_OTHER_COLOURS)]
    pattern = _PATTERNS[number_of_it % len(_PATTERNS)]
    body = (
        "M-8-12C4-18 30-19 40-12C47-7 49 4 46 11L45 25L34 25L33 15C27 17 20 17 15 16L14 25L4 25"
        "L3 14C-3 13-7 10-9 6Z"
    )
    head = "M-25-18C-13-18-7-11-7-2C-7 8-14 14-25 14C-36 14-43 8-43-2C-43-11-37-18-25-18Z"
    ears = "M-40-11C-46-20-40-26-32-17ZM-10-11C-4-20-10-26-18-17Z"
    face = (
        _dots(INK, (-31, -4, 2), (-19, -4, 2))
        + f'<ellipse cx="-25" cy="3" rx="3" ry="2" fill="{INK}"/>'
        + _line("M-30 8C-27 10.6-23 10.6-20 8")
    )
    return Artwork(((ears, fill), (body, fill), (head, fill)), pattern + face)
