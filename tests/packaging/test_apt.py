"""The packages that the gate installs hold all that the screen check may ask for."""

from __future__ import annotations

from pathlib import Path

from tromp_gui.cli import screen

APT = Path(__file__).resolve().parents[2] / "packaging" / "apt.txt"


def test_every_package_of_the_screen_check_is_installed_by_the_gate() -> None:
    lines = APT.read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if not line.startswith("#")]
    assert len(listed) == len(set(listed))
    assert {*screen.EVERYWHERE.values(), *screen.XCB.values()} <= set(listed)
