"""Why an engine failed: how it was started, how it ended, and its last output."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch, command_line
from tromp_gui.ui.kit.fields import text_field
from tromp_gui.ui.kit.form import FormDialog, plain_label

_LINES = 8


class EngineFailureDialog(FormDialog):
    """Placed beside the board, so that the game can continue.

    Signal: `restart_requested()`.
    """

    restart_requested = Signal()

    def __init__(
        self, sentence: str, launch: Launch, failure: Failure, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Why the engine stopped"), "", parent)
        self.setAccessibleName(sentence)
        self._text = "\n".join([
            sentence, command_line(launch), self._code(failure), *failure.errors, *failure.output
        ])  # fmt: skip
        self.body.addWidget(plain_label(sentence, "name"))
        command = text_field(command_line(launch))
        command.setReadOnly(True)
        self.add_row(self.tr("Command line"), command)
        if failure.command:
            self.add_row(self.tr("During command"), plain_label(failure.command))
        if failure.exit_code is not None:
            is_crash = failure.kind is FailureKind.CRASHED
            name = self.tr("Signal") if is_crash else self.tr("Exit code")
            self.add_row(name, plain_label(str(failure.exit_code)))
        self._add_lines(self.tr("Last errors"), failure.errors)
        self._add_lines(self.tr("Last output"), failure.output)
        self.add_button(
            self.tr("Copy as text"), lambda: QGuiApplication.clipboard().setText(self._text)
        )
        again = self.add_button(self.tr("Restart"), self._start_again)
        again.setDefault(True)
        again.setFocus()

    def _code(self, failure: Failure) -> str:
        return "" if failure.exit_code is None else str(failure.exit_code)

    def _add_lines(self, name: str, lines: tuple[str, ...]) -> None:
        shown = QPlainTextEdit("\n".join(lines) if lines else self.tr("No output."))
        shown.setReadOnly(True)
        shown.setTabChangesFocus(True)
        shown.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        shown.setFixedHeight(shown.fontMetrics().lineSpacing() * min(_LINES, len(lines) + 1) + 20)
        self.add_row(name, shown)

    def _start_again(self) -> None:
        self.restart_requested.emit()
        self.accept()
