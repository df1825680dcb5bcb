"""How the score explains itself: who holds each territory, what it is worth, then the totals."""

from functools import lru_cache
from typing import NamedTuple

from ..events import Event, Token, tokens_in
from ..rules import Phase, Player, Position, Rules, score, territory_owner, territory_points


class Standing(NamedTuple):
    """How the game would end now: owner and points by territory, then White's and Green's points.

    The Inauguration token is among the points of its holder.
    """

    owners: tuple[Player, ...]
    points: tuple[int, ...]
    totals: tuple[int, int]


@lru_cache(maxsize=64)
def standing(rules: Rules, position: Position) -> Standing:
    """Return how the game would end now (``score.majority``), counted once for all who show it."""
    owners = tuple([Player(territory_owner(position, mask)) for mask in rules.territories])
    points = tuple(
        [
            territory_points(rules, position, mask) if owner != Player.NOBODY else 0
            for owner, mask in zip(owners, rules.territories, strict=True)
        ]
    )
    return Standing(owners, points, score(rules, position))


def territory_events(rules: Rules, position: Position, territory: int) -> list[Event]:
    """Return how a territory, given by its index, scores as the board stands now.

    First who holds it (``score.majority``; ``ruling.even-territory`` on a tie of a full one), then
    what it is worth (``score.all-animals``), then each face-down token (``score.face-down``).
    """
    board = rules.board
    mask, letter = rules.territories[territory], board.territory_letters[territory]
    tokens = tokens_in(board, position, mask)
    owner = Player(territory_owner(position, mask))
    white = (mask & position.white).bit_count()
    green = (mask & position.green).bit_count()
    counts = (("white", white), ("green", green))
    if owner == Player.NOBODY:
        full = not mask & ~(position.white | position.green)
        return [
            Event(
                rule="ruling.even-territory" if full else "score.majority",
                case="nobody" if full else ("tied" if tokens else "empty"),
                happened=False,
                tokens=tokens,
                territory=letter,
                numbers=counts,
            )
        ]
    own = sum(_points_of(rules, token) for token in tokens if token.player == owner)
    points = territory_points(rules, position, mask)
    events = [
        Event(
            rule="score.majority",
            case="owner",
            player=owner,
            tokens=tokens,
            territory=letter,
            numbers=counts,
        ),
        Event(
            rule="score.all-animals",
            case="points",
            player=owner,
            tokens=tuple(token for token in tokens if not token.face_down),
            territory=letter,
            numbers=(("own", own), ("other", points - own), ("points", points)),
        ),
    ]
    events += [
        Event(
            rule="score.face-down",
            case="nothing",
            player=token.player,
            tokens=(token,),
            territory=letter,
            numbers=(("lost", rules.values[token.species]),),
        )
        for token in tokens
        if token.face_down
    ]
    return events


def score_events(rules: Rules, position: Position) -> list[Event]:
    """Return the explanation of the score as the board stands: every territory, then the totals."""
    events = []
    for territory in range(len(rules.territories)):
        events += territory_events(rules, position, territory)
    holder = Player(position.inauguration)
    events.append(
        Event(
            rule="score.inauguration",
            case="nobody" if holder == Player.NOBODY else "bonus",
            happened=holder != Player.NOBODY,
            player=None if holder == Player.NOBODY else holder,
            numbers=(("points", rules.inauguration_points),),
        )
    )
    white, green = score(rules, position)
    over = position.phase == Phase.OVER
    totals = (("white", white), ("green", green))
    if white != green:
        events.append(
            Event(
                rule="score.winner",
                case="wins" if over else "leads",
                player=Player.WHITE if white > green else Player.GREEN,
                numbers=totals,
            )
        )
    elif over:
        events.append(Event(rule="ruling.tie", case="draw", numbers=totals))
    else:
        events.append(Event(rule="score.winner", case="level", happened=False, numbers=totals))
    return events


def _points_of(rules: Rules, token: Token) -> int:
    return 0 if token.face_down else rules.values[token.species]
