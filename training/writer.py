"""Writes networks in KataGo's format, which other programs read."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

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
from tromp_gui.network_files.heading import GLOBAL, SPATIAL


def write_network(network: Description, path: Path, in_words: bool = False) -> None:
    """Write a network, its numbers in binary or as text. The same network gives the same bytes."""
    contents = b"".join(_Writer(network, in_words).parts())
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(contents)


class _Writer:
    """Yields the parts of a file in order; every layer gets its own name."""

    def __init__(self, network: Description, in_words: bool) -> None:
        self._network, self._in_words = network, in_words
        self._version = network.version
        self._names = 0

    def parts(self) -> Iterator[bytes]:
        network = self._network
        yield _line(network.name, self._version, SPATIAL, GLOBAL)
        if self._version >= 13:
            by = network.multipliers
            yield _line(20.0, by.score_mean, by.score_spread, by.lead)
            yield _line(by.time_left, by.value_error, by.score_error)
        if self._version >= 15:
            yield _line(int(network.encoder is not None), int(network.assumes_suicide), *[0] * 6)
        channels = network.first.weights.shape[3]
        yield _line("trunk", len(network.blocks), channels, channels, channels, 0, channels)
        if self._version >= 15:
            yield _line(int(isinstance(network.tip, RmsTip)), *[0] * 5)
        yield from self._convolution(network.first)
        yield from self._matrix(network.globals_first)
        if network.encoder is not None:
            yield from self._encoder(network.encoder)
        for block in network.blocks:
            yield from self._block(block)
        yield from self._tip(network.tip)
        yield from self._policy(network.policy)
        yield from self._value(network.value)

    def _name(self) -> str:
        self._names += 1
        return f"layer{self._names}"

    def _encoder(self, encoder: Encoder) -> Iterator[bytes]:
        yield _line(self._name(), len(encoder.first.weights))
        for layer in (encoder.first, encoder.second):
            yield from self._linear(layer)
            yield from self._activation(layer.activation)
        yield from self._matrix(encoder.last)

    def _block(self, block: Block) -> Iterator[bytes]:
        match block:
            case Nested():
                return self._nested(block)
            case Attention():
                return self._attention(block)
            case FeedForward():
                return self._feed_forward(block)
        return self._residual(block)

    def _residual(self, block: Residual) -> Iterator[bytes]:
        yield _line("gpool_block" if block.pooling else "ordinary_block", self._name())
        yield from self._normalisation(block.before)
        yield from self._convolution(block.first)
        if block.pooling:
            yield from self._pooling(block.pooling)
        yield from self._normalisation(block.middle)
        yield from self._convolution(block.second)

    def _nested(self, block: Nested) -> Iterator[bytes]:
        yield _line("nested_bottleneck_block", self._name(), len(block.blocks))
        yield from self._normalisation(block.before)
        yield from self._convolution(block.narrowing)
        for inner in block.blocks:
            yield from self._block(inner)
        yield from self._normalisation(block.after)
        yield from self._convolution(block.widening)

    def _attention(self, block: Attention) -> Iterator[bytes]:
        rotation, heads, groups = block.rotation, block.heads, block.groups
        is_learnt = isinstance(rotation, np.ndarray)
        yield _line("transformer_attention_block", self._name(), heads, groups)
        yield _line(block.query.shape[1] // heads, block.value.shape[1] // groups)
        yield _line(int(rotation is not None), int(is_learnt))
        yield from self._rms_norm(block.norm)
        for weights in (block.query, block.key, block.value, block.out):
            yield from self._matrix(weights)
        if isinstance(rotation, np.ndarray):
            yield _line(self._name(), *rotation.shape)
            yield self._floats(rotation)
        elif rotation is not None:
            yield _line(self._name(), rotation)

    def _feed_forward(self, block: FeedForward) -> Iterator[bytes]:
        yield _line("transformer_ffn_block", self._name(), *block.first.shape, 1)
        yield from self._rms_norm(block.norm)
        for weights in (block.first, block.gate, block.second):
            yield from self._matrix(weights)

    def _pooling(self, layer: Pooling) -> Iterator[bytes]:
        yield from self._convolution(layer.convolution)
        yield from self._normalisation(layer.normalisation)
        yield from self._matrix(layer.to_bias)

    def _policy(self, head: PolicyHead) -> Iterator[bytes]:
        yield _line("policy")
        if self._version >= 17:
            yield _line(head.last.weights.shape[3], 0, 0, 0)
        yield from self._convolution(head.points)
        yield from self._pooling(head.pooling)
        yield from self._normalisation(head.middle)
        yield from self._convolution(head.last)
        yield from self._matrix(head.passing.weights)
        if head.passing_last is not None:
            yield from self._bias(head.passing.bias)
            yield from self._activation(head.passing.activation)
            yield from self._matrix(head.passing_last)

    def _value(self, head: ValueHead) -> Iterator[bytes]:
        yield _line("value")
        if self._version >= 17:
            yield _line(0, 0, 0)
        yield from self._convolution(head.first)
        yield from self._normalisation(head.middle)
        yield from self._linear(head.shared)
        yield from self._activation(head.shared.activation)
        yield from self._linear(head.result)
        yield from self._linear(head.score)
        yield from self._convolution(head.owner)

    def _linear(self, layer: Linear) -> Iterator[bytes]:
        yield from self._matrix(layer.weights)
        yield from self._bias(layer.bias)

    def _convolution(self, layer: Convolution) -> Iterator[bytes]:
        yield _line(self._name(), *layer.weights.shape, *layer.dilation)
        yield self._floats(layer.weights)

    def _matrix(self, weights: Floats) -> Iterator[bytes]:
        yield _line(self._name(), *weights.shape)
        yield self._floats(weights)

    def _bias(self, bias: Floats) -> Iterator[bytes]:
        yield _line(self._name(), len(bias))
        yield self._floats(bias)

    def _tip(self, layer: Normalisation | RmsTip) -> Iterator[bytes]:
        if isinstance(layer, Normalisation):
            yield from self._normalisation(layer)
            return
        yield _line(self._name(), len(layer.scale), layer.epsilon, int(layer.over_board), 0)
        yield self._floats(layer.scale)
        yield self._floats(layer.bias)
        yield from self._activation(layer.activation)

    def _rms_norm(self, layer: RmsNorm) -> Iterator[bytes]:
        yield _line(self._name(), len(layer.weight), layer.epsilon)
        yield self._floats(layer.weight)

    def _normalisation(self, layer: Normalisation) -> Iterator[bytes]:
        """Scale and bias only: mean 0 and variance 1 change nothing."""
        count = len(layer.scale)
        yield _line(self._name(), count, 1e-20, 1, 1)
        for values in (np.zeros(count), np.ones(count), layer.scale, layer.bias):
            yield self._floats(values.astype(np.float32))
        yield from self._activation(layer.activation)

    def _activation(self, kind: Activation) -> Iterator[bytes]:
        yield _line(self._name())
        if self._version >= 11:
            yield _line(kind.value)

    def _floats(self, values: Floats) -> bytes:
        if self._in_words:
            return (" ".join(f"{value:.9g}" for value in values.ravel()) + "\n").encode()
        return b"@BIN@" + values.astype("<f4").tobytes() + b"\n"


def _line(*words: object) -> bytes:
    return "".join(f"{word}\n" for word in words).encode()
