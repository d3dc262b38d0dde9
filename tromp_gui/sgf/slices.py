"""Long work in slices, done at once for whoever can wait."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(slices: Generator[object, None, T]) -> T:
    """What a generator returns once all its slices are done."""
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            result: T = finished.value
            return result
