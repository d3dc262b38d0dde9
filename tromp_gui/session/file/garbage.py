"""Pausing the garbage collector while many long-lived objects are created: the program itself at
its start, and the nodes of large trees.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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
    """Collect the garbage among the objects frozen by `collection_paused`."""
    gc.unfreeze()
    gc.collect()
