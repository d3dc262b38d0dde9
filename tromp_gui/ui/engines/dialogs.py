"""The dialogs about engines: their settings, a failure, the built-in engine's network."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QStackedWidget, QWidget

from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.ui.engines.check_controller import CheckController, CheckPanel
from tromp_gui.ui.engines.form import EngineForm
from tromp_gui.ui.engines.list_panel import EngineListPanel
from tromp_gui.ui.engines.network_controller import NetworkController
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
    """The list of engines, and how the selected one is started; stays open beside the board."""

    def __init__(
        self, registry: EngineRegistry, network: NetworkController, at: int, window: QWidget
    ) -> None:
        """`at` is the index of the engine to select."""
        super().__init__(self.tr("Engines"), "", window)
        self.setModal(False)
        self._registry = registry
        self.list = EngineListPanel(registry, network, at)
        self.form, self.check = EngineForm(), CheckPanel()
        self._checks = CheckController(self.check, window)
        self._switch = SegmentedSwitch(
            self.tr("Settings or test"), [self.tr("Settings"), self.tr("Test")], segment=96
        )
        self._switch.selected.connect(self._show_page)
        self._pages = QStackedWidget()
        for page in (scrolled(self.form), scrolled(self.check), self._empty_page()):
            self._pages.addWidget(page)
        self._test = self.add_button(self.tr("&Test this engine"), self._run_test)
        right = vbox(self._switch, (self._pages, 1), gap=12)
        for each in (self.list.list, self._pages):  # they scroll, so that the dialog need not
            each.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.body.addLayout(hbox(self.list, (right, 1), gap=20), 1)
        self.take_room(_WIDTH, _HEIGHT)
        self.list.leaving.connect(self._leave)
        self.list.chosen.connect(self._show_chosen)
        self.list.added.connect(self.form.focus_name)
        self.form.edited.connect(self._change)
        self.check.fix_requested.connect(self._fix)
        self._checks.passed.connect(self._name_by_itself)
        registry.changed.connect(self._fill_form)
        self._show_chosen()

    def sizeHint(self) -> QSize:
        """Large enough for the form; on a small screen it scrolls."""
        return QSize(scaled(_WIDTH), scaled(_HEIGHT))

    def done(self, result: int) -> None:
        """Qt override: keep what was typed."""
        self._leave()
        super().done(result)

    def _leave(self) -> None:
        """Keep what was typed for the selected engine, and end its test."""
        self.form.flush()
        self._checks.stop()

    def _show_chosen(self) -> None:
        """Show the form of the selected engine; if there is none, how to add one."""
        is_one = self.list.engine is not None
        self._test.setEnabled(is_one)
        self._switch.setVisible(is_one)
        self._show_page(_SETTINGS if is_one else _EMPTY)
        self._fill_form()

    def _fill_form(self) -> None:
        if self.list.engine is not None:
            self.form.show_engine(self.list.engine)

    def _change(self, engine: AttachedEngine) -> None:
        if self.list.engine is not None:
            self._registry.change(self.list.at, engine)

    def _run_test(self) -> None:
        self.form.flush()
        if self.list.engine is not None and not self.form.has_errors:
            self._show_page(_TEST)
            self._checks.run(self.list.engine.launch)

    def _name_by_itself(self, name: str) -> None:
        """Give an engine that has no name yet the name it calls itself."""
        engine = self.list.engine
        if engine is not None and name and engine.name.startswith(self.list.new_name):
            self._change(engine._replace(name=name))

    def _fix(self, launch: Launch) -> None:
        """Apply the fix and test it."""
        if self.list.engine is not None:
            self._change(self.list.engine._replace(launch=launch))
            self._run_test()

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
            "its program. Tromp Go’s own engine needs no set-up."
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
