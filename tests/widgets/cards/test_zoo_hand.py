"""A hand of cards that is put in order, without a browser."""

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, strategies as st

from zebres_lib.explain import LanguageError
from zebres_lib.widgets.cards.hand import HandController, Line
from zebres_lib.widgets.cards.zoo_view import joint_notes, words_of
from zebres_lib.widgets.refusals import Refused
from zebres_lib.zoo_run import RECONSTRUCTED, DeckError, best_line_ups, joint
from zebres_lib.zoo_run.lineups import RowCase

CARDS = [7, 13, 4]
"""A llama at the first joint; at the second two heads whose bodies wait in other rows."""


def text(hand: HandController) -> str:
    return hand.view().message.text


def kind(hand: HandController) -> str:
    return hand.view().message.kind


def test_a_card_is_lifted_moved_and_dropped_by_keys() -> None:
    hand = HandController(CARDS)
    assert text(hand) == "Put the cards in order. Now: llama (1 animal)."
    hand.choose(4)
    assert hand.view().hand is not None
    assert hand.view().hand.lifted == 4  # type: ignore[union-attr]
    assert text(hand) == "Card 4 lifted from place 3 of 3: move it, then drop it."
    hand.move(4, 1)
    assert hand.cards == (7, 4, 13)
    assert text(hand).startswith("Card 4 at place 2 of 3. Now: ")
    assert hand.view().announcement == text(hand)
    hand.move(4, -1)
    assert hand.cards == (4, 7, 13), "the end of the line is the end"
    hand.choose(4)
    assert hand.line.lifted is None
    assert text(hand).startswith("Card 4 dropped at place 1 of 3.")


def test_tapping_two_cards_moves_the_first_to_the_place_of_the_second() -> None:
    hand = HandController(CARDS)
    hand.choose(7)
    hand.choose(4)
    assert hand.cards == (13, 4, 7)
    assert hand.line.lifted is None


def test_what_was_lifted_can_be_put_back() -> None:
    hand = HandController(CARDS)
    hand.lift(13)
    hand.move(13, 0)
    hand.move(13, 2)
    hand.cancel()
    assert hand.cards == (7, 13, 4)
    assert "is back at place 2" in text(hand)
    hand.cancel()
    assert hand.cards == (7, 13, 4)


@pytest.mark.parametrize("favourite", [None, "panda", "lynx"])
def test_show_me_the_best_shows_all_ties_one_after_another(favourite: str | None) -> None:
    hand = HandController([7, 13, 4, 21], favourite=favourite)
    best = best_line_ups(RECONSTRUCTED, [7, 13, 4, 21], favourite)
    seen = []
    for _ in best:
        hand.press("best")
        assert kind(hand) == "done"
        assert f"of {len(best)}: " in text(hand)
        assert ("crown" in text(hand)) == (favourite is not None)
        seen.append(hand.cards)
    assert sorted(seen) == sorted(each.numbers for each in best)
    hand.press("best")
    assert hand.cards == seen[0], "and again from the first"
    hand.press("reset")
    assert hand.cards == (7, 13, 4, 21)


def test_a_joint_tells_why() -> None:
    hand = HandController(CARDS)
    hand.ask(1)
    assert text(hand) == "Cards 13 and 4 make no animal."
    notes = hand.view().notes
    assert [(note.rule, note.happened) for note in notes[:2]] == [
        ("lineup.no-offset", False),
        ("lineup.no-offset", False),
    ]
    assert "the head is turtle; that body is there, but in the bottom row" in notes[0].text
    assert all(note.text in hand.view().announcement for note in notes)
    hand.ask(0)
    assert text(hand) == "Joint of cards 7 and 13: llama."
    made = [note for note in hand.view().notes if note.happened]
    assert [note.rule for note in made] == ["lineup.match"]
    hand.move(7, 2)
    assert hand.view().notes == (), "another order, another reason"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_case_of_a_row_has_its_own_words(language: str) -> None:
    said: dict[RowCase, set[str]] = {}
    for left, right in permutations(RECONSTRUCTED.cards, 2):
        found = joint(left, right)
        notes = joint_notes(found, language)
        assert len(notes) in (3, 4)
        for match, note in zip(found.rows, notes, strict=False):
            said.setdefault(match.case, set()).add(note.text)
        turned = joint(right, left).animals
        assert (len(notes) == 4) == bool(turned and not found.animals)
    assert set(said) == set(RowCase)
    for one, other in permutations(RowCase, 2):
        assert not said[one] & said[other]


