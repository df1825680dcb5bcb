"""The score sheet beside a board, as plain data: score, log, texts, the form for a new game.

Every text in it is plain text; whoever shows it must not read it as HTML.
"""

from dataclasses import Field
from functools import cache, lru_cache
from typing import Any

from ...explain import phrase
from ...record import Step
from ...zebres.board import BOARDS, CLASSIC
from ...zebres.game import Game
from ...zebres.rules import Phase, Player, Position, Rules, Species
from ...zebres.telling.scoring import standing
from ...zebres.text.notation import format_action
from ...zebres.variant import limits, ruled_fields
from ..fields import check_field, language_words, number_field, select_field
from .controller import Controller

_HEADINGS = ("territory", "counts", "owner", "points")
_WORDS = (
    "copied", "copy", "copy-game-hint", "copy-position-hint", "choose-rules", "game-text", "load",
    "load-game-hint", "load-position-hint", "log", "log-empty", "newest-first", "no-answer",
    "position", "position-and-game-hint", "start", "texts",
)  # fmt: skip


class ScoreSheet:
    """Keeps the score and the log of a game, and takes texts, new rules and another language.

    What was said of an action once is not made again.
    """

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self._entries: dict[tuple[int, Step[Position]], dict[str, Any]] = {}
        self._entries_of: tuple[Rules, str] | None = None

    def state(self) -> dict[str, Any]:
        """Return everything beside the board as JSON: score, log, texts, form, words."""
        game, language = self.controller.game, self.controller.language
        return {
            "score": score_table(game, language),
            "turns": self._log(),
            "texts": {"position": str(game.position), "game": game.to_text()},
            "form": new_game_form(game.rules, Player(game.start.player), language),
            "words": _words(language),
        }

    def _log(self) -> list[dict[str, Any]]:
        """Return every action so far, the first one first, with the sentences of its events."""
        controller = self.controller
        rules = controller.game.rules
        if self._entries_of != (rules, controller.language):
            self._entries.clear()
            self._entries_of = (rules, controller.language)
        log = []
        for key in enumerate(controller.game.steps, start=1):
            if key not in self._entries:
                number, step = key
                self._entries[key] = {
                    "number": number,
                    "player": Player(step.before.player).name.lower(),
                    "action": format_action(rules.board, step.action),
                    "notes": [note.as_json() for note in controller.notes(step)],
                }
            log.append(self._entries[key])
        return log

    def handle(self, message: Any) -> None:
        """Do what a message of the page asks for; what cannot be done is told on the board."""
        match message:
            case {"type": "new-game", "fields": dict(fields)}:
                self.controller.new_game(settings_of(fields))
            case {"type": "paste", "text": str(text)}:
                self.controller.paste(text)
            case {"type": "language", "language": str(language)}:
                self.controller.set_language(language)
            case _:
                self.controller.fail(ValueError(f"not a message of the panel: {message!r}"))


@cache
def _words(language: str) -> dict[str, Any]:
    return {
        **language_words(language),
        **{name: phrase(name, language) for name in _WORDS},
    }


def score_table(game: Game, language: str) -> dict[str, Any]:
    """Return the score as if the game ended now: headings, a row a territory, bonus and totals."""
    rules, position, words = game.rules, game.position, _score_words(language)
    now = standing(rules, Position(*position))
    rows = []
    for letter, mask, owner, points in zip(
        rules.board.territory_letters, rules.territories, now.owners, now.points, strict=True
    ):
        hidden = (mask & position.hidden).bit_count()
        rows.append(
            {
                "name": letter,
                "owner": owner.name.lower(),
                "owner-name": words[owner],
                "white": (mask & position.white).bit_count(),
                "green": (mask & position.green).bit_count(),
                "squares": mask.bit_count(),
                "hidden": phrase("hidden-tokens", language, count=hidden) if hidden else "",
                "points": points,
            }
        )
    holder = Player(position.inauguration)
    return {
        "title": words["final-score" if position.phase == Phase.OVER else "score"],
        "headings": [words[name] for name in _HEADINGS],
        "rows": rows,
        "bonus": {
            "name": words["bonus"],
            "owner": holder.name.lower(),
            "owner-name": words[holder],
            "points": rules.inauguration_points if holder != Player.NOBODY else 0,
        },
        "totals": [
            {"owner": player.name.lower(), "name": words[player], "points": now.totals[player]}
            for player in (Player.WHITE, Player.GREEN)
        ],
    }


@cache
def _score_words(language: str) -> dict[object, str]:
    names = ("final-score", "score", "bonus", *_HEADINGS)
    return {
        Player.NOBODY: "–",
        Player.WHITE: phrase("player", language, player=Player.WHITE),
        Player.GREEN: phrase("player", language, player=Player.GREEN),
        **{name: phrase(name, language) for name in names},
    }


_NOT_IN_FORM = ("counts",)
"""Hands stay as they are: they fill the boards that a form offers."""


@lru_cache(maxsize=16)
def new_game_form(rules: Rules, first: Player, language: str) -> list[dict[str, Any]]:
    """Return the fields of the form for a new game, filled in with these rules."""
    known = rules.board.name if BOARDS.get(rules.board.name) == rules.board else ""
    boards = [(name, phrase(f"board-{name}", language)) for name in BOARDS]
    players = [
        (player.name.lower(), phrase("player", language, player=player))
        for player in (Player.WHITE, Player.GREEN)
    ]

    def ruled(each: Field[Any]) -> dict[str, Any]:
        value = getattr(rules, each.name)
        if isinstance(value, bool):
            return check_field(each.name, label(each.name), value)
        least, most = limits(each.name, CLASSIC)
        if isinstance(value, int):
            return number_field(each.name, label(each.name), value, least, most)
        return {
            "name": each.name,
            "type": "numbers",
            "label": label(each.name),
            "value": list(value),
            "parts": [phrase("species", language, species=species) for species in Species],
            "least": least,
            "most": most,
        }

    def label(name: str) -> str:
        return phrase(f"field-{name}", language)

    return [
        select_field(
            "board", label("board"), known, [*boards, ("", phrase("board-own", language))]
        ),
        {
            "name": "map",
            "type": "map",
            "label": phrase("own-map", language),
            "value": rules.board.to_ascii(),
            "shown-if": ["board", ""],
        },
        select_field("first_player", phrase("first-player", language), first.name.lower(), players),
        *(ruled(each) for each in ruled_fields() if each.name not in _NOT_IN_FORM),
    ]


def settings_of(fields: dict[str, Any]) -> dict[str, Any]:
    """Return what the form was filled in with, as :meth:`Controller.new_game` takes it."""
    settings = dict(fields)
    own_map = settings.pop("map", "")
    if settings.get("board") == "":
        settings["board"] = own_map
    if "values" in settings:
        settings["values"] = tuple(settings["values"])
    return settings
