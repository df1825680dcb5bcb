"""What an action did and did not do, told as events.

The rules decide in :mod:`~zebres_lib.zebres.rules`; this module compares the position before an
action with the one after it and tells.
"""

from collections.abc import Iterator
from dataclasses import replace

from ..events import Event, Token, token_at, tokens_in
from ..rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    action_kind,
    action_species,
    action_target,
    guardian_stops,
    is_solo,
    legal_actions,
    own_squares,
    swappable,
)
from .scoring import score_events


def describe(rules: Rules, before: Position, action: int, after: Position) -> list[Event]:
    """Return the events of a legal action that led from ``before`` to ``after``, in order."""
    kind = action_kind(action)
    if kind == ActionKind.POST_GUARDIAN:
        return list(_posting(rules, before, after))
    if kind == ActionKind.MOVE_GUARDIAN:
        return list(_guardian(rules, before, after))
    if kind == ActionKind.PLACE_ANIMAL:
        square, species = action_target(action), Species(action_species(action))
        events = list(_placement(rules, before, square, species, after))
    elif kind == ActionKind.SWAP:
        square = action_target(action)
        events = list(_swap(rules, before, square, after))
    else:
        square = before.crocodile
        crocodile = token_at(rules.board, before, square)
        left = tokens_in(rules.board, before, swappable(rules, before))
        events = [
            Event(
                rule="crocodile.swap",
                case="stays",
                happened=False,
                player=crocodile.player,
                tokens=(crocodile, *left),
            )
        ]
    if after.phase == Phase.SWAP:
        events += _offer(rules, after)
    else:
        events += _end_of_placement(rules, before, action, after)
    return events


# --- the guardian ------------------------------------------------------------------------------


def _posting(rules: Rules, before: Position, after: Position) -> Iterator[Event]:
    board = rules.board
    yield Event(
        rule="setup.guardian",
        case="posted",
        player=Player(before.player),
        posts=(board.post_names[after.guardian],),
        squares=board.squares(rules.lines[after.guardian]),
    )
    yield Event(rule="turn.order", case="passes", player=Player(after.player))


def _guardian(rules: Rules, before: Position, after: Position) -> Iterator[Event]:
    board = rules.board
    posts = len(board.post_names)
    steps = (after.guardian - before.guardian) % posts
    empty = rules.all_squares & ~(before.white | before.green)
    walked = [(before.guardian + step) % posts for step in range(1, rules.guardian_steps + 1)]
    full = tuple(board.post_names[post] for post in walked if not rules.lines[post] & empty)
    move = (board.post_names[before.guardian], board.post_names[after.guardian])
    player = Player(before.player)
    if full and after.guardian in walked:
        yield Event(
            rule="guardian.steps", case="full-line", happened=False, player=player, posts=full
        )
    if after.guardian not in walked:
        rule, case = "guardian.jump", "jumped"
    elif guardian_stops(rules, before).bit_count() == 1:
        rule, case = "guardian.steps", "forced"
    else:
        rule, case = "guardian.steps", "moved"
    yield Event(
        rule=rule,
        case=case,
        player=player,
        posts=move,
        squares=board.squares(rules.lines[after.guardian] & empty),
        numbers=(("steps", steps), ("most", rules.guardian_steps)),
    )
    if after.player != before.player:
        yield Event(rule="turn.order", case="passes", player=Player(after.player))


# --- placing an animal -------------------------------------------------------------------------


def _placement(
    rules: Rules, before: Position, square: int, species: Species, after: Position
) -> Iterator[Event]:
    board = rules.board
    player = Player(before.player)
    bit = 1 << square
    token = Token(player, species, board.square_names[square], bool(after.hidden & bit))
    yield Event(rule="place.line", case="placed", player=player, tokens=(token,))
    beside = rules.neighbours[square]
    lions = tokens_in(board, before, beside & before.lions)
    if species == Species.LION:
        yield from _lion(rules, before, square, token, after)
    elif species in (Species.GAZELLE, Species.ZEBRA) and lions:
        rule = "gazelle" if species == Species.GAZELLE else "zebra"
        yield Event(rule=f"{rule}.beside-lion", case="hides", player=player, tokens=(token, *lions))
        if any(_lies_face_up(rules, before, other) for other in legal_actions(rules, before)):
            yield Event(
                rule="ruling.forced-hiding", case="by-choice", player=player, tokens=(token,)
            )
    elif lions:
        yield Event(
            rule="lion.unafraid",
            case="unafraid",
            happened=False,
            player=player,
            tokens=(token, *lions),
        )
    if species == Species.CROCODILE:
        yield from _unreachable(rules, before, square, token)


