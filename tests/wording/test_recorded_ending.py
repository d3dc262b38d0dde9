"""What the file keeps of a game's end, in words."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Point
from tromp_gui.match.recorded_ending import PlayoutResult, read_ending
from tromp_gui.wording.endings import ending_note, playout_note


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("four-passes:agreed", "Ended by agreement"),
        ("as-is:as-is", "No stones were removed"),
        ("playout:played-out", "The dispute was played out"),
        ("mediation:GNU Go 3.8: level 10", "Decided by GNU Go 3.8: level 10"),
        ('mediation:"agreed"', "Decided by agreed"),
        ("mediation:", "Decided by a third party"),
        ("  ", "Decided by a third party"),
        ("what:{name}", "Decided by {name}"),
    ],
)
def test_how_a_game_ended(text: str, note: str) -> None:
    assert ending_note(read_ending(text)) == note


@pytest.mark.parametrize(
    ("chains", "note"),
    [
        ({PlayoutResult.OPEN: [Point(0, 0), Point(2, 2)]}, "Play-out of A1 C3"),
        ({PlayoutResult.DEAD: [Point(0, 0)]}, "Play-out: A1 dead"),
        ({PlayoutResult.ALIVE: [Point(0, 0)]}, "Play-out: A1 alive"),
        (
            {PlayoutResult.ALIVE: [Point(1, 1)], PlayoutResult.DEAD: [Point(0, 0)]},
            "Play-out: A1 dead, B2 alive",
        ),
    ],
)
def test_what_a_play_out_is_about(chains: dict[PlayoutResult, list[Point]], note: str) -> None:
    assert playout_note(chains) == note
