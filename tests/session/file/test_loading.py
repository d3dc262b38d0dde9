"""Reading in slices, with Cancel: every format alike."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.hostile import FOREIGN, file_of
from tromp_gui.record.node import Tree
from tromp_gui.session import idle
from tromp_gui.session.file import loading
from tromp_gui.session.file.loading import Loader
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.opening import read_any, read_any_in_slices
from tromp_gui.sgf.writer import write

FORMS = ("gib", "ngf", "ugf")


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    """One step of the reader at a time."""
    monkeypatch.setattr(idle, "SLICE", 0.0)


@pytest.mark.parametrize("kind", FOREIGN)
def test_reading_stops_at_every_line_or_so(kind: str) -> None:
    """No step of the work is as long as the file."""
    data = file_of(kind, 20_000)
    steps: list[float] = []
    slices = read_any_in_slices(data)
    with suppress(SgfError):
        steps.extend(slices)
    assert len(steps) >= len(data.splitlines())
    assert all(0 <= done <= 1 for done in steps)


@pytest.mark.parametrize("kind", FORMS)
def test_other_formats_are_read_in_slices(kind: str, qtbot: QtBot, tmp_path: Path) -> None:
    path, loader, told = tmp_path / "game", Loader(), list[float]()
    path.write_bytes(file_of(kind, 2000))
    loader.progressed.connect(told.append)
    with qtbot.waitSignal(loader.loaded) as done:
        loader.load(path)
        assert loader.is_busy
    assert done.args is not None
    (game,) = done.args[1].collection.games
    (whole,) = read_any(path.read_bytes()).games
    assert isinstance(game, Tree)
    assert isinstance(whole, Tree)
    assert write([game]) == write([whole])
    assert len(told) > 20


@pytest.mark.parametrize("kind", FORMS)
def test_other_formats_can_be_given_up(kind: str, qtbot: QtBot, tmp_path: Path) -> None:
    path, loader, told = tmp_path / "game", Loader(), list[float]()
    path.write_bytes(file_of(kind, 2000))

    def take(done: float) -> None:
        told.append(done)
        if len(told) == 20:
            loader.cancel()

    loader.progressed.connect(take)
    with qtbot.assertNotEmitted(loader.loaded), qtbot.assertNotEmitted(loader.failed):
        loader.load(path)
        qtbot.waitUntil(lambda: not loader.is_busy)
        QApplication.processEvents()
    assert len(told) == 20


def test_garbage_is_collected_before_another_file_if_the_last_one_was_large(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loader, calls, counts = Loader(), list[None](), list[int]()
    monkeypatch.setattr(loading, "_MUCH", 20)
    monkeypatch.setattr(loading, "collect_frozen", lambda: calls.append(None))
    for moves in (1, 9, 1, 1):
        path = tmp_path / "game.sgf"
        path.write_bytes(b"(;SZ[9]" + b";B[aa]" * moves + b")")
        with qtbot.waitSignal(loader.loaded):
            loader.load(path)
        counts.append(len(calls))
    assert counts == [0, 0, 1, 1]


def test_the_turn_after_a_game_has_begun_reads_nothing(qapp: QApplication, tmp_path: Path) -> None:
    """It paints the game, which takes as long as a slice."""
    path, loader, told = tmp_path / "game.sgf", Loader(), list[float]()
    path.write_bytes(b"(;SZ[9]" + b";B[aa];W[bb]" * 2000 + b")")
    begun: list[Tree] = []
    loader.begun.connect(begun.append)
    loader.progressed.connect(told.append)
    loader.load(path)
    while not begun:
        qapp.processEvents()
    count = len(told)
    qapp.processEvents()
    assert len(told) == count
    qapp.processEvents()
    assert len(told) > count
    assert told == sorted(told)
