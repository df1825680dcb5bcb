"""The position editor without a browser: what a click puts down, what is said, what comes of it."""

import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from zebres_lib.explain import LANGUAGES
from zebres_lib.widgets import PositionEditor
from zebres_lib.widgets.editors.panels import EditorWidget
from zebres_lib.widgets.editors.position_editor import PositionEditorPresenter
from zebres_lib.zebres import PRESIDENT, Board, Game, NotationError, Rules, parse_position
from zebres_lib.zebres.rules import Phase
from zebres_lib.zebres.text.positions import position_problem

START = "6/6/6/6/6 - w - setup"


def send(editor: PositionEditor, **content: Any) -> EditorWidget:
    """Do what a message of the page does."""
    widget = editor.children[0]
    assert isinstance(widget, EditorWidget)
    widget._handle_custom_msg(content, [])
    return widget


def said(presenter: PositionEditorPresenter) -> str:
    return presenter.view().message.text


def do(presenter: PositionEditorPresenter, *wishes: str) -> None:
    """Choose places (``c3``, ``Nb``), press keys (``'Z``), pick tools (``phase=swap``)."""
    for wish in wishes:
        if wish.startswith("'"):
            presenter.key(wish[1:])
        elif "=" in wish:
            presenter.pick(*wish.split("="))
        else:
            presenter.choose(f"{'post' if wish[0] in 'NESW' else 'square'}:{wish}")


def test_a_position_is_set_up_and_played() -> None:
    presenter = PositionEditorPresenter()
    assert presenter.text == START
    do(presenter, "'Z", "a1", "'z", "'!", "b1", "'!", "'L", "b2")
    assert presenter.text == "Zz!4/1L4/6/6/6 - w - place"
    assert presenter.position is None
    assert said(presenter) == "The guardian needs a post: click on one."
    with pytest.raises(NotationError, match="guardian"):
        presenter.game()
    do(presenter, "W1", "player=g", "inauguration=w")
    assert presenter.text == "Zz!4/1L4/6/6/6 W1 g w place"
    assert presenter.position == parse_position(Rules(), presenter.text)
    assert said(presenter).startswith("This position can be played on. Green")
    game = presenter.game()
    assert str(game.position) == presenter.text
    game.play("Gc1")


def test_a_token_is_replaced_and_taken_away() -> None:
    presenter = PositionEditorPresenter()
    do(presenter, "'E", "c3", "'g", "c3")
    assert presenter.text.startswith("6/6/2g3/6/6")
    do(presenter, "c3")
    assert presenter.text.startswith("6/6/6/6/6"), "the same again is taken away"
    do(presenter, "'E", "c3", "'Delete", "c3", "c3")
    assert presenter.text.startswith("6/6/6/6/6")
    # Only gazelles and zebras lie face down.
    do(presenter, "'!", "'L", "c3", "'G", "c4")
    assert presenter.text.startswith("6/6/2L3/2G!3/6")


def test_a_hand_gives_no_more_than_it_holds() -> None:
    presenter = PositionEditorPresenter()
    do(presenter, "'L", "a1", "b1")
    assert said(presenter) == "White has no lion left to put down."
    assert presenter.text.startswith("L5/")
    do(presenter, "'l", "a1", "'L", "b1")
    assert presenter.text.startswith("lL4/"), "a token that gives way is in hand again"


def test_every_change_is_taken_back() -> None:
    presenter = PositionEditorPresenter()
    texts = [presenter.text]
    for wish in ("'G", "a1", "Nb", "Nc", "player=g", "inauguration=g", "phase=move"):
        do(presenter, wish)
        if presenter.text != texts[-1]:
            texts.append(presenter.text)
    presenter.press("clear")
    assert presenter.text == "6/6/6/6/6 - g - setup"
    for text in reversed(texts):
        presenter.press("undo")
        assert presenter.text == text
    presenter.press("undo")
    assert said(presenter) == "There is nothing to take back."
    for text in texts[1:]:
        presenter.press("redo")
        assert presenter.text == text
    do(presenter, "Nc")
    presenter.press("redo")
    assert said(presenter) == "There is nothing to play again."


def test_the_phase_follows_what_is_on_the_board() -> None:
    presenter = PositionEditorPresenter()
    do(presenter, "Nb")
    assert presenter.text == "6/6/6/6/6 Nb w - place"
    do(presenter, "Nb", "phase=setup")
    assert presenter.text == START
    rules = Rules(board=Board.from_ascii("AB"), counts=(1, 0, 0, 0, 0))
    small = PositionEditorPresenter("2 Na w - place", rules=rules)
    do(small, "'G", "a1", "'g", "b1")
    assert small.text == "Gg Na w - over"
    assert small.reasons == ()
    do(small, "b1")
    assert small.text == "G1 Na w - place"
    assert said(small) == "White has no token left to place."


