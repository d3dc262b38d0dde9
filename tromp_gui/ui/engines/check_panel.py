"""The test of an engine as a list of steps, and its result."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontDatabase, QIcon
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from tromp_gui.gtp.check import CheckedStep, CheckReport, StepResult
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.kit.form import plain_label
from tromp_gui.ui.kit.plain_text import tip, without_letter
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import MENU, Ink, qicon
from tromp_gui.ui.look.theme import fix_icon, scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT
from tromp_gui.wording import engine_check as words
from tromp_gui.wording import engine_faults as faults
from tromp_gui.wording.translation import paragraph

_MOST_LINES = 200
_TALK_HEIGHT = 96

_SIGNS: dict[StepResult, tuple[Icon, Ink]] = {
    StepResult.WAITING: (Icon.WHITE_STONE, lambda theme: theme.disabled),
    StepResult.RUNNING: (Icon.PLAY_ON, lambda theme: theme.accent),
    StepResult.PASSED: (Icon.AGREE, lambda theme: theme.good),
    StepResult.LIMITED: (Icon.WARNING, lambda theme: theme.warn),
    StepResult.FAILED: (Icon.CROSS, lambda theme: theme.danger),
    StepResult.SKIPPED: (Icon.PASS, lambda theme: theme.disabled),
}


class StepList(QListWidget):
    """All steps, each with icon, name and details."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Test steps"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        fix_icon(self, MENU)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._shown: tuple[CheckedStep, ...] = ()
        self._icons = {mark: qicon(*sign) for mark, sign in _SIGNS.items()}

    def show_steps(self, steps: tuple[CheckedStep, ...]) -> None:
        """Show the state of the steps; only changed ones are repainted."""
        while self.count() < len(steps):
            QListWidgetItem(self).setSizeHint(QSize(0, scaled(ROW_HEIGHT)))
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
    """Signals: `cancelled()`; `fix_requested()`, for the fix that the report names; `copied(str)`,
    the report as text.
    """

    cancelled = Signal()
    fix_requested = Signal()
    copied = Signal(str)

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
        self._talk.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._talk.setMinimumHeight(scaled(_TALK_HEIGHT))
        self._fix_button = _button("", "primary")
        self._fix_button.clicked.connect(self.fix_requested)
        self._copy = _button(self.tr("&Copy report"))
        self._copy.clicked.connect(self._on_copy)
        self._cancel = _button(self.tr("C&ancel test"))
        self._cancel.clicked.connect(self.cancelled)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QWidget()
        row = FlowLayout(8, 8, buttons)
        for button in (self._fix_button, self._cancel, self._copy):
            row.addWidget(button)
        says = self._verdict, self._wrong, self._fix, self._can, buttons, self._talk_head
        column = vbox(self.steps, *says, (self._talk, 1), on=self, gap=8, margins=(0, 0, 8, 0))
        column.addStretch(0)

    def show_report(self, report: CheckReport) -> None:
        """Show the progress of the test; announce its result."""
        if report.is_over and report != self._report:
            said = paragraph((words.verdict(report), faults.what_is_wrong(report)))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self._report = report
        self.steps.show_steps(report.steps)
        self.steps.setFixedHeight(self.steps.sizeHint().height())
        self._set_text(self._verdict, words.verdict(report))
        self._set_text(self._wrong, faults.what_is_wrong(report))
        self._set_text(self._fix, faults.how_to_fix(report))
        profile = report.profile if report.works else None
        listed = words.abilities(profile, report.limits) if profile else []
        self._set_text(self._can, "\n".join(f"• {line}" for line in listed))
        fix = faults.fix_name(report.diagnosis) if report.failure else ""
        self._fix_button.setText(fix.replace("&", "&&"))
        self._fix_button.setAccessibleName(fix)
        self._fix_button.setVisible(bool(fix))
        self._cancel.setVisible(not report.is_over)
        self._copy.setVisible(report.is_over)
        last = faults.last_words(report.failure) if report.failure else []
        self._show_talk("\n".join(last), bool(last))

    def show_talk(self, lines: tuple[str, ...], head: str) -> None:
        """Show the engine's output while it starts, below a heading with the time so far."""
        self._set_text(self._talk_head, head)
        self._show_talk("\n".join(lines), True)

    def _show_talk(self, text: str, shown: bool) -> None:
        self._talk.setVisible(shown)
        self._talk_head.setVisible(shown and bool(self._talk_head.text()))
        if self._talk.toPlainText() != text:
            self._talk.setPlainText(text)
            bar = self._talk.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _set_text(self, label: QWidget, text: str) -> None:
        label.setProperty("text", text)
        label.setVisible(bool(text))

    def _on_copy(self) -> None:
        if self._report is not None:
            self.copied.emit(words.report_text(self._report))


def _button(text: str, role: str = "small") -> QPushButton:
    button = QPushButton(text)
    button.setProperty("role", role)
    button.setAccessibleName(without_letter(text))
    button.setAutoDefault(False)
    return button
