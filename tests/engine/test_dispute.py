"""After a failed agreement the engine captures what it called dead, and keeps what it calls alive.

Each board is finished. The players pass and do not agree; then the other side only passes, because
it claims that everything is alive, or attacks, because it claims that living stones are dead. The
komi is such that the engine wins exactly if the dead stones are gone and nothing else is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from typing import NamedTuple

import pytest

from tests.engine.talk import network, point
from tromp_gui.engine.dead import propose
from tromp_gui.engine.state import EngineClock, Game, GameStart
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.go.board import Board
from tromp_gui.go.kata_rules import kata_json, parse_kata_rules
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, Ending, Rules
from tromp_gui.match.player import Level
from tromp_gui.match.playout import died


class Shape(NamedTuple):
    """A finished board, drawn with the engine as Black, White's dead stones, and the points by
    which Black wins: in a ko, a little more than it is worth.
    """

    diagram: str
    dead: str = ""
    margin: str = "0.5"


SHAPES = {
    "a stone": Shape(
        """
        . . X O .
        . X X O .
        . O X O .
        . X X O .
        . . X O .
        """,
        "B3",
    ),
    "in the corner": Shape(
        """
        O . X X O . .
        . . . X O . O
        X X X X O O .
        X . X O . O O
        X X X O O . O
        X . X X O O .
        X X . X O . O
        """,
        "A7",
    ),
    "with an eye": Shape(
        """
        . O X . X O .
        O O X X X O .
        X X X . X O O
        . X . X X O .
        X X X X O O O
        X . X X O . O
        X X . X O O .
        """,
        "A6 B6 B7",
    ),
    "nakade": Shape(
        """
        . X . O X . X O .
        O O O O X X X O O
        X X X X . X O O .
        X . X . X X O . O
        X X X X X O O O .
        . X . X X O . O O
        X X X X O O O . O
        X . X X O . O O .
        . X X X O O . O O
        """,
        "A8 B8 C8 D8 D9",
    ),
    "two groups": Shape(
        """
        . O X . X O . O .
        O . X X X O O . O
        X X X . X X O O .
        X . X X X X O . O
        X X . X . X O O O
        X X X X X X O O .
        . O . X X O O . O
        O O X X X O . O O
        . X X . X O O . .
        """,
        "A8 B9 A2 B2 B3",
    ),
    "seki": Shape(
        """
        O O X . O X .
        . O X . O X X
        O O X X O X .
        . O O O X X X
        O O . O X . X
        . O O O X X .
        O O . O X . X
        """,
    ),
    "ko": Shape(
        """
        . X X O . O .
        X . X O O . O
        . X X O . O O
        X X . X O O .
        . X X O . O O
        X . X O O . O
        . X X O . O .
        """,
        margin="4.5",
    ),
}
LEVELS = (Level.NOVICE, Level.CLUB, Level.FULL)
PASS = None


def games(shape: Shape, rules: Rules, engine: Color) -> Iterator[Game]:
    """The game after two passes, with each player the first to pass."""
    drawn = shape.diagram if engine is Color.BLACK else shape.diagram.translate({88: 79, 79: 88})
    for first in Color:
        start = Game.new(rules, Decimal(0), GameStart(Board.from_diagram(drawn), first))
        stopped = start.play(Turn(first, PASS)).play(Turn(first.opponent, PASS))
        yield replace(stopped, komi=komi(stopped, shape, engine))


def dead_of(shape: Shape) -> frozenset[Point]:
    return frozenset(map(point, shape.dead.split()))


def lead(game: Game, dead: frozenset[Point] = frozenset()) -> Decimal:
    """Black's lead."""
    score = game.score(dead)
    return Decimal(score.black.total - score.white.total)


def komi(game: Game, shape: Shape, engine: Color) -> Decimal:
    """The komi with which the engine wins by the margin."""
    if game.rules.ending is Ending.LASKER_MAAS:
        game = replace(game, komi=Decimal(0))
    margin = Decimal(shape.margin)
    return lead(game, dead_of(shape)) - (margin if engine is Color.BLACK else -margin)


