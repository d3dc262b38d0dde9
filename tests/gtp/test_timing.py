"""Time as engines are told it."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.timing import TimeSystem, Timing, is_exact, kata_time_settings, time_settings

ABSOLUTE = Timing(TimeSystem.ABSOLUTE, 600)
BYO_YOMI = Timing(TimeSystem.BYO_YOMI, 600, 30, 5)
CANADIAN = Timing(TimeSystem.CANADIAN, 600, 300, 25)
FISCHER = Timing(TimeSystem.FISCHER, 600, 10)


@pytest.mark.parametrize(
    ("timing", "plain", "exact", "kata"),
    [
        (ABSOLUTE, "time_settings 600 0 0", True, "kata-time_settings absolute 600"),
        (BYO_YOMI, "time_settings 600 30 1", False, "kata-time_settings byoyomi 600 30 5"),
        (CANADIAN, "time_settings 600 300 25", True, "kata-time_settings canadian 600 300 25"),
        (FISCHER, "time_settings 600 0 0", False, "kata-time_settings fischer 600 10"),
    ],
)
def test_commands(timing: Timing, plain: str, exact: bool, kata: str) -> None:
    assert time_settings(timing) == plain
    assert is_exact(timing) is exact
    assert kata_time_settings(timing) == kata
