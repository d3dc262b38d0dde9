"""Files on any system: what is synced, replaced and reported."""

from __future__ import annotations

import errno
import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faulty_disk import FaultyDisk
from tromp_gui import disk
from tromp_gui.disk import FileProblem, FileProblemKind, read_file, replace_file, sync


def test_a_file_is_synced_through_a_handle_that_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses any other: every journal was reported as not written there."""
    path = tmp_path / "file"
    path.write_bytes(b"old")
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.write(handle, b"new")))
    sync(path)
    assert synced == [3]


class Held(PermissionError):
    """Windows' error for a file that another program holds open."""

    winerror = 5


def held(times: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let another program hold a file for so many attempts; returns the pauses between them."""
    replace, pauses = os.replace, list[float]()

    def attempt(source: Path, target: Path) -> None:
        if len(pauses) < times:
            raise Held(errno.EACCES, "Access denied")
        replace(source, target)

    monkeypatch.setattr(os, "replace", attempt)
    monkeypatch.setattr(disk, "sleep", pauses.append)
    return pauses


def test_a_file_that_another_program_holds_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"old")
    held(3, monkeypatch)
    assert replace_file(path, b"new") is None
    assert path.read_bytes() == b"new"


def test_a_file_that_another_program_keeps_is_left_within_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"old")
    pauses = held(1000, monkeypatch)
    with pytest.raises(OSError, match=os.strerror(errno.EBUSY)) as raised:
        replace_file(path, b"new")
    assert FileProblem.of(path, raised.value, writing=True).kind is FileProblemKind.IN_USE
    assert 0.3 < sum(pauses) < 1
    assert [each.name for each in tmp_path.iterdir()] == ["game.sgf"]


def failing(call: str, is_meant: Callable[[int], bool]) -> Callable[[str, int], bool]:
    """Whether a call of this name fails, by how many of that name there were."""
    numbers = iter(range(1000))
    return lambda name, _: name == call and is_meant(next(numbers))


@pytest.mark.parametrize(
    ("call", "number", "kind"),
    [
        ("replace", 0, FileProblemKind.NOT_KEPT),
        pytest.param(
            "fsync",
            1,
            FileProblemKind.NOT_SYNCED,
            marks=pytest.mark.skipif(os.name == "nt", reason="no folder can be synced there"),
        ),
    ],
)
def test_what_fails_although_the_file_was_written_is_returned(
    call: str, number: int, kind: FileProblemKind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first was never reported, and the second as if nothing had been written."""
    path, backup = tmp_path / "game.sgf", tmp_path / "game.sgf~"
    path.write_bytes(b"old")
    FaultyDisk(monkeypatch).fails = failing(call, lambda count: count == number)
    problem = replace_file(path, b"new", backup)
    assert problem is not None
    assert (problem.kind, problem.is_written) == (kind, True)
    assert problem.path == (backup if kind is FileProblemKind.NOT_KEPT else path)
    assert path.read_bytes() == b"new"
    assert backup.exists() is (kind is FileProblemKind.NOT_SYNCED)


def test_reading_a_small_file_takes_little_memory(tmp_path: Path) -> None:
    """Windows gives all memory that is asked for, and Wine keeps it."""
    path = tmp_path / "x"
    path.write_bytes(b"x" * 1000)
    tracemalloc.start()
    try:
        assert read_file(path, 100_000_000) == b"x" * 1000
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
