"""The list of attached engines."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tromp_gui.gtp.attached import AttachedEngine, from_text
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.settings import ENGINES, Settings


@pytest.fixture
def registry(qapp: QApplication) -> EngineRegistry:
    """A, B and C."""
    made = EngineRegistry(Settings())
    for name in "ABC":
        made.attach(engine(name))
    return made


def engine(name: str, program: str = "x") -> AttachedEngine:
    return AttachedEngine(name, Launch(program))


def names(registry: EngineRegistry) -> str:
    """All names; the settings hold the same."""
    assert from_text(Settings().get(ENGINES)) == registry.engines
    return " ".join(each.name for each in registry.engines)


def test_engines_are_kept_at_once_and_told(registry: EngineRegistry) -> None:
    told: list[None] = []
    registry.changed.connect(lambda: told.append(None))
    assert names(registry) == "A B C"
    registry.attach(engine("D"))
    assert names(registry) == "A B C D"
    assert names(EngineRegistry(Settings())) == "A B C D"
    assert len(told) == 1


def test_a_name_is_there_once(registry: EngineRegistry) -> None:
    assert registry.attach(engine("A", "other")) == 3
    assert names(registry) == "A B C A 2"
    registry.change(1, engine("C"))
    assert names(registry) == "A C 2 C A 2"
    registry.change(0, engine("A", "again"))
    assert names(registry) == "A C 2 C A 2"
    found = registry.find("A 2")
    assert found is not None
    assert found.launch.program == "other"
    assert registry.find("Z") is None


def test_what_does_not_change_is_not_told(registry: EngineRegistry) -> None:
    told: list[None] = []
    registry.changed.connect(lambda: told.append(None))
    registry.change(1, engine("B"))
    assert registry.move(0, -1) == 0
    assert registry.move(2, 1) == 2
    assert not told


def test_duplicating_and_moving(registry: EngineRegistry) -> None:
    assert registry.duplicate(0) == 1
    assert names(registry) == "A A 2 B C"
    assert registry.move(1, 1) == 2
    assert names(registry) == "A B A 2 C"
    assert registry.move(3, -1) == 2
    assert names(registry) == "A B C A 2"


def test_removing_and_bringing_back(registry: EngineRegistry) -> None:
    assert registry.removed is None
    registry.remove(1)
    registry.remove(1)
    assert names(registry) == "A"
    assert registry.removed == engine("C")
    assert registry.restore() == 1
    assert registry.restore() == 1
    assert names(registry) == "A B C"
    with pytest.raises(IndexError):
        registry.restore()


def test_one_that_comes_back_finds_its_name_taken(registry: EngineRegistry) -> None:
    registry.remove(2)
    registry.attach(engine("C", "new"))
    assert registry.restore() == 2
    assert names(registry) == "A B C 2 C"


def test_another_windows_changes_are_taken_over(registry: EngineRegistry) -> None:
    told: list[None] = []
    other = EngineRegistry(Settings())
    other.remove(0)
    registry.changed.connect(lambda: told.append(None))
    registry.reload()
    assert names(registry) == "B C"
    registry.reload()
    assert len(told) == 1


def test_the_strongest_engine_is_known_by_its_program(registry: EngineRegistry) -> None:
    assert registry.strongest is None
    registry.attach(engine("Leela", "/opt/leela/leelaz"))
    registry.attach(engine("KataGo", "/home/me/katago-1.17/KataGo.exe"))
    strongest = registry.strongest
    assert strongest is not None
    assert strongest.name == "KataGo"
    registry.remove(4)
    strongest = registry.strongest
    assert strongest is not None
    assert strongest.name == "Leela"
