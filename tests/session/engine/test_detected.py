"""Engines that are offered, and attached by one click."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.engine.test_known import put
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.detected import DetectedEngines
from tromp_gui.session.engine.detection import EngineDetection
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.engine.search_paths import SearchPaths
from tromp_gui.settings import Settings


@pytest.fixture
def roster(qtbot: QtBot) -> EngineRegistry:
    """No engine."""
    return EngineRegistry(Settings())


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SearchPaths:
    """A machine with GNU Go, and KataGo without a network."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    put(tmp_path / "bin" / "gnugo")
    put(tmp_path / "katago-v1" / "katago")
    return SearchPaths((tmp_path / "bin",), (tmp_path,))


def names(offers: DetectedEngines) -> list[str]:
    return [each.engine.name for each in offers.engines]


def test_a_search_comes_to_its_end_and_tells_what_it_finds(
    qtbot: QtBot, places: SearchPaths
) -> None:
    search = EngineDetection(places)
    told: list[int] = []
    search.found.connect(lambda: told.append(len(search.engines)))
    assert not search.engines
    qtbot.waitUntil(lambda: search.is_over)
    assert [each.engine.name for each in search.engines] == ["GNU Go", "KataGo"]
    assert told[-1] == 2


def test_what_is_attached_is_offered_no_more(
    qtbot: QtBot, roster: EngineRegistry, places: SearchPaths
) -> None:
    offers = DetectedEngines(roster, places)
    qtbot.waitUntil(lambda: names(offers) == ["GNU Go", "KataGo"])
    with qtbot.waitSignal(offers.changed):
        assert offers.attach(offers.engines[0]) == 0
    assert names(offers) == ["KataGo"]
    assert roster.engines[0].notes == ""
    roster.remove(0)
    assert names(offers) == ["GNU Go", "KataGo"]


def test_what_it_lacks_is_noted(qtbot: QtBot, roster: EngineRegistry, places: SearchPaths) -> None:
    offers = DetectedEngines(roster, places)
    qtbot.waitUntil(lambda: "KataGo" in names(offers))
    offers.attach(next(each for each in offers.engines if each.lacks))
    notes = roster.engines[0].notes.splitlines()
    assert [note.partition(" is ")[0] for note in notes] == [
        "A network file", "A configuration file",
    ]  # fmt: skip


def test_an_engine_attached_by_its_name_alone_is_the_same(
    qtbot: QtBot, roster: EngineRegistry, places: SearchPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(places.folders[0]))
    roster.attach(AttachedEngine("Mine", Launch("gnugo", ("--mode", "gtp"))))
    offers = DetectedEngines(roster, places)
    qtbot.waitUntil(lambda: names(offers) == ["KataGo"])
