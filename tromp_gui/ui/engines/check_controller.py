"""Runs the test of an engine, and shows its steps and its result."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QIcon,
)
from PySide6.QtWidgets import QListWidgetItem, QPlainTextEdit, QWidget

from tromp_gui.gtp.check import CheckedStep, CheckReport, StepResult
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.check import EngineCheck
from tromp_gui.session.engine.link import LogKind, LogLine
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import FlowLayout, vbox
from tromp_gui.ui.kit.plain_text import plain_label, show_text, tip
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import MENU, Ink, qicon
from tromp_gui.ui.look.theme import fix_icon, scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT
from tromp_gui.ui.look.typography import fixed_pitch
from tromp_gui.wording import engine_check as words
from tromp_gui.wording.translation import paragraph

_MOST_LINES = 200
_TALK_HEIGHT = 96

_SIGNS: dict[StepResult, tuple[Icon, Ink]] = {
    StepResult.WAITING: (Icon.WHITE_STONE, lambda theme: theme.disabled),
    StepResult.RUNNING: (Icon.PLAY_ON, lambda theme: theme.accent),
    StepResult.PASSED: (Icon.AGREE, lambda theme: theme.good),
    StepResult.LIMITED: (Icon.WARNING, lambda theme: theme.warn),
    StepResult.FAILED: (Icon.CROSS, lambda theme: theme.danger),
}


class StepList(LineList):
    """The steps that are not skipped, each with icon, name and details."""

    def __init__(self) -> None:
        super().__init__(self.tr("Test steps"))
        fix_icon(self, MENU)
        self._shown: tuple[CheckedStep, ...] = ()
        self._icons = {mark: qicon(*sign) for mark, sign in _SIGNS.items()}

    def show_steps(self, steps: tuple[CheckedStep, ...]) -> None:
        """Show the state of the steps; only changed ones are repainted. Skipped ones leave their
        room to the engine's last output.
        """
        steps = tuple(each for each in steps if each.mark is not StepResult.SKIPPED)
        self.set_count(len(steps))
        for row, checked in enumerate(steps):
            if self._shown[row : row + 1] != (checked,):
                self._fill(self.item(row), checked)
        self._shown = steps

    def sizeHint(self) -> QSize:
        """High enough for all rows."""
        return QSize(scaled(320), self.count() * scaled(ROW_HEIGHT) + 4)

    def _fill(self, item: QListWidgetItem, checked: CheckedStep) -> None:
        name, detail = words.step_name(checked.step), words.step_detail(checked)
        text = f"{name} · {detail}" if detail else name
        item.setText(text)
        item.setToolTip(tip(text))
        item.setIcon(QIcon(self._icons[checked.mark]))
        said = f"{text} ({words.mark_name(checked.mark)})"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)


class CheckPanel(QWidget):
    """Signals: `cancelled()`; `fix_requested(Launch)`, the fix that the report names."""

    cancelled = Signal()
    fix_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._report: CheckReport | None = None
        self.steps = StepList()
        self._verdict = plain_label("", "strong")
        self._wrong, self._fix = plain_label("", "danger"), plain_label("")
        self._can = plain_label("")
        self._talk_head = plain_label("", "section")
        self._talk = QPlainTextEdit()
        self._talk.setReadOnly(True)
        self._talk.setTabChangesFocus(True)
        self._talk.setMaximumBlockCount(_MOST_LINES)
        self._talk.setAccessibleName(self.tr("Last output of the engine"))
        self._talk.setFont(fixed_pitch())
        self._talk.setMinimumHeight(scaled(_TALK_HEIGHT))
        self._fix_button = push_button("", self._request_fix, "primary")
        self._copy = push_button(self.tr("&Copy report"), self._copy_report, "small")
        self._cancel = push_button(self.tr("C&ancel test"), self.cancelled, "small")
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QWidget()
        FlowLayout(8, 8, buttons, (self._fix_button, self._cancel, self._copy))
        says = self._verdict, self._wrong, self._fix, self._can, buttons, self._talk_head
        column = vbox(self.steps, *says, (self._talk, 1), on=self, gap=8, margins=(0, 0, 8, 0))
        column.addStretch(0)

    def show_report(self, report: CheckReport) -> None:
        """Show the progress of the test; announce its result."""
        if report.is_over and report != self._report:
            said = paragraph((words.verdict(report), words.what_is_wrong(report)))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self._report = report
        self.steps.show_steps(report.steps)
        self.steps.setFixedHeight(self.steps.sizeHint().height())
        show_text(self._verdict, words.verdict(report))
        show_text(self._wrong, words.what_is_wrong(report))
        show_text(self._fix, words.how_to_fix(report))
        profile = report.profile if report.works else None
        listed = words.abilities(profile, report.limits) if profile else []
        show_text(self._can, "\n".join(f"• {line}" for line in listed))
        show_text(self._fix_button, words.fix_name(report.diagnosis) if report.failure else "")
        self._cancel.setVisible(not report.is_over)
        self._copy.setVisible(report.is_over)
        last = words.last_words(report.failure) if report.failure else []
        self._show_talk("\n".join(last), bool(last))

    def show_talk(self, lines: tuple[str, ...], head: str) -> None:
        """Show the engine's output while it starts, below a heading with the time so far."""
        show_text(self._talk_head, head)
        self._show_talk("\n".join(lines), True)

    def _show_talk(self, text: str, shown: bool) -> None:
        self._talk.setVisible(shown)
        self._talk_head.setVisible(shown and bool(self._talk_head.text()))
        if self._talk.toPlainText() != text:
            self._talk.setPlainText(text)
            bar = self._talk.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _request_fix(self) -> None:
        if self._report is not None and self._report.diagnosis.fixed is not None:
            self.fix_requested.emit(self._report.diagnosis.fixed)

    def _copy_report(self) -> None:
        if self._report is not None:
            QGuiApplication.clipboard().setText(words.report_text(self._report))


