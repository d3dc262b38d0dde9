"""What people of each rank would play at the node looked at; a real process, no window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engine.network.random_networks import human_network
from tests.session.table import Table
from training.writer import write_network
from tromp_gui.match.player import Imitator
from tromp_gui.network_files.profiles import RANKS
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.play.people import PeopleSession
from tromp_gui.settings import IMITATED, Settings


class PeopleTable(Table):
    """A board, and what people would play on it."""

    def __init__(self, bot: QtBot) -> None:
        super().__init__()
        self.bot, self.registry, self.pool = bot, EngineRegistry(Settings()), EnginePool()
        self.people = PeopleSession(self.record, self.registry, self.pool)

    def until_known(self) -> None:
        """Wait until every rank is known."""
        self.bot.waitUntil(lambda: None not in self.people.by_rank)

    def close(self) -> None:
        self.people.stop()
        self.bot.waitUntil(lambda: not self.pool.findChildren(QProcess))


@pytest.fixture
def human(tmp_path: Path) -> Path:
    write_network(human_network(), tmp_path / "human.bin.gz")
    return tmp_path / "human.bin.gz"


@pytest.fixture
def table(qtbot: QtBot, human: Path) -> Iterator[PeopleTable]:
    made = PeopleTable(qtbot)
    made.registry.use_human(str(human))
    yield made
    made.close()


def test_nothing_is_asked_until_it_is_turned_on(table: PeopleTable) -> None:
    assert table.people.moves is None
    assert set(table.people.by_rank) == {None}
    assert table.people._engine is None


def test_the_chosen_rank_is_asked_first_and_then_all_others(table: PeopleTable) -> None:
    table.people.turn(True)
    table.bot.waitUntil(lambda: table.people.moves is not None)
    moves = table.people.moves
    assert moves is not None
    assert list(moves.values()) == sorted(moves.values(), reverse=True)
    table.until_known()
    assert len(table.people.by_rank) == len(RANKS)
    assert table.people.by_rank[0] != table.people.by_rank[-1]


def test_other_people_are_remembered(table: PeopleTable) -> None:
    table.people.turn(True)
    table.bot.waitUntil(lambda: table.people.moves is not None)
    before = table.people.moves
    table.people.choose(Imitator("preaz_3d"))
    assert table.people.moves is None
    table.bot.waitUntil(lambda: table.people.moves is not None)
    assert table.people.moves != before
    assert Settings().get(IMITATED) == "preaz_3d"


def test_another_position_has_other_answers_and_the_first_are_kept(table: PeopleTable) -> None:
    table.people.turn(True)
    table.bot.waitUntil(lambda: table.people.moves is not None)
    before = table.people.moves
    table.play("C3")
    assert table.people.moves is None
    table.bot.waitUntil(lambda: table.people.moves is not None)
    assert table.people.moves != before
    table.go(-1)
    assert table.people.moves == before


def test_without_a_network_nothing_is_asked(table: PeopleTable, human: Path) -> None:
    human.unlink()
    table.people.turn(True)
    table.people._ask()
    assert table.people._engine is None


def test_a_damaged_network_is_reported(table: PeopleTable, human: Path) -> None:
    human.write_bytes(human.read_bytes()[:3000])
    failures: list[object] = []
    table.people.failed.connect(failures.append)
    table.people.turn(True)
    table.bot.waitUntil(lambda: bool(failures))
    assert table.people.moves is None
