"""An engine beside the board: hints, dead stones, a third party; and what engines tell before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.session.engine_table import HELD, PERSON, EngineTable, gnugo, let_go, scripted
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Family, Profile
from tromp_gui.gtp.vertex import EngineMove, MoveKind
from tromp_gui.match.phases import Agreeing
from tromp_gui.match.player import Attached, BuiltIn, Level, Player
from tromp_gui.session.engine.catalogue.profiles import EngineProfiles
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.play.adviser import Adviser
from tromp_gui.session.play.player_engines import launches
from tromp_gui.settings import Settings

ODD = Player.of_engine(Attached("Odd"))
BODY = """
def move(count): return "D4"
def dead(): return "E5"
"""


class Advised(EngineTable):
    """A table with an adviser, which is a script too."""

    def __init__(self, bot: QtBot, folder: Path, body: str = BODY) -> None:
        odd = scripted(folder, body)
        super().__init__(bot, {"Odd": odd})
        own = scripted(folder, body.replace("D4", "B2"))
        self.adviser = Adviser(
            self.record,
            self.match,
            lambda each: own if isinstance(each, BuiltIn) else odd,
            self.pool,
        )
        self.hints: list[EngineMove] = []
        self.failures: list[Failure] = []
        self.adviser.hinted.connect(self.hints.append)
        self.adviser.failed.connect(self.failures.append)

    def close(self) -> None:
        self.adviser.stop()
        super().close()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Advised]:
    made = Advised(qtbot, tmp_path)
    yield made
    made.close()


def test_it_says_what_it_would_play_and_plays_nothing(table: Advised) -> None:
    table.start(PERSON, PERSON).play("C3")
    table.adviser.hint()
    table.until(lambda: table.hints)
    (move,) = table.hints
    assert (move.color, move.kind, move.point) == (Color.WHITE, MoveKind.STONE, Point(1, 1))
    assert table.turn == 1


def test_an_attached_opponent_is_asked_itself(table: Advised) -> None:
    table.start(PERSON, ODD)
    table.adviser.hint()
    table.until(lambda: table.hints)
    assert table.hints[0].point == Point(3, 3)
    assert table.adviser.name == "Odd"


def test_an_answer_about_an_earlier_position_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    table = Advised(qtbot, tmp_path, HELD)
    table.start(PERSON, PERSON)
    table.adviser.hint()
    table.play("C3")
    let_go(tmp_path)
    table.rest()
    assert table.hints == []
    table.close()


def test_a_decision_that_is_declined_changes_nothing(table: Advised) -> None:
    table.start(PERSON, PERSON).play("E5 pass pass")
    table.match.take_decision(None)
    assert isinstance(table.phase, Agreeing)


def test_an_engine_that_does_not_start_is_reported(qtbot: QtBot) -> None:
    table = EngineTable(qtbot)
    adviser = Adviser(table.record, table.match, lambda _: Launch("/nowhere/engine"), table.pool)
    failures: list[Failure] = []
    adviser.failed.connect(failures.append)
    adviser.hint()
    table.until(lambda: failures)
    assert failures[0].kind is FailureKind.NOT_FOUND


# Before a game


def test_an_engine_is_asked_once_what_it_is(qtbot: QtBot) -> None:
    profiles, launch = EngineProfiles(EnginePool()), gnugo()
    learned: list[bool] = []
    profiles.learned.connect(lambda: learned.append(True))
    assert profiles.of(launch) is None
    assert profiles.of(launch) is None
    qtbot.waitUntil(lambda: bool(learned))
    told = profiles.of(launch)
    assert isinstance(told, Profile)
    assert told.family is Family.GNU_GO
    assert learned == [True]
    qtbot.waitUntil(lambda: not profiles.findChildren(QProcess))


def test_one_that_failed_is_asked_again_later(qtbot: QtBot, tmp_path: Path) -> None:
    profiles, launch = EngineProfiles(EnginePool()), Launch(str(tmp_path / "engine"))
    profiles.of(launch)
    qtbot.waitUntil(lambda: profiles.of(launch) is not None)
    assert isinstance(profiles.of(launch), Failure)
    profiles.forget_failures()
    assert profiles.of(launch) is None
    qtbot.waitUntil(lambda: profiles.of(launch) is not None)


def test_players_are_started_as_the_list_has_them(qtbot: QtBot) -> None:
    registry = EngineRegistry(Settings())
    registry.attach(AttachedEngine("Mine", Launch("/opt/mine", ("gtp",))))
    launch_of = launches(registry)
    assert launch_of(Attached("Mine")) == Launch("/opt/mine", ("gtp",))
    assert launch_of(Attached("Gone")) == Launch("")
    built_in = launch_of(BuiltIn(Level.CLUB))
    assert built_in.arguments[-2:] == ("--level", "club")
