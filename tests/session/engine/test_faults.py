"""Engines that misbehave in play: what the session does, and what people are told."""

from __future__ import annotations

import pytest

from tests.engines.harness import CRASH, LIMITS, faulty, needs_proc, rest, target
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind, Layer
from tromp_gui.gtp.vertex import MoveKind
from tromp_gui.session.engine.link import LogKind

# Thinking --------------------------------------------------------------------------------------


def test_a_late_move_is_waited_for(harness: Harnesses) -> None:
    place = harness(faulty("late"), LIMITS._replace(thinking=100))
    place.genmove(token=7)
    assert place.wait_for_move().token == 7
    assert place.failures == []


def test_a_move_that_is_not_wanted_any_more_is_dropped(harness: Harnesses) -> None:
    place = harness(faulty("late"))
    place.genmove(token=1)
    place.wait_until_sent("genmove B")
    place.session.stop_thinking()
    assert place.session.state is EngineState.READY
    rest(place.qtbot, place.session.engine)
    assert place.moves == []
    place.genmove("C3", token=2)
    move = place.wait_for_move()
    assert (move.token, move.point) == (2, Point(0, 0))
    assert EngineState.STARTING not in place.states[1:]  # it had ended by then
    assert place.sent().count("clear_board") == 2  # it had its late move on the board


def test_an_engine_that_still_thinks_when_needed_is_started_anew(harness: Harnesses) -> None:
    place = harness(faulty("endless"))
    place.genmove()
    place.wait_until_sent("genmove B")
    first = place.processes()
    place.session.stop_thinking()
    place.be_at(target("A1", "B1"))
    assert place.sent()[-3:] == ["play B A1", "play W B1", "showboard"]
    place.qtbot.waitUntil(lambda: not set(first) & set(place.processes()))
    assert place.failures == []


def test_a_crash_fails_once_and_restart_goes_back_to_the_move(harness: Harnesses) -> None:
    place = harness(faulty("segv"))
    place.genmove("E5")
    failure = place.wait_for_failure()
    assert (failure.kind, failure.exit_code) == (FailureKind.CRASHED, CRASH)
    assert failure.errors == ("about to fall",)
    assert place.session.state is EngineState.FAILED
    place.session.restart()
    place.qtbot.waitUntil(lambda: len(place.failures) == 2)
    assert place.sent().count("play B E5") == 2
    assert place.moves == []


def test_an_engine_that_ends_after_its_move_has_made_it(harness: Harnesses) -> None:
    place = harness(faulty("exits-after-genmove"))
    place.genmove()
    assert place.wait_for_move().point == Point(0, 0)
    failure = place.wait_for_failure()
    assert (failure.kind, failure.exit_code) == (FailureKind.EXITED, 3)
    assert len(place.moves) == 1


@needs_proc
def test_an_engine_that_has_closed_its_output_is_given_up(harness: Harnesses) -> None:
    """It seemed to think for ever; found out when it takes long."""
    place = harness(faulty("closes-output"), LIMITS._replace(thinking=300))
    place.genmove()
    failure = place.wait_for_failure()
    assert failure.kind is FailureKind.HUNG_UP
    assert place.session.state is EngineState.FAILED


@needs_proc
def test_an_engine_that_is_stopped_by_a_signal_is_given_up(harness: Harnesses) -> None:
    """As above."""
    place = harness(faulty("suspended"), LIMITS._replace(thinking=300))
    place.genmove()
    failure = place.wait_for_failure()
    assert failure.kind is FailureKind.NOT_RESPONDING
    assert place.slow_starts == 0


def test_an_engine_that_reads_no_more_is_given_up(harness: Harnesses) -> None:
    place = harness(faulty("closes-input@genmove"))
    place.genmove()
    place.wait_for_move()
    place.genmove("A1", "B1")
    failure = place.wait_for_failure()
    assert (failure.kind, failure.layer) == (FailureKind.HUNG_UP, Layer.PROTOCOL)