class Attacker:
    """Plays wherever it takes most liberties, without regard to its own stones."""

    def __init__(self, moves: int) -> None:
        self._left = moves

    def choose(self, game: Game, color: Color) -> Point | None:
        self._left -= 1
        position = game.position_for(color)
        legal = position.legal_points()
        return (
            max(legal, key=lambda at: self._taken(game, color, at))
            if self._left >= 0 and legal
            else None
        )

    @staticmethod
    def _taken(game: Game, color: Color, at: Point) -> tuple[int, int]:
        after = game.position_for(color).play(Turn(color, at)).board
        stones = after.stones(color.opponent)
        chains = after.grid.parts(stones)
        least = min(((after.grid.beside(c) & after.free).bit_count() for c in chains), default=0)
        return -stones.bit_count(), -least


def finish(player: Thinker, game: Game, engine: Color, attacker: Attacker, is_asked: bool) -> Game:
    """Play on until two passes follow each other again."""
    color, passes, first = game.position.to_play, 0, len(game.turns)
    while passes < 2:
        assert len(game.turns) - first < 150, game.board.diagram()
        if color is engine:
            choice = player.choose(replace(game, is_clean_up=is_asked), color, EngineClock())
        else:
            choice = attacker.choose(game, color)
        assert choice is None or isinstance(choice, Point)
        game = game.play(Turn(color, choice))
        passes = passes + 1 if choice is None else 0
        color = color.opponent
    return game


def outcome(
    player: Thinker, stopped: Game, engine: Color, attacker: Attacker, is_asked: bool
) -> Decimal:
    """The lead of the engine at the end, by the rules' own count."""
    if stopped.rules.ending is Ending.PLAYOUT:
        second = stopped.under(parse_kata_rules(kata_json(stopped.rules.on_second_board())))
        ended = finish(player, second, engine, attacker, is_asked)
        line = [each.board for each in ended.line[len(stopped.line) :]]
        board = stopped.board
        everything = frozenset(board.grid.points(board.black | board.white))
        found = lead(stopped, died(board, everything, line))
    else:
        ended = finish(player, stopped, engine, attacker, is_asked)
        found = lead(ended)
    return found if engine is Color.BLACK else -found


def won(shape: str, rules: str, level: Level, number: int, attacks: int = 3) -> bool:
    """Whether the engine wins; the bits of `number` vary the rest."""
    engine = list(Color)[number & 1]
    stopped = list(games(SHAPES[shape], RULE_SETS[rules], engine))[number >> 1 & 1]
    attacker = Attacker(attacks if number & 4 else 0)
    player = Thinker(EngineOptions(level, seed=1), network())
    return outcome(player, stopped, engine, attacker, bool(number & 8)) > 0


@pytest.mark.parametrize("shape", SHAPES)
def test_the_engine_calls_these_stones_dead(shape: str) -> None:
    board = Board.from_diagram(SHAPES[shape].diagram)
    assert propose(network(), board).dead == dead_of(SHAPES[shape])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [1, 6, 8])
def test_a_dead_stone_is_captured(level: Level, number: int) -> None:
    assert won("a stone", "chinese", level, number)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_under_every_rule_set(rules: str) -> None:
    assert won("a stone", rules, Level.NOVICE, 2)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape(shape: str) -> None:
    assert won(shape, "tromp-taylor", Level.NOVICE, 4, attacks=2)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("shape", SHAPES)
def test_the_right_side_wins(shape: str, rules: str, level: Level) -> None:
    """Two of the sixteen ways, others for each row."""
    row = [*RULE_SETS].index(rules) * 3 + [*LEVELS].index(level) + [*SHAPES].index(shape) * 5
    for number in (row * 5 % 16, (row * 5 + 7) % 16):
        assert won(shape, rules, level, number, attacks=8), number


@pytest.mark.parametrize("level", [Level.NOVICE, Level.CLUB])
def test_a_controller_may_ask_for_captures_from_the_first_move_on(level: Level) -> None:
    board = Board.from_diagram(SHAPES["a stone"].diagram)
    game = Game.new(RULE_SETS["tromp-taylor-logical"], Decimal(4), GameStart(board))
    player = Thinker(EngineOptions(level, seed=1), network())
    assert outcome(player, game, Color.BLACK, Attacker(0), is_asked=True) > 0
