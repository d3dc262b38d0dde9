"""The root properties that describe a file (FF, GM, CA, AP, SZ), and a new tree with them.

Source: the SGF FF[4] specification, "Root Properties".
"""

from __future__ import annotations

import re
from enum import Enum

from tromp_gui import __version__
from tromp_gui.go.point import MAX_SIDE
from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Tree
from tromp_gui.sgf.values import SgfCodec

_DEFAULT_SIDE = 19
_GO = 1
_SIZE = re.compile(r"([0-9]{1,9})(?:\s*:\s*([0-9]{1,9}))?", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


class HeaderProblem(Enum):
    """Why a game of a readable file cannot be opened; the value is stable."""

    OTHER_GAME = "other-game"
    BAD_SIZE = "bad-size"


class HeaderError(ValueError):
    """A root that cannot be that of a game of Go: the problem and the value with it."""

    def __init__(self, problem: HeaderProblem, value: str) -> None:
        super().__init__(problem.value, value)
        self.problem = problem
        self.value = value


def read_size(root: Properties) -> tuple[int, int]:
    """Rows and columns of the game with these root properties; SZ is columns:rows, or one side.

    A missing or empty SZ is 19. Raises HeaderError for a game other than Go and for an invalid
    size.
    """
    game = root.get("GM", ("",))[0].strip()
    if _NUMBER.fullmatch(game) and int(game) != _GO:
        raise HeaderError(HeaderProblem.OTHER_GAME, game)
    value = root.get("SZ", ("",))[0].strip()
    if not value:
        return _DEFAULT_SIDE, _DEFAULT_SIDE
    match = _SIZE.fullmatch(value)
    columns, rows = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
        raise HeaderError(HeaderProblem.BAD_SIZE, value[:40])
    return rows, columns


def header(rows: int, columns: int) -> Properties:
    """The root properties of a file that we write; SZ is one number if the board is square."""
    size = str(rows) if rows == columns else f"{columns}:{rows}"
    return {
        "FF": ("4",),
        "GM": ("1",),
        "CA": ("UTF-8",),
        "AP": (f"tromp_gui:{__version__}",),
        "SZ": (size,),
    }


def new_tree(rows: int, columns: int, source: bytes = b"") -> Tree:
    """A game record of `rows` x `columns` (each 1 to 52) with an empty board and no moves, to which
    nodes from `source` can be appended.
    """
    tree = Tree(SgfCodec(rows, columns), rows, columns, source)
    tree.rewrite(0, header(rows, columns))
    return tree
