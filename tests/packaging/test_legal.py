"""The list of parts has the form of CycloneDX 1.5, as its published schema has it."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tromp_gui import licences

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "legal.py"
NOTICES = SCRIPT.parent / "notices"
COMPONENT = {"type", "name", "version", "purl", "licenses", "bom-ref", "description"}
TYPES = {
    *("application", "framework", "library", "container", "platform", "operating-system"),
    *("device", "device-driver", "firmware", "file", "machine-learning-model", "data"),
}
PURL = re.compile(r"pkg:[a-z][a-z0-9.+-]*(?:/[\w.%~-]+)+@[\w.%~+-]+")
SPDX = re.compile(r"\(*[\w.+-]+\)*(?: (?:AND|OR|WITH) \(*[\w.+-]+\)*)*")


@pytest.fixture
def legal(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec = importlib.util.spec_from_file_location("legal", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_component(part: dict[str, Any]) -> None:
    """`type` and `name` are required; nothing may stand there that the schema does not name."""
    assert set(part) <= COMPONENT
    assert part["type"] in TYPES
    assert part["name"]
    assert isinstance(part.get("version", ""), str)
    assert PURL.fullmatch(part.get("purl", "pkg:a/b@1")), part
    for choice in part.get("licenses", []):
        assert len(choice) == 1
        if "expression" in choice:
            assert len(part["licenses"]) == 1
            assert SPDX.fullmatch(choice["expression"]), choice
        else:
            assert set(choice["license"]) in ({"id"}, {"name"})


def test_the_list_of_parts_has_the_form_of_the_schema(legal: ModuleType) -> None:
    bill = legal.bill_of_materials(licences.licences(), {"libx11-6": "2:1.8.7-1+b1"})
    assert set(bill) == {"bomFormat", "specVersion", "version", "metadata", "components"}
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["version"] >= 1
    assert set(bill["metadata"]) == {"component"}
    for part in (bill["metadata"]["component"], *bill["components"]):
        check_component(part)
    texts = [repr(part) for part in bill["components"]]
    assert len(set(texts)) == len(texts)  # uniqueItems
    names = {part["name"] for part in bill["components"]}
    assert {"Python", "Qt", "PySide6_Essentials", "libx11-6"} <= names


def make_build(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


def test_code_inside_libraries_is_listed_with_its_notice(legal: ModuleType, tmp_path: Path) -> None:
    inside = {
        "_internal/PySide6/Qt/lib/libQt6Gui.so.6": b"libpng version 1.6.59\n",
        "_internal/PySide6/Qt/lib/libicudata.so.73": b"icudt73l",
        "_internal/numpy.libs/libscipy_openblas64_-1.so": b"",
    }
    build = make_build(tmp_path, inside)
    found = legal.notices(legal.libraries(build), "linux")
    listed = {part["name"]: part for part in legal.inner_parts(build, found)}
    for part in listed.values():
        check_component(part)
    assert listed["LibPNG"]["version"] == "1.6.59"
    assert listed["ICU"]["version"] == "73"
    assert "version" not in listed["HarfBuzz-NG"]
    assert "OpenBLAS" in listed
    assert "libgfortran" not in listed  # not in this build
    assert "Freetype 2" not in listed  # the system's
    assert "LibJPEG-turbo" not in listed  # in a plugin that is not here
    assert "PNG Reference Library License" in next(n.text for n in found if n.name == "LibPNG")


@pytest.mark.parametrize("path", sorted(NOTICES.glob("*.txt")), ids=lambda path: str(path.stem))
def test_a_notice_says_what_it_is_about(path: Path) -> None:
    heading, text = path.read_text("utf-8").split("\n\n", 1)
    fields = dict(line.split(": ", 1) for line in heading.splitlines())
    assert {"Name", "Licence", "Inside", "Origin"} <= set(fields)
    assert set(fields.get("Systems", "linux").split()) <= {"linux", "win32", "darwin"}
    assert len(text) > 100


@pytest.mark.skipif(sys.platform != "linux", reason="the places of libraries on Linux")
def test_a_library_that_no_part_has_stops_the_build(
    legal: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("PyInstaller", reason="PyInstaller, a part of each build, is not here")
    build = make_build(tmp_path, {"_internal/PySide6/Qt/lib/libQt6Core.so.6": b""})
    assert legal.main(build) == 0
    unknown = ["_internal/libfrom-nowhere.so.1", "_internal/yaml/libc.so.6"]  # a name of Debian's
    make_build(tmp_path, dict.fromkeys(unknown, b""))
    assert legal.main(build) == 1
    assert capsys.readouterr().err.splitlines()[1:] == unknown


def test_the_published_schema_takes_the_list(legal: ModuleType) -> None:
    reason = "cyclonedx-python-lib[json-validation], which has the schema, is not here"
    validation = pytest.importorskip("cyclonedx.validation.json", reason=reason)
    version = pytest.importorskip("cyclonedx.schema").SchemaVersion.V1_5
    bill = legal.bill_of_materials(licences.licences(), {"libx11-6": "2:1.8.7-1+b1"})
    assert validation.JsonStrictValidator(version).validate_str(json.dumps(bill)) is None


@pytest.mark.parametrize(
    ("kind", "has_expression"),
    [
        ("MIT", True),
        ("Apache-2.0 WITH LLVM-exception", True),
        ("BSD", False),
        ("MIT License", False),
    ],
)
def test_only_words_of_spdx_are_an_expression(
    legal: ModuleType, kind: str, has_expression: bool
) -> None:
    assert legal._licence(kind) == (
        {"expression": kind} if has_expression else {"license": {"name": kind}}
    )
