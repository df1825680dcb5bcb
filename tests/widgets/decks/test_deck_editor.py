"""The deck editor and the form of the designer, without a browser: what an edit does and says."""

import io
import json
import re

import pytest

from zebres_lib.explain import LANGUAGES
from zebres_lib.widgets import DeckEditor, DesignerPanel
from zebres_lib.widgets.decks.grid import CELLS, MOST_BYTES, DeckGrid
from zebres_lib.zoo_run import RECONSTRUCTED, Card, Deck, DeckError, hint
from zebres_lib.zoo_run.design import Constraints, WantedChance, design_deck

HEADING = "card,body_top,body_middle,body_bottom,head_top,head_middle,head_bottom\n"
THREE = HEADING + "1,lynx,,,lynx,,\n2,panda,,,panda,,\n3,llama,,,llama,,\n"
# Nine different cards of one animal, one a side, are all there are; three of them never match.
IMPOSSIBLE = Constraints(cards=9, head_edges=(9, 0, 0), body_edges=(9, 0, 0), animals=1)


def said(grid):
    view = grid.view()
    return view.message.text, view.message.kind


# --- the grid ---------------------------------------------------------------------------------


def test_a_cell_is_set_emptied_and_taken_back():
    grid = DeckGrid()
    assert grid.deck == RECONSTRUCTED
    grid.set_cell(3, "head_top", "llama")
    assert grid.deck.cards[2].heads == ("llama", "panda", "turtle")
    assert said(grid) == ("Card 3, head, top: llama.", "done")
    grid.set_cell(3, "head_top", "")
    assert grid.deck.cards[2].heads == (None, "panda", "turtle")
    grid.undo()
    grid.undo()
    assert grid.deck == RECONSTRUCTED
    assert not grid.view().can_undo
    grid.undo()
    assert said(grid) == ("There is nothing to take back.", "error")
    grid.redo()
    assert grid.deck.cards[2].heads == ("llama", "panda", "turtle")
    grid.set_cell(1, "body_top", "lynx")
    assert not grid.view().can_redo


def test_setting_what_is_there_is_no_edit():
    grid = DeckGrid()
    grid.set_cell(3, "head_top", "lynx")
    assert not grid.view().can_undo


def test_a_card_that_is_not_finished_is_told_and_keeps_the_deck_from_being_one():
    grid = DeckGrid()
    assert grid.add_card() == 31
    view = grid.view()
    assert view.lacking == {31: "Card 31 has no animal: each edge shows one to three."}
    assert (view.deck, view.hint, view.csv) == (None, None, "")
    with pytest.raises(DeckError, match=r"^Card 31 has no animal: each edge shows one to three\.$"):
        _ = grid.deck
    grid.set_cell(31, "body_middle", "panda")
    assert grid.view().lacking[31].startswith("Card 31 has no head")
    grid.set_cell(31, "head_bottom", "panda")
    assert len(grid.deck) == 31
    grid.remove_card(31)
    assert grid.deck == RECONSTRUCTED


def test_a_card_is_duplicated_and_the_pair_told():
    grid = DeckGrid()
    grid.remove_card(4)
    assert grid.add_card(like=7) == 4
    view = grid.view()
    assert view.alike == ((4, 7),)
    assert view.deck.cards[3].heads == view.deck.cards[6].heads


