"""How long a move may take, so that the engine never loses on time.

Source: GTP version 2, draft 2, 4.2 "Time Handling": absolute time and Canadian byo-yomi.
"""

from __future__ import annotations

from tromp_gui.engine.state import EngineClock

_LAG = 0.5
"""Seconds of every move that may be lost on the way to the controller and back."""

_WITHOUT_LIMIT = 8.0
"""Seconds for a move without a time limit."""

_SHORTEST, _LONGEST = 0.02, 60.0


def seconds_for(clock: EngineClock, spent: float, turns: int, points: int) -> float:
    """The seconds for this move.

    `spent` is what the engine has used of its main time by its own count, for controllers that
    never send `time_left`; `turns` were played on a board of `points` points.
    """
    settings, left = clock
    if settings is None or (settings.byo_yomi_time > 0 and settings.byo_yomi_stones == 0):
        return _WITHOUT_LIMIT
    to_come = max(12.0, 0.45 * points - 0.5 * turns)
    in_byo_yomi = 0.0
    if settings.byo_yomi_stones:
        in_byo_yomi = settings.byo_yomi_time / settings.byo_yomi_stones
    if left is not None and left.stones > 0:
        share = left.seconds / left.stones
    elif left is not None or settings.main_time > spent:
        main = left.seconds if left is not None else settings.main_time - spent
        share = min(main, max(main / to_come, 0.8 * in_byo_yomi))
    else:
        share = in_byo_yomi
    return max(_SHORTEST, min(_LONGEST, share - min(_LAG, 0.5 * share)))
