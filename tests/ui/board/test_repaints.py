"""Which rectangles are repainted together, apart, and later."""

from __future__ import annotations

from PySide6.QtCore import QRect

from tromp_gui.ui.board.repaints import MOST, Repaints


def turns(*rects: QRect) -> list[list[QRect]]:
    """What each turn of the event loop repaints."""
    repaints, taken = Repaints(), []
    repaints.add(rects)
    while repaints:
        taken.append(repaints.take())
    return taken


def test_places_that_overlap_are_one() -> None:
    near = QRect(0, 0, 50, 50), QRect(40, 40, 50, 50), QRect(500, 500, 50, 50)
    assert turns(*near) == [[QRect(0, 0, 90, 90), near[2]]]


def test_places_near_each_other_are_painted_as_one() -> None:
    assert turns(QRect(0, 0, 50, 50), QRect(60, 0, 50, 50)) == [[QRect(0, 0, 110, 50)]]


def test_many_places_are_painted_as_one() -> None:
    many = [QRect(150 * col, 150 * row, 9, 9) for row in range(8) for col in range(8)]
    assert turns(*many) == [[QRect(0, 0, 1059, 1059)]]


def test_a_very_large_place_takes_several_turns() -> None:
    whole = QRect(-3, -5, 2164, 2160)
    parts = turns(whole)
    assert [len(turn) for turn in parts] == [1, 1, 1]
    painted = QRect()
    for (part,) in parts:
        assert part.width() * part.height() <= MOST
        assert not part.intersects(painted)
        painted = painted.united(part)
    assert painted == whole


def test_what_changes_meanwhile_waits_for_the_rest() -> None:
    repaints, whole = Repaints(), QRect(0, 0, 1500, 1500)
    repaints.add([whole])
    above = repaints.take()
    repaints.add([whole])
    assert repaints.take() != above, "else the rest might never be painted"
    assert repaints.take() == above


def test_nothing_is_repainted_twice() -> None:
    repaints = Repaints()
    repaints.add([QRect(0, 0, 5, 5)])
    assert repaints.take()
    assert not repaints
    assert repaints.take() == []
