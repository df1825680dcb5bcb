"""Painting a board: changes and the way back, what is said of a board in the making, exports."""

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.helpers import is_told_in_every_language
from zebres_lib.explain import LANGUAGES
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board, BoardError
from zebres_lib.zebres.design.painting import LETTERS, Painting, PaintingError, Sheet
from zebres_lib.zebres.rules import Rules


def test_painting_moves_rivers_and_can_be_taken_back():
    first = Painting.of(CLASSIC)
    assert first.finished() == CLASSIC
    assert first.is_playable()
    assert first.remarks() == ()
    painted = first.choose("a").paint("c1", "d1")
    assert painted.letter == "A"
    assert painted.sheet.rows[0] == "ABAACC"
    assert first.sheet.rows[0] == "ABCCCC"
    assert painted.undo().sheet == first.sheet
    assert painted.undo().redo() == painted
    # Painting what is painted already is no step, and forgets nothing that was taken back.
    back = painted.undo()
    assert back.paint("a1") is back
    assert back.can_redo
    assert not back.can_undo
    with pytest.raises(PaintingError, match="no change to take back"):
        first.undo()
    with pytest.raises(PaintingError, match="no change to make again"):
        first.redo()


def test_extend_and_fill_take_the_letter_of_a_square():
    moved = Painting.of(CLASSIC).extend("a1", "b1")
    assert moved.letter == "A"
    assert moved.sizes == {"A": 6, "B": 6, "C": 7, "D": 3, "E": 3, "F": 5}
    flooded = moved.choose("F").fill("e2")
    assert flooded.sizes == {"A": 6, "B": 6, "C": 7, "E": 3, "F": 8}
    assert flooded.undo() == moved.choose("F").fill("e2").undo()
    # Only the piece around the square is filled.
    pieces = Painting.of(Board.from_ascii("ABA", split_territories=True)).choose("C").fill("a1")
    assert pieces.sheet.rows == ("CBA",)


def test_begin_with_any_board_or_none():
    blank = Painting.blank(4, 3)
    assert (blank.columns, blank.rows) == (4, 3)
    assert blank.sizes == {"A": 12}
    assert blank.free_letter() == blank.letter == "B"
    president = blank.restart(PRESIDENT)
    assert president.finished() == PRESIDENT
    assert president.undo().sheet == blank.sheet
    assert president.sheet.name == "president"
    assert Painting(Sheet((LETTERS,)), "Q").free_letter() == "Q"


