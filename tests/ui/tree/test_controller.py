"""What the tree shows of a record: illegal moves, annotations, numbers, collapsed branches."""

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
from tromp_gui.ui.tree.node_paint import NodeShape
from tromp_gui.ui.tree.tree_view import TreeView

GAME = "(;SZ[5];B[aa](;W[bb];B[cc](;W[aa])(;W[ee];B[]))(;W[ab]MN[7]TE[1];B[ba]HO[1]C[c]))"


class Harness:
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
        """The ids of nodes in the cells, found by trying every cell."""
        return [node.id for node in self.record.tree if self.view.shows(node.id)]


def test_illegal_moves_are_found_while_idle(qtbot: QtBot) -> None:
    harness = Harness(qtbot)
    assert harness.illegal() == []
    harness.wait_for_illegal(4)


def test_illegal_moves_are_found_again_after_each_edit(qtbot: QtBot) -> None:
    harness = Harness(qtbot)
    harness.wait_for_illegal(4)
    harness.record.edit("delete", RemoveNode(1))
    harness.wait_for_illegal()
    harness.record.undo()
    harness.wait_for_illegal(4)
    harness.record.open(grown("(;SZ[5];W[aa];W[bb])"))
    assert harness.illegal() == []
    harness.wait_for_illegal(1, 2)
    harness.record.edit("swap", SwapColors())
    harness.wait_for_illegal(2)


def test_annotations_comments_and_shapes(qtbot: QtBot) -> None:
    harness = Harness(qtbot)
    looks = [harness.controller.look(node.id) for node in harness.record.tree]
    assert looks[7].signs == (Annotation.GOOD_MOVE,)
    assert looks[8].signs == (Annotation.HOTSPOT,)
    assert looks[8].has_comment
    assert looks[6].shape is NodeShape.PASS
    assert looks[0].shape is NodeShape.EMPTY


def test_mn_sets_the_move_number(qtbot: QtBot) -> None:
    harness = Harness(qtbot)
    assert [harness.controller.look(node.id).number for node in harness.record.tree] == [
        *(0, 1, 2, 3, 4, 4, 5),
        *(7, 8),
    ]
    harness.record.edit("number", signs.set_move_number(harness.record.tree.node(1), 50))
    assert [harness.controller.look(each).number for each in (1, 2, 7, 8)] == [50, 51, 7, 8]
    harness.record.undo()
    assert harness.controller.look(2).number == 2


def test_a_branch_is_collapsed_and_expanded(qtbot: QtBot) -> None:
    harness = Harness(qtbot)
    harness.record.go_to(harness.record.tree.node(2))
    harness.controller.toggle_fold()
    assert harness.shown() == [0, 1, 2, 7, 8]
    assert harness.controller.look(2).folded
    harness.controller.toggle_fold()
    assert len(harness.shown()) == 9


@pytest.mark.parametrize("way", ["go", "undo"])
def test_the_current_node_is_never_hidden(qtbot: QtBot, way: str) -> None:
    harness = Harness(qtbot)
    tree = harness.record.tree
    harness.record.go_to(tree.node(5))
    if way == "undo":
        harness.record.edit("number", signs.set_move_number(tree.node(5), 9))
    harness.record.go_to(tree.node(3))
    harness.controller.toggle_fold()
    harness.record.go_to(tree.node(1))
    harness.controller.toggle_fold()
    assert harness.shown() == [0, 1]
    if way == "undo":
        harness.record.undo()
    else:
        harness.record.go_to(tree.node(5))
    assert 5 in harness.shown()
    assert not harness.controller.look(1).folded


def test_another_record_is_shown_expanded(qtbot: QtBot) -> None:
    harness = Harness(qtbot)
    harness.controller.toggle_fold()
    assert harness.shown() == [0]
    harness.record.open(grown(GAME))
    assert len(harness.shown()) == 9


# ---- a large tree is laid out in slices


def large(qtbot: QtBot) -> Harness:
    """A line of 3000 nodes with a variation after every tenth, completely laid out."""
    line = "".join(f"{'(' if at % 10 == 9 else ''};B[aa]" for at in range(3000))
    harness = Harness(qtbot, f"(;SZ[5]{line}" + ";W[])(;W[bb])" * 300 + ")")
    qtbot.waitUntil(lambda: not harness.controller.is_busy)
    return harness


def test_a_cut_in_a_large_tree_is_shown_after_layout(qtbot: QtBot) -> None:
    harness = large(qtbot)
    last = harness.record.tree.next_id - 1
    assert harness.view.shows(last)
    harness.record.edit("delete", RemoveNode(last))
    assert harness.view.shows(last)
    assert not harness.view.viewport().updatesEnabled()
    harness.view.grab()
    harness.view.node_selected.emit(last)
    assert harness.record.cursor.id == 0
    qtbot.waitUntil(lambda: not harness.view.shows(last))
    assert harness.view.viewport().updatesEnabled()
    assert harness.shown() == [node.id for node in harness.record.tree]


def test_the_cursor_can_move_during_layout(qtbot: QtBot) -> None:
    harness = large(qtbot)
    new = harness.record.tree.next_id
    harness.record.do("insert", AddNode(1500, 0, {"W": ("cc",)}), None, new)
    assert not harness.view.shows(new)
    harness.record.step(-3)
    harness.record.step(2)
    qtbot.waitUntil(lambda: harness.view.shows(new))
    assert harness.view.shows(harness.record.cursor.id)
    assert harness.controller.look(harness.record.cursor.id).number > 1000


def test_another_game_ends_the_layout(qtbot: QtBot) -> None:
    harness = large(qtbot)
    harness.record.edit("delete", RemoveNode(1500))
    harness.record.open(grown(GAME))
    assert harness.shown() == [node.id for node in harness.record.tree]
    assert harness.view.viewport().updatesEnabled()


def test_edits_during_layout(qtbot: QtBot) -> None:
    harness = large(qtbot)
    for number in range(2900, 2910):
        harness.record.edit("delete", RemoveNode(number))
        harness.record.undo()
    harness.record.edit("delete", RemoveNode(2000))
    qtbot.waitUntil(lambda: not harness.view.shows(2000))
    assert harness.view.shows(1999)
    harness.record.undo()
    qtbot.waitUntil(lambda: harness.view.shows(2500))
