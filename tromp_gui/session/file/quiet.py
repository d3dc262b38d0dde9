"""Pausing the garbage collector while many long-lived objects are created: the program itself at
its start, and the nodes of large trees. Importing the program without detours.
"""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager

import PySide6.QtCore  # noqa: F401  # replaces `__import__`

_MANY = 150_000
"""The program itself is some 60 000 objects."""


@contextmanager
def no_collecting() -> Iterator[None]:
    """No cyclic garbage is collected inside, and the objects alive at the end are ignored until
    `collect_put_aside`: a full collection takes most of a frame for the program alone, and longer
    with 100 000 nodes.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


def collect_put_aside() -> None:
    """Collect what has died of the many objects that `no_collecting` put aside, if they are many
    enough to be the nodes of a large tree.
    """
    if gc.get_freeze_count() > _MANY:
        gc.unfreeze()
        gc.collect()


def import_plainly() -> None:
    """Let modules be imported as Python does it.

    PySide6 replaces `__import__` for the sake of `from __feature__ import`, which this program does
    not use. Its own reads the source text of each module, and keeps it: a tenth of the start, and
    several MB.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
