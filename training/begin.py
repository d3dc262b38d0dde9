"""The parameters of a network that `training.export` wrote, to go on from there."""

from __future__ import annotations

import numpy as np
import torch

from training.model import Parameters, Shape, new_parameters
from tromp_gui.engine.network.description import (
    Convolution,
    Description,
    Linear,
    Normalisation,
    Pooling,
    Residual,
)


def parameters_of(description: Description, shape: Shape) -> Parameters:
    """Those of a network with the same channels and heads; its missing blocks change nothing."""
    found = new_parameters(shape, 1)
    policy, value = description.policy, description.value
    found |= {
        "first": _filter(description.first),
        "globals": torch.tensor(description.globals_first),
        "tip": _norm(description.tip),
    }
    found["policy"] |= {
        "points": _filter(policy.points),
        **_pooling(policy.pooling),
        "middle": _norm(policy.middle),
        "last": _filter(policy.last),
        "passing": torch.tensor(policy.passing.weights),
    }
    found["value"] |= {
        "first": _filter(value.first),
        "middle": _norm(value.middle),
        "owner": _filter(value.owner),
        **_linear("shared", value.shared),
        **_linear("result", value.result),
        **_linear("score", value.score),
    }
    for at in range(shape.blocks):
        layers = found[f"block{at}"]
        if at < len(description.blocks):
            layers |= _block(description.blocks[at])
        else:
            layers["second"].zero_()
    return found


def _block(block: object) -> Parameters:
    assert isinstance(block, Residual)
    return {
        "before": _norm(block.before),
        "first": _filter(block.first),
        **(_pooling(block.pooling) if block.pooling else {}),
        "middle": _norm(block.middle),
        "second": _filter(block.second),
    }


def _pooling(pooling: Pooling) -> Parameters:
    return {
        "pooling": _filter(pooling.convolution),
        "pooled": _norm(pooling.normalisation),
        "to_bias": torch.tensor(pooling.to_bias),
    }


def _linear(name: str, layer: Linear) -> Parameters:
    return {name: torch.tensor(layer.weights), f"{name}_bias": torch.tensor(layer.bias)}


def _filter(layer: Convolution) -> torch.Tensor:
    """Ours are by output, input, row and column."""
    return torch.tensor(np.ascontiguousarray(layer.weights.transpose(3, 2, 0, 1)))


def _norm(layer: object) -> Parameters:
    assert isinstance(layer, Normalisation)
    return {"scale": torch.tensor(layer.scale), "bias": torch.tensor(layer.bias)}
