"""Results as sentences; in Chinese, margins under area rules in 子 too."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from tromp_gui import resources
from tromp_gui.go.result import Result
from tromp_gui.go.rules import RULE_SETS, Scoring
from tromp_gui.record.terms import Gap, GapKind, Terms
from tromp_gui.wording import counted_sentence, gap, result_sentence
from tromp_gui.wording.results import typed_result


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(f"tromp_gui_{request.param}", str(resources.path("translations")))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def won_by(margin: str) -> Result:
    return Result.of_score(Decimal(margin), Decimal(0))


@pytest.mark.parametrize("scoring", list(Scoring))
def test_english_gives_points_alone(scoring: Scoring) -> None:
    assert counted_sentence(won_by("3.5"), scoring) == "Black wins by 3.5"


@pytest.mark.parametrize(
    ("margin", "text"),
    [
        ("3.5", "黑方胜 3.5 目（1¾ 子）"),
        ("0.5", "黑方胜 0.5 目（¼ 子）"),
        ("7", "黑方胜 7 目（3½ 子）"),
        ("4", "黑方胜 4 目（2 子）"),
        ("0.2", "黑方胜 0.2 目（0.1 子）"),
    ],
)
@pytest.mark.parametrize("language", ["zh_CN"], indirect=True)
@pytest.mark.usefixtures("language")
def test_chinese_gives_half_of_an_area_margin_in_stones(margin: str, text: str) -> None:
    assert counted_sentence(won_by(margin), Scoring.AREA) == text


@pytest.mark.parametrize("language", ["ja", "ko", "de", "fr", "es"], indirect=True)
@pytest.mark.usefixtures("language")
def test_other_languages_give_points_alone() -> None:
    """子 is Chinese counting."""
    assert counted_sentence(won_by("3.5"), Scoring.AREA) == result_sentence(won_by("3.5"))


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "ja", "de"], indirect=True)
@pytest.mark.usefixtures("language")
def test_territory_a_tie_and_a_file_have_no_such_unit() -> None:
    for scoring in (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI):
        assert counted_sentence(won_by("3.5"), scoring) == result_sentence(won_by("3.5"))
    assert "子" not in result_sentence(won_by("3.5"))
    assert counted_sentence(won_by("0"), Scoring.AREA) == result_sentence(won_by("0"))


@pytest.mark.parametrize(
    ("language", "typed", "result"),
    [
        ("fr", "N+3,5", "B+3.5"),
        ("fr", "noir + abandon", "B+R"),
        ("fr", "Blanc+3,5", "W+3.5"),
        ("fr", "W+3,5", "W+3.5"),
        ("es", "N+3,5", "B+3.5"),
        ("es", "Negro+3,5", "B+3.5"),
        ("es", "Blanco+R", "W+R"),
        ("es", "0", "0"),
        ("de", "S+3,5", "B+3.5"),
        ("de", "B+3,5", "B+3.5"),
        ("de", "W+3,5", "W+3.5"),
        ("de", "Weiß+T", "W+T"),
        ("ja", "黒+3.5", "B+3.5"),
        ("ja", "B+3.5", "B+3.5"),
        ("ko", "백+R", "W+R"),
        ("zh_CN", "黑方+3.5", "B+3.5"),
    ],
    indirect=["language"],
)
@pytest.mark.usefixtures("language")
def test_a_result_is_typed_in_the_language_of_the_window(typed: str, result: str) -> None:
    assert str(typed_result(typed)) == result


@pytest.mark.parametrize("language", ["fr", "es"], indirect=True)
@pytest.mark.parametrize("typed", ["B+3,5", "b + 7", "B+R", "B+"])
@pytest.mark.usefixtures("language")
def test_a_letter_of_either_colour_is_asked_about(typed: str) -> None:
    with pytest.raises(ValueError, match=r"N(oir|egro)\+.*Blanc(o|)\+"):
        typed_result(typed)


@pytest.mark.parametrize(
    ("language", "name"), [("ja", "日本式"), ("de", "Japanisch")], indirect=["language"]
)
@pytest.mark.usefixtures("language")
def test_rules_have_their_translated_name_in_a_sentence(name: str) -> None:
    terms = Terms(RULE_SETS["japanese"], Decimal("6.5"), 0)
    said = gap(Gap(GapKind.NO_RULES, ""), terms)
    assert name in said
    assert "Japanese" not in said
