"""Who is measured: one entrant a row of the table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entrant:
    """A program that plays random games, in one way of using it.

    Attributes
    ----------
    name
        The row's first column.
    games
        The module beside ``worker.py`` whose ``Player`` plays the games.
    package
        Whose interpreter runs it, as named by ``--python``.
    game
        What is played.
    one_core
        Held to one core, or free to use all of them.
    """

    name: str
    games: str
    package: str
    game: str
    one_core: bool


CONNECT_FOUR = "Connect Four"

OURS = Entrant("zebres-lab, `simulate`", "games_zebres", "zebres", "Drôles de Zèbres", True)
PEERS = (
    Entrant("OpenSpiel, loop in Python", "games_open_spiel", "open_spiel", CONNECT_FOUR, True),
    Entrant("OpenSpiel, loop in C++", "games_open_spiel_cpp", "open_spiel", CONNECT_FOUR, True),
    Entrant("pgx, one core", "games_pgx", "pgx", CONNECT_FOUR, True),
    Entrant("pgx, all cores", "games_pgx", "pgx", CONNECT_FOUR, False),
)
ENTRANTS = (OURS, *PEERS)
PACKAGES = ("zebres", "open_spiel", "pgx")
