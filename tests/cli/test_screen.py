"""A missing screen or library is reported in one sentence with the line to type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tromp_gui import system
from tromp_gui.cli import screen

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only on Linux something can be missing"
)

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def _problem(
    environ: Mapping[str, str],
    absent: frozenset[str] = frozenset(),
    *,
    silent: frozenset[str] = frozenset(),
    system: str = "linux",
    has_font: bool = True,
) -> str | None:
    """The sentence on a machine without the libraries `absent`, the `silent` screens not up."""
    return screen.problem(
        environ,
        system=system,
        loads=lambda soname: soname not in absent,
        answers=lambda platform, _: platform not in silent,
        has_font=lambda: has_font,
    )


@pytest.fixture
def debian_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """apt-get and its lists are there, and we are not root."""
    (tmp_path / "debian_Packages.lz4").touch()
    monkeypatch.setattr(system, "_LISTS", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.mark.parametrize("environ", [X11, WAYLAND, OFFSCREEN, X11 | WAYLAND])
def test_nothing_is_said_where_all_is_there(environ: dict[str, str]) -> None:
    assert _problem(environ) is None


def test_no_screen_names_the_commands_that_need_none() -> None:
    sentence = _problem({})
    assert sentence is not None
    assert sentence.startswith("There is no screen")
    assert (
        "tromp-gui score, check, convert, stats, rules, library, gtp, render, match, analyze"
        in sentence
    )


def test_an_empty_display_is_not_a_screen() -> None:
    assert _problem({"DISPLAY": ""}) == _problem({})


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_bring_all_they_need(system: str) -> None:
    assert _problem({}, frozenset(screen.XCB), system=system) is None


@pytest.mark.usefixtures("debian_user")
def test_only_what_is_missing_is_to_be_installed() -> None:
    sentence = _problem(X11, frozenset({"libxcb-cursor.so.0", "libxcb-keysyms.so.1"}))
    assert sentence == (
        "System libraries are missing; please type: "
        "sudo apt-get install libxcb-cursor0 libxcb-keysyms1"
    )


@pytest.mark.usefixtures("debian_user")
def test_a_package_is_named_once() -> None:
    sentence = _problem(OFFSCREEN, frozenset({"libglib-2.0.so.0", "libgthread-2.0.so.0"}))
    assert sentence is not None
    assert sentence.count("libglib2.0-0") == 1


@pytest.mark.usefixtures("debian_user")
def test_root_needs_no_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    sentence = _problem(OFFSCREEN, frozenset({"libEGL.so.1"}))
    assert sentence == "System libraries are missing; please type: apt-get install libegl1"


@pytest.mark.usefixtures("debian_user")
def test_a_user_without_sudo_is_pointed_to_su(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "sudo" else name)
    sentence = _problem(OFFSCREEN, frozenset({"libEGL.so.1", "libGL.so.1"}))
    assert sentence is not None
    assert sentence.endswith("please type: su -c 'apt-get install libegl1 libgl1'")


@pytest.mark.usefixtures("debian_user")
def test_where_apt_has_no_lists_yet_they_are_fetched_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(system, "_LISTS", tmp_path / "empty")
    sentence = _problem(OFFSCREEN, frozenset({"libEGL.so.1"}))
    assert sentence is not None
    assert sentence.endswith("type: sudo apt-get update && sudo apt-get install libegl1")


@pytest.mark.usefixtures("debian_user")
def test_a_system_without_fonts_is_reported_with_the_libraries() -> None:
    sentence = _problem(X11, frozenset({"libEGL.so.1"}), has_font=False)
    assert sentence is not None
    assert sentence.endswith("apt-get install libegl1 fonts-dejavu-core")


def test_fonts_are_found_where_they_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "apt-get").touch(0o755)
    assert not screen._has_font()
    fonts = tmp_path / "XDG_DATA_DIRS" / "fonts" / "truetype"
    fonts.mkdir(parents=True)
    (fonts / "letters.ttf").touch()
    assert screen._has_font()


def test_without_apt_the_libraries_themselves_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    sentence = _problem(X11, frozenset({"libxcb-cursor.so.0"}))
    assert sentence == "System libraries are missing, please install them: libxcb-cursor.so.0"


def test_offscreen_needs_no_library_of_x11() -> None:
    assert _problem(OFFSCREEN, frozenset(screen.XCB)) is None


@pytest.mark.parametrize("soname", screen.EVERYWHERE)
def test_offscreen_needs_each_library_of_qtgui(soname: str) -> None:
    assert _problem(OFFSCREEN, frozenset({soname})) is not None


def test_a_screen_that_does_not_answer_is_named() -> None:
    sentence = _problem(X11, silent=frozenset({"xcb"}))
    assert sentence is not None
    assert "DISPLAY=:0" in sentence
    assert "tromp-gui score" in sentence


def test_x11_serves_where_wayland_fails() -> None:
    both = X11 | WAYLAND
    assert _problem(both, frozenset(screen.WAYLAND)) is None
    assert _problem(both, silent=frozenset({"wayland"})) is None
    assert _problem(both, silent=frozenset({"wayland", "xcb"})) is not None


def test_the_platform_asked_for_is_the_one_that_counts() -> None:
    assert _problem(X11 | OFFSCREEN, silent=frozenset({"xcb"})) is None
    asked = X11 | WAYLAND | {"QT_QPA_PLATFORM": "wayland"}
    assert _problem(asked, frozenset(screen.WAYLAND)) is not None


def test_a_list_of_platforms_is_tried_in_turn() -> None:
    asked = X11 | {"QT_QPA_PLATFORM": "wayland;xcb:force"}
    assert _problem(asked, silent=frozenset({"wayland"})) is None
    assert _problem(asked, silent=frozenset({"xcb", "wayland"})) is not None


def test_a_missing_display() -> None:
    if screen.missing("xcb"):
        pytest.skip("the X11 libraries are not here")
    sentence = screen.problem({"DISPLAY": ":7654"})
    assert sentence is not None
    assert "DISPLAY=:7654" in sentence


@pytest.mark.parametrize("runtime", ["", "x" * 200])
def test_a_missing_wayland_socket(runtime: str, tmp_path: Path) -> None:
    environ = WAYLAND | {"XDG_RUNTIME_DIR": str(tmp_path / runtime)}
    sentence = screen.problem(environ, loads=lambda _: True, has_font=lambda: True)
    assert sentence is not None
    assert "WAYLAND_DISPLAY=wayland-0" in sentence


def test_the_question_can_be_asked_from_a_shell() -> None:
    environ = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"}
    }
    command = [sys.executable, "-m", "tromp_gui.cli.screen"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"{_problem({})}\n"
    assert done.stdout == ""


@pytest.mark.skipif(not shutil.which("readelf"), reason="readelf (binutils) is not here")
@pytest.mark.parametrize(
    ("file", "table"),
    [
        ("lib/libQt6Core.so.6", screen.EVERYWHERE),
        ("lib/libQt6Gui.so.6", screen.EVERYWHERE),
        ("lib/libQt6Widgets.so.6", screen.EVERYWHERE),
        ("lib/libQt6DBus.so.6", screen.EVERYWHERE),
        ("plugins/platforms/libqoffscreen.so", screen.EVERYWHERE),
        ("plugins/platforms/libqxcb.so", {**screen.EVERYWHERE, **screen.XCB}),
        ("plugins/platforms/libqwayland.so", {**screen.EVERYWHERE, **screen.WAYLAND}),
    ],
)
def test_the_tables_hold_all_that_this_qt_needs(file: str, table: screen.Libraries) -> None:
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    found = Path(spec.origin).parent / "Qt" / file
    read = subprocess.run(["readelf", "-d", found], capture_output=True, text=True, check=True)
    needed = [line.split("[")[1][:-1] for line in read.stdout.splitlines() if "(NEEDED)" in line]
    essential = ("libQt6", "libicu", "libc.", "libm.", "libgcc_s", "libstdc++", "libz", "ld-linux")
    assert [name for name in needed if not name.startswith(essential) and name not in table] == []


@pytest.mark.xvfb
def test_where_nothing_is_said_qt_opens_a_window(qtbot: QtBot) -> None:
    assert screen.problem() is None
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    asked = os.environ["QT_QPA_PLATFORM"]
    assert QGuiApplication.platformName() == asked.partition(":")[0]
