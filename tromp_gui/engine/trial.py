"""One round of judging the chains of a board, by games of chance and by reading."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import PlayoutOwnership
from tromp_gui.engine.kernel.plain import plain_ownership
from tromp_gui.engine.reading import LARGEST, GroupReading, Reader
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.fates import ChainStatus, How, LifeStatus

PLAYOUTS = 400 if IS_COMPILED else 50
"""Continuations of one kind from one board, up to 19x19; fewer on larger ones, `_FEWEST` at
least. Uncompiled each takes fifty times as long."""

_FEWEST = min(100, PLAYOUTS)
_FULL_AREA = 19 * 19
_CAREFUL = 3
"""Careful games put no chain of this many stones in atari."""

_CLEAR = 0.3
"""From here on a mean owner (-1: always lost, 1: always kept) needs no careful games."""

_KEPT = 0.5
"""From here on careful games keep a chain: it may be in seki."""

_WALL = 0.6
"""From here on a chain needs no reading: it is around what is read."""

_DOUBT = 0.1
"""Below this a mean owner says nothing."""

_PASSES = 3
"""What is read changes the regions, and those what is to be read: so often at most."""


class Chain(NamedTuple):
    """A chain: its stones as a set of the grid."""

    color: Color
    stones: int


class Evidence(NamedTuple):
    """What playouts say of some stones: the mean owner as in `_CLEAR`, and how often they were
    lost."""

    mean: float
    lost: float
    played: int


def fate(
    board: Board,
    chain: Chain,
    status: LifeStatus,
    how: How,
    reasons: Evidence | GroupReading | None = None,
) -> ChainStatus:
    """The fate of a chain; nothing was played where there are no `reasons`."""
    point = board.grid.points(chain.stones)[0]
    if reasons is None:
        return ChainStatus(point, status, how)
    return ChainStatus(point, status, how, round(reasons.lost), reasons.played)


class Trial:
    """The chains that are left on a board, judged by playouts from it.

    `dead` stones are off it, `safe` ones are alive for certain. Reading goes on with the dead
    where they are: they may help those around them.
    """

    def __init__(self, board: Board, dead: int, safe: int, seed: int, reader: Reader) -> None:
        self._board, self._safe, self._seed, self._reader = board, safe, seed, reader
        self._cleaned = Board(board.grid, board.black & ~dead, board.white & ~dead)
        chains = [Chain(c, s) for c in Color for s in board.grid.parts(self._cleaned.stones(c))]
        self._chains = chains
        area = board.rows * board.columns
        self._playouts = max(_FEWEST, min(PLAYOUTS, PLAYOUTS * _FULL_AREA // area))
        self.played = 0

    @cached_property
    def _free_games(self) -> PlayoutOwnership:
        """Anything is played."""
        return self._sample(self._seed, 0)

    @cached_property
    def _careful_games(self) -> PlayoutOwnership:
        """Nobody puts himself in atari."""
        return self._sample(self._seed + 1, _CAREFUL)

    def _sample(self, seed: int, careful: int) -> PlayoutOwnership:
        self.played += self._playouts
        return plain_ownership(self._cleaned, self._playouts, seed, careful)

    def judged(self) -> Iterator[tuple[Chain, ChainStatus]]:
        """The fate of each chain, region by region."""
        regions, readings = self._read()
        in_seki = set(self._in_seki(readings))
        for region in regions:
            told = {chain: self._told(chain) for chain in region}
            united = _united(told)
            how = How.PLAYOUTS if len(region) == 1 else How.REGION
            for chain in region:
                reading = readings.get(chain)
                if chain in in_seki and (reading or united.mean >= -_DOUBT):
                    yield chain, self._seki(chain, reading)
                elif reading and reading.status is not LifeStatus.UNSURE:
                    yield chain, fate(self._board, chain, reading.status, How.READ, reading)
                else:
                    yield chain, self._verdict(chain, told[chain], united, how)

    def _read(self) -> tuple[list[list[Chain]], dict[Chain, GroupReading]]:
        """The regions of the board, and what reading says of the chains in small ones."""
        walls = self._walls()
        readings: dict[Chain, GroupReading] = {}
        regions: list[list[Chain]] = []
        for _ in range(_PASSES):
            lost = sum(c.stones for c in self._chains if self._is_lost(c, readings.get(c)))
            before, regions = regions, list(self._regions(lost))
            if regions == before:
                break
            readings = {}
            for region in regions:
                reading = self._reading(region, walls)
                if reading is not None:
                    readings |= dict.fromkeys(region, reading)
        return regions, readings

    def _reading(self, region: list[Chain], walls: int) -> GroupReading | None:
        """What reading says of a region: of its largest chain, where no wall is in it."""
        grid = self._board.grid
        stones = sum(chain.stones for chain in region)
        if stones & walls:
            return None
        largest = max(region, key=lambda chain: chain.stones.bit_count())
        area = grid.flood(stones, grid.full & ~walls)
        return self._reader.read(area, largest.stones, largest.color)

    def _is_lost(self, chain: Chain, reading: GroupReading | None) -> bool:
        if reading is None or reading.status is LifeStatus.UNSURE:
            return self._told(chain).mean < -_DOUBT
        return reading.status is LifeStatus.DEAD

    def _walls(self) -> int:
        """Stones that the games hardly ever take; no prisoners, which only others surround."""
        grid, board = self._board.grid, self._cleaned
        clear = [chain for chain in self._chains if self._free(chain).mean >= _WALL]
        walls = sum(chain.stones for chain in clear)
        for chain in clear:
            others = board.stones(chain.color.opponent)
            room = grid.flood(chain.stones, grid.full & ~others)
            is_small = (room & board.free).bit_count() <= LARGEST
            if (
                is_small
                and not grid.beside(room) & others & walls
                and not chain.stones & self._safe
            ):
                walls &= ~chain.stones
        return walls

    def _verdict(self, chain: Chain, told: Evidence, united: Evidence, how: How) -> ChainStatus:
        """As its region goes, unless the chain's own games clearly say otherwise."""
        status = LifeStatus.UNSURE
        if abs(united.mean) >= _DOUBT:
            status = LifeStatus.DEAD if united.mean < 0 else LifeStatus.ALIVE
            if abs(told.mean) >= _CLEAR and (told.mean < 0) is not (united.mean < 0):
                return fate(self._board, chain, LifeStatus.UNSURE, How.CONTRADICTED, told)
        return fate(self._board, chain, status, how, united)

    def _seki(self, chain: Chain, reading: GroupReading | None) -> ChainStatus:
        if reading:
            return fate(self._board, chain, LifeStatus.SEKI, How.READ, reading)
        return fate(self._board, chain, LifeStatus.SEKI, How.PLAYOUTS, self._careful(chain))

    def _told(self, chain: Chain) -> Evidence:
        """What the games say of a chain: the careful ones where the others are not clear."""
        told = self._free(chain)
        return told if abs(told.mean) >= _CLEAR else self._careful(chain)

    def _free(self, chain: Chain) -> Evidence:
        if chain.stones & self._safe:
            return Evidence(1.0, 0.0, self._playouts)
        return self._evidence(self._free_games, chain)

    def _careful(self, chain: Chain) -> Evidence:
        return self._evidence(self._careful_games, chain)

    def _evidence(self, games: PlayoutOwnership, chain: Chain) -> Evidence:
        columns = self._board.columns
        places = [p.row * columns + p.col for p in self._board.grid.points(chain.stones)]
        black = sum(games.black[place] for place in places) / len(places)
        white = sum(games.white[place] for place in places) / len(places)
        kept, lost = (black, white) if chain.color is Color.BLACK else (white, black)
        return Evidence((kept - lost) / games.playouts, lost, games.playouts)

    def _regions(self, lost: int) -> Iterator[list[Chain]]:
        """The chains of one colour that empty points, and stones that are `lost`, join."""
        board, grid = self._cleaned, self._board.grid
        for color in Color:
            others = board.stones(color.opponent) & ~lost
            mine = [chain for chain in self._chains if chain.color is color]
            for part in grid.parts(grid.full & ~others):
                region = [chain for chain in mine if chain.stones & part]
                if region:
                    yield region

    def _in_seki(self, readings: dict[Chain, GroupReading]) -> Iterator[Chain]:
        """Chains that are kept though the opponent begins, beside chains of the opponent of which
        the same holds, with a common liberty, where games of chance take one of the two."""
        board, grid = self._cleaned, self._board.grid
        kept = [chain for chain in self._chains if self._is_kept(chain, readings.get(chain))]
        torn = {chain for chain in kept if self._free(chain).mean < _CLEAR}
        liberties = {chain: grid.beside(chain.stones) & board.free for chain in kept}
        for chain in kept:
            for other in kept:
                is_near = other.color is not chain.color and liberties[chain] & liberties[other]
                if is_near and torn & {chain, other}:
                    yield chain
                    break

    def _is_kept(self, chain: Chain, reading: GroupReading | None) -> bool:
        """Whether a chain that is in danger is kept, as reading, or else careful games tell."""
        if reading:
            return reading.status is LifeStatus.ALIVE
        return abs(self._free(chain).mean) < _CLEAR and self._careful(chain).mean >= _KEPT


def _united(told: dict[Chain, Evidence]) -> Evidence:
    """What the games say of several chains, each weighed by its stones."""
    stones = sum(chain.stones.bit_count() for chain in told)
    mean = sum(each.mean * chain.stones.bit_count() for chain, each in told.items())
    lost = sum(each.lost * chain.stones.bit_count() for chain, each in told.items())
    return Evidence(mean / stones, lost / stones, max(each.played for each in told.values()))
