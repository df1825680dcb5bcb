"""The figures of Zoo Run, exact and by chance: ``python -m zebres_lib.zoo_run.figures``.

Every simulated figure stands with its 95 % interval, and every exact one beside a simulated one
that did not look at it. All depend on the deck.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..estimates import Estimate, mean, share
from ..explain import LANGUAGES, phrase
from ..explain.numbers import number
from .cards import DECKS, RECONSTRUCTED, Deck
from .drawing.spoken import animal_name, deck_name
from .exact.hands import hand_distribution, hint
from .exact.races import race_spaces
from .simulation.simulate import simulate_free_the_animals, simulate_hands, simulate_race
from .variant import PATH_TOKENS

if TYPE_CHECKING:
    import pandas as pd

TEAMS = ("independent", "team", "foresight")
KEEPERS = ("random", "best", "seen")
FREE_GAMES = {1: 200_000, 2: 200_000, 3: 200_000, 4: 100_000, 5: 50_000}
"""Games of a cell by number of players; longer ones with more players take longer to play."""
RACE_GAMES = 100_000
SLOW_GAMES = 20_000
"""Races of a cell where cards in sight are counted at every turn."""
HANDS = 200_000


def deck_figures(deck: Deck = RECONSTRUCTED) -> "pd.DataFrame":
    """Return what the hint of the deck rests on (``lineup.hint``): one row.

    Columns: ``holds``; ``counterexamples`` (hands of three that make nothing); ``matching_pairs``
    of ``pairs``; ``needed_pairs`` (the fewest with which the hint can hold).
    """
    import pandas as pd

    found = hint(deck)
    return pd.DataFrame(
        {
            "holds": [found.holds],
            "counterexamples": [len(found.counterexamples)],
            "matching_pairs": [found.matching_pairs],
            "pairs": [found.pairs],
            "needed_pairs": [found.needed_pairs],
        }
    )


def hand_figures(
    deck: Deck = RECONSTRUCTED,
    sizes: Sequence[int] = (3, 4),
    *,
    hands: int = HANDS,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how many animals the best line-up of a hand makes, exactly and by chance.

    Columns: ``cards`` of the hand, ``animals``, ``hands`` (of all that make so many), ``exact``
    (their share), and ``simulated`` with its interval ``low`` to ``high`` from ``n`` hands.
    """
    import pandas as pd

    rows = []
    for cards in sizes:
        drawn = simulate_hands(hands, cards, deck=deck, seed=seed, workers=workers)["best"]
        for one in hand_distribution(deck, cards).itertuples():
            found = share(int((drawn == one.animals).sum()), hands)
            rows.append((cards, one.animals, one.hands, one.probability, *_interval(found)))
    return pd.DataFrame(rows, columns=["cards", "animals", "hands", "exact", *_SIMULATED])


