"""The drawn tree shows every node's value, and crosses what was not looked at."""

import pytest
from matplotlib import pyplot as plt

from zebres_lib import charts
from zebres_lib.zebres.computer.search.tree import game_tree

TREE = "G!1gg!G1/Lz!ClG!G/Eczg!Zg/z1zeZG/cZggZG W1 w w place"


@pytest.mark.parametrize("pruning", [False, True])
def test_every_node_and_branch_is_drawn(pruning: bool) -> None:
    tree = game_tree(TREE, pruning=pruning)
    _figure, axes = plt.subplots()
    ax = charts.game_tree(tree, axes)
    assert ax is axes
    texts = [text.get_text() for text in ax.texts]
    for node in tree.walk():
        if node.actions:
            assert " ".join(node.actions) in texts
        if node.value is not None:
            assert any(f"{node.value:+d}".replace("-", "−") in text for text in texts)
    crosses = [line for line in ax.lines if line.get_marker() == "x" and len(line.get_xdata())]
    assert len(crosses) == sum(1 for node in tree.walk() if node.is_cut)
    thick = [line for line in ax.lines if line.get_linewidth() > 2 and len(line.get_xdata())]
    assert len(thick) == 2  # the best line: the crocodile, and its swap


def test_the_tree_speaks_french_and_says_how_much_was_looked_at() -> None:
    ax = charts.game_tree(game_tree(TREE, pruning=True), language="fr")
    (note,) = (text.get_text() for text in ax.texts if text.get_gid() == "note")
    assert "14 nœuds sur 19 regardés" in note.replace("\n", " ")
    assert ax.get_xlabel() == "décisions en avant"
