"""A small picture of the position at a node of the tree."""

from __future__ import annotations

from collections.abc import Callable, Generator

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.record.node import Node
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.board.present import last_move
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.plain_text import show_text
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import GAP
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.tree.node_paint import NodeLook
from tromp_gui.ui.tree.tree_view import TreeView

_SIDE, _EDGE, _AWAY = 176, 6, 6


class Thumbnail(QFrame):
    """A window that takes no focus and ignores the pointer, like a tool tip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setProperty("role", "popup")
        self.state: BoardState | None = None
        self._board, self._caption = QLabel(), QLabel()
        self._caption.setTextFormat(Qt.TextFormat.PlainText)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        edges = _EDGE, _EDGE, _EDGE, _EDGE
        vbox(self._board, self._caption, on=self, gap=GAP // 2, margins=edges)

    @property
    def caption(self) -> str:
        return self._caption.text()

    def show_board(self, state: BoardState, theme: BoardTheme, caption: str, beside: QRect) -> None:
        """Show a board above or below `beside`, a rectangle on the screen."""
        from tromp_gui.ui.board.picture import picture

        self.state = state
        ratio = self.devicePixelRatioF()
        side = round(scaled(_SIDE) * ratio)
        image = picture(state, side, theme, coordinates=False)
        image.setDevicePixelRatio(ratio)
        self._board.setPixmap(QPixmap.fromImage(image))
        show_text(self._caption, caption)
        self.setAccessibleName(caption)
        self.adjustSize()
        self.move(self._place(beside))
        self.show()

    def _place(self, beside: QRect) -> QPoint:
        """The position above, or otherwise below, entirely on the screen."""
        room = self.screen().availableGeometry().adjusted(_AWAY, _AWAY, -_AWAY, -_AWAY)
        size = self.size()
        x = beside.center().x() - size.width() // 2
        y = beside.top() - _AWAY - size.height()
        if y < room.top():
            y = beside.bottom() + _AWAY
        return QPoint(
            max(room.left(), min(x, room.right() - size.width())),
            max(room.top(), min(y, room.bottom() - size.height())),
        )


_DELAY_MS = 350


class ThumbnailController(QObject):
    """Shows a small board beside a node of the tree: the one under the resting pointer, or the
    current one by shortcut.

    The position is replayed in slices, independently of the main board.
    """

    def __init__(
        self,
        view: TreeView,
        record: RecordSession,
        look: Callable[[int], NodeLook],
        theme: Callable[[], BoardTheme],
    ) -> None:
        """`look` returns a node's number and player, `theme` the current look of the board."""
        super().__init__(view)
        self._view, self._record, self._look, self._theme = view, record, look, theme
        self._replay: Replay | None = None
        self._node: Node | None = None
        self._picture = Thumbnail(view)
        self._replaying = IdleWork(self)
        self._replaying.finished.connect(self._show_picture)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._begin)
        view.node_pointed.connect(self._point)
        record.settled.connect(self._on_settled)

    @property
    def shown(self) -> Thumbnail | None:
        """The small board while it is visible; otherwise None."""
        return self._picture if self._picture.isVisible() else None

    def toggle(self) -> None:
        """Show the small board beside the current node, or hide it."""
        if self.shown is not None:
            self.hide()
        elif self._view.isVisible():
            self._node = self._record.cursor
            self._begin()

    def hide(self) -> None:
        self._delay.stop()
        self._replaying.stop()
        self._node = None
        self._picture.hide()

    def _on_settled(self, act: Act) -> None:
        if act.has_new_content:
            self._replay = None
        self.hide()

    def _point(self, node_id: int | None) -> None:
        self.hide()
        if node_id is None:
            return
        try:
            self._node = self._record.tree.node(node_id)
        except KeyError:  # removed, but still drawn: see TreeController
            return
        self._delay.start()

    def _begin(self) -> None:
        if self._node is not None:
            self._replaying.start(self._steps(self._node))

    def _steps(self, node: Node) -> Generator[None, None, PositionAtNode]:
        """Replay the positions from the start to a node, yielding after each; returns the last."""
        if self._replay is None:
            self._replay = Replay(self._record.tree, self._record.terms.rules)
        for each in node.path:
            self._replay.at(each)
            yield
        return self._replay.at(node)

    def _show_picture(self, at_node: PositionAtNode) -> None:
        if self._node is None:
            return
        board, tree = at_node.position.board, self._record.tree
        state = BoardState(
            tree.rows,
            tree.columns,
            black=board.points(Color.BLACK),
            white=board.points(Color.WHITE),
            last_move=last_move(at_node),
        )
        beside = self._view.node_rect(self._node.id)
        self._picture.show_board(state, self._theme(), self._caption(at_node), beside)

    def _caption(self, at_node: PositionAtNode) -> str:
        """The number and point of the move; '' if there is none."""
        if self._node is None or not at_node.played:
            return ""
        turn, number = at_node.played[-1].turn, self._look(self._node.id).number
        text = self.tr("{number}. {color} {point}")
        return text.format(
            number=number,
            color=wording.color_name(turn.color),
            point=wording.point_name(turn.point),
        )

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "T&humbnail of this move")
        return [Command("thumbnail", text, ("T",), self.toggle, Where.BOARD, menu="navigate.tree")]
