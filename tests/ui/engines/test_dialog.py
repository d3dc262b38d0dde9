"""The engines dialog by mouse and keys, with real engines."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.engines.harness import FAULTY
from tests.ui.dialogs.windows import named, words
from tests.ui.person import Person
from tests.ui.tips import shown
from tromp_gui.gtp.attached import AttachedEngine, from_text
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Level
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.check import EngineCheck
from tromp_gui.settings import ENGINES, Settings
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.engines import check_controller as check_controller
from tromp_gui.ui.engines.check_controller import StepList
from tromp_gui.ui.engines.controller import EnginesController
from tromp_gui.ui.engines.dialogs import EnginesDialog
from tromp_gui.ui.kit.fields import ChoiceBox

GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games:/usr/local/games")
needs_gnugo = pytest.mark.skipif(GNUGO is None, reason="GNU Go is not installed")


def kept() -> tuple[AttachedEngine, ...]:
    """The engines in the settings."""
    return from_text(Settings().get(ENGINES))


class Keeper(Person):
    """A person with the engines dialog open."""

    def __init__(self, qtbot: QtBot, *engines: AttachedEngine) -> None:
        super().__init__(qtbot)
        for engine in engines:
            self.sessions.engines.attach(engine)
        self.press("Ctrl+Shift+J")
        found = self.dialog(EnginesDialog)
        assert isinstance(found, EnginesDialog)
        self.box = found

    @property
    def names(self) -> list[str]:
        """The names in the list, which are those in the settings."""
        listed = self.box.list.list
        shown = [listed.item(row).text() for row in range(listed.count())]
        assert shown == [each.name for each in kept()]
        return shown

    @property
    def chosen(self) -> int:
        return self.box.list.list.currentRow()

    def choose(self, row: int) -> None:
        """Click an engine in the list."""
        listed = self.box.list.list
        place = listed.visualItemRect(listed.item(row)).center()
        QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()

    def key(self, keys: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """Press a key in the list."""
        self.box.list.list.setFocus()
        QTest.keyClick(self.box.list.list, keys, modifiers)
        QApplication.processEvents()

    def say(self, text: str) -> None:
        """Push a button of the dialog."""
        self.push(text, self.box)

    def test(self) -> list[str]:
        """Test the selected engine to the end; return the accessible texts of the steps."""
        self.say("Test this engine")
        self._bot.waitUntil(lambda: "[running]" not in self.marks())
        return self.marks()

    def marks(self) -> list[str]:
        """The result of each step."""
        steps = named(self.box, StepList, "Test steps")
        role = Qt.ItemDataRole.AccessibleTextRole
        said = [str(steps.item(row).data(role)) for row in range(steps.count())]
        waits = any(each.endswith(("(running)", "(waiting)")) for each in said)
        return [*said, "[running]"] if waits or not said else said


ABC = tuple(AttachedEngine(name, Launch("x", (name,))) for name in "ABC")
NONE = Qt.KeyboardModifier.NoModifier


def test_without_engines_the_dialog_says_how_to_add_one(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot)
    assert keeper.names == []
    assert any("No engine is attached" in text for text in words(keeper.box))
    assert not named(keeper.box, QPushButton, "Test this engine").isEnabled()
    seen = [each.accessibleName() for each in keeper.box.findChildren(QPushButton)
            if each.isVisible()]  # fmt: skip
    assert "Add" in seen
    assert "Remove" not in seen
    assert not keeper.box.list.list.isVisible()  # not blank


@pytest.mark.skipif(not shutil.which("ssh"), reason="ssh is not here")
def test_adding_and_describing_one(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot)
    keeper.say("Add")
    assert keeper.names == ["New engine"]
    name = named(keeper.box, QLineEdit, "Name")
    assert name.hasFocus()
    QTest.keyClicks(name, "My engine")
    program = named(keeper.box, QLineEdit, "Program")
    program.setFocus()
    QTest.keyClicks(program, "ssh host katago gtp")
    QTest.keyClick(program, Qt.Key.Key_Return)
    assert keeper.names == ["My engine"]
    assert kept()[0].launch == Launch("ssh", ("host", "katago", "gtp"))
    assert named(keeper.box, QPlainTextEdit, "Arguments").toPlainText().split() == [
        "host", "katago", "gtp",
    ]  # fmt: skip


def test_an_engine_without_a_name_gets_its_own_after_a_test(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot)
    keeper.say("Add")
    keeper.sessions.engines.change(0, kept()[0]._replace(launch=built_in(Level.BEGINNER.value)))
    keeper.test()
    assert keeper.names == ["tromp-gui"]
    keeper.sessions.engines.change(0, kept()[0]._replace(name="Mine"))
    keeper.test()
    assert keeper.names == ["Mine"]


def test_typed_text_is_kept_on_switching_or_closing(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, *ABC)
    keeper.choose(1)
    program = named(keeper.box, QLineEdit, "Program")
    program.setFocus()
    QTest.keyClicks(program, "yz")
    keeper.choose(2)
    assert kept()[1].launch.program == "yzx"
    assert named(keeper.box, QLineEdit, "Program").text() == "x"
    program.setFocus()
    QTest.keyClicks(program, "1")
    keeper.box.close()  # by the frame of the window
    assert kept()[2].launch.program == "1x"
    keeper.controller(EnginesController).open()
    program = named(keeper.dialog(EnginesDialog), QLineEdit, "Program")
    program.setFocus()
    QTest.keyClicks(program, "2")
    keeper.push("Close", keeper.dialog(EnginesDialog))
    assert kept()[2].launch.program == "21x"


def test_duplicating_moving_removing_and_restoring(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, *ABC)
    keeper.choose(0)
    keeper.say("Duplicate")
    assert (keeper.names, keeper.chosen) == (["A", "A 2", "B", "C"], 1)
    keeper.say("↓")
    assert (keeper.names, keeper.chosen) == (["A", "B", "A 2", "C"], 2)
    keeper.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert (keeper.names, keeper.chosen) == (["A", "A 2", "B", "C"], 1)
    keeper.say("Remove")
    assert (keeper.names, keeper.chosen) == (["A", "B", "C"], 1)
    assert "A 2 was removed." in words(keeper.box)
    keeper.say("Undo")
    assert (keeper.names, keeper.chosen) == (["A", "A 2", "B", "C"], 1)
    keeper.key(Qt.Key.Key_Delete, NONE)
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert keeper.names == ["A", "A 2", "B", "C"]
    for _ in range(4):
        keeper.key(Qt.Key.Key_Delete, NONE)
    assert keeper.names == []
    assert any("No engine is attached" in text for text in words(keeper.box))


def test_the_dialog_opens_once_and_can_be_reopened(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, *ABC)
    keeper.choose(2)
    keeper.controller(EnginesController).open("B")
    assert keeper.chosen == 1
    assert len(keeper._open(EnginesDialog)) == 1
    keeper.say("Close")
    keeper.window.activateWindow()
    keeper.controller(EnginesController).open()
    again = keeper.dialog(EnginesDialog)
    assert isinstance(again, EnginesDialog)
    assert again.list.list.currentRow() == 1


@needs_gnugo
def test_gnu_go_is_found_attached_with_its_rules_and_passes(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot)
    qtbot.waitUntil(lambda: "Attach GNU Go" in _buttons(keeper.box))
    assert kept() == ()
    keeper.say("Attach GNU Go")
    assert keeper.names == ["GNU Go"]
    assert "--positional-superko" in kept()[0].launch.arguments
    assert "Attach GNU Go" not in _buttons(keeper.box)
    steps = keeper.test()
    assert f"Program exists · {GNUGO} (passed)" in steps
    assert "Reports name and version · GNU Go 3.8 (passed)" in steps
    assert steps[-1] == "Exits when asked (passed)"
    assert "It works, with limitations." in words(keeper.box)
    keeper.say("Copy report")
    assert "[passed] Supports GTP" in QGuiApplication.clipboard().text()


@needs_gnugo
def test_a_missing_mode_is_fixed_by_a_button(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, AttachedEngine("G", Launch("gnugo", ("--level", "1"))))
    assert "Supports GTP (failed)" in keeper.test()
    assert "The program runs, but not in GTP mode." in words(keeper.box)
    keeper.say("Add --mode gtp")
    qtbot.waitUntil(lambda: "It works, with limitations." in words(keeper.box))
    assert kept()[0].launch.arguments == ("--mode", "gtp", "--level", "1")


@pytest.mark.skipif(os.name == "nt", reason="no such script there")
def test_an_appimage_is_started_without_fuse_by_a_button(qtbot: QtBot, tmp_path: Path) -> None:
    app, fuse = tmp_path / "engine", "AppImages require FUSE to run."
    run = shlex.join([sys.executable, "-S", "-E", str(FAULTY)])
    unpacks = 'if [ -n "$APPIMAGE_EXTRACT_AND_RUN" ]; then'
    app.write_text(f"#!/bin/sh\n{unpacks} exec {run}; fi\necho {fuse} >&2\nexit 127\n")
    app.chmod(0o755)
    keeper = Keeper(qtbot, AttachedEngine("A", Launch(str(app))))
    assert keeper.test()[-1] == "Starts (failed)"
    keeper.say("Start it without FUSE")
    qtbot.waitUntil(lambda: any("Supports GTP ·" in each for each in keeper.marks()))


def test_the_built_in_engine_passes(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, AttachedEngine("Own", built_in(Level.NEWCOMER.value)))
    steps = keeper.test()
    assert all(each.endswith("(passed)") for each in steps), steps
    assert "It works." in words(keeper.box)


def test_a_failure_is_shown_with_the_last_output(qtbot: QtBot) -> None:
    code = "import sys; sys.exit('Could not open config file: none.cfg')"
    broken = AttachedEngine("B", Launch(sys.executable, ("-c", code)))
    keeper = Keeper(qtbot, broken)
    assert keeper.test()[-1] == "Starts (failed)"
    assert any("none.cfg" in text for text in words(keeper.box))
    talk = named(keeper.box, QPlainTextEdit, "Last output of the engine")
    assert "Could not open config file: none.cfg" in talk.toPlainText()


def test_a_slow_start_shows_the_output_and_can_be_cancelled(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_controller, "LATE", 0.6)
    code = "import sys, time; print('tuning 1 of 9', file=sys.stderr, flush=True); time.sleep(60)"
    keeper = Keeper(qtbot, AttachedEngine("S", Launch(sys.executable, ("-c", code))))
    keeper.say("Test this engine")

    def said() -> None:
        talk = named(keeper.box, QPlainTextEdit, "Last output of the engine")
        assert "tuning 1 of 9" in talk.toPlainText()

    qtbot.waitUntil(said)
    assert any("Output:" in text for text in words(keeper.box))
    keeper.say("Cancel test")
    assert "Supports GTP (failed)" in keeper.marks()


def test_an_engine_removed_during_its_test_is_not_tested_on(qtbot: QtBot) -> None:
    """Its name would be given to the next one in the list."""
    code = "import time; time.sleep(60)"
    keeper = Keeper(qtbot, AttachedEngine("S", Launch(sys.executable, ("-c", code))), *ABC)
    keeper.choose(0)
    keeper.say("Test this engine")
    keeper.say("Remove")
    (running,) = keeper.window.findChildren(EngineCheck)
    assert running.report.is_over


def test_choosing_another_engine_ends_a_test(qtbot: QtBot) -> None:
    code = "import time; time.sleep(60)"
    slow = AttachedEngine("S", Launch(sys.executable, ("-c", code)))
    keeper = Keeper(qtbot, slow, *ABC)
    keeper.choose(0)
    keeper.say("Test this engine")
    keeper.choose(1)
    assert named(keeper.box, QLineEdit, "Name").text() == "A"
    keeper.say("Close")


def test_output_of_engines_is_plain_text(qtbot: QtBot) -> None:
    name = "<b>x</b> & 围棋" + " long" * 60
    keeper = Keeper(qtbot, AttachedEngine(name, Launch("/no/<i>" + "x" * 300)))
    assert keeper.names == [name]
    tip = keeper.box.list.list.item(0).toolTip()
    assert shown(tip) == name
    keeper.test()
    assert any("the program /no/<i>" in text for text in words(keeper.box))


def test_tab_reaches_everything(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, *ABC)
    keeper.box.list.list.setFocus()
    seen = set()
    for _ in range(40):
        focus = keeper.box.focusWidget()
        assert focus is not None
        seen.add(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        QApplication.processEvents()
    assert "" not in seen
    wanted = {"Engines", "Add", "Duplicate", "Remove", "Name", "Program", "Arguments", "Notes"}
    assert wanted | {"Test this engine", "Close", "Settings or test: Settings"} <= seen


def test_a_small_screen_scrolls(qtbot: QtBot) -> None:
    keeper = Keeper(qtbot, *ABC)
    keeper.box.resize(600, 420)
    QApplication.processEvents()
    assert keeper.box.height() <= 480
    close = named(keeper.box, QPushButton, "Close")
    corner = close.mapTo(keeper.box, QPoint(close.width(), close.height()))
    assert keeper.box.rect().contains(corner)


@needs_gnugo
def test_new_game_offers_what_was_found(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.press("Ctrl+N")
    dialog = person.dialog(NewGameDialog)
    offer = "Attach GNU Go, found on this computer"
    qtbot.waitUntil(lambda: offer in _buttons(dialog))
    person.push(offer, dialog)
    assert [each.name for each in kept()] == ["GNU Go"]
    assert offer not in _buttons(dialog)
    white = named(dialog, ChoiceBox, "White: played by")
    white.setCurrentText("GNU Go")
    assert white.currentText() == "GNU Go"


def _buttons(box: QWidget) -> list[str]:
    return [each.text() for each in box.findChildren(QPushButton) if each.isVisible()]


def test_only_the_form_scrolls_in_a_low_window(qtbot: QtBot) -> None:
    engine = AttachedEngine("GNU Go", Launch("gnugo", ("--mode", "gtp")))
    box = Keeper(qtbot, engine).box
    box.setMinimumSize(0, 0)
    box.resize(640, 400)
    body, form = (each for each in box.findChildren(QScrollArea) if each.isVisible())
    qtbot.waitUntil(lambda: form.verticalScrollBar().maximum() > 0)
    assert body.verticalScrollBar().maximum() == 0
