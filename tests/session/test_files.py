"""Reading and writing files: atomic, with one backup, and every trouble told by its kind."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tromp_gui.session.files import FileTrouble, Trouble, read_bytes, save_bytes

SMALL = b"(;SZ[9];B[aa])"


def trouble_of(path: Path, data: bytes = SMALL) -> Trouble:
    """Why a file cannot be saved."""
    with pytest.raises(FileTrouble) as caught:
        save_bytes(path, data)
    assert caught.value.path == path
    return caught.value.trouble


@contextmanager
def no_room_beyond(size: int) -> Iterator[None]:
    """No file may become larger than `size` bytes meanwhile."""
    former = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, former[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, former)


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    path = tmp_path / "игра 碁.sgf"
    save_bytes(path, SMALL)
    assert read_bytes(path) == SMALL
    assert os.listdir(tmp_path) == [path.name]


def test_the_former_file_stays_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    for data in (b"(;C[1])", b"(;C[2])", b"(;C[3])"):
        save_bytes(path, data)
    assert path.read_bytes() == b"(;C[3])"
    assert (tmp_path / "game.sgf~").read_bytes() == b"(;C[2])"
    assert sorted(os.listdir(tmp_path)) == ["game.sgf", "game.sgf~"]


def test_a_journal_keeps_no_former_file(tmp_path: Path) -> None:
    for data in (b"1", b"2"):
        save_bytes(tmp_path / "steps", data, keep=False)
    assert os.listdir(tmp_path) == ["steps"]


def test_without_room_the_old_file_and_its_backup_are_untouched(tmp_path: Path) -> None:
    path, backup = tmp_path / "game.sgf", tmp_path / "game.sgf~"
    save_bytes(path, b"(;C[1])")
    save_bytes(path, b"(;C[" + b"2" * 9000 + b"])")
    with no_room_beyond(5000):
        assert trouble_of(path, b"(;C[" + b"3" * 9000 + b"])") is Trouble.NO_SPACE
    assert path.read_bytes() == b"(;C[" + b"2" * 9000 + b"])"
    assert backup.read_bytes() == b"(;C[1])"
    assert sorted(os.listdir(tmp_path)) == ["game.sgf", "game.sgf~"]


def test_a_vanished_folder(tmp_path: Path) -> None:
    assert trouble_of(tmp_path / "gone" / "game.sgf") is Trouble.MISSING


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert trouble_of(tmp_path) is Trouble.FOLDER


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"")
    assert trouble_of(tmp_path / "folder" / "game.sgf") is Trouble.MISSING


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        assert trouble_of(folder / "game.sgf") is Trouble.DENIED
    finally:
        folder.chmod(0o700)


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs a file system without files")
def test_a_file_system_that_takes_no_files() -> None:
    assert trouble_of(Path("/proc/self/game.sgf")) in (Trouble.DENIED, Trouble.MISSING)


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 kB; skipped where none may be mounted."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    try:
        done = subprocess.run(command, capture_output=True)
    except OSError:
        pytest.skip("there is no mount here")
    if done.returncode:
        pytest.skip("no disk may be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk(tiny_disk: Path) -> None:
    path = tiny_disk / "game.sgf"
    save_bytes(path, SMALL)
    assert trouble_of(path, b"(;C[" + b"x" * 100_000 + b"])") is Trouble.NO_SPACE
    assert path.read_bytes() == SMALL


def test_a_disk_that_can_only_be_read(tiny_disk: Path) -> None:
    path = tiny_disk / "game.sgf"
    save_bytes(path, SMALL)
    subprocess.run(["mount", "-o", "remount,ro", str(tiny_disk)], check=True)
    assert trouble_of(path, b"(;C[new])") in (Trouble.READ_ONLY, Trouble.DENIED)
    assert path.read_bytes() == SMALL
