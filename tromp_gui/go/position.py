"""A position in a game: a board, whose turn it is, and all grids that came before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from tromp_gui.go.board import Board, after_each, after_each_anywhere, place, place_anywhere
from tromp_gui.go.grid import Grid
from tromp_gui.go.move import Illegal, IllegalMove, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.prisoners import PrisonerCount
from tromp_gui.go.rules import TROMP_TAYLOR, Ending, Handicap, Rules, Superko
from tromp_gui.go.superko import Key, Seen, key_of

_BLACK, _WHITE = Color.BLACK, Color.WHITE

Outcome: TypeAlias = tuple[int, int, Key | None, tuple[int, int]]
"""The state after a turn: black, white, the grid's superko key, and the stones lost so far."""


class Position(NamedTuple):
    """What the rules need to know at one moment of a game. Make it with `Position.start`.

    `black` and `white` are the stones as sets of `grid`; `turn` counts the turns so far, passes
    included; `handicap` the handicap moves still due; `passes` the consecutive passes just made;
    `lost` the stones lost so far (black, white); `before` the grid before the last turn that was a
    move; `seen` and `step` say which grids came before (see `superko`); `may_lack_liberties` is set
    while chains of a set-up may have no liberty; `pairs` counts how often two passes followed each
    other; `second` is the second phase, where the ending has one and it has begun.
    """

    rules: Rules
    grid: Grid
    black: int
    white: int
    to_play: Color
    seen: Seen
    step: int = 0
    turn: int = 0
    handicap: int = 0
    passes: int = 0
    lost: tuple[int, int] = (0, 0)
    before: tuple[int, int] | None = None
    may_lack_liberties: bool = False
    pairs: int = 0
    second: PrisonerCount | None = None

    @classmethod
    def start(
        cls, board: Board, rules: Rules = TROMP_TAYLOR, to_play: Color = _BLACK, handicap: int = 0
    ) -> Position:
        """The start of a game on `board`, with `handicap` consecutive moves for Black."""
        key = key_of(rules.superko, board.black, board.white, None, to_play, False)
        seen = Seen.starting(key)
        may_lack_liberties = not board.has_liberties()
        return cls(
            rules, *board, to_play, seen, handicap=handicap, may_lack_liberties=may_lack_liberties
        )

    @property
    def board(self) -> Board:
        """The colouring of the points."""
        return Board(self.grid, self.black, self.white)

    @property
    def is_over(self) -> bool:
        """Whether the last passes have ended the game, with nothing left to agree on."""
        return self.passes > 1 and self.rules.ending.is_over(self.passes, self.pairs)

    def on_second_board(self) -> Position:
        """The position that starts a play-out; the player who passed first is to move.

        The superko history continues; under `simple` ko it is empty, see `Replay.second_board`.
        """
        rules = self.rules.on_second_board()
        return self._replace(rules=rules, passes=0, pairs=0, second=None)

    def set_up(
        self,
        black: Iterable[Point] = (),
        white: Iterable[Point] = (),
        empty: Iterable[Point] = (),
        to_play: Color | None = None,
    ) -> Position:
        """The position after stones were set up.

        This is not a turn, but adds a grid to the history. `to_play`, if given, moves next. Raises
        KeyError outside the board.
        """
        return self.with_board(self.board.with_stones(black, white, empty), to_play)

    def with_board(self, board: Board, to_play: Color | None = None) -> Position:
        """The position after stones were set up so that the board is this one; see `set_up`."""
        player = to_play or self.to_play
        key = key_of(self.rules.superko, board.black, board.white, None, player, False)
        return self._replace(
            black=board.black,
            white=board.white,
            to_play=player,
            seen=self.seen.grown(self.step, key, self.turn),
            step=self.step + 1,
            handicap=self.handicap if player is _BLACK else 0,
            passes=0,
            before=None,
            may_lack_liberties=not board.has_liberties(),
        )

    def own_loss(self, turn: Turn) -> int:
        """How many of the player's own stones a legal suicide would remove; 0 for other turns."""
        outcome = self._judge(turn)
        if turn.point is None or isinstance(outcome, Illegal):
            return 0
        black, white, _, lost = outcome
        if (black | white) >> self.grid.bits[turn.point] & 1:
            return 0
        own = turn.color is _WHITE
        return lost[own] - self.lost[own]

    def legality(self, turn: Turn) -> Illegal | None:
        """The first reason why the rules forbid this turn; None if it is legal."""
        outcome = self._judge(turn)
        return outcome if isinstance(outcome, Illegal) else None

    def play(self, turn: Turn) -> Position:
        """The position after a legal turn. Raises `IllegalMove` with the reason otherwise."""
        outcome = self._judge(turn)
        if isinstance(outcome, Illegal):
            raise IllegalMove(turn, outcome)
        return self._after(turn, outcome)

    def place(self, turn: Turn) -> tuple[Position, Illegal | None]:
        """The position after a turn of a record, legal or not, and why it is illegal.

        A move on a stone replaces it (as in SGF); one outside the board changes nothing but counts
        as a turn.
        """
        outcome = self._judge(turn)
        if not isinstance(outcome, Illegal):
            return self._after(turn, outcome), None
        color, point = turn
        if point is None or point not in self.grid:
            key = key_of(self.rules.superko, self.black, self.white, color, color.opponent, True)
            after = self._after(turn, (self.black, self.white, key, self.lost))
            return after._replace(
                may_lack_liberties=self.may_lack_liberties, second=self.second
            ), outcome
        bit = self.grid.bits[point]
        black, white = self.black & ~(1 << bit), self.white & ~(1 << bit)
        freed = Position._make((*self[:2], black, white, *self[4:]))
        return self._after(turn, freed._colour(color, bit)), outcome

    def handicap_move(self, point: Point) -> Position:
        """The position after a legal handicap move of a record, which does not count as a turn.

        The grids so far are renumbered (`Illegal.repeats`): turn 0 is the start with this stone on
        it, earlier ones are negative. Raises `IllegalMove` where the rules forbid it.
        """
        after = self._replace(turn=self.turn - 1).play(Turn(_BLACK, point))
        after.seen.turns[: after.step + 1] = range(-after.step, 1)
        return after

    def legal_points(self) -> list[Point]:
        """Every point where the player to move may play, from the bottom left, row by row."""
        return self.grid.points(self.legal_set())

    def legal_set(self) -> int:
        """The points where the player to move may play, as a set of the grid."""
        superko, black_plays = self.rules.superko, self.to_play is _BLACK
        own, other = (self.black, self.white) if black_plays else (self.white, self.black)
        following = _WHITE if black_plays and self.handicap < 2 else _BLACK
        key = key_of(superko, 0, 0, self.to_play, following, False)
        asked, first, step = key and key[2], self.seen.first, self.step
        if superko is Superko.SIMPLE:
            first = {(*self.before, None): step} if self.before and self._ko() is not None else {}
        moves = after_each_anywhere if self.may_lack_liberties else after_each
        legal = 0
        for single, mine, theirs in moves(self.grid, own, other, self.rules.suicide):
            left = (mine, theirs, asked) if black_plays else (theirs, mine, asked)
            if left not in first or first[left] > step:
                legal |= single
        return legal

    def _judge(self, turn: Turn) -> Outcome | Illegal:
        """The state after a legal turn, or why the turn is illegal."""
        color, point = turn
        if color is not self.to_play:
            return Illegal(Reason.NOT_YOUR_TURN)
        black, white = self.black, self.white
        if point is None:
            if self.handicap and self.legal_points():
                return Illegal(Reason.HANDICAP)
            key = key_of(self.rules.superko, black, white, color, color.opponent, True)
            return black, white, key, self.lost
        bit = self.grid.bits.get(point)
        if bit is None:
            return Illegal(Reason.OUTSIDE)
        if (black | white) >> bit & 1:
            return Illegal(Reason.OCCUPIED)
        outcome = self._colour(color, bit)
        if not self.rules.suicide and not (outcome[0] | outcome[1]) >> bit & 1:
            return Illegal(Reason.SUICIDE)
        repeats = self._repeated(outcome)
        if repeats is None:
            return outcome
        simple = self.rules.superko is Superko.SIMPLE
        return Illegal(Reason.KO if simple else Reason.SUPERKO, repeats)

    def _colour(self, color: Color, bit: int) -> Outcome:
        """The state after colouring an empty point and the two clearings (rule 7)."""
        move = place_anywhere if self.may_lack_liberties else place
        black, white, lost = self.black, self.white, self.lost
        if color is _BLACK:
            new_black, new_white = move(self.grid, black, white, bit)
            following = _BLACK if self.handicap > 1 else _WHITE
            if new_white is not white or not new_black >> bit & 1 or self.may_lack_liberties:
                lost = self._lost(new_black, new_white, 1, 0)
        else:
            new_white, new_black = move(self.grid, white, black, bit)
            following = _BLACK
            if new_black is not black or not new_white >> bit & 1 or self.may_lack_liberties:
                lost = self._lost(new_black, new_white, 0, 1)
        key = key_of(self.rules.superko, new_black, new_white, color, following, False)
        return new_black, new_white, key, lost

    def _lost(self, black: int, white: int, black_added: int, white_added: int) -> tuple[int, int]:
        """The stones lost so far if a move leaves these on the board."""
        return (
            self.lost[0] + self.black.bit_count() + black_added - black.bit_count(),
            self.lost[1] + self.white.bit_count() + white_added - white.bit_count(),
        )

    def _repeated(self, outcome: Outcome) -> int | None:
        """The turn whose grid this move would repeat against the rules, if any.

        A move that changes nothing (suicide of a single stone) repeats the current grid.
        """
        black, white, key = outcome[:3]
        if key is None:
            return self._ko() if (black, white) == self.before else None
        earlier = self.seen.turn_of(key, self.step)
        if earlier is None or self.rules.superko is not Superko.POSITIONAL:
            return earlier
        return self.turn if (black, white) == (self.black, self.white) else earlier

    def _ko(self) -> int | None:
        """The turn of the grid before the opponent's last turn; None if that was a pass."""
        if self.passes and not self._is_unsaid():
            return None
        return self.seen.turns[self.step - 1]

    def _is_unsaid(self) -> bool:
        """Whether the last two passes are statements and do not count as turns."""
        return self.passes == 2 and self.rules.ending.are_statements(self.pairs)

    def _after(self, turn: Turn, outcome: Outcome) -> Position:
        """The position after a turn."""
        color, point = turn
        black, white, key, lost = outcome
        if point is None:
            return self._passed(color, key)
        number, step, second = self.turn + 1, self.step, self.second
        more = self.handicap > 1 and color is _BLACK
        values = (
            self.rules,
            self.grid,
            black,
            white,
            color if more else color.opponent,
            self.seen.grown(step, key, number),
            step + 1,
            number,
            self.handicap - 1 if more else 0,
            0,
            lost,
            None if more else (self.black, self.white),
            False,
            self.pairs,
            None if second is None else second.after_stone(color, self.lost),
        )
        after: Position = tuple.__new__(Position, values)
        if more and self.rules.handicap is Handicap.FREE_PASSES:
            return after._left_by_white()
        return after

    def _left_by_white(self) -> Position:
        """The position with its grid recorded as left by a pass of White, uncounted as a turn."""
        key = key_of(self.rules.superko, self.black, self.white, _WHITE, _BLACK, True)
        return self._replace(seen=self.seen.grown(self.step, key, self.turn), step=self.step + 1)

    def _passed(self, color: Color, key: Key | None) -> Position:
        """The position after a pass.

        Two passes that are only statements add no grid, so the history is restored to what it was
        before them. If the players agree, that makes no difference; a turn after them shows that
        they did not.
        """
        passes, number = self.passes + 1, self.turn + 1
        after = self._replace(
            to_play=color.opponent,
            turn=number,
            handicap=0,
            passes=passes,
            pairs=self.pairs + (passes == 2),
        )
        if after._is_unsaid():
            return after._replace(step=self.step - 1)
        if passes == 2 and self.rules.ending is Ending.LASKER_MAAS and self.second is None:
            after = after._replace(second=PrisonerCount.beginning(self.lost))
        return after._replace(seen=self.seen.grown(self.step, key, number), step=self.step + 1)
