"""A position as a picture: :func:`svg`, :class:`Marks`, and :func:`labels` for screen readers.

The picture is one self-contained SVG text, the same bytes for the same input. Its hooks for a
program that shows it: every square is a ``<g data-square="c4">``, every post a ``<g
data-post="Nb">``, every animal of a hand a ``<g data-hand="w:Z">`` (``w`` or ``g``, then the
letter), each with a rectangle of class ``hit`` that takes pointer events over its whole area and
shows a ring when its group has the keyboard focus.
"""

import re

from ...draw_style import THEMES, escaped
from ..position import NOBODY, NOWHERE, Phase, Position
from ..rules import animals, in_hand, is_solo, own_squares, territory_owner
from ..text.boards import text_board
from ..variant import Rules, Species
from .ground import CELL, PATH, Layout, beam, ground, labels_on_ground, rect, textures
from .hands import Below, needed_width
from .marks import (
    Advice,
    CheckedMarks,
    Marks,
    above_token,
    around_post,
    arrows,
    below_token,
    check_marks,
    legal_marks,
    lightning_squares,
    line_arrows,
    regions,
)
from .theme import TINTS, TOKEN_COLOURS, style_sheet
from .tokens import TokenBox, guardian, number, owner_mark
from .words import Words, status, words_of

__all__ = [
    "Advice",
    "Marks",
    "labels",
    "legal_marks",
    "lightning_squares",
    "svg",
    "text_board",
]

CLASSIC_RULES = Rules()
NO_MARKS = Marks()

_NATURAL_SIZE = 1.35  # CSS pixels a unit, where there is room


def svg(
    position: Position,
    rules: Rules = CLASSIC_RULES,
    *,
    marks: Marks = NO_MARKS,
    language: str = "en",
    board_id: str = "board",
    theme: str = "auto",
    show_hands: bool = True,
    show_score: bool = False,
    show_below: bool = True,
    title: str | None = None,
) -> str:
    """Return the position as SVG text that needs nothing else; same input, same bytes.

    Parameters
    ----------
    position, rules
        Any position on the board of these rules.
    marks
        What to point out.
    language
        ``"en"`` or ``"fr"``.
    board_id
        A name for this picture, starting with a letter. All ids and styles are scoped by it, so
        pictures on one page need different ones.
    theme
        ``"light"``, ``"dark"``, or ``"auto"``: that of JupyterLab where there is one, otherwise
        that of the reader's system.
    show_hands
        Show what both players still hold, below the board.
    show_score
        Show who has the majority of each territory and its points, as if the game ended now.
    show_below
        Show what stands below the board: who decides, hands, scores. Without it the picture is
        that of a board that nobody plays on.
    title
        The picture's name for screen readers; by default game, board and who decides.

    Raises
    ------
    ValueError
        For an unknown theme or language, a bad ``board_id``, or a mark that names nothing here.

    >>> from zebres_lib.zebres.rules import start
    >>> svg(start()).startswith("<svg ")
    True
    """
    if theme not in THEMES:
        raise ValueError(f"theme: {theme!r} is not one of {', '.join(THEMES)}")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", board_id):
        raise ValueError(
            f"board_id: {board_id!r} is not a letter followed by letters, digits, '-' and '_'"
        )
    words = words_of(language)
    checked = check_marks(rules.board, position, marks)
    layout = Layout(rules.board, needed_width(rules) if show_below else 0.0)
    tokens = TokenBox(board_id, rules.values, layout.text)
    below = Below(position, rules, layout, checked, words, tokens, show_hands, show_score)
    layers = _board(position, rules, layout, checked, tokens, board_id, show_score)
    name = _board_name(words, rules)
    width, height = layout.width, layout.bottom + PATH
    if show_below:
        layers += below.render(height)
        height += below.height
        said = status(words, rules, position, show_score)
        name = f"{name}. {said}"
        description = f"{said}. {_facts(words, rules, position)}."
    else:
        description = " / ".join(rules.board.map)
    name = title if title is not None else name
    root = f"{board_id}-{theme}"
    # The width is that of a picture on its own, as in an <img>; the style lets a page shrink it.
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{root}" '
            f'viewBox="0 0 {number(width)} {number(height)}" '
            f'width="{number(width * _NATURAL_SIZE)}" height="{number(height * _NATURAL_SIZE)}" '
            'style="display:block;max-width:100%;height:auto" '
            f'role="img" lang="{words.code}" aria-labelledby="{board_id}-title {board_id}-desc">',
            f'<title id="{board_id}-title">{escaped(name)}</title>',
            f'<desc id="{board_id}-desc">{escaped(description)}</desc>',
            f"<style>\n{style_sheet(root, theme)}\n</style>",
            f"<defs>\n{textures(layout, board_id)}",
            *tokens.definitions(),
            "</defs>",
            rect("page", 0.75, 0.75, width - 1.5, height - 1.5, 16),
            *layers,
            "</svg>",
        ]
    )


