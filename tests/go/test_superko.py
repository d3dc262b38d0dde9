"""docs/rules.md, "Superko": each rule, its consequences, and where they differ."""

from __future__ import annotations

import pytest

from tests.go.reading import drawn, rules_with
from tromp_gui.go.board import Board
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, Handicap, Superko

B, W = Color.BLACK, Color.WHITE
ALL = [superko.value for superko in Superko]
KO = Board.from_diagram("""
    . X O .
    X . X O
    . X O .
    . . . .
""")
TAKE, RETAKE = Turn(W, Point(2, 1)), Turn(B, Point(2, 2))


def start(board: Board, superko: str, to_play: Color = B, suicide: bool = True) -> Position:
    return Position.start(board, rules_with(superko, suicide), to_play)


def played(position: Position, *turns: Turn) -> Position:
    for turn in turns:
        position = position.play(turn)
    return position


def passes(*colors: Color) -> list[Turn]:
    return [Turn(color, None) for color in colors]


@pytest.mark.parametrize("superko", ["positional", "situational", "simple"])
def test_a_ko_may_not_be_retaken_at_once(superko: str) -> None:
    position = played(start(KO, superko, W), TAKE)
    reason = Reason.KO if superko == "simple" else Reason.SUPERKO
    assert position.legality(RETAKE) == Illegal(reason, 0)
    threat = played(position, Turn(B, Point(0, 0)), Turn(W, Point(0, 3)))
    assert threat.legality(RETAKE) is None


@pytest.mark.parametrize("superko", ["taylor", "natural"])
def test_the_start_was_left_by_nobody(superko: str) -> None:
    """So a ko of the set-up may be retaken, and once only."""
    position = played(start(KO, superko, W), TAKE)
    position = played(position, RETAKE)
    assert position.board == KO
    assert position.legality(TAKE) == Illegal(Reason.SUPERKO, 1)


def test_positional_forbids_any_earlier_grid() -> None:
    """Tromp, statement 6: whoever left it; passes do not lift it."""
    position = played(start(KO, "positional", W), TAKE, *passes(B, W))
    assert position.legality(RETAKE) == Illegal(Reason.SUPERKO, 0)


def test_situational_looks_at_the_player_to_move_next() -> None:
    """Made again with the other player to move next, a grid is a new situation."""
    position = played(start(KO, "situational", W), TAKE, *passes(B))
    assert position.to_play is W
    other = played(start(KO, "situational", B), *passes(B), TAKE)
    assert other.legality(RETAKE) == Illegal(Reason.SUPERKO, 1)
    position = start(Board.from_diagram("X ."), "situational")
    position = played(position, *passes(B), Turn(W, Point(0, 1)))
    assert drawn(position.board) == [".O"]
    assert position.legality(Turn(B, Point(0, 0))) == Illegal(Reason.SUPERKO, 1)


def test_taylor_counts_grids_left_by_a_pass_and_natural_only_by_moves() -> None:
    """Taylor 1995, comment 4: "by either a move or a pass"; the BGA's reading: by moves."""
    turns = [Turn(B, None), TAKE]
    assert played(start(KO, "taylor", B), *turns).legality(RETAKE) == Illegal(Reason.SUPERKO, 1)
    assert played(start(KO, "natural", B), *turns).legality(RETAKE) is None


def test_taylor_and_situational_differ_on_the_start_grid_alone() -> None:
    taken = [played(start(KO, superko, W), TAKE) for superko in ("taylor", "situational")]
    assert taken[0].legality(RETAKE) is None
    assert taken[1].legality(RETAKE) == Illegal(Reason.SUPERKO, 0)
    board = KO.with_stones(empty=[Point(2, 2)])
    for superko in ("taylor", "situational"):
        position = played(start(board, superko), Turn(B, Point(2, 2)), TAKE)
        assert position.legality(RETAKE) == Illegal(Reason.SUPERKO, 1)


def test_simple_ko_looks_back_one_turn_only() -> None:
    """ "the grid as it was before the opponent's last turn, that turn having been a move"."""
    position = played(start(KO, "simple", W), TAKE, *passes(B, W))
    assert position.legality(RETAKE) is None


TRIPLE_KO = Board.from_diagram("""
    O O O O O O O
    O X O . O . O
    X . X O X O X
    X X X X X X X
    O O O O O O O
    . . . . . . .
""")
ROUND = [
    Turn(B, Point(4, 3)),
    Turn(W, Point(3, 1)),
    Turn(B, Point(4, 5)),
    Turn(W, Point(3, 3)),
    Turn(B, Point(4, 1)),
    Turn(W, Point(3, 5)),
]


def test_a_triple_ko_goes_round_under_simple_alone() -> None:
    position = played(start(TRIPLE_KO, "simple"), *ROUND)
    assert position.board == TRIPLE_KO
    for superko in ("positional", "situational"):
        position = played(start(TRIPLE_KO, superko), *ROUND[:5])
        assert position.legality(ROUND[5]) == Illegal(Reason.SUPERKO, 0)
    for superko in ("taylor", "natural"):
        position = played(start(TRIPLE_KO, superko), *ROUND)
        assert position.legality(ROUND[0]) == Illegal(Reason.SUPERKO, 1)


@pytest.mark.parametrize("superko", ALL)
def test_whole_grids_are_compared(superko: str) -> None:
    """A grid is recognised by all its points, no matter how it arose."""
    line = Board.empty(1, 3)
    position = played(start(line, superko), Turn(B, Point(0, 0)), Turn(W, Point(0, 2)))
    position = played(position, Turn(B, Point(0, 1)))
    assert drawn(position.board) == ["XX."]
    position = played(position, Turn(W, Point(0, 2)))
    assert drawn(position.board) == ["..O"]
    again = Turn(B, Point(0, 0))
    expected = {
        "positional": Illegal(Reason.SUPERKO, 2),
        "situational": None,
        "taylor": None,
        "natural": None,
        "simple": None,
    }
    assert drawn(position.board.play(B, Point(0, 0))) == ["X.O"]
    assert position.legality(again) == expected[superko]


