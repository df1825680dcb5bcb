"""A position editor: any position put on the board; nothing here knows of widgets."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ...explain import phrase
from ...explain.catalogue import check_language
from ...explain.lists import MOST_IN_A_LIST, joined
from ...zebres.drawing import Marks, labels, lightning_squares
from ...zebres.drawing.spoken import status
from ...zebres.game import Game
from ...zebres.rules import NOWHERE, Phase, Player, Position, Rules, Species, start
from ...zebres.text.boards import text_board
from ...zebres.text.positions import format_position, parse_position, position_problem
from ..changes import add_hook
from ..controls import Button, Status
from ..refusals import Refused
from .editing import Editing, NotNow, button, first_error, language_field, tell
from .editor_view import EditorView, Field, Figure, Finding, Section, Tool, ToolGroup
from .tokens_by_hand import (
    SIDES,
    TOKENS,
    PositionEditing,
    Standing,
    clear_square,
    crocodiles_that_swap,
    follow,
    has_in_hand,
    may_hide,
    oddities,
    put_token,
    standing,
)

_SPECIES = {species.letter: species for species in Species}
_MOST_STEPS = 500


class PositionEditorPresenter(Editing[PositionEditing]):
    """Puts tokens, the guardian and all else that makes a position on a board.

    Parameters
    ----------
    position
        The position, or its text, to begin with; the start of a game by default.
    rules
        Rules of the position: board, tokens, rulings.
    language
        ``"en"`` or ``"fr"``; raises :class:`~zebres_lib.explain.LanguageError` for others.

    Raises :class:`~zebres_lib.zebres.NotationError` for a text that is no position.
    """

    def __init__(
        self,
        position: Position | str | None = None,
        *,
        rules: Rules | None = None,
        language: str = "en",
    ) -> None:
        self._rules = rules or Rules()
        self._players: list[Callable[[Game], object]] = []
        if isinstance(position, str):
            position = parse_position(self._rules, position)
        super().__init__(PositionEditing(start() if position is None else position), language)

    # --- what comes of it ----------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """Rules of the position."""
        return self._rules

    @property
    def draft(self) -> Position:
        """What is on the board, whether it can be played on or not."""
        return self.state.position

    @property
    def text(self) -> str:
        """What is on the board as text, whether it can be played on or not."""
        return format_position(self._rules, self.draft)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the position cannot be played on, in a sentence; empty if it can."""
        problem = position_problem(self._rules, self.draft)
        if problem is None:
            return ()
        player = Player(self.draft.player)
        given = {"player": player, "square": problem.square}
        return (phrase(f"editor-problem-{problem.kind}", self.language, **given),)

    @property
    def position(self) -> Position | None:
        """The position, or None as long as there are :attr:`reasons` why it cannot be played on."""
        return None if self.reasons else self.draft

    def game(self) -> Game:
        """Return a game that begins here; raises ``NotationError`` with the reason if none can."""
        return Game.from_position(self.text, self._rules)

    def on_play(self, hook: Callable[[Game], object]) -> Callable[[], None]:
        """Call ``hook`` with a game when the reader wants to play from here; return how to stop."""
        return add_hook(self._players, hook)

    # --- on the board --------------------------------------------------------------------------

    def choose(self, target: str) -> None:
        """Take a hand token to put down, put it on a square, or put the guardian on a post."""
        with self._reporting():
            kind, _, name = target.partition(":")
            board = self._rules.board
            if kind == "hand" and name[:2] in ("w:", "g:") and name[2:] in _SPECIES:
                self.state = replace(self.state, tool=name)
            elif kind == "square" and name in board.square_numbers:
                self._use_tool(board.square_numbers[name])
                spoken = labels(self.draft, self._rules, self.language)
                self._told = f"{spoken[target]}."
            elif kind == "post" and name in board.post_numbers:
                post = board.post_numbers[name]
                there = NOWHERE if self.draft.guardian == post else post
                self._become(self.draft._replace(guardian=there))
            else:
                raise Refused("no-such-place", target=repr(target))

    def stroke(self, number: str, targets: tuple[str, ...]) -> None:
        """Say that tokens are put down one by one."""
        with self._reporting():
            raise Refused("no-such-stroke", number=number, targets=str(targets))

    def _use_tool(self, square: int) -> None:
        tool, draft = self.state.tool, self.draft
        if tool == "erase":
            self._become(clear_square(draft, square))
        elif tool == "swap":
            self._become(self._swapping(square))
        else:
            owner, species = SIDES[tool[0]], _SPECIES[tool[2]]
            wanted = Standing(owner, species, self.state.face_down and may_hide(species))
            if standing(draft, square) == wanted:
                self._become(clear_square(draft, square))
                return
            cleared = clear_square(draft, square)
            if not has_in_hand(self._rules, cleared, owner, species):
                given = {"player": owner, "species": species}
                raise NotNow("editor-none-left", **given)
            self._become(put_token(cleared, square, wanted))

    def _swapping(self, square: int) -> Position:
        """Return the position with another crocodile that swaps, or a gazelle (not) swapped."""
        draft = self.draft
        token = standing(draft, square)
        if token is not None and token.species == Species.GAZELLE:
            return draft._replace(swapped=draft.swapped ^ 1 << square)
        if token == Standing(Player(draft.player), Species.CROCODILE):
            return draft._replace(crocodile=square, swapped=0)
        player = Player(draft.player)
        raise NotNow("editor-choose-swap", player=player)

    # --- tools, buttons, fields ----------------------------------------------------------------

    def key(self, key: str) -> None:
        """Take a letter as in the notation: ``Z`` is White's zebra, ``z`` Green's; ``!`` turns
        tokens face down, ``Delete`` takes them away.
        """
        if key in ("Delete", "Backspace"):
            self.pick("hand", "erase")
        elif key == "!":
            self.pick("face", "down")
        elif key.upper() in _SPECIES:
            self.choose(f"hand:{'w' if key.isupper() else 'g'}:{key.upper()}")

    def pick(self, group: str, tool: str) -> None:
        """Choose what to put down, who is to decide, what, and who holds the Inauguration token."""
        with self._reporting():
            draft = self.draft
            phases = {phase.name.lower(): phase for phase in Phase}
            match group:
                case "hand" if tool == "swap" and draft.phase != Phase.SWAP:
                    raise Refused("editor-no-swap")
                case "hand" if tool in ("erase", "swap") or tool in TOKENS:
                    self.state = replace(self.state, tool=tool)
                case "face" if tool == "down":
                    self.state = replace(self.state, face_down=not self.state.face_down)
                case "player" if tool in ("w", "g"):
                    self._become(draft._replace(player=int(SIDES[tool])))
                case "inauguration" if tool in SIDES:
                    self._become(draft._replace(inauguration=int(SIDES[tool])))
                case "phase" if tool in phases:
                    self._decide(phases[tool])
                case _:
                    raise Refused("no-such-tool", tool=repr(tool), group=repr(group))

    def _decide(self, phase: Phase) -> None:
        draft = self.draft._replace(phase=int(phase), crocodile=NOWHERE, swapped=0)
        if phase == Phase.SWAP:
            candidates = crocodiles_that_swap(self._rules, self.draft)
            if not candidates:
                player = Player(draft.player)
                raise NotNow("editor-nobody-swaps", player=player)
            draft = draft._replace(crocodile=candidates[0])
        self._become(draft, follows=False)

    def press(self, button: str, values: Mapping[str, object] | None = None) -> None:
        """Take a press of ``"undo"``, ``"redo"``, ``"clear"``, ``"play"`` or ``"load"``."""
        with self._reporting("error-position" if button == "load" else "not-allowed"):
            match button:
                case "undo" | "redo":
                    self._back_or_forth(button)
                case "clear":
                    self._become(start(self.draft.player))
                case "play":
                    self._play()
                case "load":
                    text = str((values or {}).get("position", ""))
                    self._become(parse_position(self._rules, text.strip()), follows=False)
                    self._told = phrase("loaded-position", self.language)
                case _:
                    raise Refused("no-such-button", button=repr(button))

    def fill(self, name: str, value: object) -> None:
        """Take another ``language``."""
        with self._reporting():
            if name != "language" or not isinstance(value, str):
                raise Refused("no-such-field", field=repr(name), value=repr(value))
            self.language = check_language(value)

    def download(self, name: str) -> tuple[str, str]:
        """Say that there is no file."""
        raise Refused("no-such-file", file=repr(name))

    def _play(self) -> None:
        if self.reasons:
            return
        game = self.game()
        for hook in tuple(self._players):
            hook(game)
        self._said = Status(phrase("editor-played", self.language), "done")

    def _back_or_forth(self, button: str) -> None:
        state = self.state
        if button == "undo":
            if not state.past:
                raise NotNow("nothing-to-undo")
            past, here, future = state.past[:-1], state.past[-1], (*state.future, state.position)
        else:
            if not state.future:
                raise NotNow("nothing-to-redo")
            past, here, future = (*state.past, state.position), state.future[-1], state.future[:-1]
        self.state = replace(state, position=here, past=past, future=future)

    def _become(self, position: Position, *, follows: bool = True) -> None:
        state = self.state
        if follows:
            position = follow(self._rules, position)
        if position != state.position:
            past = (*state.past, state.position)[-_MOST_STEPS:]
            state = replace(state, position=position, past=past, future=())
        if state.tool == "swap" and position.phase != Phase.SWAP:
            state = replace(state, tool="w:G")
        self.state = state

    # --- what to show --------------------------------------------------------------------------

    def view(self) -> EditorView:
        """Return what the editor shows now."""
        draft, rules, language = self.draft, self._rules, self.language
        board, tool = rules.board, self.state.tool
        last: tuple[str, ...] = ()
        if draft.phase == Phase.SWAP:
            last = (board.square_names[draft.crocodile], *board.squares(draft.swapped))
        message = self._said or first_error(self.reasons) or _ready(rules, draft, language)
        return EditorView(
            position=draft,
            rules=rules,
            marks=Marks(
                lightning=lightning_squares(rules, draft),
                last=last,
                selected=tool if tool in TOKENS else None,
            ),
            language=language,
            message=message,
            announcement=tell(self._told, message.text),
            targets=(
                *(f"square:{name}" for name in board.square_names),
                *(f"post:{name}" for name in board.post_names),
                *(f"hand:{token}" for token in TOKENS),
            ),
            selection=f"hand:{tool}" if tool in TOKENS else "",
            buttons=_buttons_of(self.state, bool(self.reasons), language),
            notes=_findings_of(rules, draft, self.reasons, language),
            tools=_tools_of(self.state, language),
            sections=_sections_of(self.text, language),
            short=self.text,
            long=text_board(draft, rules, language=language),
            words={
                "help": phrase("editor-position-help", language),
                "log": phrase("editor-check", language),
                "role": phrase("editor-position-role", language),
            },
        )


