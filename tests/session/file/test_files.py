"""Reading and writing files: atomic, with one backup, and each problem reported by kind."""

from __future__ import annotations

import errno
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.endless import KINDS, endless, link_to
from tests.faulty_disk import FaultyDisk
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.session.file.files import first_game, read_bytes, save_bytes

SMALL = b"(;SZ[9];B[aa])"


def problem_of(path: Path, data: bytes = SMALL, named: Path | None = None) -> FileProblemKind:
    """Why a file cannot be saved; the problem names it, or another path."""
    with pytest.raises(FileProblem) as caught:
        save_bytes(path, data)
    assert caught.value.path == (named or path)
    return caught.value.kind


@contextmanager
def no_room_beyond(size: int) -> Iterator[None]:
    """No file may become larger than `size` bytes meanwhile."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    previous = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, previous[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, previous)


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    path = tmp_path / "игра 碁.sgf"
    save_bytes(path, SMALL)
    assert read_bytes(path) == SMALL
    assert os.listdir(tmp_path) == [path.name]


def test_the_previous_file_stays_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    for data in (b"(;C[1])", b"(;C[2])", b"(;C[3])"):
        save_bytes(path, data)
    assert path.read_bytes() == b"(;C[3])"
    assert (tmp_path / "game.sgf~").read_bytes() == b"(;C[2])"
    assert sorted(os.listdir(tmp_path)) == ["game.sgf", "game.sgf~"]


def test_a_journal_keeps_no_previous_file(tmp_path: Path) -> None:
    for data in (b"1", b"2"):
        save_bytes(tmp_path / "steps", data, keep=False)
    assert os.listdir(tmp_path) == ["steps"]


def test_without_room_the_old_file_and_its_backup_are_untouched(tmp_path: Path) -> None:
    path, backup = tmp_path / "game.sgf", tmp_path / "game.sgf~"
    save_bytes(path, b"(;C[1])")
    save_bytes(path, b"(;C[" + b"2" * 9000 + b"])")
    with no_room_beyond(5000):
        assert problem_of(path, b"(;C[" + b"3" * 9000 + b"])") is FileProblemKind.NO_SPACE
    assert path.read_bytes() == b"(;C[" + b"2" * 9000 + b"])"
    assert backup.read_bytes() == b"(;C[1])"
    assert sorted(os.listdir(tmp_path)) == ["game.sgf", "game.sgf~"]


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC])
def test_whatever_file_call_fails_the_old_file_or_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """A failed fsync was once reported as saved. For every call by strace see
    tests/test_any_disk.py.
    """
    path, disk = tmp_path / "game.sgf", FaultyDisk(monkeypatch)
    disk.error = error
    disk.count_here()
    number, told, is_reached = 0, 0, True
    while is_reached:
        save_bytes(path, b"(;C[old])", keep=False)
        number += 1
        disk.fail_at(number)
        try:
            told += save_bytes(path, SMALL) is not None
        except FileProblem:
            told += 1
        else:
            assert path.read_bytes() == SMALL
        is_reached = disk.count >= number
        disk.fail()
        assert path.read_bytes() in (b"(;C[old])", SMALL)
        assert {each.name for each in tmp_path.iterdir()} <= {"game.sgf", "game.sgf~"}
    # open, write, fsync and close; replace, twice; fsync of the folder, but not on Windows
    assert told >= (6 if os.name == "nt" else 7)


def test_a_failed_sync_of_the_new_file_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, disk = tmp_path / "game.sgf", FaultyDisk(monkeypatch)
    save_bytes(path, b"(;C[1])")
    save_bytes(path, b"(;C[2])")
    disk.fail("fsync")
    assert problem_of(path) is FileProblemKind.NO_SPACE
    assert path.read_bytes() == b"(;C[2])"
    assert (tmp_path / "game.sgf~").read_bytes() == b"(;C[1])"


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "real.sgf", tmp_path / "game.sgf"
    save_bytes(path, b"(;C[1])")
    path.chmod(0o600)
    link_to(path, link)
    save_bytes(link, SMALL)
    assert link.is_symlink()
    assert path.read_bytes() == SMALL
    assert os.name == "nt" or path.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes in folders")
def test_what_is_not_an_ordinary_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert problem_of(tmp_path / "pipe") is FileProblemKind.NOT_WRITTEN
    assert not (tmp_path / "pipe").is_file()


@pytest.mark.parametrize("kind", KINDS)
def test_what_has_no_end_is_not_read(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.sgf"
    with endless(path, kind), pytest.raises(FileProblem) as caught:
        read_bytes(path)
    assert caught.value.kind is FileProblemKind.ENDLESS


def test_a_vanished_folder(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert problem_of(gone / "game.sgf", named=gone) is FileProblemKind.MISSING


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert problem_of(tmp_path) is FileProblemKind.FOLDER


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_bytes(b"")
    assert problem_of(folder / "game.sgf", named=folder) is FileProblemKind.MISSING


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        assert problem_of(folder / "game.sgf") is FileProblemKind.WRITE_DENIED
    finally:
        folder.chmod(0o700)


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs a file system without files")
def test_a_file_system_that_takes_no_files() -> None:
    assert problem_of(Path("/proc/self/game.sgf")) in (
        FileProblemKind.DENIED,
        FileProblemKind.MISSING,
    )


def test_a_full_disk(tiny_disk: Path) -> None:
    path = tiny_disk / "game.sgf"
    save_bytes(path, SMALL)
    assert problem_of(path, b"(;C[" + b"x" * 2_000_000 + b"])") is FileProblemKind.NO_SPACE
    assert path.read_bytes() == SMALL


def test_a_disk_that_can_only_be_read(tiny_disk: Path) -> None:
    path = tiny_disk / "game.sgf"
    save_bytes(path, SMALL)
    subprocess.run(["mount", "-o", "remount,ro", str(tiny_disk)], check=True)
    assert problem_of(path, b"(;C[new])") in (
        FileProblemKind.READ_ONLY,
        FileProblemKind.WRITE_DENIED,
    )
    assert path.read_bytes() == SMALL


def test_the_first_game_is_known_from_the_first_bytes(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    for data in (b"(;SZ[13]", ";B[aa]C[手筋]".encode() * 20_000):
        with path.open("ab") as file:
            file.write(data)
    game = first_game(path)
    assert game is not None
    assert (game.rows, game.next_id) == (13, 1)


@pytest.mark.parametrize("data", [b"", b"no game", b"(;SZ[99])", b"\0\xff" * 9])
def test_other_files_have_no_first_game(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    assert first_game(path) is None, "no file"
    path.write_bytes(data)
    assert first_game(path) is None
    assert first_game(tmp_path) is None, "a folder"
