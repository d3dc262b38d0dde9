"""The dead stones of a finished game: a proposal, with the reasons for every chain.

Pass-alive chains need no judgement. The others are judged by the owners that the network predicts,
all chains of a colour in one region together. Dead chains are removed, and the rest are judged
again. Where both colours have chains in a small room, or one is in doubt, moves are tried instead.
If no chain is in doubt, living chains beside dame without two eyes are in seki.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tromp_gui.engine.network.answer import ask_turned, points_of
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.network.source import Floats
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus
from tromp_gui.scoring.benson import pass_alive
from tromp_gui.scoring.capture import CaptureReadings, Room
from tromp_gui.scoring.reading import NotReadOut
from tromp_gui.scoring.seki import seki_territory, without_rooms

_ROUNDS = 3
_VISITS, _FEWEST = 100, 32
"""The visits of a search on 9×9, and the minimum."""

_CLEAR = 0.3
"""The mean owner of a chain (-1: the opponent, 1: its colour) is clear from this value on."""

_DOUBT = 0.2
"""Below this the mean owner of a region is inconclusive."""

_SURE = 0.8
"""A search is made if the mean owner of a chain that is not safe is below this."""

_CERTAIN = 0.1
"""A living chain that is lost with a smaller share can be the wall of a room."""

_ROOM, _EMPTY = 40, 6
"""Rooms with at most this many points, and this many of them empty, are read."""

_RULES = RULE_SETS["chinese"]
"""The network is always evaluated under these rules, because stones are dead under all rules
alike.
"""


class Chain(NamedTuple):
    """A chain: its stones as a set of the grid."""

    color: Color
    stones: int


class DeadProposal(NamedTuple):
    """The status of every chain of a board; the network evaluated `played` positions."""

    board: Board
    statuses: dict[Chain, ChainStatus]
    played: int

    def stones(self, *status: LifeStatus) -> frozenset[Point]:
        """All stones with one of these statuses."""
        chains = [chain for chain, found in self.statuses.items() if found.status in status]
        return frozenset(self.board.grid.points(sum(chain.stones for chain in chains)))

    @property
    def dead(self) -> frozenset[Point]:
        """The stones proposed as dead."""
        return self.stones(LifeStatus.DEAD)


@lru_cache(maxsize=4)  # a controller asks for the dead, the seki and the score of one board
def propose(network: Network, board: Board, suicide: bool = False) -> DeadProposal:
    """The fate of each chain; the result depends only on the arguments.

    `suicide` says whether suicide of several stones is allowed, for pass-alive chains. On a board
    without an empty point no move is possible, so all stones are alive.
    """
    statuses, played = dict(all_alive(board).statuses), 0
    safe = sum(pass_alive(board, color, suicide).stones for color in Color)
    is_open = board.free and (board.black | board.white) & ~safe and board.black and board.white
    for _ in range(_ROUNDS if is_open else 0):
        dead = sum(chain.stones for chain in statuses if statuses[chain].status is LifeStatus.DEAD)
        trial = _Trial(network, board, dead, safe)
        judged = dict(trial.judged())
        statuses |= {chain: found for chain, found in judged.items() if not chain.stones & safe}
        played += trial.asked
        if all(found.status is not LifeStatus.DEAD for found in judged.values()):
            break
    statuses |= dict(_read(board, statuses, safe))
    statuses |= dict(_without_takers(board, statuses))
    if all(found.status is not LifeStatus.UNSURE for found in statuses.values()):
        statuses |= dict(_in_seki(board, statuses, safe))
    return DeadProposal(board, statuses, played)


class _Trial:
    """The chains left on a board without the `dead` stones; `safe` stones are alive."""

    def __init__(self, network: Network, board: Board, dead: int, safe: int) -> None:
        self._board, self._safe = board, safe
        self._cleaned = Board(board.grid, board.black & ~dead, board.white & ~dead)
        stones = [(color, self._cleaned.stones(color)) for color in Color]
        self._chains = [Chain(c, part) for c, each in stones for part in board.grid.parts(each)]
        self._owners = ExpectedOwners.unsearched(network, self._cleaned)
        if any(abs(self._mean(chain)) < _SURE for chain in self._chains):
            self._owners = self._owners.searched(network, self._cleaned)
        self.asked = self._owners.asked

    def judged(self) -> Iterator[tuple[Chain, ChainStatus]]:
        """The status of each chain, region by region."""
        for region in self._regions():
            means = {chain: self._mean(chain) for chain in region}
            stones = sum(chain.stones.bit_count() for chain in region)
            sums = (mean * chain.stones.bit_count() for chain, mean in means.items())
            united = sum(sums) / stones
            how = How.NETWORK if len(region) == 1 else How.REGION
            for chain in region:
                yield chain, self._verdict(chain, means[chain], united, how)

    def _verdict(self, chain: Chain, own: float, united: float, how: How) -> ChainStatus:
        """The status of its region, unless the chain's own value clearly contradicts it."""
        status = LifeStatus.UNSURE
        if abs(united) >= _DOUBT:
            status = LifeStatus.DEAD if united < 0 else LifeStatus.ALIVE
            if abs(own) >= _CLEAR and (own < 0) is not (united < 0):
                status, how, united = LifeStatus.UNSURE, How.CONTRADICTED, own
        point = self._board.grid.points(chain.stones)[0]
        return ChainStatus(point, status, how, round(self.asked * (1 - united) / 2), self.asked)

    def _mean(self, chain: Chain) -> float:
        if chain.stones & self._safe:
            return 1.0
        mean = float(self._owners.owner[points_of(self._board.grid, chain.stones)].mean())
        return mean if chain.color is Color.BLACK else -mean

    def _regions(self) -> Iterator[list[Chain]]:
        """The chains of one colour connected through empty points and lost stones."""
        board, grid = self._cleaned, self._board.grid
        lost = sum(chain.stones for chain in self._chains if self._mean(chain) < -_DOUBT)
        for color in Color:
            others = board.stones(color.opponent) & ~lost
            mine = [chain for chain in self._chains if chain.color is color]
            for part in grid.parts(grid.full & ~others):
                region = [chain for chain in mine if chain.stones & part]
                if region:
                    yield region


