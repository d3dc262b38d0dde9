"""Game records for the tests of the command line: drawn boards and other people's games as SGF."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.record.node import Tree
from tromp_gui.sgf.values import SgfCodec

COPIED = Path(__file__).parents[1] / "data" / "games"

Game = dict[str, Any]
"""One line of a `scoring/*.jsonl` file (its README says what the fields are)."""


def drawn(diagram: str, turns: str = "", after: str = "", **properties: str) -> str:
    """A record that starts from a drawn board, with turns such as "B C2, W pass".

    `after` is SGF that the last node has besides.
    """
    board = Board.from_diagram(diagram)
    codec = SgfCodec(board.rows, board.columns)
    root = f"(;FF[4]GM[1]SZ[{board.columns}:{board.rows}]"
    for identifier, color in (("AB", Color.BLACK), ("AW", Color.WHITE)):
        values = codec.format_points(sorted(board.points(color)))
        root += identifier + "".join(f"[{value}]" for value in values) if values else ""
    root += "".join(f"{name}[{value}]" for name, value in properties.items())
    return root + played(codec, turns) + after + ")"


def played(codec: SgfCodec, turns: str) -> str:
    """Nodes for turns such as "B C2, W pass"."""
    nodes = ""
    for turn in filter(None, turns.split(",")):
        color, vertex = turn.split()
        point = parse_vertex(vertex, codec.rows, codec.columns)
        nodes += f";{color}[{codec.format_point(point)}]"
    return nodes


def read_games(path: Path) -> list[Game]:
    """The games of a JSON lines file."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def sgf_of(game: Game) -> str:
    """A game of a JSON lines file as SGF."""
    columns, rows = game["size"]
    moves = "".join(f";{move[0]}[{move[1:].replace('--', '')}]" for move in game["moves"].split())
    return (
        f"(;FF[4]GM[1]SZ[{columns}:{rows}]KM[{game['komi']}]RU[{game['rules']}]"
        f"RE[{game['result']}]{moves})"
    )


def vertices_of(game: Game, field: str) -> list[str]:
    """Points given as [x, y] from the top left, as vertices."""
    rows = game["size"][1]
    codec = SgfCodec(rows, game["size"][0])
    letters = "abcdefghijklmnopqrs"
    return [format_vertex(codec.point(letters[x] + letters[y])) for x, y in game[field]]


@dataclass(frozen=True)
class Run:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def games(self) -> list[Mapping[str, Any]]:
        """The lines of JSON; numbers with a point stay text."""
        return [json.loads(line, parse_float=str) for line in self.out.splitlines()]

    @property
    def game(self) -> Mapping[str, Any]:
        """The one line of JSON."""
        (only,) = self.games
        return only


def main_line(tree: Tree) -> list[tuple[str, str]]:
    """The turns of the main line as (color, value)."""
    turns = ("B", "W")
    return [
        (name, values[0])
        for node in tree.main_line()
        for name, values in node.properties.items()
        if name in turns
    ]
