"""How strong the levels of the computer player are: each against the one below it.

Run it from the root of the project::

    python benchmarks/bench_levels.py --quick      # some minutes: fewer games, nodes for seconds
    python benchmarks/bench_levels.py              # the whole measure: an hour and more on one core
    python benchmarks/bench_levels.py --only "no mercy/greedy" --seconds 0.1 --games 50

Two games make a pair: they begin in the same position, with the guardian on a random post, and are
played with sides exchanged. Where neither player leaves anything to chance, two random turns come
first, so that the games differ. A classic game is never drawn. The interval is Wilson's of 95 %.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from zebres_lib.estimates import share
from zebres_lib.randomness import Stream
from zebres_lib.zebres import Rules, apply, is_over, score, start
from zebres_lib.zebres.computer import levels
from zebres_lib.zebres.players import Policy, random
from zebres_lib.zebres.rules import Phase, Position

OPENING_TURNS = 2
BEATS = 0.5
QUICK_NODES = 200_000


@dataclass(frozen=True)
class Match:
    """Who plays whom, how often, after how many random turns, and the share of wins to reach."""

    stronger: str
    weaker: str
    games: int
    quick: int
    aim: float

    @property
    def opening(self) -> int:
        """Random turns before the players take over."""
        by_chance = {"random", *levels.names()[:2]}
        return 0 if by_chance & {self.stronger, self.weaker} else OPENING_TURNS


MATCHES = [
    Match("greedy", "random", 2000, 400, 0.85),
    Match("no mercy", "random", 200, 20, 1.0),
    Match("no mercy", "greedy", 200, 20, 0.95),
    *(
        Match(stronger, weaker, 400, 100, BEATS)
        for weaker, stronger in zip(levels.names()[:-2], levels.names()[1:-1], strict=True)
    ),
    Match(levels.names()[-1], levels.names()[-2], 200, 40, BEATS),
]


def player(name: str, nodes: int | None, seconds: float | None) -> Policy:
    """Return a player by its name; the strongest level may get another budget."""
    if name == "random":
        return random.choose
    if name == levels.names()[-1] and (nodes or seconds):
        return levels.level(name, nodes=nodes, seconds=seconds)
    return levels.level(name)


def opening(rules: Rules, number: int, turns_played: int) -> Position:
    """Return the position in which a pair of games begins, with the guardian posted."""
    stream = Stream(number)
    position = start()
    turns = 0
    while turns <= turns_played:
        position = apply(rules, position, random.choose(rules, position, stream))
        turns += position.phase == Phase.PLACE
    return position


def play(rules: Rules, position: Position, white: Policy, green: Policy, stream: Stream) -> int:
    """Play a game to its end and return its margin, White minus Green, in points."""
    players = (white, green)
    while not is_over(position):
        chooser = players[position.player]
        position = apply(rules, position, chooser(rules, position, stream))
    points = score(rules, position)
    return points[0] - points[1]


def measure(match: Match, games: int, nodes: int | None, seconds: float | None) -> bool:
    """Play a match, print a line about it, and tell whether the stronger won what it is to win."""
    rules = Rules()
    one = player(match.stronger, nodes, seconds)
    other = player(match.weaker, nodes, seconds)
    for each in (one, other):
        if isinstance(each, levels.Level):
            each.prepare(rules)
    wins, margins = 0, 0
    begin = time.perf_counter()
    for number in range(games):
        position = opening(rules, number // 2, match.opening)
        stream = Stream(1_000_000 + number)
        if number % 2 == 0:
            margin = play(rules, position, one, other, stream)
        else:
            margin = -play(rules, position, other, one, stream)
        wins += margin > 0
        margins += margin
    won, took = share(wins, games), time.perf_counter() - begin
    # A level beats another if even the low end of the interval is more than half.
    reached = won.low > match.aim if match.aim == BEATS else won.value >= match.aim
    verdict = "reached" if reached else "MISSED"
    print(
        f"{match.stronger:>11} – {match.weaker:<11}{games:5d} games   won {won.value:6.1%} "
        f"[{won.low:.1%}, {won.high:.1%}]   aim {match.aim:4.0%} "
        f"{verdict}   margin {margins / games:+.1f} points   {took:.0f} s",
        flush=True,
    )
    return reached


def main() -> int:
    """Play the matches; the exit code is 1 if an aim was missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer games, and less thought")
    parser.add_argument("--only", metavar="STRONGER/WEAKER", help="one match of two names")
    parser.add_argument("--games", type=int, help="games of each match, an even number")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help="a turn of the strongest level")
    limit.add_argument("--nodes", type=int, help="decisions it looks at in a turn instead")
    given = parser.parse_args()
    if given.games is not None and (given.games < 2 or given.games % 2):
        parser.error("--games: two games make a pair, so their number must be even")
    matches = MATCHES
    if given.only:
        stronger, _, weaker = given.only.partition("/")
        for name in (stronger, weaker):
            if name not in ("random", *levels.names()):
                parser.error(f"--only: {name!r} is not among random, {', '.join(levels.names())}")
        known = [one for one in MATCHES if (one.stronger, one.weaker) == (stronger, weaker)]
        matches = known or [Match(stronger, weaker, 200, 50, BEATS)]
    nodes, seconds = given.nodes, given.seconds
    if given.quick and nodes is None and seconds is None:
        nodes = QUICK_NODES
    thought = f"{nodes} decisions" if nodes else f"{seconds or levels.TURN_SECONDS} s"
    print(f"{levels.names()[-1]}: {thought} a turn")
    reached = [
        measure(one, given.games or (one.quick if given.quick else one.games), nodes, seconds)
        for one in matches
    ]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
