"""A teacher evaluated by PyTorch with 16-bit products, several times as fast as by NumPy.

For networks of transformer blocks, on processors that multiply bfloat16 (AMX or AVX-512). The sums
of the blocks' results, their normalisation and the heads stay in single precision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import numpy as np
import torch
from torch.nn import functional

from tromp_gui.engine.network.description import (
    Activation,
    Attention,
    Block,
    Convolution,
    Description,
    FeedForward,
    Linear,
    Nested,
    Normalisation,
    PolicyHead,
    RmsNorm,
    RmsTip,
    ValueHead,
)
from tromp_gui.engine.network.network import Network, Outputs
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.network.transformer import frequencies

Layer = Callable[[torch.Tensor], torch.Tensor]
Head = Callable[[torch.Tensor], tuple[torch.Tensor, ...]]
Evaluate = Callable[[torch.Tensor, torch.Tensor], tuple[torch.Tensor, ...]]

_OFTEN = 50
"""The batches of one shape after which its evaluation is compiled, which takes seconds."""

_ACTIVATIONS: dict[Activation, Layer] = {
    Activation.IDENTITY: lambda x: x,
    Activation.RELU: functional.relu,
    Activation.MISH: functional.mish,
    Activation.SILU: functional.silu,
}


class Teacher(Network):
    """A network that `ask` asks like any other.

    Raises `NotImplementedError` if it has blocks of filters, attention without a rotation, or
    filters that are not 1×1 beside the first.
    """

    def __init__(self, description: Description) -> None:
        super().__init__(description)
        self._described = description
        self._sizes: dict[tuple[int, int], _Sized] = {}
        self._asked: Counter[tuple[int, int, int]] = Counter()
        self._compiled: dict[tuple[int, int, int], Evaluate] = {}

    def evaluate(
        self,
        rows: int,
        columns: int,
        spatial: Floats,
        globals_: Floats,
        people: Floats | None = None,
    ) -> Outputs:
        """Evaluate positions as `Network.evaluate` does."""
        assert people is None
        if (rows, columns) not in self._sizes:
            self._sizes[rows, columns] = _Sized(self._described, rows, columns)
        shape = (len(spatial), rows, columns)
        self._asked[shape] += 1
        if self._asked[shape] == _OFTEN:
            self._compiled[shape] = torch.compile(self._sizes[rows, columns], dynamic=False)
        apply = self._compiled.get(shape, self._sizes[rows, columns])
        with torch.inference_mode():
            boards = torch.from_numpy(np.ascontiguousarray(spatial))
            found = apply(boards, torch.tensor(globals_))
        return Outputs(*(each.float().numpy() for each in found))


class _Sized:
    """The network for boards of one size; activations are by board, point and channel."""

    def __init__(self, description: Description, rows: int, columns: int) -> None:
        self._rows, self._columns = rows, columns
        self._first = torch.tensor(description.first.weights).permute(3, 2, 0, 1)
        self._globals = torch.tensor(description.globals_first)
        self._blocks = [self._block(block) for block in description.blocks]
        self._tip = _tip(description.tip)
        self._policy = _policy(description.policy, sqrt(rows * columns))
        self._value = _value(description.value, sqrt(rows * columns))

    def __call__(self, spatial: torch.Tensor, globals_: torch.Tensor) -> tuple[torch.Tensor, ...]:
        boards = spatial.unflatten(1, (self._rows, self._columns)).permute(0, 3, 1, 2)
        x = functional.conv2d(boards, self._first, padding="same").flatten(2).transpose(1, 2)
        x = x + (globals_ @ self._globals)[:, None]
        for block in self._blocks:
            x = x + block(x)
        x = self._tip(x)
        return *self._policy(x), *self._value(x)

    def _block(self, block: Block) -> Layer:
        match block:
            case Nested():
                return self._nested(block)
            case Attention():
                return self._attention(block)
            case FeedForward():
                return _forward(block)
        raise NotImplementedError("PyTorch's teacher has no blocks of filters.")

    def _nested(self, block: Nested) -> Layer:
        before, after = _norm(block.before), _norm(block.after)
        narrowing, widening = _product(_flat(block.narrowing)), _product(_flat(block.widening))
        inner = [self._block(each) for each in block.blocks]

        def apply(x: torch.Tensor) -> torch.Tensor:
            x = narrowing(before(x)).float()
            for each in inner:
                x = x + each(x)
            return widening(after(x))

        return apply

    def _attention(self, block: Attention) -> Layer:
        """Pairs of channels (u, w) become (u·cos − w·sin, w·cos + u·sin): the product has a second
        set of columns for queries and keys, (−w, u).
        """
        heads, groups = block.heads, block.groups
        width, value_width = block.query.shape[1] // heads, block.value.shape[1] // groups
        straight = np.concatenate([block.query, block.key], 1)
        across = np.stack([-straight[:, 1::2], straight[:, ::2]], 2).reshape(straight.shape)
        inward = _product(_after(block.norm, straight, across, block.value))
        out, epsilon, both = _product(block.out), block.norm.epsilon, straight.shape[1]
        cos, sin = self._turns(block)

        def apply(x: torch.Tensor) -> torch.Tensor:
            y = inward(functional.rms_norm(x, x.shape[2:], eps=epsilon))
            turned = y[..., :both] * cos + y[..., both : 2 * both] * sin
            turned = turned.unflatten(2, (heads + groups, width)).transpose(1, 2)
            values = y[..., 2 * both :].unflatten(2, (groups, value_width)).transpose(1, 2)
            seen = functional.scaled_dot_product_attention(
                turned[:, :heads], turned[:, heads:], values, enable_gqa=heads != groups
            )
            return out(seen.transpose(1, 2).flatten(2))

        return apply

    def _turns(self, block: Attention) -> tuple[torch.Tensor, torch.Tensor]:
        """Cosine and sine by point and by channel of all queries and keys."""
        found = frequencies(block.rotation, block.groups, block.key.shape[1] // block.groups // 2)
        if found is None:
            raise NotImplementedError("PyTorch's teacher has no attention without a rotation.")
        row, column = np.indices((self._rows, self._columns)).reshape(2, -1, 1, 1)
        keys = column * found[..., 0] + row * found[..., 1]
        angles = np.concatenate([np.repeat(keys, block.heads // block.groups, 1), keys], 1)
        wide = torch.tensor(np.repeat(angles, 2, 2).reshape(self._rows * self._columns, -1))
        return wide.cos().bfloat16(), wide.sin().bfloat16()


def _forward(block: FeedForward) -> Layer:
    inward, second = _product(_after(block.norm, block.first, block.gate)), _product(block.second)
    width, epsilon = block.first.shape[1], block.norm.epsilon

    def apply(x: torch.Tensor) -> torch.Tensor:
        y = inward(functional.rms_norm(x, x.shape[2:], eps=epsilon))
        return second(functional.silu(y[..., :width]) * y[..., width:])

    return apply


def _tip(tip: Normalisation | RmsTip) -> Layer:
    if isinstance(tip, Normalisation):
        return _norm(tip)
    scale, bias = torch.tensor(tip.scale), torch.tensor(tip.bias)
    over = (1, 2) if tip.over_board else (2,)
    activate, epsilon = _ACTIVATIONS[tip.activation], tip.epsilon

    def apply(x: torch.Tensor) -> torch.Tensor:
        root = ((x * x).mean(over, keepdim=True) + epsilon).rsqrt()
        return activate(x * root * scale + bias)

    return apply


def _policy(head: PolicyHead, root: float) -> Head:
    points, seen, last = _exact(head.points), _exact(head.pooling.convolution), _exact(head.last)
    middle, pooled_norm = _norm(head.middle), _norm(head.pooling.normalisation)
    to_bias, passing = torch.tensor(head.pooling.to_bias), _linear(head.passing)
    passing_last = None if head.passing_last is None else torch.tensor(head.passing_last)

    def apply(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = pooled_norm(seen(x))
        mean = y.mean(1)
        pooled = torch.cat([mean, mean * ((root - 14) / 10), y.amax(1)], 1)
        by_point = last(middle(points(x) + (pooled @ to_bias)[:, None]))
        to_pass = passing(pooled)
        return by_point, to_pass if passing_last is None else to_pass @ passing_last

    return apply


def _value(head: ValueHead, root: float) -> Head:
    first, middle, owner = _exact(head.first), _norm(head.middle), _exact(head.owner)
    shared, result, score = _linear(head.shared), _linear(head.result), _linear(head.score)
    off = (root - 14) / 10

    def apply(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = middle(first(x))
        mean = y.mean(1)
        pooled = shared(torch.cat([mean, mean * off, mean * (off**2 - 0.1)], 1))
        return result(pooled), score(pooled), owner(y)[..., 0]

    return apply


def _after(norm: RmsNorm, *matrices: Floats) -> Floats:
    """Matrices side by side, after the weights of a normalisation."""
    return norm.weight[:, None] * np.concatenate(matrices, 1)


def _norm(layer: Normalisation) -> Layer:
    scale, bias = torch.tensor(layer.scale), torch.tensor(layer.bias)
    activate = _ACTIVATIONS[layer.activation]
    return lambda x: activate(x * scale + bias)


def _product(weights: Floats) -> Layer:
    """A matrix product in 16 bits."""
    turned = torch.tensor(weights.T.copy()).bfloat16()
    return lambda x: functional.linear(x.bfloat16(), turned)


def _exact(layer: Convolution) -> Layer:
    weights = torch.tensor(_flat(layer))
    return lambda x: x @ weights


def _flat(layer: Convolution) -> Floats:
    if layer.weights.shape[:2] != (1, 1):
        raise NotImplementedError("PyTorch's teacher has filters of 1×1 only beside its first.")
    weights: Floats = layer.weights[0, 0]
    return weights


def _linear(layer: Linear) -> Layer:
    weights, bias = torch.tensor(layer.weights), torch.tensor(layer.bias)
    activate = _ACTIVATIONS[layer.activation]
    return lambda x: activate(x @ weights + bias)
