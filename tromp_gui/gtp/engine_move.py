"""An engine's answer to a request for a move."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex


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
    """The move that an answer to `genmove` names, in any case; words after the first are ignored.

    The answers of the `genmove_analyze` forms end with a line `play MOVE`, which counts.
    """
    words = _move_words(text)
    word = words[0] if words else ""
    if word.lower() == "resign":
        return EngineMove(color, MoveKind.RESIGN, None, word, token)
    try:
        point = parse_vertex(word, rows, columns)
    except ValueError:
        return EngineMove(color, MoveKind.NONSENSE, None, word, token)
    kind = MoveKind.PASS if point is None else MoveKind.STONE
    return EngineMove(color, kind, point, word, token)


def _move_words(text: str) -> list[str]:
    for line in reversed(text.splitlines()):
        words = line.split()
        if words[:1] == ["play"]:
            return words[1:]
    return text.split()
