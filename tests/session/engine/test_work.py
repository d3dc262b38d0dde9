"""The commands for a piece of work."""

from __future__ import annotations

import pytest

from tests.engines.harness import target
from tromp_gui.go.point import Color
from tromp_gui.gtp.profile import Profile
from tromp_gui.session.engine.work import Move, move_commands


@pytest.mark.parametrize(
    ("removes_dead", "commands", "said"),
    [
        (False, {"kgs-genmove_cleanup", "kata-search_cancellable"}, "kgs-genmove_cleanup B"),
        (False, {"kata-search_cancellable"}, "kata-search_cancellable B"),
        (False, set(), "genmove B"),
        (None, {"kgs-genmove_cleanup"}, "genmove B"),
    ],
)
def test_where_every_stone_counts_dead_ones_are_captured(
    removes_dead: bool | None, commands: set[str], said: str
) -> None:
    work = Move(target()._replace(removes_dead=removes_dead), Color.BLACK, print, 1)
    assert move_commands(work, Profile(commands=frozenset(commands))) == [said]
