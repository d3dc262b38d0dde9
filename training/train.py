"""Trains a network on the labels, and resumes where it was stopped.

python -m training.train LABELS FOLDER --seconds 3600 [--channels 64] [--blocks 5] [--begin NETWORK]

`FOLDER/state.pt` is what is needed to go on, `FOLDER/curve.csv` how well the network agreed
with the teacher on games kept back (two files of labels in twenty: one of each kind). New files of
labels are read as they come. `--seconds` is the time of all runs together: the steps become smaller
towards its end.
`--begin` names a network of the same channels to go on from instead of from random numbers; smaller
steps than the usual 0.002 (`--step`) then keep more of what it knows.
"""

from __future__ import annotations

import argparse
import copy
import math
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from training.begin import parameters_of
from training.model import Parameters, Shape, forward, new_parameters
from training.samples import SIDES, Arrays, load, unpacked
from tromp_gui.engine.network.reader import read_network

BATCH = {9: 128, 13: 64, 19: 32}
SHARE = {9: 0.34, 13: 0.26, 19: 0.4}
"""How often a batch has this side, if there are positions for it."""

FORGOTTEN = 0.125
"""The share of positions that are learnt from without their last moves."""

SMOOTHING = 0.999
REPORT_EVERY, LOOK_EVERY = 180.0, 120.0
KEPT_BACK = 10
"""One pair of files in this many is never trained on: one with played games, one with records."""


class State:
    """All that training needs to resume; `smooth` is the running mean of the parameters."""

    def __init__(self, shape: Shape, parameters: Parameters | None = None) -> None:
        self.shape = shape
        self.parameters = parameters or new_parameters(shape, 1)
        self.smooth = copy.deepcopy(self.parameters)
        for tensor in tensors(self.parameters):
            tensor.requires_grad_()
        filters = [tensor for tensor in tensors(self.parameters) if tensor.ndim > 1]
        others = [tensor for tensor in tensors(self.parameters) if tensor.ndim == 1]
        self.adam = torch.optim.AdamW(
            [{"params": filters, "weight_decay": 3e-3}, {"params": others, "weight_decay": 0.0}],
            betas=(0.9, 0.99),
            fused=True,
        )
        self.steps, self.samples, self.seconds = 0, 0, 0.0

    def keep(self, path: Path) -> None:
        """Write the state so that a complete one always exists."""
        part = path.with_suffix(".part")
        counts = {"steps": self.steps, "samples": self.samples, "seconds": self.seconds}
        torch.save(
            {
                "shape": tuple(self.shape),
                "parameters": self.parameters,
                "smooth": self.smooth,
                "adam": self.adam.state_dict(),
                **counts,
            },
            part,
        )
        os.replace(part, path)

    @classmethod
    def read(cls, path: Path) -> State:
        """The state kept at `path`."""
        found = torch.load(path)
        state = cls(Shape(*found["shape"]))
        with torch.no_grad():
            for name in ("parameters", "smooth"):
                into, given = tensors(getattr(state, name)), tensors(found[name])
                for here, there in zip(into, given, strict=True):
                    here.copy_(there)
        state.adam.load_state_dict(found["adam"])
        state.steps, state.samples = found["steps"], found["samples"]
        state.seconds = found["seconds"]
        return state


def tensors(parameters: Parameters) -> Iterator[torch.Tensor]:
    """All tensors of nested parameters, in order."""
    for value in parameters.values():
        if isinstance(value, dict):
            yield from tensors(value)
        else:
            yield value


