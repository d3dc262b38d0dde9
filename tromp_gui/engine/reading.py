"""Groups in small rooms read out: is one kept if the opponent begins, can it be saved if its owner
does?"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import BLACK, WHITE, KernelBoard, board_of, number_of, sow
from tromp_gui.engine.kernel.compiling import IS_COMPILED, Floats, Ints, longs
from tromp_gui.engine.kernel.reading import blank_tree, clear, kept_share, read
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.fates import LifeStatus

LARGEST = 32
"""This many free points of an area can be read."""

_STEP, _MOST = (500, 10000) if IS_COMPILED else (50, 200)
"""Continuations after which an answer may be certain, and at most."""

_EFFORT = 200_000
"""Continuations times points of the area: one is the dearer the more points it has."""

_CERTAIN = 0.95


class GroupReading(NamedTuple):
    """What reading says of a chain, and in how many continuations it was `lost`.

    Alive: kept in most of them, the opponent moving first. Dead: lost in most of them, its owner
    moving first. Unsure: it hangs on who moves first.
    """

    status: LifeStatus
    lost: float
    played: int


class Reader:
    """Reads on one board; equal questions get equal answers."""

    def __init__(self, board: Board, seed: int) -> None:
        self._board, self._seed = board, seed
        self._known: dict[tuple[int, int], GroupReading] = {}

    @cached_property
    def _boards(self) -> tuple[KernelBoard, KernelBoard]:
        """The board, and room for a continuation."""
        board = board_of(self._board)
        return board, longs(board)

    @cached_property
    def _tree(self) -> tuple[Ints, Floats, Ints]:
        return blank_tree()

    def read(self, area: int, chain: int, color: Color) -> GroupReading | None:
        """What becomes of a chain if nothing is played outside of `area`, which holds it; None
        where too much of that is free."""
        if (area & self._board.free).bit_count() > LARGEST:
            return None
        key = area, chain
        if key not in self._known:
            self._known[key] = self._read(area, chain, BLACK if color is Color.BLACK else WHITE)
        return self._known[key]

    def _read(self, area: int, chain: int, owner: int) -> GroupReading:
        board = self._board
        points = longs(number_of(point, board.columns) for point in board.grid.points(area))
        target = number_of(board.grid.points(chain)[0], board.columns)
        kept, played = self._asked(points, longs([target, owner, 3 - owner]))
        if kept >= 0.5:
            return GroupReading(LifeStatus.ALIVE, played * (1 - kept), played)
        kept, played = self._asked(points, longs([target, owner, owner]))
        status = LifeStatus.DEAD if kept < 0.5 else LifeStatus.UNSURE
        return GroupReading(status, played * (1 - kept), played)

    def _asked(self, area: Ints, question: Ints) -> tuple[float, int]:
        """The share of the continuations in which the chain is kept, and how many were played."""
        board, work = self._boards
        nodes, wins, path = self._tree
        sow(work, self._seed)
        clear(nodes, wins)
        most = min(_MOST, _EFFORT // len(area))
        played, kept = 0, 0.5
        while played < most and 1 - _CERTAIN < kept < _CERTAIN:
            played += read(board, work, shapes.table(), area, question, nodes, wins, path, _STEP)
            kept = float(kept_share(question, nodes, wins))
        return kept, played
