"""Nodes and branches moved, joined, copied and deleted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown, picture, shape
from tromp_gui.go.point import Color
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.record import branches
from tromp_gui.record.edits import Edit, EditRequest, MoveNodes, SetProperty, SetSize
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay

#         0  1        2        3      4        5      6          7    8
BRANCHY = "(;SZ[5];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ab];B[ba])(;W[ac]))"


def branchy() -> Tree:
    tree = grown(BRANCHY)
    assert picture(tree) == "0 1 (2 3 (4) (5)) (6 7) (8)"
    return tree


def done(tree: Tree, wish: EditRequest | Edit | None) -> str:
    """The tree after a request is carried out."""
    assert wish is not None
    edit = wish.edit if isinstance(wish, EditRequest) else wish
    edit.apply(tree)
    return picture(tree)


def test_a_node_comes_between_a_node_and_all_that_follows() -> None:
    tree = branchy()
    wish = branches.insert_after(tree, tree.node(1), {"W": ("ea",)})
    assert done(tree, wish) == "0 1 9 (2 3 (4) (5)) (6 7) (8)"
    assert wish.cursor == 9
    assert done(tree, branches.insert_after(tree, tree.node(8), {})).endswith("(8 10)")


def test_what_follows_an_inserted_move_is_flagged_where_it_does_not_fit() -> None:
    tree = grown("(;SZ[5];B[aa];W[bb];B[cc])")
    branches.insert_after(tree, tree.node(1), {"W": ("cc",)}).edit.apply(tree)
    replay = Replay(tree, TROMP_TAYLOR)
    judged = [replay.at(node).played for node in tree.main_line()]
    reasons = [
        str(each.illegal and each.illegal.reason.value) for played in judged for each in played
    ]
    assert reasons == ["None", "None", "not-your-turn", "occupied"]


def test_a_branch_is_deleted_with_all_after_it() -> None:
    tree = branchy()
    wish = branches.delete(tree.node(2))
    assert done(tree, wish) == "0 1 (6 7) (8)"
    assert wish.cursor == 1


@pytest.mark.parametrize(
    ("node", "after", "cursor"),
    [
        (1, "0 (2 3 (4) (5)) (6 7) (8)", 0),
        (3, "0 1 (2 (4) (5)) (6 7) (8)", 2),
        (6, "0 1 (2 3 (4) (5)) (7) (8)", 1),
        (8, "0 1 (2 3 (4) (5)) (6 7)", 1),
    ],
)
def test_a_node_is_deleted_alone(node: int, after: str, cursor: int) -> None:
    tree = branchy()
    wish = branches.delete_alone(tree.node(node))
    assert done(tree, wish) == after
    assert wish.cursor == cursor


def test_the_root_stays() -> None:
    tree = branchy()
    for verb in (branches.delete, branches.delete_alone):
        with pytest.raises(ValueError, match="root"):
            verb(tree.root)


def test_variations_go_up_and_down() -> None:
    tree = branchy()
    assert done(tree, branches.promote(tree.node(7))) == "0 1 (6 7) (2 3 (4) (5)) (8)"
    assert branches.promote(tree.node(7)) is None
    assert done(tree, branches.demote(tree.node(6))) == "0 1 (2 3 (4) (5)) (6 7) (8)"
    assert done(tree, branches.promote(tree.node(5))) == "0 1 (2 3 (5) (4)) (6 7) (8)"
    assert done(tree, branches.promote(tree.node(8))) == "0 1 (2 3 (5) (4)) (8) (6 7)"
    assert branches.demote(tree.node(7)) is None
    assert branches.promote(tree.root) is None


def test_a_line_becomes_the_main_line_at_every_branching() -> None:
    tree = branchy()
    assert done(tree, branches.make_main_line(tree.node(5))) == "0 1 (2 3 (5) (4)) (6 7) (8)"
    assert done(tree, branches.make_main_line(tree.node(7))) == "0 1 (6 7) (2 3 (5) (4)) (8)"
    assert branches.make_main_line(tree.node(7)) is None


def test_only_one_line_is_kept() -> None:
    tree = branchy()
    line = [tree.node(each) for each in (0, 1, 2, 3, 5)]
    assert done(tree, branches.keep_line(line)) == "0 1 2 3 5"
    assert branches.keep_line(line) is None


def crop(tree: Tree, node_id: int) -> EditRequest:
    node = tree.node(node_id)
    position = Replay(tree, TROMP_TAYLOR).at(node).position
    return branches.crop(tree, node, position.board, position.to_play)


def test_a_position_becomes_a_problem() -> None:
    tree = grown(
        "(;SZ[5]PB[Ann]HA[2]AB[aa][ee]RE[B+1]C[start];W[cc]MN[1]C[here]TR[cc]TB[aa];B[dd](;W[ab])(;W[ba]))"
    )
    wish = crop(tree, 1)
    assert done(tree, wish) == "0 2 (3) (4)"
    assert wish.cursor == 0
    assert tree.root.properties == {
        "SZ": ("5",),
        "PB": ("Ann",),
        "AB": ("aa", "ee"),
        "AW": ("cc",),
        "PL": ("B",),
        "C": ("here",),
        "TR": ("cc",),
    }
    position = Replay(tree, TROMP_TAYLOR).at(tree.node(2)).position
    assert position.to_play is Color.WHITE


def test_the_start_of_a_record_can_be_cropped_too() -> None:
    tree = grown("(;SZ[5]KM[7]AB[aa];W[bb])")
    assert done(tree, crop(tree, 0)) == "0 1"
    assert tree.root.properties["PL"] == ("W",), "the first move told who begins (R9)"


def test_branches_are_pasted_with_all_below_them() -> None:
    tree, other = branchy(), grown("(;SZ[5]GM[1]PB[x](;B[da];W[db](;B[dc])(;B[dd]))(;B[ea]))")
    wish = branches.paste(tree, tree.node(8), branches.branches_of(other.root))
    assert done(tree, wish).endswith("(8 (9 10 (11) (12)) (13))")
    assert wish is not None
    assert wish.cursor == 9
    assert [tree.node(each).properties for each in (9, 12, 13)] == [
        {"B": ("da",)},
        {"B": ("dd",)},
        {"B": ("ea",)},
    ]


def test_a_pasted_game_is_a_branch_without_root_properties() -> None:
    tree, other = branchy(), grown("(;FF[4]SZ[5]PW[x]KM[7]AB[aa]C[set];B[da])")
    done(tree, branches.paste(tree, tree.node(8), branches.branches_of(other.root)))
    assert tree.node(9).properties == {"AB": ("aa",), "C": ("set",)}
    assert tree.node(10).properties == {"B": ("da",)}


def test_a_branch_is_pasted_below_itself() -> None:
    tree = branchy()
    done(tree, branches.paste(tree, tree.node(7), [tree.node(6)]))
    assert picture(tree).endswith("(6 7 9 10) (8)")


def test_nothing_is_pasted_from_an_empty_game() -> None:
    tree = branchy()
    assert branches.paste(tree, tree.root, branches.branches_of(grown("(;SZ[5])").root)) is None


VERBS = ("insert", "delete", "alone", "promote", "demote", "main", "keep", "crop", "paste", "move")


def wished(tree: Tree, node: Node, verb: str) -> Edit | EditRequest | None:
    if verb in ("delete", "alone") and node.parent is None:
        return None
    verbs: dict[str, Callable[[], Edit | EditRequest | None]] = {
        "insert": lambda: branches.insert_after(tree, node, {"B": ("",)}),
        "delete": lambda: branches.delete(node),
        "alone": lambda: branches.delete_alone(node),
        "promote": lambda: branches.promote(node),
        "demote": lambda: branches.demote(node),
        "main": lambda: branches.make_main_line(node),
        "keep": lambda: branches.keep_line(node.path),
        "crop": lambda: crop(tree, node.id),
        "paste": lambda: branches.paste(tree, node, [tree.root]),
        "move": lambda: SetProperty(node.id, "C", ("x",)),
    }
    return verbs[verb]()


@given(st.lists(st.tuples(st.sampled_from(VERBS), st.integers(0, 30)), max_size=6))
def test_any_edits_are_undone_one_by_one(steps: list[tuple[str, int]]) -> None:
    tree, shapes, backs = branchy(), [], []
    for verb, number in steps:
        nodes = list(tree)
        wish = wished(tree, nodes[number % len(nodes)], verb)
        if wish is None:
            continue
        shapes.append(shape(tree.root))
        edit = wish.edit if isinstance(wish, EditRequest) else wish
        backs.append(edit.apply(tree))
        if isinstance(wish, EditRequest) and wish.cursor is not None:
            tree.node(wish.cursor)
    forward = []
    for back, before in zip(reversed(backs), reversed(shapes), strict=True):
        after = shape(tree.root)
        forward.append((back.apply(tree), after))
        assert shape(tree.root) == before
    for again, after in reversed(forward):
        again.apply(tree)
        assert shape(tree.root) == after


@pytest.mark.parametrize(
    "edit",
    [MoveNodes((0,), 1, 0), MoveNodes((2,), 2, 0), MoveNodes((2,), 4, 0), MoveNodes((1,), 8, 0)],
)
def test_no_node_goes_below_itself(edit: MoveNodes) -> None:
    tree = branchy()
    with pytest.raises(ValueError, match="moved"):
        edit.apply(tree)
    assert picture(tree) == picture(branchy())


def test_a_size_is_undone() -> None:
    tree = branchy()
    back = SetSize(3, 7).apply(tree)
    assert (tree.rows, tree.columns, tree.codec.format_point(None)) == (3, 7, "")
    assert back.apply(tree) == SetSize(3, 7)
    assert (tree.rows, tree.columns) == (5, 5)
