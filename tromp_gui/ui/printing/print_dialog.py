"""Printing a game with the system's dialog. Imports QtPrintSupport."""

from __future__ import annotations

from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.game_pdf import SIZES, paper_of, set_margins, usual_paper
from tromp_gui.ui.printing.pages import PrintedGame, pages, paint_pages


def ask_and_print(parent: QWidget, game: PrintedGame) -> None:
    """Ask for a printer, and print the game when the dialog is accepted."""
    printer = make_printer(game)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, len(pages(game, paper_of(printer, printer.resolution()))))
    dialog.accepted.connect(lambda: print_game(printer, game))
    dialog.finished.connect(dialog.deleteLater)
    QDialog.open(dialog)


def make_printer(game: PrintedGame) -> QPrinter:
    """A printer with its highest resolution, our margins and the usual paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(words.heading(game.info).short)
    printer.setCreator(DISPLAY_NAME)
    printer.setPageSize(QPageSize(SIZES[usual_paper()]))
    set_margins(printer)
    return printer


def print_game(printer: QPrinter, game: PrintedGame) -> None:
    """Print the chosen pages; repeats copies that the printer cannot make."""
    found = pages(game, paper_of(printer, printer.resolution()))
    first, last = printer.fromPage(), printer.toPage()
    chosen = found[first - 1 : last] if first else found
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    paint_pages(printer, (chosen or found) * copies)
