"""A layout extended by one node, or made in slices, equals that of the whole tree."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.ui.tree.trees import Node, drawn, grow, picture
from tromp_gui.ui.tree.layout import TreeLayout, lay_out, lay_out_in_slices, lay_out_main_line
from tromp_gui.ui.tree.node_paint import NodeLook, NodeShape
from tromp_gui.ui.tree.tree_view import TreeView

parents = st.lists(st.tuples(st.booleans(), st.integers(0, 10**6)), max_size=60).map(
    lambda choices: [
        number if goes_on else chance % (number + 1)
        for number, (goes_on, chance) in enumerate(choices)
    ]
)


def extended(nodes: list[Node], parent: Node) -> Node:
    """Add a node to a leaf."""
    node = Node(len(nodes), parent)
    parent.first_child = parent.last_child = node
    nodes.append(node)
    return node


def grown_by(text: str, parent: str, name: str) -> list[str] | None:
    """The drawing of a tree to which a node was added without a new layout."""
    names = "".join(sign for sign in text if sign not in "()")
    layout = lay_out(drawn(text)[0]).with_leaf(names.index(parent), len(names))
    return None if layout is None else picture(layout, names + name)


def test_the_main_line_is_extended() -> None:
    assert grown_by("ab(cd)(efgh)", "d", "D") == [
        "abcdD",
        " 'efgh",
    ]
    assert grown_by("abc", "c", "d") == ["abcd"]


def test_a_variation_is_extended_beyond_the_tree() -> None:
    assert grown_by("ab(cd)(ef)", "f", "g") == [
        "abcd",
        " 'efg",
    ]


def test_a_variation_is_extended_below_an_earlier_line() -> None:
    assert grown_by("ab(cdef(gh)(ij))(kl)(mnop)", "l", "L") == [
        "abcdefgh",
        " 'klL'ij",
        " 'mnop",
    ]


def test_a_variation_that_meets_another_needs_a_new_layout() -> None:
    assert grown_by("ab(cdef(gh)(ij))(klm)", "m", "n") is None


def test_a_new_variation_needs_a_new_layout() -> None:
    assert grown_by("abc", "b", "d") is None


def test_an_unknown_parent_is_an_error() -> None:
    with pytest.raises(KeyError):
        lay_out(drawn("abc")[0]).with_leaf(7, 8)


@given(parents, st.integers(0, 10**6))
def test_an_extended_layout_equals_a_new_one(parents: list[int], pick: int) -> None:
    nodes = grow(parents)
    before = lay_out(nodes[0])
    rows = {node.id: before.cell(node.id).row for node in nodes}
    leaves = [node for node in nodes if node.first_child is None]
    leaf = extended(nodes, leaves[pick % len(leaves)])
    whole = lay_out(nodes[0])
    assert leaf.parent is not None
    grown = before.with_leaf(leaf.parent.id, leaf.id)
    stays = all(whole.cell(node_id).row == row for node_id, row in rows.items())
    if grown is None:
        assert not stays or not whole_has_room(whole, leaf.id)
    else:
        assert grown == whole


def whole_has_room(layout: TreeLayout, leaf: int) -> bool:
    """Whether the chains in a leaf's column are in the order of their placement."""
    column = layout.cell(leaf).column
    numbers = [
        layout._chain(chain.ids[0])
        for row in range(layout.rows)
        for chain in layout.chains_in(row, column, column)
    ]
    return numbers == sorted(numbers)


@given(parents)
def test_a_line_is_extended_node_by_node(parents: list[int]) -> None:
    nodes = grow(parents)
    layout = lay_out(nodes[0])
    end = nodes[0]
    while end.first_child is not None:
        end = end.first_child
    for _ in range(5):
        end = extended(nodes, end)
        assert end.parent is not None
        following = layout.with_leaf(end.parent.id, end.id)
        assert following is not None
        assert following == lay_out(nodes[0])
        layout = following


def test_the_previous_layout_is_unchanged() -> None:
    nodes = drawn("ab(cd)(efgh)")
    before, same = lay_out(nodes[0]), lay_out(nodes[0])
    assert before.with_leaf(3, 8) is not None
    assert before == same


def test_slices_give_the_same_layout() -> None:
    nodes = grow([max(0, n - n % 7) for n in range(30_000)])
    stops, whole = 0, None

    def slices() -> Generator[None, None, None]:
        nonlocal whole
        whole = yield from lay_out_in_slices(nodes[0])

    for _ in slices():
        stops += 1
    assert whole == lay_out(nodes[0])
    assert stops > 6


def test_a_single_line() -> None:
    names = "abcdefgh"
    assert picture(lay_out_main_line(drawn("ab(cd)(efgh)")[0]), names) == ["abcd"]
    assert lay_out_main_line(drawn("abcd")[0]) == lay_out(drawn("abcd")[0])
    assert lay_out_main_line(drawn("a")[0]) == lay_out(drawn("a")[0])


def test_the_view_adds_a_leaf_if_no_row_changes(qtbot: QtBot) -> None:
    view = TreeView()
    qtbot.addWidget(view)
    nodes = drawn("ab(cdef(gh)(ij))(klm)")
    assert not view.add_leaf(7, 13)
    view.show_tree(nodes[0], lambda _: NodeLook(NodeShape.STONE), 0)
    assert view.add_leaf(7, 13)
    assert view.shows(13)
    assert not view.add_leaf(12, 14)
    assert not view.add_leaf(99, 14)
    assert not view.shows(14)


def test_the_line_depends_only_on_the_current_node(qtbot: QtBot) -> None:
    view = TreeView()
    qtbot.addWidget(view)
    nodes = drawn("ab(cd(ef)(gh))(ij(kl)(mn))")
    view.show_tree(nodes[0], lambda _: NodeLook(NodeShape.STONE), 0)
    layout = lay_out(nodes[0])
    for node in (1, 3, 7, 6, 3, 1, 13, 9, 1, 5, 0, 2):
        view.show_current(node)
        assert view._drawing is not None
        assert view._drawing.line == layout.line(node)
