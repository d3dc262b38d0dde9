"""Fixtures for tests of printing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """Text cannot be drawn without an application."""
    return qapp
