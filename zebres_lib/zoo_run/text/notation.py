"""Text notation of actions and runs of actions, both ways.

One decision is one action, and cards go by their numbers::

    +17      chance deals card 17 to whose hand is next to be filled
    3-17-8   the next player lines up cards 3, 17 and 8 from left to right
    =17      the next player keeps card 17

Actions of a run stand apart, or run together where a ``+`` or ``=`` parts them:
``+3+17+8 3-17-8``. Cards are dealt, lined up and kept in the order of the seats. Whole games are
read and written in :mod:`~zebres_lib.zoo_run.text.games`.
"""

import re
from typing import NamedTuple

from ..cards import Deck
from ..position import ActionKind, action_argument, action_kind, encode, pack_order, unpack_order
from ..variant import FreeRules, RaceRules

AnyRules = FreeRules | RaceRules

_DASHES = "-\N{NON-BREAKING HYPHEN}\N{EN DASH}"
_ACTION = re.compile(rf"[+=]\s*[0-9]+|[0-9]+(?:\s*[{_DASHES}]\s*[0-9]+)*")
_BETWEEN = re.compile(r"[\s,;]*")
_SIGNS = {"+": ActionKind.DEAL, "=": ActionKind.KEEP}


class NotationError(ValueError):
    """Text that is not what it should be: says where, and what was expected there.

    Attributes
    ----------
    text
        The text that was read.
    index
        Where it went wrong, counted in characters from 0.
    """

    def __init__(self, message: str, text: str, index: int) -> None:
        super().__init__(message)
        self.text = text
        self.index = index


class WrittenAction(NamedTuple):
    """One action read from text, with the place where it stands.

    ``cards`` are indices. A line-up may be of any cards, also of too few or too many: whether it
    is allowed is for the rules to say.
    """

    kind: ActionKind
    cards: tuple[int, ...]
    start: int
    end: int

    @property
    def action(self) -> int:
        """The action as an integer, which means the same only if its line-up is a whole hand."""
        if self.kind == ActionKind.LINE_UP:
            return encode(self.kind, pack_order(self.cards))
        return encode(self.kind, self.cards[0])


def numbers_of(deck: Deck, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of cards given by index, in the same order."""
    return tuple(deck.cards[card].number for card in cards)


def format_order(numbers: tuple[int, ...]) -> str:
    """Return a line-up given by card numbers as text, such as ``3-17-8``."""
    return "-".join(map(str, numbers))


def format_action(rules: AnyRules, action: int) -> str:
    """Return the text of an action."""
    kind, argument = action_kind(action), action_argument(action)
    if kind == ActionKind.LINE_UP:
        return format_order(numbers_of(rules.deck, unpack_order(argument, rules.hand_size)))
    sign = "+" if kind == ActionKind.DEAL else "="
    return f"{sign}{rules.deck.cards[argument].number}"


def parse_action(rules: AnyRules, text: str) -> WrittenAction:
    """Read one action; :class:`NotationError` says where the text is wrong and why."""
    actions = parse_actions(rules, text)
    if len(actions) != 1:
        found = "no action" if not actions else "more than one action"
        where = 0 if not actions else actions[1].start
        raise _error(text, where, found, "one, such as +17, 3-17-8 or =17")
    return actions[0]


def parse_actions(rules: AnyRules, text: str) -> list[WrittenAction]:
    """Read a run of actions; :class:`NotationError` says where the text is wrong and why."""
    known = {card.number: index for index, card in enumerate(rules.deck.cards)}
    actions = []
    place = _skip(text, 0)
    while place < len(text):
        match = _ACTION.match(text, place)
        if match is None:
            expected = "'+' or '=' and a card number, or card numbers with '-' between them"
            raise _error(text, place, repr(text[place]), expected)
        written = match.group()
        cards = []
        for number in re.finditer("[0-9]+", written):
            digits = number.group()
            # Python refuses to read thousands of digits, and no deck has such cards.
            card = known.get(int(digits)) if len(digits) < 10 else None
            if card is None:
                raise _error(
                    text, place + number.start(), f"card {digits[:12]}", _card_numbers(rules.deck)
                )
            cards.append(card)
        kind = _SIGNS.get(written[0], ActionKind.LINE_UP)
        actions.append(WrittenAction(kind, tuple(cards), place, match.end()))
        place = _skip(text, match.end())
    return actions


def _skip(text: str, place: int) -> int:
    match = _BETWEEN.match(text, place)
    assert match is not None  # it matches nothing as well
    return match.end()


def _card_numbers(deck: Deck) -> str:
    numbers = [card.number for card in deck.cards]
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"a card of the deck, from {numbers[0]} to {numbers[-1]}"
    return f"a card of the deck: {', '.join(map(str, numbers))}"


def _error(text: str, index: int, found: str, expected: str) -> NotationError:
    return NotationError(f"character {index + 1}: found {found}, expected {expected}", text, index)
