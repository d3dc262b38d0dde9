"""Marks, labels, lines, territory, dimmed points: set, changed, taken away, taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown, shape
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.record import markup
from tromp_gui.record.edits import Edit
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay

BLACK, WHITE = Color.BLACK, Color.WHITE
A5, B5, C3, E1 = Point(4, 0), Point(4, 1), Point(2, 2), Point(0, 4)


def marked(before: str, edit: Callable[[Tree, Node], Edit]) -> str:
    """The properties of a node after an edit, as SGF."""
    tree = grown(f"(;SZ[5];{before})")
    edit(tree, tree.node(1)).apply(tree)
    return "".join(
        f"{name}[{']['.join(values)}]" for name, values in tree.node(1).properties.items()
    )


@pytest.mark.parametrize(
    ("before", "mark", "after"),
    [
        ("", "TR", "TR[aa]"),
        ("TR[aa]", "TR", ""),
        ("TR[aa][bb]", "TR", "TR[bb]"),
        ("SQ[aa]", "TR", "TR[aa]"),
        ("CR[aa:ba]SL[ee]", "MA", "CR[ba]SL[ee]MA[aa]"),
        ("TR[bb:cc]", "TR", "TR[bb:cc][aa]"),
        ("TR[zz]", "TR", "TR[zz][aa]"),
        ("LB[aa:x]C[c]", "SL", "LB[aa:x]C[c]SL[aa]"),
    ],
)
def test_a_point_has_one_mark(before: str, mark: str, after: str) -> None:
    assert marked(before, lambda t, n: markup.toggle_mark(t, n, A5, mark)) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "LB[aa:A]"),
        ("LB[bb:A]", "LB[bb:A][aa:B]"),
        ("LB[bb:B]", "LB[bb:B][aa:A]"),
        ("LB[aa:A]", ""),
        ("LB[aa:1]", "LB[aa:A]"),
        ("LB[aa:C][bb:A]", "LB[bb:A]"),
    ],
)
def test_letters_count_up(before: str, after: str) -> None:
    assert marked(before, lambda t, n: markup.toggle_letter(t, n, A5)) == after


def test_after_z_comes_aa() -> None:
    letters = [f"{a}{b}:{chr(65 + i)}" for i, (a, b) in enumerate(
        (a, b) for a in "abcde" for b in "abcde")]  # fmt: skip
    tree = grown(f"(;SZ[9];LB[{']['.join([*letters, 'ff:Z'])}])")
    markup.toggle_letter(tree, tree.node(1), Point(0, 0)).apply(tree)
    assert tree.node(1).get("LB")[-1] == "ai:AA"


@pytest.mark.parametrize(
    ("before", "after"),
    [("", "LB[aa:1]"), ("LB[bb:1][cc:3]", "LB[bb:1][cc:3][aa:2]"), ("LB[aa:7]", "")],
)
def test_numbers_count_up(before: str, after: str) -> None:
    assert marked(before, lambda t, n: markup.toggle_number(t, n, A5)) == after


def test_a_label_can_be_any_text() -> None:
    text = "a]b:c\\"
    tree = grown("(;SZ[5];LB[aa:x])")
    markup.set_label(tree, tree.node(1), A5, text).apply(tree)
    assert markup.labels(tree.codec, tree.node(1).get("LB")) == {A5: text}


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        ("", "LN", "LN[aa:ba]"),
        ("", "AR", "AR[aa:ba]"),
        ("LN[aa:ba]", "LN", ""),
        ("LN[ba:aa]", "LN", ""),
        ("AR[ba:aa]", "AR", "AR[aa:ba]"),
        ("AR[aa:ba]", "LN", "LN[aa:ba]"),
        ("LN[aa:ba][cc:dd]", "AR", "LN[cc:dd]AR[aa:ba]"),
        ("LN[aa:zz]", "LN", "LN[aa:zz][aa:ba]"),
    ],
)
def test_two_points_are_joined_once(before: str, name: str, after: str) -> None:
    assert marked(before, lambda t, n: markup.toggle_pair(t, n, A5, B5, name)) == after


@pytest.mark.parametrize(
    ("before", "color", "after"),
    [
        ("", BLACK, "TB[aa]"),
        ("TB[aa]", WHITE, "TW[aa]"),
        ("TW[aa]", WHITE, ""),
        ("TW[aa:ba]", BLACK, "TW[ba]TB[aa]"),
    ],
)
def test_territory_has_one_owner(before: str, color: Color, after: str) -> None:
    assert marked(before, lambda t, n: markup.toggle_territory(t, n, [A5], color)) == after


def dimmed(tree: Tree, node_id: int) -> frozenset[Point]:
    return Replay(tree, TROMP_TAYLOR).at(tree.node(node_id)).dimmed


def dim(tree: Tree, node_id: int, *points: Point) -> None:
    node = tree.node(node_id)
    above = dimmed(tree, node_id - 1) if node_id else frozenset()
    markup.toggle_dimmed(tree, node, above, dimmed(tree, node_id), points).apply(tree)


def test_dimmed_points_stay_dimmed_in_what_follows() -> None:
    tree = grown("(;SZ[5];B[cc];W[dd])")
    dim(tree, 1, A5, B5)
    assert dimmed(tree, 0) == set()
    assert dimmed(tree, 2) == {A5, B5}
    dim(tree, 2, A5, B5)
    assert tree.node(2).get("DD") == ("",)
    assert dimmed(tree, 2) == set()
    dim(tree, 2, A5, B5)
    assert not tree.node(2).has("DD")
    dim(tree, 2, C3)
    assert dimmed(tree, 2) == {A5, B5, C3}


def test_a_view_lasts_until_it_is_lifted() -> None:
    tree = grown("(;SZ[5];B[cc];W[dd])")

    def view(node_id: int) -> frozenset[Point] | None:
        return Replay(tree, TROMP_TAYLOR).at(tree.node(node_id)).view

    markup.set_view(tree, tree.node(1), None, [A5, B5]).apply(tree)
    assert (view(0), view(1), view(2)) == (None, frozenset({A5, B5}), frozenset({A5, B5}))
    markup.set_view(tree, tree.node(2), view(1), []).apply(tree)
    assert tree.node(2).get("VW") == ("",)
    assert view(2) is None
    markup.set_view(tree, tree.node(2), view(1), [A5, B5]).apply(tree)
    assert not tree.node(2).has("VW")
    markup.set_view(tree, tree.node(1), None, []).apply(tree)
    assert not tree.node(1).has("VW")


def test_all_markup_of_a_node_goes_and_nothing_else() -> None:
    before = "B[cc]C[c]TR[aa]LB[bb:A]LN[aa:bb]DD[aa]VW[aa]TB[aa]XY[z]"
    assert marked(before, lambda _, node: markup.clear_markup(node)) == "B[cc]C[c]XY[z]"
    tree = grown(f"(;SZ[5];{before};C[x])")
    assert markup.has_markup(tree.node(1))
    assert not markup.has_markup(tree.node(2))


POINTS = st.builds(Point, st.integers(0, 4), st.integers(0, 4))
CONTENT = "TR[aa:bb]SQ[cc]LB[aa:A][bb:1]LN[aa:ee]AR[ab:ba]TB[aa]TW[bb]DD[cc:dd]C[\\]]"


@given(
    POINTS,
    POINTS,
    st.sampled_from(["mark", "letter", "number", "line", "arrow", "owner", "dim", "view", "clear"]),
)
def test_every_edit_is_undone_exactly(point: Point, other: Point, verb: str) -> None:
    tree = grown(f"(;SZ[5];{CONTENT})")
    node, before = tree.node(1), shape(tree.root)
    now = dimmed(tree, 1)
    edit = {
        "mark": lambda: markup.toggle_mark(tree, node, point, "CR"),
        "letter": lambda: markup.toggle_letter(tree, node, point),
        "number": lambda: markup.toggle_number(tree, node, point),
        "line": lambda: markup.toggle_pair(tree, node, point, other, "LN"),
        "arrow": lambda: markup.toggle_pair(tree, node, point, other, "AR"),
        "owner": lambda: markup.toggle_territory(tree, node, [point, other], WHITE),
        "dim": lambda: markup.toggle_dimmed(tree, node, frozenset(), now, [point, other]),
        "view": lambda: markup.set_view(tree, node, None, [point, other]),
        "clear": lambda: markup.clear_markup(node),
    }[verb]()
    edit.apply(tree).apply(tree)
    assert shape(tree.root) == before
