"""Translations: every sentence can be collected, and no word of theirs reaches a file.

A sentence may wait for its translations: `make release` refuses what is unfinished, the suite
does not, so that anyone can add a sentence.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tromp_gui.session.language import ENGLISH
from tromp_gui.session.language import LANGUAGES as ALL

CHECKOUT = Path(__file__).resolve().parents[2]
LANGUAGES = tuple(code for code in ALL if code != ENGLISH)


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The collector, which is a script and no module of the package."""
    path = CHECKOUT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module
    spec.loader.exec_module(module)
    return module


def test_every_sentence_can_be_collected_and_names_what_is_filled_in(tool: ModuleType) -> None:
    """`{name}`, not Qt's `%1`; `%n` alone is Qt's, for the form of a number."""
    found = tool.sentences()
    assert len(found) > 1000
    assert [each.text for each in found if re.search(r"%[0-9L]", each.text)] == []


def test_texts_that_qt_leaves_in_english_are_collected(tool: ModuleType) -> None:
    assert tool.Sentence("QFileDialog", "Files of &type:") in tool.sentences()
    assert tool.Sentence("QPrintSettingsOutput", "Page &Set:") in tool.sentences()


def test_a_release_refuses_what_is_unfinished(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "tromp_gui"
    package.mkdir()
    (package / "room.py").write_text(CONTEXTS, "utf-8")
    monkeypatch.setattr(tool, "_ROOT", tmp_path)
    monkeypatch.setattr(tool, "_PACKAGE", package)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "_GUIDES", tmp_path)
    assert tool.main([]) == 0
    for language in LANGUAGES:
        (tmp_path / f"guide.{language}.md").touch()
    assert tool.main(["--check"]) == 1
    for path in tmp_path.glob("*.ts"):
        text = path.read_text("utf-8").replace("<numerusform></", "<numerusform>words</")
        finished = text.replace(' type="unfinished"></translation>', ">words</translation>")
        path.write_text(finished.replace(' type="unfinished"', ""), "utf-8")
    assert len(list(tmp_path.glob("*.ts"))) == len(LANGUAGES)
    assert tool.main(["--check"]) == 0
    (tmp_path / f"guide.{LANGUAGES[0]}.md").unlink()
    assert tool.main(["--check"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_menu_letters_and_edges_are_kept(tool: ModuleType, language: str) -> None:
    wrong = []
    all_forms = tool.read(language).items()
    for sentence, translation in ((s, form) for s, forms in all_forms for form in forms):
        text = sentence.text
        same = (
            fields(text, sentence.counts) == fields(translation, sentence.counts)
            and letters(text) == letters(translation)
            and text.startswith(" ") == translation.startswith(" ")
            and text.endswith(" ") == translation.endswith(" ")
            and ("…" in text) == ("…" in translation)
        )
        if not same:
            wrong.append((text, translation))
    assert wrong == []


def fields(text: str, counts: bool) -> list[str]:
    """What is filled in. A form for one number alone may say it in words: “a stone”."""
    found = sorted(re.findall(r"\{[^}]*\}", text))
    return [each for each in found if not (counts and each == "{passes}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_form_of_a_number_names_it(tool: ModuleType, language: str) -> None:
    counted = {s: forms for s, forms in tool.read(language).items() if s.counts}
    assert [s.text for s, forms in counted.items() if ("%n" in s.text) != ("%n" in forms[-1])] == []
    assert len({len(forms) for forms in counted.values()}) <= 1


def test_french_spaces_do_not_break(tool: ModuleType) -> None:
    """A line never begins with one of `:;!?»%`, nor ends with `«`."""
    texts = [form for forms in tool.read("fr").values() for form in forms]
    texts.append((CHECKOUT / "docs" / "guide.fr.md").read_text("utf-8"))
    breaks = re.compile(r"\S [:;!?»](?=\s|$)|« |[0-9}] %(?!n)")
    assert [found for text in texts for found in breaks.findall(text)] == []


def letters(text: str) -> int:
    return text.replace("&&", "").count("&")


def test_a_sentence_that_moved_keeps_its_translation(tool: ModuleType) -> None:
    wanted = [tool.Sentence("new", "Pass"), tool.Sentence("new", "Play")]
    known = {tool.Sentence("old", "Pass"): ("Passen",), tool.Sentence("new", "Play"): ("Spielen",)}
    kept = tool._with_moved(known, wanted)
    assert [kept[sentence] for sentence in wanted] == [("Passen",), ("Spielen",)]


CONTEXTS = """
from PySide6.QtCore import QCoreApplication

def tr(text):
    return QCoreApplication.translate("here", text)

class Room:
    def words(self):
        say = None
        tr = self.tr
        return tr("as a class"), self.tr("as itself")

def free(n):
    plural("here", "1 stone", "%n stones", n)
    return tr("as a module"), QCoreApplication.translate("there", "by name")
"""


def test_contexts_are_those_at_run_time(tool: ModuleType, monkeypatch: pytest.MonkeyPatch,
                                        tmp_path: Path) -> None:  # fmt: skip
    package = tmp_path / "tromp_gui"
    package.mkdir()
    (package / "room.py").write_text(CONTEXTS, "utf-8")
    monkeypatch.setattr(tool, "_ROOT", tmp_path)
    monkeypatch.setattr(tool, "_PACKAGE", package)
    monkeypatch.setattr(tool, "RULE_SETS", {})
    monkeypatch.setattr(tool, "_OF_QT", [])
    assert tool.sentences() == [
        ("Room", "as a class", False),
        ("Room", "as itself", False),
        ("here", "%n stones", True),
        ("here", "as a module", False),
        ("there", "by name", False),
    ]


@pytest.mark.parametrize(
    "source",
    [
        "def f(self):\n    return self.tr(x)",
        "self.tr('x')",
        "def f(o):\n    return o.bar.tr('x')",
        "def f(n):\n    return plural('here', '1', many, n)",
    ],
)
def test_what_cannot_be_collected_is_refused(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str
) -> None:
    package = tmp_path / "tromp_gui"
    package.mkdir()
    (package / "room.py").write_text(source, "utf-8")
    monkeypatch.setattr(tool, "_ROOT", tmp_path)
    monkeypatch.setattr(tool, "_PACKAGE", package)
    with pytest.raises(tool.Unclear):
        tool.sentences()


GAMES = """
import json
import sys
from decimal import Decimal
import shiboken6
from PySide6.QtCore import QCoreApplication, QTranslator
from tromp_gui import application
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.clock import ByoYomi, Clocks
from tromp_gui.match.setup import Setup
from tromp_gui.session import language
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import PROPOSES, Settings
from tromp_gui.sgf.writer import write
app = application.make_application(["tromp-gui"])
Settings().set(PROPOSES, False)
control = ByoYomi(600_000, 3, 30_000)
def play(record, match, setup):
    match.start(setup)
    match.clock._now = lambda: 0
    match.play(Point(2, 2))
    match.play(None)
    match.play(None)
    match.agree(Color.BLACK)
    match.agree(Color.WHITE)
    yield write([record.tree]).decode()
    match.start(setup)
    match.play(Point(2, 2))
    match.resign(Color.WHITE)
    yield write([record.tree]).decode()
written = {}
for code in sys.argv[1:]:
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.deleteLater()
    assert language.install(code)
    window = application.make_window()
    application.compose(window)
    record, match = window.findChild(RecordSession), window.findChild(MatchSession)
    games = [
        text
        for rules in sorted(RULE_SETS)
        for text in play(record, match, Setup(
            5, 5, RULE_SETS[rules], Decimal(7), 0, None, None, Clocks.full(control, control)
        ))
    ]
    written[code] = QCoreApplication.translate("wording", "Black"), games
    shiboken6.delete(window)
print(json.dumps(written))
"""


@pytest.mark.parametrize("languages", [("ja",), pytest.param(LANGUAGES, marks=pytest.mark.slow)])
def test_no_translated_word_reaches_a_file(languages: tuple[str, ...]) -> None:
    """One process for all languages, each with a window of its own."""
    command = [sys.executable, "-X", "utf8", "-c", GAMES, ENGLISH, *languages]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    found = json.loads(done.stdout)
    english, games = found[ENGLISH]
    assert english == "Black"
    assert "".join(games).count("RE[") >= 15
    for code in languages:
        word, written = found[code]
        assert word != english
        assert written == games
