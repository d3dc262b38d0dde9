"""Sentences about *Match me*."""

from __future__ import annotations

from tromp_gui.match.matching import Standing
from tromp_gui.match.player import Level
from tromp_gui.wording.training import counted_sentence


def test_no_line_break_parts_the_size_of_the_board() -> None:
    up = counted_sentence((9, 9), Level.NOVICE, Standing(Level.NEWCOMER))
    same = counted_sentence((9, 9), Level.CLUB, Standing(Level.CLUB, (True,)))
    for sentence in (up, same):
        assert "9\u00a0×\u00a09" in sentence
