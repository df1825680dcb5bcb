"""What stands beside the board of a game against the computer, as plain data."""

from typing import Any

from ...explain import phrase
from ...zebres.computer import levels
from ...zebres.computer.analysis import TurnReview
from ...zebres.rules import Player
from ..boards.score_sheet import ScoreSheet
from .chart import chart_address
from .controller import ComputerController

BAR_POINTS = 40
"""A lead of so many points fills the evaluation bar; most games end within."""

_WORDS = ("evaluation", "opponent", "review-title", "show-turn", "scroll-table")


class ComputerSheet(ScoreSheet):
    """The score sheet of a game against the computer: also bar, hint, settings and review."""

    def __init__(self, controller: ComputerController) -> None:
        super().__init__(controller)
        self._computer = controller

    def state(self) -> dict[str, Any]:
        """Return everything beside the board as JSON."""
        return super().state() | {"computer": computer_state(self._computer)}

    def handle(self, message: Any) -> None:
        """Do what a message of the page asks for."""
        match message:
            case {"type": "shown"}:
                self._computer.wake()
            case {"type": "setting", "name": str(name), "value": value}:
                self._computer.set_option(name, value)
            case {"type": "show-turn", "number": int(number)}:
                self._computer.show_turn(number)
            case _:
                super().handle(message)


def computer_state(controller: ComputerController) -> dict[str, Any]:
    """Return the bar, the settings, the hint, the branch and the review as JSON.

    Every text in it is plain text; whoever shows it must not read it as HTML.
    """
    language = controller.language
    return {
        "settings": _settings(controller),
        "bar": _bar(controller) if controller.evaluation else None,
        "note": _note(controller),
        "branch": phrase("computer-branch-note", language) if controller.in_branch else "",
        "hint": _hint(controller),
        "review": _review(controller),
        "words": {name: phrase(f"computer-{name}", language) for name in _WORDS},
    }


def _settings(controller: ComputerController) -> list[dict[str, Any]]:
    language = controller.language

    def field(name: str, kind: str, value: object, **more: object) -> dict[str, Any]:
        label = phrase(f"computer-field-{name}", language)
        return {"name": name, "type": kind, "label": label, "value": value, **more}

    sides = [
        [player.name.lower(), phrase("player", language, player=player)]
        for player in (Player.WHITE, Player.GREEN)
    ]
    names = [[name, levels.level(name).title(language)] for name in levels.names()]
    return [
        field(
            "level", "select", controller.opponent.name,
            options=names, text=controller.opponent.description(language),
        ),
        field("human", "select", controller.human.name.lower(), options=sides),
        field("hints", "check", controller.hints),
        field("evaluation", "check", controller.evaluation),
    ]  # fmt: skip


def _leader(value: float) -> tuple[Player, int]:
    points = round(value)
    return Player.WHITE if points > 0 else Player.GREEN if points < 0 else Player.NOBODY, abs(
        points
    )


def _bar(controller: ComputerController) -> dict[str, Any]:
    language, known = controller.language, controller.standing
    # Until the next value is known the one before stays, so that nothing flickers at every turn.
    is_old = known is None and (controller.is_thinking or controller.is_looking)
    known = controller.last_standing if is_old else known
    if known is None:
        text = phrase("computer-standing-unknown", language)
        return {"value": None, "share": 0.5, "text": text, "short": "…", "exact": False}
    value, exact = known
    leader, points = _leader(value)
    given: dict[str, object] = {"player": leader, "points": points, "exact": exact}
    over = controller.game.is_over
    key = "computer-standing-over" if over else "computer-standing"
    text = phrase(key, language, **given)
    return {
        "value": round(value),
        "most": BAR_POINTS,
        "share": 0.5 + max(-0.5, min(0.5, value / (2 * BAR_POINTS))),
        "text": phrase("computer-standing-old", language, text=text) if is_old else text,
        "short": phrase("computer-standing-short", language, **given),
        "exact": exact,
    }


def _note(controller: ComputerController) -> str:
    language = controller.language
    if controller.is_compiling:
        return phrase("computer-compiling", language)
    if controller.progress is not None:
        done, count = controller.progress
        return phrase("computer-reviewing", language, done=done, count=count)
    return ""


def _hint(controller: ComputerController) -> dict[str, Any] | None:
    if not controller.is_advised:
        return None
    language, found, player = controller.language, controller.hint, controller.game.player
    sentences = [phrase("computer-hint-coming", language)]
    if found is not None:
        sentences = list(found.told(language))
    return {
        "title": phrase("computer-hint-title", language, player=player),
        "sentences": sentences,
        "legend": phrase("computer-arrows", language) if found is not None else "",
    }


# --- the review ---------------------------------------------------------------------------------


def _review(controller: ComputerController) -> dict[str, Any] | None:
    review, reviewed = controller.review, controller.reviewed
    # A game that was taken back and played on is another game.
    if review is None or reviewed is None or reviewed.steps != controller.played.steps:
        return None
    language = controller.language
    headings = ("turn", "played", "value", "better", "lost")
    points = set(review.turning_points)
    return {
        "title": phrase("computer-review-title", language),
        "picture": chart_address(review, language),
        "alt": phrase("computer-chart-alt", language),
        "sentences": list(review.told(language)),
        "caption": phrase("computer-review-caption", language),
        "headings": [phrase(f"computer-review-{name}", language) for name in headings],
        "rows": [_row(turn, turn in points, language) for turn in review.turns],
    }


def _row(turn: TurnReview, is_point: bool, language: str) -> dict[str, Any]:
    leader, points = _leader(turn.value)
    given: dict[str, object] = {"player": leader, "points": points, "exact": turn.exact}
    lost = round(turn.loss)
    label = phrase(
        "computer-show-turn-label", language,
        number=turn.number, player=turn.player, turn=turn.turn,
    )  # fmt: skip
    return {
        "number": turn.number,
        "player": turn.player.name.lower(),
        "player-name": phrase("player", language, player=turn.player),
        "turn": turn.turn,
        "value": phrase("computer-standing-short", language, **given),
        "best": turn.best if turn.best != turn.turn and lost else "",
        "lost": phrase("computer-lost", language, points=lost, exact=turn.is_sure) if lost else "",
        "point": is_point,
        "label": label,
    }
