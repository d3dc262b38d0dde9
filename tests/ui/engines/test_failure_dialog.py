"""Why an engine stopped: what is shown, and the restart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, named, opened, words
from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.ui.engines.dialogs import EngineFailureDialog
from tromp_gui.ui.look.tokens import LIGHT

LAUNCH = Launch("/opt/an engine/go", ("--mode", "gtp"))
SENTENCE = "Odd exited (exit code 3)."


@pytest.fixture
def dialog(qtbot: QtBot, dress: Dress) -> EngineFailureDialog:
    dress(LIGHT)
    failure = Failure(FailureKind.EXITED, "genmove B", "", 3, ("no <b>network</b>", "bye"), ())
    return opened(qtbot, EngineFailureDialog(SENTENCE, LAUNCH, failure))


def test_the_dialog_shows_command_exit_code_and_output(dialog: EngineFailureDialog) -> None:
    line = named(dialog, QLineEdit, "Command line")
    assert line.text() == command_line(LAUNCH)
    assert line.isReadOnly()
    assert {SENTENCE, "genmove B", "Exit code", "3"} <= set(words(dialog))
    errors = named(dialog, QPlainTextEdit, "Last errors")
    assert errors.toPlainText() == "no <b>network</b>\nbye"
    assert errors.isReadOnly()
    assert named(dialog, QPlainTextEdit, "Last output").toPlainText() == "No output."


def test_a_signal_is_named(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    failure = Failure(FailureKind.CRASHED, "", "", 11)
    shown = opened(qtbot, EngineFailureDialog("Crashed.", LAUNCH, failure))
    assert "Signal" in words(shown)
    assert "Exit code" not in words(shown)


def test_the_dialog_is_not_modal(dialog: EngineFailureDialog) -> None:
    assert not dialog.isModal()


def test_restart_is_requested_once_and_closes(dialog: EngineFailureDialog) -> None:
    wished: list[bool] = []
    dialog.restart_requested.connect(lambda: wished.append(True))
    QTest.mouseClick(button(dialog, "Restart"), Qt.MouseButton.LeftButton)
    assert wished == [True]


def test_the_text_can_be_selected(dialog: EngineFailureDialog) -> None:
    QTest.mouseClick(button(dialog, "Copy as text"), Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines() == [
        SENTENCE, command_line(LAUNCH), "3", "no <b>network</b>", "bye"
    ]  # fmt: skip
