"""The board editor without a browser: painting, undo, what is said, what comes of it."""

from typing import Any
from xml.etree import ElementTree

import pytest

from zebres_lib.explain import LANGUAGES, LanguageError
from zebres_lib.widgets import BoardEditor
from zebres_lib.widgets.editors.board_editor import BoardEditorPresenter
from zebres_lib.widgets.editors.editor_view import Field
from zebres_lib.widgets.editors.panels import EditorWidget
from zebres_lib.zebres import CLASSIC, PRESIDENT, Board, Rules, RulesError


def send(editor: BoardEditor, **content: Any) -> EditorWidget:
    """Do what a message of the page does."""
    widget = editor.children[0]
    assert isinstance(widget, EditorWidget)
    widget._handle_custom_msg(content, [])
    return widget


def field(presenter: BoardEditorPresenter, name: str) -> Field:
    return next(
        each for section in presenter.view().sections for each in section.fields if each.id == name
    )


def chosen(presenter: BoardEditorPresenter) -> list[str]:
    return [tool.id for group in presenter.view().tools for tool in group.tools if tool.chosen]


def test_squares_are_painted_one_by_one_and_taken_back() -> None:
    presenter = BoardEditorPresenter()
    assert presenter.board == CLASSIC
    presenter.key("d")
    presenter.choose("square:d1")
    assert presenter.painting.letter_at("d1") == "D"
    view = presenter.view()
    assert view.announcement.startswith("d1: now territory D.")
    assert view.message.kind == "refused"
    assert view.message.text in presenter.reasons
    presenter.press("undo")
    assert presenter.board == CLASSIC
    presenter.press("redo")
    assert presenter.painting.letter_at("d1") == "D"
    presenter.press("redo")
    assert presenter.view().message.text == "There is nothing to play again."


def test_a_movement_is_one_step_however_many_messages_it_sends() -> None:
    presenter = BoardEditorPresenter()
    presenter.pick("territory", "D")
    squares = ("square:f1", "square:e1", "square:d1")
    for count in (1, 2, 3):
        presenter.stroke("one", squares[:count])
    assert presenter.painting.sheet.rows[0] == "ABCDDD"
    presenter.stroke("two", ("square:f4",))
    presenter.press("undo")
    assert presenter.painting.sheet.rows[0] == "ABCDDD"
    presenter.press("undo")
    assert presenter.board == CLASSIC
    # A stroke that goes on after something else happened begins anew.
    presenter.stroke("three", ("square:f1",))
    presenter.press("undo")
    presenter.stroke("three", ("square:e1",))
    assert presenter.painting.sheet.rows[0] == "ABCCDC"


def test_a_river_moves_from_where_the_movement_begins() -> None:
    presenter = BoardEditorPresenter()
    presenter.pick("way", "river")
    assert chosen(presenter) == ["river"]
    presenter.stroke("one", ("square:a1", "square:b1"))
    assert presenter.painting.sizes == {"A": 6, "B": 6, "C": 7, "D": 3, "E": 3, "F": 5}
    presenter.stroke("two", ("square:e4", "square:f4"))
    assert presenter.painting.letter_at("f4") == "B"
    before = presenter.state
    presenter.choose("square:c1")
    assert presenter.state == before
    assert "Shift" in presenter.view().message.text
    # A territory that is chosen is to be painted with.
    presenter.pick("territory", "C")
    assert chosen(presenter) == ["C", "paint"]


def test_a_territory_is_filled() -> None:
    presenter = BoardEditorPresenter()
    presenter.pick("way", "fill")
    presenter.pick("territory", "B")
    presenter.stroke("one", ("square:a1", "square:f5"))
    assert presenter.painting.sizes == {"B": 12, "C": 7, "D": 3, "E": 3, "F": 5}
    presenter.choose("square:f5")
    assert presenter.painting.sizes == {"B": 17, "C": 7, "D": 3, "E": 3}


def test_the_palette_offers_each_territory_and_a_new_one() -> None:
    presenter = BoardEditorPresenter()
    (territories, _) = presenter.view().tools
    assert [tool.label for tool in territories.tools] == [
        *("A 5", "B 7", "C 7", "D 3", "E 3", "F 5", "G 0"),
    ]
    presenter.key("7")
    presenter.choose("square:a1")
    assert presenter.painting.sizes["G"] == 1
    assert [tool.id for tool in presenter.view().tools[0].tools] == list("ABCDEFGH")
    presenter.key("é")
    assert presenter.painting.letter == "G"


