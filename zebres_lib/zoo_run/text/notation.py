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

from ...explain.messages import Message
from ...notation import checked_text, fail, quoted
from ..cards import Deck
from ..position import ActionKind, action_argument, action_kind, encode, pack_order, unpack_order
from ..variant import FreeRules, RaceRules

AnyRules = FreeRules | RaceRules

_DASHES = "-\N{NON-BREAKING HYPHEN}\N{EN DASH}"
_ACTION = re.compile(rf"[+=]\s*[0-9]+|[0-9]+(?:\s*[{_DASHES}]\s*[0-9]+)*")
_BETWEEN = re.compile(r"[\s,;]*")
_SIGNS = {"+": ActionKind.DEAL, "=": ActionKind.KEEP}


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
        found = Message("notation-more-than-one" if actions else "notation-no-action")
        where = actions[1].start if actions else 0
        fail("notation-cards", text, where, found, Message("notation-one-of-cards"))
    return actions[0]


def parse_actions(rules: AnyRules, text: str) -> list[WrittenAction]:
    """Read a run of actions; :class:`NotationError` says where the text is wrong and why."""
    known = {card.number: index for index, card in enumerate(rules.deck.cards)}
    actions = []
    place = _skip(checked_text(text), 0)
    while place < len(text):
        match = _ACTION.match(text, place)
        if match is None:
            expected = Message("notation-any-of-cards")
            fail("notation-cards", text, place, quoted(text[place]), expected)
        written = match.group()
        cards = []
        for number in re.finditer("[0-9]+", written):
            digits = number.group()
            # Python refuses to read thousands of digits, and no deck has such cards.
            card = known.get(int(digits)) if len(digits) < 10 else None
            if card is None:
                found = Message("notation-card", {"number": digits[:12]})
                where = place + number.start()
                fail("notation-cards", text, where, found, _card_numbers(rules.deck))
            cards.append(card)
        kind = _SIGNS.get(written[0], ActionKind.LINE_UP)
        actions.append(WrittenAction(kind, tuple(cards), place, match.end()))
        place = _skip(text, match.end())
    return actions


def _skip(text: str, place: int) -> int:
    match = _BETWEEN.match(text, place)
    assert match is not None  # it matches nothing as well
    return match.end()


def _card_numbers(deck: Deck) -> Message:
    numbers = [card.number for card in deck.cards]
    first, last = numbers[0], numbers[-1]
    if numbers == list(range(first, last + 1)):
        return Message("notation-cards-from", {"first": str(first), "last": str(last)})
    return Message("notation-cards-among", {"numbers": ", ".join(map(str, numbers))})
