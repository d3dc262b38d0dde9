"""Nodes found by what is written there and by their moves; nodes that break the rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.record.trees import grown
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record import search
from tromp_gui.record.node import Node, preorder
from tromp_gui.record.search import Query

GAME = (
    "(;SZ[5]C[A Start];B[aa]N[Corner](;W[bb];B[cc]C[the \\] start](;W[aa])(;W[ee]))"
    "(;W[ab]C[x];B[zz])(;W[aa]B[bb]))"
)


def ids(query: Query) -> list[int]:
    return [node.id for node in search.found(grown(GAME), query) if node is not None]


@pytest.mark.parametrize(
    ("text", "point", "wanted"),
    [
        ("start", None, [0, 3]),
        ("] START", None, [3]),
        ("corner", None, [1]),
        ("nothing", None, []),
        ("", Point(4, 0), [1, 4, 8]),
        ("", Point(3, 1), [2, 8]),
        ("x", Point(4, 0), [1, 4, 6, 8]),
        ("", None, []),
    ],
)
def test_text_and_moves_are_found(text: str, point: Point | None, wanted: list[int]) -> None:
    assert ids(Query(text, point)) == wanted


def test_one_item_for_each_node() -> None:
    assert len(list(search.found(grown(GAME), Query("start")))) == 9


def test_walking_on_and_back_is_pre_order() -> None:
    tree = grown(GAME)
    nodes = list(preorder(tree.root))
    for before, after in pairwise(nodes):
        assert search.following(before) is after
        assert search.preceding(after) is before
    assert search.following(nodes[-1]) is None
    assert search.preceding(tree.root) is None


def test_the_next_and_the_previous_comment() -> None:
    tree = grown(GAME)

    def commented(node: Node) -> bool:
        return node.has("C")

    def walk(node_id: int) -> tuple[int | None, int | None]:
        node = tree.node(node_id)
        before, after = search.previous_node(node, commented), search.next_node(node, commented)
        return before.id if before else None, after.id if after else None

    assert [walk(each) for each in (0, 1, 3, 4, 8)] == [
        (None, 3),
        (0, 3),
        (0, 6),
        (3, 6),
        (6, None),
    ]


def illegal(text: str, rules: str = "tromp-taylor") -> list[int]:
    runs = search.judged(grown(text), RULE_SETS[rules])
    return [node for run in runs for node, is_bad in run if is_bad]


def test_moves_that_the_rules_forbid() -> None:
    assert illegal("(;SZ[5];B[aa];W[bb])") == []
    assert illegal("(;SZ[5];B[aa];W[aa])") == [2]
    assert illegal("(;SZ[5];B[aa];B[bb];W[zz])") == [2, 3]
    assert illegal(GAME) == [4, 7, 8]


def test_a_ko_is_forbidden_in_one_variation_and_not_in_the_other() -> None:
    ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb](;W[bb])(;W[ee];B[dd];W[bb]))"
    assert illegal(ko) == [2]
    assert illegal(ko, "japanese") == [2]


def test_all_nodes_are_judged_once_and_in_order() -> None:
    tree = grown(GAME)
    judged = [node for run in search.judged(tree, RULE_SETS["tromp-taylor"]) for node, _ in run]
    assert judged == [node.id for node in tree]


@pytest.mark.parametrize(
    ("node", "wanted"),
    [("B[aa]BM[1]", True), ("B[aa]DO[]", True), ("W[aa]IT[]", False), ("TE[1]C[BM]", False)],
)
def test_a_mistake_is_a_move_called_bad_or_doubtful(node: str, wanted: bool) -> None:
    assert search.is_mistake(grown(f"(;SZ[5];{node})").node(1)) is wanted
