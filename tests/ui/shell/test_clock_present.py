"""Digits and words of a clock."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.game.test_clock_session import Timed
from tromp_gui.go.point import Color
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Fischer, OnTime, TimeControl
from tromp_gui.ui.shell.clock_present import ClockFace, clock_face, digits

S = 1000


@pytest.mark.parametrize(
    ("ms", "shown"),
    [
        (0, "0:00"),
        (1, "0.1"),
        (9_400, "9.4"),
        (9_401, "9.5"),
        (9_950, "0:10"),
        (10_000, "0:10"),
        (10_001, "0:11"),
        (59_001, "1:00"),
        (247_000, "4:07"),
        (3_723_000, "1:02:03"),
    ],
)
def test_digits_are_rounded_up(ms: int, shown: str) -> None:
    assert digits(ms, has_tenths=True) == shown


def test_tenths_are_left_out_elsewhere() -> None:
    assert (digits(9_400), digits(500)) == ("0:10", "0:01")


@pytest.mark.parametrize(
    ("control", "waits", "shown"),
    [
        (Absolute(60 * S), 0, ClockFace("1:00")),
        (Absolute(60 * S), 51, ClockFace("9.0", "", True)),
        (Absolute(60 * S), 61, ClockFace("0:00", "time is up", True)),
        (Fischer(60 * S, 5 * S), 0, ClockFace("1:00", "+5 s per move")),
        (ByoYomi(60 * S, 3, 30 * S), 10, ClockFace("0:50", "then 3 × 0:30")),
        (ByoYomi(60 * S, 3, 30 * S), 51, ClockFace("0:09", "then 3 × 0:30")),
        (ByoYomi(60 * S, 3, 30 * S), 81, ClockFace("9.0", "3 periods left", True)),
        (ByoYomi(60 * S, 3, 30 * S), 70, ClockFace("0:20", "3 periods left")),
        (ByoYomi(60 * S, 3, 30 * S), 130, ClockFace("0:20", "the last period")),
        (Canadian(60 * S, 5, 120 * S), 10, ClockFace("0:50", "then 5 moves in 2:00")),
        (Canadian(60 * S, 5, 120 * S), 51, ClockFace("0:09", "then 5 moves in 2:00")),
        (Canadian(60 * S, 5, 120 * S), 171, ClockFace("9.0", "5 moves to play in this time", True)),
        (Canadian(60 * S, 5, 120 * S), 80, ClockFace("1:40", "5 moves to play in this time")),
    ],
)
def test_the_clock_of_the_player_to_move(
    qtbot: QtBot, control: TimeControl, waits: int, shown: ClockFace
) -> None:
    game = Timed(control, OnTime.WARNS).play("C3").wait(waits * S)
    assert clock_face(game.clock, Color.WHITE) == shown


def test_a_pause_is_shown_in_words(qtbot: QtBot) -> None:
    game = Timed(Fischer(60 * S, 5 * S)).play("C3").wait(55 * S)
    game.clock.pause()
    assert clock_face(game.clock, Color.WHITE) == ClockFace("5.0", "+5 s per move, paused")
    assert clock_face(game.clock, Color.BLACK) == ClockFace("1:05", "+5 s per move")
