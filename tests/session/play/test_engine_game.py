"""Games between engines, judged by the program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.desk import LIMITS, faulty, needs_proc
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.clock import Absolute
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.play.engine_game import End, EngineGame, GameTerms, PlayedGame
from tromp_gui.session.play.engine_match import EngineMatch, MatchTerms, Pairing

pytestmark = needs_proc

SCRIPT = Path(__file__).parents[2] / "engines" / "scripted.py"


def scripted(*moves: str) -> Launch:
    """An engine that plays these moves, then passes."""
    return Launch(sys.executable, ("-S", "-E", str(SCRIPT), *moves))


@pytest.fixture
def sessions() -> Iterator[list[EngineSession]]:
    made: list[EngineSession] = []
    yield made
    for each in made:
        each.stop()


def played(
    qtbot: QtBot,
    sessions: list[EngineSession],
    black: Launch,
    white: Launch,
    terms: GameTerms = GameTerms(5, 5, komi=Decimal(0)),  # noqa: B008
) -> PlayedGame:
    sessions += [EngineSession(black, LIMITS), EngineSession(white, LIMITS)]
    games: list[PlayedGame] = []
    game = EngineGame(terms, *sessions[-2:])
    game.finished.connect(games.append)
    game.start()
    qtbot.waitUntil(lambda: bool(games), timeout=20_000)
    qtbot.wait(20)
    assert len(games) == 1
    return games[0]


Made = list[EngineSession]


def test_two_passes_end_a_game_and_the_board_is_counted(qtbot: QtBot, sessions: Made) -> None:
    game = played(qtbot, sessions, scripted("C3"), scripted())
    assert [turn.point for turn in game.turns] == [Point(2, 2), None, None]
    assert game.result == Result(Color.BLACK, Way.SCORE, Decimal(25))
    assert game.end is End.COUNTED


def test_komi_counts(qtbot: QtBot, sessions: Made) -> None:
    terms = GameTerms(5, 5, komi=Decimal("25.5"))
    game = played(qtbot, sessions, scripted("C3"), scripted(), terms)
    assert str(game.result) == "W+0.5"


def test_a_resignation_ends_a_game(qtbot: QtBot, sessions: Made) -> None:
    game = played(qtbot, sessions, scripted("C3"), faulty("resigns"))
    assert (str(game.result), game.end) == ("B+R", End.RESIGNED)


def test_an_illegal_move_loses_and_is_not_on_the_board(qtbot: QtBot, sessions: Made) -> None:
    game = played(qtbot, sessions, scripted("C3"), scripted("C3"))
    assert (str(game.result), game.end, game.text) == ("B+F", End.ILLEGAL_MOVE, "C3")
    assert game.illegal == Illegal(Reason.OCCUPIED)
    assert len(game.turns) == 1


def test_superko_is_kept_by_us(qtbot: QtBot, sessions: Made) -> None:
    black = scripted("B3", "C4", "D3", "E5", "C2")  # the last takes the stone on C3
    white = scripted("B2", "D2", "C1", "C3", "C3")
    game = played(qtbot, sessions, black, white)
    assert (str(game.result), game.end, len(game.turns)) == ("B+F", End.ILLEGAL_MOVE, 9)
    assert game.illegal == Illegal(Reason.SUPERKO, repeats=8)


@pytest.mark.parametrize(
    ("mode", "end", "text"),
    [("plays-words", End.NO_MOVE, "hello"), ("plays-outside", End.NO_MOVE, "Z99")],
)
def test_no_move_loses(qtbot: QtBot, sessions: Made, mode: str, end: End, text: str) -> None:
    game = played(qtbot, sessions, scripted(), faulty(mode))
    assert (str(game.result), game.end, game.text) == ("B+F", end, text)


@pytest.mark.parametrize(
    ("mode", "problem"),
    [
        ("segv", FailureKind.CRASHED),
        ("exits-127", FailureKind.EXITED),
        ("refuses-genmove", FailureKind.REFUSED),
        ("refuses-play", FailureKind.OUT_OF_SYNC),
        ("endless-line", FailureKind.LINE_TOO_LONG),
    ],
)
def test_an_engine_that_fails_loses(
    qtbot: QtBot, sessions: Made, mode: str, problem: FailureKind
) -> None:
    game = played(qtbot, sessions, scripted("C3"), faulty(mode))
    assert (str(game.result), game.end) == ("B+F", End.FAILED)
    assert game.failure is not None
    assert game.failure.kind is problem


def test_an_engine_that_thinks_for_ever_loses(qtbot: QtBot, sessions: Made) -> None:
    terms = GameTerms(5, 5, patience=300)
    game = played(qtbot, sessions, scripted("C3"), faulty("endless"), terms)
    assert (str(game.result), game.end) == ("B+F", End.TOO_SLOW)


def test_a_clock_that_runs_out_loses(qtbot: QtBot, sessions: Made) -> None:
    terms = GameTerms(5, 5, time=Absolute(900))
    game = played(qtbot, sessions, scripted("C3"), faulty("endless"), terms)
    assert (str(game.result), game.end) == ("B+T", End.ON_TIME)
    game = played(
        qtbot, sessions, scripted("C3"), faulty("late"), GameTerms(5, 5, time=Absolute(300))
    )
    assert (str(game.result), game.end) == ("B+T", End.ON_TIME)


def test_a_game_has_an_end(qtbot: QtBot, sessions: Made) -> None:
    terms = GameTerms(5, 5, komi=Decimal(0), max_turns=4)
    game = played(qtbot, sessions, faulty(), faulty(), terms)
    assert (game.end, len(game.turns)) == (End.TOO_LONG, 4)


def test_stones_that_both_call_dead_are_removed_where_territory_counts(
    qtbot: QtBot, sessions: Made
) -> None:
    terms = GameTerms(5, 5, RULE_SETS["japanese"], Decimal(0))
    game = played(qtbot, sessions, scripted("E5", dead := "dead=A1"), scripted("A1", dead), terms)
    assert game.end is End.COUNTED
    assert str(game.result) == "B+25"
    game = played(qtbot, sessions, scripted("E5", dead), scripted("A1", "dead="), terms)
    assert str(game.result) == "0"


# Matches -----------------------------------------------------------------------------------------


def match(qtbot: QtBot, terms: MatchTerms, numbers: list[int], jobs: int) -> list[Pairing]:
    pairings: list[Pairing] = []
    whole = EngineMatch(terms, numbers, jobs, LIMITS)
    whole.played.connect(pairings.append)
    with qtbot.waitSignal(whole.finished, timeout=20_000):
        whole.start()
    whole.stop()
    return pairings


def test_every_game_is_played_once(qtbot: QtBot) -> None:
    terms = MatchTerms(GameTerms(5, 5), scripted("C3"), scripted("D4"))
    pairings = match(qtbot, terms, [1, 2, 4, 7], jobs=2)
    assert sorted(pairing.number for pairing in pairings) == [1, 2, 4, 7]
    assert {pairing.game.turns[0].point for pairing in pairings} == {Point(2, 2)}


def test_colours_are_swapped(qtbot: QtBot) -> None:
    terms = MatchTerms(GameTerms(5, 5), scripted("C3"), scripted("D4"), is_alternating=True)
    pairings = match(qtbot, terms, [1, 2, 3], jobs=1)
    first_points = [pairing.game.turns[0].point for pairing in pairings]
    assert first_points == [Point(2, 2), Point(3, 3), Point(2, 2)]
    assert [terms.color_of_first(n) for n in (1, 2)] == [Color.BLACK, Color.WHITE]


def test_a_match_goes_on_after_a_crash(qtbot: QtBot) -> None:
    terms = MatchTerms(GameTerms(5, 5), scripted("C3"), faulty("segv"))
    pairings = match(qtbot, terms, [1, 2, 3], jobs=1)
    assert [str(pairing.game.result) for pairing in pairings] == ["B+F"] * 3
    assert {pairing.black for pairing in pairings} == {"Scripted 1"}


def test_no_games_are_over_at_once(qtbot: QtBot) -> None:
    assert match(qtbot, MatchTerms(GameTerms(), faulty(), faulty()), [], jobs=3) == []
    assert replace(GameTerms(), rows=5).columns == 9
