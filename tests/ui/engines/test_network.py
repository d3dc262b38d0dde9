"""The network of the built-in engine, chosen in the window."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from tests.engine.network.random_networks import human_network, random_network
from tests.ui.dialogs.windows import named, words
from tests.ui.person import Person
from tests.ui.pointer import drop
from training.writer import write_network
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.settings import NETWORK, Settings
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.engines.dialogs import EnginesDialog
from tromp_gui.ui.engines.network_dialog import NetworkDialog
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.wording.networks import network_kind, network_problem

OWN = "The program’s own network"
KATAGO = Path(__file__).resolve().parents[4] / "shared/engines/katago"


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only network on this computer, in KataGo's usual folder."""
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    path = tmp_path / ".katago" / "random.bin.gz"
    path.parent.mkdir()
    write_network(random_network(15), path)
    return path


class Chooser(Person):
    """A person who chooses networks."""

    def open(self) -> NetworkDialog:
        self.action("network").trigger()
        dialog = self.dialog(NetworkDialog)
        assert isinstance(dialog, NetworkDialog)
        return dialog

    @property
    def is_open(self) -> bool:
        """Whether the dialog is open."""
        return bool(self._open(NetworkDialog))

    def wait_for_network(self, path: str) -> None:
        self._bot.waitUntil(lambda: Settings().get(NETWORK) == path)

    def rows(self, dialog: NetworkDialog) -> list[str]:
        """The names in the list."""
        listed = dialog.findChild(QListWidget)
        assert isinstance(listed, QListWidget)
        return [listed.item(row).text().split("   ")[0] for row in range(listed.count())]

    def wait(self, dialog: NetworkDialog, names: list[str]) -> None:
        self._bot.waitUntil(lambda: self.rows(dialog) == names)

    def wait_for_words(self, dialog: NetworkDialog, text: str) -> None:
        self._bot.waitUntil(lambda: any(text in each for each in words(dialog)))


@pytest.fixture
def person(qtbot: QtBot, network: Path) -> Chooser:
    return Chooser(qtbot)


def test_a_network_is_chosen_by_keys_and_remembered(
    qtbot: QtBot, person: Chooser, network: Path
) -> None:
    dialog = person.open()
    person.wait(dialog, [OWN, "random"])
    person.press("Down Return")
    person.wait_for_status("Tromp Go now uses the network “random”.")
    assert not person.is_open
    assert Settings().get(NETWORK) == str(network)
    later = Chooser(qtbot)
    assert later.sessions.engines.network == str(network)
    later.action("own-network").trigger()
    later.wait_for_status("Tromp Go now uses the program’s own network.")
    assert Settings().get(NETWORK) == ""


