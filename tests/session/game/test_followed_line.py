"""The line through the cursor, compared with one that is made again each time."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.record.node import Node, Tree
from tromp_gui.session.game.followed_line import FollowedLine

BRANCHED = "(;SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff](;B[gg])(;B[hh])))"
"""0 1 2 (3 4) (5 6 (7) (8))"""


ACTS = ["go", "grow", "grow and go", "cut", "change"]


class _Plain:
    """The same, without keeping anything but what was followed."""

    def __init__(self, cursor: Node, follows_all: bool = False) -> None:
        self.follows_all = follows_all
        self.followed: dict[int, int] = {}
        self.move_to(cursor)

    def move_to(self, node: Node) -> None:
        self.cursor = node
        self.followed |= {above.id: below.id for above, below in pairwise(node.path)}

    def nodes(self) -> list[Node]:
        line = self.cursor.path
        while line[-1].first_child is not None:
            follows = self.follows_all or not line[-1].is_on_main_line
            wanted = self.followed.get(line[-1].id) if follows else None
            found = [child for child in line[-1].children if child.id == wanted]
            line.append(found[0] if found else line[-1].first_child)
        return line


def leaf_at(tree: Tree, parent: Node) -> Node:
    return tree.add(parent.id, 0, {"B": ("ii",)})


@given(st.booleans(), st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0))))
def test_it_is_the_main_line_or_in_a_variation_what_was_followed_last(
    follows_all: bool, acts: list[tuple[str, int]]
) -> None:
    tree = grown(BRANCHED)
    line, plain = FollowedLine(tree.root), _Plain(tree.root, follows_all)
    line.set_follows_all(follows_all)
    for act, number in acts:
        nodes = list(tree)
        node = nodes[number % len(nodes)]
        if act == "cut" and node.parent is not None:
            parent = node.parent
            tree.detach(node.id)
            line.forget()
            node = parent
        elif act.startswith("grow") and node.first_child is None:
            leaf = leaf_at(tree, node)
            line.grow(leaf)
            node = leaf if act == "grow and go" else plain.cursor
        elif act == "change":
            tree.replace(node.id, "C", ("changed",))
            line.check()
        line.move_to(node)
        plain.move_to(node)
        assert line.nodes() == plain.nodes()
        assert line.nodes()[line.depth()] is node
        assert line.is_in_variation() is not node.is_on_main_line


def test_a_variation_is_left_with_the_main_line() -> None:
    tree = grown(BRANCHED)
    line = FollowedLine(tree.node(8))
    line.move_to(tree.node(5))
    assert [node.id for node in line.nodes()] == [0, 1, 2, 5, 6, 8]
    assert line.is_in_variation()
    for node in (tree.node(2), tree.root):
        line.move_to(node)
        assert [node.id for node in line.nodes()] == [0, 1, 2, 3, 4]
        assert not line.is_in_variation()


def test_what_leads_to_a_node_deep_in_the_tree_is_followed() -> None:
    tree = grown(BRANCHED)
    line = FollowedLine(tree.node(8))
    line.set_follows_all(True)
    line.forget()
    line.move_to(tree.root)
    assert [node.id for node in line.nodes()] == [0, 1, 2, 5, 6, 8]
    line.set_follows_all(False)
    assert [node.id for node in line.nodes()] == [0, 1, 2, 3, 4]


def test_steps_changes_and_moves_at_its_end_do_not_walk_up_to_the_root(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = grown(BRANCHED)
    line = FollowedLine(tree.node(4))
    line.nodes()
    monkeypatch.delattr(Node, "path")
    leaf = leaf_at(tree, tree.node(4))
    line.grow(leaf)
    tree.replace(3, "AE", ("aa",))
    line.check()
    line.move_to(tree.node(4))
    for node in (leaf, tree.node(3), tree.root, tree.node(1)):
        line.move_to(node)
    assert [node.id for node in line.nodes()] == [0, 1, 2, 3, 4, leaf.id]
    assert line.depth() == 1


def test_an_empty_node_before_a_play_out_joins_the_line_with_its_first_property() -> None:
    tree = grown("(;SZ[3];B[];W[](;)(;TGPO[dead:aa]W[bb]))")
    line = FollowedLine(tree.root)
    assert [node.id for node in line.nodes()] == [0, 1, 2]
    for values, ids in ((("said",), [0, 1, 2, 3]), (None, [0, 1, 2])):
        tree.replace(3, "C", values)
        line.check()
        assert [node.id for node in line.nodes()] == ids
        line.move_to(tree.node(3))
        assert line.is_in_variation() is (values is None)
        line.move_to(tree.root)
