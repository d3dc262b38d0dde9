"""Reads KataGo's network files (`.bin.gz`, `.txt.gz`, and both unpacked)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from tromp_gui.engine.network.description import (
    Activation,
    Block,
    Convolution,
    Description,
    Linear,
    Multipliers,
    Nested,
    Normalisation,
    PolicyHead,
    Pooling,
    Residual,
    ValueHead,
)
from tromp_gui.engine.network.source import Floats, Source
from tromp_gui.network_files.heading import (
    GLOBAL,
    MOST_BLOCKS,
    MOST_CHANNELS,
    SPATIAL,
    TRANSFORMER,
    read_heading,
)
from tromp_gui.network_files.problem import BadNetwork, NetworkFault

_DEEPEST: Final = 4
_WIDEST: Final = 19


def read_network(path: Path, memory: int | None = None) -> Description:
    """The network in a file, which may need `memory` bytes, by default all of the computer's.

    Raises BadNetwork, and OSError if the file cannot be read.
    """
    with Source(path, memory) as source, np.errstate(all="ignore"):
        try:
            return _Reader(source).network()
        except MemoryError:
            raise BadNetwork(NetworkFault.NO_MEMORY) from None


class _Reader:
    """Reads the parts of a network in the order of the file."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._version = 0

    def network(self) -> Description:
        heading = read_heading(self._source)
        self._version, channels = heading.version, heading.channels
        first = self._convolution(SPATIAL, channels)
        globals_first = self._matrix(GLOBAL, channels)
        blocks = tuple(self._block(channels, 0) for _ in range(heading.blocks))
        tip = self._normalisation(channels)
        policy, value = self._policy(channels), self._value(channels)
        if not self._source.at_end():
            raise BadNetwork(NetworkFault.DAMAGED, "it goes on after its end")
        factors = Multipliers(*heading.factors[1:])
        return Description(
            heading.name, self._version, factors, first, globals_first, blocks, tip, policy, value
        )

    def _block(self, channels: int, depth: int) -> Block:
        kind = self._source.word()
        self._source.word()
        if kind == "nested_bottleneck_block" and depth < _DEEPEST:
            return self._nested(channels, depth)
        if kind.startswith(TRANSFORMER):
            raise BadNetwork(NetworkFault.TRANSFORMER)
        if kind not in ("ordinary_block", "gpool_block"):
            raise BadNetwork(NetworkFault.UNKNOWN_PART, kind)
        before = self._normalisation(channels)
        first = self._convolution(channels)
        regular = first.weights.shape[3]
        pooling = self._pooling(channels, regular) if kind == "gpool_block" else None
        middle = self._normalisation(regular)
        return Residual(before, first, pooling, middle, self._convolution(regular, channels))

    def _nested(self, channels: int, depth: int) -> Nested:
        count = self._source.integer(1, MOST_BLOCKS)
        before = self._normalisation(channels)
        narrowing = self._convolution(channels)
        inner = narrowing.weights.shape[3]
        blocks = tuple(self._block(inner, depth + 1) for _ in range(count))
        after = self._normalisation(inner)
        return Nested(before, narrowing, blocks, after, self._convolution(inner, channels))

    def _pooling(self, channels: int, regular: int) -> Pooling:
        convolution = self._convolution(channels)
        pooled = convolution.weights.shape[3]
        return Pooling(convolution, self._normalisation(pooled), self._matrix(3 * pooled, regular))

    def _policy(self, channels: int) -> PolicyHead:
        self._source.word()
        points = self._convolution(channels)
        inner = points.weights.shape[3]
        pooling = self._pooling(channels, inner)
        pooled = pooling.convolution.weights.shape[3]
        middle = self._normalisation(inner)
        outputs = 1 if self._version < 12 else 2 if self._version < 16 else 4
        last = self._convolution(inner, outputs)
        if self._version < 15:
            passing = Linear(self._matrix(3 * pooled, outputs), np.zeros(outputs, np.float32))
            return PolicyHead(points, pooling, middle, last, passing, None)
        weights = self._matrix(3 * pooled)
        width = weights.shape[1]
        passing = Linear(weights, self._bias(width), self._activation())
        return PolicyHead(points, pooling, middle, last, passing, self._matrix(width, outputs))

    def _value(self, channels: int) -> ValueHead:
        self._source.word()
        first = self._convolution(channels)
        inner = first.weights.shape[3]
        middle = self._normalisation(inner)
        weights = self._matrix(3 * inner)
        width = weights.shape[1]
        shared = Linear(weights, self._bias(width), self._activation())
        result = Linear(self._matrix(width, 3), self._bias(3))
        scores = 4 if self._version < 9 else 6
        score = Linear(self._matrix(width, scores), self._bias(scores))
        return ValueHead(first, middle, shared, result, score, self._convolution(inner, 1))

    def _convolution(self, inputs: int, outputs: int | None = None) -> Convolution:
        source = self._source
        source.word()
        rows, columns = source.integer(1, _WIDEST), source.integer(1, _WIDEST)
        if rows % 2 == 0 or columns % 2 == 0:
            raise BadNetwork(NetworkFault.DAMAGED, "a filter without a middle")
        _, found = self._sizes(inputs, outputs)
        dilation = source.integer(1, _WIDEST), source.integer(1, _WIDEST)
        return Convolution(source.floats(rows, columns, inputs, found), dilation)

    def _matrix(self, inputs: int, outputs: int | None = None) -> Floats:
        self._source.word()
        return self._source.floats(*self._sizes(inputs, outputs))

    def _bias(self, channels: int) -> Floats:
        self._source.word()
        self._source.integer(channels, channels)
        return self._source.floats(channels)

    def _sizes(self, inputs: int, outputs: int | None) -> tuple[int, int]:
        """The channels of a layer, checked against its neighbours."""
        self._source.integer(inputs, inputs)
        low, high = (1, MOST_CHANNELS) if outputs is None else (outputs, outputs)
        return inputs, self._source.integer(low, high)

    def _normalisation(self, channels: int) -> Normalisation:
        source = self._source
        source.word()
        source.integer(channels, channels)
        epsilon = source.number()
        has_scale, has_bias = source.integer(0, 1), source.integer(0, 1)
        mean, variance = source.floats(channels), source.floats(channels)
        scale = source.floats(channels) if has_scale else np.ones(channels, np.float32)
        bias = source.floats(channels) if has_bias else np.zeros(channels, np.float32)
        if (variance + epsilon <= 0).any():
            raise BadNetwork(NetworkFault.DAMAGED, "a variance that is not positive")
        scale = (scale / np.sqrt(variance + np.float32(epsilon))).astype(np.float32)
        return Normalisation(scale, bias - mean * scale, self._activation())

    def _activation(self) -> Activation:
        self._source.word()
        if self._version < 11:
            return Activation.RELU
        word = self._source.word()
        try:
            return Activation(word)
        except ValueError:
            raise BadNetwork(NetworkFault.UNKNOWN_PART, word) from None
