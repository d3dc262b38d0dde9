"""Records with sayings (Taylor) and with play-outs: how the replay reads them."""

from __future__ import annotations

from tests.record.trees import grown
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules, Superko
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay

BLACK, WHITE = Color.BLACK, Color.WHITE
JAPANESE = RULE_SETS["japanese"]
SAID_1995 = TROMP_TAYLOR._replace(superko=Superko.SIMPLE, ending=Ending.TAYLOR_1995)
SAID_2001 = SAID_1995._replace(ending=Ending.TAYLOR_2001)

KO = "SZ[4:3]AB[ba][ab][bc][cb]AW[ca][db][cc]PL[W]"
"""White takes the ko at bb; Black would retake at cb."""


def flags(tree: Tree, rules: Rules) -> list[tuple[int, str]]:
    """The illegal turns of a record."""
    replay = Replay(tree, rules)
    return [
        (each.number, each.illegal.reason.value)
        for node in tree
        for each in replay.at(node).played
        if each.illegal
    ]


def position(tree: Tree, node: int, rules: Rules) -> Position:
    return Replay(tree, rules).at(tree.node(node)).position


# "In a record under these two Taylor sets a pair of passes followed by a move is read as sayings
# (1995: the first pair only); the record keeps them as passes, turn numbers count them."


def test_a_pair_of_passes_followed_by_a_move_is_read_as_sayings() -> None:
    tree = grown(f"(;{KO};W[bb];B[];W[];B[cb])")
    assert flags(tree, SAID_1995) == flags(tree, SAID_2001) == [(4, "ko")]
    assert flags(tree, SAID_1995._replace(ending=Ending.FOUR_PASSES)) == []


def test_in_1995_the_first_pair_only() -> None:
    tree = grown(f"(;{KO};W[];B[];W[bb];B[];W[];B[cb])")
    assert flags(tree, SAID_1995) == [(6, "game-over")], "the second pair was formal"
    assert flags(tree, SAID_2001) == [(6, "ko")]


def test_the_record_keeps_them_and_turn_numbers_count_them() -> None:
    tree = grown(f"(;{KO};W[bb];B[];W[];B[ac])")
    replay = Replay(tree, SAID_2001)
    played = [each for node in tree.main_line() for each in replay.at(node).played]
    assert [(each.number, each.turn.is_pass) for each in played] == [
        (1, False),
        (2, True),
        (3, True),
        (4, False),
    ]


# A play-out below TGPO


PLAYED_OUT = f"(;{KO};W[bb];B[];W[](;TGPO[open:bb]B[ac])(;C[the game]B[cb]))"


def test_below_a_play_out_superko_always_holds_with_the_games_history() -> None:
    """Under simple ko passes open the ko; on the second board the earlier grid counts."""
    tree = grown(f"(;{KO};W[bb];B[];W[](;TGPO[open:bb]B[cb])(;B[cb]))")
    replay = Replay(tree, JAPANESE)
    (tried,), (played,) = replay.at(tree.node(4)).played, replay.at(tree.node(5)).played
    assert tried.illegal is not None
    assert (tried.illegal.reason.value, tried.illegal.repeats) == ("superko", 0)
    assert played.illegal is None, "in the game itself simple ko holds"


def test_on_the_second_board_the_first_to_pass_moves_first() -> None:
    tree = grown(f"(;{KO};W[bb];B[];W[])")
    second = Replay(tree, JAPANESE).second_board(tree.node(3))
    assert (second.to_play, second.passes) == (BLACK, 0)
    assert second.rules.superko is Superko.POSITIONAL


def test_two_passes_end_the_second_board() -> None:
    tree = grown(f"(;{KO};W[bb];B[];W[];TGPO[open:bb]B[];W[];B[ac])")
    assert not position(tree, 4, JAPANESE).is_over
    assert position(tree, 5, JAPANESE).is_over
    assert flags(tree, JAPANESE) == [(6, "game-over")]


def test_play_outs_and_the_game_do_not_disturb_each_other() -> None:
    tree = grown(PLAYED_OUT)
    replay = Replay(tree, JAPANESE)
    orders = [(4, 5), (5, 4), (3, 4, 5, 4)]
    for order in orders:
        replay.forget()
        for node in order:
            alone = position(tree, node, JAPANESE)
            assert replay.at(tree.node(node)).position.board == alone.board
            assert replay.at(tree.node(node)).position.rules == alone.rules


def test_stones_captured_before_are_still_lost_on_the_second_board() -> None:
    tree = grown(PLAYED_OUT)
    assert position(tree, 4, JAPANESE).lost == (1, 0)


def test_a_root_that_calls_itself_a_play_out_is_read_as_a_root() -> None:
    assert position(grown("(;SZ[3]TGPO[open:aa];B[aa])"), 1, JAPANESE).turn == 1
