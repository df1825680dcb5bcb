"""Deck files: what spreadsheets write is read as the same deck; what is wrong is named."""

import io
import re

import pytest
from hypothesis import given, settings, strategies as st

from tests.helpers import is_told_in_every_language
from tests.zoo_run.card_reference import ANIMALS, DECK_FILE, decks, file_cards, plain
from zebres_lib.zoo_run import DECKS, RECONSTRUCTED, Card, Deck, DeckError
from zebres_lib.zoo_run.decks.file import headings

TEXT = DECK_FILE.read_text("utf-8")
LINES = TEXT.splitlines()
HEADINGS_LISTED = "card, body_top, body_middle, body_bottom, head_top, head_middle, head_bottom"
ALLOWED = (
    "allowed are lynx, turtle or tortue, panda, elephant or éléphant, llama or lama "
    "(name others with animals=...)"
)
FRENCH = {"turtle": "tortue", "elephant": "éléphant", "llama": "lama"}
FRENCH_HEADINGS = "Carte,Corps haut,Corps milieu,Corps bas,Tête haut,Tête milieu,Tête bas"


def in_french(text):
    for english, french in FRENCH.items():
        text = text.replace(english, french)
    return "\n".join([FRENCH_HEADINGS, *text.splitlines()[1:]]) + "\n"


def quoted(text):
    return "".join(
        ",".join(f'"{cell}"' for cell in line.split(",")) + "\n" for line in text.splitlines()
    )


def other_column_order(text):
    rows = [line.split(",") for line in text.splitlines()]
    return "\n".join(",".join([*row[4:], *row[:4]]) for row in rows)


DIALECTS = {
    "comma, utf-8": TEXT.encode(),
    "semicolon, French, windows-1252, crlf": (
        in_french(TEXT).replace(",", ";").replace("\n", "\r\n").encode("cp1252")
    ),
    "tab, French capitals, utf-16": in_french(TEXT).upper().replace(",", "\t").encode("utf-16"),
    "byte order mark, blank lines at the end": (TEXT + "\n\n\n").encode("utf-8-sig"),
    "rows of separators at the end": (TEXT.replace(",", ";") + ";;;;;;\n" * 5).encode(),
    "everything quoted, capitals": quoted(TEXT.title()).encode(),
    "spaces around everything": TEXT.replace(",", " , ").encode(),
    "quoted after spaces": quoted(TEXT).replace(",", " ; ").encode(),
    "French without accents, old line ends": (
        in_french(TEXT).replace("é", "e").replace("ê", "e").replace("\n", "\r").encode()
    ),
    "accents as signs of their own": (
        in_french(TEXT).replace("é", "e\u0301").replace("ê", "e\u0302").encode()
    ),
    "dashes for none": re.sub(r",(?=,|\n)", ",-", TEXT).encode(),
    "separator noted, as Excel does": ("sep=;\r\n" + TEXT.replace(",", ";")).encode(),
    "columns in another order, an empty one at the end": (
        other_column_order(TEXT).replace("\n", ",\n").encode()
    ),
    "rows in another order": "\n".join([LINES[0], *LINES[:0:-1]]).encode(),
    "no line end at the end": TEXT.rstrip().encode(),
    "no-break spaces": in_french(TEXT).replace(",", ";\u00a0").encode("cp1252"),
}


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_spreadsheets_write_is_the_same_deck(dialect, tmp_path):
    content = DIALECTS[dialect]
    path = tmp_path / "my deck.csv"
    path.write_bytes(content)
    expected = file_cards()
    for deck in (
        Deck.from_csv(path),
        Deck.from_csv(str(path)),
        Deck.from_csv(content),
        Deck.from_csv(io.BytesIO(content)),
    ):
        assert plain(deck) == expected
        assert deck == RECONSTRUCTED
        assert deck.animals == ANIMALS
    assert Deck.from_csv(path).name == "my deck"
    assert Deck.from_csv(path, name="ours").name == "ours"


def test_the_dialects_differ():
    assert len(set(DIALECTS.values())) == len(DIALECTS) >= 8


def test_an_open_text_file_is_read():
    with DECK_FILE.open(encoding="utf-8") as file:
        assert Deck.from_csv(file) == RECONSTRUCTED
    assert Deck.from_csv(io.StringIO("\ufeff" + TEXT)) == RECONSTRUCTED


def test_every_deck_that_is_shipped_is_discovered():
    assert {path.stem for path in DECK_FILE.parent.glob("*.csv")} == set(DECKS)
    assert all(deck.name == name for name, deck in DECKS.items())
    assert DECKS["reconstructed"] is RECONSTRUCTED