LATE = 5.0
"""Seconds until the output of a starting engine is shown."""
_ENDING = 3000
"""Milliseconds until the process of a cancelled test has ended."""
_TICK = 250
_TALK = 40


class CheckController(QObject):
    """Runs one test at a time and shows it in a panel.

    Signal: `passed(str)`, the engine works and calls itself so.
    """

    passed = Signal(str)

    def __init__(self, panel: CheckPanel, window: QObject) -> None:
        """`window` owns the processes, which may end after the panel."""
        super().__init__(panel)
        self._panel, self._window = panel, window
        self._check: EngineCheck | None = None
        self._talk: deque[str] = deque(maxlen=_TALK)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._show_talk)
        panel.cancelled.connect(self._cancel)

    def run(self, launch: Launch) -> None:
        """Test an engine, cancelling a test in progress."""
        self.stop()
        check = self._check = EngineCheck(launch, self._window)
        self._talk.clear()
        self._panel.show_talk((), "")
        check.changed.connect(self._show_report)
        check.logged.connect(self._keep)
        self._clock.start()
        check.start()

    def stop(self) -> None:
        """Cancel the running test and drop its result."""
        self._clock.stop()
        check, self._check = self._check, None
        if check is not None:
            check.changed.disconnect(self._show_report)
            check.cancel()
            QTimer.singleShot(_ENDING, check, check.deleteLater)

    def _show_report(self, report: CheckReport) -> None:
        if report.is_over:
            self._clock.stop()
            self._panel.show_talk((), "")
        self._panel.show_report(report)
        if report.is_over and report.works and report.profile is not None:
            self.passed.emit(report.profile.name.strip())

    def _keep(self, lines: tuple[LogLine, ...]) -> None:
        said = (LogKind.ERROR, LogKind.STRAY)
        self._talk.extend(line.text for line in lines if line.kind in said)

    def _show_talk(self) -> None:
        """Show the engine's output if the test takes long."""
        check = self._check
        if check is not None and not check.report.is_over and check.seconds >= LATE:
            text = (
                self.tr("Running for {seconds} s. Output:")
                if self._talk
                else self.tr("Running for {seconds} s, no output yet.")
            )
            self._panel.show_talk(tuple(self._talk), text.format(seconds=int(check.seconds)))

    def _cancel(self) -> None:
        if self._check is not None:
            self._check.cancel()
