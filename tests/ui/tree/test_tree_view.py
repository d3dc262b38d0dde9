"""The tree on the screen: painting, signals, input."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.tree.trees import Node, drawn, grow
from tromp_gui.go.point import Color
from tromp_gui.ui.look import theme
from tromp_gui.ui.tree import tree_view
from tromp_gui.ui.tree.layout import Cell
from tromp_gui.ui.tree.node_paint import NodeLook, NodeShape
from tromp_gui.ui.tree.paint import HEADER, STEP, center
from tromp_gui.ui.tree.tree_view import TreeView

# a b c d e f      the main line, ids 0 1 2 3 4 5
#     ' g h i      a variation of d, ids 6 7 8
NODES = "abc(def)(ghi)"


def stones(node_id: int) -> NodeLook:
    color = Color.BLACK if node_id % 2 else Color.WHITE
    return NodeLook(NodeShape.STONE, color, node_id) if node_id else NodeLook()


@pytest.fixture
def view(qtbot: QtBot, dress: Dress) -> TreeView:
    dress(theme.LIGHT)
    made = TreeView()
    qtbot.addWidget(made)
    made.resize(400, 180)
    made.show()
    return made


def shown(view: TreeView, text: str, current: int = 0) -> list[Node]:
    nodes = drawn(text)
    view.show_tree(nodes[0], stones, current)
    return nodes


def place(view: TreeView, column: int, row: int) -> QPoint:
    """The position of a cell in the viewport."""
    bars = view.horizontalScrollBar().value(), view.verticalScrollBar().value()
    return center(Cell(column, row)).toPoint() - QPoint(*bars)


def seen(view: TreeView) -> QImage:
    return view.viewport().grab().toImage()


def ink(view: TreeView, column: int, row: int, off: tuple[float, float] = (0, 0)) -> QColor:
    """The colour near the middle of a cell."""
    at = place(view, column, row) + QPointF(*off).toPoint()
    return seen(view).pixelColor(at)


def close(a: QColor, b: str, within: int = 40) -> bool:
    other = QColor(b)
    pairs = ((a.red(), other.red()), (a.green(), other.green()), (a.blue(), other.blue()))
    return all(abs(x - y) <= within for x, y in pairs)


# ---- selecting


def test_a_click_selects_a_node(qtbot: QtBot, view: TreeView) -> None:
    shown(view, NODES)
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 4, 1))
    assert told.args == [7]


def test_a_click_selects_the_right_node_in_a_scrolled_tree(qtbot: QtBot, view: TreeView) -> None:
    view.show_tree(grow(range(200))[0], stones, 150)
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 148, 0))
    assert told.args == [148]


@pytest.mark.parametrize(("column", "row"), [(6, 0), (1, 1), (2, 1), (3, 2)])
def test_a_click_beside_nodes_selects_nothing(
    qtbot: QtBot, view: TreeView, column: int, row: int
) -> None:
    shown(view, NODES)
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, column, row))


def test_a_press_dragged_away_selects_nothing(qtbot: QtBot, view: TreeView) -> None:
    shown(view, NODES)
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 3, 0))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 4, 0))


def test_a_right_click_selects_nothing(qtbot: QtBot, view: TreeView) -> None:
    shown(view, NODES)
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=place(view, 3, 0))


def test_the_strip_of_numbers_covers_the_nodes_below_it(qtbot: QtBot, view: TreeView) -> None:
    view.show_tree(grow([0] * 50)[0], stones, 30)
    assert view.verticalScrollBar().value() > 0
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(48, 10))


@pytest.mark.parametrize(
    ("current", "key", "goal"),
    [
        ("d", Qt.Key.Key_Left, "c"),
        ("d", Qt.Key.Key_Right, "e"),
        ("d", Qt.Key.Key_Down, "g"),
        ("h", Qt.Key.Key_Up, "e"),
        ("h", Qt.Key.Key_Left, "g"),
        ("g", Qt.Key.Key_Left, "c"),
        ("h", Qt.Key.Key_Home, "a"),
        ("b", Qt.Key.Key_End, "f"),
        ("g", Qt.Key.Key_End, "i"),
    ],
)
def test_arrow_keys_go_to_nodes(
    qtbot: QtBot, view: TreeView, current: str, key: Qt.Key, goal: str
) -> None:
    names = NODES.replace("(", "").replace(")", "")
    shown(view, NODES, names.index(current))
    with qtbot.waitSignal(view.node_selected) as told:
        QTest.keyClick(view, key)
    assert told.args == [names.index(goal)]


@pytest.mark.parametrize(
    ("current", "key"),
    [(0, Qt.Key.Key_Left), (5, Qt.Key.Key_Right), (0, Qt.Key.Key_Up), (8, Qt.Key.Key_Down)],
)
def test_arrow_keys_stop_at_the_edges(
    qtbot: QtBot, view: TreeView, current: int, key: Qt.Key
) -> None:
    shown(view, NODES, current)
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.keyClick(view, key)


def test_other_keys_are_left_to_the_window(qtbot: QtBot, view: TreeView) -> None:
    shown(view, NODES, 3)
    before = view.horizontalScrollBar().value()
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.keyClick(view, Qt.Key.Key_P)
        QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.horizontalScrollBar().value() == before


def test_a_view_without_a_tree_ignores_input(qtbot: QtBot, view: TreeView) -> None:
    with qtbot.assertNotEmitted(view.node_selected):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(48, 46))
        QTest.keyClick(view, Qt.Key.Key_Right)
    with pytest.raises(KeyError):
        view.show_current(0)
    seen(view)


def test_the_current_node_must_be_in_the_tree(view: TreeView) -> None:
    nodes = shown(view, NODES)
    with pytest.raises(KeyError):
        view.show_current(99)
    with pytest.raises(KeyError):
        view.show_tree(nodes[0], stones, 99)


# ---- scrolling


def is_visible_cell(view: TreeView, column: int, row: int) -> bool:
    return view.viewport().rect().contains(place(view, column, row))


def test_the_current_node_is_scrolled_into_view(qtbot: QtBot, view: TreeView) -> None:
    view.show_tree(grow(range(300))[0], stones, 0)
    for node in (299, 0, 150, 161):
        view.show_current(node)
        qtbot.waitUntil(lambda node=node: is_visible_cell(view, node, 0))  # type: ignore[misc]


def test_the_next_nodes_are_visible_too(qtbot: QtBot, view: TreeView) -> None:
    view.show_tree(grow(range(300))[0], stones, 0)
    for node in range(60):
        view.show_current(node)
    qtbot.waitUntil(lambda: is_visible_cell(view, 61, 0) and is_visible_cell(view, 57, 0))


def test_a_step_inside_the_window_scrolls_nothing(view: TreeView) -> None:
    view.show_tree(grow(range(300))[0], stones, 150)
    before = view.horizontalScrollBar().value()
    view.show_current(149)
    view.show_current(145)
    assert view.horizontalScrollBar().value() == before


def test_single_steps_scroll_smoothly(
    qtbot: QtBot, view: TreeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_view, "_HURRY_MS", 0)
    view.show_tree(grow(range(300))[0], stones, 0)
    view.show_current(20)
    assert view.horizontalScrollBar().value() == 0
    qtbot.waitUntil(lambda: is_visible_cell(view, 22, 0))


def test_quick_steps_jump(view: TreeView, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_view, "_HURRY_MS", 24 * 60 * 60 * 1000)
    view.show_tree(grow(range(300))[0], stones, 0)
    for node in range(20, 60):
        view.show_current(node)
        assert is_visible_cell(view, node, 0)


def test_the_current_node_stays_visible_when_the_view_shrinks(qtbot: QtBot, view: TreeView) -> None:
    view.show_tree(grow(range(300))[0], stones, 14)
    view.resize(160, 100)
    qtbot.waitUntil(lambda: is_visible_cell(view, 14, 0))


def test_the_current_node_is_whole_in_a_low_view(view: TreeView) -> None:
    bars = view.height() - view.viewport().height()
    view.resize(400, HEADER + STEP + 4 + bars)
    view.show_tree(grow([0] * 5 + [*range(5, 40)])[0], stones, 0)
    for node in (4, 2, 5):
        view.show_current(node)
        top_left = view.viewport().mapFromGlobal(view.node_rect(node).topLeft())
        assert HEADER <= top_left.y() <= view.viewport().height() - STEP


def wheel(view: TreeView, notches: int, keys: Qt.KeyboardModifier) -> None:
    at = QPointF(60, 60)
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, -120 * notches),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_scrolls_down_and_with_shift_sideways(view: TreeView) -> None:
    nodes = grow([*range(100), *([50] * 40)])
    view.show_tree(nodes[0], stones, 0)
    wheel(view, 1, Qt.KeyboardModifier.NoModifier)
    assert (view.horizontalScrollBar().value(), view.verticalScrollBar().value()) == (0, 3 * STEP)
    wheel(view, 2, Qt.KeyboardModifier.ShiftModifier)
    assert view.horizontalScrollBar().value() == 6 * STEP
    wheel(view, -1, Qt.KeyboardModifier.NoModifier)
    assert view.verticalScrollBar().value() == 0


# ---- painting


def test_only_visible_nodes_are_drawn(view: TreeView) -> None:
    asked: set[int] = set()

    def look(node_id: int) -> NodeLook:
        asked.add(node_id)
        return stones(node_id)

    view.show_tree(grow([*range(5000), *([3000] * 500)])[0], look, 4000)
    asked.clear()
    seen(view)
    assert 4000 in asked
    assert len(asked) < 40
    assert all(abs(node - 4000) < 40 for node in asked)


def test_stones_have_the_colour_of_the_player(view: TreeView) -> None:
    shown(view, "abcdef", 0)
    assert close(ink(view, 1, 0), "#25292C", 8)
    assert close(ink(view, 2, 0), "#FDFBF6", 8)


@pytest.mark.parametrize("chrome", theme.THEMES, ids=lambda chrome: chrome.name)
def test_the_line_to_the_current_node_is_in_accent(
    dress: Dress, view: TreeView, chrome: theme.ChromeTheme
) -> None:
    dress(chrome)
    shown(view, NODES, 7)
    half = (13, 0)
    assert close(ink(view, 0, 0, half), chrome.accent)
    assert close(ink(view, 3, 1, half), chrome.accent, 90)
    assert close(ink(view, 3, 0, half), chrome.edge)
    assert not close(ink(view, 4, 1, half), chrome.accent, 10)
    # along the stem, and the ring around the node
    assert close(ink(view, 2, 0, (0, 12)), chrome.accent, 90)
    assert close(ink(view, 4, 1, (11, 0)), chrome.accent, 90)


def test_the_band_marks_the_current_column(view: TreeView) -> None:
    shown(view, NODES, 4)
    low = (0, 90)
    assert ink(view, 4, 0, low) != ink(view, 3, 0, low)
    assert ink(view, 4, 0, (11, 90)) == ink(view, 4, 0, low)
    view.show_current(3)
    assert ink(view, 4, 0, low) != ink(view, 3, 0, low)


def drawn_as(view: TreeView, look: Callable[[int], NodeLook]) -> QImage:
    view.show_tree(drawn("abcd")[0], look, 0)
    return seen(view).copy(place(view, 2, 0).x() - 12, place(view, 2, 0).y() - 12, 24, 24)


def test_every_kind_of_node_looks_different(view: TreeView) -> None:
    black, white = Color.BLACK, Color.WHITE
    looks = [
        NodeLook(),
        NodeLook(NodeShape.SETUP),
        NodeLook(NodeShape.STONE, black),
        NodeLook(NodeShape.STONE, white),
        NodeLook(NodeShape.PASS, black),
        NodeLook(NodeShape.PASS, white),
        NodeLook(NodeShape.STONE, black, has_comment=True),
        NodeLook(NodeShape.STONE, black, illegal=True),
        NodeLook(NodeShape.STONE, black, has_comment=True, illegal=True),
    ]
    pictures = [drawn_as(view, lambda _id, look=look: look) for look in looks]  # type: ignore[misc]
    for at, picture in enumerate(pictures):
        assert pictures.index(picture) == at


def test_every_tenth_move_is_numbered(view: TreeView) -> None:
    view.show_tree(grow(range(20))[0], stones, 0)
    picture = seen(view)

    def dark(column: int) -> bool:
        x = place(view, column, 0).x()
        strip = [picture.pixelColor(x + dx, y) for dx in range(-9, 10) for y in range(4, 26)]
        return any(color.lightness() < 160 for color in strip)

    assert [column for column in range(1, 14) if dark(column)] == [10]


def test_refresh_repaints_the_nodes(view: TreeView) -> None:
    looks = {0: NodeLook(), 1: NodeLook(NodeShape.STONE, Color.BLACK)}
    view.show_tree(drawn("ab")[0], looks.__getitem__, 0)
    before = seen(view)
    looks[1] = NodeLook(NodeShape.STONE, Color.BLACK, has_comment=True)
    view.refresh()
    assert seen(view) != before


def test_the_tree_has_an_accessible_name(view: TreeView) -> None:
    shown(view, NODES, 0)
    assert view.accessibleName() == "Game tree"
    assert view.accessibleDescription() == "No moves yet"
    view.show_current(4)
    assert view.accessibleDescription() == "Move 4"
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus


# ---- repainting single nodes


class Counted(TreeView):
    """A tree view that counts its paint events."""

    paintings = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt override."""
        self.paintings += 1
        super().paintEvent(event)


