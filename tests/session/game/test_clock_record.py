"""A saved game goes on with the time that was left."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.table import Table
from tromp_gui.match.clock import ByoYomi, Clock, Clocks, Fischer
from tromp_gui.record.node import Tree
from tromp_gui.session.game.clock_session import clocks_at
from tromp_gui.sgf.opening import read_any

S = 1000


def table(sgf: str) -> Table:
    """A review of a record."""
    game = read_any(sgf.encode()).games[0]
    assert isinstance(game, Tree)
    return Table(game)


def test_the_last_reading_of_each_player_counts(qtbot: QtBot) -> None:
    at = table("(;SZ[5]TM[600]OT[5x30 byo-yomi];B[cc]BL[300];W[bb]WL[12]OW[3];B[dd]BL[250])")
    at.record.go_to_index(3)
    control = ByoYomi(600 * S, 5, 30 * S)
    here = clocks_at(at.record.tree, at.record.cursor)
    assert here == Clocks(Clock(control, 250 * S), Clock(control, 12 * S, 3))
    before = clocks_at(at.record.tree, at.record.cursor.path[1])
    assert before == Clocks(Clock(control, 300 * S), Clock.full(control))


@pytest.mark.parametrize("root", ["", "TM[soon]", "TM[60]OT[as the referee says]"])
def test_no_limit_or_one_in_other_words_gives_no_clock(qtbot: QtBot, root: str) -> None:
    at = table(f"(;SZ[5]{root};B[cc]BL[3])")
    assert clocks_at(at.record.tree, at.record.cursor) is None


def test_a_game_that_continues_has_its_clocks(qtbot: QtBot) -> None:
    at = table("(;SZ[5]TM[60]OT[5 fischer];B[cc]BL[41])")
    at.record.go_to_index(1)
    at.match.continue_here()
    clocks = at.match.clock.clocks
    control = Fischer(60 * S, 5 * S)
    assert clocks == Clocks(Clock(control, 41 * S), Clock.full(control))
    assert at.match.clock.running is None, "until the first turn"
