"""The parts of Qt removed after set-up, and that none of them is imported."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
GOES = (
    *("QtQml.abi3.so", "QtOpenGL.abi3.so", "qmlls", "linguist", "doc/a.txt"),
    *("Qt/qml/QtQuick/qmldir", "Qt/metatypes/a.json", "Qt/lib/libQt6QuickControls2.so.6"),
    *("Qt/plugins/sqldrivers/libqsqlite.so", "Qt/translations/designer_de.qm"),
)
STAYS = (
    *("__init__.py", "QtCore.abi3.so", "QtQml.pyi", "lrelease", "Qt/lib/libQt6Svg.so.6"),
    *("Qt/lib/libQt6WaylandClient.so.6", "Qt/plugins/platforms/libqxcb.so"),
    "Qt/translations/qtbase_de.qm",
)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script."""
    monkeypatch.syspath_prepend(str(CHECKOUT / "packaging"))
    import slim  # type: ignore[import-not-found]

    module: ModuleType = slim
    return module


def test_what_other_programs_use_of_qt_goes(tool: ModuleType, tmp_path: Path) -> None:
    for name in (*GOES, *STAYS):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    tool.slim(tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == set(STAYS)
    tool.slim(tmp_path)
    tool.slim(tmp_path / "absent")


def test_every_module_that_is_imported_stays(tool: ModuleType) -> None:
    files = [path for name in ("tromp_gui", "tests") for path in (CHECKOUT / name).rglob("*.py")]
    imported = {
        name
        for file in files
        for name in re.findall(r"\bPySide6\.(Qt\w+)", file.read_text("utf-8"))
    }
    assert imported <= set(tool.MODULES)