def test_other_boards_and_sizes() -> None:
    presenter = BoardEditorPresenter()
    presenter.press("president")
    assert presenter.board == PRESIDENT
    presenter.press("blank", {"columns": 4, "rows": 3})
    assert presenter.painting.to_ascii() == "A A A A\nA A A A\nA A A A"
    assert presenter.painting.letter == "B"
    presenter.press("resize", {"columns": 5, "rows": 2})
    assert presenter.painting.to_ascii() == "A A A A A\nA A A A A"
    assert presenter.view().announcement.startswith("Board of Drôles de Zèbres, 5 columns")
    for size in ({"columns": 27, "rows": 1}, {"columns": 10, "rows": 7}, {"columns": None}, {}):
        presenter.press("blank", size)
        assert "at most 60 squares" in presenter.view().message.text
        assert presenter.painting.columns == 5
    presenter.press("undo")
    presenter.press("undo")
    assert presenter.board == PRESIDENT
    presenter.press("classic")
    assert presenter.board == CLASSIC


def test_maps_are_read_and_written() -> None:
    presenter = BoardEditorPresenter()
    presenter.press("load", {"map": "AAB/CCB"})
    assert field(presenter, "map").value == "A A B\nC C B"
    assert presenter.rules.board == Board.from_ascii("AAB/CCB")
    presenter.press("load", {"map": "AB/A"})
    message = presenter.view().message
    assert message.kind == "error"
    assert message.text.startswith("This text is not a map: row 2")
    # A map in pieces can be read, and is then told not to be playable.
    presenter.press("load", {"map": "ABA"})
    assert presenter.board is None
    presenter.fill("pieces", True)
    assert presenter.board == Board(("ABA",), split_territories=True)


def test_settings() -> None:
    presenter = BoardEditorPresenter()
    presenter.fill("clockwise", False)
    presenter.fill("name", " The bend ")
    board = presenter.board
    assert board is not None
    assert (board.clockwise, board.name) == (False, "The bend")
    presenter.fill("name", " ")
    assert presenter.view().message.kind == "error"
    assert presenter.download("svg")[0] == "board-the-bend.svg"
    presenter.fill("language", "fr")
    assert presenter.view().words["log"] == "Vérification"
    presenter.fill("language", "xx")
    assert presenter.language == "fr"
    assert "xx" in presenter.view().message.text


def test_a_published_board_that_is_painted_on_is_that_board_no_more() -> None:
    presenter = BoardEditorPresenter(PRESIDENT)
    assert presenter.rules.board.name == "president"
    presenter.pick("territory", "A")
    presenter.choose("square:b1")
    assert presenter.rules.board.name == "custom"
    presenter.press("undo")
    assert presenter.rules.board.name == "president"


def test_hands_must_fill_the_board() -> None:
    presenter = BoardEditorPresenter(rules=Rules(inauguration_points=3))
    presenter.press("resize", {"columns": 7, "rows": 5})
    assert presenter.board is None
    (reason,) = presenter.reasons
    assert "35" in reason
    with pytest.raises(RulesError, match="35"):
        _ = presenter.rules
    more = BoardEditorPresenter(rules=Rules(counts={"gazelle": 9}))  # type: ignore[arg-type]
    more.press("resize", {"columns": 7, "rows": 5})
    assert more.rules.counts == (9, 5, 2, 1, 1)
    assert more.rules.board.columns == 7


def test_the_board_goes_into_the_rules() -> None:
    presenter = BoardEditorPresenter(rules=Rules(inauguration_points=3))
    taken: list[Rules] = []
    stop = presenter.on_use(taken.append)
    presenter.press("president")
    presenter.press("use")
    assert taken == [Rules(board=PRESIDENT, inauguration_points=3)]
    assert presenter.view().message.kind == "done"
    presenter.key("F")
    presenter.choose("square:a1")
    presenter.press("use")
    assert len(taken) == 1, "a board that cannot be played on is not taken"
    assert presenter.view().message.text == presenter.reasons[0]
    presenter.press("undo")
    stop()
    presenter.press("use")
    assert len(taken) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_is_told_in_the_reader_s_language(language: str) -> None:
    presenter = BoardEditorPresenter(language=language)
    assert [note.severity for note in presenter.view().notes] == ["", ""]
    presenter.key("A")
    presenter.choose("square:d1")
    notes = presenter.view().notes
    assert [note.severity for note in notes] == ["", "warning", "error"]
    assert notes[2].text == presenter.reasons[0]
    assert ("Territories A and C" in notes[2].text) == (language == "en")


