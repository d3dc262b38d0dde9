"""What is heard of a clock: the last seconds before a loss, and the beginning of periods."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.session.game.test_clock_session import S, Timed
from tests.ui.sound.test_sounds import Listener
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Fischer, TimeControl
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.settings import Settings
from tromp_gui.ui.sound.sounds import ClockController, SoundController


def heard(game: Timed, seconds: int) -> list[tuple[str, int]]:
    """The sounds while White thinks so long, and how often each is repeated."""
    listener = Listener()
    sounds = SoundController(game.record, game.match, Settings(), lambda: listener)
    clock = ClockController(game.match, sounds)
    game.play("C3")
    QCoreApplication.processEvents()
    listener.heard.clear()
    for _ in range(seconds):
        game.wait(S)
        game.clock.ticked.emit()
        QCoreApplication.processEvents()
    assert clock.parent() is sounds
    return [(name, len(list(same))) for name, same in groupby(listener.heard)]


@pytest.mark.parametrize(
    ("control", "seconds", "sounds"),
    [
        (Absolute(60 * S), 59, [("clock", 10)]),
        (Fischer(60 * S, 5 * S), 59, [("clock", 10)]),
        (
            ByoYomi(60 * S, 3, 30 * S),
            149,
            [("overtime", 1), ("clock", 10), ("clock", 10), ("last-period", 1), ("clock", 10)],
        ),
        (ByoYomi(60 * S, 1, 30 * S), 89, [("last-period", 1), ("clock", 10)]),
        (ByoYomi(0, 3, 30 * S), 29, [("clock", 10)]),
        (Canadian(60 * S, 5, 120 * S), 179, [("overtime", 1), ("clock", 10)]),
    ],
)
def test_seconds_are_heard_before_something_is_lost(
    qtbot: QtBot, control: TimeControl, seconds: int, sounds: list[tuple[str, int]]
) -> None:
    together = heard(Timed(control), seconds)
    names = [(name, count) for name, count in together if name != "clock"]
    assert names == [each for each in sounds if each[0] != "clock"]
    ticks = sum(count for name, count in together if name == "clock")
    assert ticks == sum(count for name, count in sounds if name == "clock")


def test_the_clock_of_an_engine_is_not_heard(qtbot: QtBot) -> None:
    game = Timed(ByoYomi(60 * S, 2, 30 * S))
    engine = Player.of_engine(BuiltIn(Level.NEWCOMER))
    game.match.start(Setup(5, 5, white=engine, clocks=game.clock.clocks))
    assert heard(game, 110) == []
