"""Reads KataGo's network files (`.bin.gz`, `.txt.gz`, and both unpacked).

Source of the order: KataGo 1.17, `desc.cpp`. Any kind of block may occur in a file of any version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from tromp_gui.engine.network.description import (
    Attention,
    Block,
    Description,
    Encoder,
    FeedForward,
    Linear,
    Multipliers,
    Nested,
    PolicyHead,
    Pooling,
    Residual,
    ValueHead,
)
from tromp_gui.engine.network.layer_reader import LayerReader
from tromp_gui.engine.network.source import Floats, Source
from tromp_gui.network_files.heading import (
    GLOBAL,
    MOST_BLOCKS,
    MOST_CHANNELS,
    PEOPLE,
    SPATIAL,
    Heading,
    read_heading,
    read_zeros,
)
from tromp_gui.network_files.problem import BadNetwork, NetworkFault

_DEEPEST: Final = 4
_MOST_HEADS: Final = 256


def read_network(path: Path, memory: int | None = None) -> Description:
    """The network in a file, which may need `memory` bytes, by default all of the computer's.

    Raises BadNetwork, and OSError if the file cannot be read.
    """
    with Source(path, memory) as source, np.errstate(all="ignore"):
        try:
            return _Reader(source, read_heading(source)).network()
        except MemoryError:
            raise BadNetwork(NetworkFault.NO_MEMORY) from None


class _Reader(LayerReader):
    """Reads the parts of a network after its heading in the order of the file."""

    def __init__(self, source: Source, heading: Heading) -> None:
        super().__init__(source, heading.version)
        self._heading = heading

    def network(self) -> Description:
        heading, channels = self._heading, self._heading.channels
        first = self.convolution(SPATIAL, channels)
        globals_first = self.matrix(GLOBAL, channels)
        encoder = self._encoder(channels) if heading.imitates_people else None
        blocks = tuple(self._block(channels, 0) for _ in range(heading.blocks))
        tip = self.rms_tip(channels) if heading.has_rms_tip else self.normalisation(channels)
        policy, value = self._policy(channels), self._value(channels)
        if not self._source.at_end():
            raise BadNetwork(NetworkFault.DAMAGED, "it goes on after its end")
        return Description(
            heading.name,
            heading.version,
            Multipliers(*heading.factors[1:]),
            first,
            globals_first,
            blocks,
            tip,
            policy,
            value,
            heading.assumes_suicide,
            encoder,
        )

    def _encoder(self, channels: int) -> Encoder:
        self._source.word()
        self._source.integer(PEOPLE, PEOPLE)
        first = self._linear(PEOPLE)
        second = self._linear(first.weights.shape[1])
        return Encoder(first, second, self.matrix(second.weights.shape[1], channels))

    def _block(self, channels: int, depth: int) -> Block:
        kind = self._source.word()
        self._source.word()
        if kind == "nested_bottleneck_block" and depth < _DEEPEST:
            return self._nested(channels, depth)
        if kind == "transformer_attention_block":
            return self._attention(channels)
        if kind == "transformer_ffn_block":
            return self._feed_forward(channels)
        if kind not in ("ordinary_block", "gpool_block"):
            raise BadNetwork(NetworkFault.UNKNOWN_PART, kind)
        before = self.normalisation(channels)
        first = self.convolution(channels)
        regular = first.weights.shape[3]
        pooling = self._pooling(channels, regular) if kind == "gpool_block" else None
        middle = self.normalisation(regular)
        return Residual(before, first, pooling, middle, self.convolution(regular, channels))

    def _nested(self, channels: int, depth: int) -> Nested:
        count = self._source.integer(1, MOST_BLOCKS)
        before = self.normalisation(channels)
        narrowing = self.convolution(channels)
        inner = narrowing.weights.shape[3]
        blocks = tuple(self._block(inner, depth + 1) for _ in range(count))
        after = self.normalisation(inner)
        return Nested(before, narrowing, blocks, after, self.convolution(inner, channels))

    def _attention(self, channels: int) -> Attention:
        source = self._source
        heads, groups = source.integer(1, _MOST_HEADS), source.integer(1, _MOST_HEADS)
        width, of_value = (source.integer(1, MOST_CHANNELS) for _ in range(2))
        rotates, is_learnt = source.integer(0, 1), source.integer(0, 1)
        if heads % groups:
            raise BadNetwork(NetworkFault.DAMAGED, f"{heads} heads for {groups} keys")
        if rotates and width % 2:
            raise BadNetwork(NetworkFault.DAMAGED, f"a rotation of {width} channels")
        norm = self.rms_norm(channels)
        query, key = self.matrix(channels, heads * width), self.matrix(channels, groups * width)
        value = self.matrix(channels, groups * of_value)
        out = self.matrix(heads * of_value, channels)
        rotation = self._rotation(groups, width // 2, is_learnt) if rotates else None
        return Attention(heads, groups, norm, query, key, value, out, rotation)

    def _rotation(self, groups: int, pairs: int, is_learnt: int) -> Floats | float:
        source = self._source
        source.word()
        if is_learnt:
            for size in (groups, pairs, 2):
                source.integer(size, size)
            return source.floats(groups, pairs, 2)
        theta = source.number()
        if theta <= 0:
            raise BadNetwork(NetworkFault.DAMAGED, f"a theta of {theta}")
        return theta

    def _feed_forward(self, channels: int) -> FeedForward:
        source = self._source
        source.integer(channels, channels)
        width, has_gate = source.integer(1, MOST_CHANNELS), source.integer(0, 1)
        if not has_gate:  # KataGo can write such files, but evaluates none
            raise BadNetwork(NetworkFault.UNKNOWN_PART, "a feed-forward block without a gate")
        norm = self.rms_norm(channels)
        first, gate = self.matrix(channels, width), self.matrix(channels, width)
        return FeedForward(norm, first, gate, self.matrix(width, channels))

    def _pooling(self, channels: int, regular: int) -> Pooling:
        convolution = self.convolution(channels)
        pooled = convolution.weights.shape[3]
        return Pooling(convolution, self.normalisation(pooled), self.matrix(3 * pooled, regular))

    def _policy(self, channels: int) -> PolicyHead:
        self._source.word()
        outputs = self._policy_outputs()
        points = self.convolution(channels)
        inner = points.weights.shape[3]
        pooling = self._pooling(channels, inner)
        pooled = pooling.convolution.weights.shape[3]
        middle = self.normalisation(inner)
        last = self.convolution(inner, outputs)
        if self._version < 15:
            passing = Linear(self.matrix(3 * pooled, outputs), np.zeros(outputs, np.float32))
            return PolicyHead(points, pooling, middle, last, passing, None)
        passing = self._linear(3 * pooled)
        passing_last = self.matrix(passing.weights.shape[1], outputs)
        return PolicyHead(points, pooling, middle, last, passing, passing_last)

    def _linear(self, inputs: int) -> Linear:
        """A layer with any number of outputs, a bias and an activation."""
        weights = self.matrix(inputs)
        return Linear(weights, self.bias(weights.shape[1]), self.activation())

    def _policy_outputs(self) -> int:
        """The values for each point, which the file itself says since version 17."""
        if self._version < 17:
            return 1 if self._version < 12 else 2 if self._version < 16 else 4
        outputs = self._source.integer(1, 10_000)
        if outputs not in (2, 4):
            raise BadNetwork(NetworkFault.UNKNOWN_PART, f"{outputs} policies")
        read_zeros(self._source, 3, "an option of its policy")
        return outputs

    def _value(self, channels: int) -> ValueHead:
        self._source.word()
        if self._version >= 17:
            read_zeros(self._source, 3, "an option of its value")
        first = self.convolution(channels)
        inner = first.weights.shape[3]
        middle = self.normalisation(inner)
        shared = self._linear(3 * inner)
        width = shared.weights.shape[1]
        result = Linear(self.matrix(width, 3), self.bias(3))
        scores = 4 if self._version < 9 else 6
        score = Linear(self.matrix(width, scores), self.bias(scores))
        return ValueHead(first, middle, shared, result, score, self.convolution(inner, 1))
