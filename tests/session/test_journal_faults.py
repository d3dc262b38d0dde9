"""The journal on a failing disk: errors are reported, and no step is lost once it works again."""

from __future__ import annotations

import errno
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from tests.faulty_disk import FaultyDisk
from tests.session.crashes import unlock
from tests.session.scribbler import Harness, fingerprint
from tromp_gui.go.point import Point
from tromp_gui.record import editing
from tromp_gui.session.file import journal
from tromp_gui.session.file.journal import journals_folder
from tromp_gui.session.file.recovery import find_unsaved

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no file that is in use")


@pytest.fixture(autouse=True)
def named(qtbot: QtBot, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal is in a folder with the application's name; it checks itself more often."""
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")
    monkeypatch.setattr(journal, "_LOOK_MS", 20)
    monkeypatch.setattr(journal, "_RETRY_MS", 40)
    monkeypatch.setattr("tromp_gui.session.file.journal_lines._SYNC_SECONDS", 0.01)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FaultyDisk:
    return FaultyDisk(monkeypatch)


@pytest.fixture
def harness() -> Iterator[Harness]:
    harness = Harness()
    yield harness
    harness.journal.close()


def told(harness: Harness) -> list[OSError | None]:
    """The states that the journal reports."""
    said: list[OSError | None] = []
    harness.journal.problem_changed.connect(said.append)
    return said


def check_all_is_kept(harness: Harness) -> None:
    """Assert that a kill now would lose nothing."""
    unlock(harness.journal)
    (game,) = find_unsaved().found
    assert fingerprint(game.document) == fingerprint(harness.record.document)


def play(harness: Harness, row: int) -> None:
    harness.match.play(Point(row, 0))


@pytest.mark.parametrize("calls", [("write",), ("write", "ftruncate"), ("open",), ("fsync",)])
@pytest.mark.parametrize("first", [0, 2])
def test_steps_done_while_the_disk_fails_are_written_later(
    harness: Harness, disk: FaultyDisk, qtbot: QtBot, calls: tuple[str, ...], first: int
) -> None:
    """5 of 13 moves came back, and the warning went with the next move."""
    said = told(harness)
    for row in range(first):
        play(harness, row)
    disk.fail(*calls)
    for row in range(first, first + 3):
        play(harness, row)
    if "open" not in calls or not first:
        qtbot.waitUntil(lambda: bool(said))
        assert isinstance(said[-1], OSError)
    disk.fail()
    play(harness, first + 3)
    check_all_is_kept(harness)
    qtbot.waitUntil(lambda: not said or said[-1] is None)


def test_the_journal_tries_again_by_itself(
    harness: Harness, disk: FaultyDisk, qtbot: QtBot
) -> None:
    said = told(harness)
    play(harness, 0)
    disk.fail("write")
    play(harness, 1)
    assert [error.errno for error in said if error] == [errno.ENOSPC]
    disk.fail()
    qtbot.waitUntil(lambda: said[-1] is None)
    check_all_is_kept(harness)


def test_an_error_is_reported_however_fast_the_steps_come(
    harness: Harness, disk: FaultyDisk, qtbot: QtBot
) -> None:
    said = told(harness)
    play(harness, 0)
    disk.fail("fsync")
    steps = QTimer(interval=5)
    steps.timeout.connect(harness.record.undo)
    steps.timeout.connect(harness.record.redo)
    steps.start()
    qtbot.waitUntil(lambda: bool(said))
    disk.fail()
    qtbot.waitUntil(lambda: said[-1] is None)
    steps.stop()


@unix
def test_a_deleted_folder_is_made_again(harness: Harness) -> None:
    for row in range(3):
        play(harness, row)
    shutil.rmtree(journals_folder())
    play(harness, 3)
    check_all_is_kept(harness)


@unix
def test_a_deleted_folder_that_cannot_be_made_again_is_reported(
    harness: Harness, disk: FaultyDisk, qtbot: QtBot
) -> None:
    said = told(harness)
    play(harness, 0)
    shutil.rmtree(journals_folder())
    disk.fail("mkdir")
    play(harness, 1)
    assert [error.errno for error in said if error] == [errno.ENOSPC]
    disk.fail()
    qtbot.waitUntil(lambda: said[-1] is None)
    check_all_is_kept(harness)


def test_a_file_where_the_folder_should_be_is_reported(harness: Harness, qtbot: QtBot) -> None:
    said = told(harness)
    journals_folder().parent.mkdir(parents=True)
    journals_folder().write_text("mine", "utf-8")
    play(harness, 0)
    assert isinstance(said[-1], OSError)
    journals_folder().unlink()
    qtbot.waitUntil(lambda: said[-1] is None)
    check_all_is_kept(harness)


def test_every_file_call_may_fail_once(qtbot: QtBot, disk: FaultyDisk) -> None:
    """Each in turn: the next step writes what is missing."""
    number = 0
    while True:
        number += 1
        harness = Harness()
        said = told(harness)
        disk.fail_at(number)
        for row in range(3):
            play(harness, row)
        qtbot.waitUntil(lambda harness=harness: harness.journal.is_synced)  # type: ignore[misc]
        was_reached = disk.count >= number
        disk.fail()
        play(harness, 3)
        check_all_is_kept(harness)
        qtbot.waitUntil(lambda said=said: not said or said[-1] is None)  # type: ignore[misc]
        harness.journal.close()
        shutil.rmtree(journals_folder(), ignore_errors=True)
        if not was_reached:
            break
    assert number > 15


# ---- a real disk


@pytest.fixture
def small_disk(own_home: Path) -> Iterator[Path]:
    """The journals are on a disk of 64 kB; skipped if none may be mounted."""
    disk = journals_folder()
    disk.mkdir(parents=True)
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    try:
        done = subprocess.run(command, capture_output=True)
    except OSError:
        pytest.skip("there is no mount here")
    if done.returncode:
        pytest.skip("no disk may be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(path: Path) -> None:
    """Write until there is no room left."""
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError:
            pass


@pytest.mark.parametrize("before", [0, 5])
def test_a_disk_that_is_full_and_free_again(
    harness: Harness, small_disk: Path, qtbot: QtBot, before: int
) -> None:
    """On a real disk, before the first step and after some."""
    said = told(harness)
    for number in range(before):
        write(harness, number)
    fill(small_disk / "other")
    for number in range(before, before + 20):
        write(harness, number)
    assert [error.errno for error in said if error][:1] == [errno.ENOSPC]
    (small_disk / "other").unlink()
    write(harness, before + 20)
    check_all_is_kept(harness)
    qtbot.waitUntil(lambda: said[-1] is None)


def write(harness: Harness, number: int) -> None:
    """A step whose line takes half a kilobyte."""
    record = harness.record
    record.edit("comment", editing.comment(record.tree, record.cursor, f"{number} " + "x" * 500))


def test_a_disk_that_can_only_be_read(harness: Harness, small_disk: Path, qtbot: QtBot) -> None:
    said = told(harness)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    play(harness, 0)
    assert isinstance(said[-1], OSError)
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    qtbot.waitUntil(lambda: said[-1] is None)
    check_all_is_kept(harness)
