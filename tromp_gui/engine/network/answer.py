"""A network's evaluation of a position, in common units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tromp_gui.engine.network.description import Multipliers
from tromp_gui.engine.network.features import inputs
from tromp_gui.engine.network.metadata import metadata
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network, Outputs
from tromp_gui.engine.network.source import Floats
from tromp_gui.go.grid import Grid
from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.network_files.profiles import Profile

_NO_RESULT_NEVER = 100_000.0


class Answer(NamedTuple):
    """An evaluation for the player to move; arrays are by row and column from the top left.

    `policy` is the probability of each legal point, -1 elsewhere, `passing` that of a pass; `win`,
    `loss` and `no_result` sum to 1; `lead` is in points; `score` and `score_square` the mean and
    mean square of the final score; `owner` 1 for points of the player, -1 for the opponent's. The
    last three are -1 if the network does not provide them.
    """

    policy: Floats
    passing: float
    win: float
    loss: float
    no_result: float
    lead: float
    score: float
    score_square: float
    owner: Floats
    time_left: float = -1.0
    value_error: float = -1.0
    score_error: float = -1.0


class BatchEvaluation:
    """The evaluation of positions on boards of one size, in three steps.

    Between creating it and `answers`, call `evaluate`, or set `outputs` to those of the network for
    `boards` (by board, row, column and channel) and `globals_`. See `ask` for the arguments.
    """

    def __init__(
        self,
        network: Network,
        moments: Sequence[Moment],
        symmetry: int = 0,
        optimism: float = 0.0,
        profile: Profile | None = None,
    ) -> None:
        grid = moments[0].grid
        if grid.rows != grid.columns:
            symmetry &= 3
        self._network, self._moments = network, moments
        self._symmetry = symmetry
        self._optimism = 0.0 if network.imitates_people else optimism
        color, points = moments[0].position.to_play, grid.rows * grid.columns
        self._people = None if profile is None else metadata(profile, color, points)
        spatial, self.globals_ = inputs(moments, network.assumes_suicide)
        boards = spatial.reshape(len(moments), grid.rows, grid.columns, -1)
        self.boards = _turned(boards, symmetry)
        self.outputs: Outputs | None = None

    def evaluate(self) -> None:
        """Run the network."""
        count, rows, columns = self.boards.shape[:3]
        flat = self.boards.reshape(count, rows * columns, -1)
        self.outputs = self._network.evaluate(rows, columns, flat, self.globals_, self._people)

    def answers(self) -> list[Answer]:
        """The network's evaluation of each position. Raises BadNetwork if they are no numbers."""
        outputs, symmetry, seen = self.outputs, self._symmetry, self.boards.shape[:3]
        assert outputs is not None
        if not all(np.isfinite(each).all() for each in outputs):
            raise BadNetwork(NetworkFault.NO_NUMBERS)
        policy = _turned_back(_mixed(outputs.policy, self._optimism).reshape(seen), symmetry)
        owner = np.tanh(_turned_back(outputs.owner.reshape(seen), symmetry))
        passing = _mixed(outputs.passing, self._optimism)
        return [
            _answer(self._network, moment, policy[at], float(passing[at]), owner[at], outputs, at)
            for at, moment in enumerate(self._moments)
        ]


def ask(
    network: Network,
    moments: Sequence[Moment],
    symmetry: int = 0,
    optimism: float = 0.0,
    profile: Profile | None = None,
) -> list[Answer]:
    """The network's evaluations of positions on boards of one size.

    `symmetry` is 0 to 7: bit 0 turns the board upside down, bit 1 mirrors it left and right, bit 2
    then exchanges rows and columns, on square boards only; the answers are turned back. `optimism`
    is the share of the optimistic policy, if the network has one. A human network, which has none,
    needs a `profile`, and one player to move in all positions.
    """
    evaluation = BatchEvaluation(network, moments, symmetry, optimism, profile)
    evaluation.evaluate()
    return evaluation.answers()


def ask_turned(network: Network, moment: Moment) -> Answer:
    """The mean of the network's evaluations of a position in all symmetries of its board."""
    count = turnings(moment.grid)
    answers = [ask(network, [moment], symmetry)[0] for symmetry in range(count)]
    return Answer(*(sum(each) / count for each in zip(*answers, strict=True)))


