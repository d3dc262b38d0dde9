"""Small networks with random weights, of every format that is read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tromp_gui.engine.network.description import (
    Activation,
    Attention,
    Block,
    Convolution,
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
    RmsNorm,
    RmsTip,
    ValueHead,
)
from tromp_gui.engine.network.source import Floats
from tromp_gui.network_files.heading import GLOBAL, PEOPLE, SPATIAL

CHANNELS, INNER, POOLED, HEAD, HIDDEN = 32, 24, 8, 6, 10

VERSIONS = {
    8: Activation.RELU,
    9: Activation.RELU,
    10: Activation.RELU,
    11: Activation.MISH,
    12: Activation.RELU,
    13: Activation.MISH,
    14: Activation.MISH,
    15: Activation.MISH,
    16: Activation.MISH,
    17: Activation.SILU,
}
"""The versions, each with the activation that its network has."""

TRANSFORMERS = {"fixed": 17, "learnt": 17, "nested": 15, "plain": 8}
"""Networks with transformer blocks, by what is particular about them, and their versions."""


def random_network(version: int) -> Description:
    """The network of a version: always the same, with filters of every kind."""
    return _Maker(version).network()


def random_transformer(kind: str) -> Description:
    """A network of `TRANSFORMERS`, always the same; its blocks follow filters."""
    maker = _Maker(TRANSFORMERS[kind])
    network = replace(maker.network(), name=kind)
    blocks = network.blocks[:1]
    match kind:
        case "fixed":  # an odd number of pairs, and all heads turn alike
            blocks += (maker.attention(CHANNELS, 2, 1, 14, 5, 100.0), maker.feed_forward(CHANNELS))
            return replace(network, blocks=blocks, tip=maker.rms_tip(over_board=False))
        case "learnt":
            attention = maker.attention(CHANNELS, 4, 2, 8, 6, maker.noise(2, 4, 2))
            return replace(network, blocks=(*blocks, attention), assumes_suicide=True)
        case "nested":
            nested = network.blocks[2]
            assert isinstance(nested, Nested)
            inner = maker.attention(INNER, 3, 3, 8, 8, maker.noise(3, 4, 2))
            nested = replace(nested, blocks=(inner, maker.feed_forward(INNER)))
            return replace(network, blocks=(*blocks, nested), tip=maker.rms_tip(over_board=True))
    # Plain: no rotation, scores too large for an exponential, and an old version.
    attention = maker.attention(CHANNELS, 2, 2, 7, 5, None)
    attention = replace(attention, query=attention.query * 40)
    return replace(network, blocks=(*blocks, attention, maker.feed_forward(CHANNELS)))


def human_network() -> Description:
    """A network that imitates people, always the same, with an even policy and few passes."""
    maker = _Maker(15)
    network = maker.network()
    head, value = network.policy, network.value
    assert head.passing_last is not None
    last = replace(head.last, weights=head.last.weights * np.float32(0.6))
    head = replace(head, last=last, passing_last=head.passing_last * np.float32(0.02))
    result = replace(value.result, weights=value.result.weights * np.float32(0.1))
    score = replace(value.score, weights=value.score.weights * np.float32(0.1))
    value = replace(value, result=result, score=score)
    encoder = maker.encoder()
    return replace(network, name="human", policy=head, value=value, encoder=encoder)


class _Maker:
    def __init__(self, version: int) -> None:
        self._version, self._kind = version, VERSIONS[version]
        self._noise = np.random.default_rng(version)

    def network(self) -> Description:
        blocks: tuple[Block, ...] = (
            self._block(CHANNELS, INNER, True),
            self._block(CHANNELS, CHANNELS, False),
        )
        if self._version >= 11:
            inner = (self._block(INNER, INNER, False), self._block(INNER, 16, True))
            blocks += (
                Nested(
                    self._norm(CHANNELS),
                    self._filter(1, CHANNELS, INNER),
                    inner,
                    self._norm(INNER),
                    self._filter(1, INNER, CHANNELS),
                ),
            )
        by = Multipliers(21, 19, 18, 33, 0.3, 25) if self._version >= 13 else Multipliers()
        return Description(
            f"random{self._version}",
            self._version,
            by,
            self._filter(3 if self._version > 8 else 5, SPATIAL, CHANNELS),
            self._values(GLOBAL, CHANNELS, gain=2.0),
            blocks,
            self._norm(CHANNELS),
            self._policy(),
            self._value(),
        )

    def noise(self, *shape: int) -> Floats:
        """Some numbers about 0."""
        return self._values(*shape)

    def encoder(self) -> Encoder:
        """A metadata encoder."""
        first = self._linear(PEOPLE, HIDDEN, self._kind)
        second = self._linear(HIDDEN, HIDDEN, self._kind)
        return Encoder(first, second, self._values(HIDDEN, CHANNELS, gain=1.5))

    def attention(
        self,
        channels: int,
        heads: int,
        groups: int,
        width: int,
        of_value: int,
        rotation: Floats | float | None,
    ) -> Attention:
        """An attention block of these sizes."""
        sizes = heads * width, groups * width, groups * of_value
        query, key, value = (self._values(channels, size, gain=1.5) for size in sizes)
        out = self._values(heads * of_value, channels, gain=1.5)
        return Attention(heads, groups, self._rms_norm(channels), query, key, value, out, rotation)

    def feed_forward(self, channels: int) -> FeedForward:
        """A feed-forward block with a narrow middle."""
        first, gate = (self._values(channels, HIDDEN, gain=1.5) for _ in range(2))
        second = self._values(HIDDEN, channels)
        return FeedForward(self._rms_norm(channels), first, gate, second)

    def rms_tip(self, over_board: bool) -> RmsTip:
        """A tip of the trunk."""
        scale, bias = self._rms_norm(CHANNELS).weight, self._values(CHANNELS)
        return RmsTip(scale, bias, 1e-6, over_board, self._kind)

    def _rms_norm(self, channels: int) -> RmsNorm:
        return RmsNorm(self._noise.uniform(0.6, 1.4, channels).astype(np.float32), 1e-6)

    def _values(self, *shape: int, gain: float = 1.0) -> Floats:
        spread = gain / np.sqrt(np.prod(shape[:-1]) + 1)
        values: Floats = (self._noise.normal(size=shape) * spread).astype(np.float32)
        return values

    def _filter(self, side: int, inputs: int, outputs: int) -> Convolution:
        return Convolution(self._values(side, side, inputs, outputs, gain=1.6))

    def _norm(self, channels: int) -> Normalisation:
        scale = self._noise.uniform(0.6, 1.4, channels).astype(np.float32)
        bias = self._noise.normal(0, 0.3, channels).astype(np.float32)
        return Normalisation(scale, bias, self._kind)

    def _block(self, channels: int, regular: int, is_pooled: bool) -> Residual:
        return Residual(
            self._norm(channels),
            self._filter(3, channels, regular),
            self._pooling(3, channels, POOLED, regular) if is_pooled else None,
            self._norm(regular),
            self._filter(3, regular, channels),
        )

    def _pooling(self, side: int, channels: int, pooled: int, regular: int) -> Pooling:
        weights = self._values(3 * pooled, regular)
        return Pooling(self._filter(side, channels, pooled), self._norm(pooled), weights)

    def _linear(self, inputs: int, outputs: int, kind: Activation) -> Linear:
        return Linear(self._values(inputs, outputs, gain=1.5), self._values(outputs), kind)

    def _policy(self) -> PolicyHead:
        outputs = {16: 4}.get(self._version, 1 if self._version < 12 else 2)
        is_deep = self._version >= 15
        width = HEAD if is_deep else outputs
        passing = self._linear(3 * HEAD, width, self._kind if is_deep else Activation.IDENTITY)
        if not is_deep:
            passing = Linear(passing.weights, np.zeros(outputs, np.float32))
        return PolicyHead(
            self._filter(1, CHANNELS, HEAD),
            self._pooling(1, CHANNELS, HEAD, HEAD),
            self._norm(HEAD),
            self._filter(1, HEAD, outputs),
            passing,
            self._values(width, outputs) if is_deep else None,
        )

    def _value(self) -> ValueHead:
        scores = 4 if self._version < 9 else 6
        return ValueHead(
            self._filter(1, CHANNELS, HEAD),
            self._norm(HEAD),
            self._linear(3 * HEAD, HIDDEN, self._kind),
            self._linear(HIDDEN, 3, Activation.IDENTITY),
            self._linear(HIDDEN, scores, Activation.IDENTITY),
            self._filter(1, HEAD, 1),
        )
