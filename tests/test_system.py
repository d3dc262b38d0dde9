"""What each system offers the program, by its own custom."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tromp_gui import resources
from tromp_gui.system import (
    cache_folder,
    data_home,
    log_folder,
    restore_library_path,
    settings_file,
)

ROOT = Path.cwd().anchor
HOME = Path(ROOT, "h")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(HOME))


@pytest.mark.parametrize(
    ("system", "environ", "cache", "logs"),
    [
        ("linux", {}, HOME / ".cache/tromp-gui", HOME / ".local/state/tromp-gui"),
        (
            "linux",
            {"XDG_CACHE_HOME": f"{ROOT}c", "XDG_STATE_HOME": f"{ROOT}s"},
            Path(ROOT, "c/tromp-gui"),
            Path(ROOT, "s/tromp-gui"),
        ),
        (
            "linux",
            {"XDG_CACHE_HOME": "c", "XDG_STATE_HOME": "s"},  # relative ones are to be ignored
            HOME / ".cache/tromp-gui",
            HOME / ".local/state/tromp-gui",
        ),
        ("darwin", {}, HOME / "Library/Caches/tromp-gui", HOME / "Library/Logs/tromp-gui"),
        ("win32", {"LOCALAPPDATA": "/l"}, Path("/l/tromp-gui/cache"), Path("/l/tromp-gui/logs")),
    ],
)
def test_caches_and_logs(system: str, environ: dict[str, str], cache: Path, logs: Path) -> None:
    assert cache_folder(environ, system) == cache
    assert log_folder(environ, system) == logs


@pytest.mark.parametrize(
    ("system", "environ", "data", "settings"),
    [
        ("linux", {}, HOME / ".local/share", HOME / ".config"),
        (
            "linux",
            {"XDG_DATA_HOME": f"{ROOT}d", "XDG_CONFIG_HOME": f"{ROOT}c"},
            Path(ROOT, "d"),
            Path(ROOT, "c"),
        ),
        ("darwin", {}, HOME / "Library/Application Support", HOME / "Library/Preferences"),
        ("win32", {}, HOME / "AppData/Local", HOME / "AppData/Roaming"),
        ("win32", {"LOCALAPPDATA": "/l", "APPDATA": "/r"}, Path("/l"), Path("/r")),
    ],
)
def test_data_and_settings(
    system: str, environ: dict[str, str], data: Path, settings: Path
) -> None:
    assert data_home(environ, system) == data
    assert settings_file(environ, system) == settings / "tromp_gui" / "tromp_gui.conf"


@pytest.mark.parametrize(
    ("executable", "frozen", "program"),
    [
        ("/usr/bin/python3", False, ("/usr/bin/python3", "-m", "tromp_gui")),
        (r"C:\Py\pythonw.exe", False, (r"C:\Py\python.exe", "-m", "tromp_gui")),
        (r"C:\Tromp Go\tromp-go.exe", True, (r"C:\Tromp Go\tromp-gui.exe",)),
        ("/usr/lib/tromp-gui/tromp-gui", True, ("/usr/lib/tromp-gui/tromp-gui",)),
    ],
)
def test_the_program_is_started_again_with_standard_streams(
    executable: str, frozen: bool, program: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", frozen, raising=False)
    assert resources.program(executable) == program


@pytest.mark.parametrize(
    ("frozen", "before", "after"),
    [
        (False, {"LD_LIBRARY_PATH": "/mine"}, {"LD_LIBRARY_PATH": "/mine"}),
        (True, {"LD_LIBRARY_PATH": "/opt/_internal"}, {}),
        (
            True,
            {"LD_LIBRARY_PATH": "/opt/_internal:/mine", "LD_LIBRARY_PATH_ORIG": "/mine"},
            {"LD_LIBRARY_PATH": "/mine"},
        ),
    ],
)
def test_engines_load_the_libraries_of_the_system(
    frozen: bool,
    before: dict[str, str],
    after: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.frozen", frozen, raising=False)
    restore_library_path(before)
    assert before == after


def test_a_private_input_is_not_shared_with_those_it_starts() -> None:
    script = (
        "import subprocess, sys; from tromp_gui.system import private_input; "
        "lines = private_input(); first = lines.readline(); "
        "child = 'import sys; sys.stdout.write(repr(sys.stdin.read()))'; "
        "told = subprocess.run([sys.executable, '-c', child], stdout=subprocess.PIPE).stdout; "
        "print(ascii((first, told, lines.read())))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input="囲\n碁\n".encode(), stdout=subprocess.PIPE
    )
    assert done.stdout.decode().strip() == ascii(("囲\n", b"''", "碁\n"))
