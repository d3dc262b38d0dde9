"""Saving, converting and the journal with an error in each file call in turn, by strace.

Afterwards the old file or the new one is there whole, and whoever uses the program was told.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication

from tests.session.disk_victim import FOLDER, MOVES
from tromp_gui.session.file.journal import BASE, LOCK, STEPS, journals_folder
from tromp_gui.session.file.recovery import find_unsaved, forget

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
CALLS = (
    "access,chmod,close,copy_file_range,creat,dup2,dup3,fchmod,fcntl,fdatasync,flock,fstat,fsync,"
    "ftruncate,ioctl,link,listxattr,lseek,mkdir,newfstatat,open,openat,pread64,pwrite64,read,"
    "rename,renameat,renameat2,rmdir,sendfile,stat,statx,unlink,unlinkat,utimensat,write"
)
OLD = b"(;GM[1]SZ[9]C[old])\n"
MOST_MISSED = 0.2


class Call(NamedTuple):
    """The `number`th call of this name in its thread."""

    name: str
    number: int


class Run(NamedTuple):
    """A run of the program: its exit code, what it said, and the calls on the files looked at."""

    code: int
    said: str
    calls: list[Call]
    was_hit: bool


class Bench:
    """Runs one command in a folder, with an error where it is wanted; with `paths` the calls on
    these alone count.
    """

    def __init__(self, folder: Path, *command: str, paths: Sequence[Path] = ()) -> None:
        self.folder, self._command = folder, command
        self._filter = [part for path in paths for part in ("-P", str(path))]

    def run(self, call: Call | None = None, error: str = "", ever_after: bool = False) -> Run:
        log = self.folder.with_name("log")
        trace = [*self._filter, "-y", "-o", str(log), "-e", f"trace={CALLS}"]
        inject = ["-e", f"inject={_injected(call, error, ever_after)}"] if call else []
        program = [sys.executable, "-m", *self._command]
        done = subprocess.run(
            ["strace", "-f", "--seccomp-bpf", "-qq", *trace, *inject, *program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0", "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            timeout=120,
        )
        lines = log.read_text("utf-8", "replace").splitlines()
        hit = any("(INJECTED)" in line and str(self.folder) in line for line in lines)
        return Run(done.returncode, done.stdout + done.stderr, self._calls(lines), hit)

    def _calls(self, lines: list[str]) -> list[Call]:
        counts: Counter[tuple[str, str]] = Counter()
        found = {}
        for line in lines:
            match = re.match(r"(\d+) +(\w+)\(", line)
            if match:
                counts[match[1], match[2]] += 1
                if str(self.folder) in line:
                    found[Call(match[2], counts[match[1], match[2]])] = True
        return list(found)


def _injected(call: Call, error: str, ever_after: bool) -> str:
    return f"{call.name}:error={error}:when={call.number}{'+' if ever_after else ''}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the files; skipped if strace cannot inject errors."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not here")
    probe = ["strace", "-qq", "-e", "trace=fsync", "-e", "inject=fsync:error=EIO", "sync", "."]
    if "Input/output" not in subprocess.run(probe, capture_output=True, text=True).stderr:
        pytest.skip("strace may not be used here")
    (tmp_path / "files").mkdir()
    return tmp_path / "files"


def each_failing(bench: Bench, error: str, ever_after: bool = False) -> Iterator[tuple[Call, Run]]:
    """A run for each file call of the command, in which that call fails."""
    bench.run()  # which compiles what is to be compiled
    calls = bench.run().calls
    assert len(calls) > 10
    missed = 0
    for call in calls:
        prepare(bench.folder)
        run = bench.run(call, error, ever_after)
        missed += not run.was_hit
        yield call, run
    assert missed <= MOST_MISSED * len(calls), f"{missed} of {len(calls)} errors came elsewhere"


def prepare(folder: Path) -> None:
    """The files as they are before each run."""
    for each in folder.iterdir():
        shutil.rmtree(each) if each.is_dir() else each.unlink()
    (folder / "in.sgf").write_bytes(b"(;GM[1]SZ[9]C[new];B[aa])\n")
    (folder / "out.sgf").write_bytes(OLD)


@pytest.mark.parametrize("error", ["EIO", "ENOSPC"])
@pytest.mark.parametrize("command", ["convert", "save"])
def test_the_old_file_or_the_new_one_is_whole_and_errors_are_reported(
    folder: Path, command: str, error: str
) -> None:
    """A failed fsync was once reported as saved."""
    prepare(folder)
    source, target = str(folder / "in.sgf"), folder / "out.sgf"
    if command == "convert":
        bench = Bench(folder, "tromp_gui", "convert", source, str(target))
    else:
        bench = Bench(folder, "tests.session.disk_victim", "save", str(target))
    bench.run()
    new = target.read_bytes()
    assert new != OLD
    prepare(folder)
    for call, run in each_failing(bench, error):
        assert target.read_bytes() in (OLD, new), call
        told = any(word in run.said for word in ("tromp-gui: ", "told: ", "warned: "))
        if command == "convert":
            is_saved = run.code == 0
            assert is_saved or (run.code == 2 and told), (call, run.said)
        else:
            is_saved = "saved" in run.said.splitlines()
            assert run.said.splitlines()[-1] == "done", (call, run.said)
        assert is_saved or told, (call, run.said)
        assert not is_saved or target.read_bytes() == new, call
        assert told or target.with_name("out.sgf~").read_bytes() == OLD, call
        left = {each.name for each in folder.iterdir() if each.suffix == ".new"}
        assert not left or call.name == "unlink", call


@pytest.mark.parametrize("ever_after", [False, True], ids=["once", "ever after"])
def test_the_journal_keeps_every_step_or_says_that_it_does_not(
    folder: Path, ever_after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, after an error, nothing more was written, and it was not reported for long."""
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    place = journals_folder() / FOLDER
    paths = [
        place.parent.parent,
        place.parent,
        place,
        *(place / each for each in (LOCK, BASE, STEPS)),
    ]
    bench = Bench(folder, "tests.session.disk_victim", "journal", paths=paths)
    for call, run in each_failing(bench, "ENOSPC" if ever_after else "EIO", ever_after):
        assert "done" in run.said, (call, run.said)
        games = find_unsaved().found
        kept = max((game.moves for game in games), default=0)
        is_told = "told: [Errno" in run.said and not run.said.endswith("told: None\ndone\n")
        assert kept == MOVES or (ever_after and is_told), (call, run.said)
        for game in games:
            forget(game)
        shutil.rmtree(journals_folder(), ignore_errors=True)
