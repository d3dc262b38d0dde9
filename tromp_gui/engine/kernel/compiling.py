"""Numba where it can be imported, and the same functions as ordinary Python where it cannot."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, MutableSequence
from typing import Any, TypeAlias, TypeVar, cast

from tromp_gui.engine.kernel import cache

try:
    import numba
    import numpy
except ImportError:
    IS_COMPILED = False
else:
    IS_COMPILED = not os.environ.get("TROMP_GUI_UNCOMPILED")

Ints: TypeAlias = MutableSequence[int]
"""A flat array of whole numbers: 32 bits where compiled, 64 as said."""

Floats: TypeAlias = MutableSequence[float]
"""A flat array of floats."""

_Function = TypeVar("_Function", bound=Callable[..., Any])

_IS_KEPT = IS_COMPILED and cache.is_usable()
if _IS_KEPT:
    numba.config.CACHE_DIR = str(cache.folder())


def compiled(function: _Function) -> _Function:
    """Compile at the first call, kept on disk for the next start; the GIL is let go meanwhile."""
    if not IS_COMPILED:
        return function
    return cast(_Function, numba.njit(cache=_IS_KEPT, nogil=True)(function))


def longs(values: Iterable[int]) -> Ints:
    """An array of these numbers, 64 bits each."""
    numbers = list(values)
    return cast(Ints, numpy.array(numbers, dtype=numpy.int64)) if IS_COMPILED else numbers


def floats(values: Iterable[float]) -> Floats:
    """An array of these floats."""
    numbers = list(values)
    return cast(Floats, numpy.array(numbers, dtype=numpy.float64)) if IS_COMPILED else numbers


def blank_ints(count: int) -> Ints:
    """An array of this many noughts, which takes memory as it is written."""
    return cast(Ints, numpy.zeros(count, dtype=numpy.int32)) if IS_COMPILED else [0] * count


def blank_floats(count: int) -> Floats:
    """An array of this many noughts, which takes memory as it is written."""
    return cast(Floats, numpy.zeros(count)) if IS_COMPILED else [0.0] * count


def flags(values: Iterable[int]) -> Ints:
    """An array of these numbers, 0 to 255, a byte each."""
    numbers = list(values)
    return cast(Ints, numpy.array(numbers, dtype=numpy.uint8)) if IS_COMPILED else numbers
