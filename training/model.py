"""The network in PyTorch: the layers of KataGo's format, with parameters that can be learnt."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch.nn import functional

Parameters = dict[str, Any]
"""Tensors by layer and name; filters by output, input, row and column, other weights by input
and output."""


class Shape(NamedTuple):
    """How large a network is; every `pooled_every`-th block looks at the whole board."""

    channels: int = 64
    blocks: int = 5
    pooled: int = 16
    head: int = 24
    hidden: int = 48
    pooled_every: int = 2

    def is_pooled(self, block: int) -> bool:
        """Whether a block has global pooling."""
        return block % self.pooled_every == 1

    def regular(self, block: int) -> int:
        """The channels of a block's first filter."""
        return self.channels - self.pooled if self.is_pooled(block) else self.channels


def new_parameters(shape: Shape, seed: int) -> Parameters:
    """Random parameters, small where a block ends, so that each begins as the identity."""
    noise = np.random.default_rng(seed)

    def weights(before: int, after: int, gain: float = 1.0) -> torch.Tensor:
        values = noise.normal(size=(before, after)) * gain * np.sqrt(2 / before)
        return torch.tensor(values, dtype=torch.float32)

    def filters(before: int, after: int, side: int = 3, gain: float = 1.0) -> torch.Tensor:
        flat = weights(before * side * side, after, gain)
        return flat.T.reshape(after, before, side, side).contiguous()

    def norm(channels: int) -> Parameters:
        return {"scale": torch.ones(channels), "bias": torch.zeros(channels)}

    channels, head = shape.channels, shape.head
    found: Parameters = {
        "first": filters(22, channels),
        "globals": weights(19, channels, 0.5),
        "tip": norm(channels),
        "policy": {
            "points": filters(channels, head, 1),
            "pooling": filters(channels, head, 1),
            "pooled": norm(head),
            "to_bias": weights(3 * head, head, 0.3),
            "middle": norm(head),
            "last": filters(head, 1, 1, 0.5),
            "passing": weights(3 * head, 1, 0.3),
        },
        "value": {
            "first": filters(channels, head, 1),
            "middle": norm(head),
            "shared": weights(3 * head, shape.hidden),
            "shared_bias": torch.zeros(shape.hidden),
            "result": weights(shape.hidden, 3, 0.3),
            "result_bias": torch.zeros(3),
            "score": weights(shape.hidden, 4, 0.3),
            "score_bias": torch.zeros(4),
            "owner": filters(head, 1, 1, 0.5),
        },
    }
    for block in range(shape.blocks):
        regular = shape.regular(block)
        layers = {
            "before": norm(channels),
            "first": filters(channels, regular),
            "middle": norm(regular),
            "second": filters(regular, channels, gain=0.3),
        }
        if shape.is_pooled(block):
            layers["pooling"] = filters(channels, shape.pooled)
            layers["pooled"] = norm(shape.pooled)
            layers["to_bias"] = weights(3 * shape.pooled, regular, 0.3)
        found[f"block{block}"] = layers
    return found


def forward(
    parameters: Parameters, shape: Shape, spatial: torch.Tensor, globals_: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    """(policy with passing last, result, score, owner), all raw, for padded boards.

    `spatial` is by board, channel, row and column; channel 0 says what is on the board.
    """
    mask = spatial[:, :1]
    x = _conv(spatial, parameters["first"]) + _spread(globals_ @ parameters["globals"])
    x = x * mask
    for block in range(shape.blocks):
        layers = parameters[f"block{block}"]
        y = _norm(x, layers["before"], mask)
        z = _conv(y, layers["first"])
        if shape.is_pooled(block):
            seen = _norm(_conv(y, layers["pooling"]), layers["pooled"], mask)
            z = z + _spread(_pool(seen, mask) @ layers["to_bias"])
        z = _norm(z, layers["middle"], mask)
        x = x + _conv(z, layers["second"]) * mask
    x = _norm(x, parameters["tip"], mask)
    policy = _policy(parameters["policy"], x, mask)
    return policy, *_value(parameters["value"], x, mask)


def _policy(layers: Parameters, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    seen = _norm(_conv(x, layers["pooling"]), layers["pooled"], mask)
    pooled = _pool(seen, mask)
    y = _conv(x, layers["points"]) + _spread(pooled @ layers["to_bias"])
    y = _norm(y, layers["middle"], mask)
    points = _conv(y, layers["last"]).float() - 1e4 * (1 - mask)
    return torch.cat([points.flatten(1), (pooled @ layers["passing"]).float()], 1)


def _value(layers: Parameters, x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, ...]:
    y = _norm(_conv(x, layers["first"]), layers["middle"], mask)
    area = mask.sum((2, 3))
    off = (area.sqrt() - 14) / 10
    mean = (y * mask).sum((2, 3)) / area
    pooled = torch.cat([mean, mean * off, mean * (off**2 - 0.1)], 1)
    shared = functional.relu(pooled @ layers["shared"] + layers["shared_bias"])
    result = shared @ layers["result"] + layers["result_bias"]
    score = shared @ layers["score"] + layers["score_bias"]
    return result.float(), score.float(), _conv(y, layers["owner"])[:, 0].float()


def _conv(x: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    return functional.conv2d(x, weights, padding="same")


def _norm(x: torch.Tensor, layer: Parameters, mask: torch.Tensor) -> torch.Tensor:
    return functional.relu(x * _spread(layer["scale"]) + _spread(layer["bias"])) * mask


def _pool(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    area = mask.sum((2, 3))
    mean = (x * mask).sum((2, 3)) / area
    return torch.cat([mean, mean * (area.sqrt() - 14) / 10, x.amax((2, 3))], 1)


def _spread(values: torch.Tensor) -> torch.Tensor:
    """Numbers by channel, for every point of the board."""
    return values[..., None, None]
