"""The judge: whom it asks, that the newest inquiry counts, and what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.engine_table import HELD, gnugo, let_go, scripted
from tests.session.proposing import Proposing
from tests.session.table import WALLS
from tromp_gui import resources
from tromp_gui.cli.judge import OwnJudge
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.match.player import Attached
from tromp_gui.record.edits import SetProperty
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.play.judge import Subject
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.settings import ANALYSIS_ENGINE, BUILT_IN, Settings

STONES, POINTS = Subject.STONES, Subject.POINTS


class Asked(Proposing):
    """A board with walls and a stray stone, and engines that are asked about it."""

    def __init__(self, bot: QtBot, launch: Launch | None = None) -> None:
        super().__init__(bot, launch)
        self.play(f"{WALLS} E3").match.leave()
        self.verdicts: list[Verdict] = []
        self.failures: list[tuple[str, Failure]] = []
        self.judge.failed.connect(lambda name, failure: self.failures.append((name, failure)))

    def attach(self, name: str, launch: Launch) -> Asked:
        self.registry.attach(AttachedEngine(name, launch))
        return self

    def ask(self, name: str = "", subject: Subject = STONES) -> Asked:
        engine = Attached(name) if name else None
        self.judge.ask(subject, self.record.cursor, self.verdicts.append, engine)
        return self

    def until_answered(self) -> Verdict:
        self.until(lambda: self.verdicts)
        return self.verdicts[-1]


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    made = Asked(qtbot)
    yield made
    made.close()


def test_nothing_runs_before_it_is_asked(asked: Asked) -> None:
    assert not asked.process()
    assert asked.judge.asked(STONES) == ""


def test_the_built_in_engine_judges_stones_and_points(asked: Asked) -> None:
    asked.ask().ask(subject=POINTS)
    assert asked.judge.asked(STONES) == asked.judge.asked(POINTS) == "Tromp Go (full)"
    asked.until(lambda: len(asked.verdicts) == 2)
    stones = next(each for each in asked.verdicts if each.statuses)
    points = next(each for each in asked.verdicts if each.owners)
    assert stones.dead == asked.points("E3")
    assert points.lead is not None
    assert points.spread is not None
    assert points.win_rate is not None
    assert asked.judge.asked(STONES) == asked.judge.asked(POINTS) == ""


def test_a_verdict_on_stones_that_have_changed_is_dropped(asked: Asked) -> None:
    node = asked.ask().record.cursor.id
    asked.record.edit("set up", SetProperty(node, "AE", ("cc",)))
    asked.until(lambda: not asked.judge.asked(STONES))
    assert not asked.verdicts


def test_the_command_line_gives_the_same_verdict(asked: Asked) -> None:
    verdict = asked.ask().until_answered()
    with OwnJudge() as judge:
        board, target = verdict.board, target_at(asked.record, asked.record.cursor)
        assert judge.ask(board, target).statuses == verdict.statuses


def test_an_attached_engine_names_whole_chains(asked: Asked, tmp_path: Path) -> None:
    before = asked.text()
    asked.attach("Odd", scripted(tmp_path, "def dead(): return 'e3 C1 A1 Z9'")).ask("Odd")
    verdict = asked.until_answered()
    assert (verdict.by, verdict.dead) == ("Odd", asked.points("E3 C1 C2 C3 C4 C5"))
    assert (asked.text(), asked.marks) == (before, "")


def test_the_strongest_engine_judges_unless_another_is_chosen(asked: Asked, tmp_path: Path) -> None:
    told: list[None] = []
    asked.judge.chosen.connect(lambda: told.append(None))
    asked.attach("Odd", scripted(tmp_path, ""))
    engines = [asked.judge.engine]
    asked.attach("Strong", Launch(str(tmp_path / "katago")))
    engines.append(asked.judge.engine)
    asked.judge.choose(Attached("Odd"))
    engines.append(asked.judge.engine)
    assert Settings().get(ANALYSIS_ENGINE) == "Odd"
    asked.judge.choose(OWN)
    engines.append(asked.judge.engine)
    assert engines == [OWN, Attached("Strong"), Attached("Odd"), OWN]
    assert Settings().get(ANALYSIS_ENGINE) == BUILT_IN
    assert len(told) == 4


def test_where_it_cannot_say_the_built_in_engine_does(asked: Asked, tmp_path: Path) -> None:
    asked.attach("Odd", scripted(tmp_path, "")).judge.choose(Attached("Odd"))
    verdict = asked.ask(subject=POINTS).until_answered()
    assert verdict.by == "Tromp Go (full)"
    assert verdict.owners


def test_an_engine_that_ends_is_reported_once(asked: Asked, tmp_path: Path) -> None:
    asked.attach("Odd", scripted(tmp_path, "def dead():\n    raise SystemExit(3)\n")).ask("Odd")
    asked.until(lambda: asked.failures)
    asked.rest()
    assert [name for name, _ in asked.failures] == ["Odd"]
    assert asked.verdicts == []
    assert asked.judge.asked(STONES) == ""


def test_a_missing_engine_is_reported_each_time(asked: Asked) -> None:
    asked.attach("Gone", Launch("/nowhere/engine")).ask("Gone")
    asked.until(lambda: asked.failures)
    assert asked.failures[0][1].kind is FailureKind.NOT_FOUND
    asked.ask("Gone").until(lambda: len(asked.failures) == 2)
    asked.ask("Gone", POINTS).until(lambda: len(asked.failures) == 3)


def test_after_an_undo_there_is_no_verdict(asked: Asked, tmp_path: Path) -> None:
    slow = HELD.replace("move(count)", "dead()").replace("count", "1")
    asked.attach("Slow", scripted(tmp_path, slow)).ask("Slow").judge.cancel(STONES)
    assert asked.judge.asked(STONES) == ""
    asked.ask("Slow").go(-1)
    assert asked.judge.asked(STONES) == ""
    let_go(tmp_path)
    asked.rest()
    assert asked.verdicts == []


def test_the_last_one_asked_answers(asked: Asked, tmp_path: Path) -> None:
    asked.attach("One", scripted(tmp_path, "def dead(): return 'E3'"))
    asked.attach("Two", scripted(tmp_path, "def dead(): return 'C1'"))
    asked.ask("One").ask("Two")
    assert asked.until_answered().by == "Two"
    asked.rest()
    assert len(asked.verdicts) == 1


def test_prepared_it_runs_and_stopped_it_ends(asked: Asked) -> None:
    asked.judge.prepare()
    asked.until(asked.process)
    assert asked.judge.asked(STONES) == ""
    asked.close()
    assert not asked.process()
    asked.ask().until_answered()


def test_an_engine_started_otherwise_is_asked_from_then_on(asked: Asked) -> None:
    asked.ask().until_answered()
    asked.registry.use_network(str(resources.path("networks/own.bin.gz")))
    asked.ask().until(lambda: len(asked.verdicts) == 2)
    assert any("--network" in each.launch.arguments for each in asked.pool.running)


def test_gnu_go(asked: Asked) -> None:
    asked.attach("GNU Go", gnugo()).ask("GNU Go")
    assert asked.until_answered().dead == asked.points("E3")
