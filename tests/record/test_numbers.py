"""The number of a turn, counted along its line, and as MN wants it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import edits, grown
from tromp_gui.record.branches import delete_alone, insert_after
from tromp_gui.record.document import Change, Document
from tromp_gui.record.edits import Edit, Edits
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.numbers import MoveNumbers


def numbers(tree: Tree, turns: int = 0) -> list[int]:
    counted = MoveNumbers(tree.root, turns)
    return [counted.at(node) for node in tree]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("(;SZ[9];B[aa];W[];C[x];B[bb])", [0, 1, 2, 2, 3]),
        ("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc];AB[dd];B[ee]))", [0, 1, 2, 3, 2, 2, 3]),
        ("(;SZ[9];B[aa];W[bb]MN[50];B[cc];W[dd]MN[1])", [0, 1, 50, 51, 1]),
        ("(;SZ[9];B[aa]W[bb];B[cc]W[dd]MN[7];B[ee])", [0, 2, 8, 9]),
        ("(;SZ[9]MN[10];B[aa])", [10, 11]),
        ("(;SZ[9];B[aa]MN[x];W[bb]MN[-2])", [0, 1, 2]),
    ],
)
def test_turns_are_counted(text: str, wanted: list[int]) -> None:
    assert numbers(grown(text)) == wanted


def test_turns_of_the_root_count() -> None:
    assert numbers(grown("(;SZ[9]HA[2];W[aa];B[bb])"), turns=2) == [2, 3, 4]


def test_they_are_the_same_whatever_is_asked_first() -> None:
    tree = grown("(;SZ[9]" + ";B[aa];W[bb]" * 3000 + ";B[cc]MN[5];W[dd])")
    counted = MoveNumbers(tree.root, 0)
    last = tree.node(tree.next_id - 1)
    assert counted.at(last) == 6
    assert [counted.at(tree.node(each)) for each in (6000, 3, 6001)] == [6000, 3, 5]


def test_an_insertion_in_a_long_line_reads_few_nodes_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = grown("(;SZ[9]" + ";B[aa];W[bb]" * 3000 + ")")
    counted, last = MoveNumbers(tree.root, 0), tree.node(6000)
    assert counted.at(last) == 6000
    read: list[Node] = []

    def spied(node: Node) -> tuple[str, ...]:
        read.append(node)
        return ("B",)

    monkeypatch.setattr(Node, "identifiers", property(spied))
    for number, node_id in enumerate((3000, 5, 4000), 1):
        edit = insert_after(tree, tree.node(node_id), {"B": ("",)}).edit
        for changed in Document(tree).do("", edit, None).affected or ():
            counted.forget(tree, changed)
        assert counted.at(last) == 6000 + number
    assert len(read) < 1000


@given(st.data())
def test_they_follow_every_edit_undo_and_redo(data: st.DataObject) -> None:
    tree = grown("(;SZ[9]" + ";B[aa];W[bb]" * 40 + "(;B[cc];W[dd]MN[9];B[ee])(;B[ff]))")
    document, counted = Document(tree), MoveNumbers(tree.root, 0)
    for _ in range(data.draw(st.integers(1, 6))):
        for node in data.draw(st.lists(st.sampled_from(list(tree)), max_size=4)):
            counted.at(node)
        change = changed(document, data)
        if change is None or change.affected is None or tree.root.id in change.affected:
            counted = MoveNumbers(tree.root, 0)
        else:
            for node_id in change.affected:
                counted.forget(tree, node_id)
    assert [counted.at(node) for node in tree] == numbers(tree)


def changed(document: Document, data: st.DataObject) -> Change | None:
    """An undo, a redo, or a new step."""
    tree = document.tree
    act = data.draw(st.sampled_from(["undo", "redo", "edit", "insert", "delete"]))
    if act == "undo":
        return document.undo()
    if act == "redo":
        return document.redo()
    node = data.draw(st.sampled_from(list(tree)))
    edit: Edit
    if act == "edit":
        edit = data.draw(edits(tree))
    elif act == "insert":
        name, value = data.draw(st.sampled_from([("B", ""), ("MN", "7"), ("C", "x")]))
        edit = insert_after(tree, node, {name: (value,)}).edit
    else:
        edit = delete_alone(node).edit if node.parent else Edits(())
    return document.do("", edit, None)
