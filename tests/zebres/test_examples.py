"""Every sentence that the rulebook says about its pictures and in its FAQ holds in the examples."""

import pytest

from tests.helpers import squares, told
from zebres_lib.explain import rule_ids
from zebres_lib.zebres.examples import EXAMPLES, UnknownExampleError, example
from zebres_lib.zebres.rules import Player, Rules, Species, territory_owner, territory_points

WHITE, GREEN = Player.WHITE, Player.GREEN


def played(name):
    """Return the game after the decisive placement and that placement's events."""
    game = example(name).game()
    return game, game.play(example(name).decisive)


def tokens(game) -> dict[str, str]:
    """Return the tokens on the board by square, as letters of the notation."""
    board, found = game.rules.board, {}
    for square, cell in enumerate(cells(game)):
        if cell:
            found[board.square_names[square]] = cell
    return found


def cells(game) -> list[str]:
    found: list[str] = []
    for character in str(game.position).split()[0].replace("/", ""):
        if character.isdigit():
            found += [""] * int(character)
        elif character == "!":
            found[-1] += "!"
        else:
            found.append(character)
    return found


def territory(game, letter: str) -> int:
    return game.rules.territories[game.rules.board.territory_letters.index(letter)]


def beside(game, square: str) -> set[str]:
    board = game.rules.board
    return set(board.squares(board.neighbours[board.square_numbers[square]]))


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_is_a_legal_game_on_the_classic_board(name):
    shown = example(name)
    assert shown.name == name
    assert shown.rules == Rules()
    assert shown.game() is not shown.game()
    game = shown.game()
    assert str(game.start) == "6/6/6/6/6 - w - setup"
    assert str(game.position) == shown.position
    # Nothing has happened yet that would draw the eye away from the example.
    assert game.position.inauguration == Player.NOBODY
    assert game.position.hidden == 0
    events = game.play(shown.decisive)
    assert str(type(game).from_text(game.to_text()).position) == str(game.position)
    told_rules = {event.rule for event in [*events, *game.score_events()]}
    afterwards = {"zebra.beside-lion", "gazelle.beside-lion"}
    assert set(shown.rules_shown) <= told_rules | afterwards
    assert set(shown.rules_shown) <= set(rule_ids())


def test_the_name_of_no_example_is_refused():
    assert list(EXAMPLES)[:3] == ["lion", "crocodile", "scoring"]
    with pytest.raises(UnknownExampleError, match=r"no example 'lino'; there are: lion, croc.*"):
        example("lino")


# --- the lion ----------------------------------------------------------------------------------


def test_lion_before():
    game = example("lion").game()
    board = game.rules.board
    assert game.player == WHITE
    faced = board.squares(board.lines[game.position.guardian])
    assert faced == ("c1", "c2", "c3", "c4", "c5")
    assert [square for square in faced if square not in tokens(game)] == ["c3"]
    assert {action[1:] for action in game.legal_actions()} == {"c3"}
    around = sorted(tokens(game)[square] for square in beside(game, "c3"))
    assert around == ["G", "Z", "e", "g"]
    assert "L" not in tokens(game).values()


def test_lion_after():
    before = tokens(example("lion").game())
    game, events = played("lion")
    (elephant,) = told(events, "lion.unafraid")
    assert elephant.tokens[0].species == Species.ELEPHANT
    fled = told(events, "lion.gazelle-flees", "flees")
    assert {event.player for event in fled} == {WHITE, GREEN}
    (zebra,) = told(events, "lion.zebra-hides", "hides")
    gone = {event.tokens[0].square for event in fled}
    assert gone == {square for square in before if square not in tokens(game)}
    assert tokens(game)[zebra.tokens[0].square] == "Z!"


def test_lion_the_hidden_zebra_counts_but_scores_nothing():
    game, _ = played("lion")
    home = game.rules.board.territory_name(game.rules.board.square_numbers["d3"])
    mask = territory(game, home)
    assert (mask & game.position.white).bit_count() == 2
    assert (mask & game.position.green).bit_count() == 1
    # Without the zebra the territory would be level.
    assert territory_owner(game.position, mask) == WHITE
    assert territory_points(game.rules, game.position, mask) == 2 + 6
    (hidden,) = told(game.score_events(), "score.face-down")
    assert squares(hidden) == ["d3"]


def test_lion_the_lightning_squares():
    game, _ = played("lion")
    lightning = beside(game, "c3") - set(tokens(game))
    assert lightning == {"c2", "b3"}
    for letter in "ZG":
        hides = set()
        for square in game.rules.board.square_names:
            if square in tokens(game):
                continue
            post = f"N{square[0]}"
            trial = type(game).from_position(
                f"{str(game.position).split()[0]} {post} w - place", game.rules
            )
            if f"{letter}{square}" in trial.legal_actions():
                trial.play(f"{letter}{square}")
                if tokens(trial)[square].endswith("!"):
                    hides.add(square)
        assert hides == lightning


