"""The window from outside, as a screen reader finds it: over AT-SPI, on a separate bus.

`test_accessible.py` asks Qt from inside.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tromp_gui.library.user_data import UserData, places

ROOT = Path(__file__).resolve().parents[2]
WALK = Path(__file__).with_name("at_spi_walk.py")
GAMES = ROOT / "tests" / "data" / "sgf" / "sente" / "valid"
PYTHON = "/usr/bin/python3"
_BINDING = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")


def lacking() -> str:
    """What this machine lacks, as a reason to skip; '' if nothing."""
    if sys.platform != "linux":
        return "AT-SPI is of Linux"
    for program in ("Xvfb", "dbus-run-session", PYTHON):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    if not _SERVICE.exists():
        return "at-spi2-core is not installed"
    asked = subprocess.run([PYTHON, "-c", _BINDING], capture_output=True, check=False)
    return "python3-gi or gir1.2-atspi-2.0 is not installed" if asked.returncode else ""


@pytest.fixture
def screen() -> Iterator[str]:
    """An X server, without which Qt does not use AT-SPI."""
    if reason := lacking():
        pytest.skip(reason)
    ours, theirs = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[theirs],
        stderr=subprocess.DEVNULL,
    )
    os.close(theirs)
    try:
        with os.fdopen(ours) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def walk(route: str, screen: str) -> Any:
    """What `at_spi_walk.py` finds on one of its routes."""
    environment = os.environ | {
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(ROOT),
    }
    program = [sys.executable, "-m", "tromp_gui"]
    walked = subprocess.run(
        ["dbus-run-session", "--", PYTHON, str(WALK), route, *program],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert walked.returncode == 0, walked.stderr
    return json.loads(walked.stdout.splitlines()[-1])


def test_a_game_to_its_end_and_back(screen: str) -> None:
    found = walk("game", screen)
    assert found["faults"] == {}
    assert found["hidden"] == [], "what is hidden told that it has the focus"
    engine = "Tromp Go"
    assert [text for text in found["said"] if not text.startswith(engine)] == [
        "Move 1: Black passes",
        "Move 2: White passes. Marking dead stones",
        "Black has agreed, White has not",
        "Game over: White wins by 7",
        "Undone: White agrees. Marking dead stones. Black has agreed, White has not",
    ]


@pytest.mark.slow
def test_every_dialog(screen: str) -> None:
    found = walk("dialogs", screen)
    assert found["faults"] == {}
    opened = [title for title in found["dialogs"].values() if title]
    assert {"New game", "Preferences", "Engines", "Game information"} <= set(opened)
    assert len(opened) >= 12


@pytest.mark.slow
def test_the_library_and_an_exercise(screen: str) -> None:
    UserData.change(places(None)[1], lambda user_data: user_data.folders.append(str(GAMES)))
    found = walk("library", screen)
    assert found["faults"] == {}
    assert found["hidden"] == [], "what is hidden told that it has the focus"
    assert found["said"][0] == "Black to play: where is move 1?"
    assert found["said"][-1].startswith("0 of 1 move found at the first try")


@pytest.mark.slow
def test_lessons(screen: str) -> None:
    found = walk("lessons", screen)
    assert found["faults"] == {}
    assert found["hidden"] == [], "what is hidden told that it has the focus"
    assert [text.split("\n")[0] for text in found["said"] if "\n" in text] == [
        "The aim",
        "Liberties",
    ], "each lesson once, when it opens"


@pytest.mark.slow
def test_problems_and_the_panels_of_the_analysis(screen: str) -> None:
    found = walk("problems", screen)
    assert found["faults"] == {}
    assert found["hidden"] == [], "what is hidden told that it has the focus"
    assert "problems solved at the first try" in found["said"][-1]


@pytest.mark.slow
def test_a_teaching_game(screen: str) -> None:
    found = walk("teaching", screen)
    assert found["faults"] == {}
    assert found["hidden"] == [], "what is hidden told that it has the focus"
    assert found["said"][-1] == "Game over: You lose by resignation"
