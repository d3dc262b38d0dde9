"""The layers of docs/architecture.md, checked by reading every import."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1] / "tromp_gui"

LAYERS: tuple[tuple[str, ...], ...] = (
    ("go", "resources", "system", "disk", "interrupt"),
    ("licences", "network_files", "record", "gtp", "scoring", "version"),
    ("learning", "match", "sgf"),
    ("engine", "library"),
    ("settings", "wording"),
    ("session",),
    ("ui",),
    ("application", "batch"),
    ("cli",),
    ("__main__",),
)
"""From the bottom; a layer may import those in the rows below its own, never a neighbour."""

LEVEL = {layer: level for level, row in enumerate(LAYERS) for layer in row}

PACKAGES: dict[str, tuple[tuple[str, ...], ...]] = {
    "session": (("idle",), ("engine", "game", "library"), ("file", "learning", "play"), ("",)),
    "ui": (
        ("look",),
        ("kit",),
        ("board",),
        ("table", "panels", "printing", "dialogs", "tutorial"),
        ("shell",),
        ("sound",),
        ("analysis", "edit", "engines", "files", "keys", "learning", "library", "score", "tree"),
        ("window",),
    ),
}
"""The packages inside `session` and `ui`, from the bottom, under the same rule; "" is what lies
in the folder itself.
"""
WITHOUT_SESSION = {"look", "kit", "board", "table", "panels", "printing", "tutorial"}
"""The packages of `ui` that show values only: without a session, they can change nothing."""
IDLE = "idle"
"""The package of `session` that all of it and of `ui` may import: it runs work in slices."""

ONLY_IN = {
    "sgfmill": {"sgf"},
    "charset_normalizer": {"sgf"},
    "numpy": {"engine", "library"},
    "distributed": {"batch"},
    "pyarrow": {"batch"},
    "PySide6": {"application", "ui", "session", "settings"},
}
"""The layers that may import a package of others."""

QT_WITHOUT_SCREEN = {"session", "settings"}
SCREENLESS_QT = {"QtCore", "QtNetwork"}
MAY_HIDE_IMPORTS = {"application", "batch", "cli", "__main__"}
OPENED_LATE = (
    "tromp_gui.ui.dialogs",
    "tromp_gui.ui.keys.command_table",
    "tromp_gui.ui.keys.key_editor",
    "tromp_gui.ui.tutorial",
    "tromp_gui.ui.printing",
    "PySide6.QtCore.QEasingCurve",
    "PySide6.QtGui.QPaintEngine",
    "PySide6.QtWidgets.QAbstractItemView",
    "PySide6.QtWidgets.QStyle",
    "PySide6.QtWidgets.QStyleOptionButton",
    "tromp_gui.gtp.client",
    "tromp_gui.gtp.sync",
    "tromp_gui.learning.game_report",
    "tromp_gui.learning.problems",
    "tromp_gui.session.engine.catalogue.detected",
    "tromp_gui.session.engine.catalogue.network_search",
    "tromp_gui.session.engine.catalogue.search_paths",
    "tromp_gui.session.engine.catalogue.network_speed",
    "tromp_gui.session.engine.link",
    "tromp_gui.session.engine.session",
    "tromp_gui.session.engine.shared",
    "tromp_gui.session.engine.work",
    "tromp_gui.session.learning.exercise",
    "tromp_gui.session.learning.guess_exercise",
    "tromp_gui.session.learning.mistake_exercise",
    "tromp_gui.session.learning.own_mistakes",
    "tromp_gui.session.learning.problem_exercise",
    "tromp_gui.session.learning.problem_sets",
    "tromp_gui.session.play.analyst",
    "tromp_gui.session.play.game_analysis",
    "tromp_gui.sgf.diagnosis",
    "tromp_gui.sgf.foreign",
    "tromp_gui.sgf.inner_brackets",
    "tromp_gui.sgf.opening",
    "tromp_gui.sgf.read_back",
    "tromp_gui.sgf.reader",
    "tromp_gui.ui.analysis.game_dialog",
    "tromp_gui.ui.analysis.options",
    "tromp_gui.ui.analysis.panel",
    "tromp_gui.ui.analysis.people_controller",
    "tromp_gui.ui.analysis.people_view",
    "tromp_gui.ui.analysis.report_controller",
    "tromp_gui.ui.analysis.report_view",
    "tromp_gui.ui.board.marks",
    "tromp_gui.ui.board.overlay",
    "tromp_gui.ui.board.picture",
    "tromp_gui.ui.edit.dialogs",
    "tromp_gui.ui.engines.check_controller",
    "tromp_gui.ui.engines.console",
    "tromp_gui.ui.engines.dialogs",
    "tromp_gui.ui.engines.network_dialog",
    "tromp_gui.ui.files.dialogs",
    "tromp_gui.ui.files.game_list",
    "tromp_gui.ui.kit.file_dialog",
    "tromp_gui.ui.kit.focus_ring",
    "tromp_gui.ui.kit.form",
    "tromp_gui.ui.kit.prompt_box",
    "tromp_gui.ui.kit.row_table",
    "tromp_gui.ui.learning.card",
    "tromp_gui.ui.learning.sets_dialog",
    "tromp_gui.ui.look.user_board_themes",
    "tromp_gui.ui.panels.second_board",
    "tromp_gui.ui.library.controller",
    "tromp_gui.ui.score.panel",
    "tromp_gui.ui.sound.qt_speaker",
    "tromp_gui.ui.sound.speaker",
    "tromp_gui.ui.table.table",
    "tromp_gui.ui.tree.illegal_moves_dialog",
    "tromp_gui.ui.window.new_game",
    "tromp_gui.wording.engine_check",
    "tromp_gui.wording.game_report",
    "tromp_gui.version",
    "tromp_gui.wording.problems",
)
"""Dialogs, panels not shown at first, printing, running an engine, reading a file, and what only
they need: imported in the function that needs them, so that the window starts without them.
"""
MAY_OPEN_LATE = {"session", "sgf", "ui"}


class Import(NamedTuple):
    """One imported name, absolute and dotted; `hidden` inside a function."""

    name: str
    hidden: bool


def layer_of(module: str) -> str:
    """The first part below the package: `tromp_gui.ui.board.view` is in `ui`."""
    return ([*module.split("."), ""])[1]


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    return {
        ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(
            ".__init__"
        ): path
        for path in sorted(ROOT.rglob("*.py"))
    }


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def imports(source: str, module: str, is_package: bool = False) -> list[Import]:
    """Every import of `source`; `from a import b` gives `a.b`, which may be a module or a name."""

    def walk(node: ast.AST, hidden: bool) -> Iterator[Import]:
        hidden = hidden or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, hidden) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            start = _base(module, node.level - is_package) if node.level else ""
            base = ".".join(part for part in (start, node.module) if part)
            yield from (Import(f"{base}.{alias.name}", hidden) for alias in node.names)
        for child in ast.iter_child_nodes(node):
            yield from walk(child, hidden)

    return list(walk(parsed(source), False))


def _base(module: str, levels: int) -> str:
    """The package that `levels` leading dots mean in `module`."""
    parts = module.split(".")
    return ".".join(parts[: len(parts) - levels])


def violations(source: str, module: str) -> list[str]:
    """What the layers forbid among the imports of one module, as sentences."""
    return [
        f"{module}: {found.name} {why}"
        for found in imports(source, module)
        for why in _why_not(layer_of(module), found)
    ]


def _why_not(layer: str, found: Import) -> Iterator[str]:
    package, inner = found.name.split(".")[0], layer_of(found.name)
    if package in ONLY_IN and layer not in ONLY_IN[package]:
        yield f"belongs to {sorted(ONLY_IN[package])} only"
    if package == "PySide6" and layer in QT_WITHOUT_SCREEN and inner not in SCREENLESS_QT:
        yield "shows a screen where there may be none"
    if package == "tromp_gui" and inner != layer:
        if inner == "engine" and layer != "cli":
            yield "is known to cli alone"
        if inner in LEVEL and LEVEL[inner] >= LEVEL.get(layer, 0):
            yield f"is not below {layer}"
    is_late = layer in MAY_OPEN_LATE and _is_late(found.name)
    if found.hidden and layer not in MAY_HIDE_IMPORTS and not is_late:
        yield "is hidden in a function"


def _is_late(name: str) -> bool:
    """Whether a module, or a name in it, is one of `OPENED_LATE`."""
    return any(f"{name}.".startswith(f"{late}.") for late in OPENED_LATE)


def inner_violations(source: str, module: str) -> list[str]:
    """What the tables of `session` and `ui` forbid among the imports of one of their modules."""
    layer = layer_of(module)
    if layer not in PACKAGES or module.count(".") == 1:
        return []
    level = {name: at for at, row in enumerate(PACKAGES[layer]) for name in row}
    own = package_of(module)
    return [
        f"{module}: {found.name} {why}"
        for found in imports(source, module)
        for why in _why_not_inside(layer, own, found.name, level)
    ]


def package_of(module: str) -> str:
    """The package inside a layer: `tromp_gui.ui.board.view` is in `board`."""
    parts = module.split(".")
    folder = ROOT.joinpath(*parts[1:3])
    return parts[2] if len(parts) > 2 and folder.is_dir() else ""


def _why_not_inside(layer: str, own: str, name: str, level: dict[str, int]) -> Iterator[str]:
    other = package_of(name)
    is_session = name.startswith("tromp_gui.session.") and other != IDLE
    if own in WITHOUT_SESSION and layer == "ui" and is_session:
        yield f"is a session, which {own} does not know"
    if name.startswith(f"tromp_gui.{layer}.") and other != own and level[other] >= level[own]:
        yield f"is not below {own}"


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one import circle in the order of their imports, empty where there is none."""
    done: set[str] = set()

    def visit(module: str, path: list[str]) -> list[str]:
        if module in path:
            return [*path[path.index(module) :], module]
        if module in done:
            return []
        for other in sorted(graph.get(module, ())):
            if found := visit(other, [*path, module]):
                return found
        done.add(module)
        return []

    return next((found for module in sorted(graph) if (found := visit(module, []))), [])


