"""Editing an open record: one step each, all undone."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.record.trees import grown, picture, shape
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.match.setup import Setup
from tromp_gui.record.evaluation import written
from tromp_gui.record.signs import Annotation
from tromp_gui.record.stones import Place
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.session.game.edit_session import EditSession, PasteProblem
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.tools import Tool

GAME = "(;SZ[5]C[start];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ab];B[ba]))"


def point(vertex: str) -> Point:
    found = parse_vertex(vertex, 5, 5)
    assert found is not None
    return found


class Editor:
    """A record open at a node, and its editing session."""

    def __init__(self, text: str = GAME, node: int = 0) -> None:
        self.record = RecordSession(grown(text))
        self.edit = EditSession(self.record)
        self.record.go_to(self.record.tree.node(node))

    def use(self, tool: Tool, vertices: str) -> None:
        """Click points with a tool."""
        self.edit.take(tool)
        for vertex in vertices.split():
            self.edit.click(point(vertex))

    def sgf(self) -> str:
        """The current node."""
        node = self.record.cursor
        return "".join(f"{name}[{']['.join(v)}]" for name, v in node.properties.items())

    @property
    def tree(self) -> str:
        return picture(self.record.tree)


@pytest.mark.parametrize(
    ("tool", "clicks", "written"),
    [
        (Tool.BLACK, "B2", "AB[bd]"),
        (Tool.WHITE, "B2 C2", "AW[bd][cd]"),
        (Tool.BLACK, "B2 B2", ""),
        (Tool.ERASE, "A5", "AE[aa]"),
        (Tool.TRIANGLE, "B2 C2 B2", "TR[cd]"),
        (Tool.SQUARE, "B2", "SQ[bd]"),
        (Tool.CIRCLE, "B2", "CR[bd]"),
        (Tool.CROSS, "B2", "MA[bd]"),
        (Tool.SELECTED, "B2", "SL[bd]"),
        (Tool.LETTER, "B2 C2 D2", "LB[bd:A][cd:B][dd:C]"),
        (Tool.NUMBER, "B2 C2 B2 D2", "LB[cd:2][dd:1]"),
        (Tool.LINE, "B2 D2", "LN[bd:dd]"),
        (Tool.ARROW, "B2 D2 A1", "AR[bd:dd]"),
        (Tool.DIM, "B2", "DD[bd]"),
        (Tool.VIEW, "B2 C1", "VW[be][ce][bd][cd]"),
        (Tool.VIEW, "B2 C1 B2 B2", ""),
        (Tool.BLACK_AREA, "B2", "TB[bd]"),
        (Tool.WHITE_AREA, "B2", "TW[bd]"),
    ],
)
def test_each_tool_writes_its_property(qtbot: QtBot, tool: Tool, clicks: str, written: str) -> None:
    editor = Editor("(;SZ[5];B[aa];C[here])", 2)
    before = shape(editor.record.tree.root)
    editor.use(tool, clicks)
    assert editor.sgf() == "C[here]" + written
    while editor.record.undo_label is not None:
        editor.record.undo()
    assert shape(editor.record.tree.root) == before


def test_every_click_is_one_step_with_its_name(qtbot: QtBot) -> None:
    editor = Editor(node=2)
    editor.use(Tool.LETTER, "B2 C2")
    editor.use(Tool.LINE, "A1 E5")
    assert editor.edit.steps() == (("letter B2", "letter C2", "line to E5"), 3)


def test_a_drag_joins_two_points_or_fills_a_rectangle(qtbot: QtBot) -> None:
    editor = Editor("(;SZ[5])")
    for tool in (Tool.ARROW, Tool.BLACK_AREA, Tool.TRIANGLE, Tool.BLACK):
        editor.edit.take(tool)
        editor.edit.drag(point("A5"), point("B4"))
    assert editor.sgf() == "SZ[5]AR[aa:bb]TB[ab][bb][aa][ba]"
    assert editor.edit.steps()[1] == 2


def test_the_first_of_two_points_can_be_given_up(qtbot: QtBot) -> None:
    editor = Editor("(;SZ[5])")
    editor.use(Tool.LINE, "A1")
    assert editor.edit.anchor == point("A1")
    editor.edit.step_back()
    assert editor.edit.anchor is None
    assert editor.edit.tool.needs_two_points
    editor.edit.step_back()
    assert editor.edit.tool is Tool.PLAY


def test_another_node_forgets_the_first_point(qtbot: QtBot) -> None:
    editor = Editor()
    editor.use(Tool.ARROW, "A1")
    editor.record.step(1)
    assert editor.edit.anchor is None
    assert editor.edit.tool is Tool.ARROW


def test_a_move_is_inserted_and_looked_at(qtbot: QtBot) -> None:
    editor = Editor(node=1)
    editor.use(Tool.INSERT, "E5")
    assert editor.tree == "0 1 8 (2 3 (4) (5)) (6 7)"
    assert editor.sgf() == "W[ea]"
    editor.edit.insert_pass()
    assert editor.sgf() == "B[]"


def test_set_up_as_a_variation(qtbot: QtBot) -> None:
    editor = Editor(node=1)
    editor.edit.place = Place.VARIATION
    editor.use(Tool.BLACK, "E5 E4")
    assert editor.sgf() == "AB[ea][eb]"
    assert editor.record.cursor.first_child is None
    editor.record.undo()
    editor.record.undo()
    assert editor.record.cursor.id == 1


def test_a_game_being_played_keeps_its_stones_and_branches(qtbot: QtBot) -> None:
    editor = Editor()
    editor.record.open(editor.record.tree, Setup(5, 5).match())
    editor.edit.take(Tool.BLACK)
    assert editor.edit.tool is Tool.PLAY
    editor.record.step(1)
    before = shape(editor.record.tree.root)
    editor.edit.delete()
    editor.edit.delete_alone()
    editor.edit.set_player(Color.BLACK)
    assert shape(editor.record.tree.root) == before
    editor.use(Tool.TRIANGLE, "A1")
    assert editor.sgf() == "B[aa]TR[ae]"


def test_branches_are_cut_copied_and_pasted(qtbot: QtBot) -> None:
    editor = Editor(node=3)
    text = editor.edit.cut_branch()
    assert editor.tree == "0 1 (2) (6 7)"
    assert editor.record.cursor.id == 2
    assert "B[cc]" in text
    editor.record.go_to(editor.record.tree.node(7))
    editor.edit.paste_branch(text)
    assert editor.tree == "0 1 (2) (6 7 8 (9) (10))"
    assert editor.record.cursor.id == 8
    editor.record.undo()
    editor.record.undo()
    assert shape(editor.record.tree.root) == shape(grown(GAME).root)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("no game at all", PasteProblem.NO_GAME),
        ("", PasteProblem.NO_GAME),
        ("(;SZ[9];B[aa])", PasteProblem.OTHER_SIZE),
        ("(;SZ[5]PB[x])", PasteProblem.NOTHING),
        ("(;GM[2];B[aa])", PasteProblem.NO_GAME),
    ],
)
def test_what_cannot_be_pasted_is_refused(qtbot: QtBot, text: str, problem: PasteProblem) -> None:
    editor = Editor()
    with qtbot.waitSignal(editor.edit.paste_refused) as told:
        editor.edit.paste_branch(text)
    assert told.args == [problem]
    assert editor.edit.steps() == ((), 0)


def test_any_step_of_the_history_can_be_gone_to(qtbot: QtBot) -> None:
    editor, shapes = Editor(node=1), []
    verbs: list[Callable[[], None]] = [
        lambda: editor.use(Tool.LETTER, "E1"),
        lambda: editor.edit.annotate(Annotation.GOOD_MOVE),
        editor.edit.delete_alone,
        lambda: editor.edit.transform(Symmetry.TURN_LEFT),
        editor.edit.swap_colors,
    ]
    for verb in verbs:
        shapes.append(shape(editor.record.tree.root))
        verb()
    shapes.append(shape(editor.record.tree.root))
    assert len(editor.edit.steps()[0]) == len(verbs)
    for count in (2, 5, 0, 3, 1, 4):
        editor.edit.go_to_step(count)
        assert editor.edit.steps()[1] == count
        assert shape(editor.record.tree.root) == shapes[count]
    editor.edit.go_to_step(99)
    assert editor.edit.steps()[1] == len(verbs)
    editor.edit.go_to_step(-1)
    assert editor.edit.steps()[1] == 0


def verbs_of(editor: Editor) -> list[Callable[[], object]]:
    edit = editor.edit
    return [
        edit.clear_markup,
        edit.delete,
        edit.delete_alone,
        edit.insert_pass,
        edit.promote,
        edit.demote,
        edit.make_main_line,
        edit.keep_line,
        edit.crop,
        edit.cut_branch,
        edit.swap_colors,
        lambda: edit.paste_branch("(;SZ[5];W[cc]C[x];B[])"),
        lambda: edit.transform(Symmetry.DIAGONAL),
        lambda: edit.annotate(Annotation.BAD_MOVE),
        lambda: edit.set_player(Color.WHITE),
        lambda: editor.use(Tool.BLACK, "C1"),
        lambda: editor.use(Tool.ERASE, "A5"),
        lambda: editor.use(Tool.INSERT, "C1"),
        lambda: editor.use(Tool.DIM, "C1"),
        lambda: editor.record.step(1),
        lambda: editor.record.go_to_branching(1),
    ]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.integers(0, 20), max_size=8), st.integers(0, 7))
def test_any_work_is_undone_step_by_step(qtbot: QtBot, work: list[int], start: int) -> None:
    editor = Editor(node=start)
    verbs, before = verbs_of(editor), shape(editor.record.tree.root)
    for number in work:
        steps = editor.edit.steps()[1]
        verbs[number]()
        assert editor.edit.steps()[1] - steps in (0, 1)
    after, count = shape(editor.record.tree.root), editor.edit.steps()[1]
    editor.edit.go_to_step(0)
    assert shape(editor.record.tree.root) == before
    editor.edit.go_to_step(count)
    assert shape(editor.record.tree.root) == after


EVALUATED = "(;SZ[5]RU[Chinese]KM[7]HA[2]AB[aa][bb]V[1];W[cc]V[2]TGWR[0.7];B[dd]SBKV[60]C[x])"


@pytest.mark.parametrize(
    ("change", "is_kept"),
    [
        ({"white_name": "Ann"}, True),
        ({"komi": Decimal("7.0")}, True),
        ({"komi": Decimal("0.5")}, False),
        ({"rules": "AGA"}, False),
        ({"handicap": 3}, False),
    ],
)
def test_saved_evaluations_belong_to_komi_and_rules(
    change: dict[str, object], is_kept: bool
) -> None:
    editor = Editor(EVALUATED)
    before = shape(editor.record.tree.root)
    info = editor.record.info._replace(**change)  # type: ignore[arg-type]
    assert editor.edit.change_info("game information", info) is not is_kept
    nodes = list(editor.record.tree)
    found = [written(node) for node in nodes]
    assert [each is not None for each in found] == [is_kept] * 3
    assert nodes[2].get("C") == ("x",)
    if editor.record.document.history.count_done:
        editor.record.undo()
    assert shape(editor.record.tree.root) == before
    assert not editor.record.document.history.count_done
