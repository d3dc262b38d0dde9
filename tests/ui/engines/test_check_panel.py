"""The list of steps and the result, in every theme and at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import words
from tests.ui.pictures import image_of, pixels
from tromp_gui.gtp.check import CheckReport, CheckStep
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Profile
from tromp_gui.ui.engines.check_controller import CheckPanel
from tromp_gui.ui.look.theme import THEMES, ChromeTheme

LAUNCH = Launch("gnugo")


def failed() -> CheckReport:
    """Steps that passed, passed with limits, failed, and were left out."""
    report = CheckReport(LAUNCH).end(CheckStep.FOUND, "/usr/games/gnugo").end(CheckStep.EXECUTABLE)
    report = report.end(CheckStep.STARTS, is_limited=True)
    return report.fail(CheckStep.SPEAKS, Failure(FailureKind.GMP, errors=("<b>last</b> words",)))


def works() -> CheckReport:
    """All steps passed."""
    report = CheckReport(LAUNCH, profile=Profile("GNU Go", "3.8"))
    for step in CheckStep:
        report = report.end(step)
    return report


@pytest.fixture
def panel(qtbot: QtBot) -> CheckPanel:
    made = CheckPanel()
    qtbot.addWidget(made)
    made.resize(420, 700)
    made.show()
    return made


def shown_buttons(panel: CheckPanel) -> list[str]:
    found = panel.findChildren(QPushButton)
    return [each.text().replace("&", "") for each in found if each.isVisible()]


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_results_differ_by_shape_and_colour(
    panel: CheckPanel, dress: Dress, look: ChromeTheme
) -> None:
    dress(look)
    panel.show_report(failed())
    QApplication.processEvents()
    seen = set(pixels(image_of(panel)))
    for ink in (look.good, look.warn, look.danger):
        assert ink.lower() in seen
    role = Qt.ItemDataRole.AccessibleTextRole
    said = [str(panel.steps.item(row).data(role)) for row in range(4)]
    assert [each.rpartition("(")[2] for each in said] == [
        "passed)", "passed)", "passed with limitations)", "failed)",
    ]  # fmt: skip


@pytest.mark.parametrize("size", [11, 13, 22])
def test_all_steps_fit_at_every_text_size(panel: CheckPanel, dress: Dress, size: int) -> None:
    dress(THEMES[0], size)
    panel.show_report(failed())
    QApplication.processEvents()
    steps = panel.steps
    last = steps.visualItemRect(steps.item(steps.count() - 1))
    assert last.bottom() <= steps.viewport().height()


def test_a_failure_offers_its_fix_and_the_report(qtbot: QtBot, panel: CheckPanel) -> None:
    panel.show_report(failed())
    assert shown_buttons(panel) == ["Add --mode gtp", "Copy report"]
    fix, copy = (
        next(b for b in panel.findChildren(QPushButton) if b.text().replace("&", "") == text)
        for text in ("Add --mode gtp", "Copy report")
    )
    with qtbot.waitSignal(panel.fix_requested) as requested:
        fix.click()
    assert requested.args == [Launch("gnugo", ("--mode", "gtp"))]
    copy.click()
    assert "<b>last</b> words" in QGuiApplication.clipboard().text()


def test_a_running_test_can_be_cancelled(qtbot: QtBot, panel: CheckPanel) -> None:
    panel.show_report(CheckReport(LAUNCH).begin(CheckStep.FOUND))
    assert shown_buttons(panel) == ["Cancel test"]
    panel.show_talk(("tuning 1 of 9",), "Running for 7 s. Output:")
    assert "Running for 7 s. Output:" in words(panel)
    with qtbot.waitSignal(panel.cancelled):
        next(b for b in panel.findChildren(QPushButton) if b.isVisible()).click()


def test_a_working_engine_lists_what_it_can_do(panel: CheckPanel) -> None:
    panel.show_report(works())
    assert "It works." in words(panel)
    assert any("It cannot analyse." in text for text in words(panel))
    assert shown_buttons(panel) == ["Copy report"]
    panel.show_report(CheckReport(LAUNCH))
    assert not any("It works" in text for text in words(panel))
