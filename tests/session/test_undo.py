"""Undo and redo through every ending restore every value."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.session.scribbler import fingerprint
from tests.session.table import Table
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.match.phases import AgreementMode, Finished
from tromp_gui.scoring.dead_stones import Reach

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 3

BY_ENDING: dict[Ending, Rules] = {rules.ending: rules for rules in reversed(RULE_SETS.values())}
BY_ENDING[Ending.MEDIATION] = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)

Wish = Callable[[Table], object]

_COLORS, _POINTS = st.sampled_from(Color), st.builds(
    Point, st.integers(0, SIDE - 1), st.integers(0, SIDE - 1)
)  # fmt: skip


def _legal(table: Table, which: int) -> None:
    points = table.match.position.legal_points()
    table.match.play(points[which % len(points)] if points else None)


def _pass_twice(table: Table) -> None:
    table.match.return_to_game()
    table.play("pass pass")


def _list_switch(table: Table, color: Color) -> None:
    table.score.active_list = color


WISHES: st.SearchStrategy[Wish] = st.one_of(
    st.integers(0, 8).map(lambda which: lambda t: _legal(t, which)),
    st.integers(0, 8).map(lambda which: lambda t: _legal(t, which)),
    _POINTS.map(lambda point: lambda t: t.match.play(point)),
    st.just(_pass_twice),
    st.just(_pass_twice),
    st.just(lambda t: t.match.play(None, is_official=True)),
    _POINTS.map(lambda point: lambda t: t.match.play_variation(point)),
    st.tuples(_POINTS, st.sampled_from(Reach)).map(lambda at: lambda t: t.score.click(*at)),
    st.tuples(_POINTS, st.sampled_from(Reach)).map(lambda at: lambda t: t.score.click(*at)),
    _COLORS.map(lambda color: lambda t: t.match.agree(color)),
    st.just(lambda t: t.agree()),
    _COLORS.map(lambda color: lambda t: _list_switch(t, color)),
    st.sampled_from(AgreementMode).map(lambda mode: lambda t: t.match.choose_mode(mode)),
    st.sampled_from(
        [
            lambda t: t.score.clear(),
            lambda t: t.match.dispute(),
            lambda t: t.match.dispute(),
            lambda t: t.match.separate(),
            lambda t: t.match.play_on(),
            lambda t: t.match.discuss(),
            lambda t: t.match.decide("Ann"),
            lambda t: t.match.reopen(),
            lambda t: t.match.resign(Color.WHITE),
            lambda t: t.match.forfeit(Color.BLACK),
            lambda t: t.match.void(),
            lambda t: t.match.agree_on(Result(Color.WHITE, Way.SCORE, Decimal("1.5"))),
            lambda t: t.score.write_result(),
        ]
    ),
    st.sampled_from(
        [
            lambda t: t.match.leave(),
            lambda t: t.match.continue_here(),
            lambda t: t.match.take_back_to_here(),
            lambda t: t.match.take_back_to_here(),
            lambda t: t.match.return_to_game(),
            lambda t: t.record.undo(),
            lambda t: t.record.redo(),
        ]
    ),
    st.integers(-3, 3).map(lambda by: lambda t: t.record.step(by)),
    st.integers(0, 99).map(
        lambda which: (
            lambda t: t.record.go_to(list(t.record.tree)[which % len(list(t.record.tree))])
        )
    ),
)


def everything(table: Table) -> tuple[object, ...]:
    """All that a person sees: the document, the phase, the marks, the counts."""
    return (
        fingerprint(table.record.document),
        table.phase,
        table.score.marks,
        table.score.counts(),
        table.match.position.board,
        table.match.position.to_play,
    )


@pytest.mark.parametrize("ending", list(Ending))
@settings(suppress_health_check=list(HealthCheck))
@given(st.lists(WISHES, min_size=4, max_size=40), st.sampled_from([0, 2]))
def test_all_the_way_back_and_forth(ending: Ending, wishes: list[Wish], handicap: int) -> None:
    rules = BY_ENDING[ending]
    if ending is Ending.PLAYOUT:
        rules = customised(rules, handicap=TROMP_TAYLOR.handicap)
    table = Table.game(rules, side=SIDE, handicap=handicap if ending is not Ending.AS_IS else 0)
    table.score.active_list = Color.BLACK
    start = everything(table)
    for wish in wishes:
        wish(table)
    table.score.active_list = Color.BLACK
    seen = []
    while table.record.undo_label is not None:
        table.record.undo()
        table.record.redo()
        seen.append(everything(table))
        table.record.undo()
    assert everything(table) == start
    while seen:
        table.record.redo()
        assert everything(table) == seen.pop()


@pytest.mark.parametrize("ending", list(Ending))
@settings(suppress_health_check=list(HealthCheck))
@given(st.lists(WISHES, min_size=4, max_size=40))
def test_the_result_in_the_file_is_that_of_the_finished_game(
    ending: Ending, wishes: list[Wish]
) -> None:
    """Whatever is done in a new game: RE is there when it is finished, and only then."""
    table = Table.game(BY_ENDING[ending], side=SIDE)
    for wish in wishes:
        wish(table)
        if table.match.match is None:
            return  # left: a record under review, which may be written to
        phase = table.phase
        outcome = phase.outcome if isinstance(phase, Finished) else None
        assert table.re == (str(outcome.result) if outcome else "")


def test_every_ending_is_tried() -> None:
    assert {ending: rules.ending for ending, rules in BY_ENDING.items()} == {
        ending: ending for ending in Ending
    }