def _lies_face_up(rules: Rules, position: Position, action: int) -> bool:
    """Tell whether placing this animal there would leave it face up."""
    timid = action_species(action) in (Species.GAZELLE, Species.ZEBRA)
    return not (timid and rules.neighbours[action_target(action)] & position.lions)


def _lion(
    rules: Rules, before: Position, square: int, lion: Token, after: Position
) -> Iterator[Event]:
    board = rules.board
    for near in range(board.square_count):
        if not rules.neighbours[square] >> near & 1:
            continue
        bit = 1 << near
        if not (before.white | before.green) & bit:
            continue
        token = token_at(board, before, near)
        owner, tokens = token.player, (token, lion)
        if token.species == Species.GAZELLE:
            flees = not (after.white | after.green) & bit
            if flees:
                yield Event(rule="lion.gazelle-flees", case="flees", player=owner, tokens=tokens)
            if token.face_down:
                case = "flees" if flees else "stays"
                yield Event(
                    rule="ruling.hidden-gazelle",
                    case=case,
                    happened=flees,
                    player=owner,
                    tokens=tokens,
                )
        elif token.species == Species.ZEBRA:
            case = "already-hidden" if token.face_down else "hides"
            yield Event(
                rule="lion.zebra-hides",
                case=case,
                happened=not token.face_down,
                player=owner,
                tokens=(replace(token, face_down=True), lion),
            )
        else:
            yield Event(
                rule="lion.unafraid",
                case="unafraid",
                happened=False,
                player=owner,
                tokens=tokens,
            )


# --- crocodiles --------------------------------------------------------------------------------


def _unreachable(
    rules: Rules, position: Position, square: int, crocodile: Token
) -> Iterator[Event]:
    """Tell of the gazelles beside a crocodile on ``square`` that it cannot swap with."""
    board = rules.board
    near = rules.neighbours[square] & position.gazelles & ~position.swapped
    across = rules.across[square]
    for rule, case, mask in (
        ("crocodile.river", "same-territory", near & ~across),
        ("crocodile.hidden", "face-down", near & across & position.hidden),
    ):
        for gazelle in tokens_in(board, position, mask):
            yield Event(
                rule=rule,
                case=case,
                happened=False,
                player=crocodile.player,
                tokens=(gazelle, crocodile),
            )


def _swap(rules: Rules, before: Position, square: int, after: Position) -> Iterator[Event]:
    board = rules.board
    player = Player(before.player)
    here, there = before.crocodile, square
    gazelle, crocodile = token_at(board, after, here), token_at(board, after, there)
    chained = bool(before.swapped)
    yield Event(
        rule="crocodile.chain" if chained else "crocodile.swap",
        case="again" if chained else "swapped",
        player=player,
        tokens=(crocodile, gazelle),
        squares=(board.square_names[here], board.square_names[there]),
        numbers=(("swaps", before.swapped.bit_count() + 1),),
    )
    lions = tokens_in(board, before, rules.neighbours[here] & before.lions)
    if lions:
        yield Event(
            rule="crocodile.gazelle-lands",
            case="hides",
            player=gazelle.player,
            tokens=(gazelle, *lions),
        )
    swapped = before.swapped | 1 << here
    view = after._replace(swapped=swapped)
    yield from _unreachable(rules, view, there, crocodile)
    reachable = rules.across[there] & after.gazelles & ~after.hidden
    # The gazelle just swapped stands face up behind the crocodile and is a learner's first idea.
    case = "already-swapped" if rules.crocodile_chain else "one-swap"
    refused = reachable & (swapped if rules.crocodile_chain else ~swapped)
    for token in tokens_in(board, after, refused):
        yield Event(
            rule="ruling.chain",
            case=case,
            happened=False,
            player=player,
            tokens=(token, crocodile),
        )


def _offer(rules: Rules, after: Position) -> Iterator[Event]:
    """Tell of the swaps that a crocodile may choose from, and of what waits until it has chosen."""
    board = rules.board
    player = Player(after.player)
    crocodile = token_at(board, after, after.crocodile)
    yield Event(
        rule="crocodile.chain" if after.swapped else "crocodile.swap",
        case="offered",
        player=player,
        tokens=(crocodile, *tokens_in(board, after, swappable(rules, after))),
    )
    territory = board.territory_name(after.crocodile)
    if after.swapped or territory not in _full_territories(rules, after):
        return
    if after.inauguration == Player.NOBODY:
        yield Event(
            rule="inauguration.after-effects",
            case="waits",
            happened=False,
            player=player,
            territory=territory,
        )
    else:
        yield _already_given(after, territory)


