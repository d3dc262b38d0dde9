"""How fast this computer is with a network, measured by the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engine.network.random_networks import random_network
from training.writer import write_network
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.session.engine.catalogue.network_speed import NetworkSpeed
from tromp_gui.wording.networks import network_problem, speed, speed_sentence


class Measured(NetworkSpeed):
    """Keeps what it said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[object] = []
        self.measured.connect(lambda path, rate: self.said.append((path, rate > 0)))
        self.failed.connect(self.said.append)
        self.running.connect(self.said.append)


@pytest.fixture
def measuring(qtbot: QtBot) -> Iterator[Measured]:
    made = Measured()
    yield made
    made.stop()
    qtbot.waitUntil(lambda: not made.findChildren(QProcess))


@pytest.mark.parametrize("is_own", [True, False])
def test_a_network_is_measured(
    is_own: bool, qtbot: QtBot, measuring: Measured, tmp_path: Path
) -> None:
    path = ""
    if not is_own:
        path = str(tmp_path / "random.bin.gz")
        write_network(random_network(14), Path(path))
    measuring.measure(path)
    qtbot.waitUntil(lambda: len(measuring.said) == 3)
    assert measuring.said == [True, False, (path, True)]


def test_a_file_that_is_no_network_is_refused(
    qtbot: QtBot, measuring: Measured, tmp_path: Path
) -> None:
    path = tmp_path / "text.bin.gz"
    path.write_bytes(b"no network at all")
    measuring.measure(str(path))
    qtbot.waitUntil(lambda: len(measuring.said) == 3)
    reason = network_problem("text.bin.gz", BadNetwork(NetworkFault.NOT_A_NETWORK))
    assert measuring.said == [True, False, reason]


def test_it_can_be_stopped(qtbot: QtBot, measuring: Measured) -> None:
    measuring.measure("")
    qtbot.waitUntil(lambda: bool(measuring.findChildren(QProcess)))
    measuring.stop()
    qtbot.waitUntil(lambda: not measuring.findChildren(QProcess))
    measuring.stop()
    assert measuring.said == [True, False]


def test_the_speed_in_words() -> None:
    assert [speed(rate).split()[0] for rate in (0.44, 1, 9.94, 12.6, 640)] == [
        "0.4", "1", "9.9", "13", "640",
    ]  # fmt: skip
    assert speed_sentence(5) != speed_sentence(4.9).replace("4.9", "5")
