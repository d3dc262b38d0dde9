"""What engines answer to `genmove`."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import EngineMove, MoveKind, parse_move


@pytest.mark.parametrize(
    ("text", "kind", "point"),
    [
        ("D4", MoveKind.STONE, Point(3, 3)),
        ("d4", MoveKind.STONE, Point(3, 3)),
        ("  j9 ", MoveKind.STONE, Point(8, 8)),
        ("D4 E5 visits 10", MoveKind.STONE, Point(3, 3)),
        ("PASS", MoveKind.PASS, None),
        ("Resign", MoveKind.RESIGN, None),
        ("K10", MoveKind.NONSENSE, None),
        ("I5", MoveKind.NONSENSE, None),
        ("", MoveKind.NONSENSE, None),
        ("cancelled", MoveKind.NONSENSE, None),
    ],
)
def test_answers(text: str, kind: MoveKind, point: Point | None) -> None:
    move = parse_move(text, Color.WHITE, 9, 9, token=4)
    assert (move.kind, move.point, move.color, move.token) == (kind, point, Color.WHITE, 4)


def test_the_word_is_kept_as_it_came() -> None:
    assert parse_move("Hello World", Color.BLACK, 9, 9) == EngineMove(
        Color.BLACK, MoveKind.NONSENSE, None, "Hello"
    )


def test_columns_and_rows_are_distinguished() -> None:
    assert parse_move("N5", Color.BLACK, 5, 13).point == Point(4, 12)
    assert parse_move("E13", Color.BLACK, 5, 13).kind is MoveKind.NONSENSE
