"""Analysis that follows the cursor and goes through the game, with engines of known numbers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.engines.harness import rest
from tests.record.trees import grown
from tests.session.analysis_engine import win_rate
from tromp_gui.go.point import Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.learning.candidates import lost
from tromp_gui.match.player import Attached, PlayingEngine
from tromp_gui.record import editing
from tromp_gui.record.evaluation import Evaluation
from tromp_gui.record.node import Node
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play import analysis_session, analyst
from tromp_gui.session.play.analysis_session import FIRST, SECOND, AnalysisSession
from tromp_gui.session.play.analyst import Analyst, Finding
from tromp_gui.session.play.game_analysis import AnalysisProgress

SCRIPT = Path(__file__).parents[1] / "analysis_engine.py"
GAME = "(;SZ[9]KM[7];B[ba];W[ca];B[da](;W[ia];B[aa])(;W[bb];B[ha]))"
"""The main line loses 1, 2, 3, 8, 0 points; the variation 1 and 7."""
SCORES = [0.0, -1.0, 1.0, -2.0, 6.0, 6.0]
"""Black's score along the main line."""
ADDED: tuple[tuple[str, str], ...] = ()
"""To the environment of an engine: one that is started otherwise."""
LONG, SHORT = Effort(seconds=60), Effort(visits=40)


def evaluation_of(found: Finding) -> Evaluation:
    """A finding in numbers."""
    verdict = found.verdict("")
    assert verdict is not None
    return Evaluation(verdict.lead, verdict.win_rate)


def launch_of(engine: PlayingEngine) -> Launch:
    assert isinstance(engine, Attached)
    return Launch(sys.executable, (str(SCRIPT), *engine.name.split()), environment=ADDED)


DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Room:
    """A record and its analysis, and what they told."""

    def __init__(self, bot: QtBot, game: str = GAME) -> None:
        self.bot = bot
        self.record = RecordSession(grown(game))
        self.pool = EnginePool()
        self.analysis = AnalysisSession(self.record, launch_of, self.pool)
        self.ended: list[None] = []
        self.failures: list[Failure] = []
        self.analysis.game_ended.connect(lambda: self.ended.append(None))
        self.analysis.failed.connect(self.failures.append)

    def choose(self, words: str, place: int = FIRST) -> None:
        self.analysis.choose(place, Attached(words))

    def analyst(self, place: int = FIRST) -> Analyst:
        analyst = self.analysis.analyst(place)
        assert analyst is not None
        return analyst

    @property
    def line(self) -> list[Node]:
        return list(self.record.tree.main_line())

    def wait(self, condition: Callable[[], bool]) -> None:
        self.bot.waitUntil(condition)

    def wait_found(self, node: Node, place: int = FIRST) -> Finding:
        self.wait(lambda: self.analyst(place).finding(node) is not None)
        found = self.analyst(place).finding(node)
        assert found is not None
        return found

    def analyse_all(self, variations: bool = False) -> None:
        ended = len(self.ended)
        self.analysis.analyse_game(self.analysis.game_nodes(variations), SHORT)
        self.wait(lambda: len(self.ended) > ended)

    def follows(self) -> bool:
        """Whether the cursor has moved and the engines are told soon."""
        return any(each.isActive() for each in self.analysis.findChildren(QTimer, options=DIRECT))

    def rest(self) -> None:
        """Let the engines do all they are to do, and perhaps what they should not."""
        self.wait(lambda: not self.follows())
        rest(self.bot, self.pool)

    def is_quiet(self) -> bool:
        """Whether no engine searches."""
        analysts = [self.analysis.analyst(place) for place in (FIRST, SECOND)]
        busy = (EngineState.ANALYSING, EngineState.THINKING, EngineState.STARTING)
        return all(each is None or each.engine.state not in busy for each in analysts)


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    made = Room(qtbot)
    made.choose("kata")
    yield made
    for place in (FIRST, SECOND):
        made.analysis.choose(place, None)
    gone = QProcess.ProcessState.NotRunning
    qtbot.waitUntil(lambda: all(each.state() is gone for each in made.pool.findChildren(QProcess)))


# The node looked at


def test_nothing_is_started_before_it_is_wanted(room: Room) -> None:
    room.record.step(1)
    room.rest()
    assert room.analysis.analyst(FIRST) is None
    assert not room.analysis.is_on


def test_an_engine_that_is_started_otherwise_now_looks_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    before = room.analyst()
    room.analysis.reload()
    assert room.analyst() is before
    monkeypatch.setattr(sys.modules[__name__], "ADDED", (("X", "1"),))
    room.analysis.reload()
    assert room.analyst() is not before
    room.wait_found(room.line[0])
    room.wait(lambda: not (isValid(before.engine) and before.engine.findChildren(QProcess)))


