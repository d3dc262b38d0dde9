"""The list of attached engines."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tromp_gui.gtp.attached import AttachedEngine, from_text
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.settings import ENGINES, Settings


@pytest.fixture
def roster(qapp: QApplication) -> EngineRegistry:
    """A, B and C."""
    made = EngineRegistry(Settings())
    for name in "ABC":
        made.attach(engine(name))
    return made


def engine(name: str, program: str = "x") -> AttachedEngine:
    return AttachedEngine(name, Launch(program))


def names(roster: EngineRegistry) -> str:
    """All names; the settings hold the same."""
    assert from_text(Settings().get(ENGINES)) == roster.engines
    return " ".join(each.name for each in roster.engines)


def test_engines_are_kept_at_once_and_told(roster: EngineRegistry) -> None:
    told: list[None] = []
    roster.changed.connect(lambda: told.append(None))
    assert names(roster) == "A B C"
    roster.attach(engine("D"))
    assert names(roster) == "A B C D"
    assert names(EngineRegistry(Settings())) == "A B C D"
    assert len(told) == 1


def test_a_name_is_there_once(roster: EngineRegistry) -> None:
    assert roster.attach(engine("A", "other")) == 3
    assert names(roster) == "A B C A 2"
    roster.change(1, engine("C"))
    assert names(roster) == "A C 2 C A 2"
    roster.change(0, engine("A", "again"))
    assert names(roster) == "A C 2 C A 2"
    found = roster.find("A 2")
    assert found is not None
    assert found.launch.program == "other"
    assert roster.find("Z") is None


def test_what_does_not_change_is_not_told(roster: EngineRegistry) -> None:
    told: list[None] = []
    roster.changed.connect(lambda: told.append(None))
    roster.change(1, engine("B"))
    assert roster.move(0, -1) == 0
    assert roster.move(2, 1) == 2
    assert not told


def test_duplicating_and_moving(roster: EngineRegistry) -> None:
    assert roster.duplicate(0) == 1
    assert names(roster) == "A A 2 B C"
    assert roster.move(1, 1) == 2
    assert names(roster) == "A B A 2 C"
    assert roster.move(3, -1) == 2
    assert names(roster) == "A B C A 2"


def test_removing_and_bringing_back(roster: EngineRegistry) -> None:
    assert roster.removed is None
    roster.remove(1)
    roster.remove(1)
    assert names(roster) == "A"
    assert roster.removed == engine("C")
    assert roster.restore() == 1
    assert roster.restore() == 1
    assert names(roster) == "A B C"
    with pytest.raises(IndexError):
        roster.restore()


def test_one_that_comes_back_finds_its_name_taken(roster: EngineRegistry) -> None:
    roster.remove(2)
    roster.attach(engine("C", "new"))
    assert roster.restore() == 2
    assert names(roster) == "A B C 2 C"


def test_another_windows_changes_are_taken_over(roster: EngineRegistry) -> None:
    told: list[None] = []
    other = EngineRegistry(Settings())
    other.remove(0)
    roster.changed.connect(lambda: told.append(None))
    roster.reload()
    assert names(roster) == "B C"
    roster.reload()
    assert len(told) == 1
