"""The dialogs before printing: the moves in each diagram, and the printer."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.ui.kit.fields import NumberField
from tromp_gui.ui.kit.file_dialog import add_arrows
from tromp_gui.ui.kit.form import FormDialog
from tromp_gui.ui.printing.pages import (
    SIZES,
    Printed,
    paint_pages,
    paper_of,
    set_margins,
    usual_paper,
)

LEAST, MOST = 1, 400


class PagesDialog(FormDialog):
    """Signal: `moves_chosen(int)`, the number of moves in each diagram."""

    moves_chosen = Signal(int)

    def __init__(self, title: str, moves: int, parent: QWidget | None = None) -> None:
        super().__init__(title, self.tr("Continue…"), parent)
        self._moves = NumberField(LEAST, MOST)
        self._moves.set_value(moves)
        self.add_row(
            self.tr("Moves per diagram"),
            self._moves,
            self.tr("A new diagram also begins where the game marks one."),
        )
        self._moves.setFocus()
        self._moves.selectAll()

    def accept(self) -> None:
        super().accept()
        self.moves_chosen.emit(self._moves.value())


def ask_and_print(parent: QWidget, printed: Printed, then: Callable[[bool, str], object]) -> None:
    """Ask for a printer, and print it when the dialog is accepted. Then call `then`: whether
    it could be printed, and the name of the file it is printed to, '' for paper.
    """
    printer = make_printer(printed)
    if os.name == "nt" and printer.outputFormat() is not QPrinter.OutputFormat.NativeFormat:
        then(False, "")  # there is no printer, and Windows' own dialog would not open
        return
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, len(printed.pages(paper_of(printer, printer.resolution()))))
    dialog.accepted.connect(lambda: then(print_pages(printer, printed), printer.outputFileName()))
    dialog.finished.connect(dialog.deleteLater)
    add_arrows(dialog)
    QDialog.open(dialog)


def make_printer(printed: Printed) -> QPrinter:
    """A printer with its highest resolution, our margins and the usual paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(printed.name)
    printer.setCreator(DISPLAY_NAME)
    printer.setPageSize(QPageSize(SIZES[usual_paper()]))
    set_margins(printer)
    return printer


def print_pages(printer: QPrinter, printed: Printed) -> bool:
    """Print the chosen pages; repeats copies that the printer cannot make. Returns whether the
    printer accepts them.
    """
    found = printed.pages(paper_of(printer, printer.resolution()))
    first, last = printer.fromPage(), printer.toPage()
    chosen = found[first - 1 : last] if first else found
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    return paint_pages(printer, (chosen or found) * copies)
