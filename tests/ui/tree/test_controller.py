"""What the tree shows of a record: forbidden moves, signs, numbers, folded variations."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tromp_gui.record import signs
from tromp_gui.record.edits import AddNode, RemoveNode
from tromp_gui.record.signs import Annotation
from tromp_gui.record.transform import SwapColors
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.tree.controller import TreeController
from tromp_gui.ui.tree.node_look import NodeShape
from tromp_gui.ui.tree.tree_view import TreeView

GAME = "(;SZ[5];B[aa](;W[bb];B[cc](;W[aa])(;W[ee];B[]))(;W[ab]MN[7]TE[1];B[ba]HO[1]C[c]))"


class Desk:
    def __init__(self, qtbot: QtBot, text: str = GAME) -> None:
        self.bot, self.view = qtbot, TreeView()
        qtbot.addWidget(self.view)
        self.record = RecordSession(grown(text))
        self.controller = TreeController(self.view, self.record)
        self.view.resize(500, 200)
        self.view.show()

    def illegal(self) -> list[int]:
        return [node.id for node in self.record.tree if self.controller.look(node.id).illegal]

    def wait_for_illegal(self, *ids: int) -> None:
        self.bot.waitUntil(lambda: self.illegal() == list(ids))

    def shown(self) -> list[int]:
        """The nodes that can be clicked, by walking over every cell."""
        return [node.id for node in self.record.tree if self.view.shows(node.id)]


def test_forbidden_moves_are_found_while_idle(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    assert desk.illegal() == []
    desk.wait_for_illegal(4)


def test_they_are_found_anew_after_each_edit(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.wait_for_illegal(4)
    desk.record.edit("delete", RemoveNode(1))
    desk.wait_for_illegal()
    desk.record.undo()
    desk.wait_for_illegal(4)
    desk.record.open(grown("(;SZ[5];W[aa];W[bb])"))
    assert desk.illegal() == []
    desk.wait_for_illegal(1, 2)
    desk.record.edit("swap", SwapColors())
    desk.wait_for_illegal(2)


def test_signs_comments_and_shapes(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    looks = [desk.controller.look(node.id) for node in desk.record.tree]
    assert looks[7].signs == (Annotation.GOOD_MOVE,)
    assert looks[8].signs == (Annotation.HOTSPOT,)
    assert looks[8].has_comment
    assert looks[6].shape is NodeShape.PASS
    assert looks[0].shape is NodeShape.EMPTY


def test_a_move_number_counts_on(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    assert [desk.controller.look(node.id).number for node in desk.record.tree] == [
        *(0, 1, 2, 3, 4, 4, 5),
        *(7, 8),
    ]
    desk.record.edit("number", signs.set_move_number(desk.record.tree.node(1), 50))
    assert [desk.controller.look(each).number for each in (1, 2, 7, 8)] == [50, 51, 7, 8]
    desk.record.undo()
    assert desk.controller.look(2).number == 2


def test_what_follows_is_folded_in_and_out(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.record.go_to(desk.record.tree.node(2))
    desk.controller.toggle_fold()
    assert desk.shown() == [0, 1, 2, 7, 8]
    assert desk.controller.look(2).folded
    desk.controller.toggle_fold()
    assert len(desk.shown()) == 9


@pytest.mark.parametrize("way", ["go", "undo"])
def test_the_node_looked_at_is_never_folded_in(qtbot: QtBot, way: str) -> None:
    desk = Desk(qtbot)
    tree = desk.record.tree
    desk.record.go_to(tree.node(5))
    if way == "undo":
        desk.record.edit("number", signs.set_move_number(tree.node(5), 9))
    desk.record.go_to(tree.node(3))
    desk.controller.toggle_fold()
    desk.record.go_to(tree.node(1))
    desk.controller.toggle_fold()
    assert desk.shown() == [0, 1]
    if way == "undo":
        desk.record.undo()
    else:
        desk.record.go_to(tree.node(5))
    assert 5 in desk.shown()
    assert not desk.controller.look(1).folded


def test_another_record_is_shown_whole(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.controller.toggle_fold()
    assert desk.shown() == [0]
    desk.record.open(grown(GAME))
    assert len(desk.shown()) == 9


# ---- a large tree is laid out anew in slices


def large(qtbot: QtBot) -> Desk:
    """A line of 3000 nodes with a variation after each tenth one; its tree all laid out."""
    line = "".join(f"{'(' if at % 10 == 9 else ''};B[aa]" for at in range(3000))
    desk = Desk(qtbot, f"(;SZ[5]{line}" + ";W[])(;W[bb])" * 300 + ")")
    qtbot.waitUntil(lambda: not desk.controller.is_busy)
    return desk


def test_a_cut_in_a_large_tree_is_shown_once_it_is_laid_out(qtbot: QtBot) -> None:
    desk = large(qtbot)
    last = desk.record.tree.next_id - 1
    assert desk.view.shows(last)
    desk.record.edit("delete", RemoveNode(last))
    assert desk.view.shows(last)
    assert not desk.view.viewport().updatesEnabled()
    desk.view.grab()
    desk.view.node_selected.emit(last)
    assert desk.record.cursor.id == 0
    qtbot.waitUntil(lambda: not desk.view.shows(last))
    assert desk.view.viewport().updatesEnabled()
    assert desk.shown() == [node.id for node in desk.record.tree]


def test_the_cursor_may_move_meanwhile(qtbot: QtBot) -> None:
    desk = large(qtbot)
    new = desk.record.tree.next_id
    desk.record.do("insert", AddNode(1500, 0, {"W": ("cc",)}), None, new)
    assert not desk.view.shows(new)
    desk.record.step(-3)
    desk.record.step(2)
    qtbot.waitUntil(lambda: desk.view.shows(new))
    assert desk.view.shows(desk.record.cursor.id)
    assert desk.controller.look(desk.record.cursor.id).number > 1000


def test_another_game_ends_the_wait(qtbot: QtBot) -> None:
    desk = large(qtbot)
    desk.record.edit("delete", RemoveNode(1500))
    desk.record.open(grown(GAME))
    assert desk.shown() == [node.id for node in desk.record.tree]
    assert desk.view.viewport().updatesEnabled()


def test_one_edit_after_the_other(qtbot: QtBot) -> None:
    desk = large(qtbot)
    for number in range(2900, 2910):
        desk.record.edit("delete", RemoveNode(number))
        desk.record.undo()
    desk.record.edit("delete", RemoveNode(2000))
    qtbot.waitUntil(lambda: not desk.view.shows(2000))
    assert desk.view.shows(1999)
    desk.record.undo()
    qtbot.waitUntil(lambda: desk.view.shows(2500))