def test_only_visible_changed_nodes_are_repainted(qtbot: QtBot, dress: Dress) -> None:
    dress(theme.LIGHT)
    view = Counted()
    qtbot.addWidget(view)
    view.resize(400, 180)
    nodes, illegal = drawn("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"), set[int]()
    last = len(nodes) - 1
    view.show_tree(nodes[0], lambda node_id: NodeLook(illegal=node_id in illegal), 0)
    with qtbot.waitExposed(view):
        view.show()
    QApplication.processEvents()
    before, count = seen(view), view.paintings
    illegal.add(last)
    view.refresh_nodes([last, last + 1])
    QApplication.processEvents()
    assert view.paintings == count
    illegal.add(3)
    view.refresh_nodes([3])
    QApplication.processEvents()
    assert view.paintings == count + 1
    assert seen(view) != before


def test_scroll_bars_depend_only_on_the_size_of_the_view(view: TreeView) -> None:
    """Showing a bar must not depend on itself or on the other bar."""
    shown(view, NODES)
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    view.resize(60, 40)
    QApplication.processEvents()
    room = view.viewport().size()
    whole = QSize(bars[0].maximum() + room.width(), bars[1].maximum() + room.height())
    edge = view.size() - view.maximumViewportSize()
    sizes = [
        whole + edge + QSize(right, down)
        for right in (-20, -1, 0, 1, 11, 12, 13, 40)
        for down in (-20, -1, 0, 1, 11, 12, 13, 40)
    ]
    seen: dict[tuple[int, int], tuple[int, int]] = {}
    for size in (*sizes, *sizes[::-1]):
        watch = Watch(view.viewport())
        view.resize(size)
        QApplication.processEvents()
        part = view.viewport().size()
        assert len(watch.sizes) <= 4, (size, watch.sizes)
        assert bars[0].maximum() == max(0, whole.width() - part.width())
        assert bars[1].maximum() == max(0, whole.height() - part.height())
        ranges = bars[0].maximum(), bars[1].maximum()
        assert seen.setdefault((size.width(), size.height()), ranges) == ranges


class Watch(QObject):
    """Records the sizes of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.sizes: list[QSize] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self.sizes.append(event.size())
        return False


def test_another_node_in_a_row_does_not_resize_the_view(
    view: TreeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(view, NODES)
    asked = []
    monkeypatch.setattr(view, "updateGeometry", lambda: asked.append("layout"))
    assert view.add_leaf(5, 9)
    assert not asked
    shown(view, "abc(def)(ghi)(jkl)")
    assert asked
