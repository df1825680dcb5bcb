"""The same pictures as text."""

import pytest

from zebres_lib.explain import LanguageError
from zebres_lib.zoo_run import RECONSTRUCTED, DeckError
from zebres_lib.zoo_run.drawing import Enclosure, Pawn, Track
from zebres_lib.zoo_run.text.boards import text_enclosure, text_hand, text_track


def test_cards_in_a_line() -> None:
    assert text_hand(RECONSTRUCTED, [7, 13, 4]).splitlines() == [
        "┌────7────┐ ┌────13───┐ ┌────4────┐",
        "│ Pa ┊ Pa │ │ Tu ┊ Tu │~│ Ly ┊ ·  │",
        "│ Tu ┊ Ll │=│ Ll ┊ Ly │~│ El ┊ Ly │",
        "│ Ly ┊ ·  │ │ El ┊ Pa │ │ Tu ┊ Tu │",
        "└─────────┘ └─────────┘ └─────────┘",
        "El elephant, Ll llama, Ly lynx, Pa panda, Tu turtle",
        "Line-up: llama",
    ]
    french = text_hand(RECONSTRUCTED, [7, 13], language="fr")
    assert "│ To ┊ La │=│ La ┊ Ly │" in french
    assert french.endswith("Alignement\N{NO-BREAK SPACE}: lama")


def test_the_enclosure() -> None:
    enclosure = Enclosure(("lynx", "panda"), (3, 3), (2, 0), 3, 1)
    assert text_enclosure(enclosure).splitlines() == [
        "Ly  ●●│○  lynx: 2 in the enclosure, 1 free",
        "Pa  │○○○  panda: 0 in the enclosure, 3 free",
        "hut · K 3 enclosure",
        "Keeper on path token 2 of 3",
    ]


def test_the_track() -> None:
    track = Track(("lynx", "panda"), 5, (Pawn("Ann", "lynx", 1, 0), Pawn("Bo", "panda", 6, 2)))
    assert text_track(track).splitlines() == [
        "The race of the year: 5 spaces to pass the finish line",
        "·>···|   Ann, lynx: 1 space, 0 crowns",
        "·····|>  Bo, panda: 6 spaces, 2 crowns, past the finish line",
    ]
    long = text_track(Track(("lynx",), 999, (Pawn("A", "lynx", 998, 0),)))
    assert len(long.splitlines()[1].partition("|")[0]) <= 40
    assert ">|" in long


def test_lines_have_no_trailing_spaces() -> None:
    for text in (
        text_hand(RECONSTRUCTED, [1, 2, 3, 4, 5]),
        text_hand(RECONSTRUCTED, [30]),
        text_enclosure(Enclosure(("lynx",), (1,), (1,), 1, 1)),
    ):
        assert all(line == line.rstrip() for line in text.split("\n"))
        assert not text.endswith("\n")


def test_bad_input_is_refused() -> None:
    with pytest.raises(LanguageError, match="'de'"):
        text_hand(RECONSTRUCTED, [1], language="de")
    with pytest.raises(DeckError, match="card 31"):
        text_hand(RECONSTRUCTED, [31])
