"""On a minimal Debian `make run` names all that is missing in one line, and then opens the window.

`make bare` does the same by hand, and runs `make test` there too, for which this has no time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "bare_root.py"
TOOLS = ("debootstrap", "unshare", "Xvfb", "xwininfo", "import")


@pytest.mark.slow
@pytest.mark.parametrize("suite", ["bookworm", "trixie"])
def test_make_run_on_a_bare_debian(suite: str, tmp_path: Path) -> None:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("a root of Debian is made by root alone")
    lacking = [tool for tool in TOOLS if not shutil.which(tool)]
    if lacking:
        pytest.skip(f"{', '.join(lacking)} not here")
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode:
        pytest.skip("mounting is not allowed here")
    command = [sys.executable, str(SCRIPT), suite, "--run", "--folder", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    shutil.rmtree(tmp_path / suite, ignore_errors=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("typing: ") == 1
    assert done.stdout.count("window after") == 2
