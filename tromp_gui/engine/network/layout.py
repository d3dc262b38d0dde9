"""The memory layout of a batch of boards, and the points that a filter reads.

A layer's values are rows, one for each point: board after board, each row by row, then one row of
zeros for all points outside the boards.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from tromp_gui.engine.network import winograd
from tromp_gui.engine.network.source import Floats

Indices = NDArray[np.intp]


class Layout:
    """The layout of `batch` boards of `rows` × `columns`. Make it with `layout_of`."""

    def __init__(self, rows: int, columns: int, batch: int) -> None:
        self.rows, self.columns, self.batch = rows, columns, batch
        self.points = rows * columns
        self.size = batch * self.points
        self.side = winograd.side_for(rows, columns)
        self.root = sqrt(self.points)
        self._buffers: dict[tuple[str, int], Floats] = {}
        self._patches: dict[tuple[int, int, int, int], Indices] = {}

    def buffer(self, use: str, rows: int, columns: int) -> Floats:
        """The memory for one purpose and size, allocated once."""
        size = rows * columns
        key = (use, size)
        if key not in self._buffers:
            self._buffers[key] = np.empty(size, np.float32)
        return self._buffers[key].reshape(rows, columns)

    @cached_property
    def tiles(self) -> Indices:
        """For each place in a tile and each tile: the row that is read there."""
        side = self.side
        tops = np.arange(winograd.tiles(self.rows, side)) * side
        lefts = np.arange(winograd.tiles(self.columns, side)) * side
        place = np.arange(side + 2) - 1
        rows = place[:, None, None, None] + tops[None, None, :, None]
        columns = place[None, :, None, None] + lefts[None, None, None, :]
        return self._rows_at(rows, columns, axis=2)

    @cached_property
    def from_tiles(self) -> Indices:
        """For each point: the place in a tile, and the tile, that its value comes from."""
        side = self.side
        down, across = winograd.tiles(self.rows, side), winograd.tiles(self.columns, side)
        board, row, column = np.indices((self.batch, self.rows, self.columns))
        tile = (board * down + row // side) * across + column // side
        place = row % side * side + column % side
        found: Indices = (place * (self.batch * down * across) + tile).ravel()
        return found

    def patches(self, rows: int, columns: int, dilation: tuple[int, int]) -> Indices:
        """For each point and each place of a filter: the row that is read there."""
        key = (rows, columns, *dilation)
        if key not in self._patches:
            down = (np.arange(rows) - rows // 2) * dilation[0]
            across = (np.arange(columns) - columns // 2) * dilation[1]
            row, column = np.indices((self.rows, self.columns))
            read_row = row[:, :, None, None] + down[:, None]
            read_column = column[:, :, None, None] + across[None, :]
            self._patches[key] = self._rows_at(read_row, read_column, axis=0)
        return self._patches[key]

    def _rows_at(self, row: Indices, column: Indices, axis: int) -> Indices:
        """The rows of these points of every board, the boards along a new axis."""
        is_inside = (row >= 0) & (row < self.rows) & (column >= 0) & (column < self.columns)
        boards = [
            np.where(is_inside, board * self.points + row * self.columns + column, self.size)
            for board in range(self.batch)
        ]
        return np.stack(boards, axis).ravel()


@lru_cache(maxsize=32)
def layout_of(rows: int, columns: int, batch: int) -> Layout:
    """The one layout for this size and number of boards."""
    return Layout(rows, columns, batch)
