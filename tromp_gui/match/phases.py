"""The phases of a game, as values that are computed and never stored (`match.phase_of`).

Also what they are about: disputes, and the outcome.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, TypeAlias

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.prisoners import Prisoners
from tromp_gui.go.result import Result


class Settlement(Enum):
    """How a finished game was settled (docs/rules.md, "The end of the game", "Other endings")."""

    AGREED = "agreed"
    """The players agreed which stones to remove."""
    AS_IS = "as-is"
    """The passes ended it, with every stone alive."""
    DECLARED = "declared"
    """Resignation, time, forfeit or no result, without a count."""
    PLAYED_OUT = "played-out"
    """Disputed chains were played out on a second board, then the game was counted."""
    MEDIATED = "mediated"
    """A third party decided which stones to remove; the outcome names it."""
    RESULT_AGREED = "result-agreed"
    """The players agreed on the result itself (Lasker-Maas, "Efficiency")."""

    @property
    def is_counted(self) -> bool:
        """Whether stones were counted, so that the marking can be reopened."""
        return self not in (Settlement.DECLARED, Settlement.RESULT_AGREED)


_FEWEST = 10
"""A game that ends without a count after fewer turns than this is a trial."""


class Outcome(NamedTuple):
    """The outcome of a game: the `dead` stones removed, and the third party that decided."""

    result: Result
    settlement: Settlement
    dead: frozenset[Point] = frozenset()
    mediator: str = ""

    def is_trial(self, turn: int) -> bool:
        """Whether a player gave up before this early turn: that is no more than a trial."""
        return self.settlement is Settlement.DECLARED and turn < _FEWEST


class Dispute(NamedTuple):
    """A chain that one player considers dead and the other alive.

    `stones` are those of `chain` that the players disagree about; `dead_by` considers them dead.
    """

    chain: frozenset[Point]
    stones: frozenset[Point]
    dead_by: Color


def chains_of(board: Board, stones: Iterable[Point]) -> list[frozenset[Point]]:
    """The whole chains that these stones belong to, each once, from the bottom left.

    Raises KeyError outside the board.
    """
    left, found = sorted(stones), []
    while left:
        found.append(board.chain(left[0]))
        left = [point for point in left if point not in found[-1]]
    return found


def differing(
    board: Board, black_list: frozenset[Point], white_list: frozenset[Point]
) -> tuple[Dispute, ...]:
    """The chains on only one of the two lists (Tromp page, "Considerations").

    A player's mark on their own chain is a difference too.
    """
    sides = (Color.BLACK, black_list - white_list), (Color.WHITE, white_list - black_list)
    return tuple(
        Dispute(chain, chain & only, color)
        for color, only in sides
        for chain in chains_of(board, only)
    )


def joined(sets: Iterable[frozenset[Point]]) -> frozenset[Point]:
    """All points of several sets."""
    return frozenset().union(*sets)


class AgreementMode(Enum):
    """How an agreement is reached (docs/rules.md, "How agreement is reached")."""

    SHARED = "shared"
    """One list of dead stones that both players confirm."""
    LISTS = "lists"
    """A list for each player, compared when both are submitted (Tromp page, "Chinese rules")."""
    IN_TURN = "in-turn"
    """The players alternate: mark, dispute or done (Tromp)."""


class PassKind(Enum):
    """What a pass made now would be."""

    PLAIN = "plain"
    FORMAL = "formal"
    """ "I formally pass", binding (Taylor 1995, comment 6)."""
    MAY_BE_OFFICIAL = "may-be-official"
    """Only a statement unless declared official (Taylor 2001, with our limit)."""
    OFFICIAL = "official"
    """A pass that follows a disagreement with no move between (the same)."""


class Playing(NamedTuple):
    """Turns are taken. `disputes` are those because of which the game has just continued;
    `is_clean_up` is set if players have to capture the stones they consider dead; `prisoners` are
    those of the second phase, which is played with them (Lasker-Maas).
    """

    pass_kind: PassKind = PassKind.PLAIN
    is_clean_up: bool = False
    disputes: tuple[Dispute, ...] = ()
    prisoners: Prisoners | None = None


class Agreeing(NamedTuple):
    """The players mark the dead stones, agree, or dispute.

    `marks` are the stones that both consider dead, `agreed` who has confirmed them (or submitted a
    list, or said "done"), `speaker` who is next when agreeing in turn, and `lists` those of Black
    and White if each has one.
    """

    marks: frozenset[Point]
    agreed: frozenset[Color]
    mode: AgreementMode = AgreementMode.SHARED
    speaker: Color | None = None
    lists: tuple[frozenset[Point], frozenset[Point]] | None = None


class Playout(NamedTuple):
    """Disputed chains are played out on a second board, a variation of the record.

    `stones` are those on the copy now, `waiting` those of further copies, `dead` what is
    settled so far; `node` is the play node of the second board (at first the game's own).
    """

    stones: frozenset[Point]
    waiting: tuple[frozenset[Point], ...]
    dead: frozenset[Point]
    node: int


class Mediating(NamedTuple):
    """A third party is to decide. The window must warn that it can be wrong (Tromp page)."""

    disputes: tuple[Dispute, ...]


class Finished(NamedTuple):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Playing | Agreeing | Playout | Mediating | Finished
