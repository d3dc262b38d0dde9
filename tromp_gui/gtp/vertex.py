"""Points as GTP and the screen write them, and an engine's answer to a request for a move."""

import re
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import MAX_SIDE, Color, Point

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""The letters of the columns: all but I (GTP version 2, 2.11 "Vertices")."""

PASS = "pass"
"""How a pass is written; upper and lower case are read."""

_VERTEX = r"(?ai)([A-HJ-Z]{1,2})([1-9][0-9]?)"


def column_name(col: int) -> str:
    """The name of a column counted from 0: A to Z without I, then AA, AB, ... AZ, BA, BB.

    GTP ends at Z (25 columns); the longer names go on as in KataGo. Raises ValueError outside
    of 0 to 51.
    """
    if not 0 <= col < MAX_SIDE:
        raise ValueError(f"there is no column {col}: columns go from 0 to {MAX_SIDE - 1}")
    tens, ones = divmod(col, len(LETTERS))
    return LETTERS[tens - 1] + LETTERS[ones] if tens else LETTERS[ones]


def format_vertex(point: Point | None) -> str:
    """`point` as GTP writes it, in upper case ("D4", "AA52"); None is "pass", in lower case."""
    if point is None:
        return PASS
    return f"{column_name(point.col)}{point.row + 1}"


def parse_vertex(text: str, rows: int, columns: int) -> Point | None:
    """The point that `text` names on a board of `rows` x `columns`; None for a pass.

    Upper and lower case are the same, spaces around are ignored. Raises ValueError, with a
    sentence, where `text` is not a vertex or names a point outside of the board.
    """
    word = text.strip()
    if word.lower() == PASS:
        return None
    match = re.fullmatch(_VERTEX, word)
    if match is None:
        raise ValueError(f"{text!r} is not a point: a point is written like D4, or pass")
    point = Point(int(match[2]) - 1, _column(match[1].upper()))
    if point.row >= rows or point.col >= columns:
        raise ValueError(
            f"{word.upper()} is outside of this board of {columns} columns and {rows} rows"
        )
    return point


def _column(name: str) -> int:
    col = LETTERS.index(name[-1])
    if len(name) == 2:
        col += len(LETTERS) * (LETTERS.index(name[0]) + 1)
    return col


class MoveKind(Enum):
    """The meaning of an answer."""

    STONE = "stone"
    PASS = "pass"
    RESIGN = "resign"
    NONSENSE = "nonsense"


class EngineMove(NamedTuple):
    """An answer to `genmove`: not yet judged by any rules.

    `point` is that of a stone, `text` the answer's first word as it came, `token` the one that the
    question was asked with.
    """

    color: Color
    kind: MoveKind
    point: Point | None = None
    text: str = ""
    token: int = 0


def parse_move(text: str, color: Color, rows: int, columns: int, token: int = 0) -> EngineMove:
    """The move that an answer to `genmove` names, in any case; further words are ignored."""
    word = next(iter(text.split()), "")
    if word.lower() == "resign":
        return EngineMove(color, MoveKind.RESIGN, None, word, token)
    try:
        point = parse_vertex(word, rows, columns)
    except ValueError:
        return EngineMove(color, MoveKind.NONSENSE, None, word, token)
    kind = MoveKind.PASS if point is None else MoveKind.STONE
    return EngineMove(color, kind, point, word, token)
