"""What tests of sessions share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import LIMITS, Harness
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.work import Limits

Harnesses: TypeAlias = Callable[..., Harness]


@pytest.fixture
def harness(qtbot: QtBot) -> Iterator[Harnesses]:
    """Makes engine sessions; after the test no process of theirs may be left."""
    harnesses: list[Harness] = []

    def make(launch: Launch, limits: Limits = LIMITS) -> Harness:
        harnesses.append(Harness(qtbot, launch, limits))
        return harnesses[-1]

    yield make
    for each in harnesses:
        each.clean_up()
