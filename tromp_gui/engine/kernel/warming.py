"""The kernel made ready: compiled once by a child process, kept on disk, loaded at each start."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tromp_gui.engine.kernel import cache
from tromp_gui.engine.kernel.compiling import IS_COMPILED


class Warming:
    """Makes the kernel ready in a thread of its own; until then nothing should wait for it.

    `compile_elsewhere` is the command of a process that calls `compile_all`; `use_all` calls every
    function of the kernel that is called from outside; `tell` hears what goes on, a line each.
    """

    def __init__(
        self,
        compile_elsewhere: tuple[str, ...],
        use_all: Callable[[], None],
        tell: Callable[[str], None],
    ) -> None:
        self._command, self._use_all, self._tell = compile_elsewhere, use_all, tell
        self._ready = threading.Event()
        if IS_COMPILED:
            threading.Thread(target=self._work, daemon=True).start()
        else:
            tell("Numba can't be imported: the engine works without it, many times slower")
            self._ready.set()

    def wait(self, seconds: float | None) -> bool:
        """Whether the kernel is ready, at last after this many seconds (None: however long)."""
        return self._ready.wait(seconds)

    def _work(self) -> None:
        try:
            if not cache.is_complete():
                self._compile()
            self._use_all()
        finally:
            self._ready.set()

    def _compile(self) -> None:
        self._tell("compiling, once and for all; until then simple moves are played")
        begun = time.monotonic()
        run = subprocess.run(self._command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        if run.returncode:
            self._tell("what was compiled can't be kept; every start compiles anew")
        else:
            self._tell(f"compiled in {time.monotonic() - begun:.0f} s")


def compile_all(use_all: Callable[[], None]) -> None:
    """Compile what is not kept yet, one process at a time. Raises OSError where nothing is kept."""
    folder = cache.folder()
    if folder is None:
        raise OSError("no folder for compiled code")
    with _lock(folder):
        if not cache.is_complete():
            use_all()
            cache.complete()


@contextmanager
def _lock(folder: Path) -> Iterator[None]:
    """Hold the folder's lock, which the system takes from a process that dies."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("wb") as lock:
        while not _took(lock.fileno()):
            time.sleep(0.1)
        yield


if sys.platform == "win32":
    import msvcrt

    def _took(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _took(file: int) -> bool:
        """Whether the lock is held now; also where the file system knows no locks."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
