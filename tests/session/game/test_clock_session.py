"""Clocks of a running game, with a time set by the test."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tests.session.table import BLACK, WHITE
from tromp_gui.go.point import Color
from tromp_gui.go.result import Way
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.match.clock import Absolute, ByoYomi, Clocks, Fischer, OnTime, TimeControl
from tromp_gui.match.phases import Finished
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.session.game.clock_session import ClockSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession

S = 1000


class Timed:
    """A 5x5 game with clocks, and a time that the test sets."""

    def __init__(self, control: TimeControl, on_time: OnTime = OnTime.LOSES) -> None:
        self.time = 5_000_000
        self.record = RecordSession(record_of(Setup(5, 5)))
        self.clock = ClockSession(self.record, lambda: self.time)
        self.match = MatchSession(self.record, self.clock)
        self.score = ScoreSession(self.record, self.match)
        self.match.start(Setup(5, 5, clocks=Clocks.full(control, control, on_time)))

    def wait(self, ms: int) -> Timed:
        self.time += ms
        return self

    def play(self, *vertices: str) -> Timed:
        for vertex in vertices:
            self.match.play(parse_vertex(vertex, 5, 5))
        return self

    def left(self, color: Color) -> int:
        clocks = self.clock.clocks
        assert clocks is not None
        clock = clocks.of(color)
        assert clock is not None
        return clock.left

    def values(self, name: str) -> list[str]:
        """A property's value at every node of the main line that has it."""
        line = self.record.line()
        return [node.properties[name][0] for node in line if node.has(name)]


@pytest.fixture
def game(qtbot: QtBot) -> Timed:
    return Timed(Fischer(60 * S, 5 * S))


def test_the_first_stone_starts_the_clocks(game: Timed) -> None:
    assert (game.clock.is_paused, game.clock.running) == (True, None)
    game.wait(100 * S).play("C3")
    assert (game.left(BLACK), game.clock.running) == (65 * S, WHITE)


def test_the_clock_of_the_player_to_move_runs(game: Timed) -> None:
    game.play("C3").wait(10 * S)
    assert (game.left(BLACK), game.left(WHITE)) == (65 * S, 50 * S)
    game.play("C4").wait(2 * S)
    assert (game.left(BLACK), game.left(WHITE)) == (63 * S, 55 * S)


def test_a_comment_takes_no_time_and_gives_none(game: Timed) -> None:
    game.play("C3").wait(10 * S)
    tree = game.record.tree
    game.record.edit("comment", editing.comment(tree, game.record.cursor, "well"))
    assert game.left(WHITE) == 50 * S
    game.wait(S)
    assert game.left(WHITE) == 49 * S


def test_undo_gives_the_time_back_as_it_was_at_that_node(game: Timed) -> None:
    game.play("C3").wait(10 * S).play("C4").wait(20 * S)
    game.record.undo()
    assert (game.left(BLACK), game.left(WHITE)) == (65 * S, 60 * S)
    game.wait(3 * S)
    assert (game.clock.running, game.left(WHITE)) == (WHITE, 57 * S)
    game.record.redo()
    assert (game.left(BLACK), game.left(WHITE)) == (65 * S, 55 * S)


def test_a_pause_holds_both_clocks(game: Timed) -> None:
    game.play("C3").wait(10 * S)
    game.clock.pause()
    game.wait(1000 * S)
    assert (game.left(WHITE), game.clock.running) == (50 * S, None)
    game.clock.go_on()
    game.wait(S)
    assert (game.left(WHITE), game.clock.running) == (49 * S, WHITE)


def test_a_turn_ends_a_pause(game: Timed) -> None:
    game.play("C3").wait(10 * S)
    game.clock.pause()
    game.wait(99 * S).play("C4")
    assert (game.left(WHITE), game.clock.running) == (55 * S, BLACK)


def test_clocks_stop_while_the_players_agree(game: Timed) -> None:
    game.play("C3", "pass", "pass").wait(500 * S)
    assert game.clock.running is None
    before = game.left(BLACK), game.left(WHITE)
    game.wait(500 * S)
    assert (game.left(BLACK), game.left(WHITE)) == before
    game.match.play_on()
    assert game.clock.running is not None


def test_the_record_keeps_what_was_left(game: Timed) -> None:
    game.play("C3").wait(12_500).play("C4").wait(3 * S).play("pass")
    assert game.values("BL") == ["65", "67"]
    assert game.values("WL") == ["52.5"]
    assert (game.values("TM"), game.values("OT")) == (["60"], ["5 fischer"])


def test_the_record_keeps_the_periods_left(qtbot: QtBot) -> None:
    game = Timed(ByoYomi(10 * S, 3, 30 * S)).play("C3").wait(50 * S).play("C4")
    assert (game.values("WL"), game.values("OW"), game.values("OB")) == (["30"], ["2"], [])


def test_a_game_without_a_limit_has_no_clocks(qtbot: QtBot) -> None:
    record = RecordSession(record_of(Setup(5, 5)))
    match = MatchSession(record)
    match.start(Setup(5, 5))
    match.play(parse_vertex("C3", 5, 5))
    assert (match.clock.clocks, match.clock.running) == (None, None)
    assert not record.cursor.has("BL")


# The end of the time


def test_who_runs_out_of_time_loses(qtbot: QtBot) -> None:
    game = Timed(Absolute(120)).play("C3").wait(120)
    with qtbot.waitSignal(game.clock.flag_fell) as fell:
        pass
    assert fell.args == [WHITE]
    phase = game.match.phase
    assert isinstance(phase, Finished)
    assert (phase.outcome.result.winner, phase.outcome.result.way) == (BLACK, Way.TIME)
    assert game.values("RE") == ["B+T"]


def test_where_time_only_warns_the_game_continues(qtbot: QtBot) -> None:
    game = Timed(Absolute(80), OnTime.WARNS).play("C3").wait(80)
    with qtbot.waitSignal(game.clock.flag_fell):
        pass
    game.play("C4")
    assert game.clock.running is BLACK
    assert not isinstance(game.match.phase, Finished)


@pytest.mark.parametrize(("left", "ms"), [(61_300, 300), (61_000, 1000), (9_950, 50), (900, 100)])
def test_it_ticks_when_the_time_shown_changes(qtbot: QtBot, left: int, ms: int) -> None:
    game = Timed(Absolute(left)).play("C3")
    (timer,) = game.clock.findChildren(QTimer)
    assert timer.interval() == ms


def test_real_time_runs_out(qtbot: QtBot) -> None:
    match = MatchSession(RecordSession(record_of(Setup(5, 5))))
    match.start(Setup(5, 5, clocks=Clocks.full(Absolute(5), Absolute(5))))
    match.play(parse_vertex("C3", 5, 5))
    qtbot.waitUntil(lambda: isinstance(match.phase, Finished))
