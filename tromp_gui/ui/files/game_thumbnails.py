"""Thumbnails of the games of a collection, drawn one at a time when the window is idle."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon, QPixmap

from tromp_gui.go.point import Color
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.session.idle import IdleWork
from tromp_gui.sgf.reader import GameError
from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import FLAT

_THEME = FLAT._replace(line_opacity=0.35)
"""At this size, full lines would hide everything else."""
_KEPT = 600
_WAITING = 40


class GameThumbnails(QObject):
    """Pictures of `side` logical pixels. Signal: `drawn(int)`, the picture of this game is ready.

    The latest request is drawn first, so that scrolling past many games draws few of them.
    """

    drawn = Signal(int)

    def __init__(
        self,
        games: Sequence[Tree | GameError],
        side: int,
        ratio: float,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games, self._side, self._ratio = games, side, ratio
        self._pictures: OrderedDict[int, QIcon] = OrderedDict()
        self._waiting: list[int] = []
        self._drawing = IdleWork(self)

    def picture(self, game: int) -> QIcon | None:
        """The picture of a game; None if it is not drawn yet, or there is no board to draw."""
        if game in self._pictures:
            self._pictures.move_to_end(game)
            return self._pictures[game]
        if isinstance(self._games[game], Tree):
            if game in self._waiting:
                self._waiting.remove(game)
            self._waiting = [*self._waiting[1 - _WAITING :], game]
            if not self._drawing.is_busy:
                self._drawing.start(self._draw_all())
        return None

    def _draw_all(self) -> Iterator[None]:
        while self._waiting:
            game = self._waiting.pop()
            tree = self._games[game]
            if isinstance(tree, Tree):
                self._draw(game, tree)
            yield

    def _draw(self, game: int, tree: Tree) -> None:
        image = picture(characteristic_state(tree), round(self._side * self._ratio), _THEME, False)
        image.setDevicePixelRatio(self._ratio)
        self._pictures[game] = _untinted(QPixmap.fromImage(image))
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)
        self.drawn.emit(game)


def characteristic_state(tree: Tree) -> BoardState:
    """A characteristic position: the start of a problem, the end of a game's main line."""
    replay = Replay(tree, terms_of(tree)[1].rules)
    board = replay.at(_characteristic_node(tree)).position.board
    return BoardState(
        tree.rows,
        tree.columns,
        black=board.points(Color.BLACK),
        white=board.points(Color.WHITE),
    )


def _characteristic_node(tree: Tree) -> Node:
    if tree.root.get("AB") and tree.root.get("AW"):
        return tree.root
    *_, last = tree.main_line()
    return last


def _untinted(pixmap: QPixmap) -> QIcon:
    """An icon that looks the same in a selected row."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon
