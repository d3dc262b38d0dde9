"""Each edit, and the edit that undoes it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import edits, grown, picture, shape
from tromp_gui.record.edits import (
    AddNode,
    Edit,
    Edits,
    RemoveNode,
    RestoreNode,
    SetProperty,
    is_structural,
)
from tromp_gui.record.node import Tree
from tromp_gui.record.transform import SwapColors
from tromp_gui.sgf.opening import read_any

BRANCHED = "(;SZ[9]C[root];B[aa](;W[bb];B[cc])(;W[dd])(;W[ee];B[ff]))"


def test_the_tree_of_these_tests() -> None:
    assert picture(grown(BRANCHED)) == "0 1 (2 3) (4) (5 6)"


@pytest.mark.parametrize(
    "edit",
    [
        SetProperty(0, "C", ("other",)),
        SetProperty(0, "C", None),
        SetProperty(0, "SZ", None),
        SetProperty(0, "SZ", ("9",), 1),
        SetProperty(0, "PB", ("Ann",)),
        SetProperty(0, "PB", ("Ann",), 0),
        SetProperty(3, "B", ("aa", "bb")),
        SetProperty(3, "W", None),
        AddNode(0, 0, {"B": ("aa",)}),
        AddNode(1, 1, {}),
        AddNode(1, 99, {"W": ("",), "C": ("x",)}),
        AddNode(6, 0, {"W": ("",)}),
        RemoveNode(1),
        RemoveNode(2),
        RemoveNode(4),
        RemoveNode(5),
        RemoveNode(6),
        Edits(()),
        Edits((AddNode(6, 0, {}), SetProperty(6, "C", ("x",)), RemoveNode(2))),
        Edits((RemoveNode(6), RemoveNode(5), SetProperty(0, "C", None))),
    ],
)
def test_every_edit_can_be_undone_and_done_again(edit: Edit) -> None:
    tree = grown(BRANCHED)
    before = shape(tree.root)
    back = edit.apply(tree)
    after = shape(tree.root)
    again = back.apply(tree)
    assert shape(tree.root) == before
    again.apply(tree)
    assert shape(tree.root) == after


def test_a_property_is_set_in_its_place() -> None:
    tree = grown("(;SZ[9]C[a]PB[b])")
    SetProperty(0, "C", ("new",)).apply(tree)
    SetProperty(0, "PW", ("c",)).apply(tree)
    assert list(tree.root.properties.items()) == [
        ("SZ", ("9",)),
        ("C", ("new",)),
        ("PB", ("b",)),
        ("PW", ("c",)),
    ]


def test_a_property_taken_away_comes_back_to_its_place() -> None:
    tree = grown("(;SZ[9]C[a]PB[b])")
    back = SetProperty(0, "C", None).apply(tree)
    assert list(tree.root.properties) == ["SZ", "PB"]
    back.apply(tree)
    assert list(tree.root.properties) == ["SZ", "C", "PB"]


def test_nodes_come_and_go_with_their_ids() -> None:
    tree = grown(BRANCHED)
    back = RemoveNode(2).apply(tree)
    assert picture(tree) == "0 1 (4) (5 6)"
    assert AddNode(0, 0, {}).apply(tree) == RemoveNode(7)
    assert picture(tree) == "0 (7) (1 (4) (5 6))"
    assert back.apply(tree) == RemoveNode(2)
    assert picture(tree) == "0 (7) (1 (2 3) (4) (5 6))"


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (SetProperty(0, "C", None), False),
        (AddNode(0, 0, {}), True),
        (RemoveNode(1), True),
        (Edits(()), False),
        (Edits((SetProperty(0, "C", None),)), False),
        (Edits((SetProperty(0, "C", None), RemoveNode(1))), True),
    ],
)
def test_whether_nodes_come_or_go(edit: Edit, expected: bool) -> None:
    assert is_structural(edit) is expected
    assert is_structural(edit.apply(grown(BRANCHED))) is expected


@pytest.mark.parametrize(
    ("edit", "error"),
    [
        (SetProperty(99, "C", ("x",)), KeyError),
        (AddNode(99, 0, {}), KeyError),
        (RemoveNode(99), KeyError),
        (RemoveNode(0), ValueError),
        (Edits((SetProperty(0, "C", None), AddNode(1, 0, {}), RemoveNode(0))), ValueError),
        (Edits((RemoveNode(1), SetProperty(2, "C", ("x",)))), KeyError),
    ],
)
def test_an_edit_that_fails_changes_nothing(edit: Edit, error: type[Exception]) -> None:
    tree = grown(BRANCHED)
    before = shape(tree.root)
    with pytest.raises(error):
        edit.apply(tree)
    assert shape(tree.root) == before


def test_a_branch_is_put_back_once() -> None:
    tree = grown(BRANCHED)
    back = RemoveNode(2).apply(tree)
    back.apply(tree)
    assert isinstance(back, RestoreNode)
    with pytest.raises(ValueError, match="not a detached node"):
        back.apply(tree)


@given(st.data())
def test_any_edits_are_undone_in_turn(data: st.DataObject) -> None:
    tree = grown(BRANCHED)
    shapes, backs = [shape(tree.root)], []
    for _ in range(data.draw(st.integers(1, 8))):
        backs.append(data.draw(edits(tree)).apply(tree))
        shapes.append(shape(tree.root))
    forth = []
    for back, wanted in zip(reversed(backs), reversed(shapes[:-1]), strict=True):
        forth.append(back.apply(tree))
        assert shape(tree.root) == wanted
    for edit, wanted in zip(reversed(forth), shapes[1:], strict=True):
        edit.apply(tree)
        assert shape(tree.root) == wanted


def test_a_node_touched_under_a_lens_is_untouched_once_that_is_undone() -> None:
    tree = read_any(b"(;SZ[5];B[aa];W[bb])").games[0]
    assert isinstance(tree, Tree)
    swapped = SwapColors().apply(tree)
    dimmed = SetProperty(1, "DD", ("cc",)).apply(tree)
    assert tree.node(1).properties == {"W": ("aa",), "DD": ("cc",)}
    again = dimmed.apply(tree)
    assert not tree.is_touched(1)
    swapped.apply(tree)
    assert tree.node(1).properties == {"B": ("aa",)}
    SwapColors().apply(tree)
    again.apply(tree)
    assert tree.node(1).properties == {"W": ("aa",), "DD": ("cc",)}
