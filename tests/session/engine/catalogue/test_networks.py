"""Network files: told by their content, found on the machine, and tried before they are used."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.endless import link_to
from tests.engine.network.random_networks import human_network, random_network
from tests.session.engine.catalogue.test_known import put
from training.writer import write_network
from tromp_gui import resources
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.match.player import BuiltIn, Level
from tromp_gui.network_files.heading import Heading
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.session.engine.catalogue.network_file import (
    NetworkFile,
    looks_like_network,
    network_name,
)
from tromp_gui.session.engine.catalogue.network_search import find_networks
from tromp_gui.session.engine.catalogue.network_trial import NetworkTrial
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.catalogue.search_paths import SearchPaths
from tromp_gui.session.play.player_engines import launches
from tromp_gui.settings import NETWORK, Settings
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.networks import network_problem


def found(places: SearchPaths) -> list[Path]:
    """The paths that are found."""
    return [Path(each.path) for each in find_networks(places) if each]


HEAD = b"some-net\n8\n22\n19\n"


def packed(path: Path, content: bytes = HEAD) -> Path:
    """A packed file that begins as a network does."""
    return put(path, gzip.compress(content), 0o644)


@pytest.fixture
def network(tmp_path: Path) -> Path:
    """A real network, with random weights."""
    write_network(random_network(14), tmp_path / "random.bin.gz")
    return tmp_path / "random.bin.gz"


@pytest.mark.parametrize("version", [8, 11, 16])
@pytest.mark.parametrize("in_words", [False, True])
def test_a_network_is_known_by_its_content(tmp_path: Path, version: int, in_words: bool) -> None:
    path = tmp_path / "download"
    write_network(random_network(version), path, in_words)
    assert looks_like_network(path)
    path.write_bytes(gzip.decompress(path.read_bytes()))
    assert looks_like_network(path)


def test_the_programs_own_network_is_one() -> None:
    assert looks_like_network(resources.path("networks/own.bin.gz"))


def test_other_files_are_no_networks(tmp_path: Path) -> None:
    assert not looks_like_network(put(tmp_path / "a.sgf", b"(;GM[1]SZ[19];B[aa])"))
    assert not looks_like_network(put(tmp_path / "b.txt", b"  A B C\n3 . . .\n2 . X .\n1 . . .\n"))
    assert not looks_like_network(packed(tmp_path / "c.sgf.gz", b"(;GM[1];B[aa])"))
    assert not looks_like_network(put(tmp_path / "empty.bin.gz", b""))
    assert not looks_like_network(tmp_path / "absent.bin.gz")


def test_a_damaged_network_is_told_by_its_name(tmp_path: Path) -> None:
    damaged = b"\x1f\x8b" + b"\xff" * 40
    assert looks_like_network(put(tmp_path / "net.bin.gz", damaged))
    assert not looks_like_network(put(tmp_path / "game.sgf.gz", damaged))


def test_networks_are_found_where_katago_keeps_them(tmp_path: Path, own_home: Path) -> None:
    put(tmp_path / "brew" / "bin" / "katago")
    homebrew = packed(tmp_path / "brew" / "share" / "katago" / "g170-b40.bin.gz")
    own = packed(own_home / ".katago" / "kata1-b18.bin.gz")
    older = packed(own_home / ".katago" / "models" / "old.txt.gz")
    conda = packed(own_home / "miniforge3" / "share" / "katago" / "b6.bin.gz")
    unpacked = packed(own_home / "katago-1.17" / "b28.bin.gz")
    packed(own_home / "Downloads" / "archive.bin.gz", b"something else")
    places = SearchPaths(
        (tmp_path / "brew" / "bin",), (own_home, own_home / ".katago", own_home / "Downloads")
    )
    assert found(places) == [own, homebrew, older, conda, unpacked]


@pytest.mark.parametrize(
    "environment",
    [
        ".local/lib/python3.12/site-packages",
        ".local/share/pipx/venvs/katrain/lib/python3.11/site-packages",
        ".local/share/uv/tools/katrain/lib/python3.13/site-packages",
        "miniforge3/envs/go/lib/python3.12/site-packages",
        "AppData/Local/Programs/Python/Python312/Lib/site-packages",
    ],
)
def test_networks_in_the_package_of_katrain_are_found(environment: str, own_home: Path) -> None:
    there = packed(own_home / environment / "katrain" / "models" / "kata.bin.gz")
    assert found(SearchPaths(())) == [there]


def test_networks_in_the_package_beside_this_one_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    there = packed(tmp_path / "katrain" / "models" / "kata.bin.gz")
    assert found(SearchPaths(())) == [there]


def test_a_human_network_says_so(tmp_path: Path) -> None:
    write_network(human_network(), tmp_path / "human.bin.gz")
    write_network(random_network(15), tmp_path / "usual.bin.gz")
    (tmp_path / "damaged.bin.gz").write_bytes(b"\x1f\x8b" + b"\xff" * 40)
    files = filter(None, find_networks(SearchPaths((), (tmp_path,))))
    assert [Path(each.path).name for each in files if each.imitates_people] == ["human.bin.gz"]


def test_the_newest_network_of_a_folder_comes_first(tmp_path: Path) -> None:
    old, new = packed(tmp_path / "a.bin.gz"), packed(tmp_path / "b.bin.gz")
    os.utime(old, (1, 1))
    link_to(old, tmp_path / "c.bin.gz")
    assert found(SearchPaths((), (tmp_path,))) == [new, old]


def test_a_file_that_is_found_says_what_it_is(tmp_path: Path, network: Path) -> None:
    put(tmp_path / "new.bin.gz", gzip.compress(b"some-net\n99\n22\n19\n"), 0o644)
    files = {
        Path(each.path).name: each.found
        for each in filter(None, find_networks(SearchPaths((), (tmp_path,))))
    }
    assert isinstance(files["random.bin.gz"], Heading)
    assert str(files["new.bin.gz"]) == "[version: 99]"
    assert NetworkFile.of(str(tmp_path / "absent")).found is None


@pytest.mark.parametrize(
    ("path", "name"),
    [("/x/kata1-b18.bin.gz", "kata1-b18"), ("g170.TXT.GZ", "g170"), ("/x/plain", "plain")],
)
def test_a_network_is_called_by_its_file(path: str, name: str) -> None:
    assert network_name(path) == name


class Trier:
    """Tries networks, and keeps what was told."""

    def __init__(self, qtbot: QtBot) -> None:
        self._bot = qtbot
        self.registry = EngineRegistry(Settings())
        self.trial = NetworkTrial(self.registry)
        self.used: list[str] = []
        self.refused: list[str] = []
        self.trial.used.connect(self.used.append)
        self.trial.refused.connect(self.refused.append)

    def use(self, path: Path | str) -> None:
        count = len(self.used) + len(self.refused)
        self.trial.use(str(path))
        self._bot.waitUntil(lambda: len(self.used) + len(self.refused) > count)

    def close(self) -> None:
        self.trial.stop()
        self._bot.waitUntil(lambda: not self.trial.findChildren(QProcess))


@pytest.fixture
def trier(qtbot: QtBot) -> Iterator[Trier]:
    """Nothing is chosen yet."""
    made = Trier(qtbot)
    yield made
    made.close()


def test_a_network_that_can_be_read_is_used_and_remembered(trier: Trier, network: Path) -> None:
    trier.use(network)
    assert trier.used == [str(network)]
    assert trier.registry.network == Settings().get(NETWORK) == str(network)
    launch = launches(trier.registry)(BuiltIn(Level.STRONG))
    assert launch.arguments[-2:] == ("--network", str(network))
    trier.use("")
    assert trier.registry.network == Settings().get(NETWORK) == ""
    assert "--network" not in launches(trier.registry)(BuiltIn(Level.STRONG)).arguments


def test_a_damaged_network_is_refused_and_the_one_before_stays(
    trier: Trier, network: Path, tmp_path: Path
) -> None:
    trier.use(network)
    cut = put(tmp_path / "cut.bin.gz", network.read_bytes()[:2000], 0o644)
    trier.use(cut)
    assert trier.refused == ["“cut.bin.gz” is damaged. Get another copy."]
    assert trier.registry.network == str(network)
    assert not trier.trial.is_running


def test_the_reason_comes_from_the_engine(trier: Trier, tmp_path: Path) -> None:
    new = packed(tmp_path / "new.bin.gz", b"some-net\n99\n22\n19\n")
    trier.use(new)
    absent = tmp_path / "absent.bin.gz"
    trier.use(absent)
    assert trier.refused == [
        network_problem("new.bin.gz", BadNetwork(NetworkFault.VERSION, "99")),
        file_problem(FileProblem(absent, FileProblemKind.MISSING)),
    ]


def test_only_the_last_file_tried_counts(trier: Trier, network: Path) -> None:
    trier.trial.use(str(network.parent / "absent.bin.gz"))
    trier.use(network)
    assert (trier.used, trier.refused) == ([str(network)], [])


def test_the_programs_own_network_stands_in_for_one_that_is_gone(
    trier: Trier, network: Path
) -> None:
    trier.use(network)
    assert trier.registry.missing_network == ""
    network.unlink()
    assert trier.registry.network == ""
    assert trier.registry.missing_network == str(network)


def test_another_window_chooses_too(trier: Trier, network: Path) -> None:
    told: list[None] = []
    trier.registry.changed.connect(lambda: told.append(None))
    Settings().set(NETWORK, str(network))
    trier.registry.reload()
    assert trier.registry.network == str(network)
    assert len(told) == 1
