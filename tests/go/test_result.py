"""The result of a game and SGF's word for it."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, Way, parse_result, plain

B, W = Color.BLACK, Color.WHITE


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("B+3.5", Result(B, Way.SCORE, Decimal("3.5"))),
        ("W+0.50", Result(W, Way.SCORE, Decimal("0.5"))),
        ("b+12", Result(B, Way.SCORE, Decimal(12))),
        ("W+6,99", Result(W, Way.SCORE, Decimal("6.99"))),
        ("W+R", Result(W, Way.RESIGNATION)),
        ("B+Resign", Result(B, Way.RESIGNATION)),
        ("B+Time", Result(B, Way.TIME)),
        ("W+F", Result(W, Way.FORFEIT)),
        ("B+", Result(B, Way.UNKNOWN_MARGIN)),
        ("0", Result(None, Way.SCORE, Decimal(0))),
        ("Draw", Result(None, Way.SCORE, Decimal(0))),
        ("Void", Result(None, Way.VOID)),
        ("B+0", Result(None, Way.SCORE, Decimal(0))),
    ],
)
def test_words_that_are_read(word: str, result: Result) -> None:
    """ "0 and Draw are read"."""
    assert parse_result(word) == result
    assert parse_result(f"  {word}\n") == result


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("黑胜0.75子", "B+1.5"),
        ("黑勝1/4子", "B+0.5"),
        ("白胜3又3/4子", "W+7.5"),
        ("黑胜1¾子", "B+3.5"),
        ("黑方胜 3.5 目（1¾ 子）", "B+3.5"),
        ("白胜2子半", "W+5"),
        ("흑 2.5집 승", "B+2.5"),
        ("백 반집승", "W+0.5"),
        ("294수 흑0.5집승", "B+0.5"),
        ("黒2目半勝", "B+2.5"),
        ("白2目半勝ち", "W+2.5"),
        ("黑中盘胜", "B+R"),
        ("白中盤勝", "W+R"),
        ("黒中押し勝ち", "B+R"),
        ("226手まで白中押し勝ち", "W+R"),
        ("백 불계승", "W+R"),
        ("白超时胜", "W+T"),
        ("黑胜", "B+"),
        ("和棋", "0"),
        ("ジゴ", "0"),
        ("无胜负", "Void"),
        (" b + 2.5 ", "B+2.5"),
        ("W+½", "W+0.5"),
        ("B+3目半", "B+3.5"),
        ("B+３.５", "B+3.5"),
        ("N+3,5", "B+3.5"),
        ("Noir+Abandon", "B+R"),
        ("Blanc+3,5", "W+3.5"),
        ("Negras+2", "B+2"),
        ("blancas+T", "W+T"),
        ("S+3,5", "B+3.5"),
        ("Weiß+Aufgabe", "W+R"),
        ("White+Resign", "W+R"),
        ("白番1目半勝ち", "W+1.5"),
        ("黒番中押し勝ち", "B+R"),
        ("黑超时负", "W+T"),
        ("白投子认负", "B+R"),
        ("白认输", "B+R"),
        ("黒時間切れ負け", "W+T"),
        ("백 시간패", "B+T"),
        ("白1.5目勝ち!", "W+1.5"),
        ("黑胜1又3/4子", "B+3.5"),
        ("黑胜 1 3/4 子", "B+3.5"),
    ],
)
def test_words_of_other_languages_that_are_read(word: str, result: str) -> None:
    assert str(parse_result(word)) == result


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("B+2.5?", "B+2.5"),
        ("W+R?", "W+R"),
        ("B+?", "B+"),
        ("W+T!", "W+T"),
        ("W+Timeout", "W+T"),
        ("B+Disqualification", "B+F"),
        ("B+Res.", "B+R"),
        ("B+R.", "B+R"),
        ("W+0.02", "W+0.02"),
        ("W+0.0", "W+"),
        ("B+0.00", "B+"),
        ("B+6.0", "B+6"),
        ("B+3.5 points", "B+3.5"),
        ("B+2 1/2", "B+2.5"),
        ("B+1/2", "B+0.5"),
        ("White+R", "W+R"),
        ("Black wins by 5 3/4 points", "B+5.75"),
        ("white won by resignation", "W+R"),
        ("Black wins on time.", "B+T"),
        ("Black wins", "B+"),
        ("Tie", "0"),
        ("No result", "Void"),
    ],
)
def test_words_and_marks_of_programs_that_are_read(word: str, result: str) -> None:
    assert str(parse_result(word)) == result


@pytest.mark.parametrize("word", ["胜", "黑", "黑胜胜", "黑胜x子", "黑2目勝3目", "白" * 99 + "胜"])
def test_words_of_other_languages_that_say_nothing(word: str) -> None:
    assert parse_result(word) is None


@pytest.mark.parametrize(
    "word",
    ["", "?", "!", "B+x", "B+-3", "3.5", "B 3", "B+21/2", "B+Illegal", "W+nan", "X+3", "bw+3"],
)
def test_words_that_say_nothing(word: str) -> None:
    assert parse_result(word) is None


@pytest.mark.parametrize(
    ("black", "white", "word"),
    [("44", "37.5", "B+6.5"), ("40", "47", "W+7"), ("7", "7.0", "0"), ("1", "7.99", "W+6.99")],
)
def test_equal_scores_are_a_tie_and_the_higher_wins(black: str, white: str, word: str) -> None:
    """Tromp, statement 10."""
    assert str(Result.of_score(Decimal(black), Decimal(white))) == word


@given(st.decimals(0, 400, places=2), st.decimals(0, 400, places=2))
def test_a_count_survives_its_word(black: Decimal, white: Decimal) -> None:
    result = Result.of_score(black, white)
    assert parse_result(str(result)) == result
    assert result.has_score


@pytest.mark.parametrize("word", ["B+R", "W+T", "B+F", "Void", "W+", "0", "W+0.5"])
def test_words_are_written_as_sgf_spells_them(word: str) -> None:
    result = parse_result(word)
    assert result is not None
    assert str(result) == word


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("7.0", "7"),
        ("7.50", "7.5"),
        ("0", "0"),
        ("-0.5", "-0.5"),
        ("1E+2", "100"),
        ("6.99", "6.99"),
    ],
)
def test_numbers_in_plain_form(number: str, text: str) -> None:
    assert plain(Decimal(number)) == text


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("B+0.00999999999999801", "B+0.01", True),
        ("B+3.4999999", "B+3.5", True),
        ("B+0.001", "0", True),
        ("W+0.25", "B+0.25", False),
        ("B+3.5", "B+3.51", False),
        ("B+R", "B+3.5", False),
        ("B+R", "B+R", True),
        ("B+R", "W+R", False),
        ("Void", "0", False),
        ("B+", "B+1", False),
    ],
)
def test_margins_agree_to_a_hundredth(one: str, other: str, same: bool) -> None:
    """Some programs write fractions with the noise of their floats."""
    first, second = parse_result(one), parse_result(other)
    assert first is not None
    assert second is not None
    assert first.agrees_with(second) is second.agrees_with(first) is same


@pytest.mark.parametrize("word", ["B+1E99999999", "B+" + "9" * 5000, "B+inf", "B+nan", "B+-1"])
def test_a_margin_that_no_game_has_is_none(word: str) -> None:
    """Written out, the first would take a hundred million digits."""
    assert parse_result(word) is None