def test_resizing_cuts_and_goes_on_as_the_edge_was():
    larger = Painting.of(Board.from_ascii("AB/AC")).resize(3, 3)
    assert larger.sheet.rows == ("ABB", "ACC", "ACC")
    assert larger.resize(1, 2).sheet.rows == ("A", "A")
    assert larger.undo().sheet.rows == ("AB", "AC")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda p: p.paint("g1"), "square 'g1' is not on the board; it goes from a1 to f5"),
        (lambda p: p.paint("a1", "A1"), "square 'A1' is not on the board"),
        (lambda p: p.fill(""), "square '' is not on the board"),
        (lambda p: p.choose("AB"), "territory 'AB' is not one letter from A to Z"),
        (lambda p: p.choose("é"), "territory 'é' is not one letter"),
        (lambda p: p.choose(""), "territory '' is not one letter"),
        (lambda p: p.choose(3), "territory 3 is not one letter"),
        (lambda p: p.resize(0, 5), "columns: 0 is not from 1 to 26"),
        (lambda p: p.resize(6, 27), "rows: 27 is not from 1 to 26"),
        (lambda p: p.resize(8, 8), "8 columns and 8 rows make 64 squares; a board has at most 60"),
        (lambda p: p.resize(6.0, 5), "columns: 6.0 is not a whole number"),
        (lambda p: p.rename(" "), "name ' ' is not a text of one line"),
        (lambda p: Painting.blank(True, 5), "columns: True is not a whole number"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(change, message):
    with pytest.raises(PaintingError) as caught:
        change(Painting.of(CLASSIC))
    assert str(caught.value).startswith(message)
    assert is_told_in_every_language(caught.value)


def test_a_board_in_the_making_is_checked_all_the_time():
    apart = Painting.of(CLASSIC).choose("A").paint("f5")
    assert not apart.is_playable()
    assert apart.pieces["A"] == (("a1", "a2", "a3", "b3", "b4"), ("f5",))
    kinds = [(remark.kind, remark.is_error) for remark in apart.remarks()]
    assert kinds == [("even-territories", False), ("pieces-forbidden", True)]
    assert [remark.text() for remark in apart.remarks()] == [
        "Territories A and F have an even number of squares: a tied majority there belongs to "
        "nobody.",
        "Territories A and F are in several pieces: every territory is one piece, unless the board "
        "allows others.",
    ]
    with pytest.raises(BoardError, match="territory A is in two pieces"):
        apart.finished()
    allowed = apart.allow_pieces(True)
    assert allowed.is_playable()
    assert allowed.finished().split_territories
    assert Rules(board=allowed.finished()).board.to_ascii() == apart.to_ascii()

    large = Painting.of(CLASSIC).resize(6, 6)
    few = large.remarks()[-1]
    assert (few.kind, few.is_error) == ("too-few-tokens", True)
    assert few.text() == ("Two hands hold 30 tokens, too few to fill 36 squares: 6 are missing.")
    assert large.is_playable(hand_size=18)
    assert large.remarks(hand_size=20)[-1].kind == "spare-tokens"
    for language in LANGUAGES:
        assert few.text(language).endswith(".")


def test_a_finished_board_has_its_name_and_direction():
    painting = Painting.blank(3, 1).rename("line").turn(clockwise=False)
    board = painting.finished()
    assert (board.name, board.clockwise, board.split_territories) == ("line", False, False)
    assert painting.undo().sheet.clockwise
    assert painting.undo().undo().sheet.name == "custom"


@given(st.lists(st.text("ABC", min_size=3, max_size=3), min_size=1, max_size=4))
def test_what_is_painted_leaves_as_text_and_picture(rows):
    painting = Painting(Sheet(tuple(rows)))
    assert Board.from_ascii(painting.to_ascii(), split_territories=True).map == tuple(rows)
    picture = painting.to_svg(board_id="mine", language="fr")
    assert picture == painting.to_svg(board_id="mine", language="fr")
    root = ElementTree.fromstring(picture)
    squares = [each for each in root.iter() if each.get("data-square")]
    assert len(squares) == 3 * len(rows)
    for letter, pieces in painting.pieces.items():
        together = sorted(square for piece in pieces for square in piece)
        assert together == sorted(
            square for square in painting.board.square_names if painting.letter_at(square) == letter
        )


class Editing(RuleBasedStateMachine):
    """Any sequence of changes, against a plain list of sheets and a place in it."""

    def __init__(self):
        super().__init__()
        self.painting = Painting.blank(3, 2)
        self.sheets, self.at = [self.painting.sheet], 0

    def changed(self, painting):
        if painting.sheet != self.painting.sheet:
            self.sheets = [*self.sheets[: self.at + 1], painting.sheet]
            self.at += 1
        self.painting = painting

    @rule(letter=st.sampled_from("ABCD"), number=st.integers(0, 100))
    def paint(self, letter, number):
        names = self.painting.board.square_names
        self.changed(self.painting.choose(letter).paint(names[number % len(names)]))

    @rule(columns=st.integers(1, 5), rows=st.integers(1, 4))
    def resize(self, columns, rows):
        self.changed(self.painting.resize(columns, rows))

    @rule(allowed=st.booleans())
    def allow(self, allowed):
        self.changed(self.painting.allow_pieces(allowed))

    @precondition(lambda self: self.painting.can_undo)
    @rule()
    def undo(self):
        self.painting, self.at = self.painting.undo(), self.at - 1

    @precondition(lambda self: self.painting.can_redo)
    @rule()
    def redo(self):
        self.painting, self.at = self.painting.redo(), self.at + 1

    @invariant()
    def the_sheet_and_the_way_back_are_right(self):
        assert self.painting.sheet == self.sheets[self.at]
        assert self.painting.can_undo == (self.at > 0)
        assert self.painting.can_redo == (self.at + 1 < len(self.sheets))
        assert sum(self.painting.sizes.values()) == self.painting.board.square_count
        try:
            playable = Rules(board=self.painting.finished()).board is not None
        except ValueError:
            playable = False
        assert self.painting.is_playable() == playable


TestEditing = Editing.TestCase
TestEditing.settings = settings(max_examples=25, stateful_step_count=20)


def test_a_map_is_read_and_the_settings_stay():
    painting = Painting.of(PRESIDENT).turn(clockwise=False)
    read = painting.read("aab\nccb")
    assert read.sheet == Sheet(("AAB", "CCB"), clockwise=False)
    assert read.undo().sheet == painting.sheet
    assert painting.read(PRESIDENT.to_ascii()) is painting
    assert not painting.read("ABA").is_playable()
    with pytest.raises(BoardError, match="row 2"):
        painting.read("AB/A")


def test_a_published_board_that_is_changed_loses_its_name():
    assert Painting.of(PRESIDENT).choose("A").paint("b1").sheet.name == "custom"
    own = Painting.of(PRESIDENT).rename("mine").choose("A").paint("b1")
    assert own.sheet.name == "mine"
