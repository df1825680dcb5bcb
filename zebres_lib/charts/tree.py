"""A small game tree drawn: who decides where, what each node is worth, what was not looked at."""

from typing import TYPE_CHECKING, Any

from ..zebres.rules import Player
from .style import INK, PLAYER_STYLE, axes, chart, finish, word

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..zebres.computer.search.tree import Node

_BEST = "#a83c0a"
_FAINT = "#b5a98f"


@chart
def game_tree(tree: "Node", ax: "Axes | None" = None, *, language: str = "en") -> "Axes":
    """Draw a tree from left to right: squares where White decides, circles where Green does.

    Parameters
    ----------
    tree
        What :func:`zebres_lib.zebres.computer.search.tree.game_tree` returns.
    ax
        Where to draw; a new figure as tall as the tree if None.
    language
        Code of a language, such as ``fr``.

    A node shows the final margin, White minus Green, in points, with ``≥`` or ``≤`` where it is
    only a limit; a leaf has a frame of its own. Best play is the thick line. What was not looked at
    is faint and crossed.
    """
    leaves = sum(1 for node in tree.walk() if not node.children)
    ax = axes(ax, (9, 0.8 + 0.36 * leaves))
    depth = _depth(tree)
    _draw(ax, tree, 0, 0.0, on_line=True)
    for kind, marker in (("white decides", "s"), ("green decides", "o"), ("leaf", ">")):
        side = {"white decides": "white", "green decides": "green"}.get(kind)
        color = PLAYER_STYLE[side]["facecolor"] if side else "#ffffff"
        ax.plot(
            [], [], linestyle="none", marker=marker, markersize=9, markerfacecolor=color,
            markeredgecolor=INK, label=word(kind, language),
        )  # fmt: skip
    ax.plot([], [], color=_BEST, linewidth=2.6, label=word("best play", language))
    if any(node.is_cut for node in tree.walk()):
        ax.plot(
            [], [], color=_FAINT, linestyle=":", marker="x", label=word("not looked at", language)
        )
    ax.set_xlim(-0.35, depth + 0.45)
    ax.set_ylim(leaves - 0.4, -0.6)
    ax.set_yticks([])
    ax.set_xticks(range(depth + 1))
    ax.set_xlabel(word("decisions ahead", language))
    ax.spines[["top", "right", "left"]].set_visible(False)
    ax.legend(
        frameon=False, loc="lower left", bbox_to_anchor=(0, 1.0), ncols=3, fontsize="small",
        alignment="left",
    )  # fmt: skip
    note = word(
        "tree note", language, nodes=str(tree.count()), visited=str(tree.count(visited=True))
    )
    return finish(ax, word("tree title", language), note, language)


def _depth(node: "Node") -> int:
    return 1 + max(map(_depth, node.children)) if node.children else 0


def _draw(
    ax: "Axes", node: "Node", depth: int, top: float, *, on_line: bool
) -> tuple[float, float]:
    """Draw a node with all below it; return its height and where the next one may begin."""
    best = node.best() if on_line else None
    heights, below = [], top
    for child in node.children:
        height, below = _draw(ax, child, depth + 1, below, on_line=child is best)
        heights.append(height)
    if not heights:
        below = top + 1
    here = sum(heights) / len(heights) if heights else top
    for child, height in zip(node.children, heights, strict=True):
        look: dict[str, Any] = {"color": _FAINT, "linestyle": ":", "linewidth": 1.2}
        if not child.is_cut:
            look = {"color": INK, "linestyle": "-", "linewidth": 1.0}
        if child is best:
            look = {"color": _BEST, "linestyle": "-", "linewidth": 2.6}
        ax.plot([depth, depth + 1], [here, height], zorder=1, **look)
        ax.annotate(
            " ".join(child.actions), (depth + 0.8, here + 0.8 * (height - here)), (0, 3),
            textcoords="offset points", ha="right", va="bottom", fontsize="x-small",
            color=_FAINT if child.is_cut else INK,
            bbox={"facecolor": "white", "edgecolor": "none", "alpha": 0.75, "pad": 0.6},
        )  # fmt: skip
    _mark(ax, node, depth, here)
    return here, below


def _mark(ax: "Axes", node: "Node", depth: int, here: float) -> None:
    if node.is_cut:
        ax.plot(depth, here, marker="x", color=_FAINT, markersize=7, zorder=3)
        return
    side = None if node.player is None else node.player.name.lower()
    style = PLAYER_STYLE[side] if side else {"facecolor": "#ffffff", "edgecolor": INK}
    ink = "#ffffff" if node.player == Player.GREEN else INK
    sign = "" if not node.is_bound else "≥" if node.player == Player.WHITE else "≤"
    shape = {"white": "square", "green": "circle"}.get(side or "", "rarrow")
    ax.annotate(
        f"{sign}{node.value:+d}".replace("-", "−"), (depth, here), ha="center", va="center",
        fontsize="small", fontweight="bold", color=ink, zorder=4,
        bbox={
            "boxstyle": f"{shape},pad=0.28", "facecolor": style["facecolor"],
            "edgecolor": style["edgecolor"],
        },
    )  # fmt: skip
