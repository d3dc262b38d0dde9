"""A branch as SGF text and back, for the clipboard."""

from __future__ import annotations

from enum import Enum

from tromp_gui.record.branches import branches_of, paste
from tromp_gui.record.edits import EditRequest
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.header import new_tree
from tromp_gui.sgf.opening import read_text
from tromp_gui.sgf.reader import SgfError
from tromp_gui.sgf.writer import write


class PasteProblem(Enum):
    """Why a text cannot be pasted as a variation."""

    NO_GAME = "no-game"
    OTHER_SIZE = "other-size"
    NOTHING = "nothing"


def branch_text(tree: Tree, node: Node) -> str:
    """A node and everything after it as the only branch of a new game."""
    alone = new_tree(tree.rows, tree.columns)
    request = paste(alone, alone.root, [node])
    if request is not None:
        request.edit.apply(alone)
    return write([alone]).decode("utf-8", "replace")


def pasted(tree: Tree, node: Node, text: str) -> EditRequest | PasteProblem:
    """Insert the games of a text as variations after a node."""
    try:
        games = [each for each in read_text(text).games if isinstance(each, Tree)]
    except SgfError:
        return PasteProblem.NO_GAME
    fitting = [each for each in games if (each.rows, each.columns) == (tree.rows, tree.columns)]
    if not fitting:
        return PasteProblem.OTHER_SIZE if games else PasteProblem.NO_GAME
    tops = [top for game in fitting for top in branches_of(game.root)]
    return paste(tree, node, tops) or PasteProblem.NOTHING
