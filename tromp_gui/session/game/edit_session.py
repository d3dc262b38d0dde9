"""Editing the open record: tools on the board, annotations, branches, rotation of the record."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.match import Match
from tromp_gui.match.scores import Counting, counts_alike
from tromp_gui.record import branches, markup, signs
from tromp_gui.record.branches import branches_of, paste
from tromp_gui.record.editing import root_properties, turn_properties
from tromp_gui.record.edits import Edit, EditRequest, Edits
from tromp_gui.record.evaluation import removing
from tromp_gui.record.game_info import GameInfo, changed_properties
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.signs import Annotation
from tromp_gui.record.stones import Place, set_player
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import SwapColors, Transform
from tromp_gui.session.game.act import tr as _tr
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.tools import Tool, at_point, between, rectangle
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.header import new_tree
from tromp_gui.sgf.writer import write


class EditSession(QObject):
    """The current tool and all editing commands, each one undoable step.

    Stones, turns and branches can be changed only in a review (`may_restructure`), not in a game
    that is being played. Signals: `tool_changed()`, the tool or the first of its two points
    (`anchor`) has changed; `paste_refused(PasteProblem)`; `region_chosen(Point, Point)`, search for
    the shape between these corners, the lower left and the upper right one;
    `analysis_asked(frozenset[Point])`, analyse the moves in this rectangle.
    """

    tool_changed = Signal()
    paste_refused = Signal(object)
    region_chosen = Signal(object, object)
    analysis_asked = Signal(object)

    def __init__(self, record: RecordSession) -> None:
        super().__init__()
        self._record = record
        self._tool = Tool.PLAY
        self._anchor: Point | None = None
        self.place = Place.HERE
        record.opened.connect(self.leave_tool)
        record.cursor_moved.connect(self._lift_anchor)

    @property
    def tool(self) -> Tool:
        return self._tool

    @property
    def anchor(self) -> Point | None:
        """The first of the two points that a tool needs, if chosen."""
        return self._anchor

    @property
    def may_restructure(self) -> bool:
        """Whether stones, turns and branches may be changed."""
        return not isinstance(self._record.attachment, Match)

    def change_info(self, label: str, info: GameInfo) -> bool:
        """Write the game information, as one step.

        Evaluations in the file belong to its komi and rules: if these are others then, they are
        removed in the same step. Returns whether any were.
        """
        record, before = self._record, self._record.terms
        changed = changed_properties(record.info, info, record.tree.codec)
        if not changed or record.refuse():
            return False
        with record.one_act():
            record.edit(label, root_properties(record.tree, changed))
            removal = None if counts_alike(before, record.terms) else removing(record.tree)
            if removal is not None:
                record.do(label, removal, record.attachment, extends_previous=True)
        return removal is not None

    def take(self, tool: Tool) -> None:
        """Choose a tool; in a game being played, none that changes stones."""
        if tool.changes_stones and not self.may_restructure:
            return
        if tool is not self._tool or self._anchor is not None:
            self._tool, self._anchor = tool, None
            self.tool_changed.emit()

    def leave_tool(self) -> None:
        """Leave edit mode, so that clicks play moves again."""
        self.take(Tool.PLAY)

    def step_back(self) -> None:
        """Unset the first of two points, or else leave the tool."""
        self.take(self._tool if self._anchor is not None else Tool.PLAY)

    def _lift_anchor(self) -> None:
        if self._anchor is not None:
            self.take(self._tool)

    # Tools

    def click(self, point: Point) -> None:
        """Use the tool on a point. PLAY does nothing here."""
        tool = self._tool
        if tool.changes_stones and not self.may_restructure:
            self.leave_tool()
        elif not tool.needs_two_points:
            self._edit(_name(tool, point), at_point(tool, self._record, point, self.place))
        elif self._anchor is None:
            self._anchor = point
            self.tool_changed.emit()
        else:
            first, self._anchor = self._anchor, None
            self._join(first, point)
            self.tool_changed.emit()

    def drag(self, first: Point, last: Point) -> None:
        """Drag the tool from one point to another, if it supports that."""
        if self._tool.needs_two_points or self._tool.fills:
            self._anchor = None
            self._join(first, last)
            self.tool_changed.emit()

    def _join(self, first: Point, last: Point) -> None:
        if self._tool is Tool.ANALYSE:
            self.leave_tool()
            self.analysis_asked.emit(frozenset(rectangle(first, last)))
            return
        if self._tool is Tool.FIND:
            self.leave_tool()
            (bottom, top), (left, right) = map(sorted, zip(first, last, strict=True))
            self.region_chosen.emit(Point(bottom, left), Point(top, right))
            return
        self._edit(_name(self._tool, last), between(self._tool, self._record, first, last))

    def _edit(
        self, label: str, asked: EditRequest | Edit | None, moves_stones: bool = False
    ) -> None:
        """Make a step, unless it would change nothing.

        If all stones move, dead marks of a review are dropped.
        """
        edit, cursor = asked if isinstance(asked, EditRequest) else (asked, None)
        if edit is None or edit == Edits(()):
            return
        attachment = self._record.attachment
        if moves_stones and isinstance(attachment, Counting):
            attachment = None
        self._record.do(label, edit, attachment, cursor)

    def clear_markup(self) -> None:
        """Remove all markup from the node."""
        self._edit(_tr("clear marks"), markup.clear_markup(self._record.cursor))

    @property
    def has_markup(self) -> bool:
        return markup.has_markup(self._record.cursor)

    def set_player(self, color: Color) -> None:
        if self.may_restructure and self._record.at_node().position.to_play is not color:
            edit = set_player(self._record.tree, self._record.cursor, color, self.place)
            self._edit(_tr("player to move"), edit)

    # Annotations

    def annotate(self, annotation: Annotation) -> None:
        """Annotate the node; a second time makes it stronger, a third removes it."""
        self._edit(_tr("annotation"), signs.toggle_annotation(self._record.cursor, annotation))

    def strength(self, annotation: Annotation) -> int:
        """The strength of this annotation in the node: 0, 1 or 2."""
        return signs.strength(self._record.cursor, annotation)

    def rewrite_signs(self, parts: list[Edit]) -> None:
        """Set name, value, numbers or figure of the node, all in one step."""
        self._edit(_tr("node properties"), Edits(tuple(parts)))

    # Branches

    @property
    def may_delete(self) -> bool:
        """Whether the node can be deleted."""
        return self.may_restructure and self._record.cursor.parent is not None

    def delete(self) -> None:
        """Delete the node with all after it."""
        if self.may_delete:
            self._edit(_tr("delete"), branches.delete(self._record.cursor))

    def delete_alone(self) -> None:
        """Delete the node and attach its children to its parent."""
        if self.may_delete:
            self._edit(_tr("delete one move"), branches.delete_alone(self._record.cursor))

    def insert_pass(self) -> None:
        """Insert a pass between the node and what follows it."""
        record = self._record
        turn = Turn(record.at_node().position.to_play, None)
        edit = branches.insert_after(record.tree, record.cursor, turn_properties(record.tree, turn))
        self._edit(_tr("insert a pass"), edit)

    def can_move(self, up: bool) -> bool:
        """Whether this variation can be swapped with the one before it (or after it)."""
        return branches.fork(self._record.cursor, up) is not None

    def promote(self) -> None:
        """Move this variation before the previous one."""
        self._edit(_tr("move variation up"), branches.promote(self._record.cursor))

    def demote(self) -> None:
        """Move this variation after the next one."""
        self._edit(_tr("move variation down"), branches.demote(self._record.cursor))

    def make_main_line(self) -> None:
        """Make the line through the node the main line."""
        self._edit(_tr("make main line"), branches.make_main_line(self._record.cursor))

    def keep_line(self) -> None:
        """Delete all variations beside the current line."""
        self._edit(_tr("delete other variations"), branches.keep_line(self._record.line()))

    def crop(self) -> None:
        """Make the position the start of the record."""
        record, position = self._record, self._record.at_node().position
        edit = branches.crop(record.tree, record.cursor, position.board, position.to_play)
        self._edit(_tr("crop to this position"), edit, moves_stones=True)

    def copy_branch(self) -> str:
        """The node with all after it as SGF."""
        return branch_text(self._record.tree, self._record.cursor)

    def cut_branch(self) -> str:
        """Like `copy_branch`, but then deletes the node with all after it."""
        text = self.copy_branch()
        if self.may_delete:
            self._edit(_tr("cut"), branches.delete(self._record.cursor))
        return text

    def paste_branch(self, text: str) -> None:
        """Add the games in a text as variations after the node."""
        found = pasted(self._record.tree, self._record.cursor, text)
        if isinstance(found, PasteProblem):
            self.paste_refused.emit(found)
        else:
            self._edit(_tr("paste"), found)

    # The whole record

    def transform(self, symmetry: Symmetry) -> None:
        """Rotate or mirror the board."""
        self._edit(_tr("transform the board"), Transform(symmetry), moves_stones=True)

    def swap_colors(self) -> None:
        """Swap Black and White."""
        self._edit(_tr("swap colours"), SwapColors(), moves_stones=True)

    # The history

    def steps(self) -> tuple[tuple[str, ...], int]:
        """The names of all steps, oldest first, and how many of them are done."""
        history = self._record.document.history
        return history.labels, history.count_done

    def go_to_step(self, count: int) -> None:
        """Undo or redo until this many steps are done."""
        labels, done = self.steps()
        for _ in range(done - max(count, 0)):
            self._record.undo()
        for _ in range(min(count, len(labels)) - done):
            self._record.redo()


def _name(tool: Tool, point: Point) -> str:
    words = {
        Tool.INSERT: _tr("insert {point}"),
        Tool.BLACK: _tr("black stone {point}"),
        Tool.WHITE: _tr("white stone {point}"),
        Tool.ERASE: _tr("erase {point}"),
        Tool.TRIANGLE: _tr("triangle {point}"),
        Tool.SQUARE: _tr("square {point}"),
        Tool.CIRCLE: _tr("circle {point}"),
        Tool.CROSS: _tr("cross {point}"),
        Tool.SELECTED: _tr("selection {point}"),
        Tool.LETTER: _tr("letter {point}"),
        Tool.NUMBER: _tr("number {point}"),
        Tool.LINE: _tr("line to {point}"),
        Tool.ARROW: _tr("arrow to {point}"),
        Tool.DIM: _tr("dim {point}"),
        Tool.VIEW: _tr("part of the board"),
        Tool.BLACK_AREA: _tr("Black’s territory {point}"),
        Tool.WHITE_AREA: _tr("White’s territory {point}"),
    }
    return words.get(tool, "").format(point=format_vertex(point))


class PasteProblem(Enum):
    """Why a text cannot be pasted as a variation."""

    NO_GAME = "no-game"
    OTHER_SIZE = "other-size"
    NOTHING = "nothing"


def branch_text(tree: Tree, node: Node) -> str:
    """A node and everything after it as the only branch of a new game."""
    alone = new_tree(tree.rows, tree.columns)
    request = paste(alone, alone.root, [node])
    if request is not None:
        request.edit.apply(alone)
    return write([alone]).decode("utf-8", "replace")


def pasted(tree: Tree, node: Node, text: str) -> EditRequest | PasteProblem:
    """Insert the games of a text as variations after a node."""
    from tromp_gui.sgf.opening import read_text

    try:
        games = [each for each in read_text(text).games if isinstance(each, Tree)]
    except SgfError:
        return PasteProblem.NO_GAME
    fitting = [each for each in games if (each.rows, each.columns) == (tree.rows, tree.columns)]
    if not fitting:
        return PasteProblem.OTHER_SIZE if games else PasteProblem.NO_GAME
    tops = [top for game in fitting for top in branches_of(game.root)]
    return paste(tree, node, tops) or PasteProblem.NOTHING
