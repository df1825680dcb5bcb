"""Both games once more, independently: cards as rows of names, hands as lists, no integers packed.

Nothing here comes from the library but the cards themselves; written from the rules, not from the
code under test.
"""

from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

PATH = {1: 10, 2: 7, 3: 6, 4: 5, 5: 5}
EACH = {1: 3, 2: 4, 3: 6, 4: 7, 5: 8}


def animals_made(line: list[Any]) -> list[str]:
    """Return the animals that cards make from left to right."""
    made = []
    for place in range(len(line) - 1):
        for row in range(3):
            head, body = line[place].heads[row], line[place + 1].bodies[row]
            if head and head == body:
                made.append(head)
    return made


@dataclass
class Table:
    """What both games have on the table; cards are their numbers."""

    cards: dict[int, Any]
    players: int
    hand_size: int
    pile: set[int] = field(default_factory=set)
    discards: set[int] = field(default_factory=set)
    hands: list[list[int]] = field(default_factory=list)
    lines: list[list[int]] = field(default_factory=list)
    over: bool = False

    def __post_init__(self) -> None:
        self.pile = set(self.cards)
        self.hands = [[] for _ in range(self.players)]

    def _dealing(self) -> int | None:
        """Return whose hand is next to be filled."""
        for player, hand in enumerate(self.hands):
            if len(hand) < self.hand_size:
                return player
        return None

    def _draw(self, number: int, player: int) -> None:
        self.pile.remove(number)
        self.hands[player].append(number)

    def _refill(self) -> None:
        """Make the discards the pile, once there is a card to draw and none in the pile."""
        if not self.pile and self._dealing() is not None:
            self.pile, self.discards = self.discards, set()

    def _lines_of(self, hand: list[int]) -> set[str]:
        return {"-".join(map(str, order)) for order in permutations(hand)}

    def _made(self, line: list[int]) -> list[str]:
        return animals_made([self.cards[number] for number in line])


@dataclass
class Free(Table):
    """Let's free the animals."""

    left: dict[str, int] = field(default_factory=dict)
    path: int = 0

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self._dealing() is not None:
            return {f"+{number}" for number in self.pile}
        return self._lines_of(self.hands[len(self.lines)])

    def play(self, action: str) -> None:
        player = self._dealing()
        if player is not None:
            self._draw(int(action[1:]), player)
            self._refill()
            return
        self.lines.append([int(number) for number in action.split("-")])
        if len(self.lines) == self.players:
            self._end_turn()

    def _end_turn(self) -> None:
        for line in self.lines:
            for animal in self._made(line):
                if self.left[animal] > 0:
                    self.left[animal] -= 1
        if sum(self.left.values()) == 0:
            self.over = True
            return
        self.path -= 1
        if self.path == 0:
            self.over = True
            return
        for hand in self.hands:
            self.discards |= set(hand)
        self.hands = [[] for _ in range(self.players)]
        self.lines = []
        self._refill()

    def verdict(self) -> int:
        left = sum(self.left.values())
        bounds = [(0, 0), (1, 1), (2, 3), (4, 5)]
        return next((n for n, (low, high) in enumerate(bounds) if low <= left <= high), 4)


@dataclass
class Race(Table):
    """The race of the year."""

    track: int = 20
    favourites: list[str] = field(default_factory=list)
    spaces: list[int] = field(default_factory=list)
    crowns: list[int] = field(default_factory=list)
    keeping: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.spaces = [0] * self.players
        self.crowns = [0] * self.players

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self._dealing() is not None:
            return {f"+{number}" for number in self.pile}
        if len(self.lines) < self.players:
            return self._lines_of(self.hands[len(self.lines)])
        return {f"={number}" for number in self.hands[len(self.keeping)]}

    def play(self, action: str) -> None:
        player = self._dealing()
        if player is not None:
            self._draw(int(action[1:]), player)
            self._refill()
        elif len(self.lines) < self.players:
            self.lines.append([int(number) for number in action.split("-")])
            if len(self.lines) == self.players:
                self._move()
        else:
            self.keeping.append(int(action[1:]))
            if len(self.keeping) == self.players:
                self._discard()

    def _move(self) -> None:
        for player, line in enumerate(self.lines):
            for animal in self._made(line):
                if animal == self.favourites[player]:
                    self.spaces[player] += 2
                    self.crowns[player] += 1
                else:
                    self.spaces[player] += 1
        self.over = max(self.spaces) >= self.track

    def _discard(self) -> None:
        for player, kept in enumerate(self.keeping):
            self.discards |= set(self.hands[player]) - {kept}
            self.hands[player] = [kept]
        self.lines, self.keeping = [], []
        self._refill()

    def winners(self) -> list[int]:
        """Return the numbers of the winners, from 1."""
        if not self.over:
            return []
        finished = [p for p in range(self.players) if self.spaces[p] >= self.track]
        most = max(self.crowns[p] for p in finished)
        return [p + 1 for p in finished if self.crowns[p] == most]
