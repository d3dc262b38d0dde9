"""Positions from nodes: boards are drawn, illegal turns are flagged and kept."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf, sgf_moves

from tests.record.trees import grown
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules
from tromp_gui.record.edits import SetProperty
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import (
    OFF_BOARD,
    Played,
    PositionAtNode,
    Replay,
    handicap_by_moves,
    handicap_of,
    unfit_handicap,
)
from tromp_gui.sgf.reader import read

BLACK, WHITE = Color.BLACK, Color.WHITE
CHINESE, JAPANESE, AGA = (RULE_SETS[name] for name in ("chinese", "japanese", "aga"))


def drawn(at_node: PositionAtNode) -> str:
    return at_node.position.board.diagram().replace(" ", "")


def board(diagram: str) -> str:
    return dedent(diagram).strip().replace(" ", "")


def last(tree: Tree, rules: Rules = TROMP_TAYLOR) -> PositionAtNode:
    return Replay(tree, rules).at(list(tree.main_line())[-1])


def illegal(tree: Tree, rules: Rules = TROMP_TAYLOR) -> list[tuple[int, str, int | None]]:
    """The flags of the main line: (turn, reason, what it repeats)."""
    replay = Replay(tree, rules)
    return [
        (each.number, each.illegal.reason.value, each.illegal.repeats)
        for node in tree.main_line()
        for each in replay.at(node).played
        if each.illegal
    ]


def test_moves_and_captures() -> None:
    tree = grown("(;SZ[3];B[ba];W[aa];B[ab])")
    at_node = last(tree)
    assert drawn(at_node) == board(
        """
        . X .
        X . .
        . . .
        """
    )
    assert at_node.position.lost == (0, 1)
    assert at_node.played == (Played(3, Turn(BLACK, Point(1, 0)), "ab", None),)


def test_a_node_without_a_turn_changes_nothing() -> None:
    tree = grown("(;SZ[3];B[bb];C[hello];N[x])")
    replay = Replay(tree, TROMP_TAYLOR)
    assert replay.at(tree.node(2)).position is replay.at(tree.node(1)).position
    assert replay.at(tree.node(2)).played == ()


def test_passes_are_turns() -> None:
    position = last(grown("(;SZ[3];B[bb];W[];B[tt])")).position
    assert (position.turn, position.passes, position.to_play) == (3, 2, WHITE)


def test_a_position_set_up_in_the_root() -> None:
    tree = grown("(;SZ[3]AB[aa:ba]AW[cc][bb]AE[bb])")
    at_node = last(tree)
    assert drawn(at_node) == board(
        """
        X X .
        . . .
        . . O
        """
    )
    assert (at_node.position.turn, at_node.position.to_play) == (0, BLACK)


@pytest.mark.parametrize(
    ("root", "to_play"),
    [
        ("AB[aa]", BLACK),
        ("AB[aa]PL[W]", WHITE),
        ("AB[aa]PL[white]", WHITE),
        ("AB[aa]PL[2]", WHITE),
        ("AB[aa]PL[?]", BLACK),
        ("PL[W]", WHITE),
        ("AB[aa][cc]HA[2]", WHITE),
        ("AB[aa][cc]HA[2]PL[B]", BLACK),
        ("AB[aa][cc]AW[bb]HA[2]", WHITE),
        ("AB[aa][cc]AW[bb]HA[2]PL[B]", BLACK),
    ],
)
@pytest.mark.parametrize("rules", [TROMP_TAYLOR, JAPANESE])
def test_who_moves_after_a_set_up(root: str, to_play: Color, rules: Rules) -> None:
    assert last(grown(f"(;SZ[3]{root})"), rules).position.to_play is to_play


def test_a_set_up_on_the_way_is_not_a_turn_but_a_grid() -> None:
    tree = grown("(;SZ[3];B[aa];AW[bb]AE[aa]PL[B];B[cc];W[ca];AB[aa]AE[ca]AE[cc]AE[bb];W[cc])")
    replay = Replay(tree, TROMP_TAYLOR)
    after = replay.at(tree.node(2)).position
    assert (after.turn, after.to_play, after.passes) == (1, BLACK, 0)
    assert illegal(tree) == [(4, "not-your-turn", None)]
    retaken = grown("(;SZ[3];AB[aa];AE[aa]PL[B];B[aa])")
    assert illegal(retaken) == [(1, "superko", 0)], "the grid set up came before"


def test_set_up_and_turn_in_one_node() -> None:
    tree = grown("(;SZ[3];AB[aa];AW[ab]W[ba])")
    at_node = last(tree)
    assert drawn(at_node) == board(
        """
        . O .
        O . .
        . . .
        """
    )


def test_values_that_are_not_points_are_skipped() -> None:
    at_node = last(grown("(;SZ[3]AB[aa][zz][ab:zz]AW[][cc]AE[x])"))
    assert at_node.bad_values == ("AB[zz]", "AB[ab:zz]", "AE[x]")
    assert drawn(at_node) == board(
        """
        X . .
        . . .
        . . O
        """
    )


def test_chains_set_up_without_liberties_stay_until_the_next_move() -> None:
    tree = grown("(;SZ[3]AB[aa]AW[ba][ab];W[cc])")
    replay = Replay(tree, TROMP_TAYLOR)
    assert drawn(replay.at(tree.root)).startswith("XO")
    assert replay.at(tree.root).position.may_lack_liberties
    assert drawn(replay.at(tree.node(1))).startswith(".O")


def test_a_move_on_a_stone_replaces_it_and_is_flagged() -> None:
    tree = grown("(;SZ[3];B[bb];W[bb])")
    assert illegal(tree) == [(2, "occupied", None)]
    assert drawn(last(tree)) == board(
        """
        . . .
        . O .
        . . .
        """
    )


@pytest.mark.parametrize("value", ["zz", "da", "x", "aaa", "a1", "aa:bb"])
def test_a_move_outside_the_board_changes_nothing(value: str) -> None:
    tree = grown(f"(;SZ[3];B[bb];W[{value}];B[aa])")
    at_node = Replay(tree, TROMP_TAYLOR).at(tree.node(2))
    (played,) = at_node.played
    assert played == Played(2, Turn(WHITE, OFF_BOARD), value, Illegal(Reason.OUTSIDE))
    assert drawn(at_node).count("X") == 1
    assert illegal(tree) == [(2, "outside", None)]


def test_two_turns_by_one_colour() -> None:
    tree = grown("(;SZ[3];B[aa];B[bb];W[cc])")
    assert illegal(tree) == [(2, "not-your-turn", None)]


def test_two_turns_in_one_node() -> None:
    tree = grown("(;SZ[3];B[aa]W[bb]C[x])")
    at_node = last(tree)
    assert [played.number for played in at_node.played] == [1, 2]
    assert illegal(tree) == []


def test_suicide_is_flagged_where_it_is_forbidden_and_done_all_the_same() -> None:
    text = "(;SZ[4:1]AB[ba]AW[ca];B[aa])"
    assert illegal(grown(text), CHINESE) == [(1, "suicide", None)]
    assert illegal(grown(text)) == []
    assert drawn(last(grown(text), CHINESE)) == drawn(last(grown(text))) == "..O."


KO = "(;SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb];B[cb])"


def test_ko_by_each_reading() -> None:
    tree = grown(KO)
    assert illegal(tree) == [(2, "superko", 0), (3, "superko", 1)]
    assert illegal(tree, JAPANESE) == [(2, "ko", 0), (3, "ko", 1)]


@pytest.mark.parametrize(
    ("rules", "passes", "over"),
    [
        ("tromp-taylor", 4, True),
        ("tromp-taylor", 3, False),
        ("tromp-taylor-logical", 2, True),
        ("tromp-taylor-2001", 3, False),
        ("tromp-taylor-2001", 4, True),
        ("tromp-taylor-1995", 3, False),
        ("tromp-taylor-1995", 4, True),
        ("kgs-cleanup", 3, False),
        ("kgs-cleanup", 4, True),
        ("lasker-maas", 3, False),
        ("lasker-maas", 4, True),
        ("japanese", 4, False),
        ("chinese", 4, True),
    ],
)
def test_a_turn_after_the_game_is_over(rules: str, passes: int, over: bool) -> None:
    turns = "".join(f";{'BW'[i % 2]}[]" for i in range(passes))
    following = "BW"[passes % 2]
    tree = grown(f"(;SZ[3]{turns};{following}[bb])")
    wanted = [(passes + 1, "game-over", None)] if over else []
    assert illegal(tree, RULE_SETS[rules]) == wanted
    assert last(tree).position.board.at(Point(1, 1)) is Color(following), "kept all the same"


# Handicap (docs/rules.md, "Handicap")


def test_stones_of_a_free_handicap_are_moves_that_count_as_no_turns() -> None:
    tree = grown("(;SZ[3]HA[2]AB[aa][cc];W[bb])")
    position = Replay(tree, TROMP_TAYLOR).at(tree.root).position
    assert (position.turn, position.to_play, position.step) == (0, WHITE, 2)
    assert illegal(tree) == []
    start = Replay(tree, JAPANESE).at(tree.root).position
    assert (start.turn, start.to_play, start.step) == (0, WHITE, 0), "a set-up"


def test_the_order_of_handicap_stones_decides_what_was_seen() -> None:
    def grids(root: str, rules: Rules) -> set[tuple[int, int]]:
        seen = last(grown(f"(;SZ[3]HA[2]{root})"), rules).position.seen
        return {(black, white) for black, white, _ in seen.first}

    aa, cc = 1 << 8, 1 << 2
    assert grids("AB[aa][cc]", TROMP_TAYLOR) == {(0, 0), (aa, 0), (aa | cc, 0)}
    assert grids("AB[cc][aa]", TROMP_TAYLOR) == {(0, 0), (cc, 0), (aa | cc, 0)}
    assert grids("AB[aa][cc]", AGA) == {(aa | cc, 0)}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("HA[3];B[aa];B[bb];B[cc];W[ca]", []),
        ("HA[3]AB[aa];B[bb];B[cc];W[ca]", []),
        ("HA[3]AB[aa][bb];B[cc];W[ca]", []),
        ("HA[3];B[aa];B[];B[bb];W[cc]", [(2, "handicap", None), (3, "not-your-turn", None)]),
        ("HA[3];B[aa];W[bb];B[cc]", []),
        ("HA[3];W[aa];B[bb]", [(1, "not-your-turn", None)]),
        ("HA[3]AB[aa][bb][cc][ca];W[ac]", []),
        ("HA[2];AB[aa][cc];W[bb];B[ca]", []),
        ("HA[2];C[x];AB[aa];AB[cc];W[bb]", []),
        ("HA[0];B[aa];W[bb]", []),
        ("HA[1];B[aa];W[bb]", []),
    ],
)
def test_readings_of_a_handicap(line: str, wrong: list[object]) -> None:
    assert illegal(grown(f"(;SZ[3]{line})")) == wrong


def test_a_handicap_still_to_be_placed() -> None:
    tree = grown("(;SZ[3]HA[3]AB[aa])")
    position = last(tree).position
    assert (position.handicap, position.to_play) == (2, BLACK)
    assert position.legality(Turn(BLACK, None)) == Illegal(Reason.HANDICAP)


@pytest.mark.parametrize("rules", ["japanese", "chinese", "aga", "tromp-taylor-logical"])
@pytest.mark.parametrize("said", ["0", "1", "2", "3", "4"])
def test_black_moves_before_the_first_of_white_are_a_handicap(rules: str, said: str) -> None:
    tree = grown(f"(;SZ[9]HA[{said}];B[aa];C[x];B[bb];B[cc];W[dd];B[ee])")
    replay = Replay(tree, RULE_SETS[rules])
    assert handicap_by_moves(tree) == 3
    assert not any(replay.at(node).has_illegal_turn for node in tree.main_line())
    assert [replay.at(node).position.turn for node in tree.main_line()] == [0, 1, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "line",
    [
        ";B[aa];B[bb];W[cc]",
        "HA[0];B[aa];W[bb];B[cc]",
        "HA[0];B[aa];B[];W[bb]",
        "HA[0];B[aa];B[bb]",
        "HA[2]AB[aa][bb];B[cc];B[dd];W[ee]",
        "HA[0]PL[B];B[cc];B[dd];W[ee]",
        "HA[0];B[cc];AB[aa]B[dd];W[ee]",
    ],
)
def test_other_black_moves_are_no_handicap(line: str) -> None:
    assert handicap_by_moves(grown(f"(;SZ[9]{line})")) == 0


def test_who_moves_first_after_a_set_up_before_the_game_is_seen_from_the_moves() -> None:
    for root in ("AB[aa]AW[cc]", ";AB[aa]AW[cc]", ";AB[aa];AW[cc]", ";C[x];AB[aa]AW[cc];C[y]"):
        for first, second in ("BW", "WB"):
            assert illegal(grown(f"(;SZ[3]{root};{first}[bb];{second}[bc])")) == []
    assert illegal(grown("(;SZ[3];AB[aa]PL[B];W[bb])")) == [(1, "not-your-turn", None)]
    branches = grown("(;SZ[3](;AB[aa];W[bb])(;AW[aa];B[bb]))")
    assert not any(Replay(branches, TROMP_TAYLOR).at(node).has_illegal_turn for node in branches)


def test_a_changed_first_move_changes_who_moves_after_a_set_up() -> None:
    tree = grown("(;SZ[3];AB[aa];C[x])")
    replay = Replay(tree, TROMP_TAYLOR)
    *_, last = tree.main_line()
    assert replay.at(last).position.to_play is BLACK
    white = tree.add(last.id, 0, {"W": ("cc",)})
    replay.forget({white.id})
    assert replay.at(last).position.to_play is WHITE


@pytest.mark.parametrize(
    ("line", "unfit"),
    [
        ("HA[3]AB[aa][bb][cc];W[dd]", None),
        ("HA[3];AB[aa][bb][cc];W[dd]", None),
        ("HA[3];C[x];AB[aa];AB[bb][cc];W[dd]", None),
        ("HA[3];B[aa];W[];B[bb];W[];B[cc];W[dd]", None),
        ("HA[3];B[aa];AB[bb][cc];W[dd];B[ee]", None),
        ("HA[3]AB[aa][bb];W[dd]", (3, 2)),
        ("HA[3];AB[aa][bb];W[dd]", (3, 2)),
        ("HA[3];B[aa];W[dd];B[bb]", (3, 0)),
        ("HA[1]AB[aa][bb];W[dd]", None),
        ("AB[aa][bb];W[dd]", None),
    ],
)
def test_a_handicap_that_differs_from_the_stones_before_white_s_first(
    line: str, unfit: tuple[int, int] | None
) -> None:
    assert unfit_handicap(grown(f"(;SZ[9]{line})"), JAPANESE) == unfit


def test_a_changed_start_is_read_again_where_moves_may_be_a_handicap() -> None:
    tree = grown("(;SZ[9]HA[0];B[aa];B[bb])")
    replay = Replay(tree, RULE_SETS["japanese"])
    *_, last = tree.main_line()
    assert replay.at(last).has_illegal_turn
    white = tree.add(last.id, 0, {"W": ("cc",)})
    replay.forget({white.id})
    assert not replay.at(last).has_illegal_turn


def test_a_handicap_stone_lost_by_suicide() -> None:
    tree = grown("(;SZ[3:1]HA[3];B[aa];B[ba];B[ca];W[aa])")
    assert illegal(tree) == [(3, "superko", 0)], "all three are gone again"
    tree = grown("(;SZ[2]HA[4]AB[aa][ab][ba];B[bb];W[aa])")
    assert illegal(tree) == [(1, "superko", -3)], "three stones before the start"


@pytest.mark.parametrize(
    ("value", "stones"),
    [("2", 2), (" 9 ", 9), ("02", 2), ("", 0), ("two", 0), ("-2", 0), ("²", 0), ("9" * 5000, 0)],
)
def test_the_number_of_stones(value: str, stones: int) -> None:
    assert handicap_of(grown(f"(;SZ[3]HA[{value}])").root) == stones


# The line that is remembered


FORKED = "(;SZ[5];B[aa];W[bb](;B[cc];W[dd])(;B[ee](;W[cc])(;W[dd];B[])))"


def by_itself(tree: Tree, node_id: int) -> PositionAtNode:
    return Replay(tree, TROMP_TAYLOR).at(tree.node(node_id))


@given(st.lists(st.integers(0, 8), min_size=1, max_size=12))
def test_the_answer_does_not_depend_on_earlier_questions(order: list[int]) -> None:
    tree = grown(FORKED)
    replay = Replay(tree, TROMP_TAYLOR)
    for node_id in order:
        at_node, alone = replay.at(tree.node(node_id)), by_itself(tree, node_id)
        assert drawn(at_node) == drawn(alone)
        assert at_node.played == alone.played
        for point in at_node.position.legal_points():
            turn = Turn(at_node.position.to_play, point)
            assert alone.position.legality(turn) is None


def test_a_position_stays_right_when_another_line_continued_from_it() -> None:
    tree = grown("(;SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc](;B[cb];W[da];B[];W[bb])(;B[cb];W[bb]))")
    replay = Replay(tree, TROMP_TAYLOR)
    assert replay.at(tree.node(4)).played[0].illegal is None
    assert replay.at(tree.node(6)).played[0].illegal == Illegal(Reason.SUPERKO, 0)
    assert replay.at(tree.node(4)).played[0].illegal is None


def test_what_is_on_the_line_is_not_replayed_again() -> None:
    tree = grown(FORKED)
    replay = Replay(tree, TROMP_TAYLOR)
    first = replay.at(tree.node(4))
    assert replay.at(tree.node(2)) is replay.at(tree.node(2))
    assert replay.at(tree.node(4)) is first
    shared = replay.at(tree.node(2))
    replay.at(tree.node(5))
    assert replay.at(tree.node(2)) is shared


def test_a_line_that_has_changed_is_forgotten_on_request() -> None:
    tree = grown("(;SZ[3];B[aa])")
    replay = Replay(tree, TROMP_TAYLOR)
    replay.at(tree.node(1))
    SetProperty(1, "B", ("cc",)).apply(tree)
    replay.forget()
    assert drawn(replay.at(tree.node(1))) == board(
        """
        . . .
        . . .
        . . X
        """
    )


def test_a_line_of_ten_thousand_nodes() -> None:
    tree = grown("(;SZ[19]" + ";B[];W[]" * 5000 + ")")
    replay = Replay(tree, RULE_SETS["tromp-taylor-2001"])
    line = list(tree.main_line())
    assert replay.at(line[-1]).position.turn == 10_000
    replay = Replay(tree, RULE_SETS["tromp-taylor-2001"])
    for number, node in enumerate(line):
        assert replay.at(node).position.turn == number


def test_sgfmill_sees_the_same_boards(recorded_games: Path) -> None:
    compared = 0
    for file in sorted((recorded_games / "cgos").glob("*.sgf")):
        data = file.read_bytes()
        (tree,) = read(data).games
        assert isinstance(tree, Tree)
        theirs, moves = sgf_moves.get_setup_and_moves(sgf.Sgf_game.from_bytes(data))
        nodes = [node for node in tree.main_line() if node.move_color]
        replay = Replay(tree, TROMP_TAYLOR)
        for node, (color, point) in zip(nodes, moves, strict=True):
            if point is not None:
                theirs.play(*point, color)
            position = replay.at(node).position
            for stone, name in ((BLACK, "b"), (WHITE, "w")):
                found = {tuple(each) for each in position.board.points(stone)}
                assert found == {
                    (r, c) for each, (r, c) in theirs.list_occupied_points() if each == name
                }
            compared += 1
    assert compared > 1000
