"""The pictures of Zoo Run: deterministic, well-formed, legible, and true to the cards."""

import random
import re
from collections import Counter
from itertools import pairwise, permutations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings, strategies as st

from tests.zoo_run import card_reference as reference
from zebres_lib.art import art, art_names
from zebres_lib.explain import LanguageError
from zebres_lib.zoo_run import RECONSTRUCTED, Card, Deck, DeckError
from zebres_lib.zoo_run.drawing import (
    Enclosure,
    Pawn,
    Track,
    enclosure_of,
    enclosure_svg,
    hand_labels,
    hand_svg,
    track_of,
    track_svg,
)
from zebres_lib.zoo_run.drawing.animals import other_animal, own_drawing
from zebres_lib.zoo_run.drawing.spoken import animal_codes
from zebres_lib.zoo_run.drawing.theme import PALETTE, TINTS
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.text.boards import text_hand

ROOM = "zebres_lib.zoo_run.drawing"
SVG = "{http://www.w3.org/2000/svg}"
XLINK = re.compile(r'href="#([^"]*)"')
Element = ElementTree.Element

RENAMED = {"turtle": "axolotl du vieux lac", "lynx": "bœuf"}


def renamed(edge):
    return tuple(RENAMED.get(animal, animal) for animal in edge)


STRANGE = Deck(
    tuple(Card(c.number, renamed(c.bodies), renamed(c.heads)) for c in RECONSTRUCTED.cards),
    name="strange",
)
ENCLOSURE = Enclosure(RECONSTRUCTED.animals, (4, 4, 4, 4, 4), (4, 3, 0, 2, 1), 7, 2)
TRACK = Track(
    RECONSTRUCTED.animals,
    20,
    (Pawn("Ann", "lynx", 7, 1, 3), Pawn("Bo", "llama", 22, 3, 14), Pawn("Cy", "panda", 0, 0)),
)
DRAWINGS = {
    "hand": lambda **options: hand_svg(RECONSTRUCTED, [7, 13, 4, 21], **options),
    "strange": lambda **options: hand_svg(STRANGE, [3, 1, 2], lifted=1, asked=0, **options),
    "card": lambda **options: hand_svg(RECONSTRUCTED, [5], chosen=5, **options),
    "enclosure": lambda **options: enclosure_svg(ENCLOSURE, **options),
    "track": lambda **options: track_svg(TRACK, **options),
}


def parsed(text: str) -> Element:
    return ElementTree.fromstring(text)


def hooked(root: Element, kind: str) -> dict[str, Element]:
    return {g.attrib[f"data-{kind}"]: g for g in root.iter(f"{SVG}g") if f"data-{kind}" in g.attrib}


def of_class(root: Element, name: str) -> list[Element]:
    return [e for e in root.iter() if name in e.attrib.get("class", "").split()]


def texts(root: Element) -> Counter[str]:
    return Counter(t.text or "" for t in root.iter(f"{SVG}text"))


# --- every picture ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DRAWINGS)
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_same_input_gives_the_same_bytes_and_they_are_svg(name: str, theme: str) -> None:
    for language in ("en", "fr"):
        text = DRAWINGS[name](language=language, theme=theme)
        assert text == DRAWINGS[name](language=language, theme=theme)
        root = parsed(text)
        assert root.attrib["role"] == "img"
        assert root.attrib["lang"] == language
        assert root.find(f"{SVG}title").text
        assert root.find(f"{SVG}desc").text
        assert "script" not in text


@pytest.mark.parametrize("name", DRAWINGS)
def test_two_pictures_on_one_page_share_no_id_and_no_style(name: str) -> None:
    pages = {each: DRAWINGS[name](picture_id=each, theme="dark") for each in ("one", "two")}
    ids = Counter(
        e.attrib["id"] for page in pages.values() for e in parsed(page).iter() if "id" in e.attrib
    )
    assert max(ids.values()) == 1
    for each, page in pages.items():
        assert all(one.startswith(f"{each}-") for one in ids if one in page.split('"'))
        assert set(XLINK.findall(page)) <= set(ids)
        assert set(re.findall(r"url\(#([^)]*)\)", page)) <= set(ids)
        style = parsed(page).find(f"{SVG}style").text
        rules = [line for line in style.splitlines() if "{" in line and not line.startswith("@")]
        assert all(f".{each}-dark" in rule for rule in rules)


