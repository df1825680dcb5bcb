"""The rules of Drôles de Zèbres, written once: pure functions on an immutable position.

A :class:`Position` is a handful of plain integers; sets of squares are masks with bit ``square``
set (see :mod:`~zebres_lib.zebres.board` for the numbering). A player decides one *action* at a
time, and the phase of the position says of which kind the next one is::

    SETUP --@post--> PLACE --animal--> [SWAP --x / - ...-->] MOVE --> PLACE ... --> OVER

All functions below are ordinary Python and may be compiled unchanged
(:func:`zebres_lib.jit.compiled`). The comments name the rule ids of the ledger. Functions do not
check that an action is legal; :func:`legal_actions` lists the legal ones, and
:class:`~zebres_lib.zebres.game.Game` checks.
"""

from ..jit import bit_count, compilable, lowest_bit
from .position import (
    CROCODILE,
    ELEPHANT,
    GAZELLE,
    GREEN,
    MOVE,
    MOVE_GUARDIAN,
    NOBODY,
    NOWHERE as NOWHERE,
    OVER,
    PLACE,
    PLACE_ANIMAL,
    POST_GUARDIAN,
    SETUP,
    SPECIES_COUNT,
    STAY,
    SWAP,
    SWAP_GAZELLE,
    WHITE,
    ZEBRA,
    ActionKind as ActionKind,
    Phase as Phase,
    Player as Player,
    Position as Position,
    action_kind as action_kind,
    action_species as action_species,
    action_target as action_target,
    animals as animals,
    by_species as by_species,
    encode as encode,
    holds_tokens as holds_tokens,
    in_hand as in_hand,
    is_over as is_over,
    is_solo as is_solo,
    own_squares as own_squares,
    species_in_hand as species_in_hand,
    start as start,
)
from .variant import (
    CompiledRules as CompiledRules,
    Rules as Rules,
    RuleTables as RuleTables,
    Species as Species,
)

# --- what is allowed ---------------------------------------------------------------------------


@compilable
def open_squares(rules: RuleTables, position: Position) -> int:
    """Return the squares where an animal may be placed (``place.line``, ``ruling.solo``)."""
    empty = rules.all_squares & ~(position.white | position.green)
    if is_solo(rules, position) and not rules.guardian_while_solo:
        return empty
    return int(rules.lines[position.guardian]) & empty


@compilable
def swappable(rules: RuleTables, position: Position) -> int:
    """Return the squares of the gazelles that the crocodile may swap with now.

    Rules ``crocodile.swap``, ``.river``, ``.hidden``, ``.chain`` and ``ruling.chain``.
    """
    if position.crocodile == NOWHERE or (position.swapped and not rules.crocodile_chain):
        return 0
    seen = position.gazelles & ~position.hidden & ~position.swapped
    return int(rules.across[position.crocodile]) & seen


@compilable
def guardian_stops(rules: RuleTables, position: Position) -> int:
    """Return the posts, as a mask, that the guardian may move to.

    Rules ``guardian.steps`` and ``guardian.jump``; the board must not be full.
    """
    empty = rules.all_squares & ~(position.white | position.green)
    last = rules.post_count - 1
    post = position.guardian
    stops = 0
    for _ in range(rules.guardian_steps):
        post = 0 if post == last else post + 1
        if rules.lines[post] & empty:
            stops |= 1 << post
    while stops == 0:
        post = 0 if post == last else post + 1
        if rules.lines[post] & empty:
            stops = 1 << post
    return stops


@compilable
def legal_actions(rules: RuleTables, position: Position) -> list[int]:
    """Return all legal actions, in board order; none when the game is over."""
    actions = []
    if position.phase == SETUP:
        for post in range(rules.post_count):
            actions.append(encode(POST_GUARDIAN, post, 0))
    elif position.phase == PLACE:
        squares = open_squares(rules, position)
        hand = species_in_hand(rules, position, position.player)
        while squares:
            square = lowest_bit(squares)
            squares &= squares - 1
            for species in range(SPECIES_COUNT):
                if hand >> species & 1:
                    actions.append(encode(PLACE_ANIMAL, square, species))
    elif position.phase == SWAP:
        squares = swappable(rules, position)
        while squares:
            square = lowest_bit(squares)
            squares &= squares - 1
            actions.append(encode(SWAP_GAZELLE, square, 0))
        actions.append(encode(STAY, 0, 0))
    elif position.phase == MOVE:
        stops = guardian_stops(rules, position)
        while stops:
            post = lowest_bit(stops)
            stops &= stops - 1
            actions.append(encode(MOVE_GUARDIAN, post, 0))
    return actions


