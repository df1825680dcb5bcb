"""What stands beside the board in a play panel, as plain data: score, log, texts, new game."""

from collections.abc import Iterator
from typing import Any

from ...explain import LANGUAGES, phrase
from ...zebres.board import BOARDS
from ...zebres.game import Game
from ...zebres.rules import Phase, Player, Rules, Species, territory_owner, territory_points
from ...zebres.text.notation import format_action
from .controller import Controller

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}


def side_state(controller: Controller) -> dict[str, Any]:
    """Return everything beside the board as JSON: score, log, texts, form, words.

    Every text in it is plain text; whoever shows it must not read it as HTML.
    """
    game, language = controller.game, controller.language
    return {
        "score": score_table(game, language),
        "log": list(log_entries(controller)),
        "texts": {"position": str(game.position), "game": game.to_text()},
        "form": new_game_form(game.rules, Player(game.start.player), language),
        "words": {
            "language": language,
            "languages": [[code, LANGUAGE_NAMES.get(code, code)] for code in LANGUAGES],
            **{
                name: phrase(name, language)
                for name in (
                    "copied",
                    "copy",
                    "copy-game-hint",
                    "copy-position-hint",
                    "choose-rules",
                    "game-text",
                    "load",
                    "load-game-hint",
                    "load-position-hint",
                    "log",
                    "log-empty",
                    "newest-first",
                    "no-answer",
                    "position",
                    "position-and-game-hint",
                    "start",
                    "texts",
                )
            },
            "language-label": phrase("language", language),
        },
    }


def score_table(game: Game, language: str) -> dict[str, Any]:
    """Return the score as if the game ended now: headings, a row a territory, bonus and totals."""
    rules, position = game.rules, game.position
    names = {player: phrase("player", language, player=player) for player in Player}
    rows = []
    for letter, mask in zip(rules.board.territory_letters, rules.territories, strict=True):
        owner = Player(territory_owner(position, mask))
        hidden = (mask & position.hidden).bit_count()
        points = territory_points(rules, position, mask) if owner != Player.NOBODY else 0
        rows.append(
            {
                "name": letter,
                "owner": owner.name.lower(),
                "owner-name": names[owner] if owner != Player.NOBODY else "–",
                "white": (mask & position.white).bit_count(),
                "green": (mask & position.green).bit_count(),
                "squares": mask.bit_count(),
                "hidden": phrase("hidden-tokens", language, count=hidden) if hidden else "",
                "points": points,
            }
        )
    holder = Player(position.inauguration)
    white, green = game.scores()
    return {
        "title": phrase("final-score" if position.phase == Phase.OVER else "score", language),
        "headings": [phrase(name, language) for name in ("territory", "counts", "owner", "points")],
        "rows": rows,
        "bonus": {
            "name": phrase("bonus", language),
            "owner": holder.name.lower(),
            "owner-name": names[holder] if holder != Player.NOBODY else "–",
            "points": rules.inauguration_points if holder != Player.NOBODY else 0,
        },
        "totals": [
            {"owner": "white", "name": names[Player.WHITE], "points": white},
            {"owner": "green", "name": names[Player.GREEN], "points": green},
        ],
    }


def log_entries(controller: Controller) -> Iterator[dict[str, Any]]:
    """Yield every action so far, the first one first, with the sentences of its events."""
    game = controller.game
    for number, step in enumerate(game.steps, start=1):
        yield {
            "number": number,
            "player": Player(step.before.player).name.lower(),
            "action": format_action(game.rules.board, step.action),
            "notes": [note.as_json() for note in controller.notes_of_step(step)],
        }


def new_game_form(rules: Rules, first: Player, language: str) -> list[dict[str, Any]]:
    """Return the fields of the form for a new game, filled in with these rules."""
    known = rules.board.name if BOARDS.get(rules.board.name) == rules.board else ""
    boards = [[name, phrase(f"board-{name}", language)] for name in BOARDS]
    players = [
        [player.name.lower(), phrase("player", language, player=player)]
        for player in (Player.WHITE, Player.GREEN)
    ]

    def number(name: str, least: int, most: int) -> dict[str, Any]:
        label = phrase(f"field-{name}", language)
        value = getattr(rules, name)
        return {
            "name": name,
            "type": "number",
            "label": label,
            "value": value,
            "least": least,
            "most": most,
        }

    def check(name: str) -> dict[str, Any]:
        label = phrase(f"field-{name}", language)
        return {"name": name, "type": "check", "label": label, "value": getattr(rules, name)}

    return [
        {
            "name": "board",
            "type": "select",
            "label": phrase("field-board", language),
            "value": known,
            "options": [*boards, ["", phrase("board-own", language)]],
        },
        {
            "name": "map",
            "type": "map",
            "label": phrase("own-map", language),
            "value": rules.board.to_ascii(),
            "shown-if": ["board", ""],
        },
        {
            "name": "first_player",
            "type": "select",
            "label": phrase("first-player", language),
            "value": first.name.lower(),
            "options": players,
        },
        number("inauguration_points", 0, 99),
        number("guardian_steps", 1, 21),
        {
            "name": "values",
            "type": "numbers",
            "label": phrase("field-values", language),
            "value": list(rules.values),
            "parts": [phrase("species", language, species=species) for species in Species],
            "least": 0,
            "most": 99,
        },
        check("crocodile_chain"),
        check("hidden_gazelles_flee"),
        check("guardian_while_solo"),
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
