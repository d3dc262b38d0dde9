"""The layers of a network, evaluated with numpy's matrix products."""

from __future__ import annotations

import numpy as np

from tromp_gui.engine.network import winograd
from tromp_gui.engine.network.description import Activation, Convolution, Linear, Normalisation
from tromp_gui.engine.network.layout import Layout
from tromp_gui.engine.network.source import Floats

_FEW_CHANNELS = 24
"""With fewer input channels, Winograd's transforms cost more than they save."""


class Filter:
    """A convolution, optionally with a scale and a bias for each output channel."""

    def __init__(self, layer: Convolution, after: Normalisation | None = None) -> None:
        weights = layer.weights
        self._bias = None
        if after is not None:
            weights, self._bias = weights * after.scale, after.bias
        self._dilation = layer.dilation
        rows, columns, inputs, self.outputs = weights.shape
        self._shape = rows, columns
        self._is_point = (rows, columns) == (1, 1)
        self._is_tiled = (rows, columns, *layer.dilation) == (
            3,
            3,
            1,
            1,
        ) and inputs >= _FEW_CHANNELS
        self._flat = weights.reshape(-1, self.outputs)
        self._side: int | None = None

    def __call__(self, layout: Layout, x: Floats, use: str) -> Floats:
        """The result for the rows of `x`, including the row of zeros, in the buffer for `use`."""
        out = layout.buffer(use, layout.size + 1, self.outputs)
        inner = out[:-1]
        if self._is_point:
            np.matmul(x[:-1], self._flat, out=inner)
        elif self._is_tiled:
            self._by_tiles(layout, x, inner)
        else:
            self._by_patches(layout, x, inner)
        if self._bias is not None:
            inner += self._bias
        return out

    def _by_patches(self, layout: Layout, x: Floats, out: Floats) -> None:
        (rows, columns), inputs = self._shape, x.shape[1]
        places = rows * columns
        patches = layout.buffer("patches", layout.size * places, inputs)
        x.take(layout.patches(rows, columns, self._dilation), 0, patches, "clip")
        np.matmul(patches.reshape(layout.size, places * inputs), self._flat, out=out)

    def _by_tiles(self, layout: Layout, x: Floats, out: Floats) -> None:
        side, inputs, outputs = layout.side, x.shape[1], self.outputs
        _, inward, outward, _ = winograd.transforms(side)
        products, places = (side + 2) ** 2, side**2
        count = len(layout.tiles) // products
        read = layout.buffer("tiles", products, count * inputs)
        x.take(layout.tiles, 0, read.reshape(-1, inputs), "clip")
        turned = layout.buffer("turned", products, count * inputs)
        np.matmul(inward, read, out=turned)
        result = layout.buffer("products", products, count * outputs)
        np.matmul(
            turned.reshape(products, count, inputs),
            self._transformed(side),
            out=result.reshape(products, count, outputs),
        )
        back = layout.buffer("places", places, count * outputs)
        np.matmul(outward, result, out=back)
        back.reshape(-1, outputs).take(layout.from_tiles, 0, out, "clip")

    def _transformed(self, side: int) -> Floats:
        """The weights for tiles of `side`, by product, input and output.

        They take up to four times the memory of the weights, so that only those for one side are
        kept; for another one, the weights are computed back from them.
        """
        if side != self._side:
            flat = self._flat if self._side is None else winograd.weights_of(self._flat, self._side)
            self._flat, self._side = winograd.transformed(flat, side), side
        return self._flat


def activate(x: Floats, kind: Activation) -> None:
    """Apply an activation in place."""
    if kind is Activation.RELU:
        np.maximum(x, 0, out=x)
    elif kind is Activation.MISH:
        _mish(x)
    elif kind is Activation.SILU:
        x /= 1 + np.exp(-x)


def _mish(x: Floats) -> None:
    """x · tanh(log(1 + eˣ)) = x · n / (n + 2) with n = eˣ (eˣ + 2); eˣ is limited."""
    grown = np.exp(np.minimum(x, 20))
    grown *= grown + 2
    x *= grown / (grown + 2)


def normalise(layout: Layout, x: Floats, layer: Normalisation, use: str) -> Floats:
    """A normalisation and its activation, in the buffer for `use`; the row of zeros stays."""
    out = layout.buffer(use, *x.shape)
    inner = out[:-1]
    np.multiply(x[:-1], layer.scale, out=inner)
    inner += layer.bias
    activate(inner, layer.activation)
    out[-1] = 0
    return out


def linear(x: Floats, layer: Linear) -> Floats:
    """A linear layer applied to one row for each board."""
    result: Floats = x @ layer.weights + layer.bias
    activate(result, layer.activation)
    return result


def pool(layout: Layout, x: Floats) -> Floats:
    """For each board: mean, mean by board size, and maximum of each channel."""
    boards = x[:-1].reshape(layout.batch, layout.points, -1)
    mean = boards.mean(1)
    scaled = mean * np.float32((layout.root - 14) / 10)
    return np.concatenate([mean, scaled, boards.max(1)], 1)


def pool_for_value(layout: Layout, x: Floats) -> Floats:
    """For each board: mean, and twice the mean by board size, of each channel."""
    mean = x[:-1].reshape(layout.batch, layout.points, -1).mean(1)
    off = (layout.root - 14) / 10
    scaled, squared = mean * np.float32(off), mean * np.float32(off**2 - 0.1)
    return np.concatenate([mean, scaled, squared], 1)
