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


def second_half(slices: Generator[float, None, T]) -> Generator[float, None, T]:
    """The last part of some work: the share done that it yields, 0 to 1, becomes 0.5 to 1."""
    while True:
        try:
            done = next(slices)
        except StopIteration as finished:
            result: T = finished.value
            return result
        yield (1 + done) / 2