def test_the_hint_is_checked_live_with_its_counterexamples():
    grid = DeckGrid()
    assert grid.view().hint.holds
    grid.read(THREE)
    view = grid.view()
    assert view.hint.counterexamples == hint(grid.deck).counterexamples
    assert [[card.number for card in hand] for hand in view.hint.counterexamples] == [[1, 2, 3]]
    assert view.hint_text.startswith("The hint does not hold: 1 hand of three makes no animal.")
    grid.set_cell(1, "head_top", "panda")
    assert grid.view().hint_text.startswith("The hint holds")


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda grid: grid.set_cell(99, "head_top", "lynx"), "There is no card 99."),
        (lambda grid: grid.set_cell(1, "tail", "lynx"), "A card has no cell “tail”."),
        (
            lambda grid: grid.set_cell(1, "head_top", "zebra"),
            "“zebra” is not an animal of this deck; add it first.",
        ),
        (lambda grid: grid.remove_card(0), "There is no card 0."),
        (lambda grid: grid.load_shipped("x"), "There is no deck “x”; there are reconstructed."),
        (lambda grid: grid.redo(), "There is nothing to make again."),
        (
            lambda grid: grid.add_animal("Tortue"),
            "“Tortue” cannot be added: an animal’s name has up to 30 letters, in words joined by "
            "a space, a hyphen or an apostrophe, and is none of lynx, turtle, panda, elephant, "
            "llama.",
        ),
        (
            lambda grid: grid.read(" " * (MOST_BYTES + 1)),
            "This is larger than 1 MB, too large for a deck; nothing was read.",
        ),
        (
            lambda grid: grid.read(THREE.replace("panda", "bear", 1)),
            "Nothing was read: row 3, column body_top: 'bear' is not an animal of this deck; "
            "correct it, or add the animal first",
        ),
        (
            lambda grid: grid.read(b"PK\x03\x04", "deck.xlsx"),
            "Nothing was read: this is a spreadsheet's own file, not CSV; choose CSV in its "
            "“save as”",
        ),
        (lambda grid: grid.set_language("xx"), "no catalogue for the language 'xx'"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(edit, message):
    grid = DeckGrid()
    edit(grid)
    text, kind = said(grid)
    assert kind == "error"
    assert message in text
    assert grid.deck == RECONSTRUCTED
    assert not grid.view().can_undo


def test_a_file_with_several_mistakes_lists_them_in_the_readers_language():
    grid = DeckGrid(language="fr")
    grid.read(THREE.replace("panda", "ours").replace("\n3", "\n2"), "essai.csv")
    view = grid.view()
    assert view.message.text == "Rien n’a été lu\xa0; 3 fautes\xa0:"
    assert view.problems == (
        "ligne 3, colonne body_top\xa0: 'ours' n’est pas un animal de ce paquet\xa0; corrigez, ou "
        "ajoutez d’abord l’animal",
        "ligne 3, colonne head_top\xa0: 'ours' n’est pas un animal de ce paquet\xa0; corrigez, ou "
        "ajoutez d’abord l’animal",
        "ligne 4, colonne card\xa0: la carte 2 est déjà à la ligne 3\xa0; chaque carte a "
        "son numéro",
    )


BROKEN = {
    "unknown-animal": THREE.replace("panda", "bear"),
    "no-body": THREE.replace("1,lynx,", "1,,"),
    "no-head": THREE.replace(",,,llama,,", ",,,,,"),
    "twice-number": THREE.replace("\n2,", "\n1,"),
    "number": THREE.replace("\n2,", "\ntwo,"),
    "no-heading": THREE.replace("lynx,,\n", "lynx,,,panda\n"),
    "unknown-column": THREE.replace("body_top", "tail"),
    "twice-column": THREE.replace("body_top", "body_middle"),
    "missing-column": "\n".join(line.rpartition(",")[0] for line in THREE.splitlines()),
    "open-quote": THREE.replace("2,panda", '2,"panda'),
    "empty": "\n\n",
    "spreadsheet": b"PK\x03\x04" + bytes(20),
    "encoding": b"\xff\xfe\x63\x00\x64",
    "csv": HEADING + '1,"' + "x" * 200_000,
}


@pytest.mark.parametrize("case", BROKEN)
def test_every_kind_of_broken_file_is_told_in_both_languages(case):
    source = BROKEN[case]
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(source.encode() if isinstance(source, str) else source, cards=None)
    assert case in {one.case for one in raised.value.mistakes}
    texts = {}
    for language in LANGUAGES:
        grid = DeckGrid(language=language)
        grid.read(source)
        view = grid.view()
        assert view.message.kind == "error"
        texts[language] = [view.message.text, *view.problems]
        assert grid.deck == RECONSTRUCTED
    assert texts["fr"][0].startswith("Rien n’a été lu")
    assert not set(texts["en"]) & set(texts["fr"])


def test_another_animal_is_added_used_and_written():
    grid = DeckGrid()
    grid.add_animal("Zèbre")
    assert grid.view().sheet.animals[-1] == "zèbre"
    grid.set_cell(1, "body_top", "zèbre")
    assert "zèbre" in grid.deck.animals
    text = grid.view().csv
    assert Deck.from_csv(text.encode(), animals=grid.deck.animals) == grid.deck
    grid.read(text)
    assert said(grid) == ("Read from the text: 30 cards.", "done")


def test_a_deck_from_nothing():
    grid = DeckGrid()
    grid.load_shipped("")
    assert said(grid) == ("An empty grid.", "done")
    assert grid.rows == ()
    for number in (1, 2):
        assert grid.add_card() == number
        grid.set_cell(number, "body_top", "lynx")
        grid.set_cell(number, "head_top", "lynx")
    assert grid.deck == Deck(tuple(Card(n, ("lynx", None, None), ("lynx", None, None))
                                   for n in (1, 2)))  # fmt: skip
    grid.remove_card(2)
    with pytest.raises(DeckError, match=r"^cards: 1 are not from 2 to 60$"):
        _ = grid.deck
    grid.load_shipped("reconstructed")
    assert grid.deck == RECONSTRUCTED


def test_no_more_cards_than_a_deck_holds():
    grid = DeckGrid()
    for _ in range(30):
        grid.add_card(like=1)
    assert grid.add_card() is None
    assert said(grid) == ("A deck has at most 60 cards.", "error")


def test_whoever_wants_to_know_is_told_and_a_failing_hook_stays_ours():
    grid, heard = DeckGrid(), []
    stop = grid.subscribe(lambda: heard.append(len(grid.rows)))
    grid.add_card()
    stop()
    grid.add_card()
    assert heard == [31]
    grid.fail(RuntimeError("oops"))
    assert "RuntimeError: oops" in said(grid)[0]


# --- the widget -------------------------------------------------------------------------------


def answered(editor, *messages, buffers=()):
    for message in messages:
        before = editor.handled
        editor._receive(None, message, buffers)
        assert editor.handled == before + 1
    return {name: getattr(editor, name) for name in editor.traits(sync=True)}


def test_the_widget_shows_rows_hint_and_file_as_json():
    editor = DeckEditor()
    state = json.loads(json.dumps(editor._state()))
    assert [row["card"] for row in state["rows"]] == list(range(1, 31))
    names = [animal["animal"] for animal in editor.animals]
    for row, card in zip(state["rows"], RECONSTRUCTED.cards, strict=True):
        shown = [names[index] if index >= 0 else None for index in row["cells"]]
        assert shown == [*card.bodies, *card.heads]
    assert state["hint"]["kind"] == "holds"
    assert state["file"] == {
        "name": "reconstructed.csv",
        "text": RECONSTRUCTED.to_csv(),
        "plain": RECONSTRUCTED.to_csv(),
    }
    assert editor.words["cells"] == list(CELLS)
    assert all(animal["head"] != animal["body"] for animal in editor.animals)


def test_messages_of_the_page_edit_the_deck():
    editor = DeckEditor()
    state = answered(
        editor,
        {"type": "set", "card": 1, "cell": "head_top", "animal": "lynx"},
        {"type": "add"},
        {"type": "add", "like": 2},
        {"type": "remove", "card": 31},
        {"type": "remove", "card": 32},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "animal", "name": "zebra"},
    )
    assert len(state["rows"]) == 30
    assert editor.deck.cards[0].heads[0] == "lynx"
    assert editor.animals[-1]["animal"] == "zebra"
    state = answered(editor, {"type": "language", "language": "fr"})
    assert state["hint"]["text"].startswith("L’indice")
    # What a French spreadsheet opens by itself, and what is read again.
    assert state["file"]["text"].startswith("\ufeffcarte;corps_haut;")
    file = state["file"]["text"].encode()
    deck = editor.deck
    state = answered(editor, {"type": "load", "name": ""}, {"type": "animal", "name": "zebra"})
    state = answered(editor, {"type": "file", "name": "a.b.csv"}, buffers=[memoryview(file)])
    assert editor.deck == deck
    assert state["title"] == "a.b"
    state = answered(editor, {"type": "text", "text": THREE})
    assert len(state["rows"]) == 3
    assert state["hint"]["hands"] == [{"cards": [1, 2, 3], "text": "1, 2, 3"}]


