"""The network in JAX: the layers of KataGo's format, with parameters that can be learnt."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

Parameters = dict[str, Any]


class Shape(NamedTuple):
    """The size of a network; every `pooled_every`-th block sees the whole board."""

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

    def weights(*size: int, gain: float = 1.0) -> Any:
        spread = gain * np.sqrt(2 / np.prod(size[:-1]))
        return jnp.asarray(noise.normal(size=size) * spread, jnp.float32)

    def norm(channels: int) -> Any:
        return {"scale": jnp.ones(channels), "bias": jnp.zeros(channels)}

    channels, head = shape.channels, shape.head
    found: Parameters = {
        "first": weights(3, 3, 22, channels),
        "globals": weights(19, channels, gain=0.5),
        "tip": norm(channels),
        "policy": {
            "points": weights(1, 1, channels, head),
            "pooling": weights(1, 1, channels, head),
            "pooled": norm(head),
            "to_bias": weights(3 * head, head, gain=0.3),
            "middle": norm(head),
            "last": weights(1, 1, head, 1, gain=0.5),
            "passing": weights(3 * head, 1, gain=0.3),
        },
        "value": {
            "first": weights(1, 1, channels, head),
            "middle": norm(head),
            "shared": weights(3 * head, shape.hidden),
            "shared_bias": jnp.zeros(shape.hidden),
            "result": weights(shape.hidden, 3, gain=0.3),
            "result_bias": jnp.zeros(3),
            "score": weights(shape.hidden, 4, gain=0.3),
            "score_bias": jnp.zeros(4),
            "owner": weights(1, 1, head, 1, gain=0.5),
        },
    }
    for block in range(shape.blocks):
        regular = shape.regular(block)
        layers = {
            "before": norm(channels),
            "first": weights(3, 3, channels, regular),
            "middle": norm(regular),
            "second": weights(3, 3, regular, channels, gain=0.3),
        }
        if shape.is_pooled(block):
            layers["pooling"] = weights(3, 3, channels, shape.pooled)
            layers["pooled"] = norm(shape.pooled)
            layers["to_bias"] = weights(3 * shape.pooled, regular, gain=0.3)
        found[f"block{block}"] = layers
    return found


def forward(parameters: Parameters, shape: Shape, spatial: Any, globals_: Any) -> tuple[Any, ...]:
    """(policy with passing last, result, score, owner), all raw, for padded boards.

    `spatial` is by board, row, column and channel; channel 0 says what is on the board.
    """
    mask = spatial[..., :1]
    x = _conv(spatial, parameters["first"]) + (globals_ @ parameters["globals"])[:, None, None]
    x = x * mask
    for block in range(shape.blocks):
        layers = parameters[f"block{block}"]
        y = _norm(x, layers["before"], mask)
        z = _conv(y, layers["first"])
        if shape.is_pooled(block):
            seen = _norm(_conv(y, layers["pooling"]), layers["pooled"], mask)
            z = z + (_pool(seen, mask) @ layers["to_bias"])[:, None, None]
        z = _norm(z, layers["middle"], mask)
        x = x + _conv(z, layers["second"]) * mask
    x = _norm(x, parameters["tip"], mask)
    policy = _policy(parameters["policy"], x, mask)
    return policy, *_value(parameters["value"], x, mask)


def _policy(layers: Parameters, x: Any, mask: Any) -> Any:
    seen = _norm(_conv(x, layers["pooling"]), layers["pooled"], mask)
    pooled = _pool(seen, mask)
    y = _conv(x, layers["points"]) + (pooled @ layers["to_bias"])[:, None, None]
    y = _norm(y, layers["middle"], mask)
    points = _conv(y, layers["last"]) - 1e4 * (1 - mask)
    return jnp.concatenate([points.reshape(len(x), -1), pooled @ layers["passing"]], 1)


def _value(layers: Parameters, x: Any, mask: Any) -> tuple[Any, Any, Any]:
    y = _norm(_conv(x, layers["first"]), layers["middle"], mask)
    area = mask.sum((1, 2))
    off = (jnp.sqrt(area) - 14) / 10
    mean = (y * mask).sum((1, 2)) / area
    pooled = jnp.concatenate([mean, mean * off, mean * (off**2 - 0.1)], 1)
    shared = jax.nn.relu(pooled @ layers["shared"] + layers["shared_bias"])
    result = shared @ layers["result"] + layers["result_bias"]
    score = shared @ layers["score"] + layers["score_bias"]
    return result, score, _conv(y, layers["owner"])[..., 0]


def _conv(x: Any, weights: Any) -> Any:
    numbers = ("NHWC", "HWIO", "NHWC")
    return jax.lax.conv_general_dilated(x, weights, (1, 1), "SAME", dimension_numbers=numbers)


def _norm(x: Any, layer: Parameters, mask: Any) -> Any:
    return jax.nn.relu(x * layer["scale"] + layer["bias"]) * mask


def _pool(x: Any, mask: Any) -> Any:
    area = mask.sum((1, 2))
    mean = (x * mask).sum((1, 2)) / area
    return jnp.concatenate([mean, mean * (jnp.sqrt(area) - 14) / 10, x.max((1, 2))], 1)
