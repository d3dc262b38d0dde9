"""The engines dialog: a list at the left, at the right the selected engine's settings and test."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from tromp_gui.ui.engines.check_controller import CheckPanel
from tromp_gui.ui.engines.form import EngineForm
from tromp_gui.ui.engines.list_panel import EngineListPanel
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.form import FormDialog, plain_label, scrolled
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.theme import scaled

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
