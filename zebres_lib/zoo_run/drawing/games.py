"""What the pictures show of a game: its enclosure or its race track as it stands."""

from collections.abc import Sequence
from typing import cast

from ...explain import phrase
from ..game import FreeTheAnimals, Race
from ..position import Phase
from ..race import RaceState
from .enclosure import Enclosure, enclosure_svg
from .frame import check_language
from .track import Pawn, Track, track_svg


def enclosure_of(game: FreeTheAnimals) -> Enclosure:
    """Return the enclosure of a game and its keeper on his path."""
    rules = game.rules
    return Enclosure(
        rules.deck.animals,
        rules.tokens,
        tuple(game.tokens.values()),
        rules.path_tokens,
        rules.path_tokens - game.path,
    )


def track_of(race: Race, names: Sequence[str] = (), *, language: str = "en") -> Track:
    """Return the track of a race, with the steps of the last line-ups as trails.

    ``names`` are what the players are called, in the order of their seats; players without one are
    numbered. Raises :class:`~zebres_lib.explain.LanguageError` for an unknown language.
    """
    check_language(language)
    rules = race.rules
    numbered = [phrase("zoo-player", language, player=seat + 1) for seat in range(rules.players)]
    called = [*names, *numbered[len(names) :]]
    before = _before(race)
    return Track(
        rules.deck.animals,
        rules.track_length,
        tuple(
            Pawn(called[seat], rules.favourites[seat], spaces, crowns, before[seat])
            for seat, (spaces, crowns) in enumerate(zip(race.spaces, race.crowns, strict=True))
        ),
    )


def game_svg(
    game: FreeTheAnimals | Race,
    *,
    language: str = "en",
    picture_id: str = "game",
    theme: str = "auto",
) -> str:
    """Return the picture of a game as it stands; errors as in the pictures it is made of.

    >>> game_svg(FreeTheAnimals(players=1)).startswith("<svg ")
    True
    """
    if isinstance(game, Race):
        track = track_of(game, language=language)
        return track_svg(track, language=language, picture_id=picture_id, theme=theme)
    enclosure = enclosure_of(game)
    return enclosure_svg(enclosure, language=language, picture_id=picture_id, theme=theme)


def _before(race: Race) -> Sequence[int]:
    """Return where the pawns stood before the line-ups that were played last."""
    for step in reversed(race.steps):
        before, after = cast(RaceState, step.before), cast(RaceState, step.after)
        if before.phase == Phase.LINE_UP and after.phase != Phase.LINE_UP:
            return before.spaces
    return race.state.spaces
