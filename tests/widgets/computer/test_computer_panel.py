"""A game against the computer without a browser: turns, advice, branches, reviews, errors.

Positions near the end and plain Python keep every search to some hundredths of a second.
"""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from zebres_lib import jit
from zebres_lib.explain import LANGUAGES
from zebres_lib.widgets import ComputerPanel
from zebres_lib.widgets.computer.advice import advice, places_of_last_turn
from zebres_lib.widgets.computer.controller import ComputerController
from zebres_lib.widgets.computer.score_sheet import computer_state
from zebres_lib.zebres import Event, Game, Player, Rules, solve
from zebres_lib.zebres.computer.levels import Level, Recipe, level, names
from zebres_lib.zebres.drawing import Advice
from zebres_lib.zebres.rules import Phase

LATE = "ECZZgz/GCgZg!g/cegZ!l1/z3G!G/c1gG!L1 Sc g w place"
"""Green places; six squares are empty."""

OPEN = "6/1ZgG2/6/2zG2/6 E3 w - place"
SWAP = "6/6/2G3/1gC3/2g3 W4 w - swap:c4"


class Scripted(Level):
    """An opponent that plays the first legal action, when it is let."""

    def __init__(self) -> None:
        super().__init__("first game", Recipe(policy=lambda *_: 0))
        self.gate = threading.Event()
        self.asked: list[Any] = []
        self.gate.set()

    def choose(self, rules: Any, position: Any, randomness: Any, stop: Any = None) -> int:
        from zebres_lib.zebres.rules import legal_actions

        self.asked.append(position)
        while not self.gate.wait(0.01):
            if stop is not None and stop.is_set():
                break
        return legal_actions(rules, position)[0]

    __call__ = choose


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search in plain Python, levels too, unless a test says otherwise."""
    monkeypatch.setattr(jit, "is_available", lambda: False)


@pytest.fixture
def scripted() -> Iterator[Scripted]:
    opponent = Scripted()
    yield opponent
    opponent.gate.set()


def at(
    text: str = LATE,
    opponent: str | Level = "first game",
    human: Player = Player.GREEN,
    **more: Any,
) -> ComputerController:
    given: dict[str, Any] = {"nodes": 300, "review_nodes": 60, "evaluation": False} | more
    made = ComputerController(Game.from_position(text), opponent=opponent, human=human, **given)
    made.wake()
    return made


def buttons(controller: ComputerController) -> dict[str, bool]:
    return {button.id: button.enabled for button in controller.view().buttons}


def play_turn(controller: ComputerController, actions: str) -> None:
    """Choose an animal, a square and, if the turn has one, a post, as a person would."""
    placed, _, post = actions.partition(">")
    player = "wg"[controller.game.player]
    controller.choose(f"hand:{player}:{placed[0]}")
    controller.choose(f"square:{placed[1:]}")
    if post:
        controller.choose(f"post:{post}")


# --- whose turn it is ---------------------------------------------------------------------------


@pytest.mark.parametrize("human", [Player.WHITE, Player.GREEN])
@pytest.mark.parametrize("first", [Player.WHITE, Player.GREEN])
def test_a_whole_game_either_side_and_either_first(human: Player, first: Player) -> None:
    controller = ComputerController(Game(first_player=first), human=human, evaluation=False)
    controller.wake()
    deciders = []
    for _ in range(200):
        assert controller.wait(10)
        game = controller.game
        if game.is_over:
            break
        assert game.player == human
        deciders.append(game.player)
        controller.choose(controller.view().targets[0])
        if controller.selected:
            controller.choose(controller.view().targets[-1])
    assert controller.game.is_over
    assert {step.before.player for step in controller.game.steps} == {0, 1}
    assert len(deciders) >= 14
    assert controller.view().message.kind == "over"


def test_the_computer_posts_the_guardian_at_once() -> None:
    controller = ComputerController(human=Player.GREEN)
    assert controller.game.phase == Phase.PLACE
    assert not controller.is_thinking
    other = ComputerController(human=Player.GREEN, seed=1)
    again = ComputerController(human=Player.GREEN)
    assert again.game.actions == controller.game.actions, "the same seed, the same post"
    seeds = {tuple(ComputerController(human=Player.GREEN, seed=n).game.actions) for n in range(9)}
    assert len(seeds) > 1
    assert other.game.player == Player.GREEN


def test_nothing_is_searched_before_somebody_looks() -> None:
    controller = ComputerController(Game.from_position(LATE), human=Player.WHITE)
    assert not controller.is_thinking
    assert controller.is_its_turn
    controller.choose("hand:g:Z")
    assert controller.view().message.kind == "refused"
    controller.wake()
    assert controller.is_thinking
    assert controller.wait(10)
    assert controller.game.player == Player.WHITE


def test_while_the_computer_thinks_the_board_takes_nothing(scripted: Scripted) -> None:
    scripted.gate.clear()
    controller = at(opponent=scripted, human=Player.WHITE)
    view = controller.view()
    assert view.message.text == "Green – the computer (First game) is thinking …"
    assert view.targets == ()
    assert view.marks.legal_squares == ()
    before = str(controller.game.position)
    controller.choose("square:c4")
    assert controller.view().message.kind == "refused"
    assert "Green is the computer’s side" in controller.view().message.text
    assert str(controller.game.position) == before
    scripted.gate.set()
    assert controller.wait(10)
    assert controller.game.player == Player.WHITE
    assert controller.view().targets


def test_all_its_turn_is_marked_and_told() -> None:
    controller = at(human=Player.WHITE)
    controller.wait(10)
    view = controller.view()
    places = places_of_last_turn(controller.game)
    assert view.marks.last == places
    assert len(places) >= 2, "the animal's square and the guardian's post"
    assert {"place.line", "guardian.steps"} & {note.rule for note in view.notes}
    assert view.notes[0].text in view.announcement


def test_it_goes_on_alone_when_only_it_has_tokens() -> None:
    controller = at("czZZz!G/Gggelz!/ZZGZEz/2gggg/z!LCc1C E1 w g place")
    assert controller.wait(10)
    assert controller.game.is_over
    assert len(controller.game.steps) == 3


def test_the_same_answer_after_taking_back() -> None:
    controller = at()
    play_turn(controller, "Zc4>Sb")
    controller.wait(10)
    answer = controller.game.actions
    controller.press("undo")
    play_turn(controller, "Zc4>Sb")
    controller.wait(10)
    assert controller.game.actions == answer


# --- undo and redo ------------------------------------------------------------------------------


def test_undo_goes_back_to_the_persons_own_decision() -> None:
    controller = at()
    play_turn(controller, "Zc4>Sb")
    controller.wait(10)
    assert controller.game.player == Player.GREEN
    played = list(controller.game.actions)
    controller.press("undo")
    assert controller.game.actions == ["Zc4"]
    assert controller.game.phase == Phase.MOVE
    assert not controller.is_thinking
    assert ">Sb" in controller.view().message.text
    controller.press("redo")
    assert controller.game.actions == played
    controller.press("undo")
    controller.press("undo")
    assert controller.game.actions == []
    controller.press("undo")
    assert controller.view().message.text == "There is nothing to take back."


def test_what_the_computer_began_cannot_be_taken_back() -> None:
    controller = ComputerController(human=Player.GREEN)
    assert len(controller.game.steps) == 1
    controller.press("undo")
    assert len(controller.game.steps) == 1
    assert controller.view().message.kind == "refused"


# --- results that come too late -----------------------------------------------------------------


def test_a_turn_for_a_position_left_meanwhile_is_not_played(scripted: Scripted) -> None:
    scripted.gate.clear()
    controller = at(opponent=scripted)
    play_turn(controller, "Zc4>Sb")
    assert controller.is_thinking
    controller.press("undo")
    assert not controller.is_thinking
    scripted.gate.set()
    for _ in range(20):
        controller.wait(1)
    assert controller.game.actions == ["Zc4"]
    controller.choose("post:W5")
    assert controller.wait(10)
    assert controller.game.actions[:2] == ["Zc4", ">W5"]
    assert len(controller.game.actions) > 2


@pytest.mark.parametrize(
    "leave",
    [
        lambda c: c.new_game(),
        lambda c: c.paste("6/6/6/6/6 Nb g - place"),
        lambda c: c.load(Game()),
        lambda c: c.press("branch"),
        lambda c: c.set_option("human", "white"),
        lambda c: c.game.undo(),
    ],
    ids=["new game", "paste", "load", "branch", "other side", "a cell of the notebook"],
)
def test_however_the_position_is_left(
    scripted: Scripted, leave: Callable[[ComputerController], object]
) -> None:
    scripted.gate.clear()
    controller = at(opponent=scripted)
    play_turn(controller, "Zc4>Sb")
    assert controller.is_thinking
    leave(controller)
    # Nothing new is to be thought about.
    controller.human = controller.game.player
    before = str(controller.game.position), len(controller.game.steps)
    scripted.gate.set()
    assert controller.wait(10)
    assert (str(controller.game.position), len(controller.game.steps)) == before


def test_an_evaluation_for_a_position_left_meanwhile_shows_nowhere() -> None:
    controller = at(evaluation=True, nodes=10**9)
    assert controller.is_looking
    first = controller.game.position
    play_turn(controller, "Zc4>Sb")
    assert controller.wait(0) is False
    controller.press("undo")
    controller.press("undo")
    assert controller.game.position == first
    assert controller.hint is None, "what was given up is not known"


# --- stopping -----------------------------------------------------------------------------------


def test_a_search_is_stopped_and_the_best_so_far_is_played() -> None:
    opponent = level("no mercy", seconds=1000)
    controller = at(OPEN, opponent, human=Player.GREEN)
    assert controller.is_thinking
    assert controller.game.steps == ()
    assert buttons(controller)["stop"]
    controller.press("stop")
    assert controller.view().message.text == "Stopping …"
    assert not buttons(controller)["stop"]
    assert controller.wait(20)
    assert controller.game.player == Player.GREEN
    assert controller.game.actions
    controller.press("stop")
    assert controller.view().message.text == "Nothing is being searched."


def test_a_stopped_evaluation_is_an_estimate() -> None:
    controller = at(OPEN, human=Player.WHITE, evaluation=True, nodes=10**9)
    assert controller.is_looking
    controller.press("stop")
    assert controller.wait(20)
    standing = controller.standing
    assert standing is not None
    assert not standing[1]
    assert "estimate" in computer_state(controller)["bar"]["text"]


# --- evaluation and hints -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_what_solve_says(language: str) -> None:
    controller = at(evaluation=True, nodes=100_000, language=language)
    assert computer_state(controller)["bar"]["value"] is None
    controller.wait(60)
    solution = solve(controller.game.position)
    bar = computer_state(controller)["bar"]
    assert solution.exact
    assert bar["exact"]
    assert bar["value"] == solution.margin
    assert bar["share"] == pytest.approx(0.5 + solution.margin / 80)
    assert str(abs(solution.margin)) in bar["text"]
    assert str(abs(solution.margin)) in bar["short"]
    hint = controller.hint
    assert hint is not None
    assert hint.action in solution.best_actions


def test_a_hint_is_told_and_drawn_and_can_be_hidden() -> None:
    controller = at(nodes=100_000)
    assert controller.view().marks.line == ()
    assert computer_state(controller)["hint"] is None
    controller.press("hint")
    coming = computer_state(controller)["hint"]
    assert coming["sentences"] == ["Looking for it …"]
    controller.wait(60)
    hint = controller.hint
    assert hint is not None
    view = controller.view()
    shown = computer_state(controller)["hint"]
    assert shown["title"] == "Hint for Green"
    assert shown["sentences"] == list(hint.sentences)
    assert hint.sentences[0] in view.announcement
    first = view.marks.line[0]
    assert first == Advice("Sc", hint.action[1:], f"1{hint.action[0]}", 1)
    assert hint.action in controller.game.legal_actions()
    assert view.buttons[2].label == "Hide hint"
    controller.set_language("fr")
    assert computer_state(controller)["hint"]["sentences"] == list(hint.told("fr"))
    controller.press("hint")
    assert controller.view().marks.line == ()
    controller.press("hint")
    play_turn(controller, "Zc4")
    assert controller.view().marks.line == (), "a hint is for one position"


def test_without_hints_there_are_none() -> None:
    controller = at(hints=False)
    assert "hint" not in buttons(controller)
    controller.press("hint")
    assert controller.view().message.kind == "refused"
    assert not controller.is_looking
    assert computer_state(controller)["bar"] is None
    controller.set_option("hints", True)
    assert "hint" in buttons(controller)


def test_lines_become_arrows() -> None:
    rules = Rules()
    game = Game.from_position(SWAP)
    assert advice(rules, game.position, ["xb4", "-", ">W3"]) == (
        Advice("c4", "b4", "", 0, both=True),
        Advice("W4", "W3", "", 0),
    )
    assert advice(rules, game.position, ["-", ">W3"])[0] == Advice("", "c4", "1", 0)
    new = Game()
    line = ["@Nb", "Gb3", ">Nc", "Zc1", ">Nd", "Zd1", ">Ne"]
    arrows = advice(rules, new.position, line)
    assert [step.label for step in arrows] == ["1", "2G", "", "3Z", ""]
    assert [step.later for step in arrows] == [False, True, True, True, True]
    assert [step.player for step in arrows] == [0, 1, 1, 0, 0]


# --- branches -----------------------------------------------------------------------------------


def test_a_branch_is_walked_and_left() -> None:
    controller = at()
    play_turn(controller, "Zc4>Sb")
    controller.wait(10)
    game, events = controller.game, []
    controller.on_event(events.append)
    game.subscribe(events.append)
    text, position = game.to_text(), str(game.position)
    controller.press("branch")
    assert controller.in_branch
    assert controller.game is not game
    assert controller.played is game
    assert "both sides are yours" in controller.view().message.text
    assert computer_state(controller)["branch"]
    for _ in range(3):
        controller.press("undo")
    assert "What if" in controller.view().message.text or controller.view().message.kind == "done"
    for _ in range(6):
        if not controller.game.is_over:
            controller.choose(controller.view().targets[-1])
            if controller.selected:
                controller.choose(controller.view().targets[0])
    assert not controller.is_thinking, "both sides are the reader's"
    assert controller.game.to_text() != text
    controller.press("branch")
    assert controller.game is game
    assert (game.to_text(), str(game.position)) == (text, position)
    assert events == [], "what is only tried is no event of the game"
    assert not computer_state(controller)["branch"]
    assert controller.view().message.text.startswith("Back in the game.")


def test_in_a_branch_the_computer_plays_when_it_is_asked() -> None:
    controller = at()
    controller.press("answer")
    assert controller.view().message.kind == "refused"
    controller.press("branch")
    controller.press("answer")
    assert controller.is_thinking
    assert controller.view().message.text.startswith("What if – Green – the computer")
    assert controller.wait(10)
    assert controller.game.player == Player.WHITE
    assert not controller.is_its_turn, "once, and no more"
    assert controller.played.actions == []


def test_a_game_whose_turn_was_the_computers_goes_on_after_a_branch(scripted: Scripted) -> None:
    scripted.gate.clear()
    controller = at(opponent=scripted)
    play_turn(controller, "Zc4>Sb")
    controller.press("branch")
    assert not controller.is_thinking
    scripted.gate.set()
    controller.wait(10)
    assert controller.played.actions == ["Zc4", ">Sb"]
    controller.press("branch")
    assert controller.is_thinking
    controller.wait(10)
    assert len(controller.played.actions) > 2


# --- the review ---------------------------------------------------------------------------------


@pytest.fixture
def finished() -> ComputerController:
    controller = at(human=Player.GREEN)
    for _ in range(30):
        controller.wait(10)
        if controller.game.is_over:
            break
        controller.choose(controller.view().targets[-1])
        if controller.selected:
            controller.choose(controller.view().targets[0])
    assert controller.game.is_over
    return controller


def test_a_finished_game_is_reviewed(finished: ComputerController) -> None:
    seen = []
    finished.subscribe(lambda: seen.append(finished.progress))
    assert buttons(finished)["review"]
    finished.press("review")
    assert finished.is_reviewing
    assert not buttons(finished)["review"]
    assert finished.wait(60)
    turns = finished.game.turns
    assert (1, len(turns)) in seen
    review = finished.review
    assert review is not None
    assert review.complete
    shown = computer_state(finished)["review"]
    assert [row["turn"] for row in shown["rows"]] == turns
    assert shown["sentences"] == list(review.sentences)
    assert shown["picture"].startswith("data:image/png;base64,")
    points = {row["number"] for row in shown["rows"] if row["point"]}
    assert points == {turn.number for turn in review.turning_points}
    white, green = finished.game.scores()
    assert str(abs(white - green)) in shown["rows"][-1]["value"]
    finished.set_language("fr")
    french = computer_state(finished)["review"]
    assert french["title"] == "La partie revue"
    assert french["picture"] != shown["picture"]


def test_a_turn_of_the_review_is_walked_in_a_branch(finished: ComputerController) -> None:
    finished.show_turn(1)
    assert finished.view().message.kind == "error"
    assert not finished.in_branch
    finished.press("review")
    finished.wait(60)
    game, text = finished.game, finished.game.to_text()
    finished.show_turn(2)
    assert finished.in_branch
    assert len(finished.game.turns) == 1
    assert finished.view().marks.line, "the better turn is pointed out"
    finished.wait(60)
    assert finished.hint is not None
    finished.show_turn(1)
    assert finished.game.turns == []
    finished.show_turn(99)
    assert "turn 99" in finished.view().message.text
    finished.press("branch")
    assert finished.game is game
    assert game.to_text() == text
    assert computer_state(finished)["review"] is not None
    finished.press("undo")
    assert computer_state(finished)["review"] is None, "it was of another game"


def test_a_review_is_stopped_and_left(finished: ComputerController) -> None:
    finished._review_nodes = 10**9
    finished.press("review")
    finished.press("stop")
    assert finished.wait(60)
    assert finished.review is not None
    finished.press("review")
    finished.new_game()
    assert not finished.is_reviewing
    assert finished.review is None
    controller = at()
    controller.press("review")
    assert controller.view().message.text == "The game is reviewed when it is over."


# --- errors -------------------------------------------------------------------------------------


def test_an_error_of_the_computer_is_shown_and_it_may_try_again(scripted: Scripted) -> None:
    broken = [True]

    def choose(*given: Any) -> int:
        if broken:
            raise RuntimeError("no idea")
        return Scripted.choose(scripted, *given)

    scripted.choose = choose  # type: ignore[method-assign]
    controller = at(opponent=scripted, human=Player.WHITE)
    assert controller.wait(10)
    message = controller.view().message
    assert message.kind == "error"
    assert "RuntimeError: no idea" in message.text
    assert not controller.is_thinking, "not for ever"
    assert buttons(controller)["answer"]
    broken.clear()
    controller.press("answer")
    assert controller.wait(10)
    assert controller.game.player == Player.WHITE
    assert "answer" not in buttons(controller)


def test_a_hook_that_fails_stops_the_turn_and_is_shown() -> None:
    controller = at(human=Player.WHITE)

    def fails(event: Event) -> None:
        raise LookupError("a hook of a lesson")

    unsubscribe = controller.on_event(fails)
    assert controller.wait(10)
    assert controller.game.actions == []
    assert "LookupError" in controller.view().message.text
    unsubscribe()
    controller.press("answer")
    assert controller.wait(10)
    assert controller.game.actions


def test_an_evaluation_that_fails_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise RuntimeError("no memory")

    monkeypatch.setattr("zebres_lib.widgets.computer.controller.hint", fails)
    controller = at(evaluation=True)
    assert controller.wait(10)
    assert "no memory" in controller.view().message.text
    assert not controller.is_looking


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="did you mean 'greedy'"):
        ComputerPanel(level="gready")
    with pytest.raises(ValueError, match="human"):
        ComputerController(human=Player.NOBODY)
    with pytest.raises(ValueError, match="a game has its own"):
        ComputerPanel(Game(), rules=Rules())
    controller = at()
    for name, value in (("level", "gready"), ("human", "red"), ("hints", 1), ("colour", "red")):
        controller.set_option(name, value)
        assert controller.view().message.kind == "error"
    assert controller.opponent.name == "first game"
    controller.press("nonsense")
    assert "nonsense" in controller.view().message.text


# --- settings and the widgets -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_can_be_chosen(language: str) -> None:
    controller = at(language=language)
    options = computer_state(controller)["settings"][0]["options"]
    assert [name for name, _ in options] == list(names())
    for name, title in options:
        controller.set_option("level", name)
        assert controller.opponent.name == name
        assert title in controller.view().message.text


def test_another_side_makes_the_computer_play() -> None:
    controller = at()
    assert not controller.is_its_turn
    controller.set_option("human", "white")
    assert controller.wait(10)
    assert controller.game.player == Player.WHITE
    assert controller.game.actions


def test_other_rules_get_another_search() -> None:
    controller = at(evaluation=True)
    controller.new_game({"board": "president"})
    controller.choose("post:Nb")
    assert controller.wait(30)
    assert controller.standing is not None
    assert controller.game.rules.board.name == "president"


def panel_at(**given: Any) -> ComputerPanel:
    return ComputerPanel(
        Game.from_position(LATE), human=Player.GREEN, nodes=300, review_nodes=60, **given
    )


def send(widget: Any, content: dict[str, Any]) -> None:
    widget._handle_custom_msg(content, [])


def test_the_panel_has_as_many_models_as_a_play_panel_and_no_more() -> None:
    from ipywidgets.widgets.widget import _instances

    before = len(_instances)
    panel = panel_at()
    made = len(_instances) - before
    assert made <= 6
    board, side = panel.children
    send(side, {"type": "shown"})
    for target in ("hand:g:Z", "square:c4", "post:Sb"):
        send(board, {"type": "choose", "target": target})
    assert panel.controller.wait(10)
    for name in ("hint", "branch", "branch", "undo"):
        send(board, {"type": "press", "id": name})
    assert len(_instances) - before == made


def test_messages_of_the_page() -> None:
    panel = panel_at()
    board, side = panel.children
    assert not panel.controller.is_looking
    send(side, {"type": "shown"})
    assert panel.controller.is_looking
    panel.controller.wait(10)
    assert side.computer["bar"]["value"] is not None
    send(side, {"type": "setting", "name": "level", "value": "greedy"})
    assert panel.controller.opponent.name == "greedy"
    send(side, {"type": "language", "language": "fr"})
    assert side.computer["settings"][0]["label"] == "Niveau"
    send(side, {"type": "show-turn", "number": 1})
    assert side.status["kind"] == "error"
    send(side, {"type": "nonsense"})
    assert "nonsense" in side.status["text"]
    send(board, {"type": "press", "id": "branch"})
    assert "zebres-in-branch" in panel._dom_classes
    send(board, {"type": "press", "id": "branch"})
    assert "zebres-in-branch" not in panel._dom_classes


def test_a_panel_that_is_closed_searches_nothing_any_more() -> None:
    panel = ComputerPanel(Game.from_position(OPEN), human=Player.WHITE, nodes=10**9)
    send(panel.children[1], {"type": "shown"})
    assert panel.controller.is_looking
    panel.close()
    assert not panel.controller.is_looking
    until = time.monotonic() + 20
    while any(one.name == "zebres-background" for one in threading.enumerate()):
        assert time.monotonic() < until, "its thread goes on"
        time.sleep(0.01)


def test_what_the_computer_does_is_read_aloud_but_an_evaluation_is_not() -> None:
    panel = panel_at()
    board, side = panel.children
    send(side, {"type": "shown"})
    before = board.handled
    panel.controller.wait(10)
    assert board.handled == before
    for target in ("hand:g:Z", "square:c4", "post:Sb"):
        send(board, {"type": "choose", "target": target})
    before = board.handled
    panel.controller.wait(10)
    assert board.handled > before
    assert "White" in board.announcement


def test_a_result_waits_while_a_message_is_dealt_with_in_another_thread(
    scripted: Scripted,
) -> None:
    """As in a kernel with a thread of its own for the messages of widgets."""
    seen = []
    scripted.gate.clear()

    def play(panel: ComputerPanel) -> None:
        page = threading.current_thread()
        board, side = panel.children

        def look() -> None:
            if panel.controller.is_thinking and threading.current_thread() is page:
                scripted.gate.set()
                time.sleep(0.2)
                seen.append(len(panel.game.steps))

        send(side, {"type": "shown"})
        panel.controller.subscribe(look)
        for target in ("hand:g:Z", "square:c4", "post:Sb"):
            send(board, {"type": "choose", "target": target})
        until = time.monotonic() + 20
        while len(panel.game.steps) == 2 and time.monotonic() < until:
            time.sleep(0.01)

    async def kernel() -> ComputerPanel:
        panel = panel_at(level=scripted, evaluation=False)
        await asyncio.to_thread(play, panel)
        return panel

    panel = asyncio.run(kernel())
    assert seen == [2], "the answer came in the midst of a message"
    assert len(panel.game.steps) > 2, "and is played when the message has been dealt with"
    board, side = panel.children
    assert {name: getattr(board, name) for name in board._state()} == board._state()
    assert all(getattr(side, name) == value for name, value in side._state().items())


def test_a_search_does_not_keep_a_program_from_ending() -> None:
    code = (
        "from zebres_lib.widgets.computer.controller import ComputerController\n"
        "from zebres_lib.zebres import Game\n"
        f"game = Game.from_position({OPEN!r})\n"
        "ComputerController(game, nodes=10**9, compiled=False).wake()\n"
        "print('left')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "left"
    assert done.stderr == ""


def test_where_there_is_no_kernel_there_is_a_picture() -> None:
    panel = ComputerPanel(human=Player.GREEN, level="no mercy")
    first, again = panel.static(), ComputerPanel(human=Player.GREEN, level="no mercy").static()
    assert first == again
    assert "data:image/svg+xml" in first["text/html"]
    assert "Green: choose an animal." in first["text/plain"]
    assert "thinking" not in first["text/plain"]


# --- compiled -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_compiled_it_says_that_it_compiles_and_finds_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    said = []
    controller = ComputerController(
        Game.from_position(LATE), human=Player.GREEN, opponent=level("expert", nodes=2_000)
    )
    ready = controller._searcher.is_ready
    controller.subscribe(lambda: said.append(computer_state(controller)["note"]))
    controller.wake()
    assert controller.wait(300)
    assert ready or any("compiled, once in a session" in note for note in said)
    assert said[-1] == ""
    assert controller.standing == (solve(controller.game.position).margin, True)
    play_turn(controller, "Zc4>Sb")
    assert controller.wait(60)
    assert controller.game.player == Player.GREEN
