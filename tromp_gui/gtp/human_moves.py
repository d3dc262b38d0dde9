"""What people of a rank would play: the built-in engine's own command and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex, parse_vertex

HUMAN_MOVES = "tromp-human_moves"
"""`tromp-human_moves [COLOR] PROFILE`: each legal move and how likely it is, a line each."""

HumanMoves: TypeAlias = Mapping[Point | None, float]
"""How likely people play each move; None is a pass."""


def format_moves(moves: HumanMoves) -> str:
    """The answer to `HUMAN_MOVES`, the likeliest move first."""
    ranked = sorted(moves.items(), key=lambda each: each[1], reverse=True)
    return "\n".join(f"{format_vertex(move)} {share:.6f}" for move, share in ranked)


def parse_moves(text: str, rows: int, columns: int) -> HumanMoves:
    """Read an answer, in its order. Raises ValueError if it is something else."""
    moves: dict[Point | None, float] = {}
    for line in text.splitlines():
        vertex, share = line.split()
        moves[parse_vertex(vertex, rows, columns)] = float(share)
    return moves
