"""Finished positions with dead stones marked by other people, from the reference data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS

HERE = Path(__file__).parent
SHARED = HERE.parent.parent / "shared" / "data" / "scoring"
COPIED = HERE.parent / "tests" / "data" / "scoring"


CONTESTED = {
    "goscorer/test_narrow_board9": "the position of test_narrow_board10, marked otherwise",
    "goscorer/test_hanezeki": "its two halves are mirror images, and marked otherwise",
    "goscorer/test_7pteyes_2": "W1 is taken even if Black begins (484,040 continuations)",
    "goscorer/test_various_eyefillings": "O1 and P8 stand even if Black begins (368,322)",
    "goscorer/test_various_eyefillings2": "O1 stands even if Black begins (368,322)",
    "goscorer/test_various_eyefillings2c": "A6 is taken even if Black begins (1,327)",
    "tbtw/svn2github+fuego__regression__sgf__games__2012__Blubbel-AyaBot4-2.sgf#0": (
        "a player writes SEKI into the record; the marks are those of the other, a program"
    ),
    "tbtw/runningskull+gnugo__regression__games__cgf2003__GnuGo-GoeMate.sgf#0": (
        "M7 is taken even if Black begins (22), and not marked"
    ),
}
"""Boards whose marks cannot be what becomes of the stones, and why. Of `goscorer` the marks are
what a user is supposed to have told a counting program. A number of continuations: this many
exhaust the room that the chain is in, its liberties and all it touches."""


@dataclass(frozen=True)
class Case:
    """A board and its dead stones, according to a `family` of the data."""

    name: str
    family: str
    board: Board
    dead: frozenset[Point]

    @property
    def chains(self) -> list[tuple[Color, frozenset[Point], bool]]:
        """Each chain: its colour, its stones, and whether most of them are marked as dead."""
        board, found = self.board, []
        for color in Color:
            for part in board.grid.parts(board.stones(color)):
                stones = frozenset(board.grid.points(part))
                found.append((color, stones, 2 * len(stones & self.dead) > len(stones)))
        return found


def read_cases() -> list[Case]:
    """The cases of `dead_cases.jsonl` and `ogs_dead_confirmed.jsonl`, those that are here."""
    folder = SHARED if SHARED.is_dir() else COPIED
    cases = [_drawn(each) for each in _lines(folder / "dead_cases.jsonl")]
    return cases + [_played(each) for each in _lines(folder / "ogs_dead_confirmed.jsonl")]


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def _drawn(data: dict[str, Any]) -> Case:
    board = Board.from_diagram("\n".join(data["board"]))
    return _case(data, data["id"].split("/")[0], board)


def _played(data: dict[str, Any]) -> Case:
    columns, rows = data["size"]
    position = Position.start(Board.empty(rows, columns), RULE_SETS["japanese"])
    for word in data["moves"].split():
        position, _ = position.place(turn(word, rows))
    return _case(data, "ogs-confirmed", position.board)


def turn(word: str, rows: int) -> Turn:
    """A turn of these files: a colour and SGF's letters, or `--` for a pass."""
    color, letters = Color(word[0]), word[1:]
    if letters == "--":
        return Turn(color, None)
    return Turn(color, Point(rows - 1 - (ord(letters[1]) - ord("a")), ord(letters[0]) - ord("a")))


def _case(data: dict[str, Any], family: str, board: Board) -> Case:
    dead = frozenset(Point(board.rows - 1 - y, x) for x, y in data["dead"])
    return Case(data["id"], family, board, dead)
