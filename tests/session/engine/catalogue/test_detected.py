"""Engines that are offered, and attached by one click."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from tests.session.engine.catalogue.test_known import put
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.catalogue import detected as searches
from tromp_gui.session.engine.catalogue.detected import DetectedEngines, Detection
from tromp_gui.session.engine.catalogue.known import find_engines
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.catalogue.search_paths import SearchPaths
from tromp_gui.settings import Settings


@pytest.fixture
def registry(qtbot: QtBot) -> EngineRegistry:
    """No engine."""
    return EngineRegistry(Settings())


@pytest.fixture
def places(tmp_path: Path) -> SearchPaths:
    """A machine with GNU Go, and KataGo without a network."""
    ending = ".exe" if os.name == "nt" else ""
    put(tmp_path / "bin" / f"gnugo{ending}")
    put(tmp_path / "katago-v1" / f"katago{ending}")
    return SearchPaths((tmp_path / "bin",), (tmp_path,), (ending,))


def names(detected: DetectedEngines) -> list[str]:
    return [each.engine.name for each in detected.engines]


def test_a_search_comes_to_its_end_and_tells_what_it_finds(
    qtbot: QtBot, places: SearchPaths
) -> None:
    search = Detection(find_engines(places))
    told: list[int] = []
    search.found.connect(lambda: told.append(len(search.items)))
    assert not search.items
    qtbot.waitUntil(lambda: search.is_over)
    assert [each.engine.name for each in search.items] == ["GNU Go", "KataGo"]
    assert told == [1, 2]


def test_a_search_that_nobody_wants_any_more_ends(qtbot: QtBot) -> None:
    """It ends at the next folder; without an end it would run on beside later tests."""
    ended: list[bool] = []

    def endless() -> Iterator[None]:
        try:
            while True:
                yield None
        finally:
            ended.append(True)

    search: Detection[None] = Detection(endless())
    assert not search.is_over
    search.deleteLater()
    qtbot.waitUntil(lambda: bool(ended))


def test_what_is_attached_is_offered_no_more(
    qtbot: QtBot, registry: EngineRegistry, places: SearchPaths
) -> None:
    detected = DetectedEngines(registry, places)
    qtbot.waitUntil(lambda: names(detected) == ["GNU Go", "KataGo"])
    with qtbot.waitSignal(detected.changed):
        assert detected.attach(detected.engines[0]) == 0
    assert names(detected) == ["KataGo"]
    assert registry.engines[0].notes == ""
    registry.remove(0)
    assert names(detected) == ["GNU Go", "KataGo"]


def test_what_it_lacks_is_noted(
    qtbot: QtBot, registry: EngineRegistry, places: SearchPaths
) -> None:
    detected = DetectedEngines(registry, places)
    qtbot.waitUntil(lambda: "KataGo" in names(detected))
    detected.attach(next(each for each in detected.engines if each.lacks))
    notes = registry.engines[0].notes.splitlines()
    assert [note.partition(" is ")[0] for note in notes] == [
        "A network file", "A configuration file",
    ]  # fmt: skip


def test_an_engine_attached_by_its_name_alone_is_the_same(
    qtbot: QtBot, registry: EngineRegistry, places: SearchPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(places.folders[0]))
    registry.attach(AttachedEngine("Mine", Launch("gnugo", ("--mode", "gtp"))))
    detected = DetectedEngines(registry, places)
    qtbot.waitUntil(lambda: names(detected) == ["KataGo"])


def test_what_a_search_shares_with_signals_does_not_end_in_its_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It did, and the window froze: Qt's lock and Python's were each held by one thread."""
    ended: list[Thread] = []
    before = set(threading.enumerate())

    def threads() -> set[Thread]:
        return set(threading.enumerate()) - before

    class Watched(Event):
        def __del__(self) -> None:
            ended.append(current_thread())

    def waiting(go: Event) -> Iterator[None]:
        go.wait()
        yield None

    monkeypatch.setattr(searches, "Event", Watched)
    for _ in range(3):
        go = Event()
        search: Detection[None] = Detection(waiting(go))
        go.set()
        qtbot.waitUntil(lambda search=search: search.is_over)  # type: ignore[misc]
        for thread in threads():
            thread.join()
    assert ended == [main_thread()] * 2
