"""Finished positions whose dead stones other people have told: read from the reference data."""

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


@dataclass(frozen=True)
class Case:
    """A board and the stones on it that are dead, as `family` of the data tells them."""

    name: str
    family: str
    board: Board
    dead: frozenset[Point]

    @property
    def chains(self) -> list[tuple[Color, frozenset[Point], bool]]:
        """Each chain: its colour, its stones, and whether most of them are told to be dead."""
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
        position, _ = position.place(Turn(Color(word[0]), _point(word[1:], rows)))
    return _case(data, "ogs-confirmed", position.board)


def _point(letters: str, rows: int) -> Point | None:
    if letters == "--":
        return None
    return Point(rows - 1 - (ord(letters[1]) - ord("a")), ord(letters[0]) - ord("a"))


def _case(data: dict[str, Any], family: str, board: Board) -> Case:
    dead = frozenset(Point(board.rows - 1 - y, x) for x, y in data["dead"])
    return Case(data["id"], family, board, dead)
