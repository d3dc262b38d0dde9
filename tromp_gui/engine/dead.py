"""Which stones of a finished game are dead: a proposal, with its reasons for every chain.

Chains that are pass-alive need no playout. The others are judged by how often they are lost in
games of chance from the board, all chains of a colour in one region together. Games in which
anything is played decide where they are clear; else careful ones, in which nobody puts himself in
atari: these keep a seki. Regions that are small enough are read out. What was found dead is taken
off, and the rest is judged again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from tromp_gui.engine.reading import Reader
from tromp_gui.engine.trial import Chain, Trial, fate
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.fates import ChainStatus, How, LifeStatus
from tromp_gui.scoring.benson import pass_alive

_ROUNDS = 2


class DeadProposal(NamedTuple):
    """The fate of every chain of a board; `played` games of chance were needed in all,
    besides what was read."""

    board: Board
    fates: dict[Chain, ChainStatus]
    played: int

    def stones(self, *status: LifeStatus) -> frozenset[Point]:
        """All stones whose fate is one of these."""
        chains = [chain for chain, fate in self.fates.items() if fate.status in status]
        return frozenset(self.board.grid.points(sum(chain.stones for chain in chains)))

    @property
    def dead(self) -> frozenset[Point]:
        """The stones proposed as dead."""
        return self.stones(LifeStatus.DEAD)


def propose(board: Board, suicide: bool = False) -> DeadProposal:
    """What becomes of each chain; the same board always gets the same answer.

    `suicide` says whether suicide of several stones is allowed, for pass-alive chains. On a board
    without an empty point nobody can play, so that all stones are alive.
    """
    fates, played = dict(all_alive(board).fates), 0
    safe = sum(pass_alive(board, color, suicide).stones for color in Color)
    is_open = board.free and (board.black | board.white) & ~safe and board.black and board.white
    seed = seed_of(board)
    reader = Reader(board, seed)
    for round_ in range(_ROUNDS if is_open else 0):
        dead = sum(chain.stones for chain in fates if fates[chain].status is LifeStatus.DEAD)
        trial = Trial(board, dead, safe, seed + 2 * round_, reader)
        judged = dict(trial.judged())
        fates |= {chain: fate for chain, fate in judged.items() if not chain.stones & safe}
        played += trial.played
        if all(fate.status is not LifeStatus.DEAD for fate in judged.values()):
            break
    return DeadProposal(board, fates | dict(_without_takers(board, fates)), played)


def _without_takers(
    board: Board, fates: dict[Chain, ChainStatus]
) -> Iterator[tuple[Chain, ChainStatus]]:
    """Dead chains that, once all the dead are off the board, no living opponent is beside:
    who is to have taken them? They are unsure."""
    grid = board.grid
    dead = [chain for chain, fate in fates.items() if fate.status is LifeStatus.DEAD]
    gone = sum(chain.stones for chain in dead)
    for chain in dead:
        room = grid.flood(chain.stones, board.free | gone)
        if not grid.beside(room) & board.stones(chain.color.opponent) & ~gone:
            yield chain, fates[chain]._replace(status=LifeStatus.UNSURE)


def all_alive(board: Board) -> DeadProposal:
    """Every chain alive, nothing being played."""
    chains = [Chain(c, part) for c in Color for part in board.grid.parts(board.stones(c))]
    fates = {chain: fate(board, chain, LifeStatus.ALIVE, How.PASS_ALIVE) for chain in chains}
    return DeadProposal(board, fates, 0)


def seed_of(board: Board) -> int:
    """A seed that only the stones decide."""
    text = f"{board.rows} {board.columns} {board.black:x} {board.white:x}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
