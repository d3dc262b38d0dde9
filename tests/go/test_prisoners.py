"""The prisoners in the second phase of Lasker-Maas."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.prisoners import PrisonerCount, Prisoners
from tromp_gui.go.rules import RULE_SETS

BLACK, WHITE = Color.BLACK, Color.WHITE
LASKER_MAAS = RULE_SETS["lasker-maas"]


def turned(position: Position, *points: Point | None) -> Position:
    for point in points:
        position = position.play(Turn(position.to_play, point))
    return position


def place(position: Position, komi: int = 0) -> Prisoners:
    assert position.second is not None
    return position.second.prisoners(position.lost, komi)


CORNER = """
    . . . .
    X . . .
    O X . .
    """


def test_the_second_phase_begins_with_the_second_pass() -> None:
    """Lasker–Maas: "when both players pass consecutively ... the first phase ... is over"."""
    start = Position.start(Board.from_diagram(CORNER), LASKER_MAAS)
    assert turned(start, None).second is None
    assert turned(start, None, None).second == PrisonerCount((0, 0), (0, 0))
    assert turned(start, None, Point(2, 3), None).second is None


def test_the_player_to_move_is_whoever_follows_the_second_pass() -> None:
    start = Position.start(Board.from_diagram(CORNER), LASKER_MAAS, WHITE)
    assert turned(start, None, None).to_play is WHITE


def test_at_its_beginning_a_pair_is_added_where_a_colour_is_missing() -> None:
    """ "At the moment either colour there is empty in phase 2, its beginning included"."""
    begun = turned(Position.start(Board.empty(3, 3), LASKER_MAAS), None, None)
    assert place(begun) == Prisoners(1, 1, added=1)
    assert place(begun, komi=6) == Prisoners(7, 1, added=1)


def test_captured_stones_of_the_first_phase_lie_there() -> None:
    """Black takes the last liberty of the stone in the corner... it is White's loss."""
    board = Board.from_diagram("""
        . . . .
        . . . .
        O X . .
        """)
    start = Position.start(board, LASKER_MAAS)
    begun = turned(start, Point(1, 0), None, None)
    assert begun.lost == (0, 1)
    assert place(begun) == Prisoners(1, 2, added=1)
    assert place(begun, komi=3) == Prisoners(3, 1, added=0)


def test_each_stone_comes_from_the_place_of_its_colour() -> None:
    begun = turned(Position.start(Board.empty(3, 3), LASKER_MAAS), None, None)
    assert place(turned(begun, Point(0, 0)), komi=6) == Prisoners(6, 1, added=1)
    assert place(turned(begun, Point(0, 0), Point(2, 2)), komi=6) == Prisoners(7, 1, added=2)


def test_komi_stones_may_be_played() -> None:
    """docs/rules.md: "they are ordinary black prisoners and may be played"."""
    board = Board.from_diagram("""
        . . . .
        . . . .
        O X . .
        """)
    begun = turned(Position.start(board, LASKER_MAAS), Point(1, 0), None, None)
    assert place(begun, komi=2) == Prisoners(2, 1, added=0)
    begun = turned(begun, None) if begun.to_play is WHITE else begun
    assert place(turned(begun, Point(2, 3)), komi=2) == Prisoners(1, 1, added=0)


def test_captures_of_the_second_phase_go_there_as_before() -> None:
    board = Board.from_diagram("""
        . . . .
        . . . .
        O X . .
        """)
    begun = turned(Position.start(board, LASKER_MAAS), None, None)
    assert place(begun, komi=6) == Prisoners(7, 1, added=1)
    assert place(turned(begun, Point(1, 0)), komi=6) == Prisoners(6, 2, added=1)


def test_passes_take_nothing() -> None:
    begun = turned(Position.start(Board.empty(3, 3), LASKER_MAAS), None, None)
    assert place(turned(begun, None)) == place(begun)


def test_other_endings_have_no_second_phase() -> None:
    for rules in RULE_SETS.values():
        if rules is not LASKER_MAAS:
            assert turned(Position.start(Board.empty(3, 3), rules), None, None).second is None


def literal(begin: list[int], turns: list[tuple[Color, int]]) -> tuple[int, int, int]:
    """The prisoners counted one by one: black, white, pairs added."""
    there = {BLACK: begin[0], WHITE: begin[1]}
    added = 0

    def refill() -> int:
        missing = min(there.values()) < 1
        if missing:
            there[BLACK] += 1
            there[WHITE] += 1
        return int(missing)

    added += refill()
    for color, captured in turns:
        there[color] -= 1
        added += refill()
        there[color.opponent] += captured
    return there[BLACK], there[WHITE], added


@given(
    st.integers(0, 8),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
    st.lists(st.tuples(st.sampled_from(Color), st.integers(0, 3)), max_size=25),
)
def test_the_place_counts_as_stones_moved_one_by_one_do(
    komi: int, lost: tuple[int, int], turns: list[tuple[Color, int]]
) -> None:
    second = PrisonerCount.beginning(lost)
    taken = list(lost)
    for color, captured in turns:
        second = second.after_stone(color, (taken[0], taken[1]))
        taken[0 if color is WHITE else 1] += captured
    found = second.prisoners((taken[0], taken[1]), komi)
    assert tuple(found) == literal([komi + lost[0], lost[1]], turns)
    assert found.black > 0
    assert found.white > 0


def test_own_stones_without_liberties_that_a_move_clears_are_prisoners() -> None:
    """In a set-up with such stones, any move of their player clears them all."""
    start = Position.start(Board.from_diagram(". . O O X"), RULE_SETS["japanese"], Color.BLACK)
    after = start.play(Turn(Color.BLACK, Point(0, 0)))
    assert after.board == Board.from_diagram("X . O O .")
    assert after.lost == (1, 0)