# Moves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "kind", "point", "text"),
    [
        ("plays-occupied", MoveKind.STONE, Point(0, 0), "A1"),
        ("plays-outside", MoveKind.NONSENSE, None, "Z99"),
        ("plays-words", MoveKind.NONSENSE, None, "hello"),
        ("plays-nothing", MoveKind.NONSENSE, None, ""),
        ("plays-lower", MoveKind.STONE, Point(3, 3), "d4"),
        ("passes", MoveKind.PASS, None, "PaSs"),
        ("resigns", MoveKind.RESIGN, None, "Resign"),
        ("plays-with-line", MoveKind.STONE, Point(3, 3), "D4"),
    ],
)
def test_every_answer_is_a_value_for_the_referee(
    harness: Harnesses, mode: str, kind: MoveKind, point: Point | None, text: str
) -> None:
    place = harness(faulty(mode))
    place.genmove("A1", "B2")
    move = place.wait_for_move()
    assert (move.color, move.kind, move.point, move.text) == (Color.BLACK, kind, point, text)
    assert place.session.state is EngineState.READY


def test_a_refusal_to_move_is_told_after_the_game_was_told_anew(harness: Harnesses) -> None:
    place = harness(faulty("refuses-genmove"))
    place.genmove("E5")
    failure = place.wait_for_failure()
    assert (failure.kind, failure.layer) == (FailureKind.REFUSED, Layer.ENGINE)
    assert failure.message == "I am not in the mood"
    assert place.session.state is EngineState.READY
    assert [each for each in place.sent() if each.startswith(("clear", "gen"))] == [
        "clear_board",
        "genmove W",
        "clear_board",
        "genmove W",
    ]


def test_a_refused_turn_is_told_once_more_from_the_start(harness: Harnesses) -> None:
    place = harness(faulty("refuses-once"))
    place.genmove("E5", "D4")
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.sent().count("play B E5") == 2
    assert place.failures == []


def test_an_engine_that_refuses_the_game_is_out_of_step(harness: Harnesses) -> None:
    place = harness(faulty("refuses-play"))
    place.genmove("E5", "D4")
    failure = place.wait_for_failure()
    assert (failure.kind, failure.command) == (FailureKind.OUT_OF_SYNC, "play B E5")
    assert place.session.state is EngineState.READY
    assert place.moves == []
    place.genmove()
    assert place.wait_for_move().kind is MoveKind.STONE  # what it can follow it plays


# What is beyond all measure --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "problem"),
    [
        ("long-line", FailureKind.TOO_LONG),
        ("endless-line", FailureKind.TOO_LONG),
        ("endless-lines", FailureKind.TOO_LONG),
        ("wrong-id", FailureKind.WRONG_ID),
    ],
)
def test_what_is_no_protocol_is_cut_off(
    harness: Harnesses, mode: str, problem: FailureKind
) -> None:
    place = harness(faulty(mode))
    place.genmove()
    failure = place.wait_for_failure()
    assert (failure.kind, failure.layer) == (problem, Layer.PROTOCOL)
    assert place.session.state is EngineState.FAILED


@pytest.mark.parametrize("mode", ["two-replies", "no-id"])
def test_stale_and_missing_ids_are_borne(harness: Harnesses, mode: str) -> None:
    place = harness(faulty(mode))
    place.genmove("A1")
    assert place.wait_for_move().point == Point(0, 1)
    assert place.failures == []


def test_a_reply_without_its_empty_line_is_no_answer(harness: Harnesses) -> None:
    place = harness(faulty("no-empty-line"), LIMITS._replace(starting=300))
    place.session.start()
    place.qtbot.waitUntil(lambda: place.slow_starts == 1)
    assert place.session.state is EngineState.STARTING


def test_a_flood_of_errors_is_read_and_its_last_kept(harness: Harnesses) -> None:
    place = harness(faulty("errors-flood"))
    place.genmove()
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.failures == []
    place.sent()
    errors = [line for line in place.log if line.kind is LogKind.ERROR]
    assert errors
    assert errors[-1].text.startswith("all is well")