def test_it_follows_the_cursor_and_stops_when_turned_off(room: Room) -> None:
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    room.record.step(2)
    found = room.wait_found(room.line[2])
    assert evaluation_of(found).score == 1.0
    room.analysis.turn(False)
    room.wait(room.is_quiet)
    room.record.step(1)
    room.rest()
    assert room.is_quiet()


def test_a_quick_walk_is_not_followed_step_by_step(room: Room) -> None:
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    for _ in range(5):
        room.record.step(1)
    room.wait_found(room.line[5])
    assert [room.analyst().finding(node) is None for node in room.line] == [
        False, True, True, True, True, False,
    ]  # fmt: skip


def test_a_comment_does_not_restart_the_search(room: Room) -> None:
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    seconds: list[float] = []
    room.analyst().found.connect(lambda _: seconds.append(room.wait_found(room.line[0]).seconds))
    room.record.edit("c", editing.comment(room.record.tree, room.record.cursor, "hi"))
    room.wait(lambda: not room.follows() and len(seconds) > 5)
    assert seconds == sorted(seconds)


def test_while_nobody_sees_it_nothing_is_searched(room: Room) -> None:
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    room.analysis.be_seen(False)
    room.wait(room.is_quiet)
    assert room.analysis.is_on
    room.record.step(1)
    room.rest()
    assert room.is_quiet()
    room.analysis.be_seen(True)
    room.wait_found(room.line[1])


def test_it_ends_by_itself_after_the_effort(room: Room) -> None:
    room.analysis.set_effort(Effort(visits=200))
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    room.wait(room.is_quiet)
    assert room.wait_found(room.line[0]).is_complete
    room.record.step(1)
    room.wait_found(room.line[1])
    room.wait(room.is_quiet)
    room.record.step(-1)
    room.rest()
    assert room.is_quiet(), "what was looked at enough is not looked at again"


