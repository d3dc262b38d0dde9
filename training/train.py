"""Trains a network on the labels, and resumes where it was stopped.

python -m training.train LABELS FOLDER --seconds 3600 [--channels 48] [--blocks 5]

`FOLDER/state.pickle` is what is needed to go on, `FOLDER/curve.csv` how well the network agreed
with the teacher on games kept back (every tenth file of labels). New files of labels are read as
they come. `--seconds` is the time of all runs together: the steps become smaller towards its end.
"""

from __future__ import annotations

import argparse
import math
import pickle
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from training.model import Parameters, Shape, forward, new_parameters
from training.samples import SIDES, Arrays, load, unpacked

BATCH = {9: 128, 13: 64, 19: 32}
SHARE = {9: 0.34, 13: 0.26, 19: 0.4}
"""How often a batch has this side, if there are positions for it."""

STEP, SMOOTHING = 2e-3, 0.998
REPORT_EVERY, LOOK_EVERY = 180.0, 120.0
KEPT_BACK = 10
"""One file of labels in this many is never trained on."""


class State(NamedTuple):
    """All that training needs to resume; `smooth` is the running mean of the parameters."""

    parameters: Parameters
    smooth: Parameters
    mean: Parameters
    square: Parameters
    steps: int
    samples: int
    seconds: float


def losses(parameters: Parameters, shape: Shape, batch: Arrays) -> Any:
    """The total difference between the network's outputs and the labels."""
    policy, result, score, owner = forward(parameters, shape, batch["spatial"], batch["globals"])
    values, mask = batch["values"], batch["spatial"][..., 0]
    wins, draws = values[:, 0] - values[:, 1] / 2, values[:, 1]
    wanted = jnp.stack([wins, 1 - wins - draws, draws], 1)
    of_policy = -(batch["policy"] * jax.nn.log_softmax(policy)).sum(1).mean()
    of_result = -(wanted * jax.nn.log_softmax(result)).sum(1).mean()
    apart = (jnp.tanh(owner) - batch["owner"]) ** 2 * mask
    of_owner = (apart.sum((1, 2)) / mask.sum((1, 2))).mean()
    spread = jax.nn.softplus(score[:, 1]) * 20
    of_score = (
        _bounded(score[:, 2] * 20 - values[:, 2])
        + 0.3 * _bounded(score[:, 0] * 20 - values[:, 3])
        + 0.3 * _bounded(spread - values[:, 4])
    ).mean()
    return of_policy + 1.2 * of_result + 1.2 * of_owner + 0.06 * of_score


def _bounded(error: Any) -> Any:
    """Quadratic near 0 and linear from 8 points on."""
    size = jnp.abs(error)
    return jnp.where(size < 8, size**2 / 16, size - 4)


@partial(jax.jit, static_argnums=1)
def step(state: Any, shape: Shape, rate: Any, batch: Arrays) -> Any:
    """One step of Adam; large filters decay."""
    parameters, smooth, mean, square, count = state
    loss, slope = jax.value_and_grad(losses)(parameters, shape, batch)
    norm = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1, 4 / norm), slope)
    count = count + 1
    mean = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, mean, slope)
    square = jax.tree.map(lambda a, b: 0.99 * a + 0.01 * b * b, square, slope)
    parameters = jax.tree.map(
        lambda p, m, s: (
            p
            - rate * (m / (1 - 0.9**count)) / (jnp.sqrt(s / (1 - 0.99**count)) + 1e-8)
            - rate * 3e-3 * p * (p.ndim > 1)
        ),
        parameters,
        mean,
        square,
    )
    keep = jnp.minimum(SMOOTHING, 1 - 1 / count)
    smooth = jax.tree.map(lambda a, b: keep * a + (1 - keep) * b, smooth, parameters)
    return (parameters, smooth, mean, square, count), loss


