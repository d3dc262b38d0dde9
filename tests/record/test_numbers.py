"""The number of a turn, counted along its line, and as MN wants it."""

from __future__ import annotations

import pytest

from tests.record.trees import grown
from tromp_gui.record.node import Tree
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
