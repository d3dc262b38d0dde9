"""All that a system lacks is reported in one sentence, before anything is fetched."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tromp_gui import system
from tromp_gui.cli import screen

CHECKOUT = Path(__file__).resolve().parents[2]
SCRIPT = CHECKOUT / "packaging" / "missing.py"
APT = CHECKOUT / "packaging" / "apt.txt"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's packages")


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script on a Debian where the user has sudo, nothing is installed and X11 is there."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec = importlib.util.spec_from_file_location("missing", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "debian_Packages").touch()
    monkeypatch.setattr(system, "_LISTS", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    tools = ("apt-get", "sudo")
    monkeypatch.setattr(shutil, "which", lambda name, **_: name if name in tools else None)
    monkeypatch.setattr(module.platform, "libc_ver", lambda: ("glibc", "2.41"))
    monkeypatch.setattr(module, "find_spec", lambda name: None if name == "ensurepip" else name)
    monkeypatch.setattr(screen, "_loads", lambda soname: False)
    monkeypatch.setattr(screen, "_has_font", lambda: False)
    for name in ("WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(module, "has_font_for", lambda language: False)
    monkeypatch.setenv("DISPLAY", ":0")
    return module


@pytest.mark.parametrize("python", ["python3", "python3.13"])
def test_a_bare_system_is_told_everything_in_one_line(
    tool: ModuleType, capsys: pytest.CaptureFixture[str], python: str
) -> None:
    assert tool.main("run", python) == 1
    said = capsys.readouterr().err
    assert said.startswith(
        f"System packages are missing; please type: sudo apt-get install {python}-venv libegl1 "
    )
    assert said.count("\n") == 1
    packages = said.split()[said.split().index("install") + 1 :]
    assert len(packages) == len(set(packages))
    assert {*screen.EVERYWHERE.values(), *screen.XCB.values(), screen.FONT} <= {*packages}
    assert "gnugo" not in packages


def test_the_line_of_the_tests_has_their_programs_too(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.main("test", "python3") == 1
    packages = set(capsys.readouterr().err.split())
    wanted = {"python3-venv", "libegl1", "libxcb-cursor0", tool.CJK_FONT, *tool.PROGRAMS.values()}
    assert wanted <= packages


@pytest.mark.parametrize(
    ("variables", "is_named"),
    [
        ({"LANG": "ja_JP.UTF-8"}, True),
        ({"LC_ALL": "", "LANG": "zh_TW.UTF-8"}, True),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "ko_KR.UTF-8"}, False),
        ({"LANG": "C.UTF-8"}, False),
    ],
)
def test_a_font_for_the_language_of_the_system_is_in_the_line(
    tool: ModuleType,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    is_named: bool,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert tool.main("run", "python3") == 1
    assert (tool.CJK_FONT in capsys.readouterr().err.split()) is is_named
    monkeypatch.setattr(tool, "has_font_for", lambda language: True)
    assert tool.main("run", "python3") == 1
    assert tool.CJK_FONT not in capsys.readouterr().err.split()


@pytest.mark.skipif(not shutil.which("fc-list"), reason="no fc-list to compare with")
@pytest.mark.parametrize("language", ["en", "ja", "xx"])
def test_fonts_are_known_as_fontconfig_lists_them(language: str) -> None:
    listed = subprocess.run(["fc-list", f":lang={language}"], capture_output=True, check=True)
    ask = f"import sys, missing; sys.exit(not missing.has_font_for({language!r}))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=SCRIPT.parent, check=False)
    assert (done.returncode == 0) is bool(listed.stdout.strip())


def test_what_only_some_tests_need_stops_nothing(
    tool: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "_loads", lambda soname: soname != "libxcb-cursor.so.0")
    monkeypatch.setattr(screen, "_has_font", lambda: True)
    monkeypatch.setattr(tool, "find_spec", lambda name: name)
    assert tool.main("test", "python3") == 0
    said = capsys.readouterr().err
    assert said.startswith("Some tests will be skipped. To run them too, type: sudo apt-get ")
    assert "libxcb-cursor0 fonts-noto-cjk xvfb gnugo" in said
    assert tool.main("run", "python3") == 1


def test_without_a_screen_the_commands_can_be_set_up(
    tool: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setattr(tool, "find_spec", lambda name: name)
    assert tool.main("run", "python3") == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("machine", "name", "version", "said"),
    [
        ("x86_64", "glibc", "2.31", "needs glibc 2.34 or newer, and this system has 2.31"),
        ("aarch64", "glibc", "2.36", "needs glibc 2.39 or newer, and this system has 2.36"),
        ("x86_64", "", "", "needs glibc, which this system does not have"),
        ("x86_64", "glibc", "2.34", None),
        ("aarch64", "glibc", "2.41", None),
        ("riscv64", "glibc", "2.36", None),
    ],
)
def test_too_old_a_c_library_is_reported(
    tool: ModuleType, machine: str, name: str, version: str, said: str | None
) -> None:
    sentence = tool.old_libc(machine, name, version)
    assert sentence is None if said is None else said in sentence


def test_here_it_runs_by_itself(tmp_path: Path) -> None:
    """Without the project's environment: isolated from it and from the current folder."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), "run", "python3"]
    environ = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environ, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr


def test_the_gate_installs_every_package_that_may_be_asked_for(tool: ModuleType) -> None:
    lines = APT.read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if not line.startswith("#")]
    assert len(listed) == len(set(listed))
    libraries = {*screen.EVERYWHERE.values(), *screen.XCB.values(), screen.FONT, tool.CJK_FONT}
    assert {*libraries, *tool.PROGRAMS.values()} <= set(listed)