@partial(jax.jit, static_argnums=1)
def compare(parameters: Parameters, shape: Shape, batch: Arrays) -> Any:
    """Agreement with the teacher for each position: see `curve.csv`."""
    policy, result, score, owner = forward(parameters, shape, batch["spatial"], batch["globals"])
    values, mask, target = batch["values"], batch["spatial"][..., 0], batch["policy"]
    said = jax.nn.log_softmax(policy)
    divergence = (target * (jnp.log(jnp.maximum(target, 1e-9)) - said)).sum(1)
    chances = jax.nn.softmax(result)
    win = chances[:, 0] + chances[:, 2] / 2
    apart = (jnp.abs(jnp.tanh(owner) - batch["owner"]) * mask).sum((1, 2)) / mask.sum((1, 2))
    lead = jnp.abs(score[:, 2] * 20 - values[:, 2])
    first = policy.argmax(1) == target.argmax(1)
    return jnp.stack([first, divergence, jnp.abs(win - values[:, 0]), lead, apart], 1)


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
            is_kept_back = int(path.name.split(".")[0]) % KEPT_BACK == 0
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


def report(state: State, shape: Shape, labels: Labels, curve: Path) -> None:
    """Add a line to the curve: agreement on the positions kept back, by side and together."""
    is_new = not curve.exists()
    with curve.open("a") as file:
        if is_new:
            file.write("seconds,samples,labels,side,first,divergence,win,lead,owner\n")
        for side in SIDES:
            batch = labels.kept_back(side, 1024)
            if batch is None:
                continue
            found = [
                np.asarray(
                    compare(
                        state.smooth,
                        shape,
                        {name: a[at : at + BATCH[side]] for name, a in batch.items()},
                    )
                )
                for at in range(0, len(batch["globals"]), BATCH[side])
            ]
            means = np.concatenate(found).mean(0)
            line = ",".join(f"{value:.4f}" for value in means)
            file.write(f"{state.seconds:.0f},{state.samples},{labels.count()},{side},{line}\n")


def start(path: Path, shape: Shape) -> State:
    """The state kept at `path`, or a new one."""
    if path.exists():
        with path.open("rb") as file:
            state = State(*pickle.load(file))
        return state._replace(
            steps=int(state.steps), samples=int(state.samples), seconds=float(state.seconds)
        )
    parameters = new_parameters(shape, 1)
    zeros = jax.tree.map(jnp.zeros_like, parameters)
    return State(parameters, parameters, zeros, zeros, 0, 0, 0.0)


def keep(path: Path, state: State) -> None:
    """Write the state so that a complete one always exists."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        pickle.dump(tuple(jax.tree.map(np.asarray, state)), file)
    part.replace(path)


def main() -> None:
    """Train until the time is used up."""
    parser = argparse.ArgumentParser(description="Teach a network the labels.")
    parser.add_argument("labels", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--channels", type=int, default=48)
    parser.add_argument("--blocks", type=int, default=5)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    shape, path = Shape(chosen.channels, chosen.blocks), chosen.folder / "state.pickle"
    state, labels = start(path, shape), Labels(chosen.labels)
    noise = np.random.default_rng(state.steps)
    looked = reported = -math.inf
    while state.seconds < chosen.seconds:
        if state.seconds - looked > LOOK_EVERY:
            labels.look()
            looked = state.seconds
        if state.seconds - reported > REPORT_EVERY:
            keep(path, state)
            report(state, shape, labels, chosen.folder / "curve.csv")
            reported = state.seconds
        state = _learn(state, shape, labels, noise, chosen.seconds)
    keep(path, state)
    report(state, shape, labels, chosen.folder / "curve.csv")


def _learn(
    state: State, shape: Shape, labels: Labels, noise: np.random.Generator, seconds: float
) -> State:
    begun = time.monotonic()
    left = 1 - state.seconds / seconds
    rate = STEP * min(1, (state.steps + 1) / 200) * max(0.02, min(1.0, 1.6 * left))
    _, batch = labels.draw(noise)
    kept = (state.parameters, state.smooth, state.mean, state.square, state.steps)
    (parameters, smooth, mean, square, _), _ = step(kept, shape, rate, batch)
    jax.block_until_ready(parameters)
    return State(
        parameters,
        smooth,
        mean,
        square,
        state.steps + 1,
        state.samples + len(batch["globals"]),
        state.seconds + time.monotonic() - begun,
    )


if __name__ == "__main__":
    main()
