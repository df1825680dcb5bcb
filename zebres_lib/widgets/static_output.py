"""What stays in an output where there is no kernel: pictures, the same as text, notes."""

from collections.abc import Sequence
from html import escape
from urllib.parse import quote

from ..explain import phrase
from .controls import Note

STATIC_CLASS = "zebres-static"

# A notebook that was saved after a run and opened again holds a view whose widget is gone, and
# JupyterLab says so in place of it. The picture right before it says more; a view that is alive
# has children and is not touched.
_HIDE_LOST_VIEW = (
    f"<style>.jp-OutputArea-child:has(.{STATIC_CLASS}) + .jp-OutputArea-child "
    "> .jupyter-widgets:not(:has(*)){display:none}</style>"
)


def hidden_beside(live: str) -> str:
    """Return the style that hides what has :data:`STATIC_CLASS` right before a live widget.

    Both show the same, so a page shows it only where the widget of this class does not live.
    """
    return (
        f"<style>.jp-OutputArea-child:has(> .jp-OutputArea-output > .{STATIC_CLASS})"
        f":has(+ .jp-OutputArea-child .{live}){{display:none}}</style>"
    )


def static_output(
    language: str,
    message: str,
    pictures: Sequence[tuple[str, str]],
    text: str,
    notes: Sequence[Note],
) -> dict[str, str]:
    """Return a message line, pictures, the same as text and notes as a MIME bundle.

    ``pictures`` are pairs of a short text and SVG. Each becomes an image with a data address:
    JupyterLab shows it also in a notebook that is not trusted yet, where it strips SVG and scripts.
    """
    images = []
    for short, picture in pictures:
        # What may stand in an address stays as it is, so that two pictures can be compared.
        address = "data:image/svg+xml," + quote(picture, safe=" =:/;,()'.-_~!*$&+@?")
        images.append(f'<img alt="{escape(short)}" src="{escape(address)}">')
    items = "".join(f"<li>{_bullet(note)} {escape(note.text)}</li>" for note in notes)
    html = (
        f'<div class="{STATIC_CLASS}" lang="{language}">{_HIDE_LOST_VIEW}'
        f"<p><strong>{escape(message)}</strong></p>"
        f"{''.join(images)}"
        f"<details><summary>{escape(phrase('text-board', language))}</summary>"
        f"<pre>{escape(text)}</pre></details>"
        + (f'<ul style="list-style:none;padding:0">{items}</ul>' if items else "")
        + "</div>"
    )
    lines = [message, "", text]
    if notes:
        lines += ["", *(f"{_bullet(note)} {note.text}" for note in notes)]
    return {"text/html": html, "text/plain": "\n".join(lines)}


def _bullet(note: Note) -> str:
    return "●" if note.happened else "○"
