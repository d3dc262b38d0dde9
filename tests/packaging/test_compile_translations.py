"""Translations are compiled without Qt's tools, to what those would write."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from tromp_gui.session.language import ENGLISH
from tromp_gui.session.language import LANGUAGES as ALL

CHECKOUT = Path(__file__).resolve().parents[2]
SCRIPT = CHECKOUT / "packaging" / "compile_translations.py"
LANGUAGES = tuple(code for code in ALL if code != ENGLISH)

SMALL = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
  <context>
    <name>Window</name>
    <message><source>Tromp–Taylor</source><translation>Überall {{x}} „𝒢“</translation></message>
    <message><source>Tromp–Taylor</source><comment>menu</comment><translation>Menü</translation></message>
    <message><source>half</source><translation type="unfinished">halb</translation></message>
    <message><source>none</source><translation type="unfinished"></translation></message>
    <message><source>old</source><translation type="vanished">alt</translation></message>
    <message numerus="yes">
      <source>%n stone(s)</source>
      <translation>{forms}</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message><source>Tromp–Taylor</source><translation>zweite</translation></message>
  </context>
</TS>
"""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The script, which is not a module of the package."""
    spec = importlib.util.spec_from_file_location("compile_translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["compile_translations"] = module
    spec.loader.exec_module(module)
    return module


def small(folder: Path, language: str) -> Path:
    """A small TS file with all that can stand in one."""
    forms = ["eine", "viele"] if language in ("de", "es", "fr") else ["viele"]
    file = folder / f"small_{language}.ts"
    numbered = "".join(f"<numerusform>%n {form}</numerusform>" for form in forms)
    file.write_text(SMALL.format(language=language, forms=numbered), "utf-8")
    return file


def loaded(file: Path) -> QTranslator:
    """What Qt makes of a compiled file."""
    translator = QTranslator()
    assert translator.load(str(file))
    return translator


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("de", "%n viele", "%n eine", "%n viele"),
        ("fr", "%n eine", "%n eine", "%n viele"),
        ("ja", "%n viele", "%n viele", "%n viele"),
        ("ko", "%n viele", "%n viele", "%n viele"),
        ("zh_CN", "%n viele", "%n viele", "%n viele"),
        ("zh_TW", "%n viele", "%n viele", "%n viele"),
        ("es", "%n viele", "%n eine", "%n viele"),
    ],
)
def test_qt_finds_what_is_finished(
    tmp_path: Path, language: str, none: str, one: str, two: str
) -> None:
    source = small(tmp_path, language)
    subprocess.run([sys.executable, str(SCRIPT), str(source)], check=True)
    words = loaded(source.with_suffix(".qm"))
    assert words.language() == language
    assert words.translate("Window", "Tromp–Taylor") == "Überall {x} „𝒢“"
    assert words.translate("Window", "Tromp–Taylor", "menu") == "Menü"
    assert words.translate("wording", "Tromp–Taylor") == "zweite"
    for unfinished in ("half", "none", "old", "unknown"):
        assert not words.translate("Window", unfinished)
    counted = [words.translate("Window", "%n stone(s)", None, n) for n in (0, 1, 2)]
    assert counted == [none, one, two]
    assert list(tmp_path.glob("*.part")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finished_sentence_of_the_program_is_found(
    tool: ModuleType, tmp_path: Path, language: str
) -> None:
    root = ET.parse(CHECKOUT / "resources" / "translations" / f"tromp_gui_{language}.ts").getroot()
    file = tmp_path / "all.qm"
    file.write_bytes(tool.compiled(root))
    words = loaded(file)
    messages = list(tool.finished(root))
    assert len(messages) == sum(each.get("type") is None for each in root.iter("translation"))
    lost = [
        each
        for each in messages
        if words.translate(each.context, each.source, each.comment or None) != each.forms[0]
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bytes_are_those_of_lrelease(tmp_path: Path, language: str) -> None:
    lrelease = shutil.which("pyside6-lrelease", path=sysconfig.get_path("scripts"))
    if lrelease is None or subprocess.run([lrelease, "-version"], capture_output=True).returncode:
        pytest.skip("Qt's lrelease does not run here")
    whole = CHECKOUT / "resources" / "translations" / f"tromp_gui_{language}.ts"
    for source in (shutil.copy(whole, tmp_path), small(tmp_path, language)):
        theirs = tmp_path / "theirs.qm"
        command = [lrelease, "-silent", "-nounfinished", str(source), "-qm", str(theirs)]
        subprocess.run(command, check=True)
        subprocess.run([sys.executable, str(SCRIPT), str(source)], check=True)
        assert Path(source).with_suffix(".qm").read_bytes() == theirs.read_bytes()


def test_a_language_without_plural_rules_is_refused(tool: ModuleType, tmp_path: Path) -> None:
    root = ET.fromstring(small(tmp_path, "xx").read_bytes())
    with pytest.raises(ValueError, match="plural forms of 'xx'"):
        tool.compiled(root)


def test_a_folder_that_may_not_be_written_is_one_sentence(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(SystemExit, match=r"^You do not have permission to write .*\.qm\. Copy "):
        tool.main([str(small(tmp_path, "de"))])
