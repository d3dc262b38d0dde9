"""Records for tests of printing, and diagrams as text."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.sgf.reader import read
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.printing.diagrams import Diagram, diagrams

KO = "(;SZ[5]AB[bc][cb][cd]AW[db][dd][ec];B[dc];W[cc];B[ee];W[ed];B[dc];W[ea];B[aa];W[cc])"
"""A ko at D3 and C3: Black takes at 1, White at 2, Black at 5, White at 8."""


def tree_of(text: str) -> Tree:
    """The first game of an SGF text."""
    game = read(text.encode()).games[0]
    assert isinstance(game, Tree)
    return game


def replay_of(tree: Tree) -> Replay:
    """The positions of a tree under its own rules."""
    return Replay(tree, terms_of(tree)[1].rules)


def printed(text: str, moves: int = 50) -> list[Diagram]:
    """The diagrams of the main line of an SGF text."""
    tree = tree_of(text)
    return diagrams(replay_of(tree), list(tree.main_line()), moves)


def main_line(tree: Tree) -> list[Node]:
    """The main line as a list."""
    return list(tree.main_line())


def drawn(state: BoardState) -> str:
    """A board as text: labels, and X and O for stones without a label."""
    signs = {Color.BLACK: "X", Color.WHITE: "O", None: "."}
    rows = [
        [
            state.labels.get(Point(row, col), signs[state.color_at(Point(row, col))])
            for col in range(state.columns)
        ]
        for row in reversed(range(state.rows))
    ]
    return "\n".join(" ".join(row) for row in rows)


def board(text: str) -> str:
    """A drawn board without its indentation."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())
