"""Printing, to a printer that writes PDF files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.printing.pdf import Pdf
from tests.ui.printing.records import tree_of
from tests.ui.printing.test_diagrams import TWENTY
from tromp_gui.ui.printing.pages import PrintedGame, printed_game
from tromp_gui.ui.printing.print_dialog import ask_and_print, make_printer, print_pages


@pytest.fixture
def game() -> PrintedGame:
    """Three pages."""
    return printed_game(tree_of(TWENTY.replace("SZ[9]", "SZ[9]PB[Ann]PW[Bo]")), moves=4)


def to_file(printer: QPrinter, path: Path) -> Path:
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return path


def test_all_pages(game: PrintedGame, tmp_path: Path) -> None:
    printer = make_printer(game)
    path = to_file(printer, tmp_path / "all.pdf")
    print_pages(printer, game)
    pdf = Pdf(path.read_bytes())
    assert pdf.pages == 3
    assert not pdf.has_images
    assert "Moves 1–4" in pdf.text()
    assert pdf.text(2).rstrip().endswith("3 / 3")


@pytest.mark.parametrize(("first", "last"), [(2, 2), (2, 3), (1, 3)])
def test_some_pages_keep_their_numbers(
    game: PrintedGame, tmp_path: Path, first: int, last: int
) -> None:
    printer = make_printer(game)
    path = to_file(printer, tmp_path / "some.pdf")
    printer.setFromTo(first, last)
    print_pages(printer, game)
    pdf = Pdf(path.read_bytes())
    assert pdf.pages == last - first + 1
    assert pdf.text().rstrip().endswith(f"{first} / 3")


def test_another_paper_has_another_layout(game: PrintedGame, tmp_path: Path) -> None:
    printer = make_printer(game)
    path = to_file(printer, tmp_path / "small.pdf")
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A6))
    print_pages(printer, game)
    pdf = Pdf(path.read_bytes())
    assert pdf.size() == pytest.approx((298, 420), abs=1)
    assert pdf.pages >= 3


def test_the_print_job_has_the_games_name(game: PrintedGame) -> None:
    assert make_printer(game).docName() == "Ann – Bo"


def test_the_dialog_prints_when_it_is_accepted(
    qtbot: QtBot, game: PrintedGame, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    said: list[tuple[bool, str]] = []
    ask_and_print(parent, game, lambda *done: said.append(done))
    (dialog,) = parent.findChildren(QPrintDialog)
    assert dialog.maxPage() == 3
    assert dialog.testOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    path = to_file(dialog.printer(), tmp_path / "asked.pdf")
    dialog.accepted.emit(dialog.printer())
    assert Pdf(path.read_bytes()).pages == 3
    to_file(dialog.printer(), tmp_path / "none" / "asked.pdf")
    dialog.accepted.emit(dialog.printer())
    assert said == [(True, str(path)), (False, str(tmp_path / "none" / "asked.pdf"))]
    dialog.reject()
    QApplication.processEvents()
