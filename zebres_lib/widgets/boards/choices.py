"""What a game on a board offers at one moment: marks, targets and buttons."""

from dataclasses import fields, replace
from functools import cache

from ...explain import phrase
from ...zebres.drawing import Marks
from ...zebres.game import Game
from ...zebres.rules import Phase, Player, Species, in_hand
from .view import Button, places_of

SIDES = {Player.WHITE: "w", Player.GREEN: "g"}


def letters_in_hand(game: Game) -> list[str]:
    """Return the letters of the animals that the player who decides still holds."""
    return [
        species.letter
        for species in Species
        if in_hand(game.rules, game.position, game.player, species)
    ]


def targets_of(game: Game, marks: Marks, selected: str | None) -> tuple[str, ...]:
    """Return what can be chosen now and leads on, such as ``"square:c4"`` or ``"hand:w:Z"``."""
    squares = tuple(f"square:{name}" for name in marks.legal_squares)
    posts = tuple(f"post:{name}" for name in marks.legal_posts)
    hand: tuple[str, ...] = ()
    if game.phase == Phase.PLACE:
        hand = tuple(f"hand:{SIDES[game.player]}:{each}" for each in letters_in_hand(game))
    match (selected or "").partition(":")[0]:
        case "hand":
            return squares
        case "square":
            return hand
        case _:
            return (*squares, *posts, *hand)


def marks_of(game: Game, marks: Marks, selected: str | None, given: Marks | None) -> Marks:
    """Return what to mark: ``marks``, the last action, possible swaps, and what is ``given``."""
    more: dict[str, object] = {}
    steps = game.steps
    if steps:
        more["last"] = places_of(game.rules, steps[-1].before, steps[-1].action)
    if game.phase == Phase.SWAP:
        crocodile = game.rules.board.square_names[game.position.crocodile]
        gazelles = [name for name in marks.legal_squares if name != crocodile]
        there = [(crocodile, name) for name in gazelles]
        back = [(name, crocodile) for name in gazelles]
        more["arrows"] = (*there, *back)
    if selected:
        more["selected"] = selected.partition(":")[2]
    if given is not None:
        named = {each.name: getattr(given, each.name) for each in fields(Marks)}
        more |= {name: value for name, value in named.items() if value}
    return replace(marks, **more)  # type: ignore[arg-type]


def buttons_of(game: Game, home: Game | None, *, language: str) -> tuple[Button, ...]:
    """Return the buttons below the board; with a ``home`` to go back to, that one for redo."""
    buttons = [_button("undo", language, game.can_undo)]
    if home is None:
        buttons.append(_button("redo", language, game.can_redo))
    else:
        moved = game.position != home.position or len(game.steps) != len(home.steps)
        buttons.append(_button("reset", language, moved))
    if game.phase == Phase.SWAP:
        buttons.insert(0, _button("stay", language, True, primary=True))
    return tuple(buttons)


@cache
def _button(name: str, language: str, enabled: bool, primary: bool = False) -> Button:
    hint = phrase(f"{name}-hint", language)
    return Button(name, phrase(name, language), enabled, hint, primary)
