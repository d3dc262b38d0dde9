"""A board as a picture file. QtGui and QtSvg, no widgets."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from tromp_gui.ui.board.picture import paint_board, picture, picture_layout
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import KAYA, PRINT, BoardTheme, plain
from tromp_gui.ui.printing.formats import Format, Undrawable
from tromp_gui.ui.printing.words import undrawable


def screenless() -> QGuiApplication:
    """An application without a screen, needed for drawing text. Keep a reference to it."""
    there = QGuiApplication.instance()
    if isinstance(there, QGuiApplication):
        return there
    return QGuiApplication(["tromp-gui", "-platform", "offscreen"])


SIDE = 800
"""The default length of the longer side, in pixels."""

_FINE = 16
"""Units of a drawing in a pixel; rounding to whole units is not visible."""

_DOTS = 96
"""Pixels in an inch, as in CSS and SVG."""


_MILLIMETRES = re.compile(rb'(width|height)="([0-9.]+)mm"')


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture looks; `theme` None is PRINT for drawings and KAYA for pixels. The `caption`
    stands below the board and makes the picture higher.
    """

    side: int = SIDE
    theme: BoardTheme | None = None
    coordinates: bool = True
    caption: str = ""


def picture_bytes(state: BoardState, form: Format, look: Look, title: str = "") -> bytes:
    """The board in one of `PICTURES`; a drawing has no grain and no shadows, but a `title`.

    Raises Undrawable if the format cannot hold this board, for example a WebP of 17,000 pixels.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if form is Format.SVG:
        _write_svg(state, look, title, buffer)
    elif form is Format.PDF:
        _write_pdf(state, look, title, buffer)
    else:
        theme = look.theme or KAYA
        image = _captioned(picture(state, look.side, theme, look.coordinates), look.caption)
        if not image.save(buffer, form.value.upper()):
            raise Undrawable(undrawable(form.value))
    data = bytes(buffer.data().data())
    return _MILLIMETRES.sub(_pixels, data, count=2) if form is Format.SVG else data


_SHARE = 32
"""The side of a board in heights of the caption's letters."""
_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


def _face(board: QSize) -> QFont:
    face = QFont()
    face.setPixelSize(max(1, max(board.width(), board.height()) // _SHARE))
    return face


def _with_caption(board: QSize, caption: str) -> QSize:
    """The size of a picture with a caption below the board."""
    if not caption:
        return board
    face = _face(board)
    room = QRectF(0, 0, board.width(), 0)
    height = QFontMetricsF(face).boundingRect(room, _FLAGS, caption).height()
    return QSize(board.width(), board.height() + int(height) + face.pixelSize())


def _write_caption(painter: QPainter, board: QSize, caption: str) -> None:
    if caption:
        face = _face(board)
        size = _with_caption(board, caption)
        painter.setFont(face)
        painter.setPen(Qt.GlobalColor.black)
        below = QRectF(0, board.height(), size.width(), size.height() - board.height())
        painter.drawText(below.adjusted(0, face.pixelSize() / 2, 0, 0), _FLAGS, caption)


def _captioned(board: QImage, caption: str) -> QImage:
    if not caption:
        return board
    image = QImage(_with_caption(board.size(), caption), board.format())
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawImage(0, 0, board)
    _write_caption(painter, board.size(), caption)
    painter.end()
    return image


def _pixels(length: re.Match[bytes]) -> bytes:
    """A width or height of a drawing in pixels, because Qt writes millimetres."""
    return b'%s="%d"' % (length[1], round(float(length[2]) * _DOTS / 25.4))


def _write_svg(state: BoardState, look: Look, title: str, file: QIODevice) -> None:
    theme = plain(look.theme or PRINT)
    layout, size = picture_layout(
        look.side * _FINE, state.rows, state.columns, theme, look.coordinates, _FINE
    )
    drawing = QSvgGenerator()
    drawing.setOutputDevice(file)
    drawing.setResolution(_DOTS)
    whole = _with_caption(size, look.caption)
    drawing.setSize(whole / _FINE)
    drawing.setViewBox(QRect(0, 0, whole.width(), whole.height()))
    drawing.setTitle(title)
    painter = QPainter(drawing)
    paint_board(painter, state, layout)
    _write_caption(painter, size, look.caption)
    painter.end()


def _write_pdf(state: BoardState, look: Look, title: str, file: QIODevice) -> None:
    theme = plain(look.theme or PRINT)
    page = QPdfWriter(file)
    page.setResolution(_DOTS * _FINE)
    page.setTitle(title)
    layout, size = picture_layout(
        look.side * _FINE, state.rows, state.columns, theme, look.coordinates, _FINE
    )
    inch = _DOTS * _FINE
    whole = _with_caption(size, look.caption)
    inches = QSizeF(whole.width() / inch, whole.height() / inch)
    page.setPageSize(QPageSize(inches, QPageSize.Unit.Inch))
    page.setPageMargins(QMarginsF())
    painter = QPainter(page)
    paint_board(painter, state, layout)
    _write_caption(painter, size, look.caption)
    painter.end()
