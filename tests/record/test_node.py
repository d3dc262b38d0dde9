"""The tree: ids, links, order, properties."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.go.point import Color
from tromp_gui.record.node import Node, Tree, main_line, preorder
from tromp_gui.sgf.values import SgfCodec


def small_tree() -> Tree:
    r"""Ids: 0 - 1 - 2 - 3, and from 1 also 4 - 5, and 6."""
    return grown("(;FF[4]SZ[9];B[aa](;W[bb]C[hi];B[])(;W[cc];B[dd])(;AB[ee]))")


def ids(nodes: Iterable[Node]) -> list[int]:
    return [node.id for node in nodes]


def test_a_tree_is_walked_in_pre_order_and_along_its_main_line() -> None:
    tree = small_tree()
    assert ids(tree) == [0, 1, 2, 3, 4, 5, 6]
    assert ids(tree.main_line()) == [0, 1, 2, 3]
    assert ids(preorder(tree.node(4))) == [4, 5]
    assert ids(main_line(tree.node(4))) == [4, 5]
    assert ids(each for each in preorder(tree.root) if each.is_on_main_line) == [0, 1, 2, 3]
    assert ids(tree.node(5).path) == [0, 1, 4, 5]


def test_a_play_out_is_not_a_main_line_even_alone() -> None:
    tree = grown("(;SZ[3];B[aa];W[];B[];TGPO[dead:aa]W[bb];B[cc])")
    assert ids(tree.main_line()) == [0, 1, 2, 3]
    assert [node.is_on_main_line for node in (tree.node(3), tree.node(4), tree.node(5))] == [
        True,
        False,
        False,
    ]
    assert tree.node(5).is_first


def test_the_main_line_passes_over_a_play_out() -> None:
    tree = grown("(;SZ[3];B[];W[](;TGPO[dead:aa]W[bb])(;B[cc];W[aa])(;B[aa]))")
    assert ids(tree.main_line()) == [0, 1, 2, 4, 5]
    assert tree.node(4).is_on_main_line
    assert not tree.node(6).is_on_main_line


def test_a_node_knows_its_place() -> None:
    tree = small_tree()
    assert [child.index for child in tree.node(1).children] == [0, 1, 2]
    assert tree.root.index == 0


def test_an_unknown_id_is_a_key_error() -> None:
    tree = small_tree()
    for unknown in (-1, 7):
        with pytest.raises(KeyError):
            tree.node(unknown)


def test_properties_are_read_from_the_raw_bytes() -> None:
    node = small_tree().node(2)
    assert node.properties == {"W": ("bb",), "C": ("hi",)}
    assert node.get("C") == ("hi",)
    assert node.get("N") == ()
    assert node.has("C")
    assert not node.has("N")


def test_who_moves_is_known_without_decoding() -> None:
    tree = small_tree()
    assert [node.move_color for node in tree] == [
        None,
        Color.BLACK,
        Color.WHITE,
        Color.BLACK,
        Color.WHITE,
        Color.BLACK,
        None,
    ]


def test_what_properties_gives_is_the_readers_own() -> None:
    tree = small_tree()
    tree.replace(2, "C", ("new",))
    tree.node(2).properties["C"] = ("scribbled",)
    assert tree.node(2).get("C") == ("new",)


@pytest.mark.parametrize(
    ("index", "order"),
    [(0, [7, 2, 4, 6]), (1, [2, 7, 4, 6]), (3, [2, 4, 6, 7]), (99, [2, 4, 6, 7])],
)
def test_a_node_is_added_among_its_siblings(index: int, order: list[int]) -> None:
    tree = small_tree()
    node = tree.add(1, index, {"W": ("",)})
    assert node.id == 7
    assert tree.node(7) is node
    assert ids(tree.node(1).children) == order


def test_a_detached_branch_is_unknown_until_it_is_attached_again() -> None:
    tree = small_tree()
    branch = tree.detach(2)
    assert ids(tree) == [0, 1, 4, 5, 6]
    for gone in (2, 3):
        with pytest.raises(KeyError):
            tree.node(gone)
    assert ids(preorder(branch)) == [2, 3]
    assert branch.path == [branch]
    tree.attach(branch, 1, 0)
    assert ids(tree) == [0, 1, 2, 3, 4, 5, 6]
    assert tree.node(3).path[0] is tree.root


def test_a_branch_moves_under_another_node() -> None:
    tree = small_tree()
    tree.attach(tree.detach(4), 3, 0)
    assert ids(tree) == [0, 1, 2, 3, 4, 5, 6]
    assert ids(tree.node(5).path) == [0, 1, 2, 3, 4, 5]


def test_ids_are_never_given_twice() -> None:
    tree = small_tree()
    tree.detach(6)
    assert tree.add(0, 0, {}).id == 7


@pytest.mark.parametrize("count", [255, 256, 257, 512, 600])
def test_ids_count_on_from_page_to_page(count: int) -> None:
    """Nodes that were read, and nodes that were added."""
    tree = Tree(SgfCodec(9, 9), 9, 9, bytes(range(256)))
    for number in range(1, count):
        tree.append(tree.root, number % 256, number % 256 + 1)
    while tree.next_id < count + 300:
        tree.add(0, 0, {"N": (str(tree.next_id),)})
    assert sorted(ids(tree)) == list(range(count + 300))
    assert all(tree.node(number).id == number for number in range(count + 300))
    assert all(tree.node(number).raw == bytes([number % 256]) for number in range(1, count))
    added = range(count, count + 300)
    assert [tree.node(number).get("N") for number in added] == [(str(each),) for each in added]


def test_a_node_that_was_read_takes_its_slots_and_its_places_in_lists() -> None:
    tree = Tree(SgfCodec(9, 9), 9, 9, b"B[aa]")
    tracemalloc.start()
    try:
        node = tree.root
        for _ in range(20_000):
            node = tree.append(node, 0, 5)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < 20_000 * 105  # 80 and 8 to 9 each for the list and for both arrays


def test_the_root_stays() -> None:
    with pytest.raises(ValueError, match="root"):
        small_tree().detach(0)


def test_only_a_detached_node_of_the_tree_is_attached() -> None:
    tree, other = small_tree(), small_tree()
    with pytest.raises(ValueError, match="not a detached node"):
        tree.attach(tree.node(3), 1, 0)
    with pytest.raises(ValueError, match="not a detached node"):
        tree.attach(other.detach(3), 1, 0)


def test_a_property_is_replaced_in_its_place() -> None:
    tree = small_tree()
    tree.replace(2, "W", ("cc",))
    assert list(tree.node(2).properties.items()) == [("W", ("cc",)), ("C", ("hi",))]


def test_a_new_property_goes_to_the_end_or_where_it_is_asked() -> None:
    tree = small_tree()
    tree.replace(2, "N", ("name",))
    tree.replace(2, "V", ("1",), index=1)
    tree.replace(2, "C", ("hi",), index=0)
    assert tree.node(2).identifiers == ("C", "W", "V", "N")


def test_a_property_is_removed() -> None:
    tree = small_tree()
    tree.replace(2, "C", None)
    tree.replace(2, "XX", None)
    assert tree.node(2).properties == {"W": ("bb",)}


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 5)), max_size=40), st.data())
def test_cutting_a_branch_and_putting_it_back_changes_nothing(
    growth: list[tuple[int, int]], data: st.DataObject
) -> None:
    tree = Tree(SgfCodec(9, 9), 9, 9)
    for parent, index in growth:
        tree.add(parent % len(ids(tree)), index, {})
    before = [(node.id, node.parent.id if node.parent else None) for node in tree]
    victim = tree.node(data.draw(st.integers(0, len(before) - 1)))
    if victim.parent is None:
        return
    parent_id, index = victim.parent.id, victim.index
    tree.attach(tree.detach(victim.id), parent_id, index)
    assert [(node.id, node.parent.id if node.parent else None) for node in tree] == before


def test_a_line_of_a_hundred_thousand_nodes_is_walked_and_cut() -> None:
    tree = Tree(SgfCodec(9, 9), 9, 9, b"B[aa]")
    node: Node = tree.root
    for _ in range(100_000):
        node = tree.append(node, 0, 5)
    assert sum(1 for _ in tree) == 100_001
    assert len(node.path) == 100_001
    tree.detach(1)
    assert ids(tree) == [0]