def turnings(grid: Grid) -> int:
    """The number of symmetries of a board."""
    return 8 if grid.rows == grid.columns else 4


def points_of(grid: Grid, members: int) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """A set of points by row and column from the top left."""
    size = grid.rows * grid.stride
    packed = np.frombuffer(members.to_bytes((size + 7) // 8, "little"), np.uint8)
    bits = np.unpackbits(packed, count=size, bitorder="little").astype(bool)
    return bits.reshape(grid.rows, grid.stride)[::-1, : grid.columns]


def _turned(boards: Floats, symmetry: int) -> Floats:
    if symmetry & 1:
        boards = boards[:, ::-1]
    if symmetry & 2:
        boards = boards[:, :, ::-1]
    return boards.swapaxes(1, 2) if symmetry & 4 else boards


def _turned_back(boards: Floats, symmetry: int) -> Floats:
    if symmetry & 4:
        boards = boards.swapaxes(1, 2)
    if symmetry & 1:
        boards = boards[:, ::-1]
    return boards[:, :, ::-1] if symmetry & 2 else boards


def _mixed(values: Floats, optimism: float) -> Floats:
    """A mixture of the usual policy and the optimistic one, if there are two."""
    if optimism == 0 or values.shape[-1] == 1:
        return values[..., 0]
    mixed: Floats = values[..., 0] + np.float32(optimism) * (values[..., 1] - values[..., 0])
    return mixed


def _answer(
    network: Network,
    moment: Moment,
    logits: Floats,
    passing: float,
    owner: Floats,
    outputs: Outputs,
    at: int,
) -> Answer:
    legal = points_of(moment.grid, moment.legal)
    top = max(float(logits[legal].max()), passing) if legal.any() else passing
    chances = np.where(legal, np.exp(np.minimum(logits - top, 0)), 0)
    pass_chance = float(np.exp(passing - top))
    total = float(chances.sum()) + pass_chance
    policy = np.where(legal, chances / total, -1).astype(np.float32)
    win, loss, none = _result(moment, outputs.result[at].astype(float))
    return Answer(
        policy,
        pass_chance / total,
        win,
        loss,
        none,
        *_scores(network.multipliers, outputs.score[at].astype(float), none),
        owner,
        *_errors(network, outputs.score[at].astype(float)),
    )


def _result(moment: Moment, logits: np.ndarray[tuple[int], np.dtype[np.float64]]) -> list[float]:
    """Win, loss and no result, which only occurs with simple ko and territory scoring."""
    if moment.terms.ko != "SIMPLE" and moment.terms.scoring != "TERRITORY":
        logits = logits - np.array([0, 0, _NO_RESULT_NEVER])
    chances = np.exp(logits - logits.max())
    return [float(value) for value in chances / chances.sum()]


def _scores(
    multipliers: Multipliers, raw: np.ndarray[tuple[int], np.dtype[np.float64]], none: float
) -> tuple[float, float, float]:
    """Lead, mean and mean square of the score; a game without result counts as 0."""
    mean = float(raw[0]) * multipliers.score_mean
    spread = float(np.logaddexp(raw[1], 0)) * multipliers.score_spread
    lead = float(raw[2]) * multipliers.lead
    return lead * (1 - none), mean * (1 - none), (mean**2 + spread**2) * (1 - none)


def _errors(
    network: Network, raw: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> tuple[float, float, float]:
    """How long the game stays undecided, and the errors of value and score."""
    version, by = network.version, network.multipliers
    if version < 9:
        return -1.0, -1.0, -1.0
    time_left, value, score = (float(each) for each in np.logaddexp(raw[3:6], 0))
    if version < 10:
        return time_left * by.time_left, value, score * 10
    if version >= 14:
        value, score = (float(each) ** 2 for each in np.logaddexp(raw[4:6] / 2, 0))
    return (
        time_left * by.time_left,
        (value * by.value_error) ** 0.5,
        (score * by.score_error) ** 0.5,
    )
