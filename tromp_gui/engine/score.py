"""Commands about the end of a game (GTP version 2, draft 2, 4.3 "Scoring" and 6.3.4)."""

from __future__ import annotations

from collections.abc import Iterator

from tromp_gui.engine.arguments import Failure
from tromp_gui.engine.state import Engine
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import format_vertex


def final_score(engine: Engine, args: tuple[str, ...]) -> str:
    """`final_score`: the count as it stands, every stone alive: "B+3.5", "W+0.5" or "0"."""
    return str(engine.game.score().result)


def final_status_list(engine: Engine, args: tuple[str, ...]) -> str:
    """`final_status_list alive|dead|seki`: as it stands, every stone is alive; a chain a line."""
    if args in (("dead",), ("seki",)):
        return ""
    if args != ("alive",):
        raise Failure("invalid status")
    return "\n".join(_chains(engine.game.board))


def _chains(board: Board) -> Iterator[str]:
    for color in Color:
        for chain in board.grid.parts(board.stones(color)):
            yield " ".join(map(format_vertex, board.grid.points(chain)))
