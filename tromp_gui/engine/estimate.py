"""What a game in its middle will come to, as playouts see it."""

from __future__ import annotations

from tromp_gui.engine.dead import seed_of
from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import ownership
from tromp_gui.engine.state import Game
from tromp_gui.gtp.estimate import Estimate

PLAYOUTS = 1000 if IS_COMPILED else 40
"""Continuations played."""


def estimate(game: Game) -> Estimate:
    """Whose each point will be, and how far Black will be ahead by area, komi counted.

    The same position always gets the same estimate.
    """
    board = game.board
    seen = ownership(board, PLAYOUTS, seed_of(board), game.rules.suicide).mean()
    points = dict(zip(sorted(board.grid.bits), seen, strict=True))
    bonus = game.rules.bonus.points(game.opening.stones)
    return Estimate(sum(seen) - float(game.komi) - bonus, points)
