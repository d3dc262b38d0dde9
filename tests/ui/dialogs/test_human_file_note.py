"""What to do where the network that imitates people is missing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import button, opened, words
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.network_files.profiles import KNOWN_FILE, KNOWN_PAGE
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.settings import Settings
from tromp_gui.ui.dialogs.human_file_note import HumanFileNote
from tromp_gui.wording.files import file_problem


def test_the_page_is_shown_and_copied(qtbot: QtBot) -> None:
    note = opened(qtbot, HumanFileNote(HumanFile(EngineRegistry(Settings()))))
    assert any(KNOWN_FILE in text and "99 MB" in text for text in words(note))
    assert [each.text() for each in note.findChildren(QLineEdit)] == [KNOWN_PAGE]
    button(note, "Copy").click()
    assert QGuiApplication.clipboard().text() == KNOWN_PAGE


def test_where_the_network_is_there_only_its_name_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    registry = EngineRegistry(Settings())
    note = opened(qtbot, HumanFileNote(HumanFile(registry)))
    (tmp_path / "human.bin.gz").touch()
    registry.use_human(str(tmp_path / "human.bin.gz"))
    assert words(note) == ["human"]


def test_the_reason_of_a_refusal_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    file = HumanFile(EngineRegistry(Settings()))
    note = opened(qtbot, HumanFileNote(file))
    file.use(str(tmp_path / "absent.bin.gz"))
    missing = FileProblem(tmp_path / "absent.bin.gz", FileProblemKind.MISSING)
    qtbot.waitUntil(lambda: file_problem(missing) in words(note))
    qtbot.waitUntil(lambda: not file.findChildren(QProcess))
