"""The record of a game: playing runs, hooks, undo and redo, whole games as text and in files."""

import unicodedata

import pytest

from tests.helpers import at
from zebres_lib.zebres import Game, IllegalAction, NotationError, Rules
from zebres_lib.zebres.board import PRESIDENT, Board
from zebres_lib.zebres.examples import EXAMPLES, example

CHAIN = "6/6/1ggg2/6/6 Nb w - place"


# --- playing -----------------------------------------------------------------------------------


def test_a_run_is_played_and_told_in_order():
    game = Game()
    events = game.play("@Nb Gb3>Nd")
    assert [event.rule for event in events] == [
        "setup.guardian",
        "turn.order",
        "place.line",
        "guardian.steps",
        "turn.order",
    ]
    assert str(game.position) == "6/6/1g4/6/6 Nd w - place"
    assert game.actions == ["@Nb", "Gb3", ">Nd"]
    assert game.turns == ["@Nb", "Gb3>Nd"]
    assert list(game.events())[1] == ("Gb3", events[2:3])


@pytest.mark.parametrize(
    ("run", "index", "rule"),
    [
        ("@Nb Gb3>Nd Zc1", 11, "place.line"),
        ("@Nb Gb3>Ng", 8, None),
        ("@Nb Gb3>Nb", 7, "guardian.steps"),
        ("@Nb @Nc", 4, "setup.guardian"),
        ("Gb3", 0, "setup.guardian"),
        ("@Nb Gb3?", 7, None),
        ("", 0, None),
        (" \n", 0, None),
    ],
)
def test_a_run_with_an_error_changes_nothing(run, index, rule):
    game, seen = Game(), []
    game.subscribe(seen.append)
    with pytest.raises(IllegalAction) as caught:
        game.play(run)
    assert caught.value.index == index
    assert (caught.value.reason.rule if rule else caught.value.reason) == rule
    assert (game.steps, seen, str(game.position)) == ((), [], "6/6/6/6/6 - w - setup")


def test_an_error_in_a_run_names_the_action_and_its_place():
    with pytest.raises(IllegalAction, match=r"^action 4, 'Zc1' at character 12: The guardian on"):
        Game().play("@Nb Gb3>Nd Zc1")
    with pytest.raises(IllegalAction, match=r"^'Zc1' at character 2: "):
        Game().play(" Zc1")


def test_a_stay_is_implied_within_a_run_only():
    game = at(CHAIN)
    game.play("Cb2>Nc")
    assert game.actions == ["Cb2", "-", ">Nc"]
    assert game.turns == ["Cb2>Nc"]
    again = at(CHAIN)
    again.play("Cb2xb3>Nc")
    assert again.actions == ["Cb2", "xb3", "-", ">Nc"]
    apart = at(CHAIN)
    apart.play("Cb2")
    with pytest.raises(IllegalAction, match="swap"):
        apart.play(">Nc")
    apart.play("->Nc")
    assert apart.actions == game.actions


def test_hooks_hear_every_event_until_they_stop():
    game, heard, others = Game(), [], []
    stop = game.subscribe(heard.append)
    game.subscribe(others.append)
    events = game.play("@Nb")
    stop()
    stop()
    more = game.play("Gb3>Nd")
    assert heard == events
    assert others == events + more
    assert not game.copy()._hooks


# --- undo and redo -----------------------------------------------------------------------------


def test_undo_and_redo_take_one_action():
    game = Game()
    game.play("@Nb Gb3>Nd")
    assert game.undo() == ">Nd"
    assert game.undo() == "Gb3"
    assert str(game.position) == "6/6/6/6/6 Nb g - place"
    assert game.redo() == "Gb3"
    assert (game.can_undo, game.can_redo) == (True, True)
    game.play(">Ne")
    assert not game.can_redo
    with pytest.raises(IndexError, match="no action to play again"):
        game.redo()
    with pytest.raises(IndexError, match="no action to take back"):
        Game().undo()


def test_go_to_any_point():
    game = Game()
    game.play("@Nb Gb3>Nd Zd1>E1")
    for ply in (0, 5, 2, 4, 3):
        game.go_to(ply)
        assert len(game.steps) == ply
    game.go_to(5)
    assert game.turns == ["@Nb", "Gb3>Nd", "Zd1>E1"]
    for ply in (-1, 6):
        with pytest.raises(IndexError, match=f"ply {ply} is not from 0 to 5"):
            game.go_to(ply)


def test_a_copy_goes_its_own_way():
    game = Game()
    game.play("@Nb Gb3>Nd")
    game.undo()
    twin = game.copy()
    twin.redo()
    twin.play("Zd1")
    assert str(game.position) == "6/6/1g4/6/6 Nb g - move"
    assert game.can_redo


# --- whole games as text -----------------------------------------------------------------------

TEXT = """\
[Game "Drôles de Zèbres"]
[Board "classic"]
[Rules "classic"]
[Event "Café \\"Zebra\\""]
[Result "*"]

1. @Nb
2. Gb3>Nd
3. Zd1>E1
"""


def test_a_game_as_text():
    game = Game()
    game.headers["Event"] = 'Café "Zebra"'
    game.play("@Nb Gb3>Nd Zd1>E1")
    assert game.to_text() == TEXT
    assert Game.from_text(TEXT).steps == game.steps


@pytest.mark.parametrize(
    "text",
    [
        "@Nb Gb3>Nd Zd1>Nf",
        "1.@Nb 2.Gb3>Nd 3...Zd1>Nf",
        "@Nb\r\n\r\n  Gb3 \t >Nd\n\nZd1\n>Nf\n",
        '[Result "*"]\n@NbGb3>NdZd1>Nf',
        '  [Board "classic"]  \r\n\r\n1. @Nb\r\n2. Gb3>Nd\r\n3. Zd1>Nf\r\n',
        '[Rules "classic"]\n\n\n   1.   @Nb\u00a02.\u2003Gb3>Nd 3. Zd1>Nf',
    ],
)
def test_a_game_is_pasted_with_any_white_space(text):
    assert Game.from_text(text).turns == ["@Nb", "Gb3>Nd", "Zd1>Nf"]


