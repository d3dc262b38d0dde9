"""The commands of the edit mode as rows."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from tromp_gui.go.point import Color
from tromp_gui.record.signs import Annotation
from tromp_gui.record.stones import Place
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.session.game.edit_session import EditSession
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.edit.controller import EditDesk
from tromp_gui.ui.edit.words import tool_words
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import Name, Row, Where
from tromp_gui.wording.signs import sign_words

BOARD = Where.BOARD


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)


def tool_name(tool: Tool) -> Name:
    """The command that takes a tool in hand."""
    return Name(f"tool-{tool.value}")


def sign_name(annotation: Annotation) -> Name:
    """The command that says something of a node."""
    return Name(f"sign-{annotation.value.lower()}")


def rows(desk: EditDesk, edit: EditSession) -> list[Row]:
    """All commands of the edit mode."""
    return [
        *_branch_rows(desk, edit),
        *_board_rows(edit),
        *_setup_rows(desk, edit),
        *_tool_rows(desk, edit),
        *_sign_rows(desk, edit),
    ]


def _branch_rows(desk: EditDesk, edit: EditSession) -> list[Row]:
    def may() -> bool:
        return edit.may_restructure

    return [
        Row(Name.HISTORY, _tr("&History…"), ("Ctrl+H",), desk.history, icon=Icon.HISTORY),
        Row(Name.DELETE, _tr("&Delete this move and all after it"), ("Delete",), edit.delete, BOARD,
            lambda: edit.may_delete),
        Row(Name.DELETE_ALONE, _tr("Delete only this &move"), ("Ctrl+Delete",), edit.delete_alone,
            BOARD, lambda: edit.may_delete),
        Row(Name.CUT_BRANCH, _tr("Cut &from here on"), ("Ctrl+X",), desk.cut_branch, BOARD,
            lambda: edit.may_delete),
        Row(Name.COPY_BRANCH, _tr("&Copy from here on"), ("Ctrl+Alt+C",), desk.copy_branch, BOARD),
        Row(Name.PASTE_BRANCH, _tr("&Paste as a variation"), ("Ctrl+Alt+V",), desk.paste_branch,
            BOARD, may),
        Row(Name.INSERT_PASS, _tr("&Insert a pass"), (), edit.insert_pass, enabled=may),
        Row(Name.VARIATION_UP, _tr("Move variation &up"), ("Ctrl+Up",), edit.promote, BOARD,
            lambda: edit.can_move(up=True)),
        Row(Name.VARIATION_DOWN, _tr("Move variation do&wn"), ("Ctrl+Down",), edit.demote, BOARD,
            lambda: edit.can_move(up=False)),
        Row(Name.MAKE_MAIN_LINE, _tr("&Make main line"), ("Ctrl+Shift+Up",), edit.make_main_line,
            BOARD, lambda: edit.can_move(up=True)),
        Row(Name.KEEP_LINE, _tr("Drop all &other variations"), (), edit.keep_line, enabled=may),
    ]  # fmt: skip


def _board_rows(edit: EditSession) -> list[Row]:
    turns = [
        (Name.TURN_RIGHT, _tr("Turn to the &right"), Symmetry.TURN_RIGHT),
        (Name.TURN_LEFT, _tr("Turn to the &left"), Symmetry.TURN_LEFT),
        (Name.HALF_TURN, _tr("Turn &around"), Symmetry.HALF_TURN),
        (Name.MIRROR_LEFT_RIGHT, _tr("&Mirror left and right"), Symmetry.MIRROR_LEFT_RIGHT),
        (Name.MIRROR_UP_DOWN, _tr("Mirror &up and down"), Symmetry.MIRROR_UP_DOWN),
        (Name.MIRROR_DIAGONAL, _tr("Mirror at the &diagonal ╱"), Symmetry.DIAGONAL),
        (Name.MIRROR_ANTIDIAGONAL, _tr("Mirror at the d&iagonal ╲"), Symmetry.ANTIDIAGONAL),
    ]

    def may() -> bool:
        return edit.may_restructure

    made = [
        Row(name, text, (), partial(edit.transform, symmetry), enabled=may)
        for name, text, symmetry in turns
    ]
    return [
        *made,
        Row(Name.SWAP_COLORS, _tr("&Swap the colours"), (), edit.swap_colors, enabled=may),
        Row(Name.CROP, _tr("&Crop to this position"), (), edit.crop, enabled=may),
    ]


def _setup_rows(desk: EditDesk, edit: EditSession) -> list[Row]:
    def may() -> bool:
        return edit.may_restructure

    return [
        Row(Name.BLACK_TO_PLAY, _tr("Black to &play"), (), lambda: edit.set_player(Color.BLACK),
            enabled=may),
        Row(Name.WHITE_TO_PLAY, _tr("White to p&lay"), (), lambda: edit.set_player(Color.WHITE),
            enabled=may),
        Row(Name.SETUP_AS_VARIATION, _tr("Set up in a &variation of its own"), (),
            desk.toggle_place, enabled=may, checked=lambda: edit.place is Place.VARIATION),
        Row(Name.CLEAR_MARKUP, _tr("&Clear all marks here"), (), edit.clear_markup,
            enabled=lambda: edit.has_markup),
        Row(Name.NODE_PROPERTIES, _tr("&Name, number, figure…"), ("Ctrl+Shift+I",),
            desk.node_properties),
        Row(Name.PUT_TOOL_DOWN, _tr("Put the tool down"), ("Esc",), desk.step_back, BOARD,
            lambda: edit.tool is not Tool.PLAY),
    ]  # fmt: skip


def _tool_rows(desk: EditDesk, edit: EditSession) -> list[Row]:
    def row(tool: Tool) -> Row:
        words = tool_words()[tool]
        return Row(
            tool_name(tool),
            words.text,
            (words.key,),
            lambda: desk.choose(tool),
            BOARD,
            lambda: edit.may_restructure or not tool.changes_stones,
            checked=lambda: edit.tool is tool,
        )

    return [row(tool) for tool in tool_words()]


def _sign_rows(desk: EditDesk, edit: EditSession) -> list[Row]:
    def row(annotation: Annotation) -> Row:
        return Row(
            sign_name(annotation),
            sign_words()[annotation][0],
            (),
            lambda: desk.annotate(annotation),
            checked=lambda: edit.strength(annotation) > 0,
        )

    return [row(annotation) for annotation in sign_words()]