# --- the end of a placement --------------------------------------------------------------------


def _end_of_placement(
    rules: Rules, before: Position, action: int, after: Position
) -> Iterator[Event]:
    yield from _inauguration(rules, before, action, after)
    if after.phase == Phase.OVER:
        yield Event(rule="end.full-board", case="over", player=Player(after.player))
        yield from score_events(rules, after)
        return
    was_solo, solo = _solo_before_placement(rules, before), is_solo(rules, after)
    alone = next(
        player
        for player in (Player.WHITE, Player.GREEN)
        if own_squares(after, player).bit_count() < rules.hand_size
    )
    # A lion as last token can send a gazelle to the other player, who then is the one alone.
    if solo and not (was_solo and alone == before.player):
        empty = rules.all_squares & ~(after.white | after.green)
        left = rules.hand_size - own_squares(after, alone).bit_count()
        yield Event(rule="solo.finish", case="alone", player=alone, numbers=(("tokens", left),))
        yield Event(
            rule="ruling.solo",
            case="guardian-rules" if rules.guardian_while_solo else "anywhere",
            happened=not rules.guardian_while_solo,
            player=alone,
            squares=rules.board.squares(empty),
        )
    elif was_solo and not solo:
        yield Event(rule="ruling.solo", case="resumes", player=Player(after.player))
    if after.phase == Phase.PLACE and after.player != before.player:
        yield Event(rule="turn.order", case="passes", player=Player(after.player))


def _solo_before_placement(rules: Rules, before: Position) -> bool:
    """Tell whether one player alone held tokens when the animal of this turn was placed."""
    if before.phase == Phase.SWAP:
        # The crocodile of this turn stands on the board already; it was in hand before.
        crocodile = 1 << before.crocodile
        before = before._replace(
            white=before.white & ~crocodile,
            green=before.green & ~crocodile,
            crocodiles=before.crocodiles & ~crocodile,
        )
    return is_solo(rules, before)


def _full_territories(rules: Rules, position: Position) -> list[str]:
    occupied = position.white | position.green
    letters = rules.board.territory_letters
    return [
        letter
        for letter, mask in zip(letters, rules.territories, strict=True)
        if not mask & ~occupied
    ]


def _already_given(position: Position, territory: str) -> Event:
    return Event(
        rule="inauguration.first-full",
        case="already-given",
        happened=False,
        player=Player(position.inauguration),
        territory=territory,
    )


def _inauguration(rules: Rules, before: Position, action: int, after: Position) -> Iterator[Event]:
    board = rules.board
    player = Player(before.player)
    placing = action_kind(action) == ActionKind.PLACE_ANIMAL
    filled = action_target(action) if placing else before.crocodile
    territory = board.territory_of[filled]
    letter, mask = board.territory_letters[territory], rules.territories[territory]
    occupied = after.white | after.green
    if after.inauguration != before.inauguration:
        full = _full_territories(rules, after)
        letter = letter if letter in full else full[0]
        mask = rules.territories[board.territory_letters.index(letter)]
        yield Event(
            rule="inauguration.first-full",
            case="taken",
            player=player,
            territory=letter,
            numbers=(
                ("own", (mask & own_squares(after, player)).bit_count()),
                ("other", (mask & own_squares(after, player.opponent)).bit_count()),
                ("points", rules.inauguration_points),
            ),
        )
        if before.swapped or action_kind(action) == ActionKind.SWAP:
            yield Event(
                rule="inauguration.by-swap",
                case="earned",
                player=player,
                territory=letter,
            )
    elif placing and not mask & ~occupied and before.inauguration != Player.NOBODY:
        yield _already_given(before, letter)
    elif (
        placing
        and before.inauguration == Player.NOBODY
        and not mask & ~(before.white | before.green | 1 << filled)
    ):
        yield Event(
            rule="inauguration.after-effects",
            case="emptied",
            happened=False,
            player=player,
            tokens=(token_at(board, after, filled),),
            territory=letter,
            squares=board.squares(mask & ~occupied),
        )
