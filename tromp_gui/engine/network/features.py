"""The inputs of version 7, which describe a position to a network.

Source: KataGo, its inputs of version 7: 22 values for each point, 19 for the whole board.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.source import Floats
from tromp_gui.go.board import by_liberties
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color
from tromp_gui.network_files.heading import GLOBAL, SPATIAL

_TURNS = 5
"""The number of past turns that a network sees."""


class Inputs(NamedTuple):
    """The inputs for some boards of one size: by board, point from the top left and channel."""

    spatial: Floats
    globals_: Floats


def inputs(moments: Sequence[Moment], assumes_suicide: bool = False) -> Inputs:
    """The inputs for positions on boards of one size; areas by their rules, or as if suicide were
    legal.
    """
    found = (_planes(moment, assumes_suicide) for moment in moments)
    planes, values = zip(*found, strict=True)
    spatial = np.stack([_points(moments[0].grid, each) for each in planes])
    return Inputs(spatial, np.array(values, np.float32))


def _points(grid: Grid, planes: list[int]) -> Floats:
    """Sets of points as one row of numbers for each point, from the top left."""
    size = grid.rows * grid.stride
    length = (size + 7) // 8
    packed = b"".join(plane.to_bytes(length, "little") for plane in planes)
    bits = np.frombuffer(packed, np.uint8).reshape(len(planes), length)
    flat = np.unpackbits(bits, axis=1, count=size, bitorder="little")
    shaped = flat.reshape(len(planes), grid.rows, grid.stride)[:, ::-1, : grid.columns]
    return shaped.transpose(1, 2, 0).reshape(-1, len(planes)).astype(np.float32)


def _planes(moment: Moment, assumes_suicide: bool) -> tuple[list[int], list[float]]:
    """The sets of points, and the values for the whole board."""
    position, grid = moment.position, moment.grid
    is_black = position.to_play is Color.BLACK
    own, other = position.black, position.white
    if not is_black:
        own, other = other, own
    planes, values = [0] * SPATIAL, [0.0] * GLOBAL
    planes[0], planes[1], planes[2] = grid.full, own, other
    planes[3:6] = _liberties(grid, own, other)
    planes[6] = moment.banned
    history = _history(moment, planes, values)
    _ladders(moment, is_black, history, planes)
    if area := moment.area(assumes_suicide):
        planes[18], planes[19] = area if is_black else area[::-1]
    _globals(moment, values)
    return planes, values


def _liberties(grid: Grid, own: int, other: int) -> list[int]:
    """The stones of chains with one, two and three liberties."""
    empty = grid.full ^ (own | other)
    result = [0, 0, 0]
    for stones in (own, other):
        few, many = by_liberties(grid, stones, empty)
        result[0] |= few
        for chain in grid.parts(many):
            count = (grid.beside(chain) & empty).bit_count()
            if count < 4:
                result[count - 1] |= chain
    return result


def _history(moment: Moment, planes: list[int], values: list[float]) -> int:
    """Encode the last turns, and return how many.

    A game that is over has one; if a pass would lead to an agreement, there are none.
    """
    turns = moment.recent(0 if moment.is_invited else 1 if moment.is_over else _TURNS)
    for ago, turn in enumerate(turns):
        if turn.point is None:
            values[ago] = 1.0
        else:
            planes[9 + ago] = 1 << moment.grid.bits[turn.point]
    return len(turns)


def _ladders(moment: Moment, is_black: bool, history: int, planes: list[int]) -> None:
    """Encode the stones caught in ladders, now and one and two turns ago."""
    planes[14] = moment.ladders.caught
    _, catching_black, catching_white = moment.ladders
    planes[17] = catching_white if is_black else catching_black
    earlier = moment
    for ago in (1, 2):
        if history >= ago and earlier.before is not None:
            earlier = earlier.before
        planes[14 + ago] = earlier.ladders.caught


def _globals(moment: Moment, values: list[float]) -> None:
    terms, grid = moment.terms, moment.grid
    points = grid.rows * grid.columns
    komi = max(-points - 20.0, min(points + 20.0, moment.own_komi))
    values[5] = komi / 20
    if terms.ko != "SIMPLE":
        values[6] = 1.0
        values[7] = 0.5 if terms.ko == "POSITIONAL" else -0.5
    values[8] = float(terms.suicide)
    values[9] = float(terms.scoring == "TERRITORY")
    values[10] = float(terms.tax != "NONE")
    values[11] = float(terms.tax == "ALL")
    values[14] = float(moment.pass_ends and not moment.is_invited)
    values[17] = float(moment.has_button)
    values[18] = _parity(terms, komi, points)


def _parity(terms: Terms, komi: float, points: int) -> float:
    """The distance of the komi from one that allows a draw: a wave from -0.5 to 0.5 of period 2."""
    if terms.scoring != "AREA":
        return 0.0
    odd = points % 2
    delta = komi - (math.floor((komi - odd) / 2) * 2 + odd)
    if delta < 0.5:
        return delta
    return 1 - delta if delta < 1.5 else delta - 2