@compilable
def is_legal(rules: RuleTables, position: Position, action: int) -> bool:
    """Tell whether the rules allow an action, quicker than looking for it in all legal ones."""
    kind, target = action_kind(action), action_target(action)
    # In compiled code a shift by 64 or more is a shift by what is left over from 64.
    if action < 0 or target > 62 or action != encode(kind, target, action_species(action)):
        return False
    if position.phase == PLACE and kind == PLACE_ANIMAL:
        species = action_species(action)
        return bool(
            species < SPECIES_COUNT
            and open_squares(rules, position) >> target & 1
            and species_in_hand(rules, position, position.player) >> species & 1
        )
    if action_species(action) != 0:
        return False
    if position.phase == MOVE and kind == MOVE_GUARDIAN:
        return bool(guardian_stops(rules, position) >> target & 1)
    if position.phase == SWAP and kind == SWAP_GAZELLE:
        return bool(swappable(rules, position) >> target & 1)
    if position.phase == SWAP and kind == STAY:
        return target == 0
    return position.phase == SETUP and kind == POST_GUARDIAN and target < rules.post_count


# --- what happens ------------------------------------------------------------------------------


@compilable
def apply(rules: RuleTables, position: Position, action: int) -> Position:
    """Return the position after a legal action."""
    kind = action_kind(action)
    if kind == PLACE_ANIMAL:
        return place(rules, position, action_target(action), action_species(action))
    if kind == MOVE_GUARDIAN:
        return move_guardian(rules, position, action_target(action))
    if kind == SWAP_GAZELLE:
        return swap(rules, position, action_target(action))
    if kind == STAY:
        return finish_placement(rules, position)
    return post_guardian(position, action_target(action))


@compilable
def post_guardian(position: Position, post: int) -> Position:
    """Put the guardian on its first post; the opponent goes first (``setup.guardian``)."""
    return Position(
        0, 0, 0, 0, 0, 0, 0, 0, post, 1 - position.player, NOBODY, PLACE, NOWHERE, 0
    )  # fmt: skip


@compilable
def place(rules: RuleTables, position: Position, square: int, species: int) -> Position:
    """Place an animal with its effects (``place.line``, ``zebra.*``, ``gazelle.*``, ``lion.*``)."""
    token = 1 << square
    beside = int(rules.neighbours[square])
    white, green, hidden = position.white, position.green, position.hidden
    gazelles, zebras, crocodiles = position.gazelles, position.zebras, position.crocodiles
    elephants, lions = position.elephants, position.lions
    crocodile = NOWHERE
    if position.player == WHITE:
        white |= token
    else:
        green |= token
    if species == GAZELLE:
        gazelles |= token
        if beside & lions:  # gazelle.beside-lion
            hidden |= token
    elif species == ZEBRA:
        zebras |= token
        if beside & lions:  # zebra.beside-lion
            hidden |= token
    elif species == CROCODILE:
        crocodiles |= token
        crocodile = square
    elif species == ELEPHANT:
        elephants |= token
    else:
        lions |= token
        hidden |= beside & zebras  # lion.zebra-hides
        fleeing = beside & gazelles  # lion.gazelle-flees
        if not rules.hidden_gazelles_flee:
            fleeing &= ~hidden
        white &= ~fleeing
        green &= ~fleeing
        gazelles &= ~fleeing
        hidden &= ~fleeing
    placed = Position(
        white, green, gazelles, zebras, crocodiles, elephants, lions, hidden,
        position.guardian, position.player, position.inauguration, SWAP, crocodile, 0,
    )  # fmt: skip
    if swappable(rules, placed):  # crocodile.swap
        return placed
    return finish_placement(rules, placed)


