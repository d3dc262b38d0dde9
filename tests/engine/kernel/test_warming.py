"""The kernel is compiled once, by one process at a time, and nobody waits for it unasked."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tromp_gui.engine.kernel import cache
from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.warming import Warming, compile_all
from tromp_gui.gtp.built_in import COMPILING

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="Numba can't be imported here")
FINE, BROKEN = (sys.executable, "-c", "pass"), (sys.executable, "-c", "raise SystemExit(1)")


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """An empty folder for compiled code."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    cache.folder.cache_clear()
    made = cache.folder()
    assert made is not None
    yield made
    cache.folder.cache_clear()


def test_an_empty_cache_is_filled_by_another_process_and_then_read() -> None:
    told: list[str] = []
    used: list[bool] = []
    warming = Warming(FINE, lambda: used.append(True), told.append)
    assert warming.wait(30)
    assert used == [True]
    assert [line.split()[0].rstrip(",") for line in told] == ["compiling", "compiled"]
    assert [COMPILING in line for line in told] == [True, False]


def test_a_complete_cache_is_only_read() -> None:
    cache.complete()
    told: list[str] = []
    used: list[bool] = []
    assert Warming(BROKEN, lambda: used.append(True), told.append).wait(30)
    assert (used, told) == ([True], [])


def test_what_cannot_be_kept_is_said_and_compiled_here() -> None:
    told: list[str] = []
    used: list[bool] = []
    assert Warming(BROKEN, lambda: used.append(True), told.append).wait(30)
    assert used == [True]
    assert "can't be kept" in told[-1]


def test_nobody_waits_longer_than_wished() -> None:
    gate = threading.Event()

    def use() -> None:
        gate.wait()

    cache.complete()
    warming = Warming(FINE, use, lambda line: None)
    assert not warming.wait(0.01)
    gate.set()
    assert warming.wait(30)


def test_one_at_a_time_and_once(folder: Path) -> None:
    used: list[float] = []

    def use() -> None:
        used.append(time.monotonic())
        time.sleep(0.3)

    threads = [threading.Thread(target=compile_all, args=(use,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(used) == 1
    assert cache.is_complete()


KILLED_AT_IT = """
import os, signal
from tromp_gui.engine.kernel.warming import compile_all
compile_all(lambda: os.kill(os.getpid(), signal.SIGTERM))
"""


def test_a_process_that_died_over_its_work_keeps_nobody_waiting(folder: Path) -> None:
    dead = subprocess.run([sys.executable, "-c", KILLED_AT_IT])
    assert dead.returncode != 0
    assert (folder / "lock").exists()
    assert not cache.is_complete()
    used: list[bool] = []
    compile_all(lambda: used.append(True))
    assert used == [True]
    assert cache.is_complete()


def test_where_nothing_can_be_kept_compiling_elsewhere_is_no_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(blocked))
    cache.folder.cache_clear()
    assert not cache.is_usable()
    with pytest.raises(OSError, match="no folder"):
        compile_all(lambda: None)


def test_the_kernel_works_where_nothing_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    program = (
        f"import tempfile; tempfile.tempdir = {str(blocked)!r}\n"
        "from tromp_gui.engine.kernel.board import empty_board, random_below\n"
        "print(random_below(empty_board(1, 1), 5) < 5)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_CACHE_DIR": str(blocked)},
        capture_output=True,
        text=True,
    )
    assert run.stdout == "True\n", run.stderr
