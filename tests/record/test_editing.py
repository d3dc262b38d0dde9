"""Editing functions: what each writes, and what is read back."""

from __future__ import annotations

import pytest

from tests.record.trees import grown, picture, shape
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.record import editing
from tromp_gui.record.edits import Edits

BLACK, WHITE = Color.BLACK, Color.WHITE
TOP_LEFT, CENTRE, BOTTOM_RIGHT = Point(4, 0), Point(2, 2), Point(0, 4)


def test_a_turn_is_the_last_variation() -> None:
    tree = grown("(;SZ[5];B[aa](;W[bb])(;W[cc]))")
    edit = editing.play(tree, tree.node(1), Turn(WHITE, BOTTOM_RIGHT))
    edit.apply(tree)
    assert picture(tree) == "0 1 (2) (3) (4)"
    assert tree.node(4).properties == {"W": ("ee",)}


def test_a_pass_is_an_empty_value() -> None:
    tree = grown("(;SZ[5])")
    editing.play(tree, tree.root, Turn(BLACK, None)).apply(tree)
    assert tree.node(1).properties == {"B": ("",)}


@pytest.mark.parametrize(
    ("turn", "child"),
    [
        (Turn(BLACK, TOP_LEFT), 1),
        (Turn(BLACK, CENTRE), 2),
        (Turn(BLACK, None), 4),
        (Turn(WHITE, CENTRE), 5),
        (Turn(WHITE, TOP_LEFT), None),
        (Turn(BLACK, BOTTOM_RIGHT), None),
    ],
)
def test_the_child_that_plays_a_turn(turn: Turn, child: int | None) -> None:
    tree = grown("(;SZ[5](;B[aa])(;B[cc])(;B[xx])(;B[tt])(;W[cc])(;C[x]))")
    found = editing.child_with(tree, tree.root, turn)
    assert (found and found.id) == child


def test_handicap_stones_stand_in_the_root_in_the_order_played() -> None:
    tree = grown("(;SZ[5]HA[2])")
    for point in (BOTTOM_RIGHT, TOP_LEFT):
        editing.place_handicap(tree, point).apply(tree)
    assert tree.root.get("AB") == ("ee", "aa")


def test_a_comment_is_escaped_and_an_empty_one_goes() -> None:
    tree = grown("(;SZ[5])")
    editing.comment(tree, tree.root, "a ] and a \\ and\na line").apply(tree)
    (value,) = tree.root.get("C")
    assert value == "a \\] and a \\\\ and\na line"
    assert tree.codec.text(value) == "a ] and a \\ and\na line"
    editing.comment(tree, tree.root, "").apply(tree)
    assert not tree.root.has("C")


def test_only_properties_that_differ_are_set() -> None:
    tree = grown("(;SZ[5]PB[Ann]PW[Bob])")
    edit = editing.root_properties(tree, {"PB": ("Ann",), "PW": ("Eve",), "KM": ("7",), "RU": None})
    assert len(edit.parts) == 2
    edit.apply(tree)
    assert tree.root.properties == {
        "SZ": ("5",),
        "PB": ("Ann",),
        "PW": ("Eve",),
        "KM": ("7",),
    }
    removed = editing.root_properties(tree, {"PB": None})
    removed.apply(tree)
    assert not tree.root.has("PB")


def test_a_count_is_kept_and_one_undo_takes_it_back() -> None:
    tree = grown("(;SZ[5];B[aa]TW[bb])")
    before = shape(tree.root)
    edit = Edits(
        (
            *editing.count(tree, 1, [TOP_LEFT], [], [CENTRE, TOP_LEFT], "agreed").parts,
            editing.result(tree, "B+3.5"),
        )
    )
    back = edit.apply(tree)
    assert tree.root.get("RE") == ("B+3.5",)
    assert tree.node(1).properties == {
        "B": ("aa",),
        "TB": ("aa",),
        "TGDD": ("cc", "aa"),
        "TGEN": ("agreed",),
    }
    back.apply(tree)
    assert shape(tree.root) == before


@pytest.mark.parametrize(
    ("properties", "dead"),
    [
        ("", None),
        ("C[x]", None),
        ("TB[aa]", ""),
        ("TB[ee]", "E1"),
        ("TW[aa]", "A5"),
        ("TB[dd:ee]TW[aa:bb]", "A5 E1"),
        ("TGDD[cc][aa]TB[ee]", "A5"),
        ("TGEN[as-is]TB[ee]", ""),
        ("TGDD[]TB[ee]", ""),
        ("TB[zz][ee]", "E1"),
        ("TB[]", ""),
    ],
)
def test_dead_stones_as_recorded(properties: str, dead: str | None) -> None:
    tree = grown(f"(;SZ[5]AB[aa]AW[ee];{properties})")
    names = {TOP_LEFT: "A5", BOTTOM_RIGHT: "E1"}
    found = editing.recorded_dead(
        tree, tree.node(1), frozenset([TOP_LEFT]), frozenset([BOTTOM_RIGHT])
    )
    wanted = None if dead is None else set(dead.split())
    assert (None if found is None else {names[point] for point in found}) == wanted
