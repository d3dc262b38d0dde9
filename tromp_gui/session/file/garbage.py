"""Pausing the garbage collector while many long-lived objects are created: the program itself at
its start, and the nodes of large trees. Also, plain imports.
"""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_MANY = 150_000
"""In objects; the program itself has about 60 000."""


@contextmanager
def collection_paused() -> Iterator[None]:
    """Do not collect cyclic garbage inside, and freeze the objects alive at the end until
    `collect_frozen`: a full collection takes most of a frame for the program alone, and longer with
    100 000 nodes.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


def collect_frozen() -> None:
    """Collect the garbage among the objects frozen by `collection_paused`, if they are enough to be
    the nodes of a large tree.
    """
    if gc.get_freeze_count() > _MANY:
        gc.unfreeze()
        gc.collect()


def use_plain_import() -> None:
    """Restore Python's own import.

    PySide6 replaces `__import__` for `from __feature__ import`, which this program does not use.
    Its version reads and keeps the source text of each module, which costs a tenth of the start and
    several MB.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