def test_a_swap_is_set_up() -> None:
    presenter = PositionEditorPresenter("6/6/6/6/6 Nb w - place")
    do(presenter, "phase=swap")
    assert presenter.draft.phase == Phase.PLACE
    assert said(presenter) == "White has no crocodile with a face-up gazelle across a river."
    do(presenter, "'C", "b3", "e3", "'g", "c3", "f3", "phase=swap")
    assert presenter.text == "6/6/1Cg1Cg/6/6 Nb w - swap:b3"
    assert presenter.reasons == ()
    assert "swap" in [tool.id for tool in presenter.view().tools[1].tools]
    do(presenter, "hand=swap", "e3")
    assert presenter.text.endswith("swap:e3")
    do(presenter, "c3")
    assert presenter.text.endswith("swap:e3,c3")
    do(presenter, "f3")
    assert said(presenter) == "The crocodile on e3 has no gazelle to swap with."
    do(presenter, "f3", "a1")
    assert said(presenter).startswith("Choose a crocodile of White")
    # The crocodile that swaps goes, and the swap with it.
    do(presenter, "hand=erase", "e3")
    assert presenter.text == "6/6/1Cg2g/6/6 Nb w - place"


FULL_LINE = "1G4/1G4/1Z4/1Z4/1Z4"
SOLO = "GGGGGG/ZZZZZC/CELgg1/gggz2/zzz3"


