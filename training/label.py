"""Positions as people and the program play them, with a teacher's evaluation of each.

python -m training.label TEACHER FOLDER [--records RECORDS] [--positions 400000] [--from N]
                         [--largest SIDE]

Games are played from the policy of the program's own network, with mistakes on purpose; every
second file has positions of the games in the folder RECORDS (SGF, one 19×19 game a line), as long
as there are some. Writes `FOLDER/NNNNN.json.gz`, each file complete or not there; existing files
are kept, so the command continues where it was stopped. The number of a file is its games' seed;
`--from` begins with another one, so that several processes can share the work. With `--largest`
the games that are played are on boards up to this side.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from training.games import Game, new_game, new_size, recorded_games
from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.description import (
    Attention,
    Block,
    Description,
    FeedForward,
    Nested,
)
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex

GAMES_AT_ONCE = 8
"""Games on boards of one size, so that the network evaluates all of them together."""

POSITIONS_A_FILE = 2000

POINTS_A_LABEL = 90
"""On larger boards not every position has a label: neighbours teach nearly the same."""

RECORDS_A_FILE, LABELS_A_RECORD = 200, 10

BATCH_POINTS = 1500
"""About how many points the teacher evaluates together."""


def games_of(player: Network, records: Path | None, seed: int, largest: int = 19) -> list[Game]:
    """The games of a file, whose labels are None, or `{}` where there is to be one."""
    dice = random.Random(seed)
    if records is not None and seed % 2:
        found = recorded_games(records, seed // 2, RECORDS_A_FILE, dice)
        for game in found:
            _choose(game, dice, LABELS_A_RECORD)
        if found:
            return found
    return _played(player, dice, np.random.default_rng(seed), largest)


def _played(
    player: Network, dice: random.Random, noise: np.random.Generator, largest: int
) -> list[Game]:
    done: list[Game] = []
    count = 0
    while count < POSITIONS_A_FILE:
        columns, rows = new_size(dice, largest)
        games = [new_game(dice, columns, rows) for _ in range(GAMES_AT_ONCE)]
        _play_all(player, games, noise)
        for game in games:
            every = 1 + rows * columns // POINTS_A_LABEL
            count += _choose(game, dice, -(-len(game.moves) // every))
        done += games
    return done


def _choose(game: Game, dice: random.Random, most: int) -> int:
    """Choose positions for labels, among them the last, which is often a finished board."""
    count = len(game.moves)
    chosen = {*dice.sample(range(count), min(most, count)), count - 1} if count else set()
    game.labels = [{} if at in chosen else None for at in range(count)]
    return len(chosen)


def _play_all(player: Network, games: list[Game], noise: np.random.Generator) -> None:
    moments = [game.start for game in games]
    running = list(range(len(games)))
    while running:
        answers = ask(player, [moments[at] for at in running], int(noise.integers(8)))
        for at, answer in zip(running, answers, strict=True):
            moments[at] = _step(games[at], moments[at], answer, noise)
        running = [
            at
            for at in running
            if not moments[at].is_over
            and len(games[at].moves) < 1.4 * games[at].rows * games[at].columns
        ]


def _step(game: Game, moment: Moment, answer: Answer, noise: np.random.Generator) -> Moment:
    policy = _policy(answer)
    color = moment.position.to_play
    point = _point(game, _drawn(game, color.value, policy, noise))
    game.moves.append([color.value, format_vertex(point)])
    return moment.after(Turn(color, point))


def _drawn(game: Game, color: str, policy: np.ndarray[Any, Any], noise: np.random.Generator) -> int:
    legal = policy >= 0
    heat = game.heat[color]
    if len(game.moves) < game.opening:
        heat = max(heat, 1.5)
    chances = np.where(legal, policy, 0).astype(np.float64) ** (1 / heat)
    if noise.random() < game.blunder:
        best = np.argsort(-policy)[:40]
        chances = np.zeros_like(chances)
        chances[best] = legal[best]
    return int(noise.choice(len(chances), p=chances / chances.sum()))


def _policy(answer: Answer) -> np.ndarray[Any, Any]:
    """By point, and passing last; -1 where a move is not legal."""
    return np.append(answer.policy.ravel(), np.float32(answer.passing))


def _point(game: Game, index: int) -> Point | None:
    if index == game.rows * game.columns:
        return None
    row, column = divmod(index, game.columns)
    return Point(game.rows - 1 - row, column)


def add_labels(teacher: Network, games: list[Game]) -> None:
    """Fill in the labels that are to be there."""
    waiting: dict[tuple[int, int], list[tuple[dict[str, Any], Moment]]] = {}
    for game in games:
        waiting.setdefault((game.rows, game.columns), []).extend(_unlabelled(game))
    for (rows, columns), each in waiting.items():
        size = max(1, BATCH_POINTS // (rows * columns))
        for start in range(0, len(each), size):
            labels, moments = zip(*each[start : start + size], strict=True)
            for label, answer in zip(labels, ask(teacher, moments), strict=True):
                label.update(_label(answer))


def _unlabelled(game: Game) -> Iterator[tuple[dict[str, Any], Moment]]:
    moment = game.start
    for turn, label in zip(game.turns(), game.labels, strict=True):
        if label is not None:
            yield label, moment
        moment = moment.after(turn)


def _label(answer: Answer) -> dict[str, Any]:
    return {
        "policy": _packed(np.maximum(_policy(answer), 0).astype(np.float16)),
        "owner": _packed(np.round(answer.owner * 127).astype(np.int8)),
        "win": answer.win + answer.no_result / 2,
        "draw": answer.no_result,
        "lead": answer.lead,
        "mean": answer.score,
        "spread": max(0.0, answer.score_square - answer.score**2) ** 0.5,
    }


def _packed(array: np.ndarray[Any, Any]) -> str:
    return base64.b64encode(array.tobytes()).decode("ascii")


def teacher_of(description: Description) -> Network:
    """The network; one of transformer blocks that turn is evaluated by PyTorch, which is faster."""
    if not all(map(_is_for_pytorch, description.blocks)):
        return Network(description)
    from training.teacher import Teacher

    return Teacher(description)


def _is_for_pytorch(block: Block) -> bool:
    """Whether all attention in a block has a rotation, and nothing in it is a filter."""
    match block:
        case Nested():
            return all(map(_is_for_pytorch, block.blocks))
        case Attention():
            return block.rotation is not None
    return isinstance(block, FeedForward)


def main() -> None:
    """Play and label until there are enough positions."""
    parser = argparse.ArgumentParser(description="Label positions of games.")
    parser.add_argument("teacher", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--records", type=Path)
    parser.add_argument("--positions", type=int, default=400_000)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--largest", type=int, default=19)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    teacher, player = teacher_of(read_network(chosen.teacher)), own_network()
    for number in range(chosen.first, chosen.positions // POSITIONS_A_FILE):
        path = chosen.folder / f"{number:05}.json.gz"
        if not path.exists():
            games = games_of(player, chosen.records, number, chosen.largest)
            add_labels(teacher, games)
            _write(path, games)


def _write(path: Path, games: list[Game]) -> None:
    part = path.with_suffix(".part")
    kept = ("columns", "rows", "komi", "rules", "stones", "first", "moves", "labels")
    with gzip.open(part, "wt", compresslevel=4, encoding="ascii") as file:
        json.dump([{name: getattr(game, name) for name in kept} for game in games], file)
    os.replace(part, path)


if __name__ == "__main__":
    main()
