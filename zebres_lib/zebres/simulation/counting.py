"""How many ways a game can go: the number of action sequences of a given length."""

from ..rules import Position, Rules, apply, legal_actions


def count_sequences(rules: Rules, position: Position, depth: int) -> int:
    """Return the number of sequences of ``depth`` legal actions from a position.

    Known among chess programmers as *perft*; a small change of a rule changes these counts, so
    they guard the rules. A sequence that ends earlier, because the game is over, is not counted.

    >>> from zebres_lib.zebres.rules import start
    >>> [count_sequences(Rules(), start(), depth) for depth in (1, 2, 3)]
    [22, 600, 1800]
    """
    if depth == 0:
        return 1
    actions = legal_actions(rules, position)
    if depth == 1:
        return len(actions)
    return sum(
        count_sequences(rules, apply(rules, position, action), depth - 1) for action in actions
    )
