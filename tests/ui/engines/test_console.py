"""The console by mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.engines.harness import faulty
from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import named, type_in, words
from tests.ui.person import Person
from tests.ui.pictures import image_of, pixels
from tromp_gui.gtp.attached import AttachedEngine, EngineState
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.session.engine.link import LogKind, LogLine
from tromp_gui.settings import Settings
from tromp_gui.ui.engines.console import ConsoleInput, ConsoleLog
from tromp_gui.ui.engines.console_controller import ConsoleController
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.look.theme import THEMES, ChromeTheme

OWN = AttachedEngine("Own", faulty())


class Talker(Person):
    """A person at the console."""

    def __init__(self, qtbot: QtBot, *engines: AttachedEngine) -> None:
        super().__init__(qtbot)
        for engine in engines:
            self.sessions.engines.attach(engine)
        self.press("Ctrl+J")

    @property
    def log(self) -> ConsoleLog:
        return named(self.column, ConsoleLog, "Log")

    @property
    def input(self) -> ConsoleInput:
        return named(self.column, ConsoleInput, "Command for the engine")

    @property
    def popup(self) -> QWidget:
        """The list of completions."""
        completer = self.input.completer()
        popup = completer.popup() if completer is not None else None
        assert popup is not None
        return popup

    @property
    def said(self) -> list[str]:
        return self.log.toPlainText().splitlines()

    def enter(self, command: str) -> None:
        """Type a command and press Return."""
        self.input.setFocus()
        type_in(self.input, command)
        QTest.keyClick(self.input, Qt.Key.Key_Return)
        QApplication.processEvents()

    def hear(self, line: str) -> None:
        """Wait until the log has this line."""

        def heard() -> None:
            assert line in self.said, self.said

        self._bot.waitUntil(heard)

    def ask_name(self) -> None:
        """Ask the engine's name, which is also asked at the start, and wait for both answers."""
        self.enter("name")
        self._bot.waitUntil(lambda: self.said.count("  = Faulty plain") == 2)

    def tool(self, name: str) -> None:
        """Push a button of the console, once it is called so."""
        self._bot.waitUntil(lambda: bool(named(self.column, QToolButton, name)))
        QTest.mouseClick(named(self.column, QToolButton, name), Qt.MouseButton.LeftButton)
        QApplication.processEvents()


@pytest.fixture
def talker(qtbot: QtBot) -> Talker:
    return Talker(qtbot, OWN)


def test_the_first_command_starts_the_engine_chosen(talker: Talker) -> None:
    assert talker.input.hasFocus()
    assert named(talker.column, ChoiceBox, "Engine").currentText() == "Own"
    assert "not started" in words(talker.column)
    talker.enter("protocol_version")
    talker.hear("> protocol_version")
    talker.hear("  = 2")
    talker.enter("nonsense")
    talker.hear("  ? unknown command")
    assert talker.input.text() == ""


def test_commands_are_completed_once_the_engine_has_listed_them(
    qtbot: QtBot, talker: Talker
) -> None:
    talker.enter("name")
    talker.hear("  = Faulty plain")
    completer, popup = talker.input.completer(), talker.popup
    assert completer is not None
    qtbot.waitUntil(lambda: completer.model().rowCount() > 0)
    QTest.keyClicks(talker.input, "final_st")
    assert completer.currentCompletion() == "final_status_list"
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert talker.input.text() == "final_status_list"


def test_up_and_down_go_through_the_history_which_is_kept(qtbot: QtBot, talker: Talker) -> None:
    for command in ("name", "version", "version"):
        talker.enter(command)
    type_in(talker.input, "dra")
    keys = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        talker.popup.hide()
        QTest.keyClick(talker.input, key)
        keys.append(talker.input.text())
    assert keys == ["version", "name", "name", "version", "dra"]
    assert Settings().console_history == ("name", "version")
    talker.window.close()
    again = Talker(qtbot, OWN)
    QTest.keyClick(again.input, Qt.Key.Key_Up)
    assert again.input.text() == "version"


def test_without_an_engine_it_says_so(qtbot: QtBot) -> None:
    talker = Talker(qtbot)
    assert "no engine is attached" in words(talker.column)
    talker.enter("name")
    assert "No engine is running. Start one first." in words(talker.column)


def test_a_comment_is_not_sent(talker: Talker) -> None:
    talker.enter("# hello")
    assert "That is a comment, not a command." in words(talker.column)


def test_the_engine_is_started_and_stopped_by_a_button(qtbot: QtBot, talker: Talker) -> None:
    talker.tool("Start the engine")
    log = talker.sessions.consoles.logs[0]
    qtbot.waitUntil(lambda: "ready" in words(talker.column))
    talker.tool("Stop the engine")
    qtbot.waitUntil(lambda: "stopped" in words(talker.column))
    talker.tool("Start the engine")
    qtbot.waitUntil(lambda: log.session.state is EngineState.READY)


def test_showing_only_errors(talker: Talker) -> None:
    talker.ask_name()
    log = talker.sessions.consoles.logs[0]
    log.session.logged.emit((LogLine(LogKind.ERROR, "a warning"),))
    talker.hear("! a warning")
    talker.push("Errors", talker.column)
    talker.hear("! a warning")
    assert talker.said == ["! a warning"]
    both = (LogLine(LogKind.SENT, "x"), LogLine(LogKind.ERROR, "another"))
    log.session.logged.emit(both)
    talker.hear("! another")
    assert talker.said == ["! a warning", "! another"]
    talker.push("All", talker.column)
    talker.hear("> x")
    talker.hear("! another")
    assert talker.said[-2:] == ["> x", "! another"]


