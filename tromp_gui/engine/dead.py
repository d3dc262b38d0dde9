"""Which stones of a finished game are dead: a proposal, with its grounds for every chain.

Chains that are pass-alive need no playout. The others are judged by how often they are lost in
games of chance from the board, all chains of a colour in one region together. Games in which
anything is played decide where they are clear; else careful ones, in which nobody puts himself in
atari: these keep a seki. What was found dead is taken off, and the rest is judged again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.kernel.ownership import Ownership
from tromp_gui.engine.kernel.plain import plain_ownership
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.fates import Fate, How, Status
from tromp_gui.scoring.benson import pass_alive

PLAYOUTS = 400 if IS_COMPILED else 50
"""Continuations of one kind from one board, up to 19x19; fewer on larger ones, `_FEWEST` at
least. Uncompiled each takes fifty times as long."""

_FEWEST = min(100, PLAYOUTS)
_FULL_AREA = 19 * 19
_ROUNDS = 2
_CAREFUL = 3
"""Careful games put no chain of so many stones in atari."""

_CLEAR = 0.3
"""From here on a mean owner (-1: always lost, 1: always kept) needs no careful games."""

_KEPT = 0.5
"""From here on careful games keep a chain: it may be in seki."""

_DOUBT = 0.1
"""Below this a mean owner says nothing."""


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


class Proposal(NamedTuple):
    """The fate of every chain of a board; `played` continuations were needed in all."""

    board: Board
    fates: dict[Chain, Fate]
    played: int

    def stones(self, *status: Status) -> frozenset[Point]:
        """All stones whose fate is one of these."""
        chains = [chain for chain, fate in self.fates.items() if fate.status in status]
        return frozenset(self.board.grid.points(sum(chain.stones for chain in chains)))

    @property
    def dead(self) -> frozenset[Point]:
        """The stones proposed as dead."""
        return self.stones(Status.DEAD)


def propose(board: Board, suicide: bool = False) -> Proposal:
    """What becomes of each chain; the same board always gets the same answer.

    `suicide` says whether suicide of several stones is allowed, for pass-alive chains.
    """
    fates, played = dict(all_alive(board).fates), 0
    safe = sum(pass_alive(board, color, suicide).stones for color in Color)
    is_open = (board.black | board.white) & ~safe and board.black and board.white
    chains = list(fates)
    for round_ in range(_ROUNDS if is_open else 0):
        dead = sum(chain.stones for chain in chains if fates[chain].status is Status.DEAD)
        trial = _Trial(board, dead, safe, round_)
        left = [chain for chain in chains if not chain.stones & dead]
        judged = dict(trial.judged(left))
        fates |= {chain: fate for chain, fate in judged.items() if not chain.stones & safe}
        played += trial.played
        if all(fate.status is not Status.DEAD for fate in judged.values()):
            break
    return Proposal(board, fates | dict(_without_takers(board, fates)), played)


def _without_takers(board: Board, fates: dict[Chain, Fate]) -> Iterator[tuple[Chain, Fate]]:
    """Dead chains that, once all the dead are off the board, no living opponent stands beside:
    who is to have taken them? They are unsure."""
    grid = board.grid
    dead = [chain for chain, fate in fates.items() if fate.status is Status.DEAD]
    gone = sum(chain.stones for chain in dead)
    for chain in dead:
        room = grid.flood(chain.stones, board.free | gone)
        if not grid.beside(room) & board.stones(chain.color.opponent) & ~gone:
            yield chain, fates[chain]._replace(status=Status.UNSURE)


def all_alive(board: Board) -> Proposal:
    """Every chain alive, nothing being played."""
    chains = [Chain(c, part) for c in Color for part in board.grid.parts(board.stones(c))]
    fates = {chain: _fate(board, chain, Status.ALIVE, How.PASS_ALIVE) for chain in chains}
    return Proposal(board, fates, 0)


def seed_of(board: Board) -> int:
    """A seed that only the stones decide."""
    text = f"{board.rows} {board.columns} {board.black:x} {board.white:x}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def _fate(
    board: Board, chain: Chain, status: Status, how: How, evidence: Evidence | None = None
) -> Fate:
    point = board.grid.points(chain.stones)[0]
    if evidence is None:
        return Fate(point, status, how)
    return Fate(point, status, how, round(evidence.lost), evidence.played)


class _Trial:
    """One round: the chains that are left on a board judged by playouts from it.

    `dead` stones are off it, `safe` ones are alive for certain.
    """

    def __init__(self, board: Board, dead: int, safe: int, round_: int) -> None:
        self._board, self._safe = board, safe
        self._cleaned = Board(board.grid, board.black & ~dead, board.white & ~dead)
        self._seed = seed_of(board) + 2 * round_
        area = board.rows * board.columns
        self._playouts = max(_FEWEST, min(PLAYOUTS, PLAYOUTS * _FULL_AREA // area))
        self.played = 0

    @cached_property
    def _free_games(self) -> Ownership:
        """Anything is played."""
        return self._sample(self._seed, 0)

    @cached_property
    def _careful_games(self) -> Ownership:
        """Nobody puts himself in atari."""
        return self._sample(self._seed + 1, _CAREFUL)

    def _sample(self, seed: int, careful: int) -> Ownership:
        self.played += self._playouts
        return plain_ownership(self._cleaned, self._playouts, seed, careful)

    def judged(self, chains: list[Chain]) -> Iterator[tuple[Chain, Fate]]:
        """The fate of each chain, region by region."""
        told = {chain: self._told(chain) for chain in chains}
        in_seki = set(self._in_seki(chains))
        lost = sum(chain.stones for chain in chains if told[chain].mean < -_DOUBT)
        for region in self._regions(chains, lost):
            united = _united({chain: told[chain] for chain in region})
            how = How.PLAYOUTS if len(region) == 1 else How.REGION
            for chain in region:
                if chain in in_seki and united.mean >= -_DOUBT:
                    yield chain, self._seki(chain)
                else:
                    yield chain, self._verdict(chain, told[chain], united, how)

    def _verdict(self, chain: Chain, told: Evidence, united: Evidence, how: How) -> Fate:
        """As its region goes, unless the chain's own games clearly say otherwise."""
        status = Status.UNSURE
        if abs(united.mean) >= _DOUBT:
            status = Status.DEAD if united.mean < 0 else Status.ALIVE
            if abs(told.mean) >= _CLEAR and (told.mean < 0) is not (united.mean < 0):
                return _fate(self._board, chain, Status.UNSURE, How.CONTRADICTED, told)
        return _fate(self._board, chain, status, how, united)

    def _seki(self, chain: Chain) -> Fate:
        evidence = self._evidence(self._careful_games, chain)
        return _fate(self._board, chain, Status.SEKI, How.PLAYOUTS, evidence)

    def _told(self, chain: Chain) -> Evidence:
        """What the games say of a chain: the careful ones where the others are not clear."""
        if chain.stones & self._safe:
            return Evidence(1.0, 0.0, self._playouts)
        told = self._evidence(self._free_games, chain)
        if abs(told.mean) >= _CLEAR:
            return told
        return self._evidence(self._careful_games, chain)

    def _evidence(self, games: Ownership, chain: Chain) -> Evidence:
        columns = self._board.columns
        places = [p.row * columns + p.col for p in self._board.grid.points(chain.stones)]
        black = sum(games.black[place] for place in places) / len(places)
        white = sum(games.white[place] for place in places) / len(places)
        kept, lost = (black, white) if chain.color is Color.BLACK else (white, black)
        return Evidence((kept - lost) / games.playouts, lost, games.playouts)

    def _regions(self, chains: list[Chain], lost: int) -> Iterator[list[Chain]]:
        """The chains of one colour that empty points, and stones that are `lost`, join."""
        board, grid = self._cleaned, self._board.grid
        for color in Color:
            others = board.stones(color.opponent) & ~lost
            mine = [chain for chain in chains if chain.color is color]
            for part in grid.parts(grid.full & ~others):
                region = [chain for chain in mine if chain.stones & part]
                if region:
                    yield region

    def _in_seki(self, chains: list[Chain]) -> Iterator[Chain]:
        """Chains that the games take now and then, the careful ones hardly ever, beside chains of
        the opponent of which the same holds, with a common liberty."""
        board, grid = self._cleaned, self._board.grid
        tried = [chain for chain in chains if not chain.stones & self._safe]
        torn = [c for c in tried if abs(self._evidence(self._free_games, c).mean) < _CLEAR]
        kept = [c for c in torn if self._evidence(self._careful_games, c).mean >= _KEPT]
        liberties = {chain: grid.beside(chain.stones) & board.free for chain in kept}
        for chain in kept:
            near = (o for o in kept if o.color is not chain.color)
            if any(liberties[chain] & liberties[other] for other in near):
                yield chain


def _united(told: dict[Chain, Evidence]) -> Evidence:
    """What the games say of several chains, each weighed by its stones."""
    stones = sum(chain.stones.bit_count() for chain in told)
    mean = sum(each.mean * chain.stones.bit_count() for chain, each in told.items())
    lost = sum(each.lost * chain.stones.bit_count() for chain, each in told.items())
    return Evidence(mean / stones, lost / stones, max(each.played for each in told.values()))
