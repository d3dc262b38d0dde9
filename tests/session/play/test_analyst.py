"""One engine that looks at positions: real processes, whose numbers follow from the position."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import rest, wait_for_end
from tests.record.trees import grown
from tests.session.analysis_engine import win_rate
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.launch import Launch
from tromp_gui.learning.candidates import Forbidden
from tromp_gui.match.player import USUAL, Attached, BuiltIn
from tromp_gui.record import editing
from tromp_gui.record.edits import SetProperty
from tromp_gui.record.node import Node
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analyst import Analyst, Finding
from tromp_gui.ui.analysis.present import opinion
from tromp_gui.wording.engines import warming_up

SCRIPT = Path(__file__).parents[1] / "analysis_engine.py"
GAME = "(;SZ[9]KM[7];B[ba];W[ca];B[da];W[ia])"
"""Black loses 1 point, White 2, Black 3, White 8."""
SOON = Effort(visits=80)


def engine(*words: str) -> EngineSession:
    return EngineSession(Launch(sys.executable, (str(SCRIPT), *words)))


def near(found: Finding, score: float | None, chance: float) -> bool:
    """Whether a finding says this, for Black."""
    value = found.verdict("")
    assert value is not None
    return value.lead == score and value.win_rate == pytest.approx(chance, abs=1e-4)


class Harness:
    """A record with one analyst, and what it told."""

    def __init__(self, bot: QtBot, words: tuple[str, ...], game: str = GAME) -> None:
        self.bot = bot
        self.record = RecordSession(grown(game))
        self.analyst = Analyst(engine(*words), self.record)
        self.failures: list[Failure] = []
        self.found: list[int] = []
        self.analyst.failed.connect(self.failures.append)
        self.analyst.found.connect(self.found.append)

    def node(self, index: int) -> Node:
        return list(self.record.tree.main_line())[index]

    def look(self, index: int, effort: Effort = SOON) -> Finding:
        """Look at a node until the effort is made."""
        with self.bot.waitSignal(self.analyst.finished) as told:
            self.analyst.look_at(self.node(index), effort)
        assert told.args == [self.node(index).id]
        found = self.analyst.finding(self.node(index))
        assert found is not None
        return found


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[..., Harness]]:
    harnesses: list[Harness] = []

    def make(*words: str, game: str = GAME) -> Harness:
        harnesses.append(Harness(qtbot, words, game))
        return harnesses[-1]

    yield make
    for harness in harnesses:
        harness.analyst.close()
        wait_for_end(qtbot, harness.analyst.engine.engine)


Sit = Callable[..., Harness]


def test_numbers_are_for_black_whoever_is_to_move(sit: Sit) -> None:
    harness = sit("kata")
    after_black = harness.look(1)
    assert after_black.analysis is not None
    assert after_black.analysis.color is Color.WHITE
    assert after_black.analysis.candidates[0].move == Point(8, 0)
    assert near(after_black, -1.0, win_rate(-1))
    assert near(harness.look(4), 6.0, win_rate(6))
    assert after_black.is_complete


def test_an_engine_without_points_reports_only_chances(sit: Sit) -> None:
    assert near(sit("lz").look(1), None, win_rate(-1))


def test_ownership_is_reported_for_black(sit: Sit) -> None:
    for index in (0, 1):
        found = sit("kata").look(index)
        assert found.analysis is not None
        assert found.analysis.ownership is not None
        assert found.analysis.ownership[:9] == pytest.approx([1 - col / 4 for col in range(9)])


def test_the_effort_is_made_by_visits_or_by_time(sit: Sit) -> None:
    harness = sit("kata")
    found = harness.look(0, Effort(visits=400, seconds=60))
    assert found.analysis is not None
    assert 400 <= found.analysis.visits < 2000
    timed = harness.look(1, Effort(visits=10**9, seconds=0.3))
    assert timed.seconds > 0.27
    assert harness.analyst.has_made(Effort(seconds=0.3), harness.node(1))
    assert timed.is_complete


def test_afterwards_the_engine_rests(sit: Sit) -> None:
    harness = sit("kata")
    harness.look(0)
    assert harness.analyst.node is None
    harness.bot.waitUntil(lambda: harness.analyst.engine.state is EngineState.READY)
    told = len(harness.found)
    rest(harness.bot, harness.analyst.engine.engine)
    assert len(harness.found) == told


def test_another_node_takes_the_place_of_the_first(sit: Sit) -> None:
    harness = sit("kata")
    with harness.bot.waitSignal(harness.analyst.found):
        harness.analyst.look_at(harness.node(0), Effort())
    assert harness.look(4).verdict("") is not None
    first = harness.analyst.finding(harness.node(0))
    assert first is not None
    assert not first.is_complete


def test_a_deeper_look_is_not_forgotten_for_a_shorter_one(sit: Sit) -> None:
    harness = sit("kata")
    deep = harness.look(0, Effort(visits=800)).analysis
    assert deep is not None
    short = harness.look(0, Effort(visits=40))
    assert short.analysis is not None
    assert short.analysis.visits >= deep.visits
    assert short.is_complete


def test_what_was_found_is_valid_for_its_position_alone(sit: Sit) -> None:
    harness = sit("kata")
    harness.look(4)
    record, node = harness.record, harness.node(4)
    record.edit("comment", editing.comment(record.tree, node, "hello"))
    assert harness.analyst.finding(node) is not None
    record.edit("another move", SetProperty(node.id, "W", ("ib",)))
    assert harness.analyst.finding(node) is None
    record.undo()
    assert harness.analyst.finding(node) is not None
    record.edit("komi", SetProperty(0, "KM", ("0",)))
    assert harness.analyst.finding(node) is None


def test_another_record_forgets_all(sit: Sit) -> None:
    harness = sit("kata")
    harness.look(0)
    harness.analyst.forget()
    assert harness.analyst.finding(harness.node(0)) is None


def test_the_same_effort_is_not_made_twice(sit: Sit) -> None:
    harness = sit("kata")
    harness.look(0, Effort(visits=200))
    assert harness.analyst.has_made(Effort(visits=100), harness.node(0))
    assert not harness.analyst.has_made(Effort(visits=10**6), harness.node(0))
    assert not harness.analyst.has_made(Effort(seconds=500), harness.node(0))
    assert not harness.analyst.has_made(Effort(visits=100), harness.node(1))


def test_a_search_that_ends_by_itself_is_enough(sit: Sit) -> None:
    assert sit("kata", "--ends-after", "30").look(0, Effort()).is_complete


@pytest.mark.parametrize("kind", ["none", "gnugo"])
def test_an_engine_without_analysis_reports_the_move_it_would_play(sit: Sit, kind: str) -> None:
    harness = sit(kind)
    found = harness.look(1, Effort())
    assert found.analysis is None
    assert found.move is not None
    assert found.move.point == Point(8, 0)
    assert not harness.analyst.can_analyse
    assert found.score == (-1.0 if kind == "gnugo" else None)
    assert found.is_scored is (kind == "gnugo")


def test_the_cursor_can_move_while_a_hint_is_computed(sit: Sit) -> None:
    harness = sit("gnugo", "--slow", "0.3")
    with harness.bot.waitSignal(harness.analyst.engine.introduced):
        harness.analyst.look_at(harness.node(0), Effort())
    found = harness.look(4, Effort())
    assert found.score == 6.0
    assert harness.analyst.finding(harness.node(0)) is None


def test_a_crash_is_reported_and_a_restart_continues(sit: Sit) -> None:
    harness = sit("kata", "--dies-after", "30")
    with harness.bot.waitSignal(harness.analyst.failed):
        harness.analyst.look_at(harness.node(1), Effort())
    assert harness.failures[0].exit_code == 3
    assert harness.analyst.engine.state is EngineState.FAILED
    assert harness.analyst.finding(harness.node(1)) is not None
    with harness.bot.waitSignal(harness.analyst.found):
        harness.analyst.engine.restart()


def test_a_missing_program_is_reported(sit: Sit, qtbot: QtBot) -> None:
    record = RecordSession(grown(GAME))
    analyst = Analyst(EngineSession(Launch("/nowhere/engine")), record)
    with qtbot.waitSignal(analyst.failed):
        analyst.look_at(record.tree.root, Effort())
    assert analyst.engine.state is EngineState.FAILED


GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games:/usr/local/games")


@pytest.mark.skipif(GNUGO is None, reason="GNU Go is not installed")
def test_gnu_go_reports_its_move_and_its_estimate(qtbot: QtBot) -> None:
    wall = "(;SZ[9]KM[0]AB[da][db][dc][dd][de][df][dg][dh][di]AW[fa][fb][fc];W[fd])"
    record = RecordSession(grown(wall))
    launch = Launch(GNUGO or "", ("--mode", "gtp", "--level", "1"))
    analyst = Analyst(EngineSession(launch), record)
    node = list(record.tree.main_line())[1]
    with qtbot.waitSignal(analyst.finished):
        analyst.look_at(node, Effort(seconds=1))
    found = analyst.finding(node)
    assert found is not None
    assert found.move is not None
    assert found.move.color is Color.BLACK
    assert found.score is not None
    assert found.score > 10, "Black has a wall of nine stones, White four"
    assert found.is_complete
    analyst.close()
    wait_for_end(qtbot, analyst.engine.engine)


def test_a_search_that_is_not_heard_of_is_slow_until_it_is(sit: Sit, qtbot: QtBot) -> None:
    harness = sit("kata", "--slow", "3")
    told: list[bool] = []
    harness.analyst.changed.connect(lambda: told.append(harness.analyst.is_slow))
    harness.analyst.look_at(harness.node(1), SOON)
    qtbot.waitUntil(lambda: harness.analyst.is_slow)
    assert told[-1]
    computer, other = BuiltIn(USUAL), Attached("kata")
    for is_on in (True, False):
        says = [opinion(each, harness.analyst, None, None, is_on) for each in (computer, other)]
        assert says[0].message == warming_up()
        assert says[1].message != warming_up()
    qtbot.waitUntil(lambda: bool(harness.found))
    assert not harness.analyst.is_slow


SUICIDE = "(;SZ[5]RU[Chinese]KM[7]AW[ab][ba]PL[B];B[ca])"
"""A5 would be Black's suicide, and is the first choice of the engine."""


def test_a_move_that_the_rules_forbid_is_left_out(sit: Sit) -> None:
    harness = sit("kata", game=SUICIDE)
    found = harness.look(0)
    assert [each.move for each in found.candidates] == [Point(4, 2), Point(4, 3), Point(4, 4)]
    assert [each.order for each in found.candidates] == [0, 1, 2]
    assert found.forbidden == (Forbidden(Point(4, 0), Illegal(Reason.SUICIDE)),)
    assert near(found, -1, win_rate(-1))  # as after C5


def test_so_is_one_of_an_engine_without_analysis(sit: Sit) -> None:
    found = sit("gnugo", game=SUICIDE).look(0)
    assert found.candidates == ()
    assert [each.move for each in found.forbidden] == [Point(4, 0)]


def test_a_finding_belongs_to_the_points_for_the_handicap(sit: Sit) -> None:
    harness = sit("kata", game="(;SZ[9]RU[Chinese]KM[0.5]HA[2]AB[aa][bb];W[cc])")
    harness.look(1)
    tree = harness.record.tree
    harness.record.edit("handicap", SetProperty(tree.root.id, "HA", ("3",)))
    assert harness.analyst.finding(harness.node(1)) is None