@compilable
def swap(rules: RuleTables, position: Position, square: int) -> Position:
    """Swap the crocodile with the gazelle on ``square`` (``crocodile.swap``, ``.chain``)."""
    there = 1 << square
    here = 1 << position.crocodile
    both = here | there
    white, green, hidden = position.white, position.green, position.hidden
    # Two tokens of one colour change places without changing whose squares these are.
    if bool(white & here) != bool(white & there):
        white ^= both
        green ^= both
    if rules.neighbours[position.crocodile] & position.lions:  # crocodile.gazelle-lands
        hidden |= here
    swapped = Position(
        white, green, position.gazelles ^ both, position.zebras, position.crocodiles ^ both,
        position.elephants, position.lions, hidden, position.guardian, position.player,
        position.inauguration, SWAP, square, position.swapped | here,
    )  # fmt: skip
    if swappable(rules, swapped):  # crocodile.chain
        return swapped
    return finish_placement(rules, swapped)


@compilable
def finish_placement(rules: RuleTables, position: Position) -> Position:
    """End a placement whose effects are done: the Inauguration check, then who does what next.

    Rules ``inauguration.*``, ``end.full-board``, ``solo.finish``, ``turn.order``, ``ruling.solo``.
    """
    occupied = position.white | position.green
    inauguration = position.inauguration
    if inauguration == NOBODY:
        for index in range(rules.territory_count):
            if rules.territories[index] & ~occupied == 0:
                inauguration = position.player
    opponent = 1 - position.player
    player = position.player
    if occupied == rules.all_squares:
        phase = OVER
    elif rules.guardian_while_solo or not is_solo(rules, position):
        phase = MOVE
    else:
        phase = PLACE
        if holds_tokens(rules, position, opponent):
            player = opponent
    return Position(
        position.white, position.green, position.gazelles, position.zebras, position.crocodiles,
        position.elephants, position.lions, position.hidden, position.guardian, player,
        inauguration, phase, NOWHERE, 0,
    )  # fmt: skip


@compilable
def move_guardian(rules: RuleTables, position: Position, post: int) -> Position:
    """Move the guardian and pass the turn to the player who can place (``guardian.steps``)."""
    player = position.player
    if holds_tokens(rules, position, 1 - player):
        player = 1 - player
    return Position(
        position.white, position.green, position.gazelles, position.zebras, position.crocodiles,
        position.elephants, position.lions, position.hidden, post, player,
        position.inauguration, PLACE, NOWHERE, 0,
    )  # fmt: skip


# --- scoring -----------------------------------------------------------------------------------


@compilable
def territory_owner(position: Position, territory: int) -> int:
    """Return who has more tokens in a territory given as a mask, or NOBODY on a tie.

    Rules ``score.majority`` and ``ruling.even-territory``.
    """
    difference = bit_count(territory & position.white) - bit_count(territory & position.green)
    if difference > 0:
        return WHITE
    return GREEN if difference < 0 else NOBODY


@compilable
def territory_points(rules: RuleTables, position: Position, territory: int) -> int:
    """Return what the face-up animals of both colours in a territory are worth, in points.

    Rules ``score.all-animals`` and ``score.face-down``.
    """
    shown = territory & ~position.hidden
    points = 0
    for species in range(SPECIES_COUNT):
        points += int(rules.values[species]) * bit_count(shown & animals(position, species))
    return points


@compilable
def score(rules: RuleTables, position: Position) -> tuple[int, int]:
    """Return (White's points, Green's points) as if the game ended now.

    Rules ``score.*``; the Inauguration token counts for its holder (``score.inauguration``).
    """
    white = rules.inauguration_points if position.inauguration == WHITE else 0
    green = rules.inauguration_points if position.inauguration == GREEN else 0
    for index in range(rules.territory_count):
        territory = rules.territories[index]
        owner = territory_owner(position, territory)
        if owner == WHITE:
            white += territory_points(rules, position, territory)
        elif owner == GREEN:
            green += territory_points(rules, position, territory)
    return white, green
