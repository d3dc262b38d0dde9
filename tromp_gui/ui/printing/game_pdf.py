"""A game as a PDF, and the usable area of a page. QtGui only."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.pages import PrintedGame, pages, paint_pages
from tromp_gui.ui.printing.typeset import Paper

_DOTS = 1200
_MARGINS = QMarginsF(18, 16, 18, 14)
"""In millimetres."""


class PaperSize(Enum):
    """The paper sizes offered; the value is the word on the command line."""

    A4 = "a4"
    LETTER = "letter"


SIZES = {PaperSize.A4: QPageSize.PageSizeId.A4, PaperSize.LETTER: QPageSize.PageSizeId.Letter}


def usual_paper() -> PaperSize:
    """Letter in countries that use inches, otherwise A4."""
    metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return PaperSize.A4 if metric else PaperSize.LETTER


def set_margins(device: QPagedPaintDevice) -> None:
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)


def paper_of(device: QPagedPaintDevice, dots: int) -> Paper:
    """The part of a page inside the margins; `dots` is the device's resolution."""
    rect = device.pageLayout().paintRectPixels(dots)
    return Paper(rect.width(), rect.height(), dots)


def game_pdf(game: PrintedGame, size: PaperSize) -> bytes:
    """The game as a PDF file with text and vector graphics."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(words.heading(game.info).short)
    writer.setCreator(DISPLAY_NAME)
    writer.setResolution(_DOTS)
    writer.setPageSize(QPageSize(SIZES[size]))
    set_margins(writer)
    paint_pages(writer, pages(game, paper_of(writer, _DOTS)))
    return bytes(buffer.data().data())
