"""A layout that wraps items into lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tromp_gui.ui.kit.boxes import FlowLayout


class Box(QPushButton):
    """A button of a fixed size."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size


def laid_out(qtbot: QtBot, widths: list[int], room: int) -> tuple[QWidget, list[Box]]:
    ground = QWidget()
    qtbot.addWidget(ground)
    flow = FlowLayout(10, 5, ground)
    boxes = [Box(width) for width in widths]
    for box in boxes:
        flow.addWidget(box)
    ground.resize(room, flow.heightForWidth(room))
    ground.show()
    return ground, boxes


@pytest.mark.parametrize(
    ("room", "lines"),
    [
        (1000, [[50, 60, 70]]),
        (200, [[50, 60, 70]]),
        (199, [[50, 60], [70]]),
        (120, [[50, 60], [70]]),
        (119, [[50], [60], [70]]),
        (70, [[50], [60], [70]]),
    ],
)
def test_lines_are_wrapped_to_the_width(qtbot: QtBot, room: int, lines: list[list[int]]) -> None:
    ground, boxes = laid_out(qtbot, [50, 60, 70], room)
    found: dict[int, list[int]] = {}
    for box in boxes:
        found.setdefault(box.y(), []).append(box.width())
    assert list(found.values()) == lines
    assert sorted(found) == [25 * line for line in range(len(lines))]
    assert ground.height() == 25 * len(lines) - 5
    for box in boxes:
        assert ground.rect().contains(box.geometry())


def test_an_item_wider_than_the_room_is_cut_to_it(qtbot: QtBot) -> None:
    ground, boxes = laid_out(qtbot, [300], 400)
    flow = ground.layout()
    assert flow is not None
    flow.setGeometry(QRect(0, 0, 100, 20))
    assert boxes[0].geometry() == QRect(0, 0, 100, 20)


def test_hidden_items_take_no_room(qtbot: QtBot) -> None:
    ground, boxes = laid_out(qtbot, [50, 60, 70], 130)
    boxes[0].hide()
    flow = ground.layout()
    assert flow is not None
    assert flow.heightForWidth(140) == 20
    assert flow.sizeHint() == QSize(140, 20)
    assert flow.minimumSize() == QSize(70, 20)


def test_items_can_be_taken_out(qtbot: QtBot) -> None:
    ground, boxes = laid_out(qtbot, [50, 60], 200)
    flow = ground.layout()
    assert flow is not None
    assert flow.count() == 2
    item = flow.takeAt(0)
    assert item is not None
    assert item.widget() is boxes[0]
    assert flow.count() == 1
    assert flow.itemAt(5) is None
    assert flow.takeAt(5) is None
