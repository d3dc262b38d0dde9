"""Files on any system: what is synced, replaced and reported."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tromp_gui.disk import sync


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
