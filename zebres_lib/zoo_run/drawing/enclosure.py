"""The enclosure of the co-operative game: animals behind the fence and free, the keeper's path."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ...explain import phrase
from ...svg import line_of_text, number, rect
from ..decks.tables import count
from ..free_the_animals import FreeState
from ..variant import FreeRules
from .animals import Pictures, figure

_LANE = 40.0
_SLOT = 44.0
_LEFT = 78.0
_STEPS_A_ROW = 8
_LEAST_WIDTH = 404.0
_MOST_SLOTS = 8  # more tokens than these overlap, as coins do


@dataclass(frozen=True)
class Enclosure:
    """What the picture of the co-operative game shows.

    Attributes
    ----------
    animals
        The animals of the deck.
    tokens
        Tokens of each animal at the start, in the order of ``animals``.
    left
        Tokens of each animal that are still in the enclosure, in that order.
    path_tokens
        Path tokens at the start.
    keeper
        The path token he stands on, from 0 at his hut; ``path_tokens`` once he is in the enclosure.

    Raises ``ValueError`` when built, if the numbers do not go together.
    """

    animals: Sequence[str]
    tokens: Sequence[int]
    left: Sequence[int]
    path_tokens: int
    keeper: int

    def __post_init__(self) -> None:
        for name, numbers in (("tokens", self.tokens), ("left", self.left)):
            if len(numbers) != len(self.animals):
                raise ValueError(
                    f"{name}: {len(numbers)} numbers for {len(self.animals)} animals; "
                    "one each is right"
                )
        for animal, tokens, left in zip(self.animals, self.tokens, self.left, strict=True):
            if not 0 <= left <= tokens:
                raise ValueError(f"left: {left} of {animal}; 0 to {tokens} are possible")
        if not 0 <= self.keeper <= self.path_tokens:
            raise ValueError(f"keeper: {self.keeper} is not between 0 and {self.path_tokens}")


class EnclosureGame(Protocol):
    """What an enclosure is drawn of: rules and a state of the co-operative game."""

    @property
    def rules(self) -> FreeRules:
        """The rules, with the deck."""

    @property
    def state(self) -> FreeState:
        """Where it stands."""


def enclosure_of(game: EnclosureGame) -> Enclosure:
    """Return the enclosure of a game and its keeper on his path."""
    rules, state = game.rules, game.state
    animals = rules.deck.animals
    left = tuple(count(state.tokens, animal) for animal in range(len(animals)))
    path = rules.path_tokens
    return Enclosure(animals, rules.tokens, left, path, path - state.path)


def keeper_words(enclosure: Enclosure, language: str) -> str:
    """Return where the keeper is."""
    if not any(enclosure.left):
        return phrase("zoo-keeper-home", language)
    if enclosure.keeper == enclosure.path_tokens:
        return phrase("zoo-keeper-arrived", language)
    return phrase(
        "zoo-keeper-at", language, place=enclosure.keeper + 1, tokens=enclosure.path_tokens
    )


def enclosure_svg(
    enclosure: Enclosure,
    *,
    language: str = "en",
    picture_id: str = "enclosure",
    theme: str = "auto",
) -> str:
    """Return the enclosure, the animals that are free, and the keeper on his path.

    A lane for each animal: tokens left of the fence are in the enclosure, those right of it free.
    Raises ``ValueError`` for an unknown language or theme or a bad ``picture_id``.
    """
    pictures = Pictures(picture_id, enclosure.animals, language)
    language = pictures.language
    most = min(max(enclosure.tokens, default=0), _MOST_SLOTS)
    field = max(most * _SLOT + 18, _LEAST_WIDTH - _LEFT - 10)
    width = _LEFT + field + 10
    top = 34.0
    bottom = top + len(enclosure.animals) * _LANE
    rows = -(-enclosure.path_tokens // _STEPS_A_ROW)
    height = bottom + 20 + max(rows, 1) * 50 + 6
    layers = [
        rect("page", 0.75, 0.75, width - 1.5, height - 1.5, 14),
        line_of_text("ink left", _LEFT + 6, 23, 14, phrase("zoo-enclosure", language)),
        line_of_text("ink right", width - 16, 23, 14, phrase("zoo-free", language)),
        *_field(enclosure, pictures, top, field),
        *_path(enclosure, width, bottom + 20, language),
    ]
    said = [
        phrase(
            "zoo-left-of-kind",
            language,
            animal=pictures.names[animal],
            left=left,
            freed=tokens - left,
        )
        for animal, tokens, left in zip(
            enclosure.animals, enclosure.tokens, enclosure.left, strict=True
        )
    ]
    said.append(keeper_words(enclosure, language))
    title = phrase("zoo-enclosure-title", language, left=sum(enclosure.left))
    return pictures.framed(theme, (width, height), title, said, layers)


def _field(enclosure: Enclosure, pictures: Pictures, top: float, field: float) -> list[str]:
    """Return ground, animals and the fence, which steps from lane to lane."""
    lanes = len(enclosure.animals)
    spread = (field - 18) / max(*enclosure.tokens, 1)
    right = _LEFT + field
    parts = [rect("meadow", _LEFT, top, field, lanes * _LANE, 10)]
    fences = []
    sand, tokens, labels = [], [], []
    lined = zip(enclosure.animals, enclosure.tokens, enclosure.left, strict=True)
    for lane, (animal, all_tokens, left) in enumerate(lined):
        y = top + lane * _LANE
        fence = _LEFT + left * spread + (9 if left else 3)
        fences.append(fence)
        sand.append(f"H{number(fence)}V{number(y + _LANE)}")
        for token in range(all_tokens):
            free = token >= left
            x = _LEFT + (token + 0.5) * spread + (18 if free else 0)
            if free:
                x = min(x, right - spread / 2)
            tokens.append(_token(animal, x, y + _LANE / 2, pictures))
        labels.append(line_of_text("ink right", _LEFT - 34, y + 25, 15, pictures.codes[animal]))
        labels.append(line_of_text("ink right", _LEFT - 10, y + 26, 18, str(left)))
    parts += [
        figure("grass", right - 26 - 37 * k, top + 12 + 31 * (k % 5) % (lanes * _LANE))
        for k in range(7)
    ]
    parts.append(
        f'<path class="sand" d="M{number(_LEFT)} {number(top)}{"".join(sand)}H{number(_LEFT)}Z"/>'
    )
    line = f"M{number(fences[0])} {number(top)}" if fences else ""
    posts = []
    for lane, fence in enumerate(fences):
        y = top + lane * _LANE
        line += f"H{number(fence)}V{number(y + _LANE)}"
        posts.append(
            f"M{number(fence)} {number(y + 5)}v6M{number(fence)} {number(y + 17)}v6"
            f"M{number(fence)} {number(y + 29)}v6"
        )
    parts.append(f'<path class="fence-gap" d="{line}"/><path class="fence" d="{line}"/>')
    parts.append(f'<path class="fence-post" d="{"".join(posts)}"/>')
    return [*parts, *tokens, *labels]


def _token(animal: str, x: float, y: float, pictures: Pictures) -> str:
    return rect(f"{pictures.tint(animal)} token", x - 20, y - 15, 40, 30, 13) + pictures.use(
        animal, x, y + 0.5, 0.36
    )


def _path(enclosure: Enclosure, width: float, top: float, language: str) -> list[str]:
    """Return the hut, the path tokens in rows to and fro, and the keeper."""
    left, right = 68.0, width - 40
    most = max(1, min(enclosure.path_tokens, _STEPS_A_ROW))
    step = min((right - left) / most, 56.0)
    points = []
    for place in range(enclosure.path_tokens):
        row, column = divmod(place, _STEPS_A_ROW)
        column = column if row % 2 == 0 else _STEPS_A_ROW - 1 - column
        points.append((left + step * (column + 0.5), top + 25 + row * 50))
    goal_row = (len(points) - 1) // _STEPS_A_ROW if points else 0
    goal = (points[-1][0] + (step if goal_row % 2 == 0 else -step), top + 25 + goal_row * 50)
    route = "M40 " + number(top + 25) + "".join(f"L{number(x)} {number(y)}" for x, y in points)
    route += f"L{number(goal[0])} {number(goal[1])}"
    parts = [f'<path class="path" d="{route}"/>', figure("hut", 32, top + 25)]
    for place, (x, y) in enumerate(points):
        if place < enclosure.keeper:
            parts.append(f'<circle class="slot" cx="{number(x)}" cy="{number(y)}" r="13"/>')
        else:
            parts.append(
                f'<circle class="stone" cx="{number(x)}" cy="{number(y)}" r="15"/>'
                + line_of_text("ink", x, y + 5, 14, str(place + 1))
            )
    parts.append(_gate(*goal))
    if not any(enclosure.left):
        parts.append(figure("keeper", 58, top + 28))
    elif enclosure.keeper < len(points):
        x, y = points[enclosure.keeper]
        parts.append(figure("keeper", x, y - 4))
    else:
        parts.append(figure("keeper", goal[0], goal[1] - 2))
    return parts


def _gate(x: float, y: float) -> str:
    return (
        f'<path class="fence-gap" d="M{number(x - 11)} {number(y - 13)}v26m22-26v26'
        f'm-22-20h22m-22 13h22"/><path class="fence" d="M{number(x - 11)} {number(y - 13)}v26'
        f'm22-26v26m-22-20h22m-22 13h22"/>'
    )
