"""The executors of batch work: this process, and a running Dask cluster (extra `cluster`)."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from time import monotonic
from typing import Any, ParamSpec, Protocol, TypeVar

from tromp_gui.batch.work import OtherVersion, Stopped
from tromp_gui.version import version

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


_AHEAD = 3
_ASKED_EVERY = 5.0
"""In seconds: how often to ask the scheduler for the number of workers."""
_CONNECTED_WITHIN = "15s"


class Cluster:
    """A pool of the workers of the Dask scheduler at an address such as tcp://host:8786.

    The scheduler replaces workers that die and gives up work that has killed several. Raises
    Stopped if there is no scheduler, OtherVersion if a worker has another version of this program.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client, KilledWorker
        except ImportError:
            raise Stopped(
                "--cluster needs Dask. Install it: pip install 'tromp-gui[cluster]'."
            ) from None
        self.lost: tuple[type[Exception], ...] = (KilledWorker,)
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # we say it ourselves
        try:
            self._client: Any = Client(address, timeout=_CONNECTED_WITHIN, set_as_default=False)
        except (OSError, ValueError) as error:
            raise Stopped(
                f"No Dask scheduler answers at {address} ({error}). Check the address."
            ) from None
        try:
            check_versions(self._client.run(version, on_error="return"))
        except OtherVersion:
            self.close(at_once=True)
            raise
        self._executor: Any = self._client.get_executor(pure=False)
        self._asked, self._width = 0.0, 0

    @property
    def ahead(self) -> int:
        """A few chunks for each thread of the current workers."""
        if monotonic() - self._asked > _ASKED_EVERY or not self._width:
            self._width = sum(self._client.nthreads().values())
            self._asked = monotonic()
        return _AHEAD * max(self._width, 1)

    def submit(
        self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> Future[_T]:
        """Send work to the scheduler."""
        future: Future[_T] = self._executor.submit(function, *args, **kwargs)
        return future

    def renew(self) -> None:
        """The scheduler replaces workers itself."""

    def close(self, *, at_once: bool = False) -> None:
        """Leave the cluster; our remaining work is cancelled."""
        self._client.close()


def check_versions(found: dict[str, str | Exception]) -> None:
    """Raise OtherVersion, naming the workers, if any has a different version."""
    others = {
        address: f"version {each}" if isinstance(each, str) else f"no tromp-gui ({each})"
        for address, each in found.items()
        if each != version()
    }
    if others:
        told = ", ".join(f"{address}: {what}" for address, what in sorted(others.items()))
        raise OtherVersion(
            f"These workers do not have version {version()} of tromp-gui: {told}. "
            "Install the same version everywhere."
        )
