"""What tests of sessions share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.desk import LIMITS, Desk
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.work import Limits

Desks: TypeAlias = Callable[..., Desk]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desks]:
    """Makes engine sessions; after the test no process of theirs may be left."""
    desks: list[Desk] = []

    def make(launch: Launch, limits: Limits = LIMITS) -> Desk:
        desks.append(Desk(qtbot, launch, limits))
        return desks[-1]

    yield make
    for each in desks:
        each.clean_up()
