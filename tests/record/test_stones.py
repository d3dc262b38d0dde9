"""Stones set up, in place and in new nodes, always consistent with the board."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf

from tests.record.trees import grown, picture, shape
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.stones import Place, board_before, set_player, set_stone
from tromp_gui.sgf.writer import write

BLACK, WHITE = Color.BLACK, Color.WHITE
A5, C3, E1 = Point(4, 0), Point(2, 2), Point(0, 4)


def board(tree: Tree, node: Node) -> Board:
    return Replay(tree, TROMP_TAYLOR).at(node).position.board


def put(
    tree: Tree, node_id: int, point: Point, color: Color | None, place: Place = Place.HERE
) -> int | None:
    """Set up a stone; returns the node to show afterwards, -1 if nothing was done."""
    node = tree.node(node_id)
    before = board_before(tree, node, board(tree, node.parent) if node.parent else None)
    wish = set_stone(tree, node, (before, board(tree, node)), point, color, place)
    if wish is None:
        return -1
    wish.edit.apply(tree)
    return wish.cursor


def test_stones_in_the_root() -> None:
    tree = grown("(;SZ[5]C[c])")
    assert put(tree, 0, A5, BLACK) is None
    put(tree, 0, C3, WHITE)
    put(tree, 0, E1, BLACK)
    assert tree.root.properties == {"SZ": ("5",), "C": ("c",), "AB": ("aa", "ee"), "AW": ("cc",)}
    put(tree, 0, A5, WHITE)
    assert (tree.root.get("AB"), tree.root.get("AW")) == (("ee",), ("cc", "aa"))
    put(tree, 0, E1, None)
    assert not tree.root.has("AB")
    assert not tree.root.has("AE")


def test_nothing_is_done_where_it_stands_already() -> None:
    tree = grown("(;SZ[5]AB[aa])")
    assert put(tree, 0, A5, BLACK) == -1
    assert put(tree, 0, C3, None) == -1


def test_a_compressed_list_is_opened_only_where_it_is_touched() -> None:
    tree = grown("(;SZ[5]AB[aa:ba][cc:dd])")
    put(tree, 0, A5, None)
    assert tree.root.get("AB") == ("ba", "cc:dd")


def test_a_stone_played_before_is_erased_by_ae() -> None:
    tree = grown("(;SZ[5];B[aa];C[here])")
    put(tree, 2, A5, None)
    assert tree.node(2).properties == {"C": ("here",), "AE": ("aa",)}
    put(tree, 2, A5, WHITE)
    assert tree.node(2).properties == {"C": ("here",), "AW": ("aa",)}
    put(tree, 2, A5, BLACK)
    assert tree.node(2).properties == {"C": ("here",)}


def test_a_move_and_a_set_up_do_not_share_a_node() -> None:
    tree = grown("(;SZ[5];B[aa])")
    assert put(tree, 1, C3, WHITE) == 2
    assert picture(tree) == "0 1 2"
    assert tree.node(2).properties == {"AW": ("cc",)}
    assert put(tree, 2, E1, WHITE) is None
    assert tree.node(2).get("AW") == ("cc", "ee")


def test_in_place_what_follows_gets_the_stones_too() -> None:
    tree = grown("(;SZ[5];B[aa](;W[bb])(;W[cc]))")
    assert put(tree, 1, E1, BLACK) == 4
    assert picture(tree) == "0 1 4 (2) (3)"
    assert board(tree, tree.node(2)).at(E1) is BLACK


def test_as_a_variation_what_follows_stays_as_it_is() -> None:
    tree = grown("(;SZ[5];B[aa];W[bb])")
    assert put(tree, 1, E1, BLACK, Place.VARIATION) == 3
    assert picture(tree) == "0 1 (2) (3)"
    assert put(tree, 3, C3, WHITE, Place.VARIATION) is None
    assert put(tree, 0, C3, WHITE, Place.VARIATION) == 4
    assert picture(tree) == "0 (1 (2) (3)) (4)"


def test_whose_turn_it_is() -> None:
    tree = grown("(;SZ[5];B[aa])")
    wish = set_player(tree, tree.root, WHITE)
    wish.edit.apply(tree)
    assert tree.root.get("PL") == ("W",)
    wish = set_player(tree, tree.node(1), BLACK)
    wish.edit.apply(tree)
    assert wish.cursor == 2
    assert Replay(tree, TROMP_TAYLOR).at(tree.node(2)).position.to_play is BLACK


DONE = st.lists(
    st.tuples(st.integers(0, 4), st.integers(0, 4), st.sampled_from([BLACK, WHITE, None])),
    max_size=30,
)


@given(DONE)
def test_sgfmill_finds_what_was_set_up(done: list[tuple[int, int, Color | None]]) -> None:
    tree = grown("(;SZ[5])")
    wanted = {}
    for row, col, color in done:
        put(tree, 0, Point(row, col), color)
        wanted[row, col] = color.value.lower() if color else None
    root = sgf.Sgf_game.from_bytes(write([tree])).get_root()
    black, white, empty = root.get_setup_stones()
    assert black == {place for place, color in wanted.items() if color == "b"}
    assert white == {place for place, color in wanted.items() if color == "w"}
    assert empty == set()
    lists = [tree.root.get(name) for name in ("AB", "AW", "AE")]
    assert len({value for values in lists for value in values}) == sum(map(len, lists))


@given(st.sampled_from(Place), st.sampled_from([0, 1, 2]), st.sampled_from([BLACK, WHITE, None]))
def test_each_is_undone(place: Place, node_id: int, color: Color | None) -> None:
    tree = grown("(;SZ[5]AB[aa:ab];B[cc]C[c];AE[aa]AW[ee];W[dd])")
    before, node = shape(tree.root), tree.node(node_id)
    parent = board(tree, node.parent) if node.parent else None
    boards = board_before(tree, node, parent), board(tree, node)
    for point in (A5, C3, E1):
        wish = set_stone(tree, node, boards, point, color, place)
        if wish is not None:
            wish.edit.apply(tree).apply(tree)
            assert shape(tree.root) == before
