"""Arbitrary text ends in a NotationError or in a valid value, nothing else."""

from functools import cache

from hypothesis import given, settings, strategies as st

from tests.helpers import ALL_RULES, random_games
from zebres_lib.zebres import Game, IllegalAction, NotationError
from zebres_lib.zebres.examples import EXAMPLES
from zebres_lib.zebres.rules import Phase, Rules, legal_actions
from zebres_lib.zebres.text.notation import format_action, parse_action, parse_actions
from zebres_lib.zebres.text.positions import format_position, parse_position

RULES = st.sampled_from(ALL_RULES)
# Letters that mean something, and some that look as if they did.
ALPHABET = 'GZCELgzcelxwabcdefNESW@>-!/:,. 0123456789\n"[]=\\²٣–é<script>\x00\ud800'
NOISE = st.one_of(st.text(max_size=60), st.text(ALPHABET, max_size=60))


@cache
def valid_texts() -> dict[str, list[str]]:
    """Return texts of positions, actions, runs and games to be spoilt."""
    texts: dict[str, list[str]] = {"position": [], "action": [], "run": [], "game": []}
    for seed, rules in enumerate(ALL_RULES[::3]):
        game = Game(rules)
        for position, action in next(random_games(rules, 1, seed)):
            texts["position"].append(format_position(rules, position))
            if action >= 0:
                texts["action"].append(format_action(rules.board, action))
                game.play(texts["action"][-1])
        texts["run"] += game.turns
        texts["game"].append(game.to_text())
    texts["run"] += [example.game_text for example in EXAMPLES.values()]
    texts["game"].append(Game.from_position(texts["position"][40], ALL_RULES[0]).to_text())
    return texts


@st.composite
def spoilt(draw: st.DrawFn, kind: str) -> str:
    """Draw a valid text with some stretches cut out, doubled or overwritten."""
    text = draw(st.sampled_from(valid_texts()[kind]))
    for _ in range(draw(st.integers(0, 3))):
        begin = draw(st.integers(0, len(text)))
        end = min(len(text), begin + draw(st.integers(0, 8)))
        middle = draw(st.sampled_from(["", text[begin:end] * 2])) or draw(
            st.text(ALPHABET, max_size=4)
        )
        text = text[:begin] + middle + text[end:]
    return text


def check_error(error: NotationError, text: str) -> None:
    assert error.text == text
    assert 0 <= error.index <= len(text)
    assert f"character {error.index + 1}" in str(error) or "no action in this text" in str(error)


@settings(max_examples=150)
@given(rules=RULES, text=st.one_of(NOISE, spoilt("action")))
def test_as_an_action(rules, text):
    try:
        action = parse_action(rules.board, text)
    except NotationError as error:
        check_error(error, text)
    else:
        assert format_action(rules.board, action) == text.strip()


@settings(max_examples=150)
@given(rules=RULES, text=st.one_of(NOISE, spoilt("run")))
def test_as_a_run(rules, text):
    try:
        written = parse_actions(rules.board, text)
    except NotationError as error:
        check_error(error, text)
    else:
        together = "".join(format_action(rules.board, action) for action, _, _ in written)
        assert together == "".join(text.split())


@settings(max_examples=300)
@given(rules=RULES, text=st.one_of(NOISE, spoilt("position")))
def test_as_a_position(rules, text):
    try:
        position = parse_position(rules, text)
    except NotationError as error:
        check_error(error, text)
    else:
        # Whatever is accepted can be played and reads back the same.
        assert parse_position(rules, format_position(rules, position)) == position
        assert bool(legal_actions(rules, position)) == (position.phase != Phase.OVER)


@settings(max_examples=250)
@given(text=st.one_of(NOISE, spoilt("game")))
def test_as_a_game(text):
    try:
        game = Game.from_text(text)
    except NotationError as error:
        check_error(error, text)
    else:
        assert Game.from_text(game.to_text()).steps == game.steps


@settings(max_examples=100)
@given(value=st.text(max_size=40), name=st.from_regex(r"\A[A-Za-z_]{1,8}\Z"))
def test_any_header_value_is_kept(value, name):
    game = Game()
    game.headers[name] = value
    again = Game.from_text(game.to_text()).headers
    if name not in ("Game", "Board", "Rules", "Start", "Result"):
        assert again == {name: " ".join(value.splitlines())}


@settings(max_examples=120)
@given(ply=st.integers(0, 40), text=st.one_of(NOISE, spoilt("run")))
def test_a_run_is_played_whole_or_not_at_all(ply, text):
    game = Game()
    for position, action in next(random_games(Rules(), 1, seed=50))[:ply]:
        assert position == game.position
        game.play(format_action(game.rules.board, action))
    if game.can_undo:
        game.undo()
    undone, seen = game.can_redo, []
    game.subscribe(seen.append)
    before, steps = game.position, game.steps
    try:
        events = game.play(text)
    except IllegalAction as error:
        check_error(error, text)
        assert (game.position, game.steps, seen) == (before, steps, [])
        assert game.can_redo == undone
    else:
        assert seen == events
        assert len(game.steps) > len(steps)
        assert not game.can_redo
