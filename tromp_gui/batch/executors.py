"""Where work is done: the kind of executor that is needed, and this process as one."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, Protocol, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Pool(Protocol):
    """An executor that can be made anew once its workers have died."""

    lost: tuple[type[Exception], ...]
    """What a future raises whose worker has died."""

    @property
    def ahead(self) -> int:
        """How many chunks are to be on the way, so that no worker waits."""

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
        """There are no workers to replace."""

    def close(self, *, at_once: bool = False) -> None:
        """There are no workers to end."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
