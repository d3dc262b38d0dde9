"""Connects the board with the sessions: what it shows, and what clicks and hovering do."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QToolTip

from tromp_gui import wording
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.match.phases import Agreeing, Finished
from tromp_gui.record.node import Node, Tree
from tromp_gui.scoring.dead_stones import Reach, Refusal
from tromp_gui.session.game.illegal_moves import kos_round
from tromp_gui.session.game.tools import Tool, rectangle
from tromp_gui.session.sessions import Sessions
from tromp_gui.settings import FORBIDDEN_POINTS, MOVE_NUMBERS, PLACING, VARIATIONS, Placing
from tromp_gui.ui.board.additions import AnalysisOverlay, with_analysis, with_question, with_score
from tromp_gui.ui.board.cursor import moved, nearest
from tromp_gui.ui.board.notice import BoardNotice
from tromp_gui.ui.board.present import forbidden, other_moves, present, with_numbers
from tromp_gui.ui.board.state import BoardState, Ghost
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.shell import explain
from tromp_gui.ui.shell.explain import notice
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.situation import Situation, Situations
from tromp_gui.wording.refusals import refusal, suicide_ahead

_TIP_DROP = 12
"""Qt shows a tool tip lower than requested, so that the pointer stays visible."""


class BoardController(QObject):
    """Shows the current node, and turns clicks into turns or marks.

    Signals: `pointed(str)`, a text about the point under the pointer or the board cursor ('' for
    none); `peeked(Node)`, an earlier position is shown until the next act; `line_stepped(int)`, the
    wheel was turned while the board shows a line of the analysis.
    """

    pointed = Signal(str)
    peeked = Signal(object)
    line_stepped = Signal(int)

    def __init__(
        self,
        view: BoardView,
        sessions: Sessions,
        situations: Situations,
    ) -> None:
        super().__init__(view)
        record, edit = sessions.record, sessions.edit
        self._edit, self._learning = edit, sessions.learning
        self._view, self._record, self._match = view, record, sessions.match
        self._score, self._situations = sessions.score, situations
        self._notice = BoardNotice(view)
        self._hovered: Point | None = None
        self._cursor: Point | None = None
        self._peeked: Node | None = None
        self._drag: tuple[Point, Point] | None = None
        self._asked: tuple[Tree, int, Board, Color] | None = None
        self._highlighted: frozenset[Point] = frozenset()
        self._settings = sessions.settings
        self._aimed: Point | None = None
        self._overlay: AnalysisOverlay | None = None
        self._estimate: AnalysisOverlay | None = None
        self._nexts: AnalysisOverlay | None = None
        self._shows_count = True
        self._tree, self._size = record.tree, self._size_now()
        view.point_clicked.connect(self._click)
        view.point_hovered.connect(self._hover)
        view.point_dragged.connect(edit.drag)
        view.drag_shown.connect(self._show_drag)
        view.wheel_stepped.connect(self._step)
        edit.tool_changed.connect(self.refresh)
        situations.settled.connect(self.refresh)

    @property
    def is_marking(self) -> bool:
        """Whether a click marks stones instead of playing."""
        now = self._now
        return now.layout is Layout.SCORE and now.can_mark and not now.is_answering

    @property
    def is_editing(self) -> bool:
        """Whether a click uses a tool instead of playing."""
        uses_tool = self._edit.tool is not Tool.PLAY and not self._now.is_answering
        return uses_tool and self._now.layout is not Layout.SCORE

    @property
    def _now(self) -> Situation:
        return self._situations.now

    def refresh(self) -> None:
        """Update the board, and show the current node again; not during an act, which ends with
        that.
        """
        if self._record.is_acting:
            return
        node, position = self._now.node, self._now.at_node.position
        asked = self._record.tree, node.id, position.board, position.to_play
        if asked != self._asked:
            self._asked = asked
            self._view.drop_press()
        self._view.selects_areas = self.is_editing and self._edit.tool.fills
        self._peeked = self._aimed = None
        self._show()
        is_explained = self._hovered is not None and QToolTip.isVisible()
        if is_explained and QToolTip.text() != tip(self._said(self._hovered)):
            QToolTip.hideText()  # it explained the point on another board

    def _size_now(self) -> tuple[int, int]:
        return self._record.tree.rows, self._record.tree.columns

    def _forget_outdated(self) -> None:
        """Forget all points and nodes of another record, or of another board size.

        Called often, because other receivers of a signal may refresh the board before this one.
        """
        if self._tree is self._record.tree and self._size == self._size_now():
            return
        self._tree, self._size = self._record.tree, self._size_now()
        self._hovered = self._cursor = self._aimed = None
        self._peeked = self._drag = self._overlay = self._estimate = self._nexts = None
        self._highlighted = frozenset()

    def _show(self) -> None:
        """Show the position; not during an act, which ends with that."""
        if self._record.is_acting:
            return
        self._is_stale = False
        self._forget_outdated()
        now = self._now
        node = self._peeked or now.node
        at_node = now.at_node if node is now.node else self._record.at_node(node)
        state, asked = present(now.tree, node, at_node), now.exercise
        if asked is not None and not asked.is_over:
            state = with_question(state, asked.tried, asked.area, asked.shown)
        else:
            letters = other_moves(now.tree, node, self._settings.get(VARIATIONS))
            state = state._replace(variations=letters)
            if self._settings.get(MOVE_NUMBERS):
                line = (self._record.at_node(each).played for each in node.path)
                state = with_numbers(state, chain.from_iterable(line))
        if self._peeked is None:
            state = self._with_pointer(state)
        contested = () if self._peeked else now.contested
        stones = state.black | state.white
        disputed = frozenset(point for each in contested for point in each.chain & stones)
        highlighted = self._highlighted | state.highlighted | disputed
        self._view.show_state(state._replace(highlighted=highlighted))
        self._notice.show_text("" if self._peeked else notice(now))

    def _with_pointer(self, state: BoardState) -> BoardState:
        point, now = self._hovered, self._now
        if now.layout is Layout.SCORE and self._shows_count:
            reasons = self._score.reasons
            unsure = reasons.unsure if reasons is not None else frozenset()
            state = with_score(state, self._score.counts().agreed, unsure)
            if point is not None and self.is_marking:
                flips = self._score.flips(point, Reach.REGION)
                state = state._replace(flips=frozenset() if isinstance(flips, Refusal) else flips)
            return state._replace(cursor=self._cursor)
        state = state._replace(dead=self._score.agreed_dead)
        if self.is_editing:
            drag, to_play = self._dragged(), now.at_node.position.to_play
            state = with_tool(state, self._edit.tool, to_play, point, drag)
        elif self._may_play():
            ghost = self._aimed or point
            if ghost is not None and ghost not in state.black | state.white | state.hidden:
                state = state._replace(ghost=self._ghost(ghost))
            if self._aimed is not None:
                state = state._replace(highlighted=frozenset({self._aimed}))
            if self._settings.get(FORBIDDEN_POINTS):
                state = state._replace(forbidden=forbidden(now.position))
        overlay = self._present_analysis()
        if overlay is not None:
            state = with_analysis(state, overlay)
        return state._replace(cursor=self._cursor)

    def _present_analysis(self) -> AnalysisOverlay | None:
        """The analysis of the current node; None if none should be shown."""
        now = self._now
        if now.is_answering or (now.layout is Layout.SCORE and self._shows_count):
            return None
        library = now.layout is Layout.LIBRARY
        thought = (self._nexts,) if library else (self._overlay, self._estimate)
        shown = (each for each in thought if each is not None)
        return next((each for each in shown if each.node == now.node.id), None)

    def _step(self, steps: int) -> None:
        """Go through the line on the board if there is one, otherwise through the game."""
        if self._now.is_answering:
            return
        overlay = self._present_analysis()
        if overlay is not None and overlay.numbered:
            self.line_stepped.emit(steps)
        else:
            self._record.step(steps)

    def _dragged(self) -> tuple[Point, Point] | None:
        """The two points between which the current tool acts: of a drag, or from a chosen point to
        the pointer.
        """
        anchor = self._edit.anchor
        rows, columns = self._size
        if self._drag is not None or anchor is None:
            return self._drag
        if anchor.row >= rows or anchor.col >= columns:
            return None
        return anchor, self._hovered or self._cursor or anchor

    def _show_drag(self, first: Point | None, last: Point | None) -> None:
        self._drag = None if first is None or last is None else (first, last)
        self._show()

    def _may_play(self) -> bool:
        """Whether a click plays a stone; not after the end of a game."""
        now = self._now
        if now.exercise is not None and not now.exercise.is_over:
            return now.exercise.color is not None
        return not (now.is_at_play and isinstance(now.phase, Agreeing | Finished))

    def _ghost(self, point: Point) -> Ghost:
        turn, illegal = self._tried(point)
        return Ghost(point, turn.color, illegal is not None)

    def _tried(self, point: Point) -> tuple[Turn, Illegal | None]:
        """The turn that a click would play, and why it would be refused."""
        if self._now.is_answering:
            return self._learning.tried(point)
        turn = Turn(self._now.position.to_play, point)
        return turn, self._match.legality(turn)

    # Pointer and board cursor

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        self._show()
        said = self._said(point)
        QToolTip.hideText()
        if self._now.layout is Layout.SCORE and point is not None and said:
            place = self._view.mapToGlobal(self._below(self._view.state.flips or {point}))
            QToolTip.showText(place, tip(said), self._view)
        self.pointed.emit(said)

    def _below(self, points: Collection[Point]) -> QPoint:
        """A position on the view for a tool tip that does not hide these points."""
        places = [self._view.point_position(each) for each in points]
        lowest = max(each.y() for each in places) + self._view.cell_side() // 2 - _TIP_DROP
        return QPoint(min(each.x() for each in places), lowest)

    def _said(self, point: Point | None) -> str:
        """The text about a point: why it is illegal, or how it counts."""
        if point is None or self.is_editing:
            return ""
        now = self._now
        phase = now.phase
        is_counted = isinstance(phase, Finished) and phase.outcome.settlement.is_counted
        if now.layout is Layout.SCORE or (is_counted and now.is_at_play):
            return explain.point_in_count(self._score, point, self.is_marking)
        turn, illegal = self._tried(point)
        if now.at_node.position.board.at(point) is not None:
            return ""
        if illegal is None:
            lost = now.position.own_loss(turn)
            return suicide_ahead(lost) if lost else ""
        superko, number = now.terms.rules.superko, now.position.turn + 1
        kos = kos_round(self._record, now.node, illegal.repeats, refused=True)
        return refusal(point, turn.color, illegal, superko, number, kos)

    def _click(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        if self._only_aims(point):
            self._aimed = point
            self._show()
            text = self.tr("Click {point} again to play there.")
            self.pointed.emit(text.format(point=wording.point_name(point)))
        else:
            self.act(point, reach_of(modifiers))

    def _only_aims(self, point: Point) -> bool:
        """Whether a click only aims, and a second one plays."""
        plays = not (self.is_marking or self.is_editing) and self._may_play()
        twice = self._settings.get(PLACING) is Placing.TWICE
        return plays and twice and point != self._aimed

    def act(self, point: Point | None, reach: Reach = Reach.REGION) -> None:
        """Act on a point: answer, mark stones, use the current tool, or play; None is a pass."""
        self._peeked, self._is_stale = None, True
        if self._now.is_answering:
            self._learning.answer(point)
        elif point is None:
            self._match.play(None)
        elif self.is_marking:
            self._score.click(point, reach)
        elif self.is_editing:
            self._edit.click(point)
        else:
            self._match.play(point)
        if self._is_stale:
            self._show()

    def move_cursor(self, rows: int, columns: int, jump: bool = False) -> None:
        """Move the board cursor by a step, or to the next star line; the first call shows it."""
        tree = self._record.tree
        self._cursor = moved(self._cursor, tree.rows, tree.columns, rows, columns, jump)
        view = self._now.at_node.view
        if view is not None and self._now.is_answering:
            self._cursor = nearest(view, self._cursor)
        self._show()
        board = self._record.at_node().position.board
        name = wording.point_name(self._cursor)
        here = wording.labelled(name, wording.stone_name(board.at(self._cursor)))
        said = self._said(self._cursor)
        is_named = said.startswith(wording.labelled(name, ""))
        self.pointed.emit(said if is_named else ". ".join(filter(None, (here, said))))

    def act_at_cursor(self, reach: Reach = Reach.REGION) -> None:
        """Act on the point of the board cursor."""
        if self._cursor is not None:
            self.act(self._cursor, reach)

    def highlight(self, point: Point | None) -> None:
        """Ring a point that something beside the board refers to; None for none."""
        self.highlight_all(frozenset() if point is None else frozenset({point}))

    def highlight_all(self, points: frozenset[Point]) -> None:
        """Ring all points that something beside the board refers to."""
        self._forget_outdated()
        if points != self._highlighted:
            self._highlighted = points
            self._show()

    def show_estimate(self, estimate: AnalysisOverlay | None) -> None:
        """Show the expected ownership at its node, unless an analysis is shown there."""
        self._forget_outdated()
        self._estimate = estimate
        self._show()

    def show_count(self, shown: bool) -> None:
        """Set whether the Score layout shows the count, or the estimate of an unfinished game."""
        if shown != self._shows_count:
            self._shows_count = shown
            self._show()

    def show_next_moves(self, nexts: AnalysisOverlay | None) -> None:
        """Show the next moves of other games at a node, in the Library layout; None for none."""
        self._forget_outdated()
        if nexts != self._nexts:
            self._nexts = nexts
            self._show()

    def show_analysis(self, overlay: AnalysisOverlay | None) -> None:
        """Show the analysis of a node while it is the current one; None for none."""
        self._forget_outdated()
        if overlay != self._overlay:
            self._overlay = overlay
            self._show()

    def peek(self, turn: int) -> None:
        """Show an earlier position of this line until the next act."""
        for node in self._record.cursor.path:
            if self._record.at_node(node).position.turn == turn:
                self._peeked = node
                self._show()
                self.peeked.emit(node)
                return


def reach_of(modifiers: Qt.KeyboardModifier) -> Reach:
    if modifiers & Qt.KeyboardModifier.AltModifier:
        return Reach.STONE
    chain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
    return Reach.CHAIN if modifiers & chain else Reach.REGION


_STONES = {Tool.BLACK: Color.BLACK, Tool.WHITE: Color.WHITE}


def with_tool(
    state: BoardState,
    tool: Tool,
    to_play: Color,
    hovered: Point | None,
    drag: tuple[Point, Point] | None,
) -> BoardState:
    """The board with a preview of the stone, line, arrow or region that the tool will make.

    `drag` is where a drag began and where it is now; it can also begin at a point chosen by a
    click.
    """
    if drag is not None and (tool.needs_two_points or tool.fills):
        return _dragged(state, tool, *drag)
    if hovered is None:
        return state
    if tool is Tool.ERASE and state.color_at(hovered) is not None:
        return state._replace(highlighted=frozenset({hovered}))
    color = to_play if tool is Tool.INSERT else _STONES.get(tool)
    if color is None or state.color_at(hovered) is not None:
        return state
    return state._replace(ghost=Ghost(hovered, color))


def _dragged(state: BoardState, tool: Tool, first: Point, last: Point) -> BoardState:
    if tool is Tool.LINE and first != last:
        return state._replace(lines=(*state.lines, (first, last)))
    if tool is Tool.ARROW and first != last:
        return state._replace(arrows=(*state.arrows, (first, last)))
    if tool.fills:
        return state._replace(area=frozenset(rectangle(first, last)))
    return state._replace(highlighted=frozenset({first}))
