"""A progress bar for long lists on a terminal, and nothing of it anywhere else."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tromp_gui.cli.terminal import Terminal, time_left

pty = pytest.importorskip("pty", reason="no pseudo-terminals here")

GAME = "(;SZ[9]RU[TT]KM[7];B[ee])"
LONG, SHORT = 30, 3
COLUMNS = 70


def seen(folder: Path, files: int, *, stdout_too: bool) -> tuple[str, str]:
    """What a terminal shows on standard error while this many files are scored, and the answer."""
    for number in range(files):
        (folder / f"{number}.sgf").write_text(GAME)
    (folder / "zzz.sgf").write_text("broken")
    screen, far = pty.openpty()
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "TERM": "xterm",
        "COLUMNS": str(COLUMNS),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "tromp_gui", "score", str(folder), "--format", "json"],
        stdout=far if stdout_too else subprocess.PIPE,
        stderr=far,
        env=environment,
    ) as command:
        os.close(far)
        answer = "" if command.stdout is None else command.stdout.read().decode()
        shown = b""
        while True:
            try:
                piece = os.read(screen, 1 << 16)
            except OSError:
                break
            if not piece:
                break
            shown += piece
    os.close(screen)
    assert command.returncode == 2
    return shown.decode(), answer


def test_a_long_list_shows_a_bar_and_the_answer_is_untouched(tmp_path: Path) -> None:
    shown, answer = seen(tmp_path, LONG, stdout_too=False)
    bars = [line for line in re.split("[\r\n]", shown) if "[" in line]
    assert bars
    assert re.fullmatch(r"\[#+-*\] \d\d games, \d+/s  \S+ left", bars[0].strip())
    assert max(map(len, bars)) < COLUMNS
    assert "zzz.sgf is not an SGF file" in shown
    assert len([json.loads(line) for line in answer.splitlines()]) == LONG


def test_a_bar_breaks_no_line_of_the_answer(tmp_path: Path) -> None:
    shown, _ = seen(tmp_path, LONG, stdout_too=True)
    lines = [line for line in re.split("[\r\n]", shown) if line.startswith("{")]
    assert len([json.loads(line) for line in lines]) == LONG


def test_the_time_left_follows_from_what_is_done() -> None:
    assert time_left(30, 70, 3.0) == "0:00:07 left"
    assert time_left(0, 100, 3.0) == ""


def test_a_short_list_shows_none(tmp_path: Path) -> None:
    shown, answer = seen(tmp_path, SHORT, stdout_too=False)
    assert shown.startswith("tromp-gui: ")
    assert shown.count("\n") == 1
    assert answer.count("\n") == SHORT


def test_none_is_shown_to_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    with Terminal(1000) as terminal:
        for number in range(1000):
            terminal.line(f"line {number}")
            terminal.advance()
        terminal.complain("something \x07 is wrong.")
    answer = capsys.readouterr()
    assert answer.out.splitlines() == [f"line {number}" for number in range(1000)]
    assert answer.err == "tromp-gui: something \\x07 is wrong.\n"
