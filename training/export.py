"""Writes the trained network to a file: `python -m training.export FOLDER FILE.bin.gz`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch

from training.model import Shape
from training.writer import write_network
from tromp_gui.engine.network.description import (
    Activation,
    Convolution,
    Description,
    Linear,
    Multipliers,
    Normalisation,
    PolicyHead,
    Pooling,
    Residual,
    ValueHead,
)
from tromp_gui.engine.network.source import Floats

VERSION = 8


def description(name: str, parameters: dict[str, Any], shape: Shape) -> Description:
    """The network with these parameters."""
    blocks = tuple(
        _block(parameters[f"block{at}"], shape.is_pooled(at)) for at in range(shape.blocks)
    )
    policy, value = parameters["policy"], parameters["value"]
    passing = Linear(_floats(policy["passing"]), np.zeros(1, np.float32))
    return Description(
        name,
        VERSION,
        Multipliers(),
        _filter(parameters["first"]),
        _floats(parameters["globals"]),
        blocks,
        _norm(parameters["tip"]),
        PolicyHead(
            _filter(policy["points"]),
            _pooling(policy),
            _norm(policy["middle"]),
            _filter(policy["last"]),
            passing,
            None,
        ),
        ValueHead(
            _filter(value["first"]),
            _norm(value["middle"]),
            _linear(value, "shared", Activation.RELU),
            _linear(value, "result"),
            _linear(value, "score"),
            _filter(value["owner"]),
        ),
    )


def _block(layers: dict[str, Any], is_pooled: bool) -> Residual:
    return Residual(
        _norm(layers["before"]),
        _filter(layers["first"]),
        _pooling(layers) if is_pooled else None,
        _norm(layers["middle"]),
        _filter(layers["second"]),
    )


def _pooling(layers: dict[str, Any]) -> Pooling:
    return Pooling(_filter(layers["pooling"]), _norm(layers["pooled"]), _floats(layers["to_bias"]))


def _linear(
    layers: dict[str, Any], name: str, activation: Activation = Activation.IDENTITY
) -> Linear:
    return Linear(_floats(layers[name]), _floats(layers[f"{name}_bias"]), activation)


def _filter(weights: Any) -> Convolution:
    """KataGo's order is row, column, input, output."""
    return Convolution(_floats(weights.permute(2, 3, 1, 0)))


def _norm(layer: dict[str, Any]) -> Normalisation:
    return Normalisation(_floats(layer["scale"]), _floats(layer["bias"]), Activation.RELU)


def _floats(values: Any) -> Floats:
    return np.asarray(values, np.float32)


def main() -> None:
    """Write the running mean of the weights."""
    parser = argparse.ArgumentParser(description="Write a network file.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args()
    state = torch.load(chosen.folder / "state.pt")
    shape, smooth = Shape(*state["shape"]), state["smooth"]
    name = f"tromp-b{shape.blocks}c{shape.channels}"
    write_network(description(name, smooth, shape), chosen.file)


if __name__ == "__main__":
    main()
