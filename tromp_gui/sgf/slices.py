"""Running work in slices to its end without pauses."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(slices: Generator[object, None, T]) -> T:
    """Run all slices of a generator and return its result."""
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            result: T = finished.value
            return result