def test_any_file_can_be_chosen_unless_it_is_damaged(
    person: Chooser, network: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "elsewhere" / "cut.bin.gz"
    cut.parent.mkdir()
    cut.write_bytes(network.read_bytes()[:3000])
    dialog = person.open()
    person.push("Choose file…", dialog)
    person.choose_file(cut)
    damaged = network_problem("cut.bin.gz", BadNetwork(NetworkFault.DAMAGED))
    person.wait_for_words(dialog, damaged)
    assert dialog.isVisible()
    assert Settings().get(NETWORK) == ""
    person.wait(dialog, [OWN, "random"])
    person.push("Choose file…", dialog)
    person.choose_file(network)
    person.wait_for_network(str(network))
    assert not person.is_open


def test_a_network_that_is_too_new_is_listed_and_refused_as_such(
    person: Chooser, network: Path
) -> None:
    new = network.with_name("newer.bin.gz")
    new.write_bytes(gzip.compress(b"some-net\n99\n22\n19\n"))
    dialog = person.open()
    person.wait(dialog, [OWN, "newer", "random"])
    listed = dialog.findChild(QListWidget)
    assert isinstance(listed, QListWidget)
    assert network_kind(BadNetwork(NetworkFault.VERSION, "99")) in listed.item(1).text()
    person.push("Choose file…", dialog)
    person.choose_file(new)
    reason = network_problem(new.name, BadNetwork(NetworkFault.VERSION, "99"))
    person.wait_for_words(dialog, reason)


def test_a_network_dropped_on_the_page_is_used(person: Chooser, network: Path) -> None:
    drop(person.open(), network)
    person.wait_for_network(str(network))
    assert not person.is_open


def test_the_speed_of_a_network_is_measured_and_shown(person: Chooser, network: Path) -> None:
    dialog = person.open()
    person.wait(dialog, [OWN, "random"])
    person.press("Down")
    person.push("Measure speed", dialog)
    person.wait_for_words(dialog, "On this computer:")
    listed = dialog.findChild(QListWidget)
    assert isinstance(listed, QListWidget)
    assert "positions a second" in listed.item(1).text()
    assert "positions a second" not in listed.item(0).text()
    person.push("Measure speed", dialog)
    person.push("Stop measuring", dialog)
    person.wait_for_words(dialog, "On this computer:")


def test_a_dropped_network_is_used_and_the_game_is_kept(
    person: Chooser, network: Path, tmp_path: Path
) -> None:
    person.click("C3 D4")
    drop(person.window, network)
    person.wait_for_status("Tromp Go now uses the network “random”.")
    damaged = tmp_path / "damaged.bin.gz"
    damaged.write_bytes(b"\x1f\x8b" + b"\xff" * 100)
    drop(person.window, damaged)
    person.wait_for_status("Tromp Go keeps the network “random”.")
    assert person.match.position.turn == 2
    assert Settings().get(NETWORK) == str(network)


def test_a_dropped_network_that_imitates_people_is_kept_beside_the_other(
    person: Chooser, network: Path, tmp_path: Path
) -> None:
    person.sessions.engines.use_network(str(network))
    human = tmp_path / "human.bin.gz"
    write_network(human_network(), human)
    drop(person.window, human)
    person.wait_for_status("“human” imitates people")
    assert person.sessions.human_file.path == str(human)
    assert person.sessions.engines.network == str(network)


def test_a_network_opened_as_a_game_is_used(person: Chooser, network: Path) -> None:
    person.press("Ctrl+O")
    person.choose_file(network)
    person.wait_for_status("Tromp Go now uses the network “random”.")


def test_the_engines_dialog_shows_the_network_and_offers_the_choice(
    person: Chooser, network: Path
) -> None:
    person.press("Ctrl+Shift+J")
    dialog = person.dialog(EnginesDialog)
    assert OWN in words(dialog)
    person.sessions.engines.use_network(str(network))
    assert "random" in words(dialog)
    person.push("Network…", dialog)
    QTest.keyClick(person.dialog(NetworkDialog), Qt.Key.Key_Escape)


def test_a_new_game_leads_to_the_page(person: Chooser, network: Path) -> None:
    person.press("Ctrl+N")
    game = person.dialog(NewGameDialog)
    link = next(
        each for each in game.findChildren(QPushButton) if each.text() == "Get a stronger engine…"
    )
    assert not link.isVisible()
    named(game, ChoiceBox, "White: played by").setCurrentIndex(1)
    assert link.isVisible()
    person.push(link.text(), game)
    dialog = person.dialog(NetworkDialog)
    assert isinstance(dialog, NetworkDialog)
    person.wait(dialog, [OWN, "random"])
    drop(dialog, network)
    person.wait_for_network(str(network))
    assert game.isVisible()


def test_a_missing_network_is_reported_at_the_start(qtbot: QtBot, network: Path) -> None:
    Settings().set(NETWORK, str(network))
    network.unlink()
    person = Chooser(qtbot)
    gone = "“random.bin.gz” was not found. The program’s own network is used."
    assert person.status == gone
    dialog = person.open()
    assert gone in words(dialog)


@pytest.mark.skipif(not KATAGO.is_dir(), reason="KataGo and its network are not here")
def test_katagos_network_plays(person: Chooser) -> None:
    [network] = KATAGO.glob("g170*.bin.gz")
    drop(person.window, network)
    person.wait_for_status("Tromp Go now uses the network “g170-b6c96")
    person.press("H")
    person.wait_for_status("would play")
    assert str(network) in person.sessions.adviser._session().launch.arguments
