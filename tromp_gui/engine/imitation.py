"""The moves of a person of some rank, by a human network beside the network that judges.

Source: KataGo 1.17, `gtp_human5k_example.cfg` and `gtp_human9d_search_example.cfg`, and its choice
of a move (`humanSL…` and `chosenMove…`).
"""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

import numpy as np

from tromp_gui.engine.network.answer import turnings
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.state import Game, HumanNetwork, MoveCandidate
from tromp_gui.go.point import Color, Point
from tromp_gui.network_files.profiles import SEARCHES_FROM

_SYMMETRIES: Final = 2
_LIKELY: Final = 0.01
"""The chance of a person's move from which a search looks at it."""


class Temperature(NamedTuple):
    """How evenly moves are drawn: from `early` to `late`, half of the way after `halflife` turns on
    19×19. Only chances below `below` are changed.
    """

    early: float
    late: float
    halflife: float
    below: float = 1.0

    def at(self, turn: int, points: int) -> float:
        """The temperature after this many turns on a board of `points`."""
        halves = turn / self.halflife * 19 / math.sqrt(points)
        return self.late + (self.early - self.late) * math.pow(0.5, halves)

    def apply(self, chances: Floats, turn: int, points: int) -> Floats:
        """The chances after this many turns; they sum to 1 before and after."""
        limit = min(float(chances.max()), self.below)
        lowered = limit * (chances / limit) ** (1 / self.at(turn, points))
        changed = np.where(chances > limit, chances, lowered)
        found: Floats = changed / changed.sum()
        return found


BY_POLICY: Final = Temperature(0.85, 0.70, 80, below=0.01)
WITH_SEARCH: Final = Temperature(0.70, 0.25, 30)

_STRENGTH: Final = 0.08
"""The loss of utility that makes a move e times less likely."""


class Imitation:
    """Chooses moves as the people of a profile."""

    def __init__(self, human: HumanNetwork) -> None:
        self._human, self._profile = human, human.profile

    def searches(self, color: Color) -> bool:
        """Whether this player is so strong that moves are also judged."""
        rank = self._profile.black if color is Color.BLACK else self._profile.white
        return rank >= SEARCHES_FROM

    def wishes(self, game: Game, color: Color, chance: random.Random) -> dict[Point, float]:
        """How likely such a person plays each legal point, if it is not a pass: the mean of
        two symmetries. Empty if there is none.
        """
        moment = moment_of(game, color)
        chosen = chance.sample(range(turnings(moment.grid)), _SYMMETRIES)
        answers = [self._human.answer(moment, symmetry).policy.clip(0) for symmetry in chosen]
        policy = np.sum(answers, axis=0)
        total = float(policy.sum())
        if not total:
            return {}
        rows = moment.grid.rows
        return {
            point: float(policy[rows - 1 - point.row, point.col]) / total
            for point in moment.grid.points(moment.legal)
        }

    def looks_at(self, wishes: dict[Point, float], most: int) -> list[Point]:
        """The likeliest moves, those that a search should judge."""
        likely = [point for point, wish in wishes.items() if wish >= _LIKELY]
        return sorted(likely, key=wishes.__getitem__, reverse=True)[:most]

    def draw(
        self,
        wishes: dict[Point, float],
        judged: list[MoveCandidate],
        turn: int,
        points: int,
        chance: random.Random,
    ) -> Point:
        """A move drawn from the wishes after this many turns; `judged` are the moves of a search if
        this player searches.
        """
        values = np.array(list(wishes.values()))
        if judged:
            values *= _penalties(list(wishes), judged)
            values /= values.sum()
        temperature = WITH_SEARCH if judged else BY_POLICY
        chances = temperature.apply(values, turn, points)
        return chance.choices(list(wishes), chances.tolist())[0]


def _penalties(points: list[Point], judged: list[MoveCandidate]) -> Floats:
    """The factors of moves by their loss of utility; moves without visits count as the mean of the
    others.
    """
    known = {each.point: each.outlook.utility for each in judged if each.visits}
    mean = sum(known.values()) / len(known)
    utilities = np.array([known.get(point, mean) for point in points])
    factors: Floats = np.exp((utilities - max(mean, *known.values())) / _STRENGTH)
    return factors