def labels(
    position: Position,
    rules: Rules = CLASSIC_RULES,
    language: str = "en",
    *,
    marks: Marks = NO_MARKS,
) -> dict[str, str]:
    """Return a spoken label for every square, post and hand token of the drawing.

    The keys are ``"square:c4"``, ``"post:Nb"`` and ``"hand:w:Z"``; marks are told at the end of a
    label. Raises ``ValueError`` as :func:`svg` does.

    >>> from zebres_lib.zebres.rules import start
    >>> labels(start())["square:c4"]
    'c4, empty, territory B'
    """
    words = words_of(language)
    board = rules.board
    checked = check_marks(board, position, marks)
    spoken: dict[str, list[str]] = {}
    for square, name in enumerate(board.square_names):
        facts = [words.empty]
        if owned := _token_on(position, square):
            owner, species, hidden = owned
            facts = [words.token(owner, species)] + ([words.face_down] if hidden else [])
        territory = words.territory.format(letter=board.territory_name(square))
        spoken[f"square:{name}"] = [name, *facts, territory]
    for post, name in enumerate(board.post_names):
        place = words.posts[name[0]].format(post=name, line=name[1:])
        spoken[f"post:{name}"] = [place] + ([words.guardian] if post == position.guardian else [])
    for player in (0, 1):
        for species in Species:
            count = in_hand(rules, position, player, species)
            held = words.tokens_in_hand(player, species, count)
            spoken[f"hand:{'wg'[player]}:{species.letter}"] = [held]
    return {
        target: ", ".join(
            [*facts, *(words.marks[mark] for mark in checked.on(target) if mark in words.marks)]
        )
        for target, facts in spoken.items()
    }


def _board(
    position: Position,
    rules: Rules,
    layout: Layout,
    marks: CheckedMarks,
    tokens: TokenBox,
    board_id: str,
    show_score: bool,
) -> list[str]:
    """Draw everything from the ground up to the arrows."""
    board = rules.board
    # Once one player alone places, the guardian does not matter any more (ruling.solo).
    resting = is_solo(rules, position) and not rules.guardian_while_solo
    parts = [ground(layout, board_id)]
    if position.guardian != NOWHERE and position.phase != Phase.OVER and not resting:
        parts.append(beam(layout, position.guardian))
    parts.append(regions(layout, marks.highlight))
    for post, name in enumerate(board.post_names):
        figure = guardian(name[0]) if post == position.guardian else ""
        if figure and resting:
            figure = f'<g class="resting">{figure}</g>'
        parts.append(_post(layout, post, figure, marks.on(f"post:{name}")))
    for square, name in enumerate(board.square_names):
        owned = _token_on(position, square)
        drawn = tokens.use(*owned, *layout.centre(square)) if owned else ""
        parts.append(_square(layout, square, drawn, marks.on(f"square:{name}")))
    for territory, letter, point in labels_on_ground(layout):
        owner = territory_owner(position, board.territories[territory])
        parts.append(_territory(territory, letter, *point, owner if show_score else NOBODY))
    parts.append(arrows(layout, marks.arrows))
    parts.append(line_arrows(layout, marks.line))
    return [part for part in parts if part]


def _post(layout: Layout, post: int, figure: str, marks: tuple[str, ...]) -> str:
    name = layout.board.post_names[post]
    x, y = layout.posts[post]
    return (
        f'<g data-post="{name}"><g transform="translate({number(x)} {number(y)})">'
        '<circle class="stone" r="12"/><text class="stone-ink" y="4.9" font-size="13.5">'
        f"{name[1:]}</text>{figure}{around_post(marks)}</g>"
        f"{rect('hit', *layout.post_area(post), 8)}</g>"
    )


def _square(layout: Layout, square: int, drawn: str, marks: tuple[str, ...]) -> str:
    x, y = layout.corner(square)
    below = "" if drawn else below_token(layout, square, marks)
    above = above_token(layout, square, marks, bool(drawn))
    return (
        f'<g data-square="{layout.board.square_names[square]}">{below}{drawn}{above}'
        f"{rect('hit', x, y, CELL, CELL, 8)}</g>"
    )


def _territory(territory: int, letter: str, x: float, y: float, owner: int) -> str:
    if owner == NOBODY:
        return (
            f'<text class="label label-{territory % TINTS}" x="{number(x)}" '
            f'y="{number(y + 4.6)}" font-size="13">{letter}</text>'
        )
    side = "wg"[owner]
    return (
        f'<circle class="flag" cx="{number(x)}" cy="{number(y)}" r="12"/>'
        f'{owner_mark(owner, x, y)}<text fill="{TOKEN_COLOURS[f"{side}-text"]}" '
        f'x="{number(x)}" y="{number(y + 4.6)}" font-size="13">{letter}</text>'
    )


def _token_on(position: Position, square: int) -> tuple[int, Species, bool] | None:
    """Return owner, species and whether face down of the token on a square."""
    for owner in (0, 1):
        if own_squares(position, owner) >> square & 1:
            species = next(s for s in Species if animals(position, s) >> square & 1)
            return owner, species, bool(position.hidden >> square & 1)
    return None


def _board_name(words: Words, rules: Rules) -> str:
    name = rules.board.name
    return words.picture.format(board=words.boards.get(name, words.other_board.format(name=name)))


def _facts(words: Words, rules: Rules, position: Position) -> str:
    """Return the position in one sentence."""
    holder = position.inauguration
    on_board = words.on_board.format(
        white=position.white.bit_count(), green=position.green.bit_count()
    )
    post = f"{words.guardian} {words.no_guardian}"
    if position.guardian != NOWHERE:
        post = words.guardian_at.format(post=rules.board.post_names[position.guardian])
    held_by = words.not_taken if holder == NOBODY else words.held_by[holder]
    text = "; ".join((on_board, post, f"{words.inauguration} {held_by}"))
    return text[0].upper() + text[1:]
