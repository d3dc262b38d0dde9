"""Timers that go off once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot(parent: QObject, call: Callable[[], None]) -> QTimer:
    """A timer that calls once each time it was started, and not after it was stopped."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    return timer