def outputs(parameters: Parameters, shape: Shape, batch: Parameters) -> tuple[torch.Tensor, ...]:
    """The network's answers, with products of 16 bits: faster once it is compiled."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return forward(parameters, shape, batch["spatial"], batch["globals"])


def losses(parameters: Parameters, shape: Shape, batch: Parameters) -> torch.Tensor:
    """The total difference between the network's outputs and the labels.

    An error of the lead counts less where one side is far ahead.
    """
    policy, result, score, owner = outputs(parameters, shape, batch)
    values, mask = batch["values"], batch["spatial"][:, 0]
    wins, draws = values[:, 0] - values[:, 1] / 2, values[:, 1]
    wanted = torch.stack([wins, 1 - wins - draws, draws], 1)
    of_policy = -(batch["policy"] * functional.log_softmax(policy, 1)).sum(1).mean()
    of_result = -(wanted * functional.log_softmax(result, 1)).sum(1).mean()
    apart = (owner.tanh() - batch["owner"]) ** 2 * mask
    of_owner = (apart.sum((1, 2)) / mask.sum((1, 2))).mean()
    spread = functional.softplus(score[:, 1]) * 20
    of_score = (
        _bounded(score[:, 2] * 20 - values[:, 2])
        + 0.3 * _bounded(score[:, 0] * 20 - values[:, 3])
        + 0.3 * _bounded(spread - values[:, 4])
    ) / (1 + values[:, 2].abs() / 20)
    return of_policy + 1.2 * of_result + 1.2 * of_owner + 0.12 * of_score.mean()


def _bounded(error: torch.Tensor) -> torch.Tensor:
    """Quadratic near 0 and linear from 8 points on."""
    size = error.abs()
    return torch.where(size < 8, size**2 / 16, size - 4)


def compare(parameters: Parameters, shape: Shape, batch: Parameters) -> torch.Tensor:
    """Agreement with the teacher for each position: see `curve.csv`."""
    policy, result, score, owner = outputs(parameters, shape, batch)
    values, mask, target = batch["values"], batch["spatial"][:, 0], batch["policy"]
    said = functional.log_softmax(policy, 1)
    divergence = (target * (target.clamp(min=1e-9).log() - said)).sum(1)
    chances = functional.softmax(result, 1)
    win = chances[:, 0] + chances[:, 2] / 2
    apart = ((owner.tanh() - batch["owner"]).abs() * mask).sum((1, 2)) / mask.sum((1, 2))
    lead = (score[:, 2] * 20 - values[:, 2]).abs()
    first = (policy.argmax(1) == target.argmax(1)).float()
    return torch.stack([first, divergence, (win - values[:, 0]).abs(), lead, apart], 1)


def tensors_of(batch: Arrays) -> Parameters:
    """A batch for PyTorch, its channels before rows and columns."""
    found = {name: torch.from_numpy(array) for name, array in batch.items()}
    return {**found, "spatial": found["spatial"].permute(0, 3, 1, 2)}


class Labels:
    """The positions to learn from and those kept back, by side."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: set[Path] = set()
        self._parts: dict[tuple[bool, int], list[Arrays]] = {}

    def look(self) -> None:
        """Read new files."""
        for path in sorted(self._folder.glob("*.json.gz")):
            if path in self._read:
                continue
            self._read.add(path)
            is_kept_back = int(path.name.split(".")[0]) // 2 % KEPT_BACK == 0
            for side, arrays in load(path).items():
                self._parts.setdefault((is_kept_back, side), []).append(arrays)

    def count(self) -> int:
        """How many positions there are to learn from."""
        return sum(
            len(part["globals"])
            for (is_kept_back, _), parts in self._parts.items()
            for part in parts
            if not is_kept_back
        )

    def draw(self, noise: np.random.Generator) -> tuple[int, Arrays]:
        """Random positions of one side, turned by one of the eight symmetries."""
        sides = [side for side in SIDES if (False, side) in self._parts]
        shares = np.array([SHARE[side] for side in sides])
        side = int(noise.choice(sides, p=shares / shares.sum()))
        parts = self._parts[False, side]
        sizes = np.array([len(part["globals"]) for part in parts])
        which = noise.choice(len(parts), 4, p=sizes / sizes.sum())
        pieces = [
            unpacked(parts[at], side, noise.integers(0, sizes[at], BATCH[side] // 4))
            for at in which
        ]
        batch = {name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}
        forget(batch, noise.random(BATCH[side]) < FORGOTTEN)
        return side, turned(batch, side, int(noise.integers(8)))

    def kept_back(self, side: int, most: int) -> Arrays | None:
        """Some positions of a side that were kept back, the same each time, in whole batches."""
        parts = self._parts.get((True, side), [])
        if not parts:
            return None
        whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        total = len(whole["globals"])
        count = min(most, total) // BATCH[side] * BATCH[side]
        return unpacked(whole, side, np.arange(count) * total // max(count, 1)) if count else None


def forget(batch: Arrays, chosen: np.ndarray[Any, Any]) -> None:
    """Take the last moves out of the inputs of the `chosen` positions, if none of them is a pass.

    Boards that are set up, and those on which dead stones are looked for, come without moves.
    """
    at = np.flatnonzero(chosen & ~batch["globals"][:, :5].any(1))
    spatial = batch["spatial"]
    spatial[at, :, :, 9:14] = 0
    spatial[at, :, :, 15:17] = spatial[at, :, :, 14:15]


def turned(batch: Arrays, side: int, symmetry: int) -> Arrays:
    """A batch with all its boards turned."""

    def turn(boards: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        boards = boards[:, ::-1] if symmetry & 1 else boards
        boards = boards[:, :, ::-1] if symmetry & 2 else boards
        return np.ascontiguousarray(boards.swapaxes(1, 2) if symmetry & 4 else boards)

    policy = batch["policy"]
    points = turn(policy[:, :-1].reshape(-1, side, side)).reshape(len(policy), -1)
    return {
        **batch,
        "spatial": turn(batch["spatial"]),
        "owner": turn(batch["owner"]),
        "policy": np.concatenate([points, policy[:, -1:]], 1),
    }


def report(state: State, labels: Labels, curve: Path) -> None:
    """Add lines to the curve: agreement on the positions kept back, by side."""
    is_new = not curve.exists()
    with curve.open("a") as file:
        if is_new:
            file.write("seconds,samples,labels,side,first,divergence,win,lead,owner\n")
        for side in SIDES:
            batch = labels.kept_back(side, 1024)
            if batch is None:
                continue
            parts = [
                {name: array[at : at + BATCH[side]] for name, array in batch.items()}
                for at in range(0, len(batch["globals"]), BATCH[side])
            ]
            with torch.no_grad():
                found = [compare(state.smooth, state.shape, tensors_of(part)) for part in parts]
            line = ",".join(f"{value:.4f}" for value in torch.cat(found).mean(0).tolist())
            file.write(f"{state.seconds:.0f},{state.samples},{labels.count()},{side},{line}\n")


def learn(
    state: State,
    labels: Labels,
    noise: np.random.Generator,
    seconds: float,
    step: float,
    loss: Callable[..., Any],
) -> None:
    """One step."""
    begun = time.monotonic()
    left = 1 - state.seconds / seconds
    rate = step * min(1, (state.steps + 1) / 200) * max(0.02, min(1.0, 1.6 * left))
    for group in state.adam.param_groups:
        group["lr"] = rate
    _, batch = labels.draw(noise)
    state.adam.zero_grad()
    loss(state.parameters, state.shape, tensors_of(batch)).backward()
    torch.nn.utils.clip_grad_norm_(tensors(state.parameters), 4)
    state.adam.step()
    state.steps += 1
    share = 1 - min(SMOOTHING, 1 - 1 / state.steps)
    with torch.no_grad():
        for mean, now in zip(tensors(state.smooth), tensors(state.parameters), strict=True):
            mean.lerp_(now, share)
    state.samples += len(batch["globals"])
    state.seconds += time.monotonic() - begun


def _beginning(file: Path | None, shape: Shape) -> Parameters | None:
    return None if file is None else parameters_of(read_network(file), shape)


def main() -> None:
    """Train until the time is used up."""
    parser = argparse.ArgumentParser(description="Teach a network the labels.")
    parser.add_argument("labels", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--channels", type=int, default=64)
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--begin", type=Path)
    parser.add_argument("--step", type=float, default=2e-3)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    path, curve = chosen.folder / "state.pt", chosen.folder / "curve.csv"
    shape = Shape(chosen.channels, chosen.blocks)
    state = State.read(path) if path.exists() else State(shape, _beginning(chosen.begin, shape))
    labels, noise = Labels(chosen.labels), np.random.default_rng(state.steps)
    loss = torch.compile(losses, dynamic=False)
    looked = reported = -math.inf
    while state.seconds < chosen.seconds:
        if state.seconds - looked > LOOK_EVERY:
            labels.look()
            looked = state.seconds
        if state.seconds - reported > REPORT_EVERY:
            state.keep(path)
            report(state, labels, curve)
            reported = state.seconds
        learn(state, labels, noise, chosen.seconds, chosen.step, loss)
    state.keep(path)
    report(state, labels, curve)


if __name__ == "__main__":
    main()
