"""The language chosen for a system, and installing a translation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator

from tromp_gui import resources
from tromp_gui.session.language import ENGLISH, LANGUAGES, language_of


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        ("de_AT", "de"),
        ("fr_CA", "fr"),
        ("ja_JP", "ja"),
        ("ko_KR", "ko"),
        ("zh_CN", "zh_CN"),
        ("zh_SG", "zh_CN"),
        ("zh_TW", "zh_TW"),
        ("zh_HK", "zh_TW"),
        ("es_MX", "es"),
        ("en_GB", ENGLISH),
        ("is_IS", ENGLISH),
    ],
)
def test_the_systems_language_is_used_where_we_have_it(system: str, spoken: str) -> None:
    assert language_of(QLocale(system)) == spoken


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {ENGLISH}))
def test_each_language_has_its_file(code: str) -> None:
    file = Path(resources.path(f"translations/tromp_gui_{code}.qm"))
    assert file.is_file(), "make translations"
    assert QTranslator().load(str(file))


WINDOW = """
from PySide6.QtCore import QCoreApplication
from tromp_gui.session import language
app = QCoreApplication([])
print(language.install({code!r}), QCoreApplication.translate("QPlatformTheme", "Cancel"))
print(language.current())
"""

FIGURES = """
from decimal import Decimal
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication
from tromp_gui import wording
from tromp_gui.go.result import parse_result
from tromp_gui.session import language
from tromp_gui.wording import analysis
print(wording.number(Decimal("-6.50")))
app = QApplication([])
language.install({code!r})
print(wording.number(Decimal("-6.50")), analysis.lead(-1.5), analysis.count(4100))
print(parse_result("B+3.5"), QLocale().toString(QDate(2026, 5, 1), "MMMM"))
"""


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "True Cancel\nen"), ("de", "True Abbrechen\nde"), ("xx", "False Cancel\nen")],
)
def test_a_language_is_used_also_by_qts_own_buttons(code: str, said: str) -> None:
    command = [sys.executable, "-X", "utf8", "-c", WINDOW.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout.strip() == said


@pytest.mark.parametrize(
    ("code", "shown", "month"),
    [
        ("en", "−6.5 −1.5 4.1k", "May"),
        ("de", "−6,5 −1,5 4,1k", "Mai"),
        ("fr", "−6,5 −1,5 4,1k", "mai"),
    ],
)
def test_figures_have_the_languages_decimal_sign_and_files_a_point(
    code: str, shown: str, month: str
) -> None:
    """On the screen alone; a result for a file, and figures without a window, have a point."""
    command = [sys.executable, "-X", "utf8", "-c", FIGURES.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout.splitlines() == ["−6.5", shown, f"B+3.5 {month}"]


SYSTEM = """
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QDate, QLocale
from tromp_gui import resources
from tromp_gui.session import language
if {is_bare!r}:
    resources.path = Path
app = QCoreApplication([])
language.install("")
print(QLocale().decimalPoint(), QLocale().toString(QDate(2026, 5, 1), "MMMM"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there no variable names the language")
@pytest.mark.parametrize(
    ("system", "is_bare", "said"),
    [
        ("de_DE", False, ", Mai"),
        ("de_DE", True, ". May"),
        ("is_IS", False, ". May"),
        ("en_GB", False, ". May"),
    ],
)
def test_english_texts_have_english_numbers_and_dates(
    system: str, is_bare: bool, said: str
) -> None:
    """Also on systems whose language we lack, or whose translation was not compiled."""
    names = dict.fromkeys(("LANG", "LC_ALL", "LANGUAGE"), f"{system}.UTF-8")
    command = [sys.executable, "-X", "utf8", "-c", SYSTEM.format(is_bare=is_bare)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, encoding="utf-8",
        env={**os.environ, **names},
    )  # fmt: skip
    assert done.stdout.strip() == said


NUMBERS = """
from PySide6.QtCore import QCoreApplication
from tromp_gui.session import language
from tromp_gui.wording.translation import plural
app = QCoreApplication([])
assert language.install({code!r})
print(*(plural("wording", "1 liberty", "%n liberties", n) for n in (1, 2)), sep="; ")
"""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "1 liberty; 2 liberties"),
        ("de", "1 Freiheit; 2 Freiheiten"),
        ("es", "1 libertad; 2 libertades"),
        ("ja", "呼吸点1; 呼吸点2"),
    ],
)
def test_a_number_has_its_form(code: str, said: str) -> None:
    command = [sys.executable, "-X", "utf8", "-c", NUMBERS.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout.strip() == said


def test_without_a_window_a_number_has_its_english_form() -> None:
    code = "from tromp_gui.wording.translation import plural\n"
    code += "print(plural('wording', '1 liberty', '%n liberties', 1), end='; ')\n"
    code += "print(plural('wording', '1 liberty', '%n liberties', 2))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert done.stdout.strip() == "1 liberty; 2 liberties"
