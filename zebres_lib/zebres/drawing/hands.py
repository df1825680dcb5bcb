"""What stands below the board in a drawing: who decides, both hands, Inauguration, scores."""

from dataclasses import dataclass
from functools import cached_property

from ...svg import line_of_text, number, rect
from ..position import NOBODY, Phase, Player, Position
from ..rules import in_hand
from ..telling.scoring import Standing, standing
from ..variant import Rules, Species
from .ground import NARROWEST, Layout
from .marks import CheckedMarks, rings
from .spoken import leader, status, word
from .theme import TINTS
from .tokens import TokenBox, inauguration, owner_mark

_STATUS = 42.0
_ROW = 54.0
_CHIPS = 34.0
_CHIP = 70.0
_FIRST_SLOT = 90.0
_TOKEN_IN_HAND = 0.8


def needed_width(rules: Rules) -> float:
    """Return the width that the hands need, in units of the drawing."""
    return NARROWEST + 5 * (_slot(rules) - 60.0)


def _slot(rules: Rules) -> float:
    # Two digits behind a token need more room than one.
    return 60.0 if max(rules.counts) < 10 else 68.0


@dataclass(frozen=True)
class Below:
    """The part of a drawing below the board, drawn at its own width and scaled to the board's."""

    position: Position
    rules: Rules
    layout: Layout
    marks: CheckedMarks
    language: str
    tokens: TokenBox
    show_hands: bool
    show_score: bool

    @cached_property
    def width(self) -> float:
        """Width before scaling."""
        return needed_width(self.rules)

    @property
    def scale(self) -> float:
        """How much larger all this is drawn on a wide board, which a small screen shrinks more."""
        return min(1.6, self.layout.width / self.width)

    @property
    def height(self) -> float:
        """Height after scaling."""
        lines = -(-len(self.rules.board.territories) // self._chips_per_line)
        chips = _CHIPS * lines + 2 if self.show_score else 0.0
        return self.scale * (_STATUS + (2 * _ROW if self.show_hands else 0.0) + chips + 4)

    @cached_property
    def _standing(self) -> Standing:
        return standing(self.rules, self.position)

    @property
    def _chips_per_line(self) -> int:
        return int((self.width - 16) // _CHIP)

    def render(self, top: float) -> list[str]:
        """Return the SVG, beginning at the height ``top``."""
        offset = (self.layout.width - self.scale * self.width) / 2
        scaled = "" if self.scale == 1 else f" scale({number(self.scale)})"
        parts = [f'<g transform="translate({number(offset)} {number(top)}){scaled}">']
        parts += self._status()
        below = _STATUS
        if self.show_hands:
            parts += [self._hand(player, _STATUS + player * _ROW) for player in (0, 1)]
            below += 2 * _ROW
        if self.show_score:
            parts += self._chips(below)
        return [*parts, "</g>"]

    def _status(self) -> list[str]:
        position = self.position
        said = status(self.rules, position, self.language, result=self.show_score)
        shown = position.player
        if position.phase == Phase.OVER:
            shown = leader(self.rules, position) if self.show_score else NOBODY
        parts = [line_of_text("ink left", 38 if shown != NOBODY else 14, 26.5, 16, said)]
        if shown != NOBODY:
            parts.append(owner_mark(shown, 22, 21))
        holder = position.inauguration
        if holder == NOBODY or not self.show_hands:
            parts.append(inauguration(self.rules.inauguration_points, self.width - 28, 21))
            if holder == NOBODY:
                name = word("drawing-inauguration", self.language)
                parts.append(line_of_text("muted right", self.width - 51, 26, 13, name))
            else:
                parts.append(owner_mark(holder, self.width - 61, 21))
        return parts

    def _hand(self, player: int, top: float) -> str:
        position = self.position
        middle = top + _ROW / 2 - 1
        active = position.phase != Phase.OVER and position.player == player
        parts = [rect("turn" if active else "row", 8, top + 1, self.width - 16, _ROW - 5, 12)]
        if active:
            parts.append(f'<path class="pointer" d="M3 {number(middle - 8)}l9 7.5l-9 7.5Z"/>')
        raised = 9.0 if self.show_score else 0.0
        parts.append(owner_mark(player, 26, middle - raised))
        parts.append(
            line_of_text(
                "ink left",
                39,
                middle + 5 - raised,
                15,
                word("player", self.language, player=Player(player)),
            )
        )
        if self.show_score:
            points = word("drawing-points", self.language, points=self._standing.totals[player])
            parts.append(line_of_text("ink left", 16, middle + 17, 14, points))
        parts += [self._held(player, species, middle) for species in Species]
        if position.inauguration == player:
            x = self.width - 29
            parts.append(inauguration(self.rules.inauguration_points, x, middle))
        return "\n".join(parts)

    def _held(self, player: int, species: Species, middle: float) -> str:
        left = _FIRST_SLOT + species * _slot(self.rules)
        count = in_hand(self.rules, self.position, player, species)
        name = f"{'wg'[player]}:{species.letter}"
        drawn = self.tokens.use(player, species, False, left + 21, middle, _TOKEN_IN_HAND)
        if not count:
            drawn = f'<g class="used-up">{drawn}</g>'
        width = _slot(self.rules) - 1
        shown = self.marks.layers.get(f"hand:{name}", ())
        marks = rings(shown, left - 2, middle - 22.5, width + 2, 45.0) if shown else ""
        return (
            f'<g data-hand="{name}">{drawn}'
            f"{line_of_text('ink left', left + 43.5, middle + 5, 15, str(count))}{marks}"
            f"{rect('hit', left, middle - 22.5, width, 45.0, 10)}</g>"
        )

    def _chips(self, top: float) -> list[str]:
        """Draw one chip a territory: letter, who has the majority, points."""
        board, parts = self.rules.board, []
        for territory, letter in enumerate(board.territory_letters):
            line, place = divmod(territory, self._chips_per_line)
            x, y = 10 + place * _CHIP, top + line * _CHIPS
            owner = self._standing.owners[territory]
            points = "–"
            parts.append(rect(f"chip tint-{territory % TINTS}", x, y, _CHIP - 6, 27, 8))
            parts.append(line_of_text("chip-ink", x + 12, y + 18.5, 14, letter))
            if owner != NOBODY:
                points = str(self._standing.points[territory])
                parts.append(owner_mark(owner, x + 30, y + 13.5, 0.36))
            parts.append(line_of_text("chip-ink right", x + _CHIP - 12, y + 18.5, 14, points))
        return parts
