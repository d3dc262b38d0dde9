"""Reads PDF files with Qt's reader, and looks inside them."""

from __future__ import annotations

import re
import zlib

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QImage, QPainter

_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


class Pdf:
    """A PDF file from its bytes; skips the test where Qt's reader is missing."""

    def __init__(self, data: bytes) -> None:
        QtPdf = pytest.importorskip(
            "PySide6.QtPdf", reason="Qt's PDF reader is not in PySide6 here"
        )
        self.data = data
        self._buffer = QBuffer()
        self._buffer.setData(data)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._document = QtPdf.QPdfDocument()
        self._document.load(self._buffer)
        assert self._document.status() is QtPdf.QPdfDocument.Status.Ready

    @property
    def pages(self) -> int:
        """The number of pages."""
        return int(self._document.pageCount())

    def size(self, page: int = 0) -> tuple[int, int]:
        """The size of a page in points."""
        size = self._document.pagePointSize(page)
        return round(size.width()), round(size.height())

    def text(self, page: int = 0) -> str:
        """The text of a page."""
        return str(self._document.getAllText(page).text())

    @property
    def all_text(self) -> str:
        """The text of all pages."""
        return "\n".join(self.text(page) for page in range(self.pages))

    def picture(self, width: int, page: int = 0) -> QImage:
        """A page as pixels, on white."""
        points = self._document.pagePointSize(page)
        size = QSize(width, round(width * points.height() / points.width()))
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        painter.drawImage(0, 0, self._document.render(page, size))
        painter.end()
        return image

    @property
    def has_images(self) -> bool:
        """Whether it contains a bitmap."""
        return b"/Subtype /Image" in self.data or b"/Subtype/Image" in self.data

    @property
    def drawing(self) -> bytes:
        """The drawing commands of its pages, uncompressed."""
        return b"\n".join(_unpacked(found[1]) for found in _STREAM.finditer(self.data))


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""