def test_without_an_engine_it_stays_off(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.analysis.turn(True)
    assert not room.analysis.is_on


# Two engines


def test_two_engines_look_at_the_same_node(room: Room) -> None:
    room.choose("lz", SECOND)
    room.analysis.turn(True)
    first = evaluation_of(room.wait_found(room.line[0]))
    second = evaluation_of(room.wait_found(room.line[0], SECOND))
    assert first is not None
    assert second is not None
    assert (first.score, second.score) == (0.0, None)
    assert room.analysis.evaluation(room.line[0]) == first
    room.analysis.show(SECOND)
    assert room.analysis.evaluation(room.line[0]) == second
    room.analysis.choose(SECOND, None)
    assert room.analysis.shown == FIRST
    assert room.analysis.analyst(SECOND) is None


def test_another_engine_starts_again(room: Room) -> None:
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    room.choose("gnugo")
    found = room.wait_found(room.line[0])
    assert found.analysis is None


def test_a_crash_is_reported_and_fixed_by_a_restart(room: Room) -> None:
    room.choose("kata --dies-after 40")
    room.analysis.turn(True)
    room.wait(lambda: bool(room.failures))
    assert room.failures[0].exit_code == 3
    room.record.step(1)
    room.analysis.restart(FIRST)
    room.wait_found(room.line[1])


def test_the_next_position_is_looked_at_for_the_value_of_the_move_of_the_game(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """White's J9 is not among the five moves that the engine considers."""
    monkeypatch.setattr(analysis_session, "_GLANCE_AFTER", 0.0)
    monkeypatch.setattr(analysis_session, "_GLANCE", SHORT)
    room.record.step(3)
    room.analysis.turn(True)
    room.wait(lambda: room.analyst().finding(room.line[4]) is not None)
    room.wait(lambda: room.analyst().node is room.line[3])
    found = room.analysis.finding(FIRST, room.line[3])
    assert found is not None
    assert found.played is not None
    assert lost(found.played, found.candidates[0]).points == 8.0
    assert found.played.line[0] == found.played.move


def test_a_move_of_the_game_that_is_considered_needs_no_other_look(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_session, "_GLANCE_AFTER", 0.0)
    room.analysis.turn(True)
    found = room.wait_found(room.line[0])
    room.wait(lambda: len(found.candidates) == 5)
    found_again = room.analysis.finding(FIRST, room.line[0])
    assert found_again is not None
    assert found_again.played is not None
    assert found_again.played.score == -1.0
    assert room.analyst().node is room.line[0]


# The whole game


def test_a_whole_game_is_looked_at_in_order(room: Room) -> None:
    seen: list[AnalysisProgress | None] = []
    room.analysis.changed.connect(lambda: seen.append(room.analysis.progress))
    room.analyse_all()
    values = room.analysis.evaluations(room.line)
    assert [values[node.id].score for node in room.line] == SCORES
    done = [progress.done for progress in seen if progress is not None]
    assert done == sorted(done)
    assert {progress.total for progress in seen if progress is not None} == {6}
    assert room.analysis.progress is None
    room.wait(room.is_quiet)


def test_the_record_is_not_touched_by_it(room: Room) -> None:
    before = [node.properties for node in room.record.tree]
    room.analyse_all(variations=True)
    assert [node.properties for node in room.record.tree] == before
    assert not room.record.is_modified
    assert room.record.undo_label is None


def test_variations_too_and_only_what_is_missing(room: Room) -> None:
    room.analyse_all()
    starts: list[int] = []
    room.analyst().finished.connect(starts.append)
    room.analyse_all(variations=True)
    assert starts == [6, 7]
    assert room.analysis.evaluation(room.record.tree.node(7)) == Evaluation(
        -8.0, room.analysis.evaluations([room.record.tree.node(7)])[7].win_rate
    )


def test_it_can_be_cancelled_and_goes_on_later(room: Room) -> None:
    room.analysis.analyse_game(room.line, LONG)
    room.wait_found(room.line[0])
    room.analysis.cancel_game()
    assert len(room.ended) == 1
    assert room.analysis.progress is None
    room.wait(room.is_quiet)
    room.analyse_all()
    assert len(room.analysis.evaluations(room.line)) == 6


def test_the_node_looked_at_comes_before_the_game(room: Room) -> None:
    room.analysis.set_effort(Effort(visits=10**9))
    room.analysis.turn(True)
    room.wait_found(room.line[0])
    room.analysis.analyse_game(room.line, Effort(visits=10**9))
    assert not room.analysis.is_on
    assert not room.analysis.is_waiting
    room.analysis.analyse_game(room.line, SHORT)
    room.analysis.turn(True)
    assert room.analysis.is_waiting
    room.record.step(3)
    room.wait_found(room.line[3])
    reports: list[int] = []
    room.analyst().found.connect(reports.append)
    room.wait(lambda: len(reports) > 5)
    assert room.analyst().finding(room.line[1]) is None
    assert room.analysis.progress is not None
    room.analysis.turn(False)
    room.wait(lambda: bool(room.ended))
    assert len(room.analysis.evaluations(room.line)) == 6


def test_once_the_node_was_looked_at_enough_the_game_goes_on(room: Room) -> None:
    room.analysis.set_effort(Effort(visits=200))
    room.analysis.analyse_game(room.line, SHORT)
    room.analysis.turn(True)
    room.wait(lambda: bool(room.ended))
    assert room.analysis.is_on
    assert len(room.analysis.evaluations(room.line)) == 6


def test_another_game_gives_it_up_and_forgets(room: Room) -> None:
    room.analysis.analyse_game(room.line, LONG)
    room.wait_found(room.line[0])
    room.record.open(grown("(;SZ[13];B[aa])"))
    assert room.analysis.progress is None
    assert room.analysis.evaluation(room.record.tree.root) is None
    room.wait(room.is_quiet)


def test_a_dead_engine_ends_it_and_what_was_found_stays(room: Room) -> None:
    room.choose("kata --dies-after 60")
    room.analysis.analyse_game(room.line, Effort(visits=600))  # 15 reports each
    room.wait(lambda: bool(room.failures))
    room.wait(lambda: room.analysis.progress is None)
    assert 1 <= len(room.analysis.evaluations(room.line)) < 6


def test_an_engine_that_died_meanwhile_does_not_keep_the_game_waiting(room: Room) -> None:
    room.choose("kata --dies-after 60")
    room.analysis.analyse_game(room.line, LONG)
    room.analysis.turn(True)
    room.wait(lambda: bool(room.failures))
    assert room.analysis.progress is not None
    room.analysis.turn(False)
    assert room.analysis.progress is None


def test_positions_that_nothing_was_said_about_are_counted(room: Room) -> None:
    room.choose("kata --nothing-after 2")
    room.analyse_all()
    assert (room.analysis.silent, room.analysis.skipped) == (4, 0)
    assert len(room.analysis.evaluations(room.line)) == 2
    room.choose("kata")
    room.analyse_all()
    assert room.analysis.silent == 0


def test_an_engine_that_falls_silent_ends_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "_SILENT", 50)
    room.choose("kata --silent-after 1")
    room.analysis.analyse_game(room.line, SHORT)
    room.wait(lambda: bool(room.failures))
    assert room.failures[0].kind is FailureKind.NOT_RESPONDING
    assert room.analyst().engine.state is EngineState.FAILED
    assert room.analysis.progress is None
    assert len(room.analysis.evaluations(room.line)) == 1


def test_an_engine_without_analysis_estimates_the_game(room: Room) -> None:
    room.choose("gnugo")
    room.analyse_all()
    values = room.analysis.evaluations(room.line)
    assert [values[node.id] for node in room.line] == [Evaluation(score) for score in SCORES]


# What becomes of it


def test_saving_is_one_step_of_two_properties(room: Room) -> None:
    room.analyse_all()
    before = {node.id: node.properties for node in room.record.tree}
    assert room.analysis.save(win_rates=True)
    assert room.record.undo_label == "save the analysis"
    for node, score in zip(room.line, SCORES, strict=True):
        added = {k: v for k, v in node.properties.items() if before[node.id].get(k) != v}
        assert set(added) == {"V", "TGWR"}
        assert float(added["V"][0]) == score
        assert float(added["TGWR"][0]) == pytest.approx(win_rate(score), abs=1e-4)
    assert not room.analysis.save(win_rates=True), "nothing new"
    room.record.undo()
    assert {node.id: node.properties for node in room.record.tree} == before


def test_saving_without_win_rates(room: Room) -> None:
    room.analyse_all()
    assert room.analysis.save(win_rates=False)
    assert all(node.has("V") and not node.has("TGWR") for node in room.line)


def test_a_file_that_has_it_shows_it_without_an_engine(qtbot: QtBot) -> None:
    room = Room(qtbot, "(;SZ[9]V[0]TGWR[0.5];B[aa]V[-6];W[bb]V[12])")
    assert room.analysis.evaluation(room.line[0]) == Evaluation(0.0, 0.5)
    found = room.analysis.mistakes()
    assert [(each.node, each.loss.points) for each in found] == [(1, 6.0), (2, 18.0)]
    assert room.analysis.is_mistake(room.line[1])
    assert not room.analysis.is_mistake(room.line[0])
    assert not room.analysis.has_found
    assert not room.analysis.save(win_rates=True)


def test_mistakes_are_those_of_the_line_of_the_cursor(room: Room) -> None:
    room.analyse_all(variations=True)
    assert [each.node for each in room.analysis.mistakes()] == [3, 4]
    room.record.go_to(room.record.tree.node(7))
    assert [each.node for each in room.analysis.mistakes()] == [3, 7]


def test_what_was_found_comes_before_what_the_file_says(qtbot: QtBot) -> None:
    room = Room(qtbot, "(;SZ[9]V[50])")
    room.choose("kata")
    room.analyse_all()
    value = room.analysis.evaluation(room.line[0])
    assert value is not None
    assert value.score == 0.0
    room.analysis.choose(FIRST, None)
    gone = QProcess.ProcessState.NotRunning
    qtbot.waitUntil(lambda: all(each.state() is gone for each in room.pool.findChildren(QProcess)))


# A region


REGION = frozenset({Point(8, 6), Point(8, 7), Point(7, 7)})
"""G9, H9 and a point that the engine does not consider."""


def regional(room: Room, node: Node) -> Finding:
    """What is found at a node in the region."""
    room.wait(lambda: room.analysis.seen(FIRST, node) is not None)
    found = room.analysis.seen(FIRST, node)
    assert found is not None
    return found


def test_a_region_has_its_own_moves_and_changes_nothing_else(room: Room) -> None:
    room.analyse_all()
    analysis, line = room.analysis, room.line
    known, mistakes, report = analysis.evaluations(line), analysis.mistakes(), analysis.report()
    analysis.turn(True)
    analysis.look_in(REGION)
    found = regional(room, line[0])
    assert {each.move for each in found.candidates} == {Point(8, 6), Point(8, 7)}
    assert evaluation_of(found) != known[line[0].id]
    assert analysis.evaluations(line) == known
    assert (analysis.mistakes(), analysis.report()) == (mistakes, report)
    room.record.step(1)
    assert regional(room, line[1]).candidates
    analysis.look_in(None)
    assert len(regional(room, line[0]).candidates) == 5


@pytest.mark.parametrize("kind", ["lz", "gnugo"])
def test_an_engine_that_takes_no_region_says_so(room: Room, kind: str) -> None:
    room.choose(kind)
    room.analysis.turn(True)
    room.analysis.look_in(REGION)
    room.wait(lambda: bool(room.failures))
    assert [each.kind for each in room.failures] == [FailureKind.NO_REGION]
    room.wait(lambda: room.analysis.region is None)
    assert room.wait_found(room.line[0]).candidates


def test_a_region_ends_once_it_has_no_room(room: Room) -> None:
    filled = frozenset({Point(8, 1)})
    room.analysis.look_in(filled)
    room.record.step(1)
    assert not room.analysis.has_room(filled)
    assert room.analysis.region is None


def test_a_region_ends_with_its_game(room: Room) -> None:
    room.analysis.look_in(REGION)
    room.record.open(grown("(;SZ[5])"))
    assert room.analysis.region is None