def import_graph() -> dict[str, set[str]]:
    """Which modules of ours each one imports, the hidden imports and those for types included."""
    known = modules()

    def target(name: str) -> str | None:
        """The module that an imported name is or is in."""
        return name if name in known else name.rpartition(".")[0]

    return {
        module: {
            other
            for found in imports(path.read_text("utf-8"), module, path.stem == "__init__")
            if (other := target(found.name)) in known and other != module
        }
        for module, path in known.items()
    }


# The code as it is ---------------------------------------------------------------------------


@pytest.mark.parametrize("rule", [violations, inner_violations])
def test_a_module_imports_only_what_is_below(rule: Callable[[str, str], list[str]]) -> None:
    found = [rule(path.read_text("utf-8"), module) for module, path in modules().items()]
    assert [each for each in found if each] == []


@pytest.mark.parametrize("layer", PACKAGES)
def test_every_package_is_in_the_table(layer: str) -> None:
    found = {package_of(module) for module in modules() if layer_of(module) == layer}
    assert found == {name for row in PACKAGES[layer] for name in row} | {""}


def test_no_import_goes_in_a_circle() -> None:
    assert circle(import_graph()) == []


def test_every_layer_is_in_the_table() -> None:
    layers = {layer_of(module) for module in modules()} - {""}
    assert layers - set(LEVEL) == set()


