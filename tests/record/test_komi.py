"""KM as files write it, and what is said about it."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tromp_gui.record.komi import KomiReading, KomiRemark, read_komi

CODED, STONES = KomiRemark.CODED, KomiRemark.IN_STONES
WORDS, LARGE = KomiRemark.IN_WORDS, KomiRemark.TOO_LARGE


def read(
    text: str, program: str = "", rules: str = "Japanese", side: int = 19
) -> tuple[str, object]:
    komi, remark = read_komi(text, side * side, [program], rules)
    return str(komi), remark


@pytest.mark.parametrize("program", ["foxwq", "GNU Go:3.8 foxwq", "SGFC:2.0", "FoxWQ"])
@pytest.mark.parametrize(
    ("text", "komi"),
    [
        ("375", "7.5"),
        ("750", "7.5"),
        ("325", "6.5"),
        ("650", "6.5"),
        ("275", "5.5"),
        ("550", "5.5"),
        ("350", "7"),
        ("700", "7"),
        ("50", "0.5"),
        ("375.0", "7.5"),
        ("-650", "-6.5"),
    ],
)
def test_codes_of_fox_and_gokifu(program: str, text: str, komi: str) -> None:
    assert read(text, program) == (komi, CODED)


@pytest.mark.parametrize("text", ["0", "6.5", "7", "0.5"])
def test_other_numbers_of_fox_are_taken_as_they_are(text: str) -> None:
    assert read(text, "foxwq") == (text, None)


def test_without_a_program_a_code_is_a_komi_that_nobody_gives() -> None:
    assert read("375", "tromp_gui:1") == ("7.5", CODED)
    assert read("275", side=13) == ("5.5", CODED)
    assert read("50") == ("50", None)


def test_more_than_the_points_of_the_board_is_never_taken_without_a_word() -> None:
    assert read("362") == ("362", LARGE)
    assert read("-362") == ("-362", LARGE)
    assert read("361") == ("361", None)
    assert read("400", "foxwq", "AGA") == ("400", LARGE)
    assert read("82", side=9) == ("82", LARGE)


@pytest.mark.parametrize("program", ["foxwq", "Sabaki:0.60.2", ""])
@pytest.mark.parametrize(
    ("text", "rules", "komi"),
    [
        ("450", "Japanese", "4.5"),
        ("450", "韩国规则", "4.5"),
        ("-450", "japanese; superko=positional", "-4.5"),
        ("800", "Japanese", "8"),
        ("650", "Japanese", "6.5"),
        ("325", "Chinese", "6.5"),
        ("350", "Chinese", "7"),
        ("-325", "中国规则", "-6.5"),
        ("400", "Chinese", "8"),
        ("750", "Chinese", "7.5"),
        ("650", "", "6.5"),
    ],
)
def test_a_komi_that_nobody_gives_is_a_code_of_the_rules(
    program: str, text: str, rules: str, komi: str
) -> None:
    assert read(text, program, rules) == (komi, CODED)


def test_a_large_komi_that_is_no_code_stays() -> None:
    assert read("360", rules="Chinese") == ("360", None)
    assert read("150", rules="Chinese") == ("150", None)
    assert read("25", rules="Chinese", side=5) == ("25", None)
    assert read("425") == ("425", LARGE)
    assert read("1000") == ("1000", LARGE)


@pytest.mark.parametrize("rules", ["Chinese", "中国规则", "chinese; suicide=yes", ""])
@pytest.mark.parametrize(("text", "komi"), [("3.75", "7.50"), ("2.75", "5.50"), ("3.25", "6.50")])
def test_komi_of_chinese_rules_in_stones(rules: str, text: str, komi: str) -> None:
    assert read(text, rules=rules) == (komi, STONES)
    assert read(text, rules="AGA") == (text, None)


@pytest.mark.parametrize(
    ("text", "komi"),
    [
        ("6目半", "6.5"),
        ("6집반", "6.5"),
        ("コミ6目半", "6.5"),
        ("黑贴3又3/4子", "7.50"),
        ("3¾子", "7.50"),
        ("７.５目", "7.5"),
    ],
)
def test_komi_in_words(text: str, komi: str) -> None:
    assert read(text) == (komi, WORDS)


@pytest.mark.parametrize("text", ["", "x", "six", "6 or 7", "目", "1e1", "6目子", "9" * 9])
def test_invalid_komi(text: str) -> None:
    assert read_komi(text, 361, (), "") == KomiReading(None)


def test_codes_are_exact() -> None:
    assert read_komi("650", 361, ["foxwq"], "").komi == Decimal("6.5")
