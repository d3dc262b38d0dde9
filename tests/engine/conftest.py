"""Tests of the engine itself begin when it is compiled."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def engine_is_compiled(compiled_kernel: None) -> None:
    """Wait until some worker has compiled the kernel."""
