"""Announcements about a game: turns, undo, phases, the end, short time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.game.test_clock_session import Timed
from tests.session.table import BLACK, WALLS, WHITE, Table
from tromp_gui.go.move import Turn
from tromp_gui.match.clock import Absolute, ByoYomi
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.shell.announcer import Announcer
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.situation import situation_of

S = 1000


class Ear:
    """Records announcements."""

    def __init__(self, record: RecordSession, match: MatchSession) -> None:
        self.said: list[str] = []
        self._announcer = Announcer(record, match.clock)
        self._announcer.reported.connect(self.said.append)

        def announce() -> None:
            self._announcer.announce(situation_of(record, match, Layout.PLAY))

        record.settled.connect(announce)
        announce()

    def heard(self) -> list[str]:
        """The announcements since the last call."""
        heard, self.said[:] = list(self.said), []
        return heard


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table.game()


@pytest.fixture
def ear(table: Table) -> Ear:
    return Ear(table.record, table.match)


def test_undo_is_announced_as_undo(table: Table, ear: Ear) -> None:
    """It was once announced as if the earlier move had been played again."""
    table.play("C3 D4")
    ear.heard()
    table.record.undo()
    assert ear.heard() == ["Undone: White D4"]
    table.record.undo()
    assert ear.heard() == ["Undone: Black C3"]
    table.record.redo()
    assert ear.heard() == ["Redone: Black C3"]


def test_undo_of_two_turns_names_both(table: Table, ear: Ear) -> None:
    table.play("C3")
    tree, match = table.record.tree, table.match.match
    assert match is not None
    reply = editing.play(tree, table.record.cursor, Turn(WHITE, table.point("D4")))
    table.record.do(
        "reply", reply, match.moved_to(tree.next_id), tree.next_id, extends_previous=True
    )
    ear.heard()
    table.record.undo()
    assert ear.heard() == ["Undone: Black C3, White D4"]
    table.record.redo()
    assert ear.heard() == ["Redone: Black C3, White D4"]


def test_the_phases_of_an_agreement_are_announced(table: Table, ear: Ear) -> None:
    table.play(WALLS)
    ear.heard()
    table.play("pass")
    assert ear.heard() == ["Move 11: Black passes"]
    table.play("pass")
    assert ear.heard() == ["Move 12: White passes. Marking dead stones"]
    table.match.agree(BLACK)
    assert ear.heard() == ["Black has agreed, White has not"]
    table.match.agree(WHITE)
    assert ear.heard() == ["Game over: White wins by 2"]
    table.record.undo()
    back = "Undone: White agrees. Marking dead stones. Black has agreed, White has not"
    assert ear.heard() == [back]
    table.score.click(table.point("D1"), Reach.CHAIN)
    assert ear.heard() == ["The marks have changed: both players have to agree again"]


def test_resuming_after_an_agreement_is_announced(table: Table, ear: Ear) -> None:
    table.play(WALLS + " pass pass")
    ear.heard()
    table.match.play_on()
    (said,) = ear.heard()
    assert said.startswith("Black to play")


def test_a_resignation_and_its_undo_are_announced(table: Table, ear: Ear) -> None:
    table.play("C3")
    ear.heard()
    table.match.resign(WHITE)
    assert ear.heard() == ["Game over: Black wins by resignation"]
    table.record.undo()
    assert ear.heard() == ["Undone: resign. White to play"]


def test_opening_another_game_announces_no_end(table: Table, ear: Ear) -> None:
    table.play("C3")
    ear.heard()
    table.match.start(Setup(9, 9))
    assert ear.heard() == []


def test_short_time_is_announced_at_60_30_and_10_seconds(qtbot: QtBot) -> None:
    game = Timed(Absolute(62 * S))
    ear = Ear(game.record, game.match)
    game.play("C3")
    ear.heard()
    for tenth in range(625):
        game.wait(100)
        if tenth < 619:
            game.clock.ticked.emit()
    assert ear.heard() == [f"White has {left} seconds left" for left in (60, 30, 10)]
    game.clock.flag_fell.emit(WHITE)
    assert ear.heard() == ["Game over: Black wins on time"]


def test_each_overtime_period_is_announced(qtbot: QtBot) -> None:
    game = Timed(ByoYomi(5 * S, 2, 20 * S))
    ear = Ear(game.record, game.match)
    game.play("C3")
    ear.heard()
    for _ in range(30):
        game.wait(S)
        game.clock.ticked.emit()
    assert ear.heard() == [
        "White: 2 periods left",
        "White has 10 seconds left",
        "White: the last period",
    ]


def test_the_time_of_an_engine_is_not_announced(qtbot: QtBot) -> None:
    game = Timed(Absolute(62 * S))
    clocks = game.clock.clocks
    game.match.start(Setup(5, 5, white=Player.of_engine(BuiltIn(Level.NEWCOMER)), clocks=clocks))
    ear = Ear(game.record, game.match)
    game.play("C3")
    ear.heard()
    for _ in range(60):
        game.wait(S)
        game.clock.ticked.emit()
    assert ear.heard() == []
