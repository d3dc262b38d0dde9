"""Commands that need no Qt run where it cannot be loaded; the others say so in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
GAME = CHECKOUT / "resources" / "samples" / "first-game.sgf"

BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class NoQt(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError("libglib-2.0.so.0: cannot open shared object file", name=name)

sys.meta_path.insert(0, NoQt())
from tromp_gui.__main__ import main
sys.exit(main())
"""


def without_qt(*arguments: str, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a process that cannot import PySide6."""
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-c", BLOCKED, *arguments],
        input=stdin,
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["score", str(GAME)], "Black wins by 16"),
        (["check", str(GAME)], "every move is legal"),
        (["convert", str(GAME), "copy.sgf"], ""),
        (["rules", "tromp-taylor"], "In short"),
        (["rules", "--tutorial"], "liberty"),
        (["stats", str(GAME)], "Games"),
        (["library", "add", str(GAME.parent)], "games read"),
        (["gtp"], "= 2"),
    ],
)
def test_a_command_without_qt_does_its_work(
    arguments: list[str], said: str, tmp_path: Path
) -> None:
    done = without_qt(*arguments, cwd=tmp_path, stdin="protocol_version\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout
    if "copy.sgf" in arguments:
        assert (tmp_path / "copy.sgf").read_bytes().startswith(b"(;")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["score", "gone.sgf"], 2, "gone.sgf"),
        (["check", "bad.sgf"], 2, "bad.sgf"),
        (["convert", str(GAME), "nowhere/copy.sgf"], 2, "nowhere"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_without_qt(
    arguments: list[str], code: int, said: str, tmp_path: Path
) -> None:
    (tmp_path / "bad.sgf").write_bytes(b"no game")
    done = without_qt(*arguments, cwd=tmp_path)
    assert done.returncode == code
    assert said in done.stderr
    assert "unexpected error" not in done.stderr


@pytest.mark.parametrize("command", ["match", "analyze", "render"])
def test_a_command_that_needs_qt_says_what_is_missing(command: str, tmp_path: Path) -> None:
    words = {"match": ["--black", "a", "--white", "b"], "render": [str(GAME), "-o", "a.png"]}.get(
        command, [str(GAME)]
    )
    done = without_qt(command, *words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (69, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("tromp-gui: ")
    assert "unexpected error" not in done.stderr


def test_a_missing_module_of_ours_is_still_a_fault(tmp_path: Path) -> None:
    code = BLOCKED.replace('("PySide6", "shiboken6")', '("sgfmill",)').replace(
        "libglib-2.0.so.0: cannot open shared object file", "no sgfmill"
    )
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    command = [sys.executable, "-c", code, "score", str(GAME)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 70
    assert "(ImportError)" in done.stderr
