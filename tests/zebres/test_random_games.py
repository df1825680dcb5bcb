"""What holds in every game, whatever is played, under every combination of the rulings."""

from hypothesis import given, settings, strategies as st

from tests.helpers import every_ruling, told
from zebres_lib.explain import rule_ids
from zebres_lib.zebres import Game
from zebres_lib.zebres.rules import Phase, Position, Rules, Species, by_species, in_hand
from zebres_lib.zebres.text.notation import format_action, parse_action
from zebres_lib.zebres.text.positions import format_position, parse_position

CHOICES = st.lists(st.integers(0, 2**16), max_size=110)
"""What is chosen at each decision, as a number modulo the number of legal actions."""


def played(rules: Rules, choices: list[int]) -> tuple[Game, list]:
    """Return a whole game, the first actions chosen by ``choices``, and all its events."""
    game, events = Game(rules), []
    while not game.is_over:
        actions = game.legal_actions()
        assert actions
        ply = len(game.steps)
        choice = choices[ply] if ply < len(choices) else 7 * ply
        events += game.play(actions[choice % len(actions)])
    return game, events


def check_tokens(rules: Rules, position: Position) -> None:
    """Every token is in one hand or on one square, once."""
    assert position.white & position.green == 0
    union = 0
    for squares in by_species(position):
        assert union & squares == 0
        union |= squares
    assert union == position.white | position.green
    assert union & ~rules.all_squares == 0
    assert position.hidden & ~(position.gazelles | position.zebras) == 0
    for player in (0, 1):
        for species in Species:
            assert 0 <= in_hand(rules, position, player, species) <= rules.counts[species]


@every_ruling
@settings(max_examples=8)
@given(choices=CHOICES)
def test_tokens_are_conserved_and_texts_round_trip(rules, choices):
    game, _ = played(rules, choices)
    for step in game.steps:
        text = format_position(rules, step.before)
        # Reading checks also that the rules offer a decision there.
        assert parse_position(rules, text) == step.before
        check_tokens(rules, step.before)
        action = format_action(rules.board, step.action)
        assert parse_action(rules.board, action) == step.action
    check_tokens(rules, game.position)
    assert parse_position(rules, str(game.position)) == game.position
    assert game.position.phase == Phase.OVER


@every_ruling
@settings(max_examples=5)
@given(choices=CHOICES, stop=st.integers(0, 200))
def test_whole_games_round_trip(rules, choices, stop):
    game, _ = played(rules, choices)
    game.go_to(stop % (len(game.steps) + 1))
    game.headers["White"] = 'A "name" with \\ in it'
    again = Game.from_text(game.to_text())
    assert again.steps == game.steps
    assert again.rules == rules
    assert again.headers == game.headers
    assert again.to_text() == game.to_text()
    assert again.turns == game.turns


@every_ruling
@settings(max_examples=5)
@given(choices=CHOICES)
def test_undo_and_redo_restore(rules, choices):
    game, _ = played(rules, choices)
    steps, actions = game.steps, game.actions
    for number in range(len(steps), 0, -1):
        assert game.position == steps[number - 1].after
        assert game.undo() == actions[number - 1]
        assert game.position == steps[number - 1].before
        assert len(game.steps) == number - 1
    assert not game.can_undo
    for number, step in enumerate(steps):
        assert game.redo() == actions[number]
        assert game.position == step.after
    assert not game.can_redo
    assert game.steps == steps


@every_ruling
@settings(max_examples=8)
@given(choices=CHOICES)
def test_points_and_placements_add_up(rules, choices):
    game, events = played(rules, choices)
    position = game.position
    hidden_zebras = (position.hidden & position.zebras).bit_count()
    hidden_gazelles = (position.hidden & position.gazelles).bit_count()
    placements = len(told(events, "place.line", "placed"))
    sent_home = len(told(events, "lion.gazelle-flees", "flees"))
    assert placements == 30 + sent_home <= 38
    assert len(told(events, "end.full-board", "over")) == 1
    assert len(told(events, "inauguration.first-full", "taken")) == 1
    assert {event.rule for event in events} <= set(rule_ids())
    total = sum(game.scores())
    assert total == 101 - 6 * hidden_zebras - 2 * hidden_gazelles
    assert total % 2 == 1
    assert game.winner in (0, 1)
