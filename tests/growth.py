"""How time and memory grow, measured on a small input and on one four times as large."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import TypeVar

T = TypeVar("T")

TIMES = 4
"""By how much the second input is larger."""
_TRIES = 3
_LEAST_TIME, _LEAST_MEMORY = 0.006, 200_000
"""Seconds and bytes: below these the ratio tells nothing."""
_SLACK = 2.2
"""Twice the ratio of linear growth and a little; quadratic growth has four times that ratio."""


def assert_time_is_linear(act: Callable[[T], object], small: T, large: T) -> None:
    """The act takes at most about four times the time on the large input; tried three times."""
    told = []
    for _ in range(_TRIES):
        first, second = min(taken(act, small), taken(act, small)), taken(act, large)
        ratio = second / max(first, _LEAST_TIME)
        told.append(f"{first:.3f} s, then {second:.3f} s")
        if ratio < TIMES * _SLACK:
            return
    raise AssertionError("; ".join(told))


def taken(act: Callable[[T], object], given: T) -> float:
    """The seconds of CPU that an act takes, without collecting what other tests have left."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        begun = process_time()
        act(given)
        return process_time() - begun
    finally:
        if was_on:
            gc.enable()


def assert_memory_is_linear(act: Callable[[T], object], small: T, large: T) -> None:
    """The act holds at most about four times the memory on the large input."""
    act(small)  # what is made once for good
    first, second = held(act, small), held(act, large)
    assert second < TIMES * _SLACK * max(first, _LEAST_MEMORY), f"{first} bytes, then {second}"


def held(act: Callable[[T], object], given: T) -> int:
    """The most bytes that Python holds during an act, beyond those before it."""
    gc.collect()
    tracemalloc.start()
    try:
        kept = act(given)
        del kept
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
