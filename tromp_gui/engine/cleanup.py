"""Capturing dead stones where no agreement removes them: after one has failed, on a second board,
and in games that count every stone.
"""

from __future__ import annotations

from tromp_gui.engine.dead import propose
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.settled import wins_as_is
from tromp_gui.engine.state import Game, MoveCandidate
from tromp_gui.go.point import Color, Point

SEARCHES, VISITS = 3, 100
"""The most searches for a move, and the visits of each, at every level: a weak player too must be
able to prove its claim.
"""

_PASSED = 40
"""The visits needed to judge a pass."""

_NOISE, _GAIN = 0.75, 0.4
"""In points: how much a capture may seem to lose against the best move, and what a move must gain
against a pass.
"""


def to_capture(network: Network, game: Game, color: Color) -> int:
    """The opponent's dead stones, as a set, that `color` has to capture before it passes.

    There are none if it wins as the board stands.
    """
    if wins_as_is(game, color):
        return 0
    board = game.board
    dead = propose(network, board, game.rules.suicide).dead & board.points(color.opponent)
    return board.grid.set_of(dead)


def clean_up(
    search: NetworkSearch, game: Game, color: Color, dead: int, budget: Budget
) -> Point | None:
    """The move of `color` on a settled board where every stone counts; None for a pass.

    It takes a liberty of the `dead` stones, or prepares that in their room, if this loses nothing;
    otherwise it is a move that gains something, if there is one. `budget` is for each search.
    """
    search.ask(game, color)
    search.run(budget, lambda: False)
    search.try_move(None, _PASSED)
    found = search.report().candidates
    best, passing = found[0], next((each for each in found if each.point is None), None)
    grid, free = game.board.grid, game.board.free
    for points in (_around(game, dead), grid.flood(dead, free | dead) & free) if dead else ():
        taking = _best_of(search, game, color, points, budget)
        if taking is not None and taking.lead > best.lead - _NOISE:
            return taking.point
    is_as_good = passing is not None and passing.lead >= best.lead - _GAIN
    return None if is_as_good else best.point


def _around(game: Game, stones: int) -> int:
    return game.board.grid.beside(stones) & game.board.free


def _best_of(
    search: NetworkSearch, game: Game, color: Color, points: int, budget: Budget
) -> MoveCandidate | None:
    """The best move at one of these points; None if none is legal."""
    grid = game.board.grid
    allowed = grid.points(points & game.position_for(color).legal_set())
    if not allowed:
        return None
    others = {None, *grid.points(grid.full)} - set(allowed)
    search.ask(game, color, {(color, point): 1 for point in others})
    search.run(budget, lambda: False)
    return search.report().candidates[0]
