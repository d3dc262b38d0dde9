"""Positions for comparison with KataGo itself, and KataGo as a process."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from training.games import Game
from tromp_gui.engine.network.moment import Moment
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex

SHARED = Path(__file__).resolve().parents[3].parent / "shared" / "engines" / "katago"
PROGRAM = SHARED / ("katago.exe" if sys.platform == "win32" else "katago")
NETWORK = SHARED / "g170-b6c96-s175395328-d26788732.bin.gz"
NETWORKS = sorted(SHARED.glob("*.bin.gz"))
if "TROMP_GUI_NETWORK" in os.environ:  # one that is too large to lie here
    NETWORKS.append(Path(os.environ["TROMP_GUI_NETWORK"]))

SIZES = [(5, 5), (7, 7), (9, 9), (13, 13), (19, 19), (9, 6), (4, 11), (13, 9), (3, 3)]
WEIGHTS = [4, 4, 5, 2, 1, 3, 3, 2, 1]
KOMI = [7.5, 6.5, 7, 0, 0.5, -3, 20, -150, 150, 5.5]
FIELDS = {
    "whiteWin": 0.001,
    "whiteLoss": 0.001,
    "noResult": 0.001,
    "policyPass": 0.001,
    "whiteLead": 0.05,
    "whiteScoreSelfplay": 0.05,
    "varTimeLeft": 0.05,
    "shorttermWinlossError": 0.01,
    "shorttermScoreError": 0.05,
}
"""The numbers of an answer, and how far ours may be from them."""

LIMITS = FIELDS | {"whiteScore": 0.05}
"""The same with what only a human network says."""

OF_POINTS = {"policy": 0.001, "whiteOwnership": 0.005}


def draw_case(dice: random.Random) -> Game:
    """A game of random moves under random rules, with many passes; its last position counts."""
    columns, rows = dice.choices(SIZES, WEIGHTS)[0]
    scoring = dice.choice(["AREA", "AREA", "TERRITORY"])
    rules = {
        "ko": dice.choice(["SIMPLE", "POSITIONAL", "SITUATIONAL"]),
        "scoring": scoring,
        "tax": dice.choice(["NONE", "NONE", "SEKI", "ALL"]),
        "suicide": dice.random() < 0.5,
        "hasButton": scoring == "AREA" and dice.random() < 0.1,
        "whiteHandicapBonus": dice.choice(["0", "N", "N-1"]),
        "friendlyPassOk": dice.random() < 0.5,
    }
    stones: list[list[str]] = []
    if min(columns, rows) > 6 and dice.random() < 0.25:
        inner = [Point(row, col) for row in range(1, rows - 1) for col in range(1, columns - 1)]
        chosen = dice.sample(inner, dice.randrange(2, 6))
        stones = [["B", format_vertex(point)] for point in chosen]
    first = "W" if stones else "B"
    game = Game(columns, rows, dice.choice(KOMI), rules, stones, first, {}, 0, 0.0)
    _play(game, dice)
    return game


def _play(game: Game, dice: random.Random) -> None:
    """Where White passes first, KataGo takes Black's moves for handicap; that is left out."""
    moment, length = game.start, dice.randrange(1, int(1.5 * game.rows * game.columns) + 3)
    while len(game.moves) < length and not (moment.is_over and dice.random() < 0.3):
        points = moment.grid.points(moment.legal)
        is_pass = not points or (len(game.moves) > 2 and dice.random() < 0.08)
        turn = Turn(moment.position.to_play, None if is_pass else dice.choice(points))
        game.moves.append([turn.color.value, format_vertex(turn.point)])
        moment = moment.after(turn)


def last_moment(game: Game) -> Moment:
    """The position after the last move."""
    moment = game.start
    for turn in game.turns():
        moment = moment.after(turn)
    return moment


def commands(game: Game, symmetry: int) -> list[str]:
    """The commands that send an engine the game, and the question."""
    stones = " ".join(vertex for _, vertex in game.stones)
    return [
        f"rectangular_boardsize {game.columns} {game.rows}",
        "clear_board",
        f"kata-set-rules {json.dumps(game.rules)}",
        f"komi {game.komi}",
        *([f"set_free_handicap {stones}"] if stones else []),
        *(f"play {color} {vertex}" for color, vertex in game.moves),
        f"kata-raw-nn {symmetry}",
    ]


def parse_raw(text: str, points: int) -> dict[str, Any]:
    """The numbers of an answer to `kata-raw-nn`; NAN, where no move is legal, becomes None."""
    words = text.split()
    found: dict[str, Any] = {
        name: float(words[words.index(name) + 1]) for name in LIMITS if name in words
    }
    for name in OF_POINTS:
        at = words.index(name) + 1
        found[name] = [None if word == "NAN" else float(word) for word in words[at : at + points]]
    return found


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """The numbers that differ too much."""
    found = [
        f"{name}: {ours[name]} for {theirs[name]}"
        for name, most in LIMITS.items()
        if name in theirs and abs(ours[name] - theirs[name]) > most
    ]
    for name, most in OF_POINTS.items():
        for at, (mine, other) in enumerate(zip(ours[name], theirs[name], strict=True)):
            is_far = (mine is None) != (other is None)
            if is_far or (mine is not None and abs(mine - other) > most):
                found.append(f"{name} {at}: {mine} for {other}")
    return found


class Katago:
    """The real program, over GTP. Use it in a `with` statement."""

    def __init__(
        self, network: Path, folder: Path, human: Path | None = None, **settings: object
    ) -> None:
        options = "numSearchThreads=1,nnMaxBatchSize=1,logAllGTPCommunication=false,"
        options += f"logSearchInfo=false,ponderingEnabled=false,nnRandomize=false,logDir={folder}"
        options += "".join(f",{name}={value}" for name, value in settings.items())
        more = ["-human-model", str(human)] if human else []
        self._process = subprocess.Popen(
            [
                *(PROGRAM, "gtp", "-model", network, "-config", SHARED / "gtp_example.cfg"),
                *more,
                *("-override-config", options),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Katago:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate("quit\n")

    def say(self, command: str) -> str:
        """Send a command; returns the text of its answer. Raises ValueError where it fails."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines: list[str] = []
        while not lines or lines[-1] != "\n":
            lines.append(self._process.stdout.readline())
            if not lines[-1]:
                raise ValueError(f"the program has ended at {command}")
        text = "".join(lines)
        if not text.startswith("="):
            raise ValueError(f"{command}: {text}")
        return text[1:]
