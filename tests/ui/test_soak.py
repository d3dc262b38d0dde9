"""The window ends what it begins, whatever the position: a clock from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.soak import documents

_PATIENCE = 1800
"""In seconds. Less than two minutes of CPU are needed; what has no bound takes longer than any."""
_FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


@pytest.mark.slow
def test_hard_positions_never_stop_the_window(tmp_path: Path) -> None:
    """Opened, walked through, counted and marked, in a process of its own."""
    own = dict.fromkeys(_FOLDERS, str(tmp_path))
    root = str(Path(__file__).parents[2])
    ended = subprocess.run(
        [sys.executable, "-m", "tests.ui.soak"],
        env={**os.environ, **own, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": root},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=_PATIENCE,
    )
    assert ended.returncode == 0, ended.stderr
    *visited, last = ended.stdout.splitlines()
    assert last == "all done"
    assert [line.rpartition(":")[0] for line in visited] == [title for title, _ in documents()]