@pytest.mark.parametrize(
    "message", [{"type": "explode"}, {"type": "set", "card": "1"}, "text", None, {"type": "file"}]
)
def test_a_message_that_is_none_is_said(message):
    editor = DeckEditor()
    state = answered(editor, message)
    assert state["status"]["kind"] == "error"
    assert "not a message of the page" in state["status"]["text"]
    assert editor.deck == RECONSTRUCTED


def test_many_counterexamples_are_counted_and_not_all_listed():
    rows = [f"{n},{a},,,{a},,\n" for n, a in enumerate(["lynx", "panda", "llama"] * 4, start=1)]
    editor = DeckEditor(Deck.from_csv((HEADING + "".join(rows)).encode(), cards=None))
    state = editor.hint
    assert len(state["hands"]) == 12
    assert state["more"] == f"and {4**3 - 12} more"


def test_an_error_while_showing_reaches_the_page(monkeypatch):
    editor = DeckEditor()

    def fail():
        raise RuntimeError("oops")

    monkeypatch.setattr(editor.grid, "view", fail)
    state = answered(editor, {"type": "add"})
    assert state["status"] == {"text": "RuntimeError: oops", "kind": "error"}


def test_edits_make_no_models():
    from ipywidgets.widgets.widget import _instances

    before = len(_instances)
    editor = DeckEditor()
    made = len(_instances) - before
    assert made <= 3
    for card in range(1, 31):
        answered(editor, {"type": "set", "card": card, "cell": "head_top", "animal": "lynx"})
    assert len(_instances) - before == made


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_kernel_the_deck_stands_as_a_table(language):
    editor = DeckEditor(language=language)
    static = editor.static()
    assert static == DeckEditor(language=language).static()
    html = static["text/html"]
    assert html.startswith(f'<div class="zebres-static" lang="{language}">')
    assert html.count("<tr>") == 31
    assert html.count("<td>") == 180
    assert len([line for line in static["text/plain"].splitlines() if line[:1].isdigit()]) == 30
    bundle, _ = editor._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain", "application/vnd.jupyter.widget-view+json"}
    assert not re.search(r"<script|onerror", html)


