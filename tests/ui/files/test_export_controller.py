"""Copying, exporting and printing in the window, by keys."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import board, light
from tests.ui.person import Person
from tests.ui.printing.pdf import Pdf
from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.picture import picture_layout
from tromp_gui.ui.board.state import Ghost, Owner
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.files.export_controller import shown_state
from tromp_gui.ui.look.board_themes import KAYA
from tromp_gui.ui.printing.pictures import Look
from tromp_gui.ui.printing.print_dialog import PagesDialog
from tromp_gui.ui.printing.words import undrawable

pytestmark = pytest.mark.xvfb
not_on_windows = pytest.mark.skipif(os.name == "nt", reason="the dialog is Windows' own")


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def ask(person: Person, moves: str = "") -> None:
    """Answer how many moves to show in a diagram."""
    person.dialog(PagesDialog)
    if moves:
        person.write(moves)
    person.press("Return")


def test_the_board_as_text(person: Person) -> None:
    person.click("C3 G7 E5")
    person.press("Ctrl+Shift+T")
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[3] == " 7 . . + . . . O . . 7"
    assert lines[5] == " 5 . . . .(X). . . . 5"
    assert lines[7] == " 3 . . X . . . + . . 3"
    assert "as text" in person.status


def test_the_board_as_a_picture(person: Person) -> None:
    person.click("E5")
    person.press("Ctrl+Shift+K")
    image = QGuiApplication.clipboard().image()
    layout, size = picture_layout(1000, 9, 9, KAYA)
    assert image.size() == size
    middle, ring = layout.center(Point(4, 4)), layout.px(0.235)
    assert light(image, middle) < 90
    assert light(image, middle, dx=ring) > 200
    assert light(image, layout.center(Point(4, 5)), dx=ring, dy=ring) > 120
    assert image.pixelColor(0, 0) == QColor("#FFFFFF")


def test_a_picture_has_coordinates_if_the_board_has(person: Person) -> None:
    person.press("Ctrl+Shift+K")
    with_them = QGuiApplication.clipboard().image()
    person.press("C Ctrl+Shift+K")
    assert QGuiApplication.clipboard().image() != with_them


def test_pictures_have_no_cursor_and_no_ghost(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    here = frozenset({Point(0, 0)})
    state = board("X O x\n. X .\n. . O", owners={Point(1, 0): Owner.BLACK})
    view.show_state(
        state._replace(
            ghost=Ghost(Point(0, 0), Color.WHITE),
            cursor=Point(0, 1),
            flips=here,
            highlighted=here,
            forbidden=here,
        )
    )
    assert shown_state(view) == state


@pytest.mark.parametrize("ending", ["png", "webp"])
def test_a_picture_file(person: Person, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"board.{ending}"
    person.click("E5")
    person.press("Ctrl+E")
    person.choose_file(path)
    person.wait_for_status(f"Saved to board.{ending}.")
    image = QImage(str(path))
    assert (image.width(), image.height()) == (800, 800)


def test_drawings(person: Person, tmp_path: Path) -> None:
    person.click("E5")
    for ending in ("svg", "pdf"):
        person.press("Ctrl+E")
        person.choose_file(tmp_path / f"board.{ending}")
        person.wait_for_status(f"board.{ending}")
    assert (tmp_path / "board.svg").read_text().startswith("<?xml")
    assert not Pdf((tmp_path / "board.pdf").read_bytes()).has_images


def test_an_unknown_extension_is_refused(person: Person, tmp_path: Path) -> None:
    person.press("Ctrl+E")
    person.choose_file(tmp_path / "board.bmp")
    person.wait_for_status("board.bmp is not a supported picture format")
    assert not (tmp_path / "board.bmp").exists()


def test_a_board_that_does_not_fit_into_the_format_is_reported(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WebP has at most 16,383 pixels in a row."""
    defaults = Look.__init__.__defaults__ or ()
    monkeypatch.setattr(Look.__init__, "__defaults__", (17_000, *defaults[1:]))
    person.files.open_text("(;SZ[52:2])")
    person.press("Ctrl+E")
    person.choose_file(tmp_path / "board.webp")
    person.wait_for_status(undrawable("webp"))
    assert not (tmp_path / "board.webp").exists()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_reported(person: Person, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    person.press("Ctrl+E")
    person.choose_file(tmp_path / "board.png")
    person.wait_for_status("You do not have permission")


def test_the_game_as_pages(person: Person, tmp_path: Path) -> None:
    person.click("C3 G7 E5 C7")
    person.press("Ctrl+Shift+E")
    ask(person)
    person.choose_file(tmp_path / "game.pdf")
    person.wait_for_status("Saved to game.pdf.")
    pdf = Pdf((tmp_path / "game.pdf").read_bytes())
    assert pdf.pages == 1
    assert "Moves 1–4" in pdf.text()


def test_the_current_line_is_printed(person: Person, tmp_path: Path) -> None:
    person.files.open_text("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))")
    person.board.setFocus()
    person.press("Right Right Down Ctrl+Shift+E")
    ask(person)
    person.choose_file(tmp_path / "game.pdf")
    person.wait_for_status("Saved to game.pdf.")
    assert "Moves 1–2" in Pdf((tmp_path / "game.pdf").read_bytes()).text()


@not_on_windows
def test_the_printers_dialog_opens_over_the_window(person: Person) -> None:
    person.click("E5")
    person.press("Ctrl+P")
    ask(person)
    dialog = person.dialog(QAbstractPrintDialog)
    assert isinstance(dialog, QDialog)
    assert dialog.parent() is person.window
    dialog.reject()


@pytest.mark.skipif(os.name != "nt", reason="elsewhere the dialog can print to a file")
def test_without_a_printer_it_says_so(person: Person) -> None:
    if QPrinterInfo.availablePrinterNames():
        pytest.skip("there is a printer")
    person.press("Ctrl+P")
    ask(person)
    person.wait_for_status("The game could not be printed. ")


@not_on_windows
@pytest.mark.parametrize(
    ("place", "said"),
    [("game.pdf", "Saved to game.pdf."), ("none/game.pdf", "The game could not be printed. ")],
)
def test_printing_says_what_happened(person: Person, tmp_path: Path, place: str, said: str) -> None:
    person.press("Ctrl+P")
    ask(person)
    dialog = person.dialog(QAbstractPrintDialog)
    assert isinstance(dialog, QAbstractPrintDialog)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(tmp_path / place))
    dialog.accepted.emit(dialog.printer())
    assert person.status.startswith(said)
    dialog.reject()


def test_the_number_of_moves_in_a_diagram_can_be_chosen(person: Person, tmp_path: Path) -> None:
    person.click("C3 G7 E5 C7 G3")
    for path, moves in ((tmp_path / "a.pdf", "2"), (tmp_path / "b.pdf", "")):
        person.press("Ctrl+Shift+E")
        ask(person, moves)
        person.choose_file(path)
        person.wait_for_status(f"Saved to {path.name}.")
        pdf = Pdf(path.read_bytes())
        assert "Moves 1–2" in pdf.text(0)
        assert "Moves 3–4" in pdf.text(0)
        assert "Move 5" in pdf.text(1)


def test_an_invalid_number_of_moves_is_corrected(person: Person, tmp_path: Path) -> None:
    person.click("C3 G7")
    person.press("Ctrl+Shift+E")
    ask(person, "0")
    person.choose_file(tmp_path / "a.pdf")
    person.wait_for_status("Saved to a.pdf.")
    assert "Move 1" in Pdf((tmp_path / "a.pdf").read_bytes()).text()


def test_cancel_writes_nothing(person: Person) -> None:
    person.press("Ctrl+Shift+E")
    person.dialog(PagesDialog)
    person.press("Esc")
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, QFileDialog)]
