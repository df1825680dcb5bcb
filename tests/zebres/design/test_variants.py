"""Variants: files read and written, what is said of broken ones, differences in words."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from tests.helpers import is_told_in_every_language
from zebres_lib.errors import RulesError
from zebres_lib.explain import LANGUAGES, rule_ids
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.design import variants
from zebres_lib.zebres.design.variants import Remark, Variant, VariantError
from zebres_lib.zebres.design.variants.model import Told
from zebres_lib.zebres.rules import Rules

SMALL = Board.from_ascii("AAB/CCB", name="small", clockwise=False)


# --- shipped ------------------------------------------------------------------------------------


def test_every_file_beside_the_code_is_a_variant():
    folder = files(variants)
    names = {
        entry.name.removesuffix(".toml") for entry in folder.iterdir() if ".toml" in entry.name
    }
    assert set(variants.shipped()) == names
    assert len(names) >= 8
    assert next(iter(variants.shipped())) == "classic"
    assert variants.find("classic").rules == Rules()
    assert variants.find("president").rules == Rules(board=PRESIDENT)
    with pytest.raises(ValueError, match="variant 'nope' is not among classic, even_lands"):
        variants.find("nope")


def test_every_ruling_has_a_shipped_variant_with_its_other_reading():
    alone = [variant.rules.differences() for variant in variants.shipped().values()]
    for ruling in variants.RULINGS:
        assert {ruling: not getattr(Rules(), ruling)} in alone
    assert set(variants.RULINGS.values()) <= set(rule_ids())


@pytest.mark.parametrize("name", variants.shipped())
def test_a_shipped_variant_is_told_in_every_language_and_differs(name):
    variant = variants.find(name)
    assert [language for language, _ in variant.translations] == [
        language for language in LANGUAGES if language != "en"
    ]
    for language in LANGUAGES:
        told = variant.told(language)
        assert told.name
        assert told.notes
        said = variants.differences(variants.find("classic"), variant, language)
        assert bool(said) == (name != "classic")
        assert all(sentence.endswith(".") for sentence in said)
        assert not re.search(r" [:;?!»]|« ", told.notes)


# --- there and back -----------------------------------------------------------------------------


@st.composite
def rules_of_any_kind(draw):
    columns, rows = draw(st.integers(1, 5)), draw(st.integers(1, 4))
    letters = st.text("ABCD", min_size=columns, max_size=columns)
    board = draw(
        st.sampled_from([CLASSIC, PRESIDENT])
        | st.builds(
            Board,
            st.lists(letters, min_size=rows, max_size=rows).map(tuple),
            name=st.text(min_size=1).filter(lambda text: text.strip() and "\n" not in text),
            clockwise=st.booleans(),
            split_territories=st.just(True),
        )
    )
    least = -(-board.square_count // 2)
    return Rules(
        board=board,
        counts=(draw(st.integers(least, 99)), *draw(st.tuples(*[st.integers(0, 99)] * 4))),
        values=draw(st.tuples(*[st.integers(0, 99)] * 5)),
        inauguration_points=draw(st.integers(0, 99)),
        guardian_steps=draw(st.integers(1, len(board.post_names) - 1)),
        **{name: draw(st.booleans()) for name in variants.RULINGS},
    )


ONE_LINE = st.text(min_size=1).filter(lambda text: text.strip() and "\n" not in text)


@given(ONE_LINE, rules_of_any_kind(), st.text(), st.booleans(), st.none() | ONE_LINE)
def test_what_is_written_reads_back(name, rules, notes, full, french):
    translations = () if french is None else (("fr", Told(french, notes)),)
    variant = Variant(name, rules, notes, translations)
    text = variants.dumps(variant, full=full)
    assert variants.loads(text) == variant
    # Two boards with other names play alike, and the name is kept all the same.
    assert variants.loads(text).rules.board.name == rules.board.name
    assert variants.differences(variant, variants.loads(text)) == []


def test_a_file_is_short_and_a_full_one_names_every_key(tmp_path):
    variant = Variant("Mine", Rules(board=SMALL, values={"zebra": 7}), "First.\nThen.")
    path = variants.save(variant, tmp_path / "mine.toml")
    assert path.read_text("utf-8") == (
        'name = "Mine"\nnotes = """\nFirst.\nThen."""\n\n[values]\nzebra = 7\n\n'
        '[board]\nname = "small"\nmap = """\nA A B\nC C B\n"""\nclockwise = false\n'
    )
    assert variants.load(path) == variant
    with pytest.raises(FileExistsError, match="overwrite=True"):
        variants.save(variant, path)
    variants.save(variant, path, full=True, overwrite=True)
    full = path.read_text("utf-8")
    for key in (*variants.RULINGS, "inauguration_points", "guardian_steps", "gazelle", "lion"):
        assert f"\n{key} = " in full
    assert variants.load(path) == variant
    assert list(tmp_path.iterdir()) == [path]


def test_a_variant_has_a_name_and_rules():
    for name in ("", " ", "two\nlines", 3):
        with pytest.raises(VariantError, match="is not a text of one line"):
            Variant(name)
    with pytest.raises(VariantError, match="is not a Rules"):
        Variant("x", "classic")
    assert str(Variant("x")) == "x"
    assert Variant("x").told("fr") == Told("x", "")


# --- written by hand, with mistakes -------------------------------------------------------------

HEAD = 'name = "Mine"\n'
BROKEN = {
    "no name": (
        "guardian_steps = 2\n",
        'mine.toml: name is missing; write a line such as name = "My variant"',
    ),
    "empty name": (
        'name = " "\n',
        "mine.toml, line 1: name: ' ' is not a text of one line that says something",
    ),
    "not TOML": (
        HEAD + "guardian_steps = = 2\n",
        "mine.toml, line 2: column 18: not TOML: Invalid value",
    ),
    "True for true": (
        HEAD + "crocodile_chain = True\n",
        "mine.toml, line 2: column 19: not TOML: Invalid value",
    ),
    "text not closed": (
        HEAD + 'notes = """\nno end\n',
        "mine.toml, line 3: not TOML: Unterminated string",
    ),
    "key twice": (
        HEAD + HEAD,
        "mine.toml, line 2: column 14: not TOML: Cannot overwrite a value",
    ),
    "misspelt key": (
        HEAD + "\nguardian_step = 2\n",
        "mine.toml, line 3: guardian_step: no such key; perhaps guardian_steps; there are name, "
        "notes, inauguration_points, guardian_steps, hidden_gazelles_flee, crocodile_chain, "
        "guardian_while_solo, board, counts, values, en, fr",
    ),
    "plural animal": (
        HEAD + "[values]\ngazelle = 2\nzebras = 7\n",
        "mine.toml, line 4: values.zebras: no such key; perhaps zebra; there are gazelle, zebra, "
        "crocodile, elephant, lion",
    ),
    "key after a table": (
        HEAD + "[counts]\nzebra = 4\ncrocodile_chain = false\n",
        "mine.toml, line 4: counts.crocodile_chain: no such key; perhaps crocodile; there are "
        "gazelle, zebra, crocodile, elephant, lion",
    ),
    "negative count": (
        HEAD + "[counts]\n# fewer\nzebra = -1\n",
        "mine.toml, line 4: counts.zebra: -1 is not from 0 to 99 (place.line)",
    ),
    "half a point": (
        HEAD + "values.lion = 0.5\n",
        "mine.toml, line 2: values.lion: 0.5 is not a whole number (score.all-animals)",
    ),
    "counts as a list": (
        HEAD + "counts = [6, 5, 2, 1, 1]\n",
        "mine.toml, line 2: counts: [6, 5, 2, 1, 1] is not a table with keys gazelle, zebra, "
        "crocodile, elephant, lion (place.line)",
    ),
    "number as text": (
        HEAD + 'inauguration_points = "5"\n',
        "mine.toml, line 2: inauguration_points: '5' is not a whole number (score.inauguration)",
    ),
    "too many steps": (
        HEAD + "guardian_steps = 22\n",
        "mine.toml, line 2: guardian_steps: 22 is not from 1 to 21 (guardian.steps)",
    ),
    "yes for true": (
        HEAD + 'hidden_gazelles_flee = "yes"\n',
        "mine.toml, line 2: hidden_gazelles_flee: 'yes' is neither true nor false "
        "(ruling.hidden-gazelle)",
    ),
    "one for true": (
        HEAD + "guardian_while_solo = 1\n",
        "mine.toml, line 2: guardian_while_solo: 1 is neither true nor false (ruling.solo)",
    ),
    "unknown board": (
        HEAD + 'board = "presidents"\n',
        "mine.toml, line 2: board: 'presidents' is not among classic, president; a board of your "
        "own is a table [board] with its map",
    ),
    "board without a map": (
        HEAD + '[board]\nname = "x"\n',
        "mine.toml, line 2: board.map: nothing is not a map; write one letter a square",
    ),
    "ragged map": (
        HEAD + '[board]\nmap = """\n\nA A B\nA B\n"""\n',
        "mine.toml, line 6: board.map: row 2: the length is 2 where that of row 1 is 3; all rows "
        "have the same length",
    ),
    "strange letter": (
        HEAD + '[board]\nmap = """A A B\nA 7 B"""\n',
        "mine.toml, line 4: board.map: row 2, column 2: '7' is not a territory letter, A to Z",
    ),
    "two pieces": (
        HEAD + '[board]\nmap = "ABA"\n',
        "mine.toml, line 3: board.map: row 1: territory A is in two pieces, c1 does not touch a1's "
        "piece; every territory is one piece (allow others with split_territories = true)",
    ),
    "tokens that do not fill the board": (
        HEAD + "[counts]\nzebra = 4\n",
        "mine.toml, line 2: counts: two hands hold 28 tokens, too few to fill the 30 squares of "
        "the classic board (end.full-board)",
    ),
    "board too large for the hands": (
        HEAD + '[board]\nmap = """\nAAAAAAAA\nAAAAAAAA\nAAAAAAAA\nAAAAAAAA"""\n',
        "mine.toml, line 2: board: counts: two hands hold 30 tokens, too few to fill the 32 "
        "squares of the custom board (end.full-board)",
    ),
    "French without a name": (
        HEAD + '[fr]\nnotes = "Bonjour"\n',
        "mine.toml, line 2: fr.name: '' is not a text of one line that says something",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused_with_line_key_value_and_what_is_right(
    case, tmp_path, monkeypatch
):
    text, message = BROKEN[case]
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(VariantError) as caught:
        variants.load("mine.toml")
    assert str(caught.value) == message
    assert caught.value.source == "mine.toml"
    assert is_told_in_every_language(caught.value)
    line = re.match(r"mine.toml, line (\d+)", message)
    assert caught.value.line == (int(line[1]) if line else None)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "mine.toml"
    with pytest.raises(VariantError, match=r"mine\.toml: there is no such file"):
        variants.load(path)
    with pytest.raises(VariantError, match="cannot be read: Is a directory"):
        variants.load(tmp_path)
    path.write_bytes(b'name = "x"\nnotes = "\xe9t\xe9"\n')
    with pytest.raises(VariantError, match=r"line 2: not UTF-8; save the file as UTF-8"):
        variants.load(path)
    path.write_bytes(b"#" * 100_001)
    with pytest.raises(VariantError, match="has 100001 bytes; a variant has at most 100000"):
        variants.load(path)
    path.write_bytes('name = "x"'.encode("utf-8-sig"))
    assert variants.load(path).name == "x"


@given(st.text(alphabet="name=\"x[]{}.,\n #board=map'counts", max_size=60))
def test_any_text_is_a_variant_or_a_variant_error(text):
    try:
        told = variants.loads(text).name
    except VariantError as error:
        told = str(error) if error.source == "text" else ""
    assert told


# --- in words -----------------------------------------------------------------------------------


def test_every_number_and_ruling_has_a_difference_in_both_languages_and_a_name():
    for parameter in variants.parameters():
        old = variants.value_of(Rules(), parameter)
        new = variants.changed(Rules(), parameter, not old if isinstance(old, bool) else old + 1)
        assert variants.value_of(new, parameter) != old
        said = {language: variants.differences(Rules(), new, language) for language in LANGUAGES}
        assert [len(sentences) for sentences in said.values()] == [1] * len(LANGUAGES)
        assert said["en"] != said["fr"]
        back = variants.differences(new, Rules())
        assert back != said["en"]
        names = {variants.parameter_name(parameter, language) for language in LANGUAGES}
        assert len(names) == 2
    with pytest.raises(ValueError, match=r"'values\.cow' is not among counts\.gazelle"):
        variants.value_of(Rules(), "values.cow")
    with pytest.raises(RulesError, match="two hands hold 28"):
        variants.changed(Rules(), "counts.lion", 0)


def test_differences_agree_with_grammar():
    one = Rules(counts={"zebra": 1, "gazelle": 10}, values={"elephant": 1}, guardian_steps=1)
    assert variants.differences(Rules(), one) == [
        "Each player has 10 gazelles instead of 6.",
        "Each player has 1 zebra instead of 5.",
        "An elephant is worth 1 point instead of 5.",
        "The guardian walks at most 1 post instead of 3.",
    ]
    assert variants.differences(Rules(), one, "fr") == [
        "Chaque joueur a 10 gazelles au lieu de 6.",
        "Chaque joueur a 1 zèbre au lieu de 5.",
        "Un éléphant vaut 1 point au lieu de 5.",
        "Le gardien avance d’au plus 1 poste au lieu de 3.",
    ]


def test_differences_of_boards():
    assert variants.differences(Rules(), Rules(board=PRESIDENT)) == [
        "The game is played on the President’s reserve instead of the classic board.",
        "Rivers between two squares: 12 new, 12 gone.",
        "The territories have 3, 3, 3, 5, 7 and 9 squares instead of 3, 3, 5, 5, 7 and 7.",
    ]
    # Three columns become four; the guardian turns round.
    wide = Board.from_ascii("AABB/CCBB", name="small", clockwise=True, split_territories=True)
    assert variants.differences(Rules(board=SMALL), Rules(board=wide)) == [
        "The board has 4 columns and 2 rows instead of 3 and 2.",
        "The territories have 2, 2 and 4 squares instead of 2, 2 and 2.",
        "The guardian walks clockwise.",
        "A territory may be in several pieces.",
    ]
    letters = Board(tuple(row.replace("A", "Z") for row in CLASSIC.map), name="classic")
    assert variants.differences(Rules(), Rules(board=letters), "fr") == [
        "Plateau de jeu\N{NO-BREAK SPACE}: le plateau «\N{NO-BREAK SPACE}classic"
        "\N{NO-BREAK SPACE}» remplace le plateau classique.",
        "Les territoires changent de lettre, les rivières restent où elles sont.",
    ]
    # A name alone changes nothing that is played.
    renamed = Board(CLASSIC.map, name="other")
    assert variants.differences(Rules(), Rules(board=renamed)) == []


def test_remarks_warn_of_ties_pieces_and_spare_tokens():
    assert variants.remarks(Rules()) == ()
    split = Board.from_ascii("ABA/BBB", split_territories=True)
    found = variants.remarks(Variant("x", Rules(board=split)))
    assert [(remark.kind, remark.is_error) for remark in found] == [
        ("even-territories", False),
        ("pieces-allowed", False),
        ("spare-tokens", False),
    ]
    assert [remark.text() for remark in found] == [
        "Territories A and B have an even number of squares: a tied majority there belongs to "
        "nobody.",
        "Territory A is in several pieces: the board allows it.",
        "Two hands hold 30 tokens for 6 squares, so 24 will be left over.",
    ]
    assert [remark.text("fr").partition("\N{NO-BREAK SPACE}: ")[0] for remark in found] == [
        "Les territoires A et B ont un nombre pair de cases",
        "Le territoire A est en plusieurs morceaux",
        "Les deux mains ont 30 jetons pour 6 cases",
    ]


def test_long_lists_are_shortened():
    def told(letters, language):
        return Remark("even-territories", names=tuple(letters)).text(language)

    assert told("A", "en").startswith("Territory A has ")
    assert told("ABCDEF", "fr").startswith("Les territoires A, B, C, D, E et F ont ")
    assert told("ABCDEFGH", "en").startswith("Territories A, B, C, D, E and 3 more have ")
