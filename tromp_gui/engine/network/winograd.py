"""Convolutions of 3×3 with fewer multiplications, as matrix products.

Winograd's minimal filtering F(m×m, 3×3): a board is cut into tiles of m×m points, each read with a
border of one point. Source: Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks"
(2015); the matrices come from the Toom-Cook method, with the points below.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import prod
from typing import NamedTuple

import numpy as np

from tromp_gui.engine.network.source import Floats

_POINTS = {2: (0, 1, -1), 3: (0, 1, -1, 2), 4: (0, 1, -1, 2, -2)}
"""The evaluation points, besides infinity, for each size of tile."""


class Transforms(NamedTuple):
    """The matrices for tiles of `side`: to the products and back, and for the filter."""

    side: int
    inward: Floats
    outward: Floats
    of_filter: Floats


@cache
def transforms(side: int) -> Transforms:
    """The matrices for tiles of `side`, 2 to 4."""
    points = [Fraction(point) for point in _POINTS[side]]
    width = side + 2
    inward, outward = np.zeros((width, width)), np.zeros((side, width))
    of_filter = np.zeros((width, 3))
    for row, point in enumerate(points):
        others = [other for other in points if other != point]
        scale = prod(point - other for other in others)
        inward[row, :-1] = _product(others)
        outward[:, row] = [float(point**power) for power in range(side)]
        of_filter[row] = [float(point**power / scale) for power in range(3)]
    inward[-1] = _product(points)
    outward[-1, -1] = of_filter[-1, -1] = 1
    both = [np.kron(matrix, matrix).astype(np.float32) for matrix in (inward, outward, of_filter)]
    return Transforms(side, *both)


def side_for(rows: int, columns: int) -> int:
    """The side of the tiles that costs the fewest multiplications on a board."""
    return min(_POINTS, key=lambda side: tiles(rows, side) * tiles(columns, side) * (side + 2) ** 2)


def tiles(length: int, side: int) -> int:
    """The number of tiles that cover a length."""
    return -(-length // side)


def transformed(weights: Floats, side: int) -> Floats:
    """A filter (place and input, output) as one matrix of (input, output) for each product."""
    outputs = weights.shape[1]
    flat = transforms(side).of_filter @ weights.reshape(9, -1)
    return flat.reshape((side + 2) ** 2, -1, outputs)


def weights_of(transformed: Floats, side: int) -> Floats:
    """The filter of which these are the matrices, for tiles of `side`."""
    products, _, outputs = transformed.shape
    back = np.linalg.pinv(transforms(side).of_filter.astype(float)).astype(np.float32)
    return (back @ transformed.reshape(products, -1)).reshape(-1, outputs)


def _product(roots: list[Fraction]) -> list[float]:
    """The coefficients of the polynomial with these roots, the lowest power first."""
    result = [Fraction(1)]
    for root in roots:
        shifted = [Fraction(0), *result]
        result = [
            high - root * low for high, low in zip(shifted, [*result, Fraction(0)], strict=True)
        ]
    return [float(value) for value in result]