def test_the_reconstructed_deck_keeps_to_its_description():
    bodies, heads = ([card[part] for card in file_cards()] for part in (1, 2))
    for part in (bodies, heads):
        sizes = [sum(1 for animal in edge if animal) for edge in part]
        assert [sizes.count(number) for number in (1, 2, 3)] == [5, 5, 20]
        for row in range(3):
            assert all([edge[row] for edge in part].count(animal) == 5 for animal in ANIMALS)
    assert len({(*one, *other) for one, other in zip(bodies, heads, strict=True)}) == 30


def changed(row, old, new):
    """The file with something in a row (1 is the headings) replaced."""
    assert old in LINES[row - 1]
    lines = [*LINES]
    lines[row - 1] = lines[row - 1].replace(old, new, 1)
    return "\n".join(lines) + "\n"


BROKEN = {
    "unknown animal": (
        changed(3, "panda", "zebra"),
        f"row 3, column body_middle: 'zebra' is not an animal of this deck; {ALLOWED}",
    ),
    "markup for an animal": (
        changed(2, "lynx", "<img src=x onerror=alert(1)>"),
        "row 2, column body_middle: '<img src=x onerror=alert(1)>' is not an animal of this deck; "
        + ALLOWED,
    ),
    "bodies missing": (
        changed(4, "3,elephant,,", "3,,,"),
        "row 4: body_top, body_middle, body_bottom are all empty; this edge of a card shows one to "
        "three bodies",
    ),
    "heads missing": (
        changed(9, ",,,turtle", ",-,,"),
        "row 9: head_top, head_middle, head_bottom are all empty; this edge of a card shows one to "
        "three heads",
    ),
    "a card short": (
        "\n".join(LINES[:-1]),
        "29 cards where 30 are expected; for a deck of another size say how many, cards=29, or "
        "cards=None for any number",
    ),
    "a card too many": (
        TEXT + "31,lynx,,,lynx,,\n",
        "31 cards where 30 are expected; for a deck of another size say how many, cards=31, or "
        "cards=None for any number",
    ),
    "one number twice": (
        changed(12, "11,", "7,"),
        "row 12, column card: card 7 is in row 8 already; every card has a number of its own",
    ),
    "number not whole": (
        changed(5, "4,", "4.5,"),
        "row 5, column card: '4.5' is none; a card's number is a whole number from 1 to 999",
    ),
    "number 0": (
        changed(2, "1,", "0,"),
        "row 2, column card: '0' is none; a card's number is a whole number from 1 to 999",
    ),
    "number too high": (
        changed(2, "1,", "000000012345,"),
        "row 2, column card: '000000012345' is none; a card's number is a whole number from 1 to "
        "999",
    ),
    "no number": (
        changed(31, "30,", ","),
        "row 31, column card: there is none; a card's number is a whole number from 1 to 999",
    ),
    "a heading twice": (
        changed(1, "head_middle", "Head Top"),
        "row 1, column 6: 'Head Top' is there twice, in column 5 too; each heading comes once",
    ),
    "a heading mistyped": (
        changed(1, "body_top", "body_tip"),
        f"row 1, column 2: 'body_tip' is not a heading; the headings are {HEADINGS_LISTED}",
    ),
    "a column missing": (
        "\n".join(line.rpartition(",")[0] for line in LINES),
        f"row 1: there is no column head_bottom; the headings are {HEADINGS_LISTED}",
    ),
    "headings missing": (
        "\n".join(LINES[1:2]),
        "\n".join(
            [
                "6 mistakes:",
                *(
                    f"- row 1, column {place}: {value!r} is not a heading; the headings are "
                    f"{HEADINGS_LISTED}"
                    for place, value in enumerate(LINES[1].split(","), start=1)
                    if value
                ),
            ]
        ),
    ),
    "a cell too many": (
        changed(2, "llama", "llama,lynx"),
        "row 2, column 8: 'lynx' stands under no heading; a card has 7 cells",
    ),
    "a quotation mark not closed": (
        changed(30, "lynx,elephant,turtle", '"lynx,elephant,turtle'),
        "row 30, column head_top: 'lynx,elephant,turtle\\n30,,,turtle,llama,…' goes over several "
        "lines; a quotation mark may not be closed",
    ),
    "another separator": (
        TEXT.replace(",", "|"),
        f"row 1, column 1: {LINES[0][:39].replace(',', '|') + '…'!r} is not a heading; the "
        f"headings are {HEADINGS_LISTED}",
    ),
    "two mistakes": (
        changed(3, "panda", "bear").replace("\n2,", "\nII,"),
        "2 mistakes:\n"
        "- row 3, column card: 'II' is none; a card's number is a whole number from 1 to 999\n"
        f"- row 3, column body_middle: 'bear' is not an animal of this deck; {ALLOWED}",
    ),
    "nothing in it": ("\n\n", f"the file is empty; row 1 has the headings {HEADINGS_LISTED}"),
    "headings alone": (
        LINES[0],
        "0 cards where 30 are expected; for a deck of another size say how many, cards=0, or "
        "cards=None for any number",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_broken_file_is_told_what_is_wrong(mistake):
    text, message = BROKEN[mistake]
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(text.encode())
    assert str(raised.value) == message
    assert is_told_in_every_language(raised.value)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            b"PK\x03\x04" + bytes(30),
            "this is a spreadsheet's own file, not CSV; choose CSV in its “save as”",
        ),
        (
            b"\xff\xfe\x63\x00\x64",
            "byte 0x64 is no text; save the file as UTF-8 or Windows-1252",
        ),
        (
            TEXT.replace("lynx", "lyn\x81").encode("latin-1"),
            "byte 0x81 is no text; save the file as UTF-8 or Windows-1252",
        ),
    ],
)
def test_a_file_that_is_no_text_is_told_so(content, message):
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(content)
    assert str(raised.value) == message
    assert is_told_in_every_language(raised.value)


