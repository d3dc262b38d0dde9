"""The blocks of transformers: attention with rotary positions, and feed-forward with SwiGLU.

Source: KataGo 1.17 (`eigenbackend.cpp`); the rotation as in Su et al., "RoFormer" (2021), in two
dimensions, the feed-forward block as in Shazeer, "GLU Variants Improve Transformer" (2020).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tromp_gui.engine.network.description import Attention, FeedForward, RmsNorm, RmsTip
from tromp_gui.engine.network.layers import activate
from tromp_gui.engine.network.layout import Layout
from tromp_gui.engine.network.source import Floats

Turns = NDArray[np.complex64]

_SAFE: Final = 80.0
"""Scores of this size and their sum have an exponential in 32 bits."""


class AttentionBlock:
    """Adds to each point what it finds at all points of its board.

    For head h with its keys and values: softmax(q·kᵀ / √width)·v; the results of all heads side by
    side times `out`. Weights of the normalisation and 1/√width are in the matrix, which gives all
    queries, keys and values at once; a column of ones beside the values gives the softmax's sum.
    """

    def __init__(self, block: Attention) -> None:
        self._heads, self._groups = block.heads, block.groups
        self._width = block.query.shape[1] // block.heads
        self._value_width = block.value.shape[1] // block.groups
        query = block.query / np.float32(sqrt(self._width))
        self._inward = _inward(block.norm, query, block.key, block.value)
        self._epsilon = np.float32(block.norm.epsilon)
        self._out = block.out
        self._frequencies = frequencies(block.rotation, self._groups, self._width // 2)
        self._turns: dict[tuple[int, int], Turns] = {}

    def add_to(self, layout: Layout, trunk: Floats) -> None:
        """Add the block's result to the rows of `trunk`; the row of zeros stays."""
        heads, groups = self._heads, self._groups
        turned, inner = (heads + groups) * self._width, heads * self._value_width
        y = _matmul(layout, _scaled(layout, trunk, self._epsilon), self._inward, "attention")
        queries_keys, values = y[:, :turned], y[:, turned:]
        if self._frequencies is not None:
            queries_keys = self._rotated(layout, queries_keys)
        boards = layout.batch, layout.points
        q = queries_keys[:, : heads * self._width].reshape(*boards, heads, self._width)
        k = queries_keys[:, heads * self._width :].reshape(*boards, groups, self._width)
        v = layout.buffer("values", layout.size, groups * (self._value_width + 1))
        v = v.reshape(*boards, groups, self._value_width + 1)
        v[..., :-1], v[..., -1] = values.reshape(*boards, groups, self._value_width), 1
        seen = layout.buffer("seen", layout.size, inner)
        found = layout.buffer("found", layout.points, self._value_width + 1)
        score = layout.buffer("scores", layout.points, layout.points)
        for board in range(layout.batch):
            for head in range(heads):
                group = head * groups // heads
                np.matmul(q[board, :, head], k[board, :, group].T, out=score)
                _exponentials(score)
                np.matmul(score, v[board, :, group], out=found)
                at = board * layout.points
                place = seen[at : at + layout.points, head * self._value_width :]
                np.divide(found[:, :-1], found[:, -1:], out=place[:, : self._value_width])
        trunk[:-1] += _matmul(layout, seen, self._out, "second")

    def _rotated(self, layout: Layout, x: Floats) -> Floats:
        """Queries and keys, each pair of channels turned by the angle of its point."""
        shape = layout.batch, layout.points, -1
        turned = layout.buffer("rotated", *x.shape)
        pairs = x.view(np.complex64).reshape(shape)
        np.multiply(pairs, self._turns_for(layout), out=turned.view(np.complex64).reshape(shape))
        return turned

    def _turns_for(self, layout: Layout) -> Turns:
        """e^(i·angle) by point and by pair of each query and key, for boards of one size."""
        size = layout.rows, layout.columns
        if size not in self._turns:
            assert self._frequencies is not None
            row, column = np.indices(size).reshape(2, -1, 1, 1)
            by_column, by_row = np.moveaxis(self._frequencies, 2, 0)
            angles = column * by_column + row * by_row
            of_queries = np.repeat(angles, self._heads // self._groups, axis=1)
            both = np.concatenate([of_queries, angles], 1).reshape(layout.points, -1)
            self._turns[size] = (np.cos(both) + 1j * np.sin(both)).astype(np.complex64)
        return self._turns[size]


class FeedForwardBlock:
    """Adds (SiLU(n·first) ⊙ (n·gate))·second to each point, n being its normalised channels.

    SiLU(x) = x / (1 + e^−x). The signs of `first` and `second` are changed, so that the exponential
    is that of the product itself.
    """

    def __init__(self, block: FeedForward) -> None:
        self._inward = _inward(block.norm, -block.first, block.gate)
        self._second = -block.second
        self._epsilon = np.float32(block.norm.epsilon)

    def add_to(self, layout: Layout, trunk: Floats) -> None:
        """Add the block's result to the rows of `trunk`; the row of zeros stays."""
        width = len(self._second)
        y = _matmul(layout, _scaled(layout, trunk, self._epsilon), self._inward, "forward")
        negative, gate = y[:, :width], y[:, width:]
        grown = np.exp(negative, out=layout.buffer("grown", layout.size, width))
        grown += 1
        gate *= negative
        gate /= grown
        trunk[:-1] += _matmul(layout, gate, self._second, "second")


class RmsTipLayer:
    """x / √(mean of x² + ε) · scale + bias and an activation; the mean is that of each point, or of
    its whole board.
    """

    def __init__(self, layer: RmsTip) -> None:
        self._layer = layer

    def __call__(self, layout: Layout, x: Floats) -> Floats:
        """The result in a buffer, with its row of zeros."""
        layer, out = self._layer, layout.buffer("tip", *x.shape)
        inner, rows = out[:-1], x[:-1]
        square = np.einsum("pc,pc->p", rows, rows) / np.float32(x.shape[1])
        if layer.over_board:
            square = square.reshape(layout.batch, layout.points).mean(1).repeat(layout.points)
        np.multiply(rows, _inverse_root(square, np.float32(layer.epsilon)), out=inner)
        inner *= layer.scale
        inner += layer.bias
        activate(inner, layer.activation)
        out[-1] = 0
        return out


def _inward(norm: RmsNorm, *matrices: Floats) -> Floats:
    """Matrices side by side, after the weights of a normalisation."""
    return norm.weight[:, None] * np.concatenate(matrices, 1)


def frequencies(rotation: Floats | float | None, groups: int, pairs: int) -> Floats | None:
    """The frequencies by group, pair, and column or row; fixed ones turn the first half of the
    pairs by the row, the others by the column.
    """
    if rotation is None or isinstance(rotation, np.ndarray):
        return rotation
    half = pairs // 2
    fixed = np.zeros((groups, pairs, 2), np.float32)
    fixed[:, :half, 1] = rotation ** (-2 * np.arange(half) / pairs)
    fixed[:, half:, 0] = rotation ** (-2 * np.arange(pairs - half) / pairs)
    return fixed


def _scaled(layout: Layout, trunk: Floats, epsilon: np.float32) -> Floats:
    """The points' channels divided by their root mean square, without the row of zeros."""
    rows = trunk[:-1]
    square = np.einsum("pc,pc->p", rows, rows) / np.float32(rows.shape[1])
    out = layout.buffer("scaled", *rows.shape)
    return np.multiply(rows, _inverse_root(square, epsilon), out=out)


def _inverse_root(square: Floats, epsilon: np.float32) -> Floats:
    root: Floats = 1 / np.sqrt(square + epsilon)
    return root[:, None]


def _matmul(layout: Layout, x: Floats, weights: Floats, use: str) -> Floats:
    return np.matmul(x, weights, out=layout.buffer(use, len(x), weights.shape[1]))


def _exponentials(score: Floats) -> None:
    """e^score in place; large scores are lowered, row by row, which a softmax does not change."""
    if max(score.max(), -score.min()) > _SAFE:
        score -= score.max(1, keepdims=True)
    np.exp(score, out=score)
