"""Labelled games as arrays to learn from: positions on padded boards, and their labels."""

from __future__ import annotations

import base64
import gzip
import json
import os
from pathlib import Path
from typing import Any

import numpy as np

from training.games import Game
from tromp_gui.engine.network.features import inputs

SIDES = (9, 13, 19)
"""A position is placed on the smallest of these square boards that it fits on."""

Arrays = dict[str, np.ndarray[Any, Any]]
"""`spatial` in bits by row, column and channel; `globals`; `policy` by point of the padded board
and passing last; `owner` in parts of 127; `values` win, draw, lead, mean score and its spread."""


def load(path: Path) -> dict[int, Arrays]:
    """The positions of one file of labels by side, made once and cached beside it."""
    kept = path.with_name(path.name.split(".")[0] + ".npz")
    if not kept.exists():
        part = kept.with_suffix(".part.npz")
        np.savez(part, **_flat(_packed(path)))  # type: ignore[arg-type]
        os.replace(part, kept)
    with np.load(kept) as file:
        found: dict[int, Arrays] = {}
        for name in file.files:
            side, _, what = name.partition(":")
            found.setdefault(int(side), {})[what] = file[name]
        return found


def unpacked(arrays: Arrays, side: int, chosen: np.ndarray[Any, Any]) -> Arrays:
    """The chosen positions as numbers."""
    count = side * side * 22
    bits = np.unpackbits(arrays["spatial"][chosen], axis=1, count=count)
    result = {name: arrays[name][chosen].astype(np.float32) for name in arrays}
    result["spatial"] = bits.reshape(-1, side, side, 22).astype(np.float32)
    result["owner"] /= 127
    return result


def _flat(found: dict[int, Arrays]) -> Arrays:
    return {f"{side}:{name}": array for side, each in found.items() for name, array in each.items()}


def _packed(path: Path) -> dict[int, Arrays]:
    rows: dict[int, list[Arrays]] = {}
    with gzip.open(path, "rt", encoding="ascii") as file:
        for fields in json.load(file):
            known = {name: fields[name] for name in fields if name in Game.__dataclass_fields__}
            game = Game(**known)
            side = next(side for side in SIDES if side >= max(game.columns, game.rows))
            rows.setdefault(side, []).extend(_positions(game, side))
    return {
        side: {name: np.stack([row[name] for row in each]) for name in each[0]}
        for side, each in rows.items()
    }


def _positions(game: Game, side: int) -> list[Arrays]:
    moment, found = game.start, []
    for turn, label in zip(game.turns(), game.labels, strict=True):
        if label is not None:
            found.append(_position(game, side, inputs([moment]), label))
        moment = moment.after(turn)
    return found


def _position(game: Game, side: int, given: Any, label: dict[str, Any]) -> Arrays:
    rows, columns = game.rows, game.columns
    spatial = np.zeros((side, side, 22), np.uint8)
    spatial[:rows, :columns] = given.spatial[0].reshape(rows, columns, 22)
    raw = np.frombuffer(base64.b64decode(label["policy"]), np.float16)
    board = np.zeros((side, side), np.float16)
    board[:rows, :columns] = raw[:-1].reshape(rows, columns)
    owner = np.zeros((side, side), np.int8)
    owned = np.frombuffer(base64.b64decode(label["owner"]), np.int8)
    owner[:rows, :columns] = owned.reshape(rows, columns)
    return {
        "spatial": np.packbits(spatial.ravel()),
        "globals": given.globals_[0],
        "policy": np.append(board.ravel(), raw[-1]),
        "owner": owner,
        "values": np.array(
            [label[name] for name in ("win", "draw", "lead", "mean", "spread")], np.float32
        ),
    }
