"""The drawing: deterministic, well-formed, complete, legible, and true to the position."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from zebres_lib import zebres
from zebres_lib.explain import LANGUAGES, phrase
from zebres_lib.svg import number
from zebres_lib.zebres import rules as r
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.drawing import Advice, Marks, labels, legal_marks, lightning_squares, svg
from zebres_lib.zebres.drawing.ground import Layout, border_edges, chains, river_edges
from zebres_lib.zebres.drawing.theme import (
    PALETTE,
    TINTS,
    TOKEN_COLOURS,
)
from zebres_lib.zebres.drawing.tokens import animal, guardian, inauguration
from zebres_lib.zebres.text.positions import parse_position
from zebres_lib.zebres.variant import Rules, Species

Element = ElementTree.Element

SVG = "{http://www.w3.org/2000/svg}"
WIDE = Board.from_ascii(
    "AAABBBCCCC/AAABBBCCCC/DDDEEEFFFF/DDDEEEFFFF/GGGHHHIIII/GGGHHHIIII", name="wide"
)
ALPHABET = Board.from_ascii("ABCDEFGHIJKLM/NOPQRSTUVWXYZ", name="alphabet")
BOARDS = [CLASSIC, PRESIDENT, WIDE, ALPHABET]
VARIANTS = {
    "classic": Rules(),
    "president": Rules(board=PRESIDENT),
    "wide": Rules(board=WIDE, counts=(12, 10, 4, 2, 2)),
    "alphabet": Rules(board=ALPHABET),
    "tiny": Rules(board=Board.from_ascii("AB/AB")),
}
MIDDLE = "zGc1e1/1g2Z1/Gg!LE1z/1Z!2gc/G4z! Nd w - place"


def middle() -> r.Position:
    return parse_position(Rules(), MIDDLE)


def random_positions(rules: Rules, seed: int) -> list[r.Position]:
    choose = random.Random(seed)
    position = r.start()
    positions = [position]
    while not r.is_over(position):
        position = r.apply(rules, position, choose.choice(r.legal_actions(rules, position)))
        positions.append(position)
    return positions


def parsed(text: str) -> Element:
    return ElementTree.fromstring(text)


def hooked(root: Element, kind: str) -> dict[str, Element]:
    """The groups with a hook of this kind, by the name they carry, in order."""
    groups = [g for g in root.iter(f"{SVG}g") if f"data-{kind}" in g.attrib]
    by_name = {g.attrib[f"data-{kind}"]: g for g in groups}
    assert len(by_name) == len(groups)
    return by_name


def of_class(root: Element, name: str) -> Iterator[Element]:
    return (e for e in root.iter() if name in e.attrib.get("class", "").split())


def texts(root: Element) -> Counter[str]:
    return Counter(t.text or "" for t in root.iter(f"{SVG}text"))


# --- the text of the picture -------------------------------------------------------------------


def test_the_same_input_gives_the_same_bytes() -> None:
    marks = Marks(lightning=("c2", "c4"), arrows=(("b2", "c1"),), highlight=("D", "A"))
    first = svg(middle(), marks=marks, show_score=True)
    assert svg(middle(), Rules(), marks=replace(marks), show_score=True) == first
    # The order in which places are named does not matter either.
    other = Marks(lightning=("c4", "c2"), arrows=(("b2", "c1"),), highlight=("A", "D"))
    assert svg(middle(), marks=other, show_score=True) == first


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_is_well_formed_and_has_all_hooks(variant: str) -> None:
    rules = VARIANTS[variant]
    for position in random_positions(rules, 11)[::4]:
        marks = legal_marks(rules, position)
        root = parsed(svg(position, rules, marks=marks, show_score=True, language="fr"))
        assert tuple(hooked(root, "square")) == rules.board.square_names
        assert tuple(hooked(root, "post")) == rules.board.post_names
        assert list(hooked(root, "hand")) == [f"{s}:{letter}" for s in "wg" for letter in "GZCEL"]
        for kind in ("square", "post", "hand"):
            for group in hooked(root, kind).values():
                assert [e.attrib.get("class") for e in group].count("hit") == 1


def test_without_hands_the_holder_of_the_inauguration_token_still_shows() -> None:
    root = parsed(svg(middle()._replace(inauguration=r.Player.GREEN), show_hands=False))
    assert not hooked(root, "hand")
    assert len(hooked(root, "square")) == 30
    assert texts(root)["+5"] == 1
    assert texts(root)["Inauguration"] == 0


def test_a_board_alone_takes_no_more_room_than_it_needs() -> None:
    rules = Rules(board=Board.from_ascii("AB/AB"))
    whole, alone = (parsed(svg(r.start(), rules, show_below=below)) for below in (True, False))
    assert not hooked(alone, "hand")
    assert len(hooked(alone, "square")) == 4
    assert texts(alone)["Inauguration"] == 0
    sizes = [[float(one) for one in root.attrib["viewBox"].split()[2:]] for root in (whole, alone)]
    assert sizes[1] == [200, 200]
    assert sizes[0][0] > 200
    title, description = (list(alone)[place].text for place in (0, 1))
    assert title is not None
    assert "White" not in title
    assert description == "AB / AB"


def test_two_boards_on_one_page_share_no_id_and_no_style() -> None:
    pages = {
        name: svg(middle(), board_id=name, theme=theme)
        for name, theme in (("one", "light"), ("two", "dark"))
    }
    ids = Counter(
        e.attrib["id"] for page in pages.values() for e in parsed(page).iter() if "id" in e.attrib
    )
    assert max(ids.values()) == 1
    for name, page in pages.items():
        assert all(each.startswith(f"{name}-") for each in re.findall(r' id="([^"]*)"', page))
        style = page[page.index("<style>") + 7 : page.index("</style>")]
        selectors = [s.strip() for g in re.findall(r"([^{}]+)\{", style) for s in g.split(",")]
        assert len(selectors) > 50
        root = parsed(page).attrib["class"]
        assert root.startswith(f"{name}-")
        assert all(s == f".{root}" or s.startswith(f".{root} ") for s in selectors)


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_every_reference_and_class_is_defined(theme: str) -> None:
    position = middle()
    everything = legal_marks(
        Rules(), position, arrows=[("b2", "c1"), ("Nd", "E2")], last=["e2", "Nd"], focus="c3",
        selected="Z", crossed=["e1", "Na"], highlight=["D"], legal_posts=["Sa"],
    )  # fmt: skip
    text = svg(position, marks=everything, theme=theme, show_score=True)
    ids = set(re.findall(r' id="([^"]*)"', text))
    used = set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text))
    assert used
    assert used <= ids
    style = text[text.index("<style>") : text.index("</style>")]
    classes = {c for each in re.findall(r' class="([^"]*)"', text) for c in each.split()}
    undefined = {c for c in classes if not re.search(rf"\.{re.escape(c)}[ ,{{]", style)}
    assert not undefined


def test_an_auto_theme_holds_the_light_colours_for_viewers_without_variables() -> None:
    style = svg(r.start(), theme="auto")
    assert "@media (prefers-color-scheme:dark)" in style
    assert '[data-jp-theme-light="false"] .board-auto' in style
    assert '[data-jp-theme-light="true"] .board-auto' in style
    used = set(re.findall(r"var\(--zebres-([a-z0-9-]+),", style))
    assert used == set(PALETTE)
    for name in used:
        light, dark = PALETTE[name]
        assert re.search(rf":{light};[a-z]+:var\(--zebres-{name},{light}\)", style)
        assert f"--zebres-{name}:{dark}" in style


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_does_not_depend_on_its_page(theme: str) -> None:
    text = svg(r.start(), theme=theme)
    assert not re.search(r"var\(|@media|data-jp", text)
    assert PALETTE["page"][theme == "dark"] in text


def test_text_from_outside_shows_as_text() -> None:
    attack = "</title><script>alert('1 & 2')</script>\x00\x1b\ud800"
    board = Board.from_ascii(CLASSIC.to_ascii(), name='<script>"x"</script>')
    for text in (svg(r.start(), title=attack), svg(r.start(), Rules(board=board))):
        assert "<script" not in text
        title = parsed(text).find(f"{SVG}title")
        assert title is not None
        assert "<script>" in (title.text or "")
        assert text.encode()


def test_it_is_an_image_with_a_name_and_a_description() -> None:
    root = parsed(svg(middle()))
    assert root.attrib["role"] == "img"
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert root.attrib["aria-labelledby"] == f"{title.attrib['id']} {description.attrib['id']}"
    assert title.text == "Drôles de Zèbres, classic board. White to place an animal"
    assert description.text == (
        "White to place an animal. 7 white and 9 green tokens on the board; guardian at Nd; "
        "Inauguration not taken yet."
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"theme": "sepia"}, "theme: 'sepia' is not one of auto, light, dark"),
        ({"board_id": "1 <b>"}, "board_id: '1 <b>' is not a letter"),
        ({"board_id": ""}, "board_id: '' is not a letter"),
        ({"board_id": "board\n"}, "board_id: .* is not a letter"),
        ({"language": "xx"}, "language: 'xx' is not one of en, fr"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        svg(r.start(), **arguments)  # type: ignore[arg-type]


def test_a_game_is_taken_where_its_position_is_meant() -> None:
    game = zebres.Game(Rules(board=PRESIDENT, inauguration_points=7))
    game.play("@Nb")
    shown = svg(game.position, game.rules)
    assert svg(game) == svg(game.position) == shown
    assert labels(game) == labels(game.position, game.rules)
    for draw in (svg, labels):
        with pytest.raises(TypeError, match="position: int is neither a position nor a game"):
            draw(5)  # type: ignore[operator]
        with pytest.raises(TypeError, match="rules: str is not Rules"):
            draw(game, "classic")  # type: ignore[operator]


# --- what it shows -----------------------------------------------------------------------------


def test_tokens_stand_where_the_position_has_them() -> None:
    rules = Rules()
    for position in random_positions(rules, 5)[::6]:
        for name, group in hooked(parsed(svg(position, rules)), "square").items():
            square = rules.board.square_numbers[name]
            expected = [
                f"#board-{'wg'[player]}-{species.letter}"
                + ("-down" if position.hidden >> square & 1 else "")
                for player in (0, 1)
                for species in Species
                if r.own_squares(position, player) & r.animals(position, species) & 1 << square
            ]
            assert [u.attrib["href"] for u in group.iter(f"{SVG}use")] == expected


def test_values_and_bonus_come_from_the_rules() -> None:
    rules = Rules(values={"zebra": 7}, inauguration_points=9)
    shown = texts(parsed(svg(middle(), rules)))
    assert shown["Z 7"] == 2  # defined once a colour
    assert shown["Z 6"] == 0
    assert shown["Z 0"] == 2  # face down, rule score.face-down
    assert shown["+9"] == 1


def test_hands_show_what_is_left() -> None:
    groups = hooked(parsed(svg(middle())), "hand")
    assert {name: next(g.iter(f"{SVG}text")).text for name, g in groups.items()} == {
        "w:G": "3", "w:Z": "3", "w:C": "2", "w:E": "0", "w:L": "0",
        "g:G": "3", "g:Z": "2", "g:C": "0", "g:E": "0", "g:L": "1",
    }  # fmt: skip


def test_scores_add_up_to_the_totals() -> None:
    rules = Rules()
    position = random_positions(rules, 3)[-1]
    white, green = r.score(rules, position)
    root = parsed(svg(position, rules, show_score=True))
    shown = texts(root)
    assert shown[f"{white} points"] == shown[f"{green} points"] == 1
    winner = "White" if white > green else "Green"
    assert shown[f"{winner} wins, {max(white, green)}–{min(white, green)}"] == 1
    chips = [int(t.text or "") for t in of_class(root, "chip-ink") if "right" in t.attrib["class"]]
    assert len(chips) == 6
    assert sum(chips) + rules.inauguration_points == white + green
    assert texts(parsed(svg(position, rules)))["Game over"] == 1


def test_the_beam_lies_on_the_faced_line_while_the_guardian_matters() -> None:
    rules = Rules()
    assert 'class="beam"' not in svg(r.start())
    assert svg(middle()).count('class="beam"') == 1
    games = random_positions(rules, 3)
    solo = next(p for p in games if r.is_solo(rules, p) and not r.is_over(p))
    assert 'class="beam"' not in svg(solo, rules)
    assert 'class="resting"' in svg(solo, rules)
    assert 'class="beam"' in svg(solo, Rules(guardian_while_solo=True))


def test_tokens_of_the_two_colours_differ_in_shape() -> None:
    root = parsed(svg(r.start()))
    drawn = {g.attrib["id"]: g[0].tag for g in root.iter(f"{SVG}g") if "id" in g.attrib}
    for letter in "GZCEL":
        assert drawn[f"board-w-{letter}"] == f"{SVG}circle"
        assert drawn[f"board-g-{letter}"] == f"{SVG}path"


def test_every_animal_has_a_drawing_of_its_own() -> None:
    silhouettes = [path.data for each in Species for path in animal(each).paths("silhouette")]
    assert len(silhouettes) == len(set(silhouettes)) == len(Species)
    assert len({animal(each).inside("details") for each in Species}) == len(Species)


@pytest.mark.parametrize(("side", "turn"), [("N", 0), ("E", 90), ("S", 180), ("W", 270)])
def test_the_pin_of_the_guardian_points_inwards(side: str, turn: int) -> None:
    assert guardian(side).count(f'transform="rotate({turn})"') == 1


def labels_on_ground(root: Element) -> list[str]:
    return [t.text or "" for t in of_class(root, "label")]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_territories_differ_in_texture_and_carry_their_letter(board: Board) -> None:
    root = parsed(svg(r.start(), Rules(board=board, counts=(12, 10, 4, 2, 2))))
    looks = {
        "".join(ElementTree.tostring(child, encoding="unicode") for child in pattern)
        for pattern in root.iter(f"{SVG}pattern")
    }
    assert len(looks) == len(board.territory_letters)
    assert sorted(labels_on_ground(root)) == list(board.territory_letters)


def test_a_territory_in_two_pieces_has_two_labels() -> None:
    board = Board.from_ascii("ABA", split_territories=True)
    assert labels_on_ground(parsed(svg(r.start(), Rules(board=board)))) == ["A", "B", "A"]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_rivers_run_between_territories_and_nowhere_else(board: Board) -> None:
    rivers = Counter(frozenset(edge) for edge in river_edges(board))
    assert rivers.total() == sum(mask.bit_count() for mask in board.across) // 2
    borders = Counter(
        frozenset(edge)
        for territory in range(len(board.territories))
        for edge in border_edges(board, territory)
    )
    assert {edge for edge, times in borders.items() if times == 2} == set(rivers)
    assert list(borders.values()).count(1) == 2 * (board.rows + board.columns)
    lines = chains(river_edges(board))
    assert Counter(frozenset(step) for line in lines for step in pairwise(line)) == rivers


def test_posts_are_large_enough_to_touch_at_320_pixels() -> None:
    layout = Layout(CLASSIC)
    for post in range(len(CLASSIC.post_names)):
        _, _, width, height = layout.post_area(post)
        assert min(width, height) * 320 / layout.width >= 24


@pytest.mark.parametrize("variant", ["classic", "president", "wide"])
def test_text_is_legible_at_320_pixels(variant: str) -> None:
    rules = VARIANTS[variant]
    root = parsed(svg(random_positions(rules, 2)[30], rules, show_score=True))
    pixels = 320 / float(root.attrib["viewBox"].split()[2])
    tokens = [
        float(text.attrib["font-size"])
        for group in root.iter(f"{SVG}g")
        if group.attrib.get("id", "").startswith("board-")
        for text in group.iter(f"{SVG}text")
    ]
    assert min(tokens) * pixels >= 8
    if variant != "wide":
        assert min(float(t.attrib["font-size"]) for t in root.iter(f"{SVG}text")) * pixels >= 8


# --- marks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marks", "message"),
    [
        ({"legal_squares": ["g1"]}, "mark legal_squares: 'g1' .*a square, a1 to f5"),
        ({"legal_squares": ["Na"]}, "mark legal_squares: 'Na'"),
        ({"legal_posts": ["a1"]}, "mark legal_posts: 'a1' .*a post, Na to W1"),
        ({"lightning": [""]}, "mark lightning: ''"),
        ({"last": ["w:Z"]}, "mark last: 'w:Z' .*a square, a1 to f5; or a post"),
        ({"selected": "w:X"}, "mark selected: 'w:X' .*hand token, w:G or g:G"),
        ({"focus": "<b>"}, "mark focus: '<b>'"),
        ({"crossed": [3]}, "mark crossed: 3 "),
        ({"highlight": ["G"]}, "mark highlight: 'G' .*A, B, C, D, E, F"),
        ({"highlight": [["A"]]}, "mark highlight: "),
        ({"arrows": [("a1", "z9")]}, "mark arrows: 'z9'"),
        ({"arrows": [("a1", "a1")]}, "mark arrows: .*begins where it ends"),
        ({"arrows": ["a1"]}, "mark arrows: 'a1' is not a pair"),
        ({"line": [("Nb", "b3")]}, "mark line: .* is not an Advice"),
        ({"line": [Advice("Nb", "z9", "1Z", 0)]}, "mark line: 'z9'"),
        ({"line": [Advice("", "", "1Z", 0)]}, "mark line: '.'"),
        ({"line": [Advice("b3", "b3", "", 0)]}, "mark line: .*begins where it ends"),
        ({"line": [Advice("Nb", "b3", "", 2)]}, "mark line: .*of neither player"),
    ],
)
def test_a_mark_that_names_nothing_is_refused(marks: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        svg(r.start(), marks=Marks(**marks))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=message):
        labels(r.start(), marks=Marks(**marks))  # type: ignore[arg-type]


def test_a_name_in_place_of_a_list_is_refused() -> None:
    with pytest.raises(ValueError, match=r"mark legal_squares: 'c4' is not a list.*\['c4'\]"):
        Marks(legal_squares="c4")  # type: ignore[arg-type]
    assert Marks(legal_squares=["c4"]) == Marks(legal_squares=("c4",))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("marks", "place", "kind"),
    [
        (Marks(legal_squares=("d1",)), "d1", "legal"),
        (Marks(legal_squares=("b2",)), "b2", "legal-ring"),
        (Marks(lightning=("c4",)), "c4", "bolt"),
        (Marks(last=("e2",)), "e2", "last"),
        (Marks(selected="c3"), "c3", "glow"),
        (Marks(focus="a1"), "a1", "focus"),
        (Marks(crossed=("e1",)), "e1", "cross"),
        (Marks(legal_posts=("Nb",)), "Nb", "legal-ring"),
        (Marks(last=("W3",)), "W3", "last"),
        (Marks(selected="Sc"), "Sc", "glow"),
        (Marks(focus="E2"), "E2", "focus"),
        (Marks(crossed=("Na",)), "Na", "cross"),
        (Marks(selected="g:L"), "g:L", "glow"),
        (Marks(selected=Species.ZEBRA), "w:Z", "glow"),
        (Marks(focus="Z"), "w:Z", "focus"),
    ],
)
def test_a_mark_is_drawn_on_its_place_only(marks: Marks, place: str, kind: str) -> None:
    root = parsed(svg(middle(), marks=marks))
    marked = [
        name
        for hook in ("square", "post", "hand")
        for name, group in hooked(root, hook).items()
        if list(of_class(group, kind))
    ]
    assert marked == [place]


def test_a_line_of_play_is_told_apart_without_colour() -> None:
    line = (
        Advice("Nd", "c1", "1Z", 0),
        Advice("Nd", "E2", "", 0),
        Advice("E2", "e2", "2<", 1, later=True),
        Advice("a1", "b1", "", 1, later=True, both=True),
        Advice("", "f5", "3L", 0, later=True),
    )
    root = parsed(svg(middle(), marks=Marks(line=line)))
    dotted = {id(arrow) for group in of_class(root, "later") for arrow in group.iter()}
    arrows = list(of_class(root, "arrow"))
    assert [id(arrow) in dotted for arrow in arrows] == [True, True, False, False]
    assert [head.attrib["d"].count("Z") for head in of_class(root, "arrow-head")] == [1, 2, 1, 1]
    assert [text.text for text in of_class(root, "advice")] == ["3L", "2<", "1Z"]
    said = labels(middle(), marks=Marks(line=line))
    assert said["square:c1"].endswith("suggested")
    assert said["post:E2"].endswith("suggested")
    assert not said["square:e2"].endswith("suggested"), "only the turn that is due is told"


def test_an_arrow_both_ways_is_one_arrow_with_two_heads() -> None:
    def heads(*arrows: tuple[str, str]) -> list[int]:
        root = parsed(svg(middle(), marks=Marks(arrows=arrows)))
        return [p.attrib["d"].count("Z") for p in of_class(root, "arrow-head")]

    assert heads(("b2", "c1")) == [1]
    assert heads(("b2", "c1"), ("c1", "b2")) == [2]
    assert heads(("b2", "c1"), ("Nd", "E2")) == [1, 1]


def test_highlighted_territories_are_outlined() -> None:
    assert 'class="region"' not in svg(middle())
    assert svg(middle(), marks=Marks(highlight=("D", "B"))).count('class="region"') == 2


def test_lightning_squares_are_exactly_those_where_tokens_hide() -> None:
    """Rule ids ``zebra.beside-lion`` and ``gazelle.beside-lion``."""
    rules = Rules()
    assert lightning_squares(rules, r.start()) == ()
    assert lightning_squares(rules, middle()) == ("c2", "c4")
    for position in random_positions(rules, 9):
        if position.phase != r.Phase.PLACE:
            continue
        hides = []
        for square, name in enumerate(rules.board.square_names):
            if not (position.white | position.green) >> square & 1:
                placed = r.place(rules, position, square, Species.ZEBRA)
                hides += [name] if placed.hidden >> square & 1 else []
        assert lightning_squares(rules, position) == tuple(hides)


def test_legal_marks_are_the_targets_of_legal_actions() -> None:
    rules = Rules()
    phases = set()
    for position in random_positions(rules, 4) + random_positions(rules, 6):
        phases.add(position.phase)
        marks = legal_marks(rules, position, selected="a1")
        assert marks.selected == "a1"
        squares, posts = set(), set()
        for action in r.legal_actions(rules, position):
            kind, target = r.action_kind(action), r.action_target(action)
            if kind in (r.ActionKind.POST_GUARDIAN, r.ActionKind.MOVE_GUARDIAN):
                posts.add(rules.board.post_names[target])
            elif kind == r.ActionKind.STAY:
                squares.add(rules.board.square_names[position.crocodile])
            else:
                squares.add(rules.board.square_names[target])
        assert set(marks.legal_squares) == squares
        assert set(marks.legal_posts) == posts
    assert phases == set(r.Phase)


# --- labels ------------------------------------------------------------------------------------


def test_labels_in_english() -> None:
    said = labels(middle())
    assert said["square:a1"] == "a1, green zebra, territory A"
    assert said["square:b3"] == "b3, green gazelle, face down, territory A"
    assert said["square:c4"] == "c4, empty, territory B"
    assert said["post:Nd"] == "post Nd, above column d, guardian"
    assert said["post:E3"] == "post E3, right of row 3"
    assert said["hand:w:Z"] == "3 white zebras in hand"
    assert said["hand:w:L"] == "no white lions in hand"
    assert said["hand:g:L"] == "1 green lion in hand"


def test_labels_in_french_agree_in_gender_and_number() -> None:
    said = labels(middle(), language="fr")
    assert said["square:a1"] == "a1, zèbre vert, territoire A"
    assert said["square:a3"] == "a3, gazelle blanche, territoire A"
    assert said["square:b3"] == "b3, gazelle verte, face cachée, territoire A"
    assert said["square:b4"] == "b4, zèbre blanc, face cachée, territoire A"
    assert said["square:d3"] == "d3, éléphant blanc, territoire C"
    assert said["square:f4"] == "f4, crocodile vert, territoire F"
    assert said["post:Nd"] == "poste Nd, au-dessus de la colonne d, gardien"
    assert said["hand:w:G"] == "3 gazelles blanches en main"
    assert said["hand:g:Z"] == "2 zèbres verts en main"
    assert said["hand:g:C"] == "aucun crocodile vert en main"
    assert said["hand:g:L"] == "1 lion vert en main"
    no_gazelle = parse_position(Rules(), "GGG3/GGG3/6/6/6 Nd w - place")
    assert labels(no_gazelle, language="fr")["hand:w:G"] == "aucune gazelle blanche en main"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["classic", "president", "wide"])
def test_every_place_of_the_drawing_has_a_label(variant: str, language: str) -> None:
    rules = VARIANTS[variant]
    position = random_positions(rules, 8)[20]
    root = parsed(svg(position, rules))
    places = {
        f"{kind}:{name}" for kind in ("square", "post", "hand") for name in hooked(root, kind)
    }
    assert set(labels(position, rules, language)) == places


def test_labels_tell_the_marks() -> None:
    said = labels(middle(), marks=Marks(legal_squares=("c4",), lightning=("c4",), selected="Z"))
    assert said["square:c4"] == "c4, empty, territory B, possible now, beside a lion"
    assert said["hand:w:Z"] == "3 white zebras in hand, selected"
    french = labels(middle(), language="fr-CA", marks=Marks(last=("Nd",)))
    assert french["post:Nd"].endswith("gardien, dernière action")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_words_for_everything(language: str) -> None:
    def different(key: str, name: str, values: str) -> None:
        given = {"player": r.Player.WHITE, "post": "p", "line": "l", "guardian": False}
        given |= {"name": "n"}
        told = {phrase(key, language, **given | {name: value}) for value in values.split()}
        assert len(told) == len(values.split())

    different("drawing-status", "phase", "setup place swap move")
    different("drawing-title", "board", "classic president other")
    different("drawing-post", "side", "N E S W")
    different("drawing-mark", "mark", "legal lightning crossed last line selected")
    different("drawing-holder", "holder", "white green nobody")


# --- colours and shapes ------------------------------------------------------------------------


# Every (text, ground) pair that the drawing uses; each has a contrast of at least 4.5 : 1.
TEXT_PAIRS = (
    ("ink", "page"),
    ("ink", "turn"),
    ("muted", "page"),
    ("muted", "turn"),
    ("stone-ink", "stone"),
    *(("label", f"tint-{tint}") for tint in range(TINTS)),
    ("w-text", "w-band"),
    ("w-text", "w-disc"),
    ("g-text", "g-band"),
    ("g-text", "g-disc"),
)

# Shapes that mean something, and their grounds; each pair has at least 3 : 1.
SHAPE_PAIRS = (
    *(
        (mark, f"tint-{tint}")
        for mark in ("legal", "last", "chosen", "focus", "cross")
        for tint in range(TINTS)
    ),
    ("bolt-edge", "bolt"),
    ("bank", "ripple"),
    ("legal", "path"),
    ("last", "path"),
    ("w-ghost", "w-back"),
    ("g-ghost", "g-back"),
    ("w-halo", "w-disc"),
    ("g-halo", "g-disc"),
)


def colour(name: str, theme: str) -> str:
    return TOKEN_COLOURS.get(name) or PALETTE[name][theme == "dark"]


def luminance(code: str) -> float:
    """Relative luminance of ``#rrggbb`` as WCAG 2.2 defines it."""
    channels = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_contrast_formula() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_text_has_a_contrast_of_4_5(theme: str, pair: tuple[str, str]) -> None:
    assert contrast(*(colour(name, theme) for name in pair)) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("pair", SHAPE_PAIRS, ids="-on-".join)
def test_shapes_that_mean_something_have_a_contrast_of_3(theme: str, pair: tuple[str, str]) -> None:
    assert contrast(*(colour(name, theme) for name in pair)) >= 3


def test_what_is_written_on_the_art_and_its_pins_stand_out() -> None:
    face = re.search(r'<circle fill="(#\w+)"', inauguration(5, 0, 0))
    assert face is not None
    assert contrast(TOKEN_COLOURS["rosette-text"], face[1]) >= 4.5
    pin = re.search(r'<path fill="(#\w+)" stroke="(#\w+)"', guardian("N"))
    assert pin is not None
    assert contrast(pin[1], pin[2]) >= 3


def test_every_tint_is_in_the_palette() -> None:
    for tint in range(TINTS):
        assert {f"tint-{tint}", f"grain-{tint}"} <= set(PALETTE)


def test_coordinates_are_written_shortly() -> None:
    assert [number(v) for v in (0.0, -0.001, 1.5, -2.0, 1 / 3)] == ["0", "0", "1.5", "-2", "0.33"]