def mean_figures(
    deck: Deck = RECONSTRUCTED,
    sizes: Sequence[int] = (3, 4),
    *,
    hands: int = HANDS,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return the mean number of animals of the best line-up of a hand, exactly and by chance.

    Columns: ``cards``; ``exact``; ``simulated`` with ``low``, ``high``, ``n``.
    """
    import pandas as pd

    rows = []
    for cards in sizes:
        drawn = simulate_hands(hands, cards, deck=deck, seed=seed, workers=workers)["best"]
        exact = hand_distribution(deck, cards)
        value = float((exact["animals"] * exact["probability"]).sum())
        rows.append((cards, value, *_interval(mean(drawn))))
    return pd.DataFrame(rows, columns=["cards", "exact", *_SIMULATED])


def turn_figures(
    deck: Deck = RECONSTRUCTED, *, hands: int = HANDS, seed: int = 0, workers: int | None = None
) -> "pd.DataFrame":
    """Return the spaces of one turn of the race for each favourite, exactly and by chance.

    Columns: ``favourite``; ``exact`` (mean spaces); ``simulated`` with ``low``, ``high``, ``n``.
    """
    import pandas as pd

    drawn = simulate_hands(hands, 4, deck=deck, seed=seed, workers=workers)
    exact = race_spaces(deck)
    rows = []
    for animal in deck.animals:
        one = exact[exact["favourite"] == animal]
        value = float((one["spaces"] * one["probability"]).sum())
        rows.append((animal, value, *_interval(mean(drawn[f"spaces_{animal}"]))))
    return pd.DataFrame(rows, columns=["favourite", "exact", *_SIMULATED])


def two_turn_figures(
    deck: Deck = RECONSTRUCTED,
    *,
    games: int = RACE_GAMES,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how likely a pawn passes the line in its second turn, exactly and in races of two.

    The track is one space longer than any first turn takes a pawn; the deck needs 14 cards, so that
    the pile lasts. Columns: ``favourite``, ``track``, ``exact`` (probability), ``simulated`` with
    ``low``, ``high``, ``n``.
    """
    import pandas as pd

    track = int(race_spaces(deck)["spaces"].max()) + 1
    exact = race_spaces(deck, turns=2)
    table = simulate_race(games, 2, deck=deck, track_length=track, seed=seed, workers=workers)
    rows = []
    for animal in deck.animals:
        one = exact[(exact["favourite"] == animal) & (exact["spaces"] >= track)]
        passed, races = 0, 0
        for seat in (1, 2):
            theirs = table[table[f"favourite_{seat}"] == animal]
            races += len(theirs)
            passed += int(((theirs["turns"] == 2) & (theirs[f"spaces_{seat}"] >= track)).sum())
        found = share(passed, races)
        rows.append((animal, track, float(one["probability"].sum()), *_interval(found)))
    return pd.DataFrame(rows, columns=["favourite", "track", "exact", *_SIMULATED])


def free_figures(
    deck: Deck = RECONSTRUCTED,
    teams: Sequence[str] = TEAMS,
    *,
    games: Callable[[int], int] = FREE_GAMES.__getitem__,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how likely all animals are freed, by team and number of players (``free.verdict``).

    ``games`` tells how many games to play with a number of players. Columns: ``team``, ``players``;
    the share of games won as ``simulated`` with ``low``, ``high``, ``n``; ``remaining`` (mean
    animals left).
    """
    import pandas as pd

    rows = []
    for team in teams:
        for players in range(1, min(5, len(deck) // 3) + 1):
            table = simulate_free_the_animals(
                games(players), players, team=team, deck=deck, seed=seed, workers=workers
            )
            rows.append((team, players, *_won(table), float(table["remaining"].mean())))
    return pd.DataFrame(rows, columns=["team", "players", *_SIMULATED, "remaining"])


def path_figures(
    deck: Deck = RECONSTRUCTED,
    players: int = 2,
    *,
    team: str = "team",
    games: int = FREE_GAMES[2],
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how likely all animals are freed with a path token less or more (``free.keeper``).

    Columns: ``players``, ``team``, ``path_tokens``; the share of games won as ``simulated`` with
    ``low``, ``high``, ``n``.
    """
    import pandas as pd

    rows = []
    for path in range(PATH_TOKENS[players] - 1, PATH_TOKENS[players] + 2):
        table = simulate_free_the_animals(
            games, players, team=team, deck=deck, path_tokens=path, seed=seed, workers=workers
        )
        rows.append((players, team, path, *_won(table)))
    return pd.DataFrame(rows, columns=["players", "team", "path_tokens", *_SIMULATED])


def race_figures(
    deck: Deck = RECONSTRUCTED,
    keepers: Sequence[str] = KEEPERS,
    *,
    track_length: int = 20,
    games: Callable[[str], int] | None = None,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how races go, by kept card and number of players.

    ``games`` tells how many races to play with a way to keep cards. Columns: ``keep``, ``players``;
    ``quantity``: ``turns`` (mean), ``together`` (share of races in which two or more finish),
    ``shared`` (share of shared victories); ``simulated`` with ``low``, ``high``, ``n``.
    """
    import pandas as pd

    rows = []
    for keep in keepers:
        number = games(keep) if games is not None else race_games(keep)
        for players in range(2, min(5, len(deck.animals), len(deck) // 4) + 1):
            table = simulate_race(
                number, players, keep=keep, deck=deck, track_length=track_length,
                seed=seed, workers=workers,
            )  # fmt: skip
            found = {
                "turns": mean(table["turns"]),
                "together": share(int((table["finishers"] > 1).sum()), number),
                "shared": share(int(table["shared"].sum()), number),
            }
            rows += [(keep, players, name, *_interval(one)) for name, one in found.items()]
    return pd.DataFrame(rows, columns=["keep", "players", "quantity", *_SIMULATED])


def keep_figures(
    deck: Deck = RECONSTRUCTED,
    *,
    players: int = 3,
    games: int = SLOW_GAMES,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return what a way to keep cards is worth to one who alone has it; the others keep the best.

    A shared victory counts for each who shares it by their part. The player sits in the last seat,
    who knows most of what others keep. Columns: ``keep``, ``players``; ``simulated`` (mean
    victories of that player) with ``low``, ``high``, ``n``.
    """
    import pandas as pd

    rows = []
    for keep in KEEPERS:
        table = simulate_race(
            games, players, keep=["best"] * (players - 1) + [keep], deck=deck, seed=seed,
            workers=workers,
        )  # fmt: skip
        parts = table[f"won_{players}"] / table["winners"]
        rows.append((keep, players, *_interval(mean(parts))))
    return pd.DataFrame(rows, columns=["keep", "players", *_SIMULATED])


def favourite_figures(
    deck: Deck = RECONSTRUCTED,
    *,
    players: int = 3,
    games: int = RACE_GAMES,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how often each favourite wins, favourites drawn for each race (``race.setup``).

    A shared victory counts for each who shares it by their part. Columns: ``favourite``,
    ``players``; ``simulated`` (mean victories) with ``low``, ``high``, ``n``.
    """
    import numpy as np
    import pandas as pd

    table = simulate_race(games, players, deck=deck, seed=seed, workers=workers)
    seats = range(1, players + 1)
    favourites = np.concatenate([table[f"favourite_{seat}"].astype(str) for seat in seats])
    parts = np.concatenate([table[f"won_{seat}"] / table["winners"] for seat in seats])
    rows = [
        (animal, players, *_interval(mean(parts[favourites == animal]))) for animal in deck.animals
    ]
    return pd.DataFrame(rows, columns=["favourite", "players", *_SIMULATED])


def track_figures(
    deck: Deck = RECONSTRUCTED,
    tracks: Sequence[int] = (10, 15, 20, 25, 30),
    *,
    players: int = 3,
    games: int = RACE_GAMES,
    seed: int = 0,
    workers: int | None = None,
) -> "pd.DataFrame":
    """Return how the length of the track matters; columns as in :func:`race_figures`.

    In place of ``keep`` there is ``track_length``; cards are kept by the best mean.
    """
    import pandas as pd

    rows = []
    for track in tracks:
        table = simulate_race(
            games, players, deck=deck, track_length=track, seed=seed, workers=workers
        )
        rows.append((track, players, "turns", *_interval(mean(table["turns"]))))
        rows.append(
            (track, players, "shared", *_interval(share(int(table["shared"].sum()), games)))
        )
    return pd.DataFrame(rows, columns=["track_length", "players", "quantity", *_SIMULATED])


def race_games(keep: str) -> int:
    """Return how many races a cell rests on, for a way to keep cards."""
    return SLOW_GAMES if keep == "seen" else RACE_GAMES


_SIMULATED = ("simulated", "low", "high", "n")


def _interval(found: Estimate) -> tuple[float, float, float, int]:
    return found.value, found.low, found.high, found.n


def _won(table: "pd.DataFrame") -> tuple[float, float, float, int]:
    return _interval(share(int((table["remaining"] == 0).sum()), len(table)))


def sections(
    deck: Deck, *, part: float = 1.0, seed: int = 0, workers: int | None = None
) -> Iterator[tuple[str, "pd.DataFrame"]]:
    """Yield key and table of all figures, playing ``part`` of the usual number of games."""

    def games(number: int) -> int:
        return max(100, round(part * number))

    hands, races = games(HANDS), games(RACE_GAMES)
    yield "hint", deck_figures(deck)
    yield (
        "hands",
        hand_figures(deck, hands=hands, seed=seed, workers=workers),
    )
    yield (
        "mean",
        mean_figures(deck, hands=hands, seed=seed, workers=workers),
    )
    yield (
        "turn",
        turn_figures(deck, hands=hands, seed=seed, workers=workers),
    )
    if len(deck) >= 14:
        yield (
            "two-turns",
            two_turn_figures(deck, games=races, seed=seed, workers=workers),
        )
    yield (
        "free",
        free_figures(deck, games=lambda n: games(FREE_GAMES[n]), seed=seed, workers=workers),
    )
    yield (
        "path",
        path_figures(deck, games=games(FREE_GAMES[2]), seed=seed, workers=workers),
    )
    yield (
        "race",
        race_figures(deck, games=lambda keep: games(race_games(keep)), seed=seed, workers=workers),
    )
    yield (
        "keep",
        keep_figures(deck, games=games(SLOW_GAMES), seed=seed, workers=workers),
    )
    yield (
        "favourite",
        favourite_figures(deck, games=races, seed=seed, workers=workers),
    )
    yield (
        "track",
        track_figures(deck, games=races, seed=seed, workers=workers),
    )


def printed(table: "pd.DataFrame", language: str = "en") -> str:
    """Return a table as text, its headings and names in a language."""

    def told(kind: str, name: str) -> str:
        return phrase(f"figures-{kind}-{name.replace('_', '-')}", language)

    shown = table.copy()
    for column in table.columns.intersection(["team", "keep", "quantity"]):
        shown[column] = [told(column, name) for name in table[column]]
    if "favourite" in table:
        shown["favourite"] = [animal_name(name, language) for name in table["favourite"]]
    if "holds" in table:
        shown["holds"] = [told("holds", str(holds).lower()) for holds in table["holds"]]
    shown.columns = [told("column", name) for name in table.columns]
    return shown.to_string(index=False, float_format=lambda value: number(value, 4, language))


def main(words: Sequence[str] | None = None) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Print the figures of Zoo Run.")
    parser.add_argument("--deck", default=RECONSTRUCTED.name, help="name of a deck, or a CSV file")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--part", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    options = parser.parse_args(words)
    deck = DECKS[options.deck] if options.deck in DECKS else Deck.from_csv(options.deck)
    part = options.part * (0.1 if options.quick else 1.0)
    language = options.language
    print(phrase("figures-deck", language, deck=deck_name(deck.name, language)))
    for key, table in sections(deck, part=part, seed=options.seed, workers=options.workers):
        print(f"\n{phrase(f'figures-{key}', language)}")
        print(printed(table, language), flush=True)


if __name__ == "__main__":
    main()
