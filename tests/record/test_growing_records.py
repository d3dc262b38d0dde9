"""For any record, the time for every edit, for searching, and for walking backwards grows with the
number of nodes, never with its square, no matter how many variations a node has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.growth import TIMES, assert_time_is_linear
from tests.hostile import file_of
from tests.record.trees import grown
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.record import branches
from tromp_gui.record.document import Document
from tromp_gui.record.edits import Edit, EditRequest
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.search import (
    Query,
    following,
    found,
    found_shapes,
    judged,
    next_node,
    previous_node,
)
from tromp_gui.record.shapes import Sought, variants, whole_board
from tromp_gui.sgf.reader import read

SIZE = 16_000
KINDS = ("siblings", "forks", "nesting", "moves", "empty siblings before a play-out")


def game(kind: str, size: int) -> Tree:
    """The game of a hostile file."""
    (tree,) = read(file_of(kind, size)).games
    assert isinstance(tree, Tree)
    return tree


def last(tree: Tree) -> Node:
    """The last node in pre-order."""
    node = tree.root
    while node.last_child is not None:
        node = node.last_child
    return node


def top(tree: Tree) -> Node:
    """The one node below the root that has all the rest below it."""
    branches.insert_after(tree, tree.root, {}).edit.apply(tree)
    child = tree.root.first_child
    assert child is not None
    return child


def crop(tree: Tree) -> EditRequest:
    position = Replay(tree, TROMP_TAYLOR).at(tree.root).position
    return branches.crop(tree, top(tree), position.board, Color.BLACK)


class Counted(list[Node]):
    """A line that counts the nodes read from it."""

    read = 0

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        self.read += len(found) if isinstance(at, slice) else 1
        return found


VERBS: dict[str, Callable[[Tree], EditRequest | Edit | None]] = {
    "insert": lambda tree: branches.insert_after(tree, tree.root, {"C": ("x",)}),
    "delete": lambda tree: branches.delete(last(tree)),
    "delete alone": lambda tree: branches.delete_alone(top(tree)),
    "delete alone among many": lambda tree: branches.delete_alone(among_many(tree)),
    "main line": lambda tree: branches.make_main_line(last(tree)),
    "keep the first line": lambda tree: branches.keep_line(tree.main_line()),
    "keep the last line": lambda tree: branches.keep_line(last(tree).path),
    "paste": lambda tree: branches.paste(tree, tree.root, list(tree.root.children)),
    "crop": crop,
}


def among_many(tree: Tree) -> Node:
    """A node that has as many variations beside it as children."""
    node = top(tree)
    half = list(node.children)[::2]
    for child in half:
        tree.move((child.id,), 0, 0)
    return node


def done_and_undone(verb: str) -> Callable[[Tree], None]:
    """An edit done, undone and redone, twice."""

    def act(tree: Tree) -> None:
        wish = VERBS[verb](tree)
        if wish is None:
            return
        document = Document(tree)
        document.do(verb, wish.edit if isinstance(wish, EditRequest) else wish, None)
        for _ in range(2):
            document.undo()
            document.redo()
        document.undo()

    return act


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb != "delete alone among many"])
def test_an_edit_takes_time_as_there_are_nodes(verb: str, kind: str) -> None:
    assert_time_is_linear(done_and_undone(verb), game(kind, SIZE), game(kind, TIMES * SIZE))


def test_a_node_among_many_is_deleted_alone_in_time_as_there_are_nodes() -> None:
    act = done_and_undone("delete alone among many")
    trees = [grown(f"(;{'(;)' * count})") for count in (1000, TIMES * 1000)]
    assert_time_is_linear(act, *trees)


@pytest.mark.parametrize("kind", KINDS)
def test_walking_takes_time_as_there_are_nodes(kind: str) -> None:
    """From one node to the next or the previous one, which Find and the commands do."""

    def walk(tree: Tree) -> None:
        assert previous_node(last(tree), lambda node: node is tree.root) is tree.root
        assert next_node(tree.root, lambda node: following(node) is None) is last(tree)

    assert_time_is_linear(walk, game(kind, SIZE), game(kind, TIMES * SIZE))


@pytest.mark.parametrize("kind", [*KINDS, "comments", "comment of one word", "long names"])
def test_finding_takes_time_as_the_file_is_long(kind: str) -> None:
    def find(tree: Tree) -> None:
        shown = whole_board(Replay(tree, TROMP_TAYLOR).at(tree.root).position.board)
        sought = Sought(variants(shown, True, True), grid_of(tree.rows, tree.columns))
        list(found(tree, Query("word", Point(3, 3))))
        list(found_shapes(tree, TROMP_TAYLOR, sought))

    assert_time_is_linear(find, game(kind, SIZE), game(kind, TIMES * SIZE))


@pytest.mark.parametrize("kind", ["semicolons", "comments", "move numbers", "moves"])
def test_illegal_moves_are_found_in_time_as_there_are_nodes(kind: str) -> None:
    def judge(tree: Tree) -> None:
        assert sum(map(len, judged(tree, TROMP_TAYLOR))) == sum(1 for _ in tree)

    size = SIZE // 4 if kind == "semicolons" else 2 * SIZE
    assert_time_is_linear(judge, game(kind, size), game(kind, TIMES * size))


def test_a_node_without_a_move_does_not_read_the_line_again() -> None:
    """The rest of it was copied for each."""
    tree = grown(f"(;SZ[9]{';B[aa];C[x]' * 500})")
    line = Counted(tree.main_line())
    last, found = Replay(tree, TROMP_TAYLOR).remarkable(line)
    assert (last.turn, len(found)) == (500, 1000)
    assert line.read < 4 * len(line)


@pytest.mark.parametrize("kind", KINDS)
def test_the_line_takes_time_in_proportion_to_its_nodes(kind: str) -> None:
    def tell(tree: Tree) -> None:
        assert all(node.is_first for node in tree.main_line())

    assert_time_is_linear(tell, game(kind, SIZE), game(kind, TIMES * SIZE))
