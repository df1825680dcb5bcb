"""What both games say of texts and values that are not what they should be."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from zebres_lib import zebres, zoo_run
from zebres_lib.errors import IllegalAction, NotationError
from zebres_lib.explain import LANGUAGES, explain
from zebres_lib.zebres import Game
from zebres_lib.zoo_run import FreeTheAnimals, Race

RACE = '[Game "Zoo Run: the race of the year"]\n'
NINES = "9" * 3_000
LONG = "x" * 10_000

# Each is wrong in another way; together they use every message about texts.
WRONG: list[tuple[Callable[[str], object], str]] = [
    (Game().play, ""),
    (Game().play, "Q"),
    (Game().play, "@Nz"),
    (Game().play, "Gc9"),
    (Game().play, "Gc3"),
    (Game().play, "@NaGf5"),
    (Game().why_not, ""),
    (Game().why_not, "@Na@Nb"),
    (Game.from_position, ""),
    (Game.from_position, "6/6/6/6/6"),
    (Game.from_position, "6/6/6/6 - w - setup"),
    (Game.from_position, "6/6/6/6/6/6 - w - setup"),
    (Game.from_position, "9999/6/6/6/6 Na w - place"),
    (Game.from_position, "GGGGGG/G5/6/6/6 Na w - place"),
    (Game.from_position, "zzzzzz/6/6/6/6 Na w - place"),
    (Game.from_position, "E!5/6/6/6/6 Na w - place"),
    (Game.from_position, "!5/6/6/6/6 Na w - place"),
    (Game.from_position, "0/6/6/6/6 Na w - place"),
    (Game.from_position, "6/6/6/6/6 Nz w - place"),
    (Game.from_position, "6/6/6/6/6 Na x - place"),
    (Game.from_position, "6/6/6/6/6 Na w x place"),
    (Game.from_position, "6/6/6/6/6 Na w - go"),
    (Game.from_position, "6/6/6/6/6 Na w - swap:c9"),
    (Game.from_position, "6/6/1gCg2/6/6 Na w - swap:c3,d3,b3"),
    (Game.from_position, "G5/6/6/6/6 - w - setup"),
    (Game.from_position, "6/6/6/6/6 Na w - setup"),
    (Game.from_position, "6/6/6/6/6 - w w setup"),
    (Game.from_position, "6/6/6/6/6 - w - place"),
    (Game.from_position, "6/6/6/6/6 Na w - over"),
    (Game.from_position, "gzgggg/zzzzlc/ceCGCL/ZZZZZE/GGGGGg Nf w g move"),
    (Game.from_position, "gggggg/zzzzzc/cel3/ZZZZZE/GGGGGG Na w - move"),
    (Game.from_position, "gggggg/zzzzzc/cel3/ZZZZZE/GGGGGG Na g - place"),
    (Game.from_position, "G5/G5/G5/G5/G5 Na w - place"),
    (Game.from_position, "6/6/6/6/6 Na w - swap:c3"),
    (Game.from_position, "6/6/1gCg2/6/6 Na w - swap:c3,a1"),
    (Game.from_position, "6/6/2C3/6/6 Na w - swap:c3"),
    (Game.from_text, " \n"),
    (Game.from_text, '[Game "Chess"]'),
    (Game.from_text, "[Game Chess]"),
    (Game.from_text, '[A "b"]\n[A "b"]'),
    (Game.from_text, '[Rulez "counts=6,5,2,1,1"]'),
    (Game.from_text, '[Board "AB/A"]'),
    (Game.from_text, '[Board "AAB/ABB left"]'),
    (Game.from_text, '[Rules "fast"]'),
    (Game.from_text, '[Rules "counts=x"]'),
    (Game.from_text, '[Rules "guardian_steps=0"]'),
    (Game.from_text, '[Start "6/6"]'),
    (Game.from_text, '[Result "draw"]'),
    (Game.from_text, '[Result "1-2"]\n@Nb'),
    (Race().play, "lynx"),
    (Race().play, "+99"),
    (Race().play, "=1"),
    (Race().play, "+1 +1"),
    (Race().why_not, ""),
    (Race().why_not, "+1+2"),
    (Race(deck=zoo_run.Deck(zoo_run.RECONSTRUCTED.cards[::2])).play, "+99"),
    (Race.from_text, "+1"),
    (Race.from_text, '[Game "Zoo Run: chess"]'),
    (FreeTheAnimals.from_text, RACE),
    (Race.from_text, RACE + '[Players "nine"]'),
    (Race.from_text, RACE + '[Players "9"]'),
    (Race.from_text, RACE + '[Playerz "3"]'),
    (Race.from_text, RACE + '[Deck "mine"]'),
    (Race.from_text, RACE + '[Rules "track_length=far"]'),
    (Race.from_text, RACE + '[Result "won"]'),
]


@pytest.mark.parametrize(("read", "text"), WRONG)
def test_what_is_wrong_is_told_in_every_language(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    error = caught.value
    assert str(error) == error.sentence("en")
    sentences = {error.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    english = ("found", "expected", "character ", "square", "header ")
    assert not [word for word in english if word in error.sentence("fr").replace(text, "")]
    assert error.text == text
    assert 0 <= error.index <= len(text)
    # Workers send their errors back.
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.text, again.index) == (str(error), error.text, error.index)


def test_in_french() -> None:
    with pytest.raises(NotationError) as caught:
        Game.from_position("GGGGGG/G5/6/6/6 Na w - place")
    assert caught.value.sentence("fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "position, caractère 8 de 'GGGGGG/G5/6/6/6 Na w - place', trouvé : une gazelle blanche, "
        "numéro 7 ; attendu : au plus 6 selon ces règles"
    )
    with pytest.raises(IllegalAction) as refused:
        Game().play("@NaGf5")
    assert refused.value.sentence("fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "action 2, 'Gf5' au caractère 4 : " + explain(refused.value.reason, "fr")
    ).replace("\N{NO-BREAK SPACE}", " ")


def test_both_games_have_the_same_errors() -> None:
    assert zebres.NotationError is zoo_run.NotationError is NotationError
    assert zebres.IllegalAction is zoo_run.IllegalAction is IllegalAction
    assert issubclass(IllegalAction, NotationError)
    assert issubclass(NotationError, ValueError)


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (Game.from_text, f'[Rules "counts={NINES}"]'),
        (Game.from_text, f'[Rules "{LONG}"]'),
        (Game.from_text, f'[Board "{LONG}"]'),
        (Game.from_text, f'[Start "{LONG}"]'),
        (Game.from_text, f'[Game "{LONG}"]'),
        (Game.from_text, f'[{LONG} "a"]\n[{LONG} "a"]'),
        (Game.from_text, f"[{LONG}"),
        (Game.from_text, f'[Result "{NINES}"]'),
        (Game.from_position, f"6/6/6/6/6 {LONG} w - place"),
        (Game.from_position, f"6/6/6/6/6 Na w - {LONG}"),
        (Game.from_position, LONG),
        (Game().play, LONG),
        (Game().play, f"Ga{NINES}"),
        (Race().play, "1-" * 3_000 + "1"),
        (Race().play, f"+{NINES}"),
        (Race.from_text, f'{RACE}[Deck "{LONG}"]'),
        (Race.from_text, f'{RACE}[Rules "favourites={LONG}"]'),
    ],
)
def test_long_texts_are_quoted_in_short(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    for language in LANGUAGES:
        assert len(caught.value.sentence(language)) < 1_500


# --- values of another kind --------------------------------------------------------------------


@pytest.mark.parametrize(
    "call",
    [
        lambda: Game(5),
        lambda: Game("classic"),
        lambda: Game.from_text(None),
        lambda: Game.from_position(None),
        lambda: Game.from_position("6/6/6/6/6 - w - setup", rules=5),
        lambda: Game().play(b"@Nb"),
        lambda: Game().why_not(7),
        lambda: FreeTheAnimals.from_text(None),
        lambda: Race().play(b"+1"),
        lambda: Race().why_not(None),
        lambda: Race.by(5),
        lambda: explain(5),
        lambda: explain("lion.unafraid"),
        lambda: explain([5]),
    ],
)
def test_another_kind_of_value_is_named(call: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=r"^(text|rules|event): .+ (is|are) (not|neither|\w+, not)"):
        call()


def test_a_list_of_events_is_explained_line_by_line() -> None:
    events = Game().play("@Nb")
    assert explain(events, "fr") == "\n".join(explain(event, "fr") for event in events)
    assert explain([]) == ""


# --- headers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Rulez", "rules", "Bord", "STARTS", "Results"])
def test_a_header_that_is_a_slip_is_refused(name: str) -> None:
    with pytest.raises(NotationError, match=rf"found a header {name}, expected [A-Z][a-z]+, or"):
        Game.from_text(f'[{name} "x"]\n1. @Nb\n')
    game = Game()
    game.headers[name] = "x"
    with pytest.raises(ValueError, match=f"header '{name}'"):
        game.to_text()


@pytest.mark.parametrize("name", ["Event", "Site", "Date", "Round", "White", "Green", "Player1"])
def test_other_headers_are_kept(name: str) -> None:
    for game in (Game(), Race()):
        game.headers[name] = "x"
        assert type(game).from_text(game.to_text()).headers == {name: "x"}


def test_an_empty_text_is_no_game() -> None:
    for text in ("", " \n\n"):
        with pytest.raises(NotationError, match="found the end of the text, expected a game"):
            Game.from_text(text)
    assert Game.from_text("@Nb").actions == ["@Nb"]


def test_a_file_that_is_too_long_for_a_game_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(b"@Nb " + b" " * 1_000_000)
    for game in (Game, Race):
        with pytest.raises(NotationError, match=r"long\.txt: more than 1000000 bytes"):
            game.load(path)
