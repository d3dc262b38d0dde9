"""Reading the reference games and positions of tests/data and of the shared material."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR, Rules, Superko

DATA = Path(__file__).parents[1] / "data"
SHARED = Path(__file__).parents[3] / "shared" / "data"
_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def read_json(path: Path) -> Any:
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a .jsonl file; the test is skipped where the shared material is absent."""
    if not path.exists():
        pytest.skip(f"the reference data are not here: {path.name}")
    return [json.loads(line) for line in path.read_text().splitlines()]


def gtp_point(word: str) -> Point | None:
    if word == "pass":
        return None
    return Point(int(word[1:]) - 1, _LETTERS.index(word[0]))


def gtp_points(words: str) -> list[Point]:
    """Points of a board, from the bottom left, row by row."""
    points = [gtp_point(word) for word in words.split()]
    return sorted(point for point in points if point is not None)


def pair_point(pair: list[int], rows: int) -> Point:
    """[x, y] from the top left."""
    return Point(rows - 1 - pair[1], pair[0])


def sgf_turns(moves: str, rows: int) -> list[Turn]:
    """Turns written like "Bpd Wdp B--"."""
    return [Turn(Color(move[0]), _sgf_point(move[1:], rows)) for move in moves.split()]


def _sgf_point(letters: str, rows: int) -> Point | None:
    if letters == "--":
        return None
    return Point(rows - 1 - (ord(letters[1]) - ord("a")), ord(letters[0]) - ord("a"))


def drawn(board: Board) -> list[str]:
    """The rows of a board from the top, without blanks."""
    return board.diagram().replace(" ", "").split("\n")


def rules_with(superko: Superko | str, suicide: bool) -> Rules:
    return TROMP_TAYLOR._replace(superko=Superko(superko), suicide=suicide)
