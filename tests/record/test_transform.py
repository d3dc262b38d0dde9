"""A record turned, mirrored and with its colours swapped, as sgfmill reads it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf, sgf_moves
from sgfmill.boards import Board as SgfmillBoard

from tests.record.trees import grown, shape
from tromp_gui.go.point import Color, Point
from tromp_gui.record.edits import RemoveNode
from tromp_gui.record.node import Tree
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import SwapColors, Transform
from tromp_gui.sgf.writer import write

EVERY_KIND = (
    "(;SZ[5]AB[aa:bb][ee]AW[da]PL[W]C[aa]XY[aa]"
    ";W[cc]TR[ab]SQ[ba:ca]CR[ee]MA[ed]SL[de]LB[ac:A][bc:x\\]:y]LN[aa:ee]AR[ab:ba]"
    "(;B[]DD[aa][bb:cc]VW[]TB[ae]TW[ea]TGDD[aa]TGPO[dead:ab][alive:ee]TGDP[B:ab])"
    "(;B[tt];W[zz]TR[zz][ aa]AE[a]))"
)
GAME = "(;SZ[5]AB[aa][ca:da]AW[eb];B[cc];W[dd];B[de];W[ab])"


def turned(text: str, symmetry: Symmetry) -> Tree:
    tree = grown(text)
    Transform(symmetry).apply(tree)
    return tree


def last_board(tree: Tree) -> SgfmillBoard:
    """The board at the end of the main line, as sgfmill plays it."""
    game = sgf.Sgf_game.from_bytes(write([tree]))
    board, plays = sgf_moves.get_setup_and_moves(game)
    for color, move in plays:
        if move is not None:
            board.play(*move, color)
    return board


@pytest.mark.parametrize("symmetry", Symmetry)
def test_sgfmill_sees_the_same_game_turned(symmetry: Symmetry) -> None:
    before, after = last_board(grown(GAME)), last_board(turned(GAME, symmetry))
    for row in range(5):
        for col in range(5):
            point = symmetry.point(Point(row, col), 5, 5)
            assert after.get(*point) == before.get(row, col)


def test_every_property_with_points_is_mirrored() -> None:
    tree = turned(EVERY_KIND, Symmetry.MIRROR_LEFT_RIGHT)
    assert tree.root.properties == {
        "SZ": ("5",),
        "AB": ("da:eb", "ae"),
        "AW": ("ba",),
        "PL": ("W",),
        "C": ("aa",),
        "XY": ("aa",),
    }
    assert tree.node(1).properties == {
        "W": ("cc",),
        "TR": ("eb",),
        "SQ": ("ca:da",),
        "CR": ("ae",),
        "MA": ("ad",),
        "SL": ("be",),
        "LB": ("ec:A", "dc:x\\]:y"),
        "LN": ("ea:ae",),
        "AR": ("eb:da",),
    }
    assert tree.node(2).properties == {
        "B": ("",),
        "DD": ("ea", "cb:dc"),
        "VW": ("",),
        "TB": ("ee",),
        "TW": ("aa",),
        "TGDD": ("ea",),
        "TGPO": ("dead:eb", "alive:ae"),
        "TGDP": ("B:eb",),
    }


def test_what_names_no_point_stays_as_it_is() -> None:
    tree = turned(EVERY_KIND, Symmetry.HALF_TURN)
    assert tree.node(3).properties == {"B": ("tt",)}
    assert tree.node(4).properties == {"W": ("zz",), "TR": ("zz", "ee"), "AE": ("a",)}


def test_a_rectangle_changes_its_size() -> None:
    tree = turned("(;SZ[3:2]AB[aa];W[cb])", Symmetry.TURN_RIGHT)
    assert (tree.rows, tree.columns) == (3, 2)
    assert tree.root.properties == {"SZ": ("2:3",), "AB": ("ba",)}
    assert tree.node(1).get("W") == ("ac",)
    assert b"SZ[2:3]" in write([tree])


@given(st.sampled_from(Symmetry), st.sampled_from(["(;SZ[3:2]AB[aa];W[cb])", EVERY_KIND]))
def test_a_turn_is_undone_and_done_again(symmetry: Symmetry, text: str) -> None:
    tree = grown(text)
    before, size = shape(tree.root), (tree.rows, tree.columns)
    back = Transform(symmetry).apply(tree)
    after = shape(tree.root)
    again = back.apply(tree)
    assert shape(tree.root) == before
    assert (tree.rows, tree.columns) == size
    again.apply(tree)
    assert shape(tree.root) == after


SWAPS = [
    ("B[aa]", "W[aa]"),
    ("AB[aa]AW[bb]AE[cc]", "AW[aa]AB[bb]AE[cc]"),
    ("PB[Ann]BR[3d]PW[Bob]WR[1k]", "PW[Ann]WR[3d]PB[Bob]BR[1k]"),
    ("TB[aa]TW[bb]GB[1]", "TW[aa]TB[bb]GW[1]"),
    ("BL[10]OB[3]", "WL[10]OW[3]"),
    ("PL[B]", "PL[W]"),
    ("PL[white]", "PL[black]"),
    ("PL[1]", "PL[2]"),
    ("RE[B+3.5]", "RE[W+3.5]"),
    ("RE[White+R]", "RE[Black+R]"),
    ("RE[0]", "RE[0]"),
    ("RE[Void]", "RE[Void]"),
    ("RE[?]", "RE[?]"),
    ("KM[6.5]", "KM[-6.5]"),
    ("KM[0]", "KM[0]"),
    ("KM[what]", "KM[what]"),
    ("V[-3]", "V[3]"),
    ("HA[2]AB[aa][bb]", "AW[aa][bb]"),
    ("TGDP[B:aa][both:bb]", "TGDP[W:aa][both:bb]"),
    ("TGDP[]", "TGDP[]"),
    ("C[Black wins]XY[B]", "C[Black wins]XY[B]"),
]


@pytest.mark.parametrize(("before", "after"), SWAPS)
def test_colours_are_swapped(before: str, after: str) -> None:
    tree = grown(f"(;SZ[5];{before})")
    back = SwapColors().apply(tree)
    wanted = grown(f"(;SZ[5];{after})")
    assert list(tree.node(1).properties.items()) == list(wanted.node(1).properties.items())
    back.apply(tree)
    assert shape(tree.root) == shape(grown(f"(;SZ[5];{before})").root)


def test_swapped_twice_is_the_same_game() -> None:
    tree = grown(EVERY_KIND)
    before = shape(tree.root)
    SwapColors().apply(tree)
    assert shape(tree.root) != before
    SwapColors().apply(tree)
    assert shape(tree.root) == before


def test_sgfmill_sees_the_other_colours() -> None:
    tree = grown(GAME)
    SwapColors().apply(tree)
    before, after = last_board(grown(GAME)), last_board(tree)
    other = {"b": "w", "w": "b", None: None}
    for row in range(5):
        for col in range(5):
            assert after.get(row, col) == other[before.get(row, col)]


def test_points_with_commas_between_them_are_turned_one_by_one() -> None:
    tree = turned("(;SZ[5];AB[aa,ba:ca][ee]TR[ab, cc]C[aa,ab])", Symmetry.MIRROR_LEFT_RIGHT)
    assert tree.node(1).properties == {
        "AB": ("ea,ca:da", "ae"),
        "TR": ("eb,cc",),
        "C": ("aa,ab",),
    }


# ---- untouched nodes are seen through a lens, touched ones rewritten


def said(tree: Tree) -> list[dict[str, tuple[str, ...]]]:
    """All properties of all nodes; identifiers told quickly are those that are there."""
    for node in tree:
        assert node.identifiers == tuple(node.properties)
    return [node.properties for node in tree]


@given(st.lists(st.sampled_from([*map(Transform, Symmetry), SwapColors()]), max_size=4))
def test_a_touched_node_is_turned_as_one_that_was_only_read(
    edits: list[Transform | SwapColors],
) -> None:
    read_only, touched = grown(EVERY_KIND), grown(EVERY_KIND)
    for node in list(touched):
        touched.rewrite(node.id, node.properties)
    before = said(touched)
    back = []
    for edit in edits:
        edit.apply(read_only)
        back.append(edit.apply(touched))
        assert said(read_only) == said(touched)
    for edit_back in reversed(back):
        edit_back.apply(touched)
    assert said(touched) == before


def test_undo_gives_the_very_bytes_back_and_redo_turns_again() -> None:
    tree = grown(EVERY_KIND)
    before = write([tree])
    back = Transform(Symmetry.TURN_RIGHT).apply(tree)
    after = write([tree])
    again = back.apply(tree)
    assert write([tree]) == before
    assert tree.lenses == ()
    again.apply(tree)
    assert write([tree]) == after


def test_what_was_cut_before_comes_back_as_it_was() -> None:
    tree = grown("(;SZ[5];B[aa];W[ba])")
    cut = RemoveNode(2).apply(tree)
    back = Transform(Symmetry.HALF_TURN).apply(tree)
    assert tree.node(1).get("B") == ("ee",)
    back.apply(tree)
    cut.apply(tree)
    assert tree.node(2).get("W") == ("ba",)


def test_what_comes_later_is_not_turned_again() -> None:
    tree = grown("(;SZ[5];B[aa])")
    Transform(Symmetry.HALF_TURN).apply(tree)
    tree.add(1, 0, {"W": ("ba",)})
    assert said(tree)[1:] == [{"B": ("ee",)}, {"W": ("ba",)}]
    SwapColors().apply(tree)
    assert said(tree)[1:] == [{"W": ("ee",)}, {"B": ("ba",)}]
    tree.replace(1, "C", ("said",))
    Transform(Symmetry.HALF_TURN).apply(tree)
    assert said(tree)[1:] == [{"W": ("aa",), "C": ("said",)}, {"B": ("de",)}]


def test_swapping_leaves_most_nodes_untouched() -> None:
    tree = grown("(;SZ[5]HA[2]AB[aa][ee]" + ";W[ba];B[ca]" * 1000 + ")")
    SwapColors().apply(tree)
    assert [node.id for node in tree.touched()] == [0]
    assert "HA" not in tree.root.identifiers
    assert tree.node(1).move_color is Color.BLACK