# --- the crocodile -----------------------------------------------------------------------------


def test_crocodile_before_and_choice():
    game = example("crocodile").game()
    labels = example("crocodile").labels
    assert labels == {"A": "b4", "B": "c5", "C": "c3"}
    assert game.player == WHITE
    assert {tokens(game)[square].upper() for square in labels.values()} == {"G"}
    events = game.play("Cc4")
    (near_miss,) = told(events, "crocodile.river")
    assert squares(near_miss) == ["c3", "c4"]
    assert game.legal_actions() == ["xb4", "xc5", "-"]
    assert game.why_not("xc3").rule == "crocodile.river"
    name = game.rules.board.territory_name
    number = game.rules.board.square_numbers
    assert name(number["c3"]) == name(number["c4"])
    assert name(number["b4"]) != name(number["c4"]) != name(number["c5"])


def test_crocodile_after():
    before = example("crocodile").game()
    game, events = played("crocodile")
    assert told(events, "crocodile.swap", "swapped")
    assert tokens(game)["b4"] == "C"
    assert tokens(game)["c4"] == tokens(before)["b4"] == "g"
    mask = territory(game, game.rules.board.territory_name(game.rules.board.square_numbers["b4"]))
    assert mask.bit_count() == 5
    assert (mask & before.position.white).bit_count() == 2
    own = mask & game.position.white
    assert own.bit_count() == 3
    # For good: no lion sends these tokens home and no crocodile takes their place.
    assert own & game.position.gazelles == 0


# --- scoring -----------------------------------------------------------------------------------


def test_scoring():
    before = example("scoring").game()
    game, events = played("scoring")
    mask = territory(game, "C")
    assert mask.bit_count() == 7
    assert (mask & ~(before.position.white | before.position.green)).bit_count() == 1
    assert mask & ~(game.position.white | game.position.green) == 0
    assert (mask & game.position.white).bit_count() == 4
    assert (mask & game.position.green).bit_count() == 3
    (points,) = [e for e in told(game.score_events(), "score.all-animals") if e.territory == "C"]
    assert points.player == WHITE
    numbers = (points.number("own"), points.number("other"), points.number("points"))
    assert numbers == (11, 9, 20)
    assert territory_points(game.rules, game.position, mask) == 20
    # White owns nothing else, so the territory is White's whole score; Green has the bonus.
    (taken,) = told(events, "inauguration.first-full", "taken")
    assert taken.player == GREEN
    assert game.scores()[0] == 20


# --- FAQ ---------------------------------------------------------------------------------------


def test_faq_chain():
    game, events = played("faq-chain")
    assert len(told(events, "crocodile.swap", "swapped")) == 1
    assert len(told(events, "crocodile.chain", "again")) == 2
    assert game.actions[-4:] == ["Cb2", "xb3", "xc3", "xd3"]
    assert tokens(game)["d3"] == "C"
    gazelles = {event.tokens[1].square for event in events if event.case in ("swapped", "again")}
    assert gazelles == {"b2", "b3", "c3"}


def test_faq_lion_empties():
    before = example("faq-lion-empties").game()
    game, events = played("faq-lion-empties")
    mask = territory(game, "D")
    square = 1 << game.rules.board.square_numbers["e2"]
    assert mask & ~(before.position.white | before.position.green) == square
    (fled,) = told(events, "lion.gazelle-flees", "flees")
    assert game.rules.board.territory_name(
        game.rules.board.square_numbers[fled.tokens[0].square]
    ) == ("D")
    assert told(events, "inauguration.after-effects", "emptied")
    assert game.position.inauguration == Player.NOBODY


def test_faq_crocodile_fills():
    before = example("faq-crocodile-fills").game()
    game, events = played("faq-crocodile-fills")
    mask = territory(game, "E")
    square = 1 << game.rules.board.square_numbers["a4"]
    assert mask & ~(before.position.white | before.position.green) == square
    assert before.player == WHITE
    (swap,) = told(events, "crocodile.swap", "swapped")
    assert swap.tokens[1].player == GREEN
    assert tokens(game)["a4"] == "g"
    (earned,) = told(events, "inauguration.by-swap")
    assert (earned.player, earned.territory) == (WHITE, "E")
    assert game.position.inauguration == WHITE
    # The token goes to White although every animal there is Green's.
    assert mask & game.position.white == 0
