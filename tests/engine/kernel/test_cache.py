"""Where compiled code is kept: by system, by versions, writable or not; old folders go."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tromp_gui.engine.kernel import cache

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="folders are writable there")


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder is looked for anew in each test, and after it."""
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    cache.folder.cache_clear()
    yield
    cache.folder.cache_clear()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the custom of other systems")
def test_it_is_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = cache.folder()
    assert folder is not None
    assert folder.parent == tmp_path / "tromp-gui"
    assert folder.name.startswith("tromp-gui-kernel-")
    cache.folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.folder() == tmp_path / ".cache" / "tromp-gui" / folder.name


def test_numbas_own_setting_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "mine"))
    folder = cache.folder()
    assert folder is not None
    assert folder.parent == tmp_path / "mine"


def test_what_is_complete_stays_and_the_rest_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    (tmp_path / "tromp-gui-kernel-0123").mkdir()
    (tmp_path / "tromp-gui-kernel-0123" / "old").write_text("x")
    (tmp_path / "other").mkdir()
    assert not cache.is_complete()
    cache.complete()
    assert cache.is_complete()
    folder = cache.folder()
    assert folder is not None
    assert {path.name for path in tmp_path.iterdir()} == {"other", folder.name}


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of our name among the temporary files, where the user's own can't be written."""
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path / f"tromp-gui-{os.getuid()}"


@POSIX
def test_a_folder_that_cannot_be_made_is_replaced_by_a_private_one(shared: Path) -> None:
    folder = cache.folder()
    assert folder is not None
    assert folder.parent == shared
    assert folder.name.startswith("tromp-gui-kernel-")
    assert shared.stat().st_mode & 0o777 == 0o700
    assert cache.is_usable()


@POSIX
def test_a_temporary_folder_that_others_can_write_to_is_not_used(shared: Path) -> None:
    """What lies there is unpickled."""
    shared.mkdir()
    shared.chmod(0o777)
    assert cache.folder() is None
    assert not cache.is_usable()
    assert not cache.is_complete()


@POSIX
def test_a_temporary_folder_of_another_user_is_not_used(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made first, with a name that can be guessed."""
    shared.mkdir(mode=0o700)
    mine = os.getuid()
    monkeypatch.setattr(cache, "_user", lambda: str(mine))
    monkeypatch.setattr("os.getuid", lambda: mine + 1)
    assert cache.folder() is None


@POSIX
def test_a_link_in_place_of_the_temporary_folder_is_not_followed(
    shared: Path, tmp_path: Path
) -> None:
    """Even one to a folder of ours."""
    (tmp_path / "other").mkdir(mode=0o700)
    shared.symlink_to(tmp_path / "other")
    assert cache.folder() is None
    assert list((tmp_path / "other").iterdir()) == []
