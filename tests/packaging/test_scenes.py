"""The gallery is whole: each picture once, every layout in every look and size, each dialog."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
        env={"PYTHONPATH": f"{PACKAGING.parent}", "QT_QPA_PLATFORM": "offscreen"},
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
