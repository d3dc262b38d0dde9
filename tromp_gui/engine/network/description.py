"""A network as its file describes it: the layers and their parameters.

Source of the format: KataGo 1.17, the descriptions of its models (`desc.cpp`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tromp_gui.engine.network.source import Floats


class Activation(Enum):
    """The function after a normalisation; the value is the word in the file."""

    IDENTITY = "ACTIVATION_IDENTITY"
    RELU = "ACTIVATION_RELU"
    MISH = "ACTIVATION_MISH"
    SILU = "ACTIVATION_SILU"


@dataclass(frozen=True, slots=True)
class Convolution:
    """`weights` by row, column, input and output channel; the filter's centre is its middle."""

    weights: Floats
    dilation: tuple[int, int] = (1, 1)


@dataclass(frozen=True, slots=True)
class Normalisation:
    """x · scale + bias for each channel, then the activation."""

    scale: Floats
    bias: Floats
    activation: Activation


@dataclass(frozen=True, slots=True)
class Linear:
    """x · weights + bias, then the activation; `weights` by input and output channel."""

    weights: Floats
    bias: Floats
    activation: Activation = Activation.IDENTITY


@dataclass(frozen=True, slots=True)
class Pooling:
    """The part of a global-pooling block that sees the whole board."""

    convolution: Convolution
    normalisation: Normalisation
    to_bias: Floats
    """From mean, scaled mean and maximum of each channel to a bias for each regular channel."""


@dataclass(frozen=True, slots=True)
class Residual:
    """An ordinary block, or one with global pooling: its result is added to its input."""

    before: Normalisation
    first: Convolution
    pooling: Pooling | None
    middle: Normalisation
    second: Convolution


@dataclass(frozen=True, slots=True)
class Nested:
    """A bottleneck: a reduction to fewer channels, blocks, and back."""

    before: Normalisation
    narrowing: Convolution
    blocks: tuple[Block, ...]
    after: Normalisation
    widening: Convolution


@dataclass(frozen=True, slots=True)
class RmsNorm:
    """Each point's channels divided by their root mean square, times `weight` for each channel."""

    weight: Floats
    epsilon: float


@dataclass(frozen=True, slots=True)
class Attention:
    """A block in which every point looks at all points of its board.

    There are `groups` pairs of keys and values; each is shared by `heads / groups` heads. The
    matrices are by input and output channel, head after head; `query` and `key` have the same width
    for each head, `value` and `out` may have another. `rotation` turns queries and keys by the
    point's place: learnt frequencies by group, pair of channels, and column or row; or the number
    theta from which fixed ones follow; or nothing.
    """

    heads: int
    groups: int
    norm: RmsNorm
    query: Floats
    key: Floats
    value: Floats
    out: Floats
    rotation: Floats | float | None


@dataclass(frozen=True, slots=True)
class FeedForward:
    """The block (SiLU(n · first) ⊙ (n · gate)) · second, for each point by itself ("SwiGLU")."""

    norm: RmsNorm
    first: Floats
    gate: Floats
    second: Floats


Block: TypeAlias = Residual | Nested | Attention | FeedForward


@dataclass(frozen=True, slots=True)
class RmsTip:
    """The trunk's last normalisation by the root mean square, of each point or `over_board`."""

    scale: Floats
    bias: Floats
    epsilon: float
    over_board: bool
    activation: Activation


@dataclass(frozen=True, slots=True)
class Encoder:
    """From the inputs about players to a bias for each channel at the start of the trunk."""

    first: Linear
    second: Linear
    last: Floats


@dataclass(frozen=True, slots=True)
class PolicyHead:
    """From the trunk to values for each point, and for passing: the usual policy, then the
    optimistic one; more are predictions that KataGo's play does not use either.
    """

    points: Convolution
    pooling: Pooling
    middle: Normalisation
    last: Convolution
    passing: Linear
    passing_last: Floats | None
    """A second layer for passing, since version 15."""


@dataclass(frozen=True, slots=True)
class ValueHead:
    """From the trunk to the result, the score and the owner of each point."""

    first: Convolution
    middle: Normalisation
    shared: Linear
    result: Linear
    score: Linear
    owner: Convolution


@dataclass(frozen=True, slots=True)
class Multipliers:
    """The factors of the raw outputs (in the file since version 13)."""

    score_mean: float = 20.0
    score_spread: float = 20.0
    lead: float = 20.0
    time_left: float = 40.0
    value_error: float = 0.25
    score_error: float = 30.0


@dataclass(frozen=True, slots=True)
class Description:
    """A whole network.

    With `assumes_suicide` it sees areas as if suicide were legal, whatever the rules
    (KataGo's "preferPassAliveUnderSuicideRules").
    """

    name: str
    version: int
    multipliers: Multipliers
    first: Convolution
    globals_first: Floats
    blocks: tuple[Block, ...]
    tip: Normalisation | RmsTip
    policy: PolicyHead
    value: ValueHead
    assumes_suicide: bool = False
    encoder: Encoder | None = None
    """Only of a human network."""
