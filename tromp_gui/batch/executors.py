"""Where work is done: in this process, or in as many others as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import ParamSpec, Protocol, TypeVar

_AHEAD = 3
"""Chunks for each worker: enough that none waits for a slow one before it."""
_P = ParamSpec("_P")
_T = TypeVar("_T")


class Pool(Protocol):
    """An executor that can be made anew once its workers have died."""

    ahead: int
    """How many chunks are to be on the way, so that no worker waits."""
    lost: tuple[type[Exception], ...]
    """What a future raises whose worker has died."""

    def submit(
        self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Future[_T]:
        """As `Executor.submit`."""

    def renew(self) -> None:
        """Go on with living workers."""

    def close(self, *, at_once: bool = False) -> None:
        """End the workers; `at_once` whatever they are doing."""


class Here(Executor):
    """Works in this process: a future is done when it is returned."""

    ahead = 1
    lost: tuple[type[Exception], ...] = ()

    def submit(
        self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Future[_T]:
        """Do the work now."""
        future: Future[_T] = Future()
        try:
            future.set_result(function(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future

    def renew(self) -> None:
        """Nobody died who could be replaced."""

    def close(self, *, at_once: bool = False) -> None:
        """There is nobody to end."""


class Processes:
    """Works in `width` processes, started when the first work is submitted.

    `modules` are imported once, by the process that the others are copies of.
    """

    lost: tuple[type[Exception], ...] = (BrokenExecutor,)

    def __init__(self, width: int, modules: tuple[str, ...] = ()) -> None:
        self.ahead = _AHEAD * width
        self._width = width
        kind = "spawn" if sys.platform == "win32" else "forkserver"
        self._context = multiprocessing.get_context(kind)
        if modules:
            self._context.set_forkserver_preload([__name__, *modules])
        self._executor: ProcessPoolExecutor | None = None

    def submit(
        self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Future[_T]:
        """Send work to the process that is free next."""
        if self._executor is None:
            self._executor = ProcessPoolExecutor(self._width, self._context, _begin)
        try:
            return self._executor.submit(function, *args, **kwargs)
        except BrokenExecutor as error:  # a worker died since the last one
            future: Future[_T] = Future()
            future.set_exception(error)
            return future

    def renew(self) -> None:
        """End what is left; the next work starts new processes."""
        self.close(at_once=True)

    def close(self, *, at_once: bool = False) -> None:
        """End the processes."""
        if self._executor is None:
            return
        if at_once:
            for child in multiprocessing.active_children():
                child.kill()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._executor = None


def _begin() -> None:
    """A worker's start: Ctrl+C is for the command, and no worker outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    wait([parent])
    os._exit(1)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