def test_one_stone_suicide_is_never_legal_under_positional() -> None:
    """It repeats the present grid, and names the present turn."""
    eye = Board.from_diagram("""
        . X .
        X . X
        . X .
    """)
    position = start(eye, "positional", W)
    assert position.legality(Turn(W, Point(1, 1))) == Illegal(Reason.SUPERKO, 0)
    position = played(position, *passes(W, B))
    assert position.legality(Turn(W, Point(1, 1))) == Illegal(Reason.SUPERKO, 2)
    for superko in ("situational", "taylor", "natural", "simple"):
        after = played(start(eye, superko, W), Turn(W, Point(1, 1)))
        assert (after.board, after.lost, after.to_play) == (eye, (0, 1), B)


@pytest.mark.parametrize(
    ("superko", "black", "white", "again"),
    [
        ("positional", Illegal(Reason.SUPERKO, 0), None, None),
        ("situational", None, Illegal(Reason.SUPERKO, 0), None),
        ("taylor", None, None, Illegal(Reason.SUPERKO, 1)),
        ("natural", None, None, Illegal(Reason.SUPERKO, 1)),
    ],
)
def test_one_by_one(
    superko: str, black: Illegal | None, white: Illegal | None, again: Illegal | None
) -> None:
    """ "Black's only move is illegal under positional, legal once for Black under situational,
    once for each under taylor"."""
    position = start(Board.empty(1, 1), superko)
    answers = []
    for _ in range(3):
        turn = Turn(position.to_play, Point(0, 0))
        answers.append(position.legality(turn))
        if answers[-1]:
            break
        position = position.play(turn)
    assert answers == [black, white, again][: len(answers)]
    assert answers[-1] is not None


def test_a_set_up_is_a_grid_in_the_history_and_no_turn() -> None:
    """ "Stones of a set-up are no turns, but the position set up is a grid in the history"."""
    position = start(Board.empty(4, 4), "positional", W).set_up(
        KO.points(B), KO.points(W), to_play=W
    )
    assert (position.turn, position.board) == (0, KO)
    position = played(position, TAKE)
    assert position.legality(RETAKE) == Illegal(Reason.SUPERKO, 0)


def test_two_turns_by_one_colour_running() -> None:
    """ "where a record has two turns by one colour running, the opponent" moves next."""
    position = start(Board.empty(1, 4), "situational")
    position, _ = position.place(Turn(B, Point(0, 0)))
    position, illegal = position.place(Turn(B, Point(0, 1)))
    assert illegal == Illegal(Reason.NOT_YOUR_TURN)
    assert position.to_play is W
    assert position.turn == 2


def test_forks_of_a_line_know_only_their_own_past() -> None:
    """Grids belong to the line: a variation never sees another one."""
    trunk = start(KO, "positional", W)
    taken = played(trunk, TAKE)
    elsewhere = played(trunk, Turn(W, Point(0, 0)), *passes(B), TAKE)
    assert taken.legality(RETAKE) == Illegal(Reason.SUPERKO, 0)
    assert elsewhere.legality(RETAKE) == Illegal(Reason.SUPERKO, 1)
    later = played(taken, Turn(B, Point(0, 0)), Turn(W, Point(0, 1)))
    sister = played(taken, Turn(B, Point(0, 1)))
    assert later.legality(RETAKE) is None
    assert sister.legality(Turn(W, Point(0, 0))) is None
    assert trunk.legality(TAKE) is None


def test_a_line_keeps_its_history_in_one_place_until_it_forks() -> None:
    first = played(start(Board.empty(3, 3), "positional"), Turn(B, Point(0, 0)))
    second = played(first, Turn(W, Point(1, 1)))
    assert second.seen is first.seen
    fork = played(first, Turn(W, Point(2, 2)))
    assert fork.seen is not first.seen
    assert first.seen.turns == [0, 1, 2]
    assert fork.seen.turns == [0, 1, 2]


def test_a_fork_early_or_late_has_the_steps_before_it_and_its_own() -> None:
    line = [start(Board.empty(9, 1), "positional")]
    for row in range(8):
        line.append(line[-1].play(Turn((B, W)[row % 2], Point(row, 0))))
    for step, position in enumerate(line[:-2]):
        fork = position.with_board(Board.empty(9, 1).with_stones(black=[Point(8, 0)]))
        before = [key for key, first in line[-1].seen.first.items() if first <= step]
        assert list(fork.seen.first)[:-1] == before
        assert list(fork.seen.first.values()) == [*range(step + 1), step + 1]


def test_white_has_left_the_grids_between_the_handicap_moves_of_new_zealand() -> None:
    """New Zealand: White passes between Black's handicap moves; the grids are White's too."""
    new_zealand = RULE_SETS["new-zealand"]
    suicide = Turn(Color.WHITE, Point(0, 0))
    for rules, repeats in (
        (new_zealand, 1),
        (customised(new_zealand, handicap=Handicap.FREE), None),
    ):
        position = Position.start(Board.empty(1, 5), rules, handicap=2)
        for color, col in ((Color.BLACK, 2), (Color.BLACK, 0), (Color.WHITE, 1)):
            position = position.play(Turn(color, Point(0, col)))
        position = position.play(Turn(Color.BLACK, None))
        illegal = position.legality(suicide)
        assert (illegal and illegal.repeats) == repeats
        assert (suicide.point in position.legal_points()) == (repeats is None)
