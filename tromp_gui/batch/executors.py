"""The interface of an executor for batch work, and this process as one."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, Protocol, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Pool(Protocol):
    """An executor that can replace workers that have died."""

    lost: tuple[type[Exception], ...]
    """The exceptions of a future whose worker has died."""

    @property
    def ahead(self) -> int:
        """How many chunks to submit in advance so that no worker waits."""

    def submit(
        self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Future[_T]:
        """See `Executor.submit`."""

    def renew(self) -> None:
        """Continue with new workers."""

    def close(self, *, at_once: bool = False) -> None:
        """End the workers; with `at_once`, without waiting for their work."""


class InProcess(Executor):
    """Executes in this process: a future is done when it is returned."""

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
        """Does nothing: there are no workers."""

    def close(self, *, at_once: bool = False) -> None:
        """Does nothing: there are no workers."""


def cores() -> int:
    """The number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
