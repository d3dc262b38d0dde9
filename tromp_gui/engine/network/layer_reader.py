"""Reads single layers of a network file: filters, matrices, normalisations, activations."""

from __future__ import annotations

from typing import Final

import numpy as np

from tromp_gui.engine.network.description import (
    Activation,
    Convolution,
    Normalisation,
    RmsNorm,
    RmsTip,
)
from tromp_gui.engine.network.source import Floats, Source
from tromp_gui.network_files.heading import MOST_CHANNELS
from tromp_gui.network_files.problem import BadNetwork, NetworkFault

_WIDEST: Final = 19


class LayerReader:
    """Reads layers in the order of the file; sizes are checked against the neighbours' first.

    A layer begins with its name, which says nothing. Raises BadNetwork.
    """

    def __init__(self, source: Source, version: int) -> None:
        self._source, self._version = source, version

    def convolution(self, inputs: int, outputs: int | None = None) -> Convolution:
        """A filter with any number of outputs, or with these."""
        source = self._source
        source.word()
        rows, columns = source.integer(1, _WIDEST), source.integer(1, _WIDEST)
        if rows % 2 == 0 or columns % 2 == 0:
            raise BadNetwork(NetworkFault.DAMAGED, "a filter without a middle")
        _, found = self._sizes(inputs, outputs)
        dilation = source.integer(1, _WIDEST), source.integer(1, _WIDEST)
        return Convolution(source.floats(rows, columns, inputs, found), dilation)

    def matrix(self, inputs: int, outputs: int | None = None) -> Floats:
        """A matrix by input and output."""
        self._source.word()
        return self._source.floats(*self._sizes(inputs, outputs))

    def bias(self, channels: int) -> Floats:
        """One number for each channel."""
        self._source.word()
        self._source.integer(channels, channels)
        return self._source.floats(channels)

    def normalisation(self, channels: int) -> Normalisation:
        """A normalisation by mean and variance, as scale and bias, with its activation."""
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
        return Normalisation(scale, bias - mean * scale, self.activation())

    def rms_norm(self, channels: int) -> RmsNorm:
        """A normalisation by the root mean square, without activation."""
        epsilon = self._rms_epsilon(channels)
        return RmsNorm(self._source.floats(channels), epsilon)

    def rms_tip(self, channels: int) -> RmsTip:
        """The trunk's last normalisation by the root mean square, with its activation."""
        source, epsilon = self._source, self._rms_epsilon(channels)
        over_board = bool(source.integer(0, 1))
        if source.integer(0, MOST_CHANNELS):
            raise BadNetwork(NetworkFault.UNKNOWN_PART, "a normalisation by groups")
        scale, bias = source.floats(channels), source.floats(channels)
        return RmsTip(scale, bias, epsilon, over_board, self.activation())

    def activation(self) -> Activation:
        """An activation, before version 11 always ReLU."""
        self._source.word()
        if self._version < 11:
            return Activation.RELU
        word = self._source.word()
        try:
            return Activation(word)
        except ValueError:
            raise BadNetwork(NetworkFault.UNKNOWN_PART, word) from None

    def _rms_epsilon(self, channels: int) -> float:
        """The name, the channels and the epsilon of a normalisation by the root mean square."""
        self._source.word()
        self._source.integer(channels, channels)
        epsilon = self._source.number()
        if not 0 < epsilon <= 1:
            raise BadNetwork(NetworkFault.DAMAGED, f"an epsilon of {epsilon}")
        return epsilon

    def _sizes(self, inputs: int, outputs: int | None) -> tuple[int, int]:
        """The channels of a layer, checked against its neighbours."""
        self._source.integer(inputs, inputs)
        low, high = (1, MOST_CHANNELS) if outputs is None else (outputs, outputs)
        return inputs, self._source.integer(low, high)