ERRORS: list[tuple[Callable[[HandController], None], str]] = [
    (lambda hand: hand.choose(99), "card 99"),
    (lambda hand: hand.lift(1), "card 1: not in this hand, 7, 13, 4"),
    (lambda hand: hand.ask(2), "joint 2: there are 2"),
    (lambda hand: hand.press("deal"), "'deal' is no button"),
    (lambda hand: hand.seat(1), "player 1"),
    (lambda hand: hand.new_game({}), "no game"),
    (lambda hand: hand.set_language("de"), "'de'"),
]


@pytest.mark.parametrize(("act", "said"), ERRORS, ids=[said for _, said in ERRORS])
def test_errors_are_told_and_change_nothing(
    act: Callable[[HandController], None], said: str
) -> None:
    hand = HandController(CARDS)
    act(hand)
    assert kind(hand) == "error"
    assert said in text(hand)
    assert hand.cards == (7, 13, 4)
    assert hand.language == "en"


def test_a_failing_hook_is_told_and_the_order_stays() -> None:
    hand = HandController(CARDS)
    calls = []
    stop = hand.subscribe(lambda: calls.append(hand.cards))
    hand.move(7, 1)
    assert calls == [(13, 7, 4)]
    stop()
    hand.move(7, 0)
    assert len(calls) == 1
    hand.fail(RuntimeError("no ink"))
    assert text(hand) == "Something went wrong, and nothing was changed: RuntimeError: no ink"


def test_hands_that_cannot_be_are_refused() -> None:
    for cards in ([1], [1, 1, 2], [1, 2, 99], [1, 2, 3, 4, 5, 6]):
        with pytest.raises(DeckError):
            HandController(cards)
    with pytest.raises(DeckError, match="favourite: 'zebra'"):
        HandController(CARDS, favourite="zebra")
    with pytest.raises(LanguageError, match="'de'"):
        HandController(CARDS, language="de")
    assert HandController(RECONSTRUCTED.cards[:2]).cards == (1, 2)


MOVES = st.tuples(
    st.sampled_from(["lift", "move", "choose", "drop", "cancel", "best", "ask"]),
    st.sampled_from(CARDS),
    st.integers(-2, 5),
)


@given(st.lists(MOVES, max_size=25))
def test_whatever_one_does_the_cards_stay_the_same_cards(moves: list[tuple[str, int, int]]) -> None:
    hand = HandController(CARDS)
    for move, card, place in moves:
        match move:
            case "move":
                hand.move(card, place)
            case "best":
                hand.press("best")
            case "ask":
                hand.ask(place)
            case "drop" | "cancel":
                getattr(hand, move)()
            case _:
                getattr(hand, move)(card)
        assert sorted(hand.cards) == sorted(CARDS)
        assert hand.line.lifted in (None, *CARDS)
        assert (kind(hand) == "error") == (move == "ask" and place not in (0, 1))


def test_a_line_takes_only_its_own_cards() -> None:
    line = Line(RECONSTRUCTED, CARDS)
    with pytest.raises(Refused, match="not the cards of this hand"):
        line.arrange([1, 2, 3])
    line.drop()
    line.cancel()
    assert line.cards == CARDS


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_is_there(language: str) -> None:
    assert all(words_of(language).values())
    view = HandController(CARDS, language=language).view()
    assert all(button.label and button.hint for button in view.buttons)
    assert set(view.labels()) == {"card:7", "card:13", "card:4", "joint:0", "joint:1"}