def test_variants_are_written_and_read():
    rules = Rules(
        board=PRESIDENT, values={"zebra": 7}, inauguration_points=0, hidden_gazelles_flee=False
    )
    game = Game(rules)
    game.play("@Nb Gb3>Nd")
    text = game.to_text()
    assert '[Board "president"]' in text
    assert '[Rules "values=2,7,0,5,1 inauguration_points=0 hidden_gazelles_flee=False"]' in text
    assert Game.from_text(text).rules == rules


@pytest.mark.parametrize(
    ("board", "written"),
    [
        (Board.from_ascii("AAB/ABB"), "AAB/ABB"),
        (Board.from_ascii("AAB/ABB").mirrored(), "BAA/BBA counterclockwise"),
        (Board.from_ascii("AB/BA", split_territories=True), "AB/BA split"),
        (Board.from_ascii("A"), "A"),
    ],
)
def test_any_board_is_written_and_read(board, written):
    game = Game(Rules(board=board))
    game.play("@Na")
    assert f'[Board "{written}"]' in game.to_text()
    assert Game.from_text(game.to_text()).rules.board == board


def test_a_game_from_a_position_keeps_its_start():
    game = at(CHAIN)
    game.play("Cb2xb3-")
    text = game.to_text()
    assert f'[Start "{CHAIN}"]' in text
    assert text.endswith("1. Cb2xb3-\n")
    again = Game.from_text(text)
    assert again.steps == game.steps
    assert str(again.start) == CHAIN
    middle = at("6/1g4/1Cgg2/6/6 Nb w - swap:b3,b2")
    middle.play("->Nc")
    assert Game.from_text(middle.to_text()).actions == ["-", ">Nc"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[Game "Chess"]', "character 1: found 'Chess', expected the game 'Drôles de Zèbres'"),
        ("[Game Chess]", r"character 1: found '\[Game Chess\]', expected \[Name \"value\"\]"),
        ('[Board "AB/A"]', "character 1: found board 'AB/A' .row 2: .*expected classic, president"),
        ('[Board "AAB/ABB left"]', "character 1: found 'left', expected counterclockwise or split"),
        ('\n[Rules "fast"]', "character 2: found 'fast', expected name=value with a name of cou"),
        ('[Rules "values=1,2"]', "character 1: found rules .*values: .1, 2. is not five whole"),
        ('[Rules "guardian_steps=0"]', "character 1: .*guardian_steps: 0 is not from 1 to 21"),
        ('[Rules "counts=x"]', "character 1: found 'counts=x', expected True, False, a whole"),
        ('[Result "draw"]', "character 1: found 'draw', expected points such as 51-36, or"),
        ('[Result "1-2"]\n@Nb', "character 1: found result 1-2, expected "),
        ('[Start "6/6"]', "character 1, header Start: position, character 4 .*: found 1 field"),
        ('[A "b"]\n[A "b"]', "character 9: found a second header A, expected each header once"),
    ],
)
def test_what_is_wrong_with_a_game_text(text, message):
    with pytest.raises(NotationError, match=f"^game text, {message}") as caught:
        Game.from_text(text)
    assert message.startswith(f"character {caught.value.index + 1}")


def test_an_illegal_action_in_a_game_text_is_found_in_the_whole_text():
    text = '[Board "classic"]\n\n1. @Nb\n2. Ga3>Nd\n'
    with pytest.raises(IllegalAction, match=r"^action 2, 'Ga3' at character 30: ") as caught:
        Game.from_text(text)
    assert text[caught.value.index :].startswith("Ga3")
    assert caught.value.reason.rule == "place.line"
    with pytest.raises(IllegalAction, match=r"character 29 of .*found 'Q'"):
        Game.from_text(text.replace("Ga3", "Qa3").replace("1. ", "1."))


def test_the_name_of_the_game_may_be_pasted_decomposed():
    text = Game().to_text()
    assert Game.from_text(unicodedata.normalize("NFD", text)).headers == {}


def test_a_header_that_could_not_be_read_back_is_refused():
    game = Game()
    game.headers["no good"] = "x"
    with pytest.raises(ValueError, match="header 'no good'"):
        game.to_text()


# --- files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_game_is_saved_and_loaded(tmp_path, name):
    game = example(name).game()
    game.headers["White"] = "Zoë"
    game.save(tmp_path / "game.txt")
    again = Game.load(str(tmp_path / "game.txt"))
    assert (again.steps, again.headers) == (game.steps, game.headers)
    # Editors on other systems add a byte order mark and other line ends.
    data = (tmp_path / "game.txt").read_bytes()
    (tmp_path / "windows.txt").write_bytes(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"))
    assert Game.load(tmp_path / "windows.txt").steps == game.steps


def test_files_that_are_no_games(tmp_path):
    with pytest.raises(FileNotFoundError):
        Game.load(tmp_path / "nothing.txt")
    (tmp_path / "picture.txt").write_bytes(b"@Nb\xff\xfe")
    with pytest.raises(NotationError, match=r"picture.txt, byte 4: not UTF-8 text"):
        Game.load(tmp_path / "picture.txt")


def test_a_game_shows_itself():
    game = Game()
    assert repr(game) == "<Game, 0 actions, 6/6/6/6/6 - w - setup>"
    assert game._repr_svg_().startswith("<svg")
    assert game.position == game.start
    assert hash(game.position) == hash(tuple(game.position))
