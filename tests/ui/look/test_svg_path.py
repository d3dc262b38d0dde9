"""Icon paths in SVG syntax."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tromp_gui.ui.look.icons import path


def corners(made: QPainterPath) -> list[tuple[float, float]]:
    elements = [made.elementAt(i) for i in range(made.elementCount())]
    return [(round(float(e.x), 6), round(float(e.y), 6)) for e in elements]


@pytest.mark.parametrize(
    "text", ["M2 3L6 3L6 8", "M2 3l4 0l0 5", "M2 3H6V8", "M2 3h4v5", "M2 3l4 0 0 5", "M2,3 4,0 6,8"]
)
def test_lines_can_be_written_in_several_ways(text: str) -> None:
    assert corners(path(text))[0] == (2, 3)
    assert corners(path(text))[-1] == (6, 8)


def test_a_second_pair_after_a_move_is_a_line() -> None:
    made = path("m1 1 2 0 0 2")
    assert corners(made) == [(1, 1), (3, 1), (3, 3)]
    assert not made.elementAt(1).isMoveTo()


def test_numbers_need_no_space_before_a_sign_or_point() -> None:
    assert corners(path("M17.5 6l-6 6 6-.5")) == [(17.5, 6), (11.5, 12), (17.5, 11.5)]
    assert corners(path("M1 2l.5.5")) == [(1, 2), (1.5, 2.5)]


def test_z_closes_the_part() -> None:
    assert corners(path("M0 0h4v4z"))[-1] == (0, 0)


def test_a_curve_ends_at_its_end_point() -> None:
    assert corners(path("M0 0c0 2 2 4 4 4"))[-1] == (4, 4)
    assert corners(path("M1 1C1 3 3 5 5 5"))[-1] == (5, 5)


@pytest.mark.parametrize(
    ("flags", "bounds"),
    [
        ("0 1", QRectF(0, 0, 4, 2)),
        ("0 0", QRectF(0, 2, 4, 2)),
    ],
    ids=["over the top", "under it"],
)
def test_the_flag_chooses_the_direction_of_a_semicircle(flags: str, bounds: QRectF) -> None:
    made = path(f"M0 2a2 2 0 {flags} 4 0")
    assert close(made.boundingRect(), bounds)


@pytest.mark.parametrize(
    ("large", "sweep", "centre"),
    [(0, 1, (0.0, 2.0)), (1, 1, (2.0, 0.0)), (0, 0, (2.0, 0.0)), (1, 0, (0.0, 2.0))],
)
def test_the_flags_choose_one_of_four_arcs(
    large: int, sweep: int, centre: tuple[float, float]
) -> None:
    # From (0, 0) to (2, 2) with radius 2, the centre is (0, 2) or (2, 0).
    made = path(f"M0 0a2 2 0 {large} {sweep} 2 2")
    for percent in (0.1, 0.5, 0.9):
        point = made.pointAtPercent(percent)
        assert math.hypot(point.x() - centre[0], point.y() - centre[1]) == pytest.approx(2, 1e-3)
    assert made.length() == pytest.approx((3 if large else 1) * math.pi, rel=0.01)
    end = made.currentPosition()
    assert (end.x(), end.y()) == pytest.approx((2, 2))


def test_a_radius_that_is_too_small_is_scaled_up() -> None:
    made = path("M0 0a1 1 0 0 1 6 0")
    assert made.boundingRect().height() == pytest.approx(3, 1e-3)


def test_an_empty_text_is_an_empty_path() -> None:
    assert path("").isEmpty()


def test_other_letters_are_refused() -> None:
    with pytest.raises(ValueError, match="'Q'"):
        path("M0 0Q1 1 2 2")


def close(a: QRectF, b: QRectF) -> bool:
    pairs = ((a.topLeft(), b.topLeft()), (a.bottomRight(), b.bottomRight()))
    return all(_length(p - q) < 0.01 for p, q in pairs)


def _length(v: QPointF) -> float:
    return math.hypot(v.x(), v.y())
