"""Charts of good play: what a played game was worth, turn by turn."""

from typing import TYPE_CHECKING, Any

from ..explain.catalogue import message_text
from ..zebres.computer.analysis import Review, TurnReview
from ..zebres.rules import Player
from .style import (
    INK,
    MUTED,
    PLAYER_STYLE,
    axes,
    chart,
    finish,
    inches,
    player_style,
    word,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MARKERS = {Player.WHITE: "o", Player.GREEN: "s"}


@chart
def value_by_turn(review: Review, ax: "Axes | None" = None, *, language: str = "en") -> "Axes":
    """Draw what a game was worth after each of its turns, and name its turning points.

    Parameters
    ----------
    review
        As :func:`zebres_lib.zebres.review` returns it.
    ax
        Where to draw; a new figure if None.
    language
        Code of a language, such as ``fr``.

    The values are final margins, White minus Green, in points: where both ends of a stretch are
    proven its line is whole, elsewhere dashed. A turning point has a ring and the text of its turn.

    Raises
    ------
    ValueError
        If no turn of the game was looked at, or for a language that charts do not speak.
    """
    if not review.turns:
        raise ValueError("review: no turn of the game was looked at; there is nothing to draw")
    word("white", language)  # says which languages there are
    ax = axes(ax, (7, 4.2))
    numbers = [review.first - 1, *(turn.number for turn in review.turns)]
    values = [review.start_value, *(turn.value for turn in review.turns)]
    exact = [review.start_exact, *(turn.exact for turn in review.turns)]
    proven = next((index for index in range(len(exact)) if all(exact[index:])), len(exact) - 1)
    dashed, whole = (0, (4, 2)), "-"
    for begin, end, style, key in (
        (0, proven + 1, dashed, "estimated"),
        (proven, len(values), whole, "proven"),
    ):
        if end - begin > 1:
            ax.plot(
                numbers[begin:end], values[begin:end], linestyle=style, color=INK, linewidth=1.6,
                zorder=2, label=_say(f"chart-{key}", language),
            )  # fmt: skip
    ax.axhline(0, color=MUTED, linewidth=1)
    for player in (Player.WHITE, Player.GREEN):
        look = player_style(player.name.lower(), language)
        own = [turn for turn in review.turns if turn.player == player]
        ax.plot(
            [turn.number for turn in own], [turn.value for turn in own],
            linestyle="none", marker=_MARKERS[player], markersize=6.5, zorder=3,
            markerfacecolor=look["facecolor"], markeredgecolor=look["edgecolor"],
            label=_say("chart-after", language, player=player),
        )  # fmt: skip
    _limits(ax, values, numbers)
    for turn in review.turning_points:
        _point_out(ax, turn)
    # Beside the data, not in them: the line may go anywhere.
    for player, place in ((Player.WHITE, 0.75), (Player.GREEN, 0.25)):
        ax.text(
            1.01, place, _say("chart-ahead", language, player=player),
            transform=ax.transAxes, rotation=270, ha="left", va="center",
            fontsize="small", color=MUTED,
        )  # fmt: skip
    ax.set_xlabel(_say("chart-turn", language))
    ax.set_ylabel(word("margin", language), fontsize="medium" if inches(ax)[1] > 2.6 else "small")
    note = _say(
        "chart-note", language,
        count=len(review.turns), nodes=review.nodes, proven=review.proven_turns,
    )  # fmt: skip
    return finish(ax, _say("chart-title", language), note, language, legend=2)


def _limits(ax: "Axes", values: list[float], numbers: list[int]) -> None:
    """Leave room for the turning points' texts, and show who is ahead on which side."""
    from matplotlib.ticker import MaxNLocator

    reach = max(4.0, *(abs(value) for value in values)) * 1.32
    ax.set_ylim(-reach, reach)
    ax.set_xlim(min(numbers) - 0.6, max(numbers) + 0.9)
    ax.xaxis.set_major_locator(MaxNLocator(integer=True))
    ax.axhspan(0, reach, facecolor=PLAYER_STYLE["white"]["facecolor"], alpha=0.55, zorder=0)
    ax.axhspan(-reach, 0, facecolor=PLAYER_STYLE["green"]["facecolor"], alpha=0.13, zorder=0)


def _point_out(ax: "Axes", turn: TurnReview) -> None:
    """Draw a ring around the value after a turn, with the turn's text on the far side of the line.

    A turn of White that gives points away takes the line down, so there is room below, and for
    Green above.
    """
    below = turn.player == Player.WHITE
    ring: dict[str, Any] = {"markerfacecolor": "none", "markeredgecolor": "#a3160c"}
    ax.plot(
        [turn.number],
        [turn.value],
        marker="o",
        markersize=13,
        markeredgewidth=1.8,
        zorder=4,
        **ring,
    )
    left, right = ax.get_xlim()
    place = (turn.number - left) / (right - left)
    ax.annotate(
        f"{turn.number}. {turn.turn}",
        (turn.number, turn.value),
        xytext=(0, -11 if below else 11),
        textcoords="offset points",
        ha="left" if place < 0.12 else "right" if place > 0.88 else "center",
        va="top" if below else "bottom",
        fontsize="small",
        color=INK,
        fontweight="bold",
        zorder=5,
        bbox={"facecolor": "white", "edgecolor": "none", "alpha": 0.75, "pad": 1},
        gid="turning point",
    )


def _say(name: str, language: str, **arguments: object) -> str:
    return message_text(language, f"computer-{name}", arguments=arguments)