def _ready(rules: Rules, position: Position, language: str) -> Status:
    """Return the message line of a position that can be played on."""
    said = status(rules, position, language, result=False)
    return Status(phrase("editor-ready", language, status=said))


def _tools_of(state: PositionEditing, language: str) -> tuple[ToolGroup, ...]:
    """Return the tools above the board; the tokens to put down are its hands."""
    position = state.position

    def group(name: str, *tools: Tool) -> ToolGroup:
        return ToolGroup(name, phrase(f"editor-group-{name}", language), tools)

    def side(key: str, chosen: bool) -> Tool:
        return Tool(key, phrase(f"editor-side-{key if key in 'wg' else 'n'}", language), chosen)

    hand = [Tool("erase", phrase("editor-erase", language), state.tool == "erase")]
    if position.phase == Phase.SWAP:
        hand.append(Tool("swap", phrase("editor-swap", language), state.tool == "swap"))
    phases = tuple(
        Tool(
            phase.name.lower(),
            phrase(f"editor-phase-{phase.name.lower()}", language),
            phase == position.phase,
        )
        for phase in Phase
    )
    label = phrase("editor-group-face", language)
    return (
        ToolGroup("face", label, (_face_down(state, language),), switches=True),
        group("hand", *hand),
        group("player", *(side(key, SIDES[key] == position.player) for key in "wg")),
        group("phase", *phases),
        group("inauguration", *(side(key, SIDES[key] == position.inauguration) for key in "-wg")),
    )


