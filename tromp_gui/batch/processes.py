"""Work in other processes on this computer."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

_AHEAD = 3
"""Chunks for each worker, so that none waits for a slow one."""
if sys.platform != "win32":
    _ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_P = ParamSpec("_P")
_T = TypeVar("_T")


class Processes:
    """Works in `width` processes, started when the first work is submitted.

    `modules` are imported once, in the process that the others are forked from.
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
        """Send work to the next free process."""
        try:
            with _undisturbed():
                if self._executor is None:
                    self._executor = ProcessPoolExecutor(self._width, self._context, _begin)
                return self._executor.submit(function, *args, **kwargs)
        except BrokenExecutor as error:  # a worker died since the last one
            future: Future[_T] = Future()
            future.set_exception(error)
            return future

    def renew(self) -> None:
        """End the remaining processes; the next work starts new ones."""
        self.close(at_once=True)

    def close(self, *, at_once: bool = False) -> None:
        if self._executor is None:
            return
        if at_once:
            for child in multiprocessing.active_children():
                child.kill()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._executor = None


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl+C and requests to end wait for the end of this block.

    They never reach the servers that are started in it, which keep the mask and end with us.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    try:
        resource_tracker.ensure_running()  # which undoes a part of the mask when it starts
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Initialise a worker: it ignores Ctrl+C and does not outlive the command."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    wait([parent])
    os._exit(1)
