"""The kernel is compiled once for all workers that run tests, not by each of them at once."""

from __future__ import annotations

import pytest

from tromp_gui.engine.kernel import cache
from tromp_gui.engine.kernel.warming import compile_all
from tromp_gui.engine.start import use_kernel


@pytest.fixture(scope="session", autouse=True)
def compiled_kernel() -> None:
    """Wait until some worker has compiled the kernel."""
    if cache.is_usable():
        compile_all(use_kernel)
