"""A language without a font: reported when it is chosen, and English at the start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.settings import LANGUAGE
from tromp_gui.ui.dialogs.preferences import PreferencesDialog
from tromp_gui.ui.kit.form import FormRow

LATIN_ONLY = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel
from tromp_gui import application
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.ui.window.file_requests import FileRequests
from tromp_gui.settings import LANGUAGE, Settings
from tromp_gui.session import language
QCoreApplication.setApplicationName("tromp_gui")
QCoreApplication.setOrganizationName("tromp_gui")
Settings().set(LANGUAGE, sys.argv[1])
families = QFontDatabase.families
asian = QFontDatabase.WritingSystem.SimplifiedChinese, QFontDatabase.WritingSystem.Korean
asian = *asian, QFontDatabase.WritingSystem.Japanese
QFontDatabase.families = lambda letters=QFontDatabase.WritingSystem.Any: (
    [] if letters in asian else families(letters)
)
app = application.make_application(["tromp-gui"])
print(language.current())
window = application.make_window()
application._open(app, window, [], FileRequests(app))
print([label.text() for label in window.findChild(StatusLine).findChildren(QLabel)])
"""


@pytest.mark.parametrize(
    ("code", "spoken", "name"), [("ja", "en", "Japanese"), ("ko", "en", "Korean"), ("de", "de", "")]
)
def test_a_language_without_a_font_is_not_used_at_the_start(
    code: str, spoken: str, name: str
) -> None:
    command = [sys.executable, "-X", "utf8", "-c", LATIN_ONLY, code]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    first, *line = done.stdout.splitlines()
    assert (first, done.returncode) == (spoken, 0)
    assert any(f"No installed font can show {name}" in each for each in line) is bool(name)


@pytest.mark.parametrize("has_apt", [True, False])
def test_a_missing_font_is_reported_in_the_preferences(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, has_apt: bool
) -> None:
    there: set[QFontDatabase.WritingSystem] = {QFontDatabase.WritingSystem.Japanese}
    monkeypatch.setattr(
        QFontDatabase, "families", lambda letters: ["Font"] if letters in there else []
    )
    which = "/bin/tool" if has_apt else None
    monkeypatch.setattr(shutil, "which", lambda name: which)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)  # Windows has none
    person = Person(qtbot)
    person.press("Ctrl+,")
    dialog = person.dialog(PreferencesDialog)

    def said(code: str) -> str:
        person.window.settings.set(LANGUAGE, code)
        rows = [row.error for row in dialog.findChildren(FormRow)]
        return "".join(error for error in rows if "font" in error)

    assert "Korean" in said("ko")
    assert ("apt-get install fonts-noto-cjk" in said("zh_CN")) is has_apt
    assert said("ja") == ""
    assert "Korean" in said("ko")
    assert said("fr") == ""