@pytest.mark.parametrize("draw", DRAWINGS.values(), ids=DRAWINGS)
def test_bad_options_are_refused_by_name(draw) -> None:
    with pytest.raises(ValueError, match="theme: 'blue'"):
        draw(theme="blue")
    with pytest.raises(ValueError, match="picture_id: '1'"):
        draw(picture_id="1")
    with pytest.raises(LanguageError, match="language: 'de'"):
        draw(language="de")


# --- colours -------------------------------------------------------------------------------------


# Every (text, ground) pair that the drawing uses; each has a contrast of at least 4.5 : 1.
TEXT_PAIRS = (
    ("ink", "page"),
    ("muted", "page"),
    ("card-ink", "card"),
    *(("label", tint) for tint in TINTS),
    ("tick-ink", "tick"),
    ("miss-ink", "miss"),
    ("ink", "none"),
    ("ink", "sand"),
    ("ink", "meadow"),
    ("ink", "lane-0"),
    ("ink", "lane-1"),
    ("ink", "stone"),
)

# Shapes that mean something, and their grounds; each pair has at least 3 : 1.
SHAPE_PAIRS = (
    *((mark, tint) for mark in ("match", "miss") for tint in TINTS),
    ("lifted", "card"),
    ("chosen", "card"),
    ("chosen", "halo"),
    ("fence", "sand"),
    ("fence", "meadow"),
    ("slot", "sand"),
    ("finish-a", "finish-b"),
    ("crown-edge", "crown"),
    ("trail", "lane-0"),
    ("trail", "lane-1"),
)


