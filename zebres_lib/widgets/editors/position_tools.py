"""What a position editor offers at one moment: tools, buttons, findings and fields."""

from collections.abc import Sequence

from ...explain import phrase
from ...explain.lists import MOST_IN_A_LIST, joined
from ...zebres.drawing.spoken import status
from ...zebres.rules import Phase, Player, Position, Rules, Species, start
from ..boards.view import Button, Message
from .editing import language_field
from .setting_up import SIDES, TOKENS, PositionEditing, may_hide, oddities
from .tools import Field, Figure, Finding, Section, Tool, ToolGroup


def ready(rules: Rules, position: Position, language: str) -> Message:
    """Return the message line of a position that can be played on."""
    said = status(rules, position, language, result=False)
    return Message(phrase("editor-ready", language, status=said))


def tools_of(state: PositionEditing, language: str) -> tuple[ToolGroup, ...]:
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


def buttons_of(state: PositionEditing, stuck: bool, language: str) -> tuple[Button, ...]:
    """Return the buttons below the board; ``stuck`` if the position cannot be played on."""

    def button(name: str, enabled: bool, label: str, hint: str, primary: bool = False) -> Button:
        return Button(name, phrase(label, language), enabled, phrase(hint, language), primary)

    empty = state.position == start(state.position.player)
    return (
        button("undo", bool(state.past), "undo", "editor-undo-hint"),
        button("redo", bool(state.future), "redo", "editor-redo-hint"),
        button("clear", not empty, "editor-clear", "editor-clear-hint"),
        button("play", not stuck, "editor-play", "editor-play-hint", primary=True),
    )


def findings_of(
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


def sections_of(text: str, language: str) -> tuple[Section, ...]:
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
