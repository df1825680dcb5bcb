"""A second, slow statement of the rules, written from the rules ledger to check the first one.

It knows positions and actions only as text, keeps them in dictionaries by the names of squares, and
shares no code with the library.
"""

import re
from dataclasses import dataclass, field

ANIMALS = "GZCEL"
COUNTS = {"G": 6, "Z": 5, "C": 2, "E": 1, "L": 1}
VALUES = {"G": 2, "Z": 6, "C": 0, "E": 5, "L": 1}


@dataclass
class Token:
    side: str
    animal: str
    face_down: bool = False


@dataclass
class State:
    tokens: dict[str, Token] = field(default_factory=dict)
    post: str = "-"
    side: str = "w"
    holder: str = "-"
    phase: str = "setup"
    crocodile: str = ""
    swapped: set[str] = field(default_factory=set)


class Reference:
    """The rules of one variant; ``board`` is a list of rows of territory letters."""

    def __init__(
        self,
        board,
        *,
        clockwise=True,
        hidden_gazelles_flee=True,
        crocodile_chain=True,
        guardian_while_solo=False,
        guardian_steps=3,
        inauguration_points=5,
    ):
        self.hidden_gazelles_flee = hidden_gazelles_flee
        self.crocodile_chain = crocodile_chain
        self.guardian_while_solo = guardian_while_solo
        self.guardian_steps = guardian_steps
        self.inauguration_points = inauguration_points
        self.columns = "abcdefghijklmnopqrstuvwxyz"[: len(board[0])]
        self.numbers = [str(n) for n in range(1, len(board) + 1)]
        self.territory = {
            f"{column}{number}": board[y][x]
            for y, number in enumerate(self.numbers)
            for x, column in enumerate(self.columns)
        }
        self.path = (
            ["N" + column for column in self.columns]
            + ["E" + number for number in self.numbers]
            + ["S" + column for column in reversed(self.columns)]
            + ["W" + number for number in reversed(self.numbers)]
        )
        if not clockwise:
            self.path.reverse()

    # text

    def read(self, text):
        rows, post, side, holder, phase = text.split(" ")
        state = State(post=post, side=side, holder=holder, phase=phase)
        squares = iter(self.territory)
        for part in re.findall(r"[0-9]+|[A-Za-z]!?", rows.replace("/", " ")):
            if part.isdigit():
                for _ in range(int(part)):
                    next(squares)
            else:
                owner = "w" if part[0].isupper() else "g"
                state.tokens[next(squares)] = Token(owner, part[0].upper(), part.endswith("!"))
        if phase.startswith("swap:"):
            state.phase = "swap"
            state.crocodile, *swapped = phase[5:].split(",")
            state.swapped = set(swapped)
        return state

    def write(self, state):
        rows = []
        for number in self.numbers:
            row = ""
            for column in self.columns:
                token = state.tokens.get(column + number)
                if token is None:
                    row += "."
                else:
                    row += token.animal if token.side == "w" else token.animal.lower()
                    row += "!" * token.face_down
            rows.append(re.sub(r"\.+", lambda run: str(len(run.group())), row))
        phase = state.phase
        if phase == "swap":
            swapped = [square for square in self.territory if square in state.swapped]
            phase = "swap:" + ",".join([state.crocodile, *swapped])
        return " ".join(["/".join(rows), state.post, state.side, state.holder, phase])

    # looking

    def beside(self, square):
        x, y = self.columns.index(square[0]), self.numbers.index(square[1:])
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            if 0 <= x + dx < len(self.columns) and 0 <= y + dy < len(self.numbers):
                yield self.columns[x + dx] + self.numbers[y + dy]

    def line(self, post):
        side, name = post[0], post[1:]
        return [
            square
            for square in self.territory
            if (square[0] if side in "NS" else square[1:]) == name
        ]

    def hand(self, state, side):
        hand = dict(COUNTS)
        for token in state.tokens.values():
            if token.side == side:
                hand[token.animal] -= 1
        return hand

    def holders(self, state):
        return [side for side in "wg" if any(self.hand(state, side).values())]

    def beside_lion(self, state, square):
        near = (state.tokens.get(other) for other in self.beside(square))
        return any(token is not None and token.animal == "L" for token in near)

    def swaps(self, state):
        if state.swapped and not self.crocodile_chain:
            return []
        found = []
        for square in self.beside(state.crocodile):
            token = state.tokens.get(square)
            if token is None or token.animal != "G" or token.face_down:
                continue
            if self.territory[square] == self.territory[state.crocodile]:
                continue
            if square not in state.swapped:
                found.append(square)
        return found

    def stops(self, state):
        def has_room(post):
            return any(square not in state.tokens for square in self.line(post))

        here = self.path.index(state.post)
        ahead = [self.path[(here + n) % len(self.path)] for n in range(1, len(self.path) + 1)]
        near = [post for post in ahead[: self.guardian_steps] if has_room(post)]
        return near or [next(post for post in ahead if has_room(post))]

    def legal(self, text):
        state = self.read(text)
        if state.phase == "setup":
            return {"@" + post for post in self.path}
        if state.phase == "place":
            alone = len(self.holders(state)) == 1 and not self.guardian_while_solo
            squares = self.territory if alone else self.line(state.post)
            hand = self.hand(state, state.side)
            return {
                animal + square
                for square in squares
                if square not in state.tokens
                for animal in ANIMALS
                if hand[animal]
            }
        if state.phase == "swap":
            return {"x" + square for square in self.swaps(state)} | {"-"}
        if state.phase == "move":
            return {">" + post for post in self.stops(state)}
        return set()

    # doing

    def apply(self, text, action):
        state = self.read(text)
        other = {"w": "g", "g": "w"}
        if action[0] == "@":
            state.post, state.side, state.phase = action[1:], other[state.side], "place"
        elif action[0] == ">":
            state.post, state.phase = action[1:], "place"
            if other[state.side] in self.holders(state):
                state.side = other[state.side]
        elif action == "-":
            self.end_placement(state)
        elif action[0] == "x":
            there, here = action[1:], state.crocodile
            tokens = state.tokens
            tokens[here], tokens[there] = tokens[there], tokens[here]
            if self.beside_lion(state, here):
                tokens[here].face_down = True
            state.crocodile = there
            state.swapped.add(here)
            if not self.swaps(state):
                self.end_placement(state)
        else:
            self.place(state, action[0], action[1:])
        return self.write(state)

    def place(self, state, animal, square):
        token = state.tokens[square] = Token(state.side, animal)
        if animal in "GZ" and self.beside_lion(state, square):
            token.face_down = True
        if animal == "L":
            for near in self.beside(square):
                neighbour = state.tokens.get(near)
                if neighbour is None:
                    continue
                if neighbour.animal == "Z":
                    neighbour.face_down = True
                elif neighbour.animal == "G" and (
                    self.hidden_gazelles_flee or not neighbour.face_down
                ):
                    del state.tokens[near]
        if animal == "C":
            state.crocodile = square
            if self.swaps(state):
                state.phase = "swap"
                return
        self.end_placement(state)

    def end_placement(self, state):
        state.crocodile, state.swapped = "", set()
        for letter in set(self.territory.values()):
            squares = [square for square in self.territory if self.territory[square] == letter]
            if state.holder == "-" and all(square in state.tokens for square in squares):
                state.holder = state.side
        holders = self.holders(state)
        if len(state.tokens) == len(self.territory):
            state.phase = "over"
        elif len(holders) == 2 or self.guardian_while_solo:
            state.phase = "move"
        else:
            state.phase = "place"
            state.side = holders[0]

    def score(self, text):
        state = self.read(text)
        points = {"w": 0, "g": 0, "-": 0}
        points[state.holder] += self.inauguration_points
        for letter in set(self.territory.values()):
            inside = [t for square, t in state.tokens.items() if self.territory[square] == letter]
            white = sum(token.side == "w" for token in inside)
            green = len(inside) - white
            if white != green:
                worth = sum(VALUES[token.animal] for token in inside if not token.face_down)
                points["w" if white > green else "g"] += worth
        return points["w"], points["g"]
