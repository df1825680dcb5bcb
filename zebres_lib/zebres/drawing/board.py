"""The picture of a position: board, posts and hands as one SVG text."""

from ...svg import check_picture, language_of, line_of_text, number, picture, rect
from ..events import token_at
from ..position import NOBODY, NOWHERE, Phase, Position, Record, position_and_rules
from ..rules import is_solo
from ..telling.scoring import standing
from ..variant import Rules
from .ground import PATH, Layout, beam, ground, labels_on_ground, layout_of, textures
from .hands import Below, needed_width
from .marks import (
    NO_MARKS,
    CheckedMarks,
    Marks,
    above_token,
    around_post,
    arrows,
    below_token,
    check_marks,
    line_arrows,
    regions,
)
from .spoken import facts, status, title_of
from .theme import TINTS, TOKEN_COLOURS, style_sheet
from .tokens import TokenBox, guardian, owner_mark

_NATURAL_SIZE = 1.35  # CSS pixels a unit, where there is room


def svg(
    position: Position | Record,
    rules: Rules | None = None,
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
        Any position on the board of these rules, or a game, which brings its own. The classic
        rules by default.
    marks
        What to point out.
    language
        Code of a language, such as ``"fr"``.
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
    TypeError
        For what is neither a position nor a game.

    >>> from zebres_lib.zebres.rules import start
    >>> svg(start()).startswith("<svg ")
    True
    """
    check_picture("board_id", board_id, theme)
    language = language_of(language)
    position, rules = position_and_rules(position, rules)
    checked = check_marks(rules.board, position, marks)
    layout = layout_of(rules.board, needed_width(rules) if show_below else 0.0)
    tokens = TokenBox(board_id, rules.values, layout.text)
    layers = _board(position, rules, layout, checked, tokens, board_id, show_score)
    name, description = title_of(rules, language), " / ".join(rules.board.map)
    width, height = layout.width, layout.bottom + PATH
    if show_below:
        below = Below(position, rules, layout, checked, language, tokens, show_hands, show_score)
        layers += below.render(height)
        height += below.height
        said = status(rules, position, language, result=show_score)
        name = f"{name}. {said}"
        description = f"{said}. {facts(rules, position, language)}"
    return picture(
        board_id,
        theme,
        language,
        (width, height),
        _NATURAL_SIZE,
        name if title is None else title,
        description,
        style_sheet(f"{board_id}-{theme}", theme),
        [textures(layout, board_id), *tokens.definitions()],
        [rect("page", 0.75, 0.75, width - 1.5, height - 1.5, 16), *layers],
    )


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
        parts.append(_post(layout, post, figure, marks.layers.get(f"post:{name}", ())))
    for square, name in enumerate(board.square_names):
        drawn = ""
        if (position.white | position.green) >> square & 1:
            token = token_at(board, position, square)
            centre = layout.centre(square)
            drawn = tokens.use(token.player, token.species, token.face_down, *centre)
        parts.append(_square(layout, square, drawn, marks.layers.get(f"square:{name}", ())))
    for territory, letter, point in labels_on_ground(layout):
        owner = standing(rules, position).owners[territory] if show_score else NOBODY
        parts.append(_territory(territory, letter, *point, owner))
    parts.append(arrows(layout, marks.arrows))
    parts.append(line_arrows(layout, marks.line))
    return [part for part in parts if part]


def _post(layout: Layout, post: int, figure: str, marks: tuple[str, ...]) -> str:
    name = layout.board.post_names[post]
    x, y = layout.posts[post]
    return (
        f'<g data-post="{name}"><g transform="translate({number(x)} {number(y)})">'
        '<circle class="stone" r="12"/><text class="stone-ink" y="4.9" font-size="13.5">'
        f"{name[1:]}</text>{figure}{around_post(marks) if marks else ''}</g>"
        f"{layout.hits[name]}</g>"
    )


def _square(layout: Layout, square: int, drawn: str, marks: tuple[str, ...]) -> str:
    name = layout.board.square_names[square]
    if marks:
        below = "" if drawn else below_token(layout, square, marks)
        drawn = f"{below}{drawn}{above_token(layout, square, marks, bool(drawn))}"
    return f'<g data-square="{name}">{drawn}{layout.hits[name]}</g>'


def _territory(territory: int, letter: str, x: float, y: float, owner: int) -> str:
    if owner == NOBODY:
        return line_of_text(f"label label-{territory % TINTS}", x, y + 4.6, 13, letter)
    side = "wg"[owner]
    return (
        f'<circle class="flag" cx="{number(x)}" cy="{number(y)}" r="12"/>'
        f'{owner_mark(owner, x, y)}<text fill="{TOKEN_COLOURS[f"{side}-text"]}" '
        f'x="{number(x)}" y="{number(y + 4.6)}" font-size="13">{letter}</text>'
    )
