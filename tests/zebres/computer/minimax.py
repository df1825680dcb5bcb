"""Best play by trying everything: no bounds, no order, no estimates, nothing cut off.

It shares nothing with the search but the rules; and the second one below not even those.
"""

from zebres_lib.zebres.rules import Player, Position, Rules, apply, is_over, legal_actions, score


def margin(rules: Rules, position: Position, known: dict[Position, int] | None = None) -> int:
    """Return the final margin under best play, White minus Green, in points."""
    known = {} if known is None else known
    if is_over(position):
        white, green = score(rules, position)
        return white - green
    if position not in known:
        values = action_margins(rules, position, known).values()
        known[position] = max(values) if position.player == Player.WHITE else min(values)
    return known[position]


def action_margins(
    rules: Rules, position: Position, known: dict[Position, int] | None = None
) -> dict[int, int]:
    """Return the final margin under best play after each legal action."""
    known = {} if known is None else known
    return {
        action: margin(rules, apply(rules, position, action), known)
        for action in legal_actions(rules, position)
    }


def reference_margin(reference, text: str) -> int:
    """Return the same for a position's text, by a reference that knows the rules on its own."""
    actions = reference.legal(text)
    if not actions:
        white, green = reference.score(text)
        return white - green
    values = [reference_margin(reference, reference.apply(text, action)) for action in actions]
    return max(values) if text.split(" ")[2] == "w" else min(values)
