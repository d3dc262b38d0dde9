"""The gallery is whole: each picture once, every layout in every look and size, each dialog."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
LISTED = """
from scenes import shots
for shot in shots():
    print(shot.name, shot.appearance.value, *shot.size, shot.ratio)
"""


def listed() -> list[list[str]]:
    run = subprocess.run(
        [sys.executable, "-c", LISTED],
        cwd=PACKAGING,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": f"{PACKAGING.parent}", "QT_QPA_PLATFORM": "offscreen"},
    )
    return [line.split() for line in run.stdout.splitlines()]


def test_the_gallery() -> None:
    shots = listed()
    names = [shot[0] for shot in shots]
    assert len(names) == len(set(names))
    for layout in ("start", "play", "review", "score"):
        for look in ("light", "dark", "high-contrast"):
            for size in ("large", "small"):
                assert f"{layout}-{look}-{size}" in names
                assert f"{layout}-{look}-{size}@2" in names
    assert all(f"dialog-preferences-{look}" in names for look in ("light", "dark"))
    assert "window" in names, "the picture of the README"
    assert {shot[4] for shot in shots} == {"1", "1.25", "1.5", "1.75", "2"}


@pytest.mark.slow
def test_the_first_picture_shows_the_right_count(tmp_path: Path) -> None:
    """The scene fails where another stone than the dead one is marked, or none."""
    script = PACKAGING / "screenshots.py"
    picture = tmp_path / "window.png"
    run = subprocess.run(
        [sys.executable, script, "--take", picture, "window"],
        capture_output=True,
        text=True,
        env={
            **os.environ,
            **{f"XDG_{name}_HOME": str(tmp_path) for name in ("CACHE", "CONFIG", "DATA", "STATE")},
            "QT_QPA_PLATFORM": "offscreen",
        },
        check=False,
    )
    assert (run.returncode, picture.is_file()) == (0, True), run.stderr