def test_searching_the_log(qtbot: QtBot, talker: Talker) -> None:
    talker.enter("list_commands")
    qtbot.waitUntil(lambda: talker.said.count("  undo") == 2)  # it was also asked at the start
    talker.press("Ctrl+F")
    search = named(talker.column, QLineEdit, "Search the log")
    assert search.hasFocus()
    QTest.keyClicks(search, "GENMO")
    assert talker.log.textCursor().selectedText() == "genmo"
    first = talker.log.textCursor().position()
    QTest.keyClick(search, Qt.Key.Key_Return)
    second = talker.log.textCursor().position()
    assert second != first
    QTest.keyClick(search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert talker.log.textCursor().position() == first
    QTest.keyClicks(search, "zz")
    assert "Not found in the log." in words(talker.column)
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert search.isHidden()
    assert talker.input.hasFocus()


def test_a_command_that_takes_long_is_stopped(qtbot: QtBot) -> None:
    talker = Talker(qtbot, AttachedEngine("Slow", faulty("endless")))
    talker.enter("genmove b")
    talker.hear("> genmove b")
    assert "running “genmove b”" in words(talker.column)
    talker.tool("Stop “genmove b”")
    qtbot.waitUntil(lambda: "ready" in words(talker.column))
    talker.tool("Stop the engine")
    qtbot.waitUntil(lambda: "stopped" in words(talker.column))


def test_copying_and_writing_the_log(talker: Talker, tmp_path: Path) -> None:
    talker.enter("protocol_version")
    talker.hear("  = 2")
    talker.tool("Copy the log as text")
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied == talker.said
    file = tmp_path / "engine.log"
    talker.tool("Write the log to a file")
    talker.choose_file(file)
    assert "> protocol_version" in file.read_text(encoding="utf-8")
    talker.tool(f"Stop writing {file}")
    named(talker.column, QToolButton, "Write the log to a file")


def test_a_file_that_cannot_be_written_is_reported(talker: Talker) -> None:
    talker.enter("name")
    talker.hear("  = Faulty plain")
    log = talker.sessions.consoles.logs[0]
    talker.controller(ConsoleController)._write_to(log, Path("/no/such/folder/x.log"))
    assert any("x.log was not found" in text for text in words(talker.column))


def test_output_is_plain_text_and_limited(qtbot: QtBot, talker: Talker) -> None:
    talker.ask_name()
    log = talker.sessions.consoles.logs[0]
    log.session.logged.emit((LogLine(LogKind.STRAY, "<b>x</b> & 围棋"),))
    qtbot.waitUntil(lambda: talker.said[-1] == "~ <b>x</b> & 围棋")
    flood = tuple(LogLine(LogKind.ERROR, f"line {at}") for at in range(5000))
    log.session.logged.emit(flood)
    qtbot.waitUntil(lambda: talker.said[-1] == "! line 4999")
    assert talker.log.blockCount() <= 2000
    bar = talker.log.verticalScrollBar()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    log.session.logged.emit(flood[:1])
    assert bar.value() < bar.maximum()


def test_an_engine_that_got_commands_is_synchronised_again(qtbot: QtBot, talker: Talker) -> None:
    """A typed command may change the engine's board, so its mirror is unknown and the next use
    sends everything.
    """
    talker.enter("name")
    talker.hear("  = Faulty plain")
    session = talker.sessions.consoles.logs[0].session
    talker.enter("play b C3")
    talker.hear("> play b C3")
    session.question(Target(9, 9), ("showboard",), lambda answer: None)
    talker.hear("> clear_board")


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_the_colours_of_lines_follow_the_theme(
    qtbot: QtBot, dress: Dress, look: ChromeTheme
) -> None:
    log = ConsoleLog()
    qtbot.addWidget(log)
    log.resize(300, 120)
    log.show_lines([LogLine(LogKind.SENT, "MMMMMMMM"), LogLine(LogKind.ERROR, "MMMMMMMM")])
    dress(look)
    log.show()
    QApplication.processEvents()
    seen = set(pixels(image_of(log)))
    assert look.accent.lower() in seen
    assert look.warn.lower() in seen


def test_closing_the_console_focuses_the_board(talker: Talker) -> None:
    assert talker.action("console").isChecked()
    talker.press("Ctrl+J")
    assert not talker.action("console").isChecked()
    assert not any(each.isVisible() for each in talker.column.findChildren(ConsoleLog))
    assert talker.board.hasFocus()
    talker.press("Ctrl+J")
    assert talker.input.hasFocus()
    talker.tool("Close the console")
    assert talker.board.hasFocus()


def test_in_a_small_window_the_console_replaces_the_tree(talker: Talker) -> None:
    talker.window.resize(900, 600)
    QApplication.processEvents()
    column = talker.column
    assert talker.log.isVisible()
    assert talker.log.height() >= 60
    assert not column.tree.isVisible()
    bottom = talker.input.mapTo(column, talker.input.rect().bottomLeft()).y()
    assert bottom < column.height()
    talker.window.resize(1280, 1000)
    QApplication.processEvents()
    assert column.tree.isVisible()
    assert talker.log.isVisible()


def test_another_engine_is_chosen(qtbot: QtBot) -> None:
    talker = Talker(qtbot, OWN, AttachedEngine("Other", Launch("/no/such/engine")))
    box = named(talker.column, ChoiceBox, "Engine")
    talker.enter("name")
    talker.hear("  = Faulty plain")
    box.setCurrentIndex(1)
    assert talker.said == []
    talker.enter("name")
    qtbot.waitUntil(lambda: "failed" in words(talker.column))
    box.setCurrentIndex(0)
    assert "  = Faulty plain" in talker.said