def _face_down(state: PositionEditing, language: str) -> Tool:
    """Return the switch, with the token that it would put down."""
    owner, species = Player.WHITE, Species.GAZELLE
    if state.tool in TOKENS:
        owner, held = SIDES[state.tool[0]], Species("GZCEL".index(state.tool[2]))
        species = held if may_hide(held) else species
    return Tool(
        "down",
        phrase("editor-face-down", language),
        state.face_down,
        Figure(owner, species, True, 0),
        phrase("editor-face-down-hint", language),
    )


def _buttons_of(state: PositionEditing, stuck: bool, language: str) -> tuple[Button, ...]:
    """Return the buttons below the board; ``stuck`` if the position cannot be played on."""
    empty = state.position == start(state.position.player)
    return (
        button("undo", bool(state.past), "undo", language),
        button("redo", bool(state.future), "redo", language),
        button("clear", not empty, "editor-clear", language),
        button("play", not stuck, "editor-play", language, primary=True),
    )


def _findings_of(
    rules: Rules, position: Position, reasons: Sequence[str], language: str
) -> tuple[Finding, ...]:
    """Return why a position cannot be played on, and what no game would have brought about."""
    found = [Finding(text, "", False, "error") for text in reasons]
    if not found:
        found.append(Finding(phrase("editor-position-playable", language), ""))
    for oddity in oddities(rules, position):
        places = joined(oddity.places, "list-and", language, MOST_IN_A_LIST)
        given = {"places": places, "count": len(oddity.places)}
        text = phrase(f"editor-odd-{oddity.kind}", language, **given)
        found.append(Finding(text, oddity.rule, False, "warning"))
    return tuple(found)


def _sections_of(text: str, language: str) -> tuple[Section, ...]:
    """Return the fields beside the board: the position as text, and settings."""
    fields = (
        Field("position", phrase("position", language), "text", text),
        Field("copy", phrase("copy", language), "copy", of="position"),
        Field("load", phrase("load", language), "button", primary=True),
    )
    return (
        Section("text", phrase("editor-position-text", language), fields),
        Section("settings", phrase("editor-settings", language), (language_field(language),)),
    )
