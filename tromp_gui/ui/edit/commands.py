"""The commands of the edit mode."""

from __future__ import annotations

from functools import partial

from tromp_gui.go.point import Color
from tromp_gui.record.signs import MOVE, POSITION, Annotation
from tromp_gui.record.stones import Place
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.session.game.edit_session import EditSession
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.edit.controller import EditController, tool_words
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording.signs import sign_words

BOARD = Where.BOARD

_SIGN_MENUS = {
    "annotate.move": MOVE,
    "annotate.position": POSITION,
    "annotate.hotspot": (Annotation.HOTSPOT,),
}


def tool_name(tool: Tool) -> str:
    """The command that chooses a tool."""
    return f"tool-{tool.value}"


def sign_name(annotation: Annotation) -> str:
    """The command that annotates a node."""
    return f"sign-{annotation.value.lower()}"


def rows(controller: EditController, edit: EditSession) -> list[Command]:
    return [
        *_branch_rows(controller, edit),
        *_board_rows(edit),
        *_setup_rows(controller, edit),
        *_tool_rows(controller, edit),
        *_sign_rows(controller, edit),
    ]


def _may(now: Situation) -> bool:
    return now.match is None


def _may_delete(now: Situation) -> bool:
    return now.match is None and now.node.parent is not None


def _branch_rows(controller: EditController, edit: EditSession) -> list[Command]:
    return [
        Command("history", _tr("&History…"), ("Ctrl+H",), controller.history, icon=Icon.HISTORY,
            menu="edit.undo"),
        Command("delete", _tr("&Delete this move and all after it"), ("Delete",), edit.delete,
            BOARD, _may_delete, menu="edit.delete"),
        Command("delete-alone", _tr("Delete only this &move"), ("Ctrl+Delete",), edit.delete_alone,
            BOARD, _may_delete, menu="branch.delete"),
        Command("cut-branch", _tr("Cut &from here"), ("Ctrl+X",), controller.cut_branch, BOARD,
            _may_delete, menu="branch.copy"),
        Command("copy-branch", _tr("&Copy from here"), ("Ctrl+Alt+C",),
            controller.copy_branch, BOARD, menu="branch.copy"),
        Command("paste-branch", _tr("&Paste as a variation"), ("Ctrl+Alt+V",),
            controller.paste_branch, BOARD, _may, menu="branch.copy"),
        Command("insert-pass", _tr("&Insert a pass"), (), edit.insert_pass,
            enabled=_may, menu="branch.pass"),
        Command(Id.VARIATION_UP, _tr("Move variation &up"), ("Ctrl+Up",), edit.promote, BOARD,
            lambda _: edit.can_move(up=True), menu="branch.order"),
        Command(Id.VARIATION_DOWN, _tr("Move variation do&wn"), ("Ctrl+Down",), edit.demote, BOARD,
            lambda _: edit.can_move(up=False), menu="branch.order"),
        Command(Id.MAKE_MAIN_LINE, _tr("&Make main line"), ("Ctrl+Shift+Up",), edit.make_main_line,
            BOARD, lambda _: edit.can_move(up=True), menu="branch.order"),
        Command("keep-line", _tr("Delete all &other variations"), (), edit.keep_line,
            enabled=_may, menu="branch.order"),
    ]  # fmt: skip


def _board_rows(edit: EditSession) -> list[Command]:
    turn, flip = "board.turn", "board.flip"
    symmetries = [
        ("turn-right", _tr("Rotate &right"), Symmetry.TURN_RIGHT, turn),
        ("turn-left", _tr("Rotate &left"), Symmetry.TURN_LEFT, turn),
        ("half-turn", _tr("Rotate &180°"), Symmetry.HALF_TURN, turn),
        ("mirror-left-right", _tr("&Flip horizontally"), Symmetry.MIRROR_LEFT_RIGHT, flip),
        ("mirror-up-down", _tr("Flip &vertically"), Symmetry.MIRROR_UP_DOWN, flip),
        ("mirror-diagonal", _tr("Flip along the &diagonal ╱"), Symmetry.DIAGONAL, flip),
        ("mirror-antidiagonal", _tr("Flip along the d&iagonal ╲"), Symmetry.ANTIDIAGONAL, flip),
    ]
    made = [
        Command(name, text, (), partial(edit.transform, symmetry), enabled=_may, menu=menu)
        for name, text, symmetry, menu in symmetries
    ]
    return [
        *made,
        Command("swap-colors", _tr("&Swap the colours"), (), edit.swap_colors,
            enabled=_may, menu="board.colors"),
        Command("crop", _tr("&Crop to this position"), (), edit.crop,
            enabled=_may, menu="board.crop"),
    ]  # fmt: skip


def _setup_rows(controller: EditController, edit: EditSession) -> list[Command]:
    return [
        Command("black-to-play", _tr("Black to &play"), (),
            lambda: edit.set_player(Color.BLACK), enabled=_may, menu="setup.player"),
        Command("white-to-play", _tr("White to p&lay"), (),
            lambda: edit.set_player(Color.WHITE), enabled=_may, menu="setup.player"),
        Command("setup-as-variation", _tr("Set up as a new &variation"), (),
            controller.toggle_place, enabled=_may, checked=lambda _: edit.place is Place.VARIATION,
            menu="setup.place"),
        Command("clear-markup", _tr("&Clear all marks here"), (), edit.clear_markup,
            enabled=lambda _: edit.has_markup, menu="annotate.clear"),
        Command("node-properties", _tr("&Name, number, figure…"), ("Ctrl+Shift+I",),
            controller.node_properties, menu="annotate.node"),
        Command("put-tool-down", _tr("Leave edit mode"), ("Esc",), controller.step_back, BOARD,
            lambda _: controller.may_step_back),
    ]  # fmt: skip


def _menu_of(tool: Tool) -> str:
    """The section of the menus with a tool."""
    if tool in (Tool.PLAY, Tool.INSERT):
        return "tool.move"
    if tool.fills:
        return "edit.shape" if tool is Tool.FIND else "tool.area"
    return "setup.stones" if tool.changes_stones else "tool.mark"


def _tool_rows(controller: EditController, edit: EditSession) -> list[Command]:
    def row(tool: Tool) -> Command:
        words = tool_words()[tool]
        return Command(
            tool_name(tool),
            words.text,
            (words.key,),
            lambda: controller.choose(tool),
            BOARD,
            _may if tool.changes_stones else None,
            checked=lambda _: edit.tool is tool,
            menu=_menu_of(tool),
        )

    return [row(tool) for tool in tool_words()]


def _sign_rows(controller: EditController, edit: EditSession) -> list[Command]:
    def row(annotation: Annotation) -> Command:
        return Command(
            sign_name(annotation),
            sign_words()[annotation][0],
            (),
            lambda: controller.annotate(annotation),
            checked=lambda now: now.node.has(annotation.value),
            menu=next(menu for menu, signs in _SIGN_MENUS.items() if annotation in signs),
        )

    return [row(annotation) for annotation in sign_words()]