def test_an_endless_cell_is_no_csv():
    with pytest.raises(DeckError, match=r"^row 2: not CSV: field larger than field limit"):
        Deck.from_csv((LINES[0] + '\n1,"' + "x" * 200_000).encode())


def test_a_mistake_says_where_it_is():
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(changed(3, "panda", "bear").encode())
    (mistake,) = raised.value.mistakes
    assert (mistake.case, mistake.row, mistake.column, mistake.value) == (
        "unknown-animal",
        3,
        "body_middle",
        "bear",
    )
    assert str(mistake) == str(raised.value)


def test_very_many_mistakes_are_cut_short():
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(TEXT.replace("lynx", "puma").encode())
    lines = str(raised.value).splitlines()
    assert lines[0] == "30 mistakes:"
    assert len(lines) == 12
    assert lines[-1] == "- and 20 more"
    assert len(raised.value.mistakes) == 30


def test_a_long_value_is_shown_on_one_short_line():
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(changed(3, "panda", "panda" * 100).encode())
    assert str(raised.value).startswith(
        f"row 3, column body_middle: '{('panda' * 100)[:39]}…' is not"
    )


def test_rows_are_counted_as_a_spreadsheet_counts_them():
    lines = [*LINES[:5], "", *LINES[5:]]
    lines[10] = lines[10].replace("panda", "bear", 1)
    with pytest.raises(DeckError, match=r"^row 11, column body_top: 'bear'"):
        Deck.from_csv("\n".join(lines).encode())


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path):
    with pytest.raises(FileNotFoundError):
        Deck.from_csv(tmp_path / "nowhere.csv")
    with pytest.raises(TypeError, match=r"^30 is not a path, an open file, or the bytes of one$"):
        Deck.from_csv(30)


# --- decks of another size, with other animals --------------------------------------------------


def test_a_deck_of_another_size_is_read_when_asked_for():
    short = "\n".join(LINES[:13]).encode()
    assert plain(Deck.from_csv(short, cards=12)) == file_cards()[:12]
    assert Deck.from_csv(short, cards=None) == Deck.from_csv(short, cards=12)
    with pytest.raises(DeckError, match=r"^12 cards where 13 are expected; "):
        Deck.from_csv(short, cards=13)
    with pytest.raises(DeckError, match=r"^cards: 0 are not from 2 to 60$"):
        Deck.from_csv(LINES[0].encode(), cards=None)


def test_other_animals_are_read_when_declared():
    text = in_french(TEXT).replace("lynx", "Zèbre").replace("panda", "ours  blanc")
    names = ("ours blanc", "zèbre", "tortue", "elephant", "llama")
    deck = Deck.from_csv(text.encode(), animals=names)
    assert deck.animals == ("turtle", "elephant", "llama", "ours blanc", "zèbre")
    assert deck.tables().size == 30
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(text.encode(), animals=[*names[:3], "llama", "lion"])
    assert raised.value.mistakes[0].text == (
        "row 2, column Corps haut: 'éléphant' is not an animal of this deck; allowed are turtle or "
        "tortue, llama or lama, lion, ours blanc, zèbre (name others with animals=...)"
    )


