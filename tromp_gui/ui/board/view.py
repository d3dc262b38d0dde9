"""The board on the screen: its layout, and when it is rendered and painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, inf

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QMargins,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tromp_gui.go.point import Point
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.board.bare_board import Backdrop
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.board.motion import StoneMotion
from tromp_gui.ui.board.pens import color
from tromp_gui.ui.board.pointer import PointerView
from tromp_gui.ui.board.repaints import Repaints
from tromp_gui.ui.board.scene import BoardScene
from tromp_gui.ui.board.state import BoardState, is_move, touched_stones
from tromp_gui.ui.look.board_themes import BoardLook, BoardTheme
from tromp_gui.ui.look.typography import scale

TABLE = "#E6E2D9"
"""The colour of the table in the light theme."""

_PADDING = QMargins(20, 8, 20, 8)
_REST_MS = 120
_SMOOTH_WIDTH = 1600
"""Up to this width of the wood in device pixels, smooth scaling takes less than a frame."""


class BoardView(PointerView):
    """A board of any size in the middle of a table.

    Signals in addition to those of PointerView: `wood_rect_changed(QRect)`; `first_painted()`.
    `wants_motion` asks the system whether animation is wanted, when a stone is about to move.
    """

    wood_rect_changed = Signal(QRect)
    first_painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._was_painted = False
        self._state = BoardState(19, 19)
        self._look, self._table, self._padding = BoardLook(), color(TABLE), _PADDING
        self._coordinates = True
        self._board = BoardScene(self)
        self._layout = self._wanted_layout()
        self._rendered: BoardLayout | None = None
        self._backdrop: Backdrop | None = None
        self._placement = (0.0, 0.0)
        self._still: QPixmap | None = None
        self._since_resize = QElapsedTimer()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._preparing = IdleWork(self)
        self._preparing.finished.connect(self._invalidate)
        self._rest.timeout.connect(self._start_preparing)
        self._repaints = Repaints()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._repaint_touched)
        self._since_stone = QElapsedTimer()
        self._motion = StoneMotion(self)
        self.wants_motion: Callable[[], bool] = lambda: True
        self._motion.moved.connect(self._touch)
        self._motion.finished.connect(lambda: self._touch(self._settled()))
        self.setScene(self._board)
        self._set_up()

    def _set_up(self) -> None:
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # The view repaints itself: see _repaint_touched.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setAccessibleName(self.tr("Board"))
        self.setMinimumSize(120, 120)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # What is shown

    @property
    def state(self) -> BoardState:
        """The state shown."""
        return self._state

    def show_state(self, state: BoardState) -> None:
        """Show `state`, of any size."""
        now, then = ((each.rows, each.columns, each.part) for each in (state, self._state))
        resized = now != then
        before, self._state = self._state, state
        if resized:
            self.forget_pointer()
            self._refit()
        elif self._rendered is not None:
            self._touch(self._shown(before, state))

    def _shown(self, before: BoardState, state: BoardState) -> list[QRect]:
        """Show a state after another, animating a single move if appropriate; return where the
        picture has changed.
        """
        if not self._look.has_motion or not touched_stones(before, state):
            return self._board.show_state(state)
        settled = self._settled()
        calm = not self._since_stone.isValid() or self._since_stone.elapsed() >= _REST_MS
        self._since_stone.start()
        moves = calm and is_move(before, state) and self.wants_motion()
        touched = self._board.show_state(state, moves)
        if moves and state.last_move is not None:
            coming = self._board.stone_items(state.last_move)
            self._motion.start(coming, self._board.leaving_items())
        return settled + touched

    def _settled(self) -> list[QRect]:
        """End all animation; return where the picture has changed."""
        self._motion.stop()
        return self._board.remove_leaving()

    def _touch(self, touched: list[QRect]) -> None:
        if self._still is not None and touched:
            self._still = self._board.picture()
            self.viewport().update()
            return
        self._repaints.add(touched)
        if self._repaints and not self._soon.isActive():
            self._soon.start()

    @property
    def theme(self) -> BoardTheme:
        """The board's theme."""
        return self._look.theme

    def set_look(self, look: BoardLook) -> None:
        """Draw the board with another look."""
        self._settled()
        before, self._look = self._look, look
        moves_otherwise = look.has_motion is not before.has_motion
        if not moves_otherwise or look != before._replace(has_motion=look.has_motion):
            self._refit()

    def set_table_color(self, table: QColor) -> None:
        """Set the colour around the wood."""
        self._table = table
        self._refit()

    def set_coordinates(self, shown: bool) -> None:
        """Show or hide the coordinates."""
        if shown is not self._coordinates:
            self._coordinates = shown
            self._refit()

    def set_padding(self, padding: QMargins) -> None:
        """Set the minimum space between the wood and the edges of the view."""
        self._padding = padding
        self._refit()

    def wood_rect(self) -> QRect:
        """The rectangle of the wood that can be seen, in the view's coordinates."""
        wood, (dx, dy) = QRectF(self._layout.wood_rect), self._offset()
        ratio = self._layout.geometry.ratio
        place = QPointF(wood.x() + dx, wood.y() + dy) / ratio
        return QRectF(place, wood.size() / ratio).toRect() & self.viewport().rect()

    def point_position(self, point: Point) -> QPoint:
        """The middle of `point`, in the view's coordinates."""
        x, y = self._layout.geometry.center(point)
        dx, dy = self._offset()
        return (QPointF(x + dx, y + dy) / self._layout.geometry.ratio).toPoint()

    def cell_side(self) -> int:
        """The distance between two lines, in pixels of the view."""
        return round(self._layout.geometry.cell / self._layout.geometry.ratio)

    def sizeHint(self) -> QSize:
        """Qt override."""
        return QSize(640, 640)

    def point_at(self, place: QPointF) -> Point | None:
        """The point under a position in the view's coordinates; None off the board, except that an
        area may begin on the margin, and end anywhere.
        """
        beyond = 0.0 if not self.selects_areas else 1 if self._pressed is None else inf
        dx, dy = self._offset()
        ratio = self._layout.geometry.ratio
        return self._layout.geometry.point_at(
            place.x() * ratio - dx, place.y() * ratio - dy, beyond
        )

    def cursor_point(self) -> Point | None:
        """The point of the board cursor."""
        return self._state.cursor

    # Layout and rendering

    def _wanted_layout(self) -> BoardLayout:
        ratio, pad = self.devicePixelRatioF(), self._padding
        room = QRectF(self.viewport().rect().marginsRemoved(pad))
        part = self._state.part
        rows, columns = part.sides
        layout = fit_layout(
            room.width() * ratio,
            room.height() * ratio,
            rows,
            columns,
            self.theme if self._look.is_off_grid else self.theme._replace(jitter=0.0),
            ratio,
            self._coordinates,
            max(1.0, scale()),
        )
        board = layout.geometry.moved(round(pad.left() * ratio), round(pad.top() * ratio))
        board = board.in_whole(self._state.rows, self._state.columns, part.low)
        return layout._replace(geometry=board)

    def _fit(self) -> None:
        """Calculate the layout, and drop the pictures prepared for another one."""
        self._preparing.stop()
        before, self._layout = self.wood_rect(), self._wanted_layout()
        self._backdrop = None
        after = self.wood_rect()
        if before != after:
            self.wood_rect_changed.emit(after)

    def _refit(self) -> None:
        self._fit()
        self._invalidate()

    def _invalidate(self) -> None:
        """Render everything at the next paint event."""
        self._rendered = None
        self.viewport().update()

    def _start_preparing(self) -> None:
        self._preparing.start(self._prepare())

    def _prepare(self) -> Iterator[None]:
        """Make the pictures of a new size in slices, while the old ones are shown."""
        yield from self._layout.prepare()
        self._backdrop = self._backdrop or self._wanted_backdrop()
        while self._backdrop.paint_slice():
            yield

    def _wanted_backdrop(self) -> Backdrop:
        size, ratio = self.viewport().size(), self._layout.geometry.ratio
        width, height = ceil(size.width() * ratio), ceil(size.height() * ratio)
        return Backdrop(self._layout, width, height, self._table)

    def _render(self) -> None:
        self._rest.stop()
        self._preparing.stop()
        self._motion.stop()
        backdrop = self._backdrop or self._wanted_backdrop()
        self._board.lay_out(self._layout, backdrop, self._state)
        self._rendered, self._backdrop, self._still = self._layout, None, None
        self._place()

    def _place(self) -> None:
        """Show scene coordinates as device pixels, without scrolling."""
        ratio, self._placement = self._layout.geometry.ratio, self._offset()
        whole = QTransform.fromTranslate(self._placement[0] / ratio, self._placement[1] / ratio)
        whole.scale(1 / ratio, 1 / ratio)
        self.setTransform(whole)
        self.viewport().update()
        seen, _ = whole.inverted()
        self.setSceneRect(seen.mapRect(QRectF(self.viewport().rect())))

    def _repaint_touched(self) -> None:
        """Repaint what has changed, as much of it as one turn of the event loop has time for."""
        rects, to_window = self._repaints.take(), self.transform()
        if self._rendered is None:
            return
        if not to_window.isIdentity():
            rects = [to_window.mapRect(QRectF(rect)).toAlignedRect() for rect in rects]
        for rect in rects:
            self.viewport().repaint(rect)
        if self._repaints:
            self._soon.start()

    def _offset(self) -> tuple[float, float]:
        """The distance from the view's corner to the next whole device pixel of the window."""
        ratio = self._layout.geometry.ratio
        if ratio.is_integer():
            return 0.0, 0.0
        corner = QPointF(self.mapTo(self.window(), QPoint(0, 0))) * ratio
        return ceil(corner.x()) - corner.x(), ceil(corner.y()) - corner.y()

    def _paint_still(self, still: QPixmap, old: BoardLayout) -> None:
        """During a resize: paint the picture of the old layout, scaled, at the new place."""
        board, (dx, dy) = self._layout.geometry, self._offset()
        scale, middle = board.cell / old.geometry.cell, QRectF(old.wood_rect).center()
        shift = QRectF(self._layout.wood_rect).center() - middle * scale
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self._table)
        is_small = self._layout.wood_rect.width() <= _SMOOTH_WIDTH
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_small)
        painter.translate((shift.x() + dx) / board.ratio, (shift.y() + dy) / board.ratio)
        painter.scale(scale / board.ratio, scale / board.ratio)
        painter.drawPixmap(0, 0, still)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt override: render the first step of a drag, scale the pictures in the next ones.

        A large board is always scaled first, because its wood takes many frames.
        """
        super().resizeEvent(event)
        dragging = self._since_resize.isValid() and self._since_resize.elapsed() < _REST_MS
        self._since_resize.start()
        self._fit()
        is_large = self._layout.wood_rect.width() > _SMOOTH_WIDTH
        if (dragging or is_large) and self._rendered is not None:
            self._still = self._still or self._board.picture()
            self.viewport().update()
            self._rest.start(_REST_MS)
        else:
            self._invalidate()

    def changeEvent(self, event: QEvent) -> None:
        """Qt override: coordinates grow with the text of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt override: render what is out of date first, for this screen's pixels."""
        if self._layout.geometry.ratio != self.devicePixelRatioF():
            self._refit()
        if self._rendered is None:
            self._render()
        elif self._placement != self._offset():
            self._place()
        if self._still is not None and self._rendered is not None:
            self._paint_still(self._still, self._rendered)
        else:
            super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.first_painted.emit()
