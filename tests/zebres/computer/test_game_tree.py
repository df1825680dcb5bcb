"""A small tree as one sees it: minimax values, what pruning leaves out, and never changes."""

import pytest

from zebres_lib.errors import NotationError
from zebres_lib.zebres import Rules
from zebres_lib.zebres.computer.search.tree import Node, TreeError, game_tree
from zebres_lib.zebres.game import Game
from zebres_lib.zebres.rules import Player, apply, is_over, legal_actions, score
from zebres_lib.zebres.text.notation import format_action

CROCODILE = "G!1gg!G1/Lz!ClG!G/Eczg!Zg/z1zeZG/cZggZG W1 w w place"
GREEN = "gzGZcg/z!1GGzg/LCZEG1/g!1Zzg!l/ceZzGG! Sb g g place"
TREES = (
    CROCODILE,
    GREEN,
    "ZzGg!Gc/GEZ!lg!c/G1eLZ!z/z1gC1Z/ZGgzGz E4 g g place",
    "gggz!lg!/eEGG1z/GGzz1Z/gZcC1C/GGz!LZ!g Ne w w place",
)


def minimax(rules: Rules, position: object) -> int:
    """The plain definition, one action at a time."""
    if is_over(position):  # type: ignore[arg-type]
        white, green = score(rules, position)  # type: ignore[arg-type]
        return white - green
    values = [
        minimax(rules, apply(rules, position, one))  # type: ignore[arg-type]
        for one in legal_actions(rules, position)  # type: ignore[arg-type]
    ]
    return max(values) if position.player == Player.WHITE else min(values)  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", TREES)
def test_every_value_is_that_of_minimax(text: str) -> None:
    rules = Rules()
    for node in game_tree(text).walk():
        assert not node.is_bound
        assert not node.is_cut
        assert node.value == minimax(rules, node.position)


@pytest.mark.parametrize("text", TREES)
def test_pruning_leaves_nodes_out_and_changes_nothing(text: str) -> None:
    whole, pruned = game_tree(text), game_tree(text, pruning=True)
    assert pruned.value == whole.value
    assert pruned.count() == whole.count() == whole.count(visited=True)
    assert pruned.count(visited=True) < whole.count()
    for one, other in zip(whole.walk(), pruned.walk(), strict=True):
        assert one.actions == other.actions
        if other.is_cut:
            assert all(child.is_cut and child.value is None for child in other.walk())
        elif other.is_bound and one.value is not None and other.value is not None:
            # A limit from the side on which it was enough to stop.
            limits = one.value >= other.value
            assert limits if other.player == Player.WHITE else one.value <= other.value


@pytest.mark.parametrize("text", TREES)
def test_the_line_can_be_played_and_ends_with_the_value(text: str) -> None:
    tree = game_tree(text)
    game = Game.from_position(text)
    game.play(" ".join(tree.line()))
    white, green = game.scores()
    assert game.is_over
    assert white - green == tree.value


def test_good_actions_first_leave_out_more() -> None:
    values = {}

    def ordered(best_first: bool):  # type: ignore[no-untyped-def]
        def order(actions: list[str]) -> list[str]:
            return sorted(actions, key=lambda one: values.get(one, 0), reverse=best_first)

        return order

    for child in game_tree(GREEN).children:
        values[child.actions[0]] = -(child.value or 0)
    visited = [
        game_tree(GREEN, pruning=True, order=ordered(first)).count(visited=True)
        for first in (True, False)
    ]
    assert visited[0] < visited[1]


def test_visits_are_counted_in_order() -> None:
    tree = game_tree(CROCODILE, pruning=True)
    visits = [node.visit for node in tree.walk() if node.visit is not None]
    assert visits == list(range(1, tree.count(visited=True) + 1))
    text = str(tree)
    assert "Cb1: +13 (White decides)" in text
    assert "not looked at" in text
    assert "or less (Green decides)" in text


def test_runs_without_a_choice_are_one_branch() -> None:
    def choices(node: Node) -> None:
        rules = Rules()
        legal = {format_action(rules.board, one) for one in legal_actions(rules, node.position)}
        assert {child.actions[0] for child in node.children} == legal
        for child in node.children:
            choices(child)

    choices(game_tree(CROCODILE))


def test_what_cannot_be_grown_is_refused() -> None:
    with pytest.raises(TreeError, match="more than 2000 nodes; begin nearer the end"):
        game_tree("6/6/6/6/6 Nb g - place")
    with pytest.raises(NotationError):
        game_tree("nonsense")
    with pytest.raises(ValueError, match="order: returned"):
        game_tree(CROCODILE, order=lambda actions: actions[:1])
