"""The frozen build starts, is its own engine, and finds its resources."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tromp_gui.version import version

CHECKOUT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The frozen program; skipped where PyInstaller (the extra `frozen`) is not installed."""
    pytest.importorskip("PyInstaller")
    folder = tmp_path_factory.mktemp("frozen")
    places = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "build")]
    recipe = str(CHECKOUT / "packaging" / "tromp-gui.spec")
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", *places, recipe]
    subprocess.run(build, check=True, capture_output=True)
    return folder / "dist" / "tromp-gui" / "tromp-gui"


def _headers(path: Path) -> str:
    return subprocess.run(["objdump", "-p", path], capture_output=True, text=True).stdout


@pytest.mark.skipif(sys.platform != "linux", reason="files of ELF format")
def test_no_library_is_looked_for_outside(frozen: Path) -> None:
    for path in frozen.parent.rglob("*.so*"):
        paths = re.findall(r"^\s+(?:RUNPATH|RPATH)\s+(\S+)", _headers(path), re.MULTILINE)
        places = [place for each in paths for place in each.split(":")]
        assert [place for place in places if not place.startswith("$ORIGIN")] == []
        assert path.is_symlink() or not path.stat().st_mode & 0o111


@pytest.mark.skipif(sys.platform != "linux", reason="the places of libraries on Linux")
def test_each_library_is_in_the_list_of_parts(frozen: Path) -> None:
    legal = [sys.executable, str(CHECKOUT / "packaging" / "legal.py"), str(frozen.parent)]
    assert subprocess.run(legal, check=False).returncode == 0
    assert (frozen.parent / "licences" / "ICU.txt").is_file()


def _run(*command: str | Path, sent: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, input=sent, capture_output=True, text=True, timeout=120, check=False
    )


def test_it_tells_its_version(frozen: Path) -> None:
    assert _run(frozen, "--version").stdout == f"tromp-gui {version()}\n"


def test_it_is_its_own_engine(frozen: Path) -> None:
    done = _run(frozen, "gtp", sent="boardsize 9\nplay b e5\ngenmove w\nquit\n")
    assert done.returncode == 0
    answers = done.stdout.split("\n\n")
    assert answers[:2] == ["=", "="]
    assert answers[2].startswith("= ")


def test_its_engine_uses_a_second_process(frozen: Path) -> None:
    commands = "boardsize 5\ngenmove b\ngenmove w\nquit\n"
    done = _run(frozen, "gtp", "--threads", "2", "--playouts", "1000", sent=commands)
    assert (done.returncode, done.stderr, done.stdout.count("=")) == (0, "", 4)


def test_its_window_stays_open_until_it_is_ended(frozen: Path) -> None:
    with subprocess.Popen([frozen], stderr=subprocess.PIPE, text=True) as window:
        with pytest.raises(subprocess.TimeoutExpired):
            window.wait(5)
        window.terminate()
        window.wait(10)


def test_it_holds_the_resources_and_nothing_that_is_not_ours_to_give(frozen: Path) -> None:
    inside = frozen.parent / "_internal"
    pictures = {path.name for path in (CHECKOUT / "resources" / "icons").iterdir()}
    assert pictures <= {path.name for path in (inside / "tromp_gui/resources/icons").iterdir()}
    assert [path for path in inside.rglob("*") if "virtualkeyboard" in path.name.lower()] == []
    assert [path for path in inside.rglob("*") if path.is_symlink() and not path.exists()] == []
    assert os.access(frozen, os.X_OK)
