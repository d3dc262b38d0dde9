"""PySide6 keeps Python's reference counts (6.12.0 does not; see docs/adr/0001)."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 1000


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal here: nothing to lose")
def test_calls_that_return_none_take_no_reference_to_it() -> None:
    spare = [None] * 10 * CALLS
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < CALLS // 10
    del spare


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="True is immortal here: nothing to lose")
def test_calls_that_return_true_take_no_reference_to_it() -> None:
    spare = [True] * 10 * CALLS
    thing = QObject()
    before = sys.getrefcount(True)
    for _ in range(CALLS):
        thing.isWidgetType()
        thing.signalsBlocked()
    assert abs(sys.getrefcount(True) - before) < CALLS // 10
    del spare
