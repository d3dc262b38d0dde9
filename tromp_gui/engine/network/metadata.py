"""The inputs that tell a human network whom to imitate.

Source: KataGo 1.17, `sgfmetadata.cpp` (`fillMetadataRow`).
"""

from __future__ import annotations

import math
from datetime import date
from typing import Final

import numpy as np

from tromp_gui.engine.network.source import Floats
from tromp_gui.go.point import Color
from tromp_gui.network_files.heading import PEOPLE
from tromp_gui.network_files.profiles import RANKS, Profile

_OF_PLAYER, _OF_OPPONENT = 6, 40
_RATED, _CLOCK, _TIMES, _DATES, _SOURCE = 74, 75, 82, 87, 151
_WAVES: Final = 32
_LONGEST_WAVE: Final = 80_000
"""The periods of the dates grow from 7 days to 7 times this, in equal ratios."""


def metadata(profile: Profile, color: Color, points: int) -> Floats:
    """The row of inputs for `color` to play on a board of `points`."""
    row = np.zeros(PEOPLE)
    row[0:2] = 1  # both are people
    ranks = (
        (profile.black, profile.white) if color is Color.BLACK else (profile.white, profile.black)
    )
    for start, rank in zip((_OF_PLAYER, _OF_OPPONENT), ranks, strict=True):
        row[start : start + len(RANKS) - rank] = 1
    row[_RATED] = 0.5 if profile.is_rated is None else 0 if profile.is_rated else 1
    clock = profile.time
    row[_CLOCK + clock.kind] = 1
    row[_TIMES : _TIMES + 5] = (
        0.4 * (math.log(clock.main + 60) - 6.5),
        0.3 * (math.log(clock.period + 1) - 3),
        0.5 * (math.log(clock.periods + 2) - 1.5),
        0.25 * (math.log(2) - 1.5),  # no Canadian byo-yomi
        0.5 * math.log(points / 361),
    )
    days = (profile.day - date(1970, 1, 1)).days
    angles = 2 * np.pi * days / (7 * _LONGEST_WAVE ** (np.arange(_WAVES) / (_WAVES - 1)))
    row[_DATES:_SOURCE:2], row[_DATES + 1 : _SOURCE : 2] = np.cos(angles), np.sin(angles)
    row[_SOURCE + profile.source] = 1
    return row.astype(np.float32)
