"""Where compiled code is kept: by system, by versions, writable or not; old folders go."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tromp_gui.engine.kernel import cache


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
    assert folder.parent == tmp_path / "tromp-gui"
    assert folder.name.startswith("tromp-gui-kernel-")
    cache.folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.folder() == tmp_path / ".cache" / "tromp-gui" / folder.name


def test_numbas_own_setting_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "mine"))
    assert cache.folder().parent == tmp_path / "mine"


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
    assert {path.name for path in tmp_path.iterdir()} == {"other", cache.folder().name}


@pytest.mark.skipif(sys.platform == "win32", reason="folders are writable there")
def test_a_folder_that_cannot_be_made_is_replaced_by_a_temporary_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    assert cache.folder().parent == tmp_path / f"tromp-gui-{os.getuid()}"
    assert cache.folder().name.startswith("tromp-gui-kernel-")
