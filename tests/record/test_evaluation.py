from __future__ import annotations

import pytest

from tests.record.trees import grown
from tromp_gui.go.point import Color
from tromp_gui.record.evaluation import (
    Evaluation,
    Loss,
    biggest,
    mistakes,
    writing,
    written,
)

BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.mark.parametrize(
    ("properties", "score", "win_rate"),
    [
        ("V[3.5]", 3.5, None),
        ("V[-12]", -12.0, None),
        ("V[0]TGWR[0.4863]", 0.0, 0.4863),
        ("TGWR[1]", None, 1.0),
        ("V[ 2,5 ]", 2.5, None),
    ],
)
def test_what_a_node_says(properties: str, score: float | None, win_rate: float | None) -> None:
    node = grown(f"(;SZ[9]{properties})").root

    assert written(node) == Evaluation(score, win_rate)


@pytest.mark.parametrize("properties", ["", "C[V]", "V[]", "V[nan]", "V[inf]", "V[ahead]"])
def test_what_cannot_be_read_says_nothing(properties: str) -> None:
    assert written(grown(f"(;SZ[9]{properties})").root) is None


def test_a_chance_beyond_all_is_none() -> None:
    assert written(grown("(;V[2]TGWR[48.6])").root) == Evaluation(2.0)
    assert written(grown("(;TGWR[48.6])").root) is None


def test_writing_touches_two_properties_and_nothing_else() -> None:
    tree = grown("(;SZ[9]C[hello];B[ee]XX[1];W[cc])")
    before = {node.id: node.properties for node in tree}
    edit = writing(tree, {1: Evaluation(-0.30000001, 0.48632), 2: Evaluation(7.0)}, win_rates=True)
    assert edit is not None
    inverse = edit.apply(tree)
    assert tree.root.properties == before[0]
    assert tree.node(1).properties == {**before[1], "V": ("-0.3",), "TGWR": ("0.4863",)}
    assert tree.node(2).properties == {**before[2], "V": ("7",)}
    inverse.apply(tree)
    assert {node.id: node.properties for node in tree} == before


def test_win_rates_only_if_requested() -> None:
    tree = grown("(;SZ[9];B[ee])")
    edit = writing(tree, {1: Evaluation(1.25, 0.6)}, win_rates=False)
    assert edit is not None
    edit.apply(tree)
    assert tree.node(1).properties == {"B": ("ee",), "V": ("1.25",)}
    assert writing(tree, {1: Evaluation(None, 0.6)}, win_rates=False) is None


def test_nothing_new_is_not_an_edit_and_lost_nodes_are_skipped() -> None:
    tree = grown("(;SZ[9]V[1.5];B[ee])")
    assert writing(tree, {0: Evaluation(1.5), 77: Evaluation(3.0)}, win_rates=True) is None
    assert writing(tree, {}, win_rates=True) is None


def test_no_minus_zero() -> None:
    tree = grown("(;SZ[9])")
    edit = writing(tree, {0: Evaluation(-0.001, 0.0)}, win_rates=True)
    assert edit is not None
    edit.apply(tree)
    assert (tree.root.get("V"), tree.root.get("TGWR")) == (("0",), ("0",))


def test_written_is_read_again() -> None:
    tree = grown("(;SZ[9];B[ee];W[cc])")
    values = {0: Evaluation(0.5, 0.5), 2: Evaluation(-42.25, 0.0312)}
    edit = writing(tree, values, win_rates=True)
    assert edit is not None
    edit.apply(tree)
    assert {number: written(tree.node(number)) for number in values} == values


def test_a_loss_is_from_the_view_of_the_player_who_moved() -> None:
    before, after = Evaluation(3.0, 0.6), Evaluation(-4.0, 0.25)
    assert before.lost(after, BLACK).points == 7.0
    assert before.lost(after, BLACK).win_rate == pytest.approx(0.35)
    assert before.lost(after, WHITE).points == -7.0
    assert before.lost(Evaluation(None, 0.5), BLACK).points is None


def test_points_tell_before_the_chance_to_win() -> None:
    assert not Loss(1.0, 0.9).is_mistake
    assert Loss(5.0, 0.0).is_mistake
    assert not Loss(5.0, 0.0).is_large
    assert Loss(15.0, 0.0).is_large
    assert Loss(None, 0.1).is_mistake
    assert Loss(None, 0.25).is_large
    assert not Loss(None, None).is_mistake


def test_mistakes_along_a_line() -> None:
    tree = grown("(;SZ[9];B[aa];W[bb];B[cc];W[dd];B[ee])")
    values = {0: 0.0, 1: -6.0, 2: 10.0, 3: 10.5, 5: -30.0}
    line = list(tree.main_line())
    found = mistakes(line, {node: Evaluation(value) for node, value in values.items()})
    assert [(each.node, each.mover, each.loss.points) for each in found] == [
        (1, BLACK, 6.0),
        (2, WHITE, 16.0),
    ]
    assert [each.node for each in biggest(found)] == [2, 1]


def test_a_set_up_is_nobodys_mistake() -> None:
    tree = grown("(;SZ[9];AB[aa][bb];B[cc])")
    line = list(tree.main_line())
    assert mistakes(line, {0: Evaluation(0.0), 1: Evaluation(30.0), 2: Evaluation(30.0)}) == []


def test_equal_mistakes_stand_in_the_order_of_the_game() -> None:
    tree = grown("(;SZ[9];B[aa];W[bb];B[cc])")
    values = {0: Evaluation(0.0), 1: Evaluation(-8.0), 2: Evaluation(0.0), 3: Evaluation(-8.0)}
    found = mistakes(tree.main_line(), values)
    assert [each.node for each in biggest(found)] == [1, 2, 3]