def test_declared_animals_stay_in_the_deck():
    deck = Deck.from_csv(TEXT.encode(), animals=(*ANIMALS, "zebra"))
    assert deck.animals == (*ANIMALS, "zebra")
    few = Deck.from_csv(b"card,body top,body middle,body bottom,head top,head middle,head bottom\n"
                        b"1,lynx,,,panda,,\n2,panda,,,lynx,,\n", cards=2)  # fmt: skip
    assert few.animals == ("lynx", "panda")


@pytest.mark.parametrize(
    ("animals", "message"),
    [
        (
            ("lynx", "<img src=x onerror=alert(1)>"),
            "animal: '<img src=x onerror=alert(1)>' is not a name; a name has up to 30 letters, in "
            "words joined by a space, a hyphen or an apostrophe",
        ),
        (
            ("lynx", "=1+1"),
            "animal: '=1+1' is not a name; a name has up to 30 letters, in words joined by a "
            "space, a hyphen or an apostrophe",
        ),
        (
            ("lynx", None),
            "animal: None is not a name; a name has up to 30 letters, in words joined by a space, "
            "a hyphen or an apostrophe",
        ),
        (
            ("zebre", "Zèbre"),
            "animals: 'zèbre' and 'zebre' are one name; capitals and accents do not tell animals "
            "apart",
        ),
        ((), "animals: there are none; name at least one"),
        ("lynx", "animals: 'lynx' is one text; give several, such as ('lynx',)"),
    ],
)
def test_declared_animals_must_have_names(animals, message):
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(TEXT.encode(), animals=animals)
    assert str(raised.value) == message
    assert is_told_in_every_language(raised.value)


# --- writing ------------------------------------------------------------------------------------


def test_the_file_shipped_is_what_would_be_written():
    assert RECONSTRUCTED.to_csv() == TEXT


@settings(max_examples=50)
@given(
    deck=decks(most=6, animals=("lynx", "turtle", "elephant", "llama", "zèbre", "ours d'eau")),
    separator=st.sampled_from([",", ";", "\t"]),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "windows-1252"]),
    language=st.sampled_from(["en", "fr"]),
    line_end=st.sampled_from(["\n", "\r\n"]),
)
def test_what_is_written_is_read_again(deck, separator, encoding, language, line_end):
    file = io.BytesIO()
    text = deck.to_csv(
        file, separator=separator, encoding=encoding, language=language, line_end=line_end
    )
    content = file.getvalue()
    assert content.decode(encoding) == text
    assert text.splitlines()[0].split(separator) == list(headings(language))
    assert Deck.from_csv(content, cards=len(deck), animals=deck.animals) == deck


def test_a_deck_is_written_for_a_french_spreadsheet(tmp_path):
    path = tmp_path / "jeu.csv"
    RECONSTRUCTED.to_csv(
        path, separator=";", encoding="windows-1252", language="fr", line_end="\r\n"
    )
    lines = path.read_bytes().decode("cp1252").split("\r\n")
    assert lines[0] == "carte;corps_haut;corps_milieu;corps_bas;tête_haut;tête_milieu;tête_bas"
    assert lines[1] == "1;éléphant;lynx;;éléphant;panda;lama"
    assert Deck.from_csv(path) == RECONSTRUCTED


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"separator": "|"}, "separator: '|' is none of ',' (comma), ';' (semicolon), '\\t' (tab)"),
        ({"encoding": "ascii"}, "encoding: 'ascii' is none of utf-8, utf-8-sig, utf-16, "
         "windows-1252"),
        ({"language": "de"}, "language: 'de' is none of en, fr"),
        ({"line_end": ""}, "line_end: '' is neither '\\n' nor '\\r\\n'"),
    ],
)  # fmt: skip
def test_a_dialect_that_is_none_is_refused(options, message, tmp_path):
    path = tmp_path / "deck.csv"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        RECONSTRUCTED.to_csv(path, **options)
    assert not path.exists()


def test_a_letter_that_would_be_lost_is_named(tmp_path):
    deck = Deck((Card(1, ("ćma",) * 3, ("ćma",) * 3), Card(2, ("ćma",) * 3, ("ćma",) * 3)))
    path = tmp_path / "deck.csv"
    with pytest.raises(DeckError, match=r"^windows-1252 has no 'ć'; write the deck in utf-8$"):
        deck.to_csv(path, encoding="windows-1252")
    assert not path.exists()