@pytest.mark.parametrize(
    ("start", "wishes", "kind"),
    [
        (START, ["phase=place"], "no-guardian"),
        (START, ["inauguration=w"], "setup-inauguration"),
        ("6/6/6/6/6 Nb w - place", ["phase=setup"], "setup-guardian"),
        ("G5/6/6/6/6 Nb w - place", ["phase=setup"], "setup-tokens"),
        ("6/6/6/6/6 Nb w - place", ["phase=over"], "not-full"),
        ("6/6/6/6/6 Nb w - place", ["'Z", "a1", "a2", "a3", "a4", "a5", "Na"], "full-line"),
        (f"{SOLO} Nf g - place", ["phase=move"], "solo"),
        (f"{SOLO} Nf g - place", ["player=w"], "empty-hand"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_told_in_words(
    start: str, wishes: list[str], kind: str, language: str
) -> None:
    presenter = PositionEditorPresenter(start, language=language)
    assert presenter.reasons == ()
    do(presenter, *wishes)
    problem = position_problem(presenter.rules, presenter.draft)
    assert problem is not None
    assert problem.kind == kind
    view = presenter.view()
    assert view.message.kind == "refused"
    assert (view.message.text,) == presenter.reasons
    assert view.notes[0].severity == "error"
    assert not next(button for button in view.buttons if button.id == "play").enabled
    with pytest.raises(NotationError) as raised:
        parse_position(presenter.rules, presenter.text)
    assert problem.message.text() in str(raised.value)


WISHES = st.one_of(
    st.sampled_from([f"'{key}" for key in "GZCELgzcel!"] + ["'Delete", "hand=swap"]),
    st.sampled_from([f"{column}{row}" for column in "bc" for row in "1234"]),
    st.sampled_from(["Na", "Nb", "E3", "Sc"]),
    st.sampled_from(["player=w", "player=g", "inauguration=-", "inauguration=g"]),
    st.sampled_from([f"phase={phase.name.lower()}" for phase in Phase]),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(WISHES, max_size=25))
def test_what_is_called_playable_is_read_back_and_nothing_else(wishes: list[str]) -> None:
    rules = Rules(board=Board.from_ascii("AAB/ACB/ACB/DDB"), counts=(4, 2, 2, 1, 1))
    presenter = PositionEditorPresenter("3/3/3/3 Na w - place", rules=rules)
    do(presenter, *wishes)
    # A tool that is only there in the swap phase is the one thing to go wrong.
    assert presenter.view().message.kind != "error" or wishes[-1] == "hand=swap"
    if presenter.reasons:
        with pytest.raises(NotationError):
            parse_position(rules, presenter.text)
    else:
        assert parse_position(rules, presenter.text) == presenter.position
        presenter.game()


def oddities(presenter: PositionEditorPresenter) -> list[tuple[str, str]]:
    return [(n.rule, n.text) for n in presenter.view().notes if n.severity == "warning"]


def test_what_no_game_would_bring_about_is_told() -> None:
    """zebra.beside-lion, gazelle.beside-lion, inauguration.first-full."""
    presenter = PositionEditorPresenter("6/1ZLg!2/4z!1/6/6 Nb w - place")
    assert [rule for rule, _ in oddities(presenter)] == ["zebra.beside-lion", "zebra.beside-lion"]
    assert oddities(presenter)[0][1].startswith("b2: face up beside a lion")
    assert oddities(presenter)[1][1].startswith("e3: face down without a lion")
    presenter = PositionEditorPresenter("4GL/6/6/6/6 Nb w - place")
    assert [rule for rule, _ in oddities(presenter)] == ["gazelle.beside-lion"]
    full = PositionEditorPresenter("6/6/6/G5/ZC4 Nb w - place")
    assert [rule for rule, _ in oddities(full)] == ["inauguration.first-full"]
    do(full, "inauguration=g")
    assert oddities(full) == []


def test_games_bring_about_nothing_odd() -> None:
    """zebra.beside-lion, gazelle.beside-lion, inauguration.first-full."""
    for seed in range(8):
        game, pick = Game(), random.Random(seed)
        while not game.is_over:
            game.play(pick.choice(game.legal_actions()))
            presenter = PositionEditorPresenter(str(game.position))
            assert oddities(presenter) == []
            assert presenter.reasons == ()


def test_text_is_taken_and_refused() -> None:
    presenter = PositionEditorPresenter()
    text = "6/1z!G3/2L3/6/6 Nb g w place"
    presenter.press("load", {"position": f"  {text}\n"})
    assert presenter.text == text
    assert presenter.view().announcement.startswith("Position loaded.")
    presenter.press("load", {"position": "6/6 Nb g w place"})
    assert presenter.view().message.kind == "error"
    assert said(presenter).startswith("This text is not a position: ")
    assert presenter.text == text
    presenter.press("undo")
    assert presenter.text == START
    with pytest.raises(NotationError):
        PositionEditorPresenter("nonsense")


def test_wrong_wishes_are_told_and_change_nothing() -> None:
    presenter = PositionEditorPresenter()
    before = presenter.state
    for wrong in (
        lambda: presenter.choose("square:z9"),
        lambda: presenter.choose("hand:x:Z"),
        lambda: presenter.pick("phase", "tea"),
        lambda: presenter.pick("hand", "w:X"),
        lambda: presenter.press("nothing"),
        lambda: presenter.fill("name", "x"),
        lambda: presenter.fill("language", "xx"),
        lambda: presenter.stroke("one", ("square:a1",)),
        lambda: presenter.slide(1),
    ):
        wrong()
        assert presenter.view().message.kind == "error"
        assert presenter.state == before
    presenter.fill("language", "fr")
    assert said(presenter).startswith("On peut jouer")


# --- the widget ---------------------------------------------------------------------------------


def test_messages_of_the_page_reach_the_editor() -> None:
    editor = PositionEditor()
    widget = send(editor, type="choose", target="hand:g:Z")
    assert widget.selection == "hand:g:Z"
    send(editor, type="choose", target="square:c3")
    assert widget.announcement.startswith("c3, green zebra")
    assert widget.status["kind"] == "refused"
    send(editor, type="pick", group="player", tool="g")
    send(editor, type="press", id="play", values={})
    assert editor.play_panel is None
    assert editor.reasons == (widget.status["text"],)
    send(editor, type="choose", target="post:Nb")
    send(editor, type="press", id="play", values={})
    panel = editor.play_panel
    assert panel is not None
    assert str(panel.game.position) == editor.text == "6/6/2z3/6/6 Nb g - place"
    send(editor, type="choose", target="post:Nc")
    send(editor, type="press", id="play", values={})
    assert editor.play_panel is panel
    assert str(panel.game.position) == "6/6/2z3/6/6 Nc g - place"
    assert [button["id"] for button in widget.buttons][-1] == "play"
    send(editor, type="download", id="svg")
    assert widget.status["kind"] == "error"


def test_it_begins_with_games_positions_and_texts() -> None:
    game = Game(Rules(board=PRESIDENT))
    game.play("@NbGb2")
    editor = PositionEditor(game)
    assert editor.text == str(game.position)
    assert editor.presenter.rules == game.rules
    assert PositionEditor(editor.position, rules=game.rules).text == editor.text
    with pytest.raises(ValueError, match="a game has its own"):
        PositionEditor(game, rules=Rules())
    data = editor.static()
    assert f'alt="{editor.text}"' in data["text/html"]
    assert editor.game().position == game.position
