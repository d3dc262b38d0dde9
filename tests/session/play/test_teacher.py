"""The teaching game: moves that lose much are told before the engine answers; real processes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.engine_table import PERSON, WHITE, EngineTable, scripted
from tromp_gui.go.point import Point
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.session.play.player_engines import Standing
from tromp_gui.session.play.teacher import STRICT_POINTS, USUAL_POINTS, Teacher, usual_points
from tromp_gui.settings import Settings

SCRIPT = Path(__file__).parents[1] / "analysis_engine.py"
"""Each move loses as many points as its column is away from A; it plays in the top row."""
LOSES_NOTHING, LOSES_SEVEN = "A1", "H1"
KATA = Player.of_engine(Attached("Kata"))


class TeachingTable(EngineTable):
    """A game against an engine, with a teacher."""

    def __init__(self, bot: QtBot, launches: dict[str, Launch]) -> None:
        super().__init__(bot, launches)
        self.settings = Settings()
        self.teacher = Teacher(
            self.record, self.match, self.opponents, self.settings, self._launch, self.pool
        )
        self.teacher.turn(True)

    def until_told(self) -> TeachingTable:
        self.until(lambda: self.teacher.told is not None)
        return self

    def close(self) -> None:
        self.teacher.stop()
        super().close()


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[list[TeachingTable]]:
    """Tables whose engines end with the test."""
    made: list[TeachingTable] = []
    yield made
    for table in made:
        table.close()


@pytest.fixture
def table(qtbot: QtBot, tables: list[TeachingTable]) -> TeachingTable:
    """A person is Black against an engine that analyses."""
    made = TeachingTable(qtbot, {"Kata": Launch(sys.executable, (str(SCRIPT), "kata"))})
    tables.append(made)
    made.start(PERSON, KATA, side=9)
    return made


def test_a_good_move_is_answered(table: TeachingTable) -> None:
    table.play(LOSES_NOTHING).until_turn(2)
    assert table.teacher.told is None
    assert table.teacher.count == 0


def test_a_move_that_loses_much_is_told_and_the_engine_waits(table: TeachingTable) -> None:
    table.play(LOSES_SEVEN)
    table.until_told().rest()
    told = table.teacher.told
    assert told is not None
    assert told.points == 7
    assert told.better == Point(8, 0)
    assert table.turn == 1
    assert table.opponents.standing(WHITE) is Standing.WAITING
    assert len(table.pool.running) == 1, "the engine that plays is the one that judges"


def test_a_move_that_is_kept_is_answered(table: TeachingTable) -> None:
    table.play(LOSES_SEVEN)
    table.until_told().teacher.keep()
    assert table.teacher.told is None
    table.until_turn(2)
    assert (table.teacher.count, table.teacher.taken_back) == (1, 0)
    table.record.undo()
    assert table.turn == 0, "the reply belongs to the move"


def test_a_move_that_is_taken_back_is_counted(table: TeachingTable) -> None:
    table.play(LOSES_SEVEN)
    table.until_told().teacher.take_back()
    assert table.teacher.told is None
    assert table.turn == 0
    table.play(LOSES_NOTHING).until_turn(2)
    assert (table.teacher.count, table.teacher.taken_back) == (1, 1)


def test_undo_and_the_command_to_go_on_answer_too(table: TeachingTable) -> None:
    table.play(LOSES_SEVEN)
    table.until_told().record.undo()
    assert table.teacher.told is None
    assert table.teacher.taken_back == 1
    table.play(LOSES_SEVEN)
    table.until_told().opponents.go_on()
    table.until_turn(2)
    assert table.teacher.told is None


def test_the_first_move_after_a_reply_is_judged_as_well(table: TeachingTable) -> None:
    table.play(LOSES_NOTHING).until_turn(2).play("J5")
    table.until_told()
    assert table.teacher.told is not None
    assert table.teacher.told.points == 8


def test_the_lost_points_can_be_chosen(table: TeachingTable) -> None:
    table.teacher.choose(8)
    table.play(LOSES_SEVEN).until_turn(2)
    table.teacher.choose(1)
    table.play("B1")
    table.until_told()


def test_nothing_is_told_where_the_game_is_decided(table: TeachingTable) -> None:
    """There points are a guess, and one more changes nothing."""
    table.teacher.turn(False)
    table.teacher.choose(1)
    for row in range(2, 9):
        table.play(f"J{row}").until_turn(2 * (row - 1))
    table.teacher.turn(True)
    table.play("B2").until_turn(16)
    assert table.teacher.count == 0


def test_it_can_be_switched_off(table: TeachingTable) -> None:
    table.teacher.turn(False)
    table.play(LOSES_SEVEN).until_turn(2)
    assert table.teacher.count == 0


def test_another_game_is_counted_anew(table: TeachingTable) -> None:
    table.play(LOSES_SEVEN)
    table.until_told().start(PERSON, KATA, side=9)
    assert table.teacher.told is None
    assert table.teacher.count == 0
    table.play(LOSES_NOTHING).until_turn(2)


def test_an_engine_without_analysis_is_helped_by_the_built_in_one(
    qtbot: QtBot, tmp_path: Path, tables: list[TeachingTable]
) -> None:
    table = TeachingTable(qtbot, {"Odd": scripted(tmp_path, "def move(count): return 'C3'")})
    tables.append(table)
    table.start(PERSON, Player.of_engine(Attached("Odd")), side=9)
    table.until_standing(WHITE, Standing.READY).play("E5").until_turn(2)
    assert len(table.pool.running) == 2


def test_the_built_in_engine_tells_a_wasted_move(qtbot: QtBot, tables: list[TeachingTable]) -> None:
    """A pass on the empty board loses about twice the komi."""
    table = TeachingTable(qtbot, {})
    tables.append(table)
    table.start(PERSON, Player.of_engine(BuiltIn(Level.NOVICE)), side=9)
    table.match.play(None)
    table.until_told()
    assert table.teacher.told is not None
    assert len(table.pool.running) == 1


@pytest.mark.parametrize(
    ("engine", "points"),
    [
        (BuiltIn(Level.NOVICE), USUAL_POINTS),
        (BuiltIn(Level.STRONG), STRICT_POINTS),
        (Attached("KataGo"), STRICT_POINTS),
        (Imitator("rank_15k"), USUAL_POINTS),
        (Imitator("rank_2d"), STRICT_POINTS),
    ],
)
def test_strong_opponents_are_stricter(engine: PlayingEngine, points: int) -> None:
    assert usual_points(engine) == points