def luminance(hexadecimal: str) -> float:
    parts = [int(hexadecimal[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, theme: str) -> float:
    high, low = sorted((luminance(PALETTE[c][theme == "dark"]) for c in (one, other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_is_enough_to_read_and_to_tell_apart(theme: str) -> None:
    low = [p for p in TEXT_PAIRS if contrast(*p, theme) < 4.5]
    assert low == []
    low = [p for p in SHAPE_PAIRS if contrast(*p, theme) < 3]
    assert low == []


def test_every_colour_of_a_style_is_in_the_palette_and_used() -> None:
    page = "".join(draw(theme="light") for draw in DRAWINGS.values())
    unused = [name for name, (light, _) in PALETTE.items() if light not in page]
    assert unused == []


# --- animals -------------------------------------------------------------------------------------


def test_every_animal_reaches_over_the_joint_on_both_sides() -> None:
    names = art_names(ROOM, "animals")
    assert names >= set(reference.ANIMALS)
    for name in (*(f"animals/{name}" for name in names), "other"):
        numbers = []
        for path in art(ROOM, name).paths("shapes"):
            assert set(re.findall("[A-Za-z]", path.data)) <= set("MLCZ"), "only points and curves"
            numbers += [float(x) for x in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path.data)[::2]]
        assert -52 <= min(numbers) < -35, name
        assert 35 < max(numbers) <= 52, name
    assert other_animal(0) != other_animal(1)


def test_every_animal_with_a_drawing_has_a_ground_of_its_own() -> None:
    assert art_names(ROOM, "animals") <= set(TINTS)
    assert all(own_drawing(name) for name in reference.ANIMALS)
    assert own_drawing("../keeper") == own_drawing("axolotl") == ""


def test_head_and_body_are_one_drawing_cut_at_the_joint() -> None:
    root = parsed(hand_svg(RECONSTRUCTED, [7], picture_id="p"))
    cuts = {c.attrib["id"]: c[0].attrib for c in root.iter(f"{SVG}clipPath")}
    head, body = cuts["p-head"], cuts["p-body"]
    assert float(head["x"]) + float(head["width"]) == 0 == float(body["x"])
    assert (head["y"], head["height"]) == (body["y"], body["height"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_codes_tell_animals_apart(language: str) -> None:
    for animals in (RECONSTRUCTED.animals, STRANGE.animals, ("cat", "cats", "cattle"), ("a", "b")):
        codes = animal_codes(animals, language)
        assert list(codes) == list(animals)
        assert len(set(codes.values())) == len(animals)
        assert all(codes.values())


def test_names_of_designers_show_as_text() -> None:
    root = parsed(hand_svg(STRANGE, [3, 1, 2, 4]))
    assert texts(root)["bœuf"] > 0
    assert texts(root)["axolotl …"] > 0
    label = hand_labels(STRANGE, [4])["card:4"]
    assert "axolotl du vieux lac" in label
    # No deck has such a name; the picture would show it as text all the same.
    bad = "<img onerror=alert(1)>"
    page = enclosure_svg(Enclosure((bad,), (2,), (1,), 3, 0))
    assert "<img" not in page
    assert bad in parsed(page).find(f"{SVG}desc").text


# --- cards in a line -----------------------------------------------------------------------------


def test_a_card_shows_its_heads_on_the_right_and_its_bodies_on_the_left() -> None:
    for card in RECONSTRUCTED.cards:
        group = hooked(parsed(hand_svg(RECONSTRUCTED, [card.number])), "card")[str(card.number)]
        halves = [g for g in group.iter(f"{SVG}g") if "clip-path" in g.attrib]
        parts = Counter(g.attrib["clip-path"] for g in halves)
        assert parts["url(#hand-head)"] == sum(map(bool, card.heads))
        assert parts["url(#hand-body)"] == sum(map(bool, card.bodies))
        names = Counter(t.text for t in of_class(group, "name"))
        assert names == Counter(a for a in (*card.heads, *card.bodies) if a)


def test_lineup_match_lights_up_what_the_reference_makes() -> None:
    cards = {number: (number, bodies, heads) for number, bodies, heads in reference.file_cards()}
    pick = random.Random(4)
    for size in (2, 3, 4, 5):
        for _ in range(12):
            order = pick.sample(sorted(cards), size)
            root = parsed(hand_svg(RECONSTRUCTED, order))
            joints = hooked(root, "joint")
            assert list(joints) == [str(k) for k in range(size - 1)]
            made = [len(of_class(joints[str(k)], "match")) for k in range(size - 1)]
            assert made == [len(reference.made([cards[a], cards[b]])) for a, b in pairwise(order)]
            whole = [t.text for j in joints.values() for t in of_class(j, "name")]
            assert Counter(whole) == Counter(reference.made([cards[n] for n in order]))


@given(deck=reference.decks(least=2, most=5, animals=("lynx", "yak", "emu")), data=st.data())
@settings(max_examples=40)
def test_any_line_of_any_deck_is_drawn_as_the_reference_makes_it(deck: Deck, data) -> None:
    order = data.draw(st.permutations([card.number for card in deck.cards]))
    cards = {card[0]: card for card in reference.plain(deck)}
    root = parsed(hand_svg(deck, order, theme="light"))
    made = reference.made([cards[number] for number in order])
    assert len(of_class(root, "match")) == len(made)
    assert len(of_class(root, "card")) == len(order)
    text = text_hand(deck, order)
    assert text.count("=") == len(made)
    misses = sum(len(of_class(j, "miss-dot")) > 0 for j in hooked(root, "joint").values())
    assert (misses > 0) == ("~" in text)


def test_lineup_no_offset_is_shown_as_a_near_miss() -> None:
    # Cards 7 and 13 make a llama; 13's turtle and lynx heads meet their bodies in other rows of 4.
    joints = hooked(parsed(hand_svg(RECONSTRUCTED, [7, 13, 4])), "joint")
    assert len(of_class(joints["0"], "match")) == 1
    assert not of_class(joints["0"], "miss-dot")
    assert len(of_class(joints["1"], "miss-dot")) == 2
    assert not of_class(joints["1"], "match")


def test_a_new_order_moves_cards_and_keeps_their_order_in_the_page() -> None:
    pages = [parsed(hand_svg(RECONSTRUCTED, order)) for order in permutations([7, 13, 4])]
    for root in pages:
        assert list(hooked(root, "card")) == ["4", "7", "13"]
    moved = {hooked(root, "card")["7"].attrib["transform"] for root in pages}
    assert len(moved) == 3
    lifted = parsed(hand_svg(RECONSTRUCTED, [7, 13, 4], lifted=7))
    assert list(hooked(lifted, "card"))[-1] == "7", "drawn above the others"
    assert of_class(lifted, "lifted")
    chosen = parsed(hand_svg(RECONSTRUCTED, [7, 13, 4], chosen=13))
    assert len(of_class(chosen, "chosen")) == len(of_class(chosen, "chosen-tick")) == 1


def test_areas_to_touch_are_large_enough_on_a_small_screen() -> None:
    for size in (3, 4):
        root = parsed(hand_svg(RECONSTRUCTED, list(range(1, size + 1))))
        width = float(root.attrib["viewBox"].split()[2])
        for area in of_class(root, "hit"):
            assert float(area.attrib["width"]) * 300 / width >= 24
            assert float(area.attrib["height"]) * 300 / width >= 24


@pytest.mark.parametrize("language", ["en", "fr"])
def test_labels_tell_every_card_and_joint(language: str) -> None:
    labels = hand_labels(RECONSTRUCTED, [7, 13, 4], language, lifted=13, chosen=4)
    assert list(labels) == ["card:7", "card:13", "card:4", "joint:0", "joint:1"]
    assert "1" in labels["card:7"]
    assert {"en": "lifted", "fr": "soulevée"}[language] in labels["card:13"]
    assert {"en": "chosen", "fr": "choisie"}[language] in labels["card:4"]
    assert {"en": "llama", "fr": "lama"}[language] in labels["joint:0"]
    assert {"en": "no animal", "fr": "aucun animal"}[language] in labels["joint:1"]


def test_cards_of_another_deck_are_refused() -> None:
    with pytest.raises(DeckError, match="card 99"):
        hand_svg(RECONSTRUCTED, [1, 99])
    with pytest.raises(DeckError, match="twice"):
        hand_svg(RECONSTRUCTED, [1, 1])
    with pytest.raises(ValueError, match="cards: none"):
        hand_svg(RECONSTRUCTED, [])


# --- the tables ----------------------------------------------------------------------------------


def test_every_token_is_drawn_and_the_fence_steps_between() -> None:
    root = parsed(enclosure_svg(ENCLOSURE))
    assert len(of_class(root, "token")) == 20
    assert len(of_class(root, "stone")) == 5, "two of seven path tokens are in the box"
    assert len(of_class(root, "slot")) == 2
    said = root.find(f"{SVG}desc").text
    assert "panda: 0 in the enclosure, 4 free" in said
    assert "path token 3 of 7" in said
    fence = of_class(root, "fence")[0].attrib["d"]
    steps = [float(x) for x in re.findall(r"H(-?[\d.]+)", fence)]
    assert sorted(range(5), key=lambda k: steps[k]) == [2, 4, 3, 1, 0], "as many as are left"


def test_the_keeper_ends_in_the_enclosure_or_at_home() -> None:
    inside = Enclosure(RECONSTRUCTED.animals, (3,) * 5, (1, 0, 0, 0, 0), 3, 3)
    assert "in the enclosure" in parsed(enclosure_svg(inside)).find(f"{SVG}desc").text
    empty = Enclosure(RECONSTRUCTED.animals, (3,) * 5, (0,) * 5, 3, 1)
    assert "goes home" in parsed(enclosure_svg(empty)).find(f"{SVG}desc").text


@pytest.mark.parametrize(("tokens", "path"), [(31, 99), (1, 1), (8, 5)])
def test_an_enclosure_of_any_size_stays_on_its_page(tokens: int, path: int) -> None:
    for keeper in (0, path // 2, path):
        enclosure = Enclosure(
            RECONSTRUCTED.animals, (tokens,) * 5, (tokens, 0, 0, 1, 1), path, keeper
        )
        root = parsed(enclosure_svg(enclosure))
        width, height = map(float, root.attrib["viewBox"].split()[2:])
        assert width <= 500
        for token in [*of_class(root, "token"), *of_class(root, "stone")]:
            x = float(token.attrib.get("x", token.attrib.get("cx")))
            y = float(token.attrib.get("y", token.attrib.get("cy")))
            assert 0 <= x <= width - 20
            assert 0 <= y <= height - 15


def test_pawns_stand_where_they_have_come() -> None:
    root = parsed(track_svg(TRACK))
    assert len(of_class(root, "crown")) == 3
    assert len(of_class(root, "trail")) == 2
    said = root.find(f"{SVG}desc").text
    assert "Ann, lynx: 7 spaces, 1 crown." in said
    assert "Bo, llama: 22 spaces, 3 crowns, past the finish line" in said
    places = [float(c.attrib["cx"]) for c in of_class(root, "stone")]
    assert places[2] < places[0] < places[1]
    line = max(float(e.attrib["x"]) for e in of_class(root, "finish-a"))
    just = parsed(
        track_svg(Track(TRACK.animals, 20, (Pawn("A", "lynx", 19, 0), Pawn("B", "panda", 20, 0))))
    )
    before, after = (float(c.attrib["cx"]) for c in of_class(just, "stone"))
    assert before < line < after


def test_games_are_drawn_as_they_stand() -> None:
    game = FreeTheAnimals(players=1, path_tokens=2)
    assert enclosure_of(game).keeper == 0
    game.deal(1)
    game.play("-".join(map(str, game.hand(1))))
    enclosure = enclosure_of(game)
    assert (enclosure.keeper, sum(enclosure.left)) == (1, game.animals_left)
    assert game._repr_svg_() == enclosure_svg(enclosure, picture_id="game")
    race = Race(players=2, favourites=("panda", "lynx"))
    assert [pawn.before for pawn in track_of(race).pawns] == [0, 0]
    race.deal(1)
    for player in (1, 2):
        race.play("-".join(map(str, race.hand(player))))
    track = track_of(race, ["Ann"], language="fr")
    assert [pawn.player for pawn in track.pawns] == ["Ann", "Joueur 2"]
    assert [pawn.spaces for pawn in track.pawns] == list(race.spaces)
    assert [pawn.before for pawn in track.pawns] == [0, 0]
    assert "Ann, panda" in parsed(track_svg(track)).find(f"{SVG}desc").text
    assert race._repr_svg_() == track_svg(track_of(race), picture_id="game")


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="left: 5 of lynx; 0 to 4"):
        Enclosure(("lynx",), (4,), (5,), 3, 0)
    with pytest.raises(ValueError, match="tokens: 2 numbers for 1 animals"):
        Enclosure(("lynx",), (4, 4), (1,), 3, 0)
    with pytest.raises(ValueError, match="keeper: 4"):
        Enclosure(("lynx",), (4,), (1,), 3, 4)
    with pytest.raises(ValueError, match="length: 0"):
        Track(("lynx",), 0, (Pawn("A", "lynx", 0, 0),))
    with pytest.raises(ValueError, match="pawns: none"):
        Track(("lynx",), 5, ())
    with pytest.raises(ValueError, match="'panda' is not one of lynx"):
        Track(("lynx",), 5, (Pawn("A", "panda", 0, 0),))
    with pytest.raises(ValueError, match="less than nothing"):
        Track(("lynx",), 5, (Pawn("A", "lynx", -1, 0),))
