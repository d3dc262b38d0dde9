"""Games to learn from: with random board, rules, komi, handicap and players, or from records."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.go.board import Board
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, Superko
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.reader import read

SQUARES = [(19, 28), (13, 14), (9, 22), (7, 5), (5, 2), (6, 2), (8, 3), (10, 3), (11, 4)]
SQUARES += [(12, 2), (14, 2), (15, 2), (16, 1), (17, 1), (18, 1)]
RECTANGLES = 8
"""Weights of the board sizes, in parts of a hundred."""


@dataclass
class Game:
    """A game being played, and the teacher's evaluation of each of its positions."""

    columns: int
    rows: int
    komi: float
    rules: dict[str, Any]
    stones: list[list[str]]
    first: str
    heat: dict[str, float] = field(default_factory=dict)
    """The temperature of each player's moves."""
    opening: int = 0
    """How many moves are played at a high temperature."""
    blunder: float = 0.0
    """The share of moves played at random, among the 40 likeliest."""
    moves: list[list[str]] = field(default_factory=list)
    labels: list[dict[str, Any] | None] = field(default_factory=list)
    """One for the position before each move, or nothing."""

    @cached_property
    def start(self) -> Moment:
        """The moment before the first move."""
        rules = customised(
            RULE_SETS["chinese"],
            superko=Superko(self.rules["ko"].lower()),
            suicide=self.rules["suicide"],
        )
        stones = [parse_vertex(vertex, self.rows, self.columns) for _, vertex in self.stones]
        black = [point for point in stones if point is not None]
        board = Board.empty(self.rows, self.columns).with_stones(black=black)
        return Moment(Position.start(board, rules, Color(self.first)), self.terms)

    @property
    def terms(self) -> Terms:
        """The terms of the game; handicap stones may count for White."""
        bonus = {"0": 0, "N": len(self.stones), "N-1": max(0, len(self.stones) - 1)}
        rules = self.rules
        return Terms(
            self.komi + bonus[rules["whiteHandicapBonus"]],
            rules["ko"],
            rules["scoring"],
            rules["tax"],
            rules["suicide"],
            rules["hasButton"],
            rules["friendlyPassOk"],
        )

    def turns(self) -> list[Turn]:
        """The moves that were played."""
        return [
            Turn(Color(color), parse_vertex(vertex, self.rows, self.columns))
            for color, vertex in self.moves
        ]


def new_game(dice: random.Random, columns: int, rows: int) -> Game:
    """A game with random rules, komi, handicap and players."""
    rules = _rules(dice)
    stones = _handicap(dice, columns, rows)
    fair = 7 if rules["scoring"] == "AREA" else 6
    spread = dice.choice([0, 0, 0, 0, 1, 3, 8, 20])
    komi = fair + (0.5 if dice.random() < 0.7 else 0) + round(dice.gauss(0, spread))
    if stones:
        komi = dice.choice([0, 0.5, komi, komi + 8 * len(stones)])
    area = rows * columns
    heat = [dice.choice([0.3, 0.6, 0.8, 1.0]) for _ in "BW"]
    if dice.random() < 0.15:
        heat[dice.randrange(2)] = dice.choice([1.4, 2.0])
    return Game(
        columns,
        rows,
        max(-150.0, min(150.0, komi)),
        rules,
        stones,
        "W" if stones or dice.random() < 0.03 else "B",
        dict(zip("BW", heat, strict=True)),
        dice.randrange(0, max(2, area // 24)),
        dice.choice([0, 0, 0.01, 0.03, 0.1]),
    )


def recorded_games(folder: Path, number: int, count: int, dice: random.Random) -> list[Game]:
    """Games of the `number`-th lot of `count`, from SGF files with one 19×19 game a line.

    The rules are random, and the komi of every second game; a move that they forbid ends it.
    """
    lines = (line for path in sorted(folder.glob("*.sgf")) for line in path.open("rb"))
    lot = b"".join(islice(lines, number * count, (number + 1) * count))
    return [_recorded(tree, dice) for tree in read(lot).trees] if lot else []


def _recorded(tree: Tree, dice: random.Random) -> Game:
    game = replace(new_game(dice, 19, 19), stones=[], first="B")
    if dice.random() < 0.5:
        game.komi = 6.5
    replay = Replay(tree, game.start.position.rules)
    for node in tree.main_line():
        for played in replay.at(node).played:
            if played.illegal is not None or played.turn.color.value != "BW"[len(game.moves) % 2]:
                return game
            point = played.turn.point
            game.moves.append([played.turn.color.value, format_vertex(point)])
    return game


def new_size(dice: random.Random, largest: int) -> tuple[int, int]:
    """Columns and rows of a board, at most `largest`, which is 5 or more."""
    if dice.random() < RECTANGLES / 100:
        return dice.randrange(5, largest + 1), dice.randrange(5, largest + 1)
    sides, weights = zip(*(each for each in SQUARES if each[0] <= largest), strict=True)
    side = dice.choices(sides, weights)[0]
    return side, side


def _rules(dice: random.Random) -> dict[str, Any]:
    """Tromp-Taylor, Chinese or Japanese in most games, otherwise random axes."""
    chance = dice.random()
    scoring = "TERRITORY" if chance > 0.7 else "AREA"
    rules = {
        "ko": "POSITIONAL" if scoring == "AREA" else "SIMPLE",
        "scoring": scoring,
        "tax": "NONE" if scoring == "AREA" else "SEKI",
        "suicide": chance < 0.45,
        "hasButton": False,
        "whiteHandicapBonus": "0",
        "friendlyPassOk": chance >= 0.45,
    }
    if dice.random() < 0.25:
        rules["ko"] = dice.choice(["SIMPLE", "POSITIONAL", "SITUATIONAL"])
        rules["tax"] = dice.choice(["NONE", "NONE", "SEKI", "ALL"])
        rules["suicide"] = dice.random() < 0.5
        rules["whiteHandicapBonus"] = dice.choice(["0", "N", "N-1"])
        rules["hasButton"] = scoring == "AREA" and dice.random() < 0.2
    return rules


def _handicap(dice: random.Random, columns: int, rows: int) -> list[list[str]]:
    if dice.random() > 0.12 or min(columns, rows) < 7:
        return []
    low = 2 if min(columns, rows) < 13 else 3
    xs = [low, columns - 1 - low, columns // 2]
    ys = [low, rows - 1 - low, rows // 2]
    points = list({(x, y) for x in xs for y in ys})
    if dice.random() < 0.3:
        points = [(x, y) for x in range(1, columns - 1) for y in range(1, rows - 1)]
    most = 9 if min(columns, rows) > 12 else 4
    chosen = dice.sample(sorted(points), min(len(points), dice.randrange(2, most + 1)))
    return [["B", format_vertex(Point(y, x))] for x, y in chosen]
