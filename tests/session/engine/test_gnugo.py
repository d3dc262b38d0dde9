"""Real GNU Go through the session: whole games, handicap, take-backs, a crash in mid-game."""

from __future__ import annotations

import os
import random
import shutil
from decimal import Decimal

import pytest

from tests.engines.harness import LIMITS, Harness, target
from tests.killing import kill
from tests.session.conftest import Harnesses
from tromp_gui.go.board import Board
from tromp_gui.go.handicap import fixed_points
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Family, LimitKind, can
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.verdict import STATUS_LIST, parse_points
from tromp_gui.gtp.vertex import MoveKind, format_vertex
from tromp_gui.session.engine.files import USUAL_FOLDERS
from tromp_gui.session.engine.work import EngineAnswer

GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path=os.pathsep.join(USUAL_FOLDERS))

pytestmark = pytest.mark.skipif(GNUGO is None, reason="GNU Go is not installed")

STRICT = ("--chinese-rules", "--positional-superko", "--allow-suicide", "--capture-all-dead")


def gnugo(level: int = 1, *more: str) -> Launch:
    arguments = ("--mode", "gtp", "--level", str(level), "--seed", "1", "--never-resign")
    return Launch("gnugo", (*arguments, *STRICT, *more))


class Game:
    """A game of our referee against one engine, which plays both sides or only White."""

    def __init__(self, place: Harness, side: int, handicap: tuple[Point, ...] = ()) -> None:
        self.place = place
        board = Board.empty(side, side)
        self.positions = [Position.start(board, TROMP_TAYLOR, handicap=len(handicap))]
        for point in handicap:
            self.positions = [self.positions[0].handicap_move(point)]
        stones = tuple(Turn(Color.BLACK, point) for point in handicap)
        self.target = Target(side, side, TROMP_TAYLOR, Decimal(7), turns=stones)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    def take(self, point: Point | None) -> None:
        """A turn of whoever is to move; the rules are kept."""
        turn = Turn(self.position.to_play, point)
        self.positions.append(self.position.play(turn))
        self.target = self.target.after(turn)

    def back(self, turns: int) -> None:
        """Take turns back."""
        del self.positions[-turns:]
        self.target = self.target._replace(turns=self.target.turns[:-turns])

    def ask(self) -> None:
        """The engine's turn."""
        self.place.session.genmove(self.position.to_play, self.target, self.place.moves.append)
        move = self.place.wait_for_move()
        assert move.kind in (MoveKind.STONE, MoveKind.PASS)
        self.take(move.point)

    def board(self) -> str:
        """The board as the engine shows it, its stones alone."""
        texts: list[str] = []
        self.place.session.ask("list_stones black", lambda reply: texts.append(reply.text))
        self.place.session.ask("list_stones white", lambda reply: texts.append(reply.text))
        self.place.qtbot.waitUntil(lambda: len(texts) == 2)
        return "|".join(" ".join(sorted(text.split())) for text in texts)

    def ours(self) -> str:
        """The same of our own board."""
        board = self.position.board
        return "|".join(" ".join(sorted(map(format_vertex, board.points(c)))) for c in Color)


def test_gnu_go_is_found_where_path_does_not_lead(
    harness: Harnesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    place = harness(gnugo())
    place.session.start()
    place.wait_until(EngineState.READY)
    profile = place.session.profile
    assert profile.family is Family.GNU_GO
    position = Position.start(Board.empty(9, 9), TROMP_TAYLOR)
    assert [limit.kind for limit in can(profile, TROMP_TAYLOR, position.grid)] == [LimitKind.RULES]


@pytest.mark.parametrize("side", [9, pytest.param(13, marks=pytest.mark.slow)])
def test_a_whole_game_is_played_and_held_alike(harness: Harnesses, side: int) -> None:
    game = Game(harness(gnugo(1)), side)
    while game.position.passes < 2 and game.position.turn < 400:
        game.ask()
    assert game.position.passes == 2
    assert game.board() == game.ours()
    assert game.place.failures == []


@pytest.mark.slow
def test_a_whole_game_on_the_large_board(harness: Harnesses) -> None:
    game = Game(harness(gnugo(1)), 19)
    while game.position.passes < 2 and game.position.turn < 800:
        game.ask()
    assert game.board() == game.ours()


@pytest.mark.parametrize(("side", "stones"), [(9, 2), (13, 5), (19, 9)])
def test_handicap_games_begin_with_white(harness: Harnesses, side: int, stones: int) -> None:
    game = Game(harness(gnugo(1)), side, tuple(fixed_points(side, side, stones)))
    for _ in range(12):
        game.ask()
    assert game.position.turn == 12
    assert game.board() == game.ours()


def test_take_backs_at_random_are_followed(harness: Harnesses) -> None:
    chance = random.Random(5)
    game = Game(harness(gnugo(1)), 9)
    for _ in range(12):
        for _ in range(chance.randint(1, 3)):
            if game.position.passes < 2:
                game.ask()
        game.back(chance.randint(1, len(game.positions) - 1))
        game.take(chance.choice(game.position.legal_points()))
        game.ask()
    assert game.board() == game.ours()
    assert game.place.failures == []


def test_a_killed_engine_comes_back_to_the_game(harness: Harnesses) -> None:
    place = harness(gnugo(1))
    game = Game(place, 9)
    for _ in range(8):
        game.ask()
    (process,) = place.processes()
    kill(process)
    failure = place.wait_for_failure()
    assert (failure.kind, failure.exit_code) == (FailureKind.CRASHED, 9)
    game.place.session.restart()
    for _ in range(4):
        game.ask()
    assert game.board() == game.ours()


def test_a_question_that_takes_too_long_does_not_hold_up_the_game(harness: Harnesses) -> None:
    place = harness(gnugo(10), LIMITS._replace(asking=200))
    scores: list[object] = []
    game = Game(place, 9)
    place.session.question(game.target, ("final_score",), scores.append)
    place.qtbot.waitUntil(lambda: scores == [None])
    game.ask()  # it still counts the empty board, and is started anew
    assert place.states.count(EngineState.STARTING) == 2


def test_without_its_mode_it_is_told_what_is_missing(harness: Harnesses) -> None:
    place = harness(Launch("gnugo", ("--mode", "gmp")))
    place.session.start()
    assert place.wait_for_failure().kind is FailureKind.GMP


def test_its_dead_stones_are_points_of_the_board(harness: Harnesses) -> None:
    place = harness(gnugo(1))
    moves = [
        "C1",
        "A9",
        "C2",
        "B9",
        "C3",
        "H9",
        "C4",
        "J8",
        "C5",
        "pass",
        "C6",
        "pass",
        "C7",
        "pass",
        "C8",
        "pass",
        "C9",
        "pass",
        "A5",
    ]
    lists: list[EngineAnswer | None] = []
    place.session.question(target(*moves), (STATUS_LIST,), lists.append)
    place.qtbot.waitUntil(lambda: bool(lists))
    assert lists[0] is not None
    assert {Point(8, 0), Point(8, 1)} <= parse_points(lists[0].text, 9, 9)
