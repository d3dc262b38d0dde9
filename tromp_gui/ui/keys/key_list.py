"""The keys that may follow the first key of a shortcut, with their commands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from tromp_gui.ui.kit.plain_text import ElidedLabel, plain_label

_GAP, _MARGIN = 8, 12


class KeyList(QFrame):
    """Columns above the status line, as many as there is room for; ignores the pointer."""

    def __init__(self, window: QWidget, rows: Sequence[tuple[str, str]], bottom: QWidget) -> None:
        """`rows` are keys and commands; `bottom` is the widget below the list."""
        super().__init__(window)
        self.setProperty("role", "popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        grid = QGridLayout(self)
        grid.setContentsMargins(_MARGIN, _GAP, _MARGIN, _GAP)
        grid.setSpacing(_GAP // 2)
        pairs = []
        for key, text in rows:
            label = ElidedLabel()
            label.setText(text)
            pairs.append((plain_label(key, "strong", wraps=False), label))
        keys = max(key.sizeHint().width() for key, _ in pairs) + _GAP
        texts = max(text.sizeHint().width() for _, text in pairs) + _MARGIN
        place = bottom.mapTo(window, QPoint())
        wide, high = window.width() - 2 * _MARGIN, place.y() - 2 * _GAP
        fitting = high // (pairs[0][0].sizeHint().height() + grid.verticalSpacing())
        columns = max(wide // (keys + texts), -(-len(pairs) // max(fitting, 1)), 1)
        lines = -(-len(pairs) // columns)
        for at, pair in enumerate(pairs):
            for side, part in enumerate(pair):
                grid.addWidget(part, at % lines, at // lines * 2 + side)
        for column in range(0, 2 * columns, 2):
            grid.setColumnMinimumWidth(column, keys)
            grid.setColumnStretch(column + 1, 1)
        needed = self.sizeHint()
        self.setGeometry(0, place.y() - needed.height(), window.width(), needed.height())
        self.show()