def test_wrong_wishes_are_told_and_change_nothing() -> None:
    presenter = BoardEditorPresenter()
    before = presenter.state
    for wrong in (
        lambda: presenter.choose("square:z9"),
        lambda: presenter.choose("post:Na"),
        lambda: presenter.stroke("one", ()),
        lambda: presenter.stroke("one", ("square:a1", "square:z9")),
        lambda: presenter.pick("territory", "AB"),
        lambda: presenter.pick("nothing", "A"),
        lambda: presenter.press("nothing"),
        lambda: presenter.fill("clockwise", "yes"),
        lambda: presenter.slide(3),
    ):
        wrong()
        assert presenter.view().message.kind == "error"
        assert presenter.state == before
    presenter.cancel()
    assert presenter.view().message.kind == "turn"
    with pytest.raises(LanguageError):
        BoardEditorPresenter(language="xx")


def test_a_failing_hook_is_told() -> None:
    presenter = BoardEditorPresenter()
    presenter.on_use(lambda _: 1 / 0)
    presenter.press("use")
    assert "ZeroDivisionError" in presenter.view().message.text


# --- the widget ---------------------------------------------------------------------------------


def test_messages_of_the_page_reach_the_editor() -> None:
    editor = BoardEditor()
    widget = send(editor, type="pick", group="territory", tool="A")
    send(editor, type="stroke", number="v-1", targets=["square:b1", "square:c1"])
    assert editor.presenter.painting.sheet.rows[0] == "AAACCC"
    send(editor, type="key", key="b")
    send(editor, type="choose", target="square:c1")
    assert editor.presenter.painting.sheet.rows[0] == "AABCCC"
    assert 'class="tint-0"' in widget.tools[0]["items"][0]["icon"]
    send(editor, type="press", id="blank", values={"columns": 3, "rows": 2})
    assert editor.board == Board(("AAA", "AAA"))
    send(editor, type="fill", name="name", value="Three")
    assert editor.rules.board.name == "Three"
    send(editor, type="press", id="undo")
    assert widget.handled == 7
    send(editor, type="nonsense")
    assert widget.status["kind"] == "error"
    assert widget.handled == 8


def test_the_picture_can_be_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = BoardEditor(language="fr")
    sent: list[dict[str, str]] = []
    monkeypatch.setattr(EditorWidget, "send", lambda _, content: sent.append(content))
    widget = send(editor, type="download", id="svg")
    (message,) = sent
    assert message["name"] == "board-classic.svg"
    root = ElementTree.fromstring(message["text"])
    assert root.get("lang") == "fr"
    assert "Inauguration" not in message["text"], "the board alone"
    assert widget.handled == 1
    send(editor, type="download", id="png")
    assert "png" in widget.status["text"]


def test_the_panel_to_play_comes_once_and_takes_each_board() -> None:
    editor = BoardEditor()
    send(editor, type="press", id="use")
    panel = editor.play_panel
    assert panel is not None
    assert panel.game.rules.board == CLASSIC
    send(editor, type="press", id="president", values={})
    send(editor, type="press", id="use")
    assert editor.play_panel is panel
    assert panel.game.rules.board == PRESIDENT
    assert len(editor.children) == 2
    quiet = BoardEditor(play=False)
    send(quiet, type="press", id="use")
    assert quiet.play_panel is None


def test_a_picture_and_the_map_remain_without_a_kernel() -> None:
    editor = BoardEditor()
    send(editor, type="choose", target="square:b1")
    data = editor.static()
    assert data == editor.static()
    assert "A A C C C C" in data["text/plain"]
    assert 'alt="AACCCC / ' in data["text/html"]
    assert "script" not in data["text/html"].lower()