def test_markup_in_a_name_stays_text():
    named = Deck(RECONSTRUCTED.cards, name="<img src=x onerror=alert(1)>")
    assert "<img src=x" not in DeckEditor(named).static()["text/html"]


# --- the designer's form ------------------------------------------------------------------------


@pytest.fixture
def plain_search(monkeypatch):
    """Searches of panels are not compiled: that takes longer than they do."""
    from zebres_lib.widgets.decks import designer_panel

    def search(constraints, **options):
        return design_deck(constraints, compiled=False, moves=20_000, **options)

    monkeypatch.setattr(designer_panel, "design_deck", search)


def small(**options):
    small = Constraints(cards=8, head_edges=(0, 0, 8), body_edges=(0, 0, 8), animals=2)
    return DesignerPanel(constraints=small, **options)


def test_the_form_asks_for_what_it_was_given():
    chance = WantedChance(0.3, players=4, team="foresight")
    for constraints in (Constraints(), IMPOSSIBLE, Constraints(chance=chance, spread=1)):
        for language in LANGUAGES:
            assert DesignerPanel(constraints=constraints, language=language).constraints() == (
                constraints
            )


def test_a_search_is_found_and_taken_into_the_editor(plain_search):
    editor = DeckEditor()
    panel = small(editor=editor)
    panel.start()
    design = panel.wait(60)
    assert design.found
    assert panel.deck == design.deck
    assert "Found: " in panel.result.value
    assert (panel.start_button.disabled, panel.stop_button.disabled) == (False, True)
    panel.take()
    assert editor.deck == design.deck
    assert panel.static()["text/plain"].startswith("Found: ")
    editor.grid.undo()
    assert editor.deck == RECONSTRUCTED


def test_a_search_is_stopped(plain_search):
    panel = DesignerPanel(constraints=IMPOSSIBLE, seconds=60)
    panel.start()
    panel.start()  # one is running: nothing happens
    assert panel.start_button.disabled
    panel.stop()
    design = panel.wait(60)
    assert (design.found, design.stopped) == (False, "stop")
    assert "Not found before the search was stopped" in panel.result.value
    assert len(design.best) == 9


def test_a_form_that_cannot_be_is_told_by_the_names_of_its_fields(plain_search):
    panel = small(language="fr")
    panel.heads.value = "1 2"
    panel.start()
    assert "Bords à têtes\xa0: &#x27;1 2&#x27; ne sont pas trois nombres" in panel.result.value
    panel.heads.value = "0 0 9"
    panel.start()
    assert "Bords à têtes\xa0: 0 + 0 + 9 bords font 9, mais il y a 8 cartes" in panel.result.value
    assert panel.design is None
    panel.animals.value = "<b>"
    panel.start()
    assert "<b>" not in panel.result.value


def test_an_error_in_the_thread_is_shown(monkeypatch):
    from zebres_lib.widgets.decks import designer_panel

    def fail(*_, **__):
        raise RuntimeError("oops")

    monkeypatch.setattr(designer_panel, "design_deck", fail)
    panel = small()
    panel.start()
    panel.wait(10)
    assert "RuntimeError: oops" in panel.result.value
    assert not panel.start_button.disabled


def test_fields_of_the_chance_rest_while_none_is_wanted():
    panel = small()
    assert panel.wanted.disabled
    panel.players.value = 2
    assert not panel.wanted.disabled
    assert panel.static()["text/plain"].startswith("No search yet.")


def test_the_form_is_few_models():
    from ipywidgets.widgets.widget import _instances

    before = len(_instances)
    small()
    assert len(_instances) - before <= 45


def test_a_deck_reads_what_the_editor_writes(tmp_path):
    editor = DeckEditor()
    editor.grid.set_cell(5, "body_top", "llama")
    buffer = io.BytesIO(editor.file["text"].encode())
    assert Deck.from_csv(buffer) == editor.deck