class ExpectedOwners(NamedTuple):
    """The expected owner of each point, 1 for Black and -1 for White, by row and column from the
    top left; Black's lead by area; and the number of positions of which these are the mean.
    """

    owner: Floats
    lead: float
    asked: int

    @classmethod
    def unsearched(cls, network: Network, board: Board) -> ExpectedOwners:
        """The mean of the network's evaluations in all symmetries, with each player to move."""
        owner, lead = np.zeros((board.rows, board.columns), np.float32), 0.0
        for color in Color:
            moment = Moment(Position.start(board, _RULES, color), Terms.of(_RULES, 0))
            answer = ask_turned(network, moment)
            sign = 1 if color is Color.BLACK else -1
            owner += sign * answer.owner / np.float32(2)
            lead += sign * answer.lead / 2
        return cls(owner, lead, 16 if board.rows == board.columns else 8)

    def searched(self, network: Network, board: Board) -> ExpectedOwners:
        """The result of a search with each player to move; komi makes the game even, so that the
        doubtful chains decide it.
        """
        owner, asked = np.zeros((board.rows, board.columns), np.float32), 0
        visits = max(_FEWEST, _VISITS * 81 // (board.rows * board.columns))
        for color in Color:
            search = NetworkSearch(network, 1)
            opening = GameStart(board, color)
            search.ask(Game.new(_RULES, Decimal(round(self.lead)), opening), color)
            asked += search.run(Budget(visits), lambda: False)
            seen = np.array(search.report().ownership, np.float32)
            owner += seen.reshape(board.rows, board.columns)[::-1] / np.float32(2)
        return ExpectedOwners(owner, self.lead, asked)


def _read(
    board: Board, statuses: dict[Chain, ChainStatus], safe: int
) -> Iterator[tuple[Chain, ChainStatus]]:
    """The chains in small rooms that live or die whoever moves first, by trying moves."""
    rooms, walls = _small_rooms(board, statuses, safe)
    readings = CaptureReadings()
    for room in sorted(rooms, key=int.bit_count):
        inside = [chain for chain in statuses if chain.stones & room]
        is_doubtful = any(statuses[chain].status is LifeStatus.UNSURE for chain in inside)
        if is_doubtful or len({chain.color for chain in inside}) > 1:
            for chain in inside:
                status = _after_trying(readings, board, room, walls, chain)
                if status is not None:
                    is_dead = int(status is LifeStatus.DEAD)
                    point = statuses[chain].point
                    yield chain, ChainStatus(point, status, How.READ, is_dead, 1)


def _small_rooms(
    board: Board, statuses: dict[Chain, ChainStatus], safe: int
) -> tuple[list[int], int]:
    """The small rooms between chains that cannot be captured, and the stones of those.

    A chain that the network is certain of is one of them if it has a liberty elsewhere.
    """
    grid = board.grid
    walls = {
        chain.stones
        for chain, found in statuses.items()
        if chain.stones & safe or (found.status is LifeStatus.ALIVE and found.share < _CERTAIN)
    }
    while True:
        stones = sum(walls)
        parts = grid.parts(grid.full & ~stones)
        rooms = [
            part
            for part in parts
            if part.bit_count() <= _ROOM and (part & board.free).bit_count() <= _EMPTY
        ]
        elsewhere = board.free & ~sum(rooms)
        weak = {wall for wall in walls if not (wall & safe or grid.beside(wall) & elsewhere)}
        if not weak:
            return rooms, stones
        walls -= weak


def _after_trying(
    readings: CaptureReadings, board: Board, points: int, walls: int, chain: Chain
) -> LifeStatus | None:
    """Whether a chain is alive or dead; None if that depends on the first move, or is unknown."""
    own, other = board.stones(chain.color), board.stones(chain.color.opponent)
    around = board.grid.beside(points) & walls
    room = Room(board.grid, points, around & own, around & other)
    own, other = own & points, other & points
    try:
        if not readings.is_captured(room, own, other, chain.stones, owner_first=False):
            return LifeStatus.ALIVE
        if readings.is_captured(room, own, other, chain.stones, owner_first=True):
            return LifeStatus.DEAD
    except NotReadOut:
        pass
    return None


def _without_takers(
    board: Board, statuses: dict[Chain, ChainStatus]
) -> Iterator[tuple[Chain, ChainStatus]]:
    """Dead chains without a living opponent next to them once all dead chains are removed. Nobody
    could capture them, so they are unsure.
    """
    grid = board.grid
    dead = [chain for chain, found in statuses.items() if found.status is LifeStatus.DEAD]
    gone = sum(chain.stones for chain in dead)
    for chain in dead:
        room = grid.flood(chain.stones, board.free | gone)
        if not grid.beside(room) & board.stones(chain.color.opponent) & ~gone:
            yield chain, statuses[chain]._replace(status=LifeStatus.UNSURE)


def _in_seki(
    board: Board, statuses: dict[Chain, ChainStatus], safe: int
) -> Iterator[tuple[Chain, ChainStatus]]:
    """Living chains that share dame with living chains of the opponent, and have no two eyes."""
    grid = board.grid
    dead = sum(chain.stones for chain, found in statuses.items() if found.status is LifeStatus.DEAD)
    rooms, roomless = seki_territory(board, dead).points, without_rooms(board, dead)
    for chain, found in statuses.items():
        is_eyeless = chain.stones & roomless or grid.beside(chain.stones) & rooms
        if found.status is LifeStatus.ALIVE and is_eyeless and not chain.stones & safe:
            yield chain, found._replace(status=LifeStatus.SEKI)


def all_alive(board: Board) -> DeadProposal:
    """Every chain alive, without using the network."""
    grid = board.grid
    chains = [Chain(c, part) for c in Color for part in grid.parts(board.stones(c))]
    statuses = {
        chain: ChainStatus(grid.points(chain.stones)[0], LifeStatus.ALIVE, How.PASS_ALIVE)
        for chain in chains
    }
    return DeadProposal(board, statuses, 0)
