"""The race track: a lane a player, from Start past the finish line, and everybody's crowns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ...explain import phrase
from ...record import Step
from ...svg import language_of, line_of_text, number, rect
from ..position import Phase
from ..race import RaceState
from ..variant import RaceRules
from .animals import Pictures, figure

_WIDTH = 470.0
_LEFT = 54.0
_FINISH = 330.0
_LANE = 62.0
_MOST_TICKS = 60


@dataclass(frozen=True)
class Pawn:
    """One player in the race.

    Attributes
    ----------
    player
        The player's name.
    animal
        The favourite animal.
    spaces, crowns
        Spaces moved so far, and crowns.
    before
        Spaces before the last turn; its steps are drawn as a trail. None: no trail.
    """

    player: str
    animal: str
    spaces: int
    crowns: int
    before: int | None = None


@dataclass(frozen=True)
class Track:
    """What the picture of the race shows: the deck's animals, how long it is, and who runs.

    Raises ``ValueError`` when built, for a length below 1, no pawn, a favourite that the deck has
    not, or a pawn behind Start.
    """

    animals: Sequence[str]
    length: int
    pawns: Sequence[Pawn]

    def __post_init__(self) -> None:
        if self.length < 1:
            raise ValueError(f"length: {self.length} spaces; at least 1 is right")
        if not self.pawns:
            raise ValueError("pawns: none; a race has at least one")
        for pawn in self.pawns:
            if pawn.animal not in self.animals:
                raise ValueError(f"pawns: {pawn.animal!r} is not one of {', '.join(self.animals)}")
            if pawn.spaces < 0 or pawn.crowns < 0:
                raise ValueError(f"pawns: {pawn.player} has less than nothing")


class RaceGame(Protocol):
    """What a track is drawn of: rules, a state of the race, and the steps that led there."""

    @property
    def rules(self) -> RaceRules:
        """The rules, with the deck."""

    @property
    def state(self) -> RaceState:
        """Where it stands."""

    @property
    def steps(self) -> Sequence[Step[RaceState]]:
        """Every action so far with the states before and after it."""


def track_of(race: RaceGame, names: Sequence[str] = (), *, language: str = "en") -> Track:
    """Return the track of a race, with the steps of the last line-ups as trails.

    ``names`` are what the players are called, in the order of their seats; players without one are
    numbered. Raises :class:`~zebres_lib.explain.LanguageError` for an unknown language.
    """
    language = language_of(language)
    rules = race.rules
    numbered = [phrase("zoo-player", language, player=seat + 1) for seat in range(rules.players)]
    called = [*names, *numbered[len(names) :]]
    before = _before(race)
    spaces, crowns = race.state.spaces, race.state.crowns
    return Track(
        rules.deck.animals,
        rules.track_length,
        tuple(
            Pawn(called[seat], favourite, spaces[seat], crowns[seat], before[seat])
            for seat, favourite in enumerate(rules.favourites)
        ),
    )


def _before(race: RaceGame) -> Sequence[int]:
    """Return where the pawns stood before the line-ups that were played last."""
    for step in reversed(race.steps):
        if step.before.phase == Phase.LINE_UP and step.after.phase != Phase.LINE_UP:
            return step.before.spaces
    return race.state.spaces


def pawn_words(pawn: Pawn, track: Track, name: str, language: str) -> str:
    """Return who runs, how far, with how many crowns."""
    said = phrase(
        "zoo-pawn",
        language,
        player=pawn.player,
        animal=name,
        spaces=pawn.spaces,
        crowns=pawn.crowns,
    )
    if pawn.spaces >= track.length:
        return phrase("zoo-pawn-finished", language, pawn=said)
    return said


def track_svg(
    track: Track,
    *,
    language: str = "en",
    picture_id: str = "track",
    theme: str = "auto",
) -> str:
    """Return the race track with a lane a player, spaces counted from Start.

    Raises ``ValueError`` for an unknown language or theme or a bad ``picture_id``.
    """
    pictures = Pictures(picture_id, track.animals, language)
    language = pictures.language
    top = 32.0
    height = top + len(track.pawns) * _LANE + 12
    layers = [
        rect("page", 0.75, 0.75, _WIDTH - 1.5, height - 1.5, 14),
        line_of_text("ink left", 14, 22, 14, phrase("zoo-start", language)),
        line_of_text("ink", _FINISH + 4, 22, 14, phrase("zoo-finish", language)),
    ]
    for lane, pawn in enumerate(track.pawns):
        layers += _lane(track, pawn, lane, top + lane * _LANE, pictures)
    layers.append(_finish_line(top, len(track.pawns) * _LANE))
    layers.append(rect("rim", 12, top, _WIDTH - 24, len(track.pawns) * _LANE, 8))
    for lane, pawn in enumerate(track.pawns):
        layers += _pawn(track, pawn, top + lane * _LANE, pictures)
    said = [pawn_words(pawn, track, pictures.names[pawn.animal], language) for pawn in track.pawns]
    title = phrase("zoo-track-title", language, length=track.length)
    return pictures.framed(theme, (_WIDTH, height), title, said, layers)


def _where(track: Track, spaces: int) -> float:
    """Return where a pawn stands: on its space, or beyond the line, further the further."""
    if spaces < track.length:
        return _LEFT + (_FINISH - _LEFT) * spaces / track.length - 10
    return _FINISH + 36 + min(spaces - track.length, 8) * 2.6


def _lane(track: Track, pawn: Pawn, lane: int, y: float, pictures: Pictures) -> list[str]:
    parts = [
        f'<rect class="lane-{lane % 2}" x="12" y="{number(y)}" width="{number(_WIDTH - 24)}" '
        f'height="{number(_LANE)}"/>'
    ]
    if track.length <= _MOST_TICKS:
        step = (_FINISH - _LEFT) / track.length
        ticks = "".join(
            f"M{number(_LEFT + step * k)} {number(y + _LANE - (11 if k % 5 else 18))}V"
            f"{number(y + _LANE)}"
            for k in range(track.length)
        )
        parts.append(f'<path class="chalk" d="{ticks}"/>')
    parts.append(line_of_text("ink left", 20, y + 15, 13, pawn.player))
    parts.append(figure("crown", _WIDTH - 44, y + 32))
    parts.append(line_of_text("ink left", _WIDTH - 30, y + 38, 17, str(pawn.crowns)))
    return parts


def _finish_line(top: float, height: float) -> str:
    rows = round(height / 7.75)
    size = height / rows
    squares = []
    for row in range(rows):
        for column in range(2):
            name = "finish-a" if (row + column) % 2 else "finish-b"
            squares.append(
                f'<rect class="{name}" x="{number(_FINISH + (column - 1) * size)}" '
                f'y="{number(top + row * size)}" width="{number(size)}" height="{number(size)}"/>'
            )
    return "".join(squares)


def _pawn(track: Track, pawn: Pawn, y: float, pictures: Pictures) -> list[str]:
    x, middle = _where(track, pawn.spaces), y + 38
    parts = []
    if pawn.before is not None and pawn.before < pawn.spaces:
        start = _where(track, pawn.before)
        parts.append(
            f'<path class="trail" d="M{number(start)} {number(middle)}H{number(x)}"/>'
            f'<circle class="slot" cx="{number(start)}" cy="{number(middle)}" r="6"/>'
        )
    # The animals face left; in a race they run to the right.
    parts.append(
        rect(f"{pictures.tint(pawn.animal)} token", x - 27, middle - 18, 54, 36, 16)
        + f'<g transform="translate({number(x)} {number(middle)}) scale(-1 1)">'
        f"{pictures.use(pawn.animal, 0, 0.5, 0.47)}</g>"
    )
    parts.append(
        f'<circle class="stone" cx="{number(x)}" cy="{number(middle + 15)}" r="8.5"/>'
        + line_of_text("ink", x, middle + 19, 11, str(pawn.spaces))
    )
    return parts
