"""Every part of the program is named with its licence, in full, in About too."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from tests.packaging.test_lock import wanted
from tromp_gui.licences import PROGRAM, installed, licences
from tromp_gui.ui.dialogs.about import AboutDialog

RUNS_WITH = {"PySide6-Essentials", "sgfmill", "numpy"}


def test_each_has_a_name_and_a_text() -> None:
    found = licences()
    assert [each.name for each in found[:3]] == ["Tromp Go", "Qt", "Python"]
    assert [each.name for each in found if not each.kind or not all(each.texts)] == []


def test_ours_qts_and_pythons_are_in_full() -> None:
    ours, qt, python = licences()[:3]
    assert "Permission is hereby granted" in ours.texts[0]
    joined = "\n".join(qt.texts)
    assert "Replacing Qt" in joined
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in joined
    assert "END OF TERMS AND CONDITIONS" in joined
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in python.texts[0]


def test_what_is_required_is_found_at_whatever_depth() -> None:
    names = {found.metadata["Name"].lower().replace("_", "-") for found in installed()}
    if PROGRAM not in names:
        pytest.skip("this checkout is not installed")
    assert {each.name.lower() for each in wanted() if each.name in RUNS_WITH} <= names
    assert "pytest" not in names


def test_about_shows_them(qtbot: QtBot) -> None:
    about = AboutDialog("Tromp Go", "1.2.3")
    qtbot.addWidget(about)
    dialog = about.show_licences()
    (chapters,), (page,) = dialog.findChildren(QListWidget), dialog.findChildren(QTextBrowser)
    titles = [chapters.item(row).text() for row in range(chapters.count())]
    assert titles[:3] == ["Tromp Go", "Qt", "Python"]
    chapters.setCurrentRow(1)
    assert "Replacing Qt" in page.toPlainText()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in page.toPlainText()
