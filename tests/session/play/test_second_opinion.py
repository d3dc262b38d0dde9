"""An attached engine asked which stones are dead: what it answers, and what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.session.engine_table import gnugo, scripted
from tests.session.table import WALLS, Table
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.play.second_opinion import DeadStonesAnswer, SecondOpinion
from tromp_gui.settings import Settings


class Asked:
    """A board with walls and a stray stone, and engines that are asked about it."""

    def __init__(self, bot: QtBot) -> None:
        self._bot = bot
        self.table = Table().play(f"{WALLS} E3")
        self.registry = EngineRegistry(Settings())
        self.opinion = SecondOpinion(self.table.record, self.registry)
        self.answers: list[DeadStonesAnswer] = []
        self.opinion.answered.connect(self.answers.append)

    def attach(self, name: str, launch: Launch) -> Asked:
        self.registry.attach(AttachedEngine(name, launch))
        return self

    def until_answered(self) -> DeadStonesAnswer:
        self._bot.waitUntil(lambda: bool(self.answers))
        return self.answers[-1]

    def rest(self, ms: int = 800) -> None:
        self._bot.wait(ms)

    def close(self) -> None:
        self.opinion.stop()
        self._bot.waitUntil(lambda: not self.opinion.findChildren(QProcess))


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    made = Asked(qtbot)
    yield made
    made.close()


def test_whole_chains_are_read_from_its_list(asked: Asked, tmp_path: Path) -> None:
    asked.attach("Odd", scripted(tmp_path, "def dead(): return 'e3 C1 A1 Z9'"))
    assert asked.opinion.names == ("Odd",)
    asked.opinion.ask("Odd")
    assert asked.opinion.asked == "Odd"
    answer = asked.until_answered()
    assert answer.name == "Odd"
    assert answer.dead == asked.table.points("E3 C1 C2 C3 C4 C5")
    assert asked.opinion.asked == ""


def test_nothing_is_marked_or_written(asked: Asked, tmp_path: Path) -> None:
    before = asked.table.text()
    asked.attach("Odd", scripted(tmp_path, "def dead(): return 'E3'"))
    asked.opinion.ask("Odd")
    asked.until_answered()
    assert asked.table.marks == ""
    assert asked.table.text() == before
    assert asked.table.record.document.history.labels


def test_its_process_ends_with_the_answer(asked: Asked, tmp_path: Path) -> None:
    asked.attach("Odd", scripted(tmp_path, ""))
    asked.opinion.ask("Odd")
    assert asked.until_answered().dead == frozenset()
    asked.close()


def test_one_that_cannot_say(asked: Asked, tmp_path: Path) -> None:
    body = "def dead():\n    raise SystemExit(3)\n"
    asked.attach("Odd", scripted(tmp_path, body))
    asked.opinion.ask("Odd")
    answer = asked.until_answered()
    assert answer.dead is None
    assert answer.failure is not None
    assert len(asked.answers) == 1


def test_one_that_is_not_there(asked: Asked) -> None:
    asked.attach("Gone", Launch("/nowhere/engine"))
    asked.opinion.ask("Gone")
    failure = asked.until_answered().failure
    assert failure is not None
    assert failure.kind is FailureKind.NOT_FOUND


def test_one_that_is_attached_no_more(asked: Asked) -> None:
    asked.opinion.ask("Nobody")
    assert asked.opinion.asked == ""


def test_stopped_it_answers_nothing(asked: Asked, tmp_path: Path) -> None:
    asked.attach("Slow", scripted(tmp_path, "def dead():\n    time.sleep(0.4)\n    return 'E3'\n"))
    asked.opinion.ask("Slow")
    asked.opinion.stop()
    asked.rest()
    assert asked.answers == []


def test_who_goes_elsewhere_is_told_nothing(asked: Asked, tmp_path: Path) -> None:
    asked.attach("Slow", scripted(tmp_path, "def dead():\n    time.sleep(0.4)\n    return 'E3'\n"))
    asked.opinion.ask("Slow")
    asked.table.go(-1)
    asked.rest()
    assert asked.answers == []


def test_the_last_one_asked_answers(asked: Asked, tmp_path: Path) -> None:
    asked.attach("One", scripted(tmp_path, "def dead(): return 'E3'"))
    asked.attach("Two", scripted(tmp_path, "def dead(): return 'C1'"))
    asked.opinion.ask("One")
    asked.opinion.ask("Two")
    assert asked.until_answered().name == "Two"
    asked.rest()
    assert len(asked.answers) == 1


def test_gnu_go(asked: Asked) -> None:
    asked.attach("GNU Go", gnugo())
    asked.opinion.ask("GNU Go")
    assert asked.until_answered().dead == asked.table.points("E3")
