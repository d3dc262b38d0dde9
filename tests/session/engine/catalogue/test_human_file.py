"""The file of the network that imitates people: found, chosen, refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engine.network.random_networks import human_network, random_network
from tests.session.engine.catalogue.test_known import put
from training.writer import write_network
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.imitation import imitating
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Imitator
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.play.player_engines import launches
from tromp_gui.settings import HUMAN_NETWORK, Settings
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.networks import network_problem


@pytest.fixture
def network(tmp_path: Path) -> Path:
    """A network that imitates people, with random weights."""
    write_network(human_network(), tmp_path / "human.bin.gz")
    return tmp_path / "human.bin.gz"


@pytest.fixture
def file(qtbot: QtBot) -> Iterator[HumanFile]:
    """No file is known."""
    made = HumanFile(EngineRegistry(Settings()))
    yield made
    made.stop()
    qtbot.waitUntil(lambda: not made.findChildren(QProcess))


def use(qtbot: QtBot, file: HumanFile, path: Path) -> str:
    """Choose a file; returns why it is refused."""
    file.use(str(path))
    assert file.is_trying
    qtbot.waitUntil(lambda: not file.is_trying)
    return file.problem


def test_a_file_that_was_downloaded_is_found(qtbot: QtBot, file: HumanFile, own_home: Path) -> None:
    (own_home / "Downloads").mkdir()
    write_network(random_network(15), own_home / "Downloads" / "usual.bin.gz")
    there = own_home / "Downloads" / "b18c384nbt-humanv0.bin.gz"
    write_network(human_network(), there)
    file.look_for()
    assert file.path == ""
    qtbot.waitUntil(lambda: bool(file.path))
    assert file.path == Settings().get(HUMAN_NETWORK) == str(there)


def test_a_file_that_is_chosen_stays_beside_the_one_that_judges(
    qtbot: QtBot, network: Path, tmp_path: Path
) -> None:
    judging = tmp_path / "usual.bin.gz"
    write_network(random_network(15), judging)
    registry = EngineRegistry(Settings())
    registry.use_network(str(judging))
    file, used = HumanFile(registry), list[str]()
    file.used.connect(used.append)
    assert not use(qtbot, file, network)
    assert used == [str(network)]
    launch = launches(registry)(Imitator("preaz_3d"))
    options = ("--network", str(judging), "--human", str(network), "--profile", "preaz_3d")
    assert launch.arguments[-6:] == options
    qtbot.waitUntil(lambda: not file.findChildren(QProcess))


def test_an_attached_katago_gets_the_file(qtbot: QtBot, network: Path) -> None:
    registry = EngineRegistry(Settings())
    registry.use_human(str(network))
    registry.attach(AttachedEngine("KataGo", Launch("katago", ("gtp",))))
    launch = launches(registry)(Imitator("rank_5k", "KataGo"))
    assert launch == imitating(Launch("katago", ("gtp",)), "rank_5k", str(network))
    assert launches(registry)(Imitator("rank_5k", "gone")) == Launch("")


def test_a_usual_network_is_refused(qtbot: QtBot, file: HumanFile, tmp_path: Path) -> None:
    usual = tmp_path / "usual.bin.gz"
    write_network(random_network(15), usual)
    said = use(qtbot, file, usual)
    assert said == network_problem(usual.name, BadNetwork(NetworkFault.NO_PLAYERS))
    assert file.path == ""


def test_other_files_are_refused_with_the_reason(
    qtbot: QtBot, file: HumanFile, network: Path, tmp_path: Path
) -> None:
    cut = put(tmp_path / "cut.bin.gz", network.read_bytes()[:2000], 0o644)
    game = put(tmp_path / "game.sgf", b"(;GM[1]SZ[19];B[aa])", 0o644)
    absent = tmp_path / "absent.bin.gz"
    assert use(qtbot, file, cut) == network_problem(cut.name, BadNetwork(NetworkFault.DAMAGED))
    no_network = BadNetwork(NetworkFault.NOT_A_NETWORK)
    assert use(qtbot, file, game) == network_problem(game.name, no_network)
    missing = FileProblem(absent, FileProblemKind.MISSING)
    assert use(qtbot, file, absent) == file_problem(missing)
    assert file.path == ""


def test_a_file_that_is_gone_counts_no_more(qtbot: QtBot, file: HumanFile, network: Path) -> None:
    use(qtbot, file, network)
    network.unlink()
    assert file.path == ""
