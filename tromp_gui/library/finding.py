"""Exact search for positions and shapes in the index.

Candidate games are chosen by the keys of early positions or by the columns of a block. Before the
first removal of a stone, the columns are enough to know the board; other games are replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tromp_gui.go.grid import grid_of
from tromp_gui.library.blocks import WINNERS, Block, Bytes, CachedBlocks, Slots, blocks, dead
from tromp_gui.library.index import Index, index_errors
from tromp_gui.library.line import PASS, Moment, moments
from tromp_gui.library.shapes import OUTSIDE, Placement, Shape, placements
from tromp_gui.library.trace import (
    INDEXED,
    LATE,
    NEVER,
    NOTHING,
    PASSED,
    changed,
    number_of,
    smallest,
)

_MOST_AT_ONCE = 2_000_000
"""The maximum size, points times games, of an array read at once."""
_FEW = 50
"""Up to this many games are replayed rather than looked up in the columns of their block."""
_WHITE = 24
"""How many white stones of a whole position are searched for in all games at once."""

Flags = npt.NDArray[np.bool_]


class Hits(NamedTuple):
    """Where a shape was found, with an entry for each game and placement.

    `games` are numbers in the index; `moves` the turn after which the shape first appeared; `nexts`
    the point of the next turn, numbered on the board of the shape (row by row from the bottom
    left), -2 for a pass, -1 for none. If the shape is symmetric, equal points have the same number
    there, the smallest; `played` is where the game itself went on.

    `winners` are indexes into WINNERS, with colours exchanged if the shape's were; `years` are 0 if
    unknown.
    """

    games: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int64]
    nexts: npt.NDArray[np.int64]
    winners: npt.NDArray[np.int64]
    years: npt.NDArray[np.int64]
    played: npt.NDArray[np.int64]


class Continuation(NamedTuple):
    """A next turn (-2: pass): its hits, the games each player won, first and last year; of the
    points that are equal to it in a symmetric shape, the one played most often.
    """

    next: int
    hits: int
    black_wins: int
    white_wins: int
    first: int | None
    last: int | None
    usual: int


def find(index: Index, shape: Shape, kept: CachedBlocks | None = None) -> Iterator[Hits]:
    """Every hit of a shape, block by block; `kept` are cached blocks.

    Raises DamagedIndex.
    """
    with index_errors():
        gone = dead(index.connection)
        found = kept.of(shape.sizes) if kept else blocks(index.connection, shape.sizes)
        for block in found:
            hits = _Search(index, shape, block).hits()
            if len(gone) and len(hits.games):
                lives = ~np.isin(hits.games, gone)
                hits = Hits(*(each[lives] for each in hits))
            if len(hits.games):
                yield hits


def among(hits: Hits, games: Sequence[int]) -> Hits:
    """The hits in some games."""
    kept = np.isin(hits.games, np.array(games, np.int64))
    return Hits(*(each[kept] for each in hits))


def together(found: Sequence[Hits]) -> Hits:
    """The hits of several blocks as one."""
    if not found:
        return Hits(*(np.empty(0, np.int64) for _ in Hits._fields))
    return Hits(*(np.concatenate(each) for each in zip(*found, strict=True)))


def continuations(hits: Hits) -> list[Continuation]:
    """The next turns after hits, most frequent first; hits without one are left out."""
    found = []
    for following in np.unique(hits.nexts):
        if following == NOTHING:
            continue
        at = hits.nexts == following
        black, white = (int((hits.winners[at] == WINNERS.index(each)).sum()) for each in "BW")
        years = hits.years[at]
        years = years[years > 0]
        first, last = (int(years.min()), int(years.max())) if len(years) else (None, None)
        points, counts = np.unique(hits.played[at], return_counts=True)
        usual = int(points[counts.argmax()])
        found.append(Continuation(int(following), int(at.sum()), black, white, first, last, usual))
    return sorted(found, key=lambda each: (-each.hits, each.next))


class _Hit(NamedTuple):
    slot: int
    move: int
    placement: int
    next: int


class _Search:
    """The search for a shape in one block."""

    def __init__(self, index: Index, shape: Shape, block: Block) -> None:
        self._index, self._shape, self._block = index, shape, block
        self._grid = grid_of(block.rows, block.columns)
        self._placements = placements(shape, block.rows, block.columns)
        self._columns: dict[tuple[int, bool | None], Bytes] = {}
        self._by_stones = {each.sets[1:]: at for at, each in enumerate(self._placements)}
        board = shape.board
        self._stones = (board.black | board.white).bit_count()

    def hits(self) -> Hits:
        """All hits; a whole position may be an early one, with a key, or a late one."""
        if not self._shape.is_whole:
            return self._by_columns(None)
        block = self._block
        board = self._shape.board
        key = smallest(changed(0, board.grid, board.black, board.white))
        slots, following = block.with_key(key)
        is_once = self._stones < block.per_game.least[slots]
        early = self._grown(slots[is_once], following[is_once])
        late = block.per_game.fewest <= self._stones
        late[slots] = False
        rest = np.union1d(slots[~is_once], self._may_be_late(late))
        if not len(rest):
            return together(early)
        if len(rest) > _FEW:
            return together([*early, self._by_columns(rest)])
        found = [hit for slot in rest.tolist() for hit in self._replayed(slot, None)]
        return together([*early, self._complete(found)])

    def _grown(self, slots: Slots, following: Slots) -> list[Hits]:
        """The hits in games that had this number of stones only while every turn added one, so that
        it determines the turn, and the board has only the stones of the shape.
        """
        block, found = self._block, []
        turns = self._stones - block.per_game.start[slots].astype(np.int64)
        may = (turns >= 0) & (turns < block.per_game.grown[slots]) & (turns <= INDEXED)
        slots, turns, following = slots[may], turns[may], following[may]
        for placement in self._placements:
            left = np.arange(len(slots))
            for numbers, is_white in ((placement.black, 0), (placement.white, 1)):
                for number in numbers.tolist():
                    if not len(left):
                        break
                    there = slots[left]
                    is_there = block.first[number][there] <= turns[left]
                    left = left[is_there & (block.white_in(number, there) == is_white)]
            if len(left):
                found.append(self._hits(placement, slots[left], turns[left], following[left]))
        return found

    def _may_be_late(self, late: Flags) -> Slots:
        """The games that may have all stones: some white ones in all, then all in the rest."""
        block, found = self._block, np.zeros(len(late), bool)
        if not late.any():
            return np.empty(0, np.int64)
        for placement in self._placements:
            left = np.flatnonzero(late & block.may_have_white(placement.white[:_WHITE]))
            for numbers, is_white in ((placement.black, 0), (placement.white, 1)):
                for number in numbers.tolist():
                    if not len(left):
                        break
                    color, dirty = block.white_in(number, left), block.dirty_in(number, left)
                    left = left[
                        (block.first[number][left] < NEVER) & ((color == is_white) | (dirty > 0))
                    ]
            found[left] = True
        return np.flatnonzero(found)

    def _by_columns(self, within: Slots | None) -> Hits:
        """The hits in the games at these places; None: in all games."""
        exact: list[Hits] = []
        unsure: dict[int, list[int]] = {}
        for number, placement in enumerate(self._placements):
            slots, turns = self._candidates(placement, within)
            if not len(slots):
                continue
            sure, never, following = self._resolved(placement, slots, turns)
            exact.append(self._hits(placement, slots[sure], turns[sure], following[sure]))
            for slot in slots[~(sure | never)].tolist():
                unsure.setdefault(slot, []).append(number)
        replayed = [hit for slot, which in unsure.items() for hit in self._replayed(slot, which)]
        return together([*exact, self._complete(replayed)])

    def _candidates(self, placement: Placement, within: Slots | None) -> tuple[Slots, Slots]:
        """The places of games that may have the shape in this placement, and from which turn on."""
        stones = [(False, each) for each in placement.black.tolist()]
        stones += [(True, each) for each in placement.white.tolist()]
        slots = np.arange(self._block.count) if within is None else within
        is_all = within is None
        turns = np.zeros(len(slots), np.uint8)
        for is_white, number in stones:
            column = self._stone(is_white, number)
            turns = np.maximum(turns, column if is_all else column[slots])
            kept = np.flatnonzero(turns < NEVER)
            slots, turns, is_all = slots[kept], turns[kept], False
            if not len(slots):
                return slots, turns.astype(np.int64)
        if (
            not is_all
            and len(placement.empty)
            and len(slots) * len(placement.empty) <= _MOST_AT_ONCE
        ):
            first, dirty = self._block.taken(placement.empty, slots)
            kept = np.flatnonzero(turns <= np.where(dirty > 0, NEVER, first).min(axis=0))
            return slots[kept], turns[kept].astype(np.int64)
        for number in placement.empty.tolist():
            column = self._empty(number)
            kept = np.flatnonzero(turns <= (column if is_all else column[slots]))
            if len(kept) < len(slots):
                slots, turns, is_all = slots[kept], turns[kept], False
        return slots, turns.astype(np.int64)

    def _stone(self, is_white: bool, number: int) -> Bytes:
        """The turn from which a point may have a stone of a colour, in each game."""
        known = self._columns.get((number, is_white))
        if known is None:
            block = self._block
            others = block.white_at(number) != is_white
            never = others & (block.dirty_at(number) == 0)
            known = self._columns[number, is_white] = np.where(never, NEVER, block.first[number])
        return known

    def _empty(self, number: int) -> Bytes:
        """The turn up to which a point may be empty, in each game."""
        known = self._columns.get((number, None))
        if known is None:
            block = self._block
            known = np.where(block.dirty_at(number) > 0, NEVER, block.first[number])
            self._columns[number, None] = known
        return known

    def _resolved(
        self, placement: Placement, slots: Slots, turns: Slots
    ) -> tuple[Flags, Flags, Slots]:
        """Which candidates are hits with a known next turn, which are not hits, and that turn.

        The columns are enough before the first removal (`Block.plain`), and later if nothing in the
        region changed again. All other candidates must be replayed.
        """
        block = self._block
        plain = block.per_game.plain[slots].astype(np.int64)
        has_colors, is_clean = np.ones(len(slots), bool), np.ones(len(slots), bool)
        next_turn = np.full(len(slots), NEVER, np.int64)
        following = np.full(len(slots), NOTHING, np.int64)
        for numbers, is_white in ((placement.black, 0), (placement.white, 1)):
            for number in numbers:
                has_colors &= block.white_at(number)[slots] == is_white
                is_clean &= block.dirty_at(number)[slots] == 0
        empty = placement.empty
        step = max(1, _MOST_AT_ONCE // max(1, len(empty)))
        for at in range(0, len(slots) if len(empty) else 0, step):
            part = slice(at, at + step)
            first, dirty = block.taken(empty, slots[part])
            soonest = first.argmin(axis=0)
            next_turn[part] = first[soonest, np.arange(first.shape[1])]
            following[part] = np.where(next_turn[part] < NEVER, empty[soonest], NOTHING)
            is_clean[part] &= ~dirty.any(axis=0)
        is_known = (turns < LATE) & (next_turn != turns)
        is_early = (turns < plain) & has_colors & (next_turn > turns)
        is_hit = is_known & (is_early | is_clean & (next_turn > turns))
        never = is_clean & (turns < LATE) & (next_turn <= turns)
        if self._shape.is_whole:
            is_told = (next_turn == turns + 1) & (next_turn < plain)
        else:
            is_told = (next_turn < LATE) & ((next_turn < plain) | is_clean)
            is_told |= (next_turn == NEVER) & is_clean
        return is_hit & is_told & (next_turn != LATE), never, following

    def _replayed(self, slot: int, which: Sequence[int] | None) -> list[_Hit]:
        """The exact hits in a game, replayed, for these placements or for all."""
        game = int(self._block.per_game.games[slot])
        row = self._index.connection.execute(
            "SELECT line FROM lines WHERE game = ?", (game,)
        ).fetchone()
        if row is None:
            return []
        played = self._moments(row[0], slot)
        if self._shape.is_whole:
            found = self._whole(played)
        else:
            numbers = range(len(self._placements)) if which is None else which
            found = {number: at for number in numbers if (at := self._first(played, number)) >= 0}
        allowed = found.keys() if which is None else found.keys() & set(which)
        return [
            _Hit(slot, played[found[each]].turn, each, self._next(played, found[each], each))
            for each in allowed
        ]

    def _moments(self, line: bytes, slot: int) -> list[Moment]:
        """A game's positions; after the indexed turns, only those that may have the shape."""
        found = []
        is_short = self._shape.is_whole and self._block.per_game.fewest[slot] > self._stones
        for moment in moments(line, self._grid):
            found.append(moment)
            if is_short and moment.turn > INDEXED:
                break
        return found

    def _whole(self, played: Sequence[Moment]) -> dict[int, int]:
        """For each placement of a whole board, the first moment with it."""
        found: dict[int, int] = {}
        for at, moment in enumerate(played):
            number = self._by_stones.get((moment.black, moment.white))
            if number is not None:
                found.setdefault(number, at)
        return found

    def _first(self, played: Sequence[Moment], number: int) -> int:
        """The first moment with a placement; -1 if there is none."""
        region, black, white = self._placements[number].sets
        for at, moment in enumerate(played):
            if moment.black & region == black and moment.white & region == white:
                return at
        return -1

    def _next(self, played: Sequence[Moment], at: int, number: int) -> int:
        """The next turn in the region; NOTHING if the region changes without one, or never."""
        region, black, white = self._placements[number].sets
        for moment in played[at + 1 :]:
            bit = None if moment.code is None else moment.code[1]
            if self._shape.is_whole:
                if bit is None:
                    return NOTHING
                return PASSED if bit == PASS else number_of(bit, self._grid)
            if bit is not None and bit != PASS and region >> bit & 1:
                return number_of(bit, self._grid)
            if moment.black & region != black or moment.white & region != white:
                return NOTHING
        return NOTHING

    def _complete(self, found: Sequence[_Hit]) -> Hits:
        """Replayed hits with the data of their games."""
        by_placement: dict[int, list[_Hit]] = {}
        for hit in found:
            by_placement.setdefault(hit.placement, []).append(hit)
        return together(
            [
                self._hits(
                    self._placements[number],
                    *(np.array([getattr(hit, name) for hit in hits], np.int64) for name in _ARRAYS),
                )
                for number, hits in by_placement.items()
            ]
        )

    def _hits(self, placement: Placement, slots: Slots, turns: Slots, following: Slots) -> Hits:
        """The hits in terms of the shape's board."""
        block = self._block
        games = block.per_game.games[slots].astype(np.int64)
        winners = block.per_game.winner[slots].astype(np.int64)
        if placement.swapped:
            winners = np.array([0, 2, 1])[winners]
        years = block.per_game.year[slots].astype(np.int64)
        nexts = placement.back[following]
        if len(nexts) and nexts.max() == OUTSIDE:
            raise ValueError("a next turn outside the region")
        return Hits(games, turns, nexts, winners, years, placement.first_back[following])


_ARRAYS = ("slot", "move", "next")