# The reader of imports itself -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tromp_gui.go.board", "from tromp_gui.record.node import Node"),
        ("tromp_gui.go.board", "import tromp_gui.ui"),
        ("tromp_gui.go.board", "from tromp_gui import record"),
        ("tromp_gui.go.board", "from ..record.node import Node"),
        ("tromp_gui.go.board", "from .. import record"),
        ("tromp_gui.go.board", "import sgfmill.sgf"),
        ("tromp_gui.go.board", "from PySide6.QtCore import QPoint"),
        ("tromp_gui.record.node", "from tromp_gui.gtp.vertex import parse"),
        ("tromp_gui.session.file.files", "from PySide6.QtGui import QImage"),
        ("tromp_gui.session.file.files", "from PySide6 import QtWidgets"),
        ("tromp_gui.session.file.files", "import PySide6"),
        ("tromp_gui.session.file.files", "from tromp_gui.engine.play import genmove"),
        ("tromp_gui.ui.shell.main_window", "import numpy"),
        ("tromp_gui.ui.shell.main_window", "def f():\n    import json"),
        ("tromp_gui.ui.shell.main_window", "class A:\n    def f(self):\n        import json"),
        (
            "tromp_gui.go.board",
            "from typing import TYPE_CHECKING\n"
            "if TYPE_CHECKING:\n    from tromp_gui.ui.board.state import BoardState",
        ),
    ],
)
def test_what_the_rule_forbids_is_seen(module: str, source: str) -> None:
    assert len(violations(source, module)) >= 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tromp_gui.go.board", "from tromp_gui.go.point import Point"),
        ("tromp_gui.record.node", "from tromp_gui.go.point import Point"),
        ("tromp_gui.session.file.files", "from PySide6.QtCore import QSaveFile"),
        ("tromp_gui.session.file.files", "from PySide6 import QtCore, QtNetwork"),
        ("tromp_gui.ui.shell.main_window", "from PySide6.QtWidgets import QMainWindow"),
        ("tromp_gui.cli.main", "def f():\n    from tromp_gui.engine.server import serve"),
        ("tromp_gui.cli.main", "from tromp_gui import __version__"),
        (
            "tromp_gui.ui.shell.main_window",
            "def f():\n    from tromp_gui.ui.dialogs.about import AboutDialog",
        ),
        ("tromp_gui.__main__", "def main():\n    from tromp_gui.cli.main import main"),
    ],
)
def test_what_the_rule_allows_is_left_alone(module: str, source: str) -> None:
    assert violations(source, module) == []


def test_relative_imports_are_read_from_their_package() -> None:
    found = imports("from . import a\nfrom .b import c", "tromp_gui.go", is_package=True)
    assert [name for name, _ in found] == ["tromp_gui.go.a", "tromp_gui.go.b.c"]


def test_circles_are_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tromp_gui.ui.kit.form", "from tromp_gui.ui.board.state import BoardState"),
        ("tromp_gui.ui.score.panel", "from tromp_gui.ui.window.start import StartCard"),
        ("tromp_gui.ui.score.panel", "from tromp_gui.ui.tree.tree_view import TreeView"),
        ("tromp_gui.ui.panels.comment", "from tromp_gui.session.game.tools import Tool"),
        ("tromp_gui.session.engine.link", "from tromp_gui.session.game.tools import Tool"),
        ("tromp_gui.session.game.tools", "from tromp_gui.session import sessions"),
    ],
)
def test_an_import_from_above_inside_a_layer_is_found(module: str, source: str) -> None:
    assert len(inner_violations(source, module)) == 1
