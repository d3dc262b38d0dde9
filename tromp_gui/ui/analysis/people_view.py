"""What people of a rank would play, and how likely the move of the game is at each rank."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QAccessible, QColor, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tromp_gui.go.point import Point
from tromp_gui.gtp.human_moves import HumanMoves
from tromp_gui.match.player import Imitator
from tromp_gui.network_files.profiles import RANKS
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.ui.analysis.graph import Plot, paint_curve
from tromp_gui.ui.dialogs.human_file_note import HumanFileNote
from tromp_gui.ui.kit.accessible import give_role
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.form import scrolled
from tromp_gui.ui.kit.plain_text import CENTER, RIGHT, plain_label, tip, write
from tromp_gui.ui.kit.rank_slider import RankSlider
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look.theme import Type, current, font, scaled
from tromp_gui.wording import listed, point_name
from tromp_gui.wording.analysis import percent, whole_percent
from tromp_gui.wording.people import rank_name

_MOST = 12
"""The moves in the list."""
_NAMED = ("20k", "10k", "1k", "5d", "9d")
"""The ranks below the graph."""


class PlayedMove(NamedTuple):
    """The next move of the game (None: a pass), and its likelihood for each of `RANKS`, None if not
    known yet.
    """

    move: Point | None
    shares: tuple[float | None, ...]


class PeopleState(NamedTuple):
    """What is shown: the people chosen, their moves (None: not known yet), the move of the game
    (None: there is none), and why nothing comes.
    """

    people: Imitator
    moves: HumanMoves | None = None
    played: PlayedMove | None = None
    problem: str = ""


class RankGraph(QWidget):
    """How likely a move is from the weakest rank to the strongest."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Chart)
        self._shares: tuple[float | None, ...] = ()
        self._rank = RANKS[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Likelihood by rank"))

    def show_shares(self, shares: tuple[float | None, ...], rank: str) -> None:
        """Show these likelihoods, with a line at a rank."""
        self._shares, self._rank = shares, rank
        known = dict(zip(RANKS, shares, strict=True))
        named = ((each, known[each]) for each in _NAMED)
        words = listed(
            f"{rank_name(each)} {percent(share)}" for each, share in named if share is not None
        )
        self.setAccessibleDescription(words)
        self.setToolTip(tip(words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(110))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(70))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind, high, left = font(Type.AXIS), scaled(16), scaled(40)
        box = QRectF(self.rect()).adjusted(left, high / 2 + 2, -scaled(18), -high - 6)
        place = Plot(box, len(RANKS) - 1)
        most = max((each for each in self._shares if each is not None), default=0.0)
        top = next((step for step in _TOPS if most <= step), 1.0)
        for height in (0.0, 1.0):
            y = place.y(height)
            painter.fillRect(
                QRectF(box.left(), round(y), box.width(), theme.line), QColor(theme.hairline)
            )
            label = QRectF(0, y - high / 2, left - 6, high)
            write(painter, label, whole_percent(height * top), kind, theme.text2, RIGHT)
        for rank in _NAMED:
            label = QRectF(place.x(RANKS.index(rank)) - 24, box.bottom() + 4, 48, high)
            write(painter, label, rank, kind, theme.text2, CENTER)
        x = place.x(RANKS.index(self._rank))
        painter.fillRect(QRectF(round(x), box.top(), 1, box.height()), QColor(theme.text))
        heights = tuple(None if share is None else share / top for share in self._shares)
        paint_curve(painter, place, heights, QPen(QColor(theme.accent), 2))


_TOPS = (0.05, 0.1, 0.2, 0.5, 1.0)
"""The likelihoods that the upper edge can stand for."""


class PeopleView(QFrame):
    """Signals: `people_chosen(Imitator)`; `move_hovered(Point | None)`, the move under the pointer
    or chosen by a key; `seen(bool)`, it is shown or hidden.
    """

    people_chosen = Signal(object)
    move_hovered = Signal(object)
    seen = Signal(bool)

    def __init__(self, file: HumanFile) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._file = file
        self._points: list[Point | None] = []
        self._rank = RankSlider(self.tr("Rank"))
        self._before_ai = CheckBox(self.tr("As people played before AI"))
        heads = (self.tr("Move"), self.tr("Likelihood"))
        self._table = TextTable(self.tr("Moves of people"), heads, frozenset({1}), (64,))
        self.setFocusProxy(self._table)
        self._played, self._graph = plain_label("", "quiet"), RankGraph()
        self._problem = plain_label("", "danger")
        self._found, self._missing = QWidget(), QWidget()
        self._lay_out()
        self._rank.valueChanged.connect(self._choose)
        self._before_ai.toggled.connect(self._choose)
        self._table.row_hovered.connect(self._hover)
        self._table.row_chosen.connect(self._hover)
        file.changed.connect(self._show_parts)
        self._show_parts()

    def _lay_out(self) -> None:
        choosing = hbox((self._rank, 1), self._before_ai, gap=12)
        played = vbox(self._played, (self._graph, 1), self._problem, gap=4)
        below = hbox((self._table, 2), (played, 3), gap=12)
        vbox(choosing, (below, 1), on=self._found, gap=6, margins=(12, 8, 12, 8))
        why = plain_label(
            self.tr("Shows what people of a rank would play here, and how likely each move is.")
        )
        note = HumanFileNote(self._file)
        vbox(why, note, None, on=self._missing, gap=8, margins=(12, 8, 12, 8))
        self._why = scrolled(self._missing, self.tr("Moves of people"))
        vbox((self._found, 1), (self._why, 1), on=self, gap=0, margins=(1, 1, 1, 1))

    def show_state(self, state: PeopleState) -> None:
        blockers = [QSignalBlocker(each) for each in (self._rank, self._before_ai)]
        self._rank.show_rank(state.people.rank)
        self._before_ai.setChecked(state.people.is_before_ai)
        for blocker in blockers:
            blocker.unblock()
        moves = list((state.moves or {}).items())[:_MOST]
        self._points = [move for move, _ in moves]
        self._table.show_rows(
            tuple((point_name(move), percent(share)) for move, share in moves), None
        )
        self._problem.setText(state.problem)
        self._problem.setVisible(bool(state.problem))
        self._show_played(state)

    def _show_played(self, state: PeopleState) -> None:
        played = state.played
        self._graph.setVisible(played is not None)
        if played is None:
            self._played.setText(self.tr("No move of the game follows here."))
            return
        text = self.tr("{move}, the move of the game, by rank:")
        self._played.setText(text.format(move=point_name(played.move)))
        self._graph.show_shares(played.shares, state.people.rank)

    def _show_parts(self) -> None:
        self._found.setVisible(bool(self._file.path))
        self._why.setVisible(not self._file.path)

    def _choose(self) -> None:
        self.people_chosen.emit(Imitator.of_rank(self._rank.rank, self._before_ai.isChecked()))

    def _hover(self, row: int | None) -> None:
        point = self._points[row] if row is not None and row < len(self._points) else None
        self.move_hovered.emit(point)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)
