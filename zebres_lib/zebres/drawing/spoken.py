"""A position in words: its title, who decides, and a label for every place that is read aloud."""

from functools import lru_cache

from ...explain import phrase
from ...explain.catalogue import has_message
from ...svg import language_of
from ..events import token_at
from ..position import NOWHERE, Phase, Player, Position, Record, position_and_rules
from ..rules import in_hand, score
from ..variant import Rules, Species
from .marks import NO_MARKS, Marks, check_marks

word = lru_cache(maxsize=4096, typed=True)(phrase)
"""A phrase that comes again and again, formatted once."""


def leader(rules: Rules, position: Position) -> Player:
    """Return who has more points now (``score.winner``), or NOBODY."""
    white, green = score(rules, position)
    return Player.NOBODY if white == green else Player(green > white)


def status(rules: Rules, position: Position, language: str, *, result: bool) -> str:
    """Return who decides what; once the game is over, that, and its ``result`` if wanted."""
    if position.phase != Phase.OVER:
        phase, player = Phase(position.phase), Player(position.player)
        return word("drawing-status", language, phase=phase, player=player)
    if not result:
        return word("drawing-over", language)
    less, more = map(str, sorted(score(rules, position)))
    if less == more:
        return word("drawing-draw", language, points=more)
    winner = leader(rules, position)
    return word("drawing-wins", language, player=winner, more=more, less=less)


def title_of(rules: Rules, language: str) -> str:
    """Return what the picture of a board is called."""
    name = rules.board.name
    return word("drawing-title", language, board=name, name=board_name(name, language))


def board_name(name: str, language: str) -> str:
    """Return what a board is called; a name of one's own stays."""
    key = f"drawing-board-{name.replace(' ', '-')}"
    return phrase(key, language) if has_message(language, key) else name


def facts(rules: Rules, position: Position, language: str) -> str:
    """Return the position in one sentence."""
    return phrase(
        "drawing-facts",
        language,
        white=position.white.bit_count(),
        green=position.green.bit_count(),
        post=guardian_post(rules, position) or "none",
        holder=Player(position.inauguration),
    )


def guardian_post(rules: Rules, position: Position) -> str:
    """Return the name of the guardian's post, empty before there is one."""
    return "" if position.guardian == NOWHERE else rules.board.post_names[position.guardian]


def labels(
    position: Position | Record,
    rules: Rules | None = None,
    language: str = "en",
    *,
    marks: Marks = NO_MARKS,
) -> dict[str, str]:
    """Return a spoken label for every square, post and hand token of the drawing.

    The keys are ``"square:c4"``, ``"post:Nb"`` and ``"hand:w:Z"``; marks are told at the end of a
    label. Raises what :func:`~zebres_lib.zebres.drawing.svg` raises.

    >>> from zebres_lib.zebres.rules import start
    >>> labels(start())["square:c4"]
    'c4, empty, territory B'
    """
    position, rules = position_and_rules(position, rules)
    language = language_of(language)
    board = rules.board
    checked = check_marks(board, position, marks)
    spoken: dict[str, str] = {}
    for square, name in enumerate(board.square_names):
        spoken[f"square:{name}"] = _square(rules, position, square, language)
    for post, name in enumerate(board.post_names):
        spoken[f"post:{name}"] = word(
            "drawing-post",
            language,
            side=name[0],
            post=name,
            line=name[1:],
            guardian=post == position.guardian,
        )
    for player in (Player.WHITE, Player.GREEN):
        for species in Species:
            spoken[f"hand:{'wg'[player]}:{species.letter}"] = word(
                "drawing-held",
                language,
                colour=player,
                species=species,
                count=in_hand(rules, position, player, species),
            )
    for target, told in spoken.items():
        for mark in checked.layers.get(target, ()):
            if mark != "focus":  # Who reads with the ear is there already.
                next_ = word("drawing-mark", language, mark=mark)
                told = word("list-comma", language, list=told, next=next_)
        spoken[target] = told
    return spoken


def _square(rules: Rules, position: Position, square: int, language: str) -> str:
    board = rules.board
    name, territory = board.square_names[square], board.territory_name(square)
    if not (position.white | position.green) >> square & 1:
        return word("drawing-square", language, holds="nothing", square=name, territory=territory)
    token = token_at(board, position, square)
    return word(
        "drawing-square",
        language,
        holds="hidden" if token.face_down else "shown",
        square=name,
        territory=territory,
        colour=token.player,
        species=token.species,
    )
