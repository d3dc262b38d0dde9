"""The analysis panel: graph, candidate moves, mistakes and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QStackedWidget,
    QWidget,
)

from tromp_gui.ui.analysis.graph import Graph
from tromp_gui.ui.analysis.legend import Legend
from tromp_gui.ui.analysis.opinion_view import OpinionView
from tromp_gui.ui.analysis.state import AnalysisState, EngineOpinion, MistakeRow, Tab
from tromp_gui.ui.kit.action_buttons import ActionButton, push_button
from tromp_gui.ui.kit.boxes import STRETCH, FlowLayout, hbox, vbox
from tromp_gui.ui.kit.menu_button import MenuButton
from tromp_gui.ui.kit.plain_text import ElidedLabel, plain_label, tip
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.look.tokens import COLUMN_LEAST, HEAD_GAP, SECTION_GAP


class MistakeList(QFrame):
    """Signals: `node_chosen(int)`, the node id of a mistake; `analyse_requested()`."""

    node_chosen = Signal(int)
    analyse_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._rows: tuple[MistakeRow, ...] = ()
        tr = self.tr
        heads = (tr("Move"), tr("Played"), tr("Better"), tr("Loss"), "")
        self._table = TextTable(tr("Biggest mistakes"), heads, frozenset({0}), (56, 92, 62, 104))
        self._why, self._none = plain_label("", "quiet"), QWidget()
        self._link = push_button(self.tr("Analyse the game"), self.analyse_requested, "link")
        link = self._link, Qt.AlignmentFlag.AlignLeft
        vbox(self._why, link, STRETCH, on=self._none, margins=(13, 10, 13, 10))
        self._stack = QStackedLayout()
        vbox(self._stack, on=self, margins=(1, 1, 1, 1))
        self._stack.addWidget(self._table)  # now that it is no window
        self._stack.addWidget(self._none)
        self.setFocusProxy(self._table)
        self._table.row_chosen.connect(self._choose)
        self._table.row_activated.connect(self._choose)
        self.show_rows((), None, is_analysed=False)

    def show_rows(
        self, rows: tuple[MistakeRow, ...], chosen: int | None, is_analysed: bool
    ) -> None:
        """Show these mistakes, with the one at index `chosen` selected; if there are none, why."""
        self._rows = rows
        none = self.tr("No big mistakes in the analysed part of this line.")
        self._why.setText(none if is_analysed else self.tr("Not analysed yet."))
        self._link.setVisible(not is_analysed)
        self._table.show_rows(tuple(tuple(row[1:]) for row in rows), chosen)
        self._stack.setCurrentWidget(self._table if rows else self._none)

    def _choose(self, row: int) -> None:
        self.node_chosen.emit(self._rows[row].node)


_APART, _DOWN = 8, 6
_LEAST, _WITH_BUTTONS, _WITH_LEGEND, _WITH_GRAPH, _WHOLE = 120, 230, 290, 360, 440
"""Heights in pixels: the minimum, those from which buttons, legend and graph are shown, and the
usual one.
"""


class AnalysisPanel(CardBackground):
    """Signals: those of `graph` and `mistakes`; of the moves, with the number of the engine,
    `candidate_chosen(int, int)`, `candidate_activated(int, int)`, `candidate_hovered(int, object)`
    (None for none), `link_followed(int)`, and `shown(int)` when it is chosen for the board.
    """

    candidate_chosen = Signal(int, int)
    candidate_activated = Signal(int, int)
    candidate_hovered = Signal(int, object)
    link_followed = Signal(int)
    shown = Signal(int)

    def __init__(
        self,
        actions: Sequence[QAction],
        options: QMenu,
        engines: QMenu,
        people: QWidget,
        report: QWidget,
    ) -> None:
        """`actions` become buttons, then one for `options`; the engine's name opens `engines`;
        `people` shows the moves of people, `report` the report of the game.
        """
        super().__init__()
        self._head = SectionHead(self.tr("Win rate and score"))
        self._bar, self.graph = WinBar(), Graph()
        self._opinions = (OpinionView(), OpinionView())
        self.legend = Legend()
        self.mistakes = MistakeList()
        self._switch = SegmentedSwitch(
            self.tr("Moves or mistakes"),
            [self.tr("Best moves"), self.tr("Mistakes"), self.tr("People"), self.tr("Report")],
        )
        self._note = ElidedLabel("quiet", Qt.AlignmentFlag.AlignRight)
        self._stack, self._row = QStackedWidget(), QWidget()
        self._buttons = [ActionButton(action, self._row) for action in actions]
        for button in self._buttons:
            button.show_icon(False)
        self._engine = MenuButton(engines)
        self._options = QPushButton(self.tr("Options"))
        self._options.setMenu(options)
        self._verdict = ""
        self._has_moves = False
        self._connect()
        self._lay_out(people, report)

    def show_state(self, state: AnalysisState) -> None:
        self._verdict = state.verdict
        self._head.show_note(state.verdict)
        self._bar.setVisible(state.share is not None)
        if state.share is not None:
            self._bar.show_share(state.share, state.graph.words)
        self.graph.show_state(state.graph)
        self._has_moves = any(each.rows for each in state.opinions)
        self.legend.show_unit(state.in_points)
        self._show_parts()
        for place, view in enumerate(self._opinions):
            view.setVisible(place < len(state.opinions))
            if place < len(state.opinions):
                is_shown = len(state.opinions) == 1 or place == state.shown
                view.show_opinion(state.opinions[place], is_shown, len(state.opinions) > 1)
        self.mistakes.show_rows(state.mistakes, state.mistake, state.is_analysed)
        first, *others = state.opinions or (EngineOpinion(""),)
        said = self.tr("Engine: {name}").format(name=first.name)
        self._engine.show_name(first.name, said)
        self._note.setText(state.progress or ("" if others else first.note))

    def say(self, text: str) -> None:
        """Show what is under the pointer instead of the verdict; '' shows the verdict again."""
        self._head.show_note(text or self._verdict)

    @property
    def tab(self) -> Tab:
        """The tab that is shown."""
        return Tab(self._stack.currentIndex())

    def show_tab(self, tab: Tab) -> None:
        self._switch.select(tab)
        self._stack.setCurrentIndex(tab)

    def go_to_tab(self, tab: Tab) -> None:
        """Show a tab, and give its list the focus."""
        self.show_tab(tab)
        if (shown := self._stack.currentWidget()) is not None:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def hasHeightForWidth(self) -> bool:
        """Qt override: its rows of buttons wrap, but it may be lower than all its parts."""
        return False

    def sizeHint(self) -> QSize:
        """High enough for all parts, also while some are hidden."""
        return QSize(super().sizeHint().width(), scaled(_WHOLE))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column can be; parts are hidden if there is little height."""
        return QSize(COLUMN_LEAST - 32, scaled(_LEAST))

    def open_options(self) -> None:
        """Open the menu of engines and of what is shown."""
        if self._options.isVisible():
            self._options.showMenu()
        else:
            self._options.menu().popup(self.mapToGlobal(self.rect().center()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide what there is no room for; menus offer the same."""
        super().resizeEvent(event)
        self._show_parts()

    def _show_parts(self) -> None:
        curves = self.graph.state
        has_curve = curves.has_win_rates or curves.has_scores
        has_graph = has_curve and self.height() >= scaled(_WITH_GRAPH)
        self.graph.setVisible(has_graph)
        self._head.setVisible(has_graph or bool(self._verdict) or not self._bar.isHidden())
        self._row.setVisible(self.height() >= scaled(_WITH_BUTTONS))
        self.legend.setVisible(self._has_moves and self.height() >= scaled(_WITH_LEGEND))

    def _connect(self) -> None:
        self._switch.selected.connect(self._stack.setCurrentIndex)
        for place, view in enumerate(self._opinions):
            self._connect_view(place, view)

    def _connect_view(self, place: int, view: OpinionView) -> None:
        view.table.row_chosen.connect(lambda row: self.candidate_chosen.emit(place, row))
        view.table.row_activated.connect(lambda row: self.candidate_activated.emit(place, row))
        view.table.row_hovered.connect(lambda row: self.candidate_hovered.emit(place, row))
        view.link_followed.connect(lambda: self.link_followed.emit(place))
        view.selected.connect(lambda: self.shown.emit(place))

    def _lay_out(self, people: QWidget, report: QWidget) -> None:
        moves = QWidget()
        opinions = hbox(*((view, 1) for view in self._opinions), gap=8)
        vbox((opinions, 1), self.legend, on=moves, gap=HEAD_GAP)
        self._stack.addWidget(moves)
        self._stack.addWidget(self.mistakes)
        self._stack.addWidget(people)
        self._stack.addWidget(report)
        policy = QSizePolicy.Policy
        self._stack.setSizePolicy(policy.Expanding, policy.Expanding)
        self._switch.setSizePolicy(policy.Maximum, policy.Fixed)
        head = hbox(self._switch, self._engine, (self._note, 1), gap=12)
        for button in (buttons := (*self._buttons, self._options)):
            button.setProperty("role", "small")
        FlowLayout(_APART, _DOWN, self._row, buttons)
        vbox(
            self._head,
            self._bar,
            (self.graph, 2),
            SECTION_GAP - 2 * HEAD_GAP,
            head,
            (self._stack, 3),
            self._row,
            on=self,
            gap=HEAD_GAP,
            margins=(0, 0, 0, 5),
        )


HEIGHT = 12
_BLACK, _WHITE, _TICK = "#17191B", "#FFFDF8", "#7D746A"


class WinBar(QWidget):
    """A bar that shows a share of 0 to 1, with a description for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.5
        self.setAccessibleName(self.tr("Win rate"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, words: str) -> None:
        """Show Black's share; `words` describes it."""
        if share != self._share:
            self._share = share
            self.update()
        self.setAccessibleDescription(words)
        self.setToolTip(tip(words))

    def sizeHint(self) -> QSize:
        return QSize(160, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both shares in the stones' colours, with a tick in the middle."""
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(1.0, float(theme.line))
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        shape = QPainterPath()
        shape.addRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.fillPath(shape, QColor(_WHITE))
        painter.save()
        painter.setClipPath(shape)
        black = QRectF(box.left(), box.top(), box.width() * self._share, box.height())
        painter.fillRect(black, QColor(_BLACK))
        painter.fillRect(QRectF(box.center().x() - 1, box.top(), 2, box.height()), QColor(_TICK))
        painter.restore()
        painter.setPen(QPen(QColor(theme.text2), width))
        painter.drawPath(shape)
