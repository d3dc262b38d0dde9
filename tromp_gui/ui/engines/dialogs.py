"""The dialogs about engines: their settings, a failure, the built-in engine's network."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QStackedWidget, QWidget

from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.ui.engines.check_controller import CheckPanel
from tromp_gui.ui.engines.form import EngineForm
from tromp_gui.ui.engines.list_panel import EngineListPanel
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.fields import text_field
from tromp_gui.ui.kit.form import FormDialog, plain_label, scrolled
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.typography import fixed_pitch
from tromp_gui.wording.engines import signal_name

_WIDTH, _HEIGHT = 760, 660
_SETTINGS, _TEST, _EMPTY = range(3)


class EnginesDialog(FormDialog):
    """Stays open beside the board. Signals: `test_requested()`; `closed()`."""

    test_requested = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Engines"), "", parent)
        self.setModal(False)
        self.list, self.form, self.check = EngineListPanel(), EngineForm(), CheckPanel()
        self._switch = SegmentedSwitch(
            self.tr("Settings or test"), [self.tr("Settings"), self.tr("Test")], segment=96
        )
        self._switch.selected.connect(self._show_page)
        self._pages = QStackedWidget()
        for page in (scrolled(self.form), scrolled(self.check), self._empty_page()):
            self._pages.addWidget(page)
        self._test = self.add_button(self.tr("&Test this engine"), self.test_requested)
        right = vbox(self._switch, (self._pages, 1), gap=12)
        for each in (self.list.list, self._pages):  # they scroll, so that the dialog need not
            each.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.body.addLayout(hbox(self.list, (right, 1), gap=20), 1)
        self.take_room(_WIDTH, _HEIGHT)
        self.show_engine(False)

    def sizeHint(self) -> QSize:
        """Large enough for the form; on a small screen it scrolls."""
        return QSize(scaled(_WIDTH), scaled(_HEIGHT))

    def show_engine(self, is_one: bool) -> None:
        """Show the form of the selected engine; if there is none, how to add one."""
        self._test.setEnabled(is_one)
        self._switch.setVisible(is_one)
        self._show_page(_SETTINGS if is_one else _EMPTY)

    def show_test(self) -> None:
        self._show_page(_TEST)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt override: keep what was typed."""
        self.form.flush()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Qt override: keep what was typed."""
        self.form.flush()
        self.closed.emit()
        super().done(result)

    def _show_page(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        if page != _EMPTY:
            self._switch.select(page)

    def _empty_page(self) -> QWidget:
        page = QWidget()
        text = self.tr(
            "No engine is attached. You can use any program that supports the Go "
            "Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. "
            "Attach one that was found on this computer, or add one and choose "
            "its program. The built-in engine needs no set-up."
        )
        vbox(plain_label(text), STRETCH, on=page)
        return page


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
            self.add_row(name, plain_label(self._code(failure)))
        self._add_lines(self.tr("Last errors"), failure.errors)
        self._add_lines(self.tr("Last output"), failure.output)
        self.add_button(
            self.tr("Copy as text"), lambda: QGuiApplication.clipboard().setText(self._text)
        )
        again = self.add_button(self.tr("Restart"), self._start_again)
        again.setDefault(True)
        again.setFocus()

    def _code(self, failure: Failure) -> str:
        if failure.kind is FailureKind.CRASHED:
            return signal_name(failure.exit_code)
        return "" if failure.exit_code is None else str(failure.exit_code)

    def _add_lines(self, name: str, lines: tuple[str, ...]) -> None:
        shown = QPlainTextEdit("\n".join(lines) if lines else self.tr("No output."))
        shown.setReadOnly(True)
        shown.setTabChangesFocus(True)
        shown.setFont(fixed_pitch())
        shown.setFixedHeight(shown.fontMetrics().lineSpacing() * min(_LINES, len(lines) + 1) + 20)
        self.add_row(name, shown)

    def _start_again(self) -> None:
        self.restart_requested.emit()
        self.accept()
