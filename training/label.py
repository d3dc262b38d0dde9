"""Games played from a teacher's policy, each position with the teacher's evaluation.

python -m training.label NETWORK FOLDER [--positions 200000]

Writes `FOLDER/NNNNN.json.gz`, some whole games at a time, each file complete or not there; existing
files are kept, so the command continues where it was stopped. The number of a file is the seed of
its games.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import os
import random
from pathlib import Path
from typing import Any

import numpy as np

from training.games import Game, new_game, new_size
from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex

GAMES_AT_ONCE = 8
"""Games on boards of one size, so that the network evaluates all of them together."""

POSITIONS_A_FILE = 2000


def play(network: Network, seed: int) -> list[Game]:
    """Games with at least `POSITIONS_A_FILE` positions together."""
    dice, noise = random.Random(seed), np.random.default_rng(seed)
    done: list[Game] = []
    while sum(len(game.labels) for game in done) < POSITIONS_A_FILE:
        columns, rows = new_size(dice)
        count = GAMES_AT_ONCE if rows * columns > 100 else 2 * GAMES_AT_ONCE
        games = [new_game(dice, columns, rows) for _ in range(count)]
        _play_all(network, games, noise)
        done += games
    return done


def _play_all(network: Network, games: list[Game], noise: np.random.Generator) -> None:
    moments = [game.start for game in games]
    running = list(range(len(games)))
    while running:
        answers = ask(network, [moments[at] for at in running], int(noise.integers(8)))
        for at, answer in zip(running, answers, strict=True):
            moments[at] = _step(games[at], moments[at], answer, noise)
        running = [
            at
            for at in running
            if not moments[at].is_over
            and len(games[at].moves) < 1.4 * games[at].rows * games[at].columns
        ]


def _step(game: Game, moment: Moment, answer: Answer, noise: np.random.Generator) -> Moment:
    """Keep the label of a position and play a move."""
    policy = np.append(answer.policy.ravel(), np.float32(answer.passing))
    legal = policy >= 0
    policy = np.where(legal, policy, 0)
    spread = (answer.score_square - answer.score**2) ** 0.5
    game.labels.append(
        {
            "policy": _packed(policy.astype(np.float16)),
            "owner": _packed(np.round(answer.owner * 127).astype(np.int8)),
            "win": answer.win + answer.no_result / 2,
            "draw": answer.no_result,
            "lead": answer.lead,
            "mean": answer.score,
            "spread": spread,
        }
    )
    color = moment.position.to_play
    point = _point(game, _chosen(game, color.value, policy, legal, noise))
    game.moves.append([color.value, format_vertex(point)])
    return moment.after(Turn(color, point))


def _chosen(
    game: Game,
    color: str,
    policy: np.ndarray[Any, Any],
    legal: np.ndarray[Any, Any],
    noise: np.random.Generator,
) -> int:
    heat = game.heat[color]
    if len(game.moves) < game.opening:
        heat = max(heat, 1.5)
    chances = policy.astype(np.float64) ** (1 / heat)
    if noise.random() < game.blunder:
        best = np.argsort(-policy)[:40]
        chances = np.zeros_like(chances)
        chances[best] = legal[best]
    return int(noise.choice(len(chances), p=chances / chances.sum()))


def _point(game: Game, index: int) -> Point | None:
    if index == game.rows * game.columns:
        return None
    row, column = divmod(index, game.columns)
    return Point(game.rows - 1 - row, column)


def _packed(array: np.ndarray[Any, Any]) -> str:
    return base64.b64encode(array.tobytes()).decode("ascii")


def main() -> None:
    """Play and label until there are enough positions."""
    parser = argparse.ArgumentParser(description="Play games and label their positions.")
    parser.add_argument("network", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=200_000)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    network = Network(read_network(chosen.network))
    for number in range(chosen.positions // POSITIONS_A_FILE):
        path = chosen.folder / f"{number:05}.json.gz"
        if not path.exists():
            _write(path, play(network, number))


def _write(path: Path, games: list[Game]) -> None:
    part = path.with_suffix(".part")
    kept = ("columns", "rows", "komi", "rules", "stones", "first", "moves", "labels")
    with gzip.open(part, "wt", compresslevel=4, encoding="ascii") as file:
        json.dump([{name: getattr(game, name) for name in kept} for game in games], file)
    os.replace(part, path)


if __name__ == "__main__":
    main()
