"""A network ready for use: positions in, evaluations out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tromp_gui import resources
from tromp_gui.engine.network.description import (
    Attention,
    Block,
    Description,
    Encoder,
    FeedForward,
    Linear,
    Multipliers,
    Nested,
    Normalisation,
    PolicyHead,
    Pooling,
    Residual,
    RmsTip,
    ValueHead,
)
from tromp_gui.engine.network.layers import (
    Filter,
    activate,
    linear,
    normalise,
    pool,
    pool_for_value,
)
from tromp_gui.engine.network.layout import Layout, layout_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.network.transformer import AttentionBlock, FeedForwardBlock, RmsTipLayer


class Outputs(NamedTuple):
    """The outputs of the last layers for a batch, for the player to move.

    `policy` by board, point and kind, `passing` by board and kind (kinds: see `Network.policy`);
    `result` win, loss and no result, all before softmax; `score` the raw score outputs; `owner`
    before tanh, by board and point.
    """

    policy: Floats
    passing: Floats
    result: Floats
    score: Floats
    owner: Floats


class Network:
    """A network made of a `Description`."""

    @np.errstate(all="ignore")
    def __init__(self, description: Description) -> None:
        self.name, self.version = description.name, description.version
        self.multipliers: Multipliers = description.multipliers
        self.assumes_suicide = description.assumes_suicide
        self._encoder = description.encoder
        self._first = Filter(description.first)
        self._globals_first = description.globals_first
        self._blocks = [_part(block, depth=0) for block in description.blocks]
        self._tip = _tip(description.tip)
        self._policy = _Policy(description.policy)
        self._value = _Value(description.value)

    @property
    def imitates_people(self) -> bool:
        """Whether it is a human network."""
        return self._encoder is not None

    @np.errstate(all="ignore")
    def evaluate(
        self,
        rows: int,
        columns: int,
        spatial: Floats,
        globals_: Floats,
        people: Floats | None = None,
    ) -> Outputs:
        """The outputs for boards of one size.

        `spatial` is by board, point (row by row from the top) and channel, `globals_` by board
        and channel. A human network needs `people`, the row about the players of all boards.
        """
        batch = len(spatial)
        layout = layout_of(rows, columns, batch)
        x = layout.buffer("input", layout.size + 1, spatial.shape[2])
        x[:-1] = spatial.reshape(layout.size, -1)
        x[-1] = 0
        trunk = self._first(layout, x, "trunk")
        bias = globals_ @ self._globals_first
        if self._encoder is not None:
            assert people is not None
            bias = bias + _encoded(people, self._encoder)
        _add_for_each(layout, trunk, bias)
        for block in self._blocks:
            block.add_to(layout, trunk)
        trunk = self._tip(layout, trunk)
        return Outputs(*self._policy(layout, trunk), *self._value(layout, trunk))


def own_network() -> Network:
    """The network that comes with the program."""
    return Network(read_network(resources.path("networks/own.bin.gz")))


def _encoded(people: Floats, encoder: Encoder) -> Floats:
    result: Floats = linear(linear(people, encoder.first), encoder.second) @ encoder.last
    return result


def _add_for_each(layout: Layout, x: Floats, bias: Floats) -> None:
    """Add the bias of a board to each of its points."""
    x[:-1].reshape(layout.batch, layout.points, -1)[...] += bias[:, None]


class _Pooling:
    """The global part of a block or head: computes a bias for each board."""

    def __init__(self, layer: Pooling, scale: Floats | float = 1.0) -> None:
        self._filter = Filter(layer.convolution, layer.normalisation)
        self._activation = layer.normalisation.activation
        self._to_bias = layer.to_bias * scale

    def pooled(self, layout: Layout, x: Floats) -> Floats:
        seen = self._filter(layout, x, "pooled")
        activate(seen[:-1], self._activation)
        return pool(layout, seen)

    def bias(self, pooled: Floats) -> Floats:
        return pooled @ self._to_bias


class _Residual:
    def __init__(self, block: Residual) -> None:
        self._before = block.before
        self._first = Filter(block.first, block.middle)
        self._pooling = block.pooling and _Pooling(block.pooling, block.middle.scale)
        self._activation = block.middle.activation
        self._second = Filter(block.second)

    def add_to(self, layout: Layout, trunk: Floats) -> None:
        x = normalise(layout, trunk, self._before, "before")
        y = self._first(layout, x, "first")
        if self._pooling:
            _add_for_each(layout, y, self._pooling.bias(self._pooling.pooled(layout, x)))
        activate(y[:-1], self._activation)
        y[-1] = 0
        trunk[:-1] += self._second(layout, y, "second")[:-1]


class _Nested:
    def __init__(self, block: Nested, depth: int) -> None:
        self._before, self._after = block.before, block.after
        self._narrowing, self._widening = Filter(block.narrowing), Filter(block.widening)
        self._blocks = [_part(inner, depth + 1) for inner in block.blocks]
        self._use = f"inner {depth}"

    def add_to(self, layout: Layout, trunk: Floats) -> None:
        x = normalise(layout, trunk, self._before, "before")
        inner = self._narrowing(layout, x, self._use)
        for block in self._blocks:
            block.add_to(layout, inner)
        x = normalise(layout, inner, self._after, "before")
        trunk[:-1] += self._widening(layout, x, "second")[:-1]


def _part(block: Block, depth: int) -> _Residual | _Nested | AttentionBlock | FeedForwardBlock:
    match block:
        case Nested():
            return _Nested(block, depth)
        case Attention():
            return AttentionBlock(block)
        case FeedForward():
            return FeedForwardBlock(block)
    return _Residual(block)


class _Tip:
    def __init__(self, layer: Normalisation) -> None:
        self._layer = layer

    def __call__(self, layout: Layout, x: Floats) -> Floats:
        return normalise(layout, x, self._layer, "tip")


def _tip(layer: Normalisation | RmsTip) -> _Tip | RmsTipLayer:
    return RmsTipLayer(layer) if isinstance(layer, RmsTip) else _Tip(layer)


class _Policy:
    def __init__(self, head: PolicyHead) -> None:
        self._points = Filter(head.points, head.middle)
        self._pooling = _Pooling(head.pooling, head.middle.scale)
        self._middle: Normalisation = head.middle
        self._last = Filter(head.last)
        self._passing: Linear = head.passing
        self._passing_last = head.passing_last

    def __call__(self, layout: Layout, trunk: Floats) -> tuple[Floats, Floats]:
        x = self._points(layout, trunk, "head")
        pooled = self._pooling.pooled(layout, trunk)
        _add_for_each(layout, x, self._pooling.bias(pooled))
        activate(x[:-1], self._middle.activation)
        x[-1] = 0
        points = self._last(layout, x, "policy")[:-1]
        passing = linear(pooled, self._passing)
        if self._passing_last is not None:
            passing = passing @ self._passing_last
        return points.reshape(layout.batch, layout.points, -1).copy(), passing


class _Value:
    def __init__(self, head: ValueHead) -> None:
        self._first = Filter(head.first, head.middle)
        self._activation = head.middle.activation
        self._head = head
        self._owner = Filter(head.owner)

    def __call__(self, layout: Layout, trunk: Floats) -> tuple[Floats, Floats, Floats]:
        x = self._first(layout, trunk, "head")
        activate(x[:-1], self._activation)
        x[-1] = 0
        shared = linear(pool_for_value(layout, x), self._head.shared)
        owner = self._owner(layout, x, "owner")[:-1].reshape(layout.batch, layout.points).copy()
        return linear(shared, self._head.result), linear(shared, self._head.score), owner
