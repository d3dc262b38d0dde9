"""Fixtures for all tests: no screen, a separate home folder, and data that may be absent."""

from __future__ import annotations

import atexit
import gc
import importlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

_SCREEN = Path(__file__).parent / "data" / "screen.json"
"""Qt's offscreen screen is smaller than the window by itself."""
# Without a drive, as Qt splits the name at ":".
_OFFSCREEN = f"offscreen:configfile=/{_SCREEN.relative_to(_SCREEN.anchor).as_posix()}"
os.environ["QT_QPA_PLATFORM"] = os.environ.get("TROMP_GUI_TEST_PLATFORM", _OFFSCREEN)


def _open_screen() -> None:
    """An X server for this process: windows of two workers would take each other's focus."""
    read, write = os.pipe()
    size = ("-screen", "0", "1600x1200x24")
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *size, "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    atexit.register(server.terminate)
    with os.fdopen(read) as line:
        os.environ["DISPLAY"] = f":{line.readline().strip()}"


if os.environ["QT_QPA_PLATFORM"] == "xcb" and "PYTEST_XDIST_WORKER" in os.environ:
    _open_screen()
if sys.platform == "win32":  # offscreen, Qt looks for fonts nowhere else there
    os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ["WINDIR"], "Fonts"))
for _name in ("QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR", "LANGUAGE", "LC_MESSAGES"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8"
# As the engine has it: two workers with two threads each wait for each other with busy cores.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

PATIENCE = 120_000
"""Milliseconds that a test waits at most for what has to come; it comes much sooner."""
for _wait in (
    *(QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitCallback),
    *(QtBot.waitExposed, QtBot.waitActive),
):  # pytest-qt has no setting for it
    _wait.__kwdefaults__ = {**(_wait.__kwdefaults__ or {}), "timeout": PATIENCE}

# `make test` tries the same examples each time; `make soak` looks for new ones.
settings.register_profile("tests", deadline=None, derandomize=True, max_examples=25)
settings.register_profile("soak", deadline=None, max_examples=500)
settings.load_profile("tests")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, for some tests wait most of their time for an engine; under
    Xvfb none does."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + (os.environ["QT_QPA_PLATFORM"] != "xcb")


def pytest_collection(session: pytest.Session) -> None:
    """Each worker begins with other files: those that another one has compiled take a third of the
    time."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or os.environ["QT_QPA_PLATFORM"] == "xcb":
        return
    root = session.config.rootpath
    files = sorted(path for arg in session.config.args for path in (root / arg).rglob("test_*.py"))
    for path in files[len(files) * int(worker["workerid"][2:]) // worker["workercount"] :]:
        with suppress(Exception, pytest.skip.Exception):  # collecting tells of them
            importlib.import_module(".".join(path.relative_to(root).with_suffix("").parts))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Under Xvfb only files with a test for it are read: the others would take half the time."""
    if os.environ["QT_QPA_PLATFORM"] == "xcb" and collection_path.suffix == ".py":
        return "mark.xvfb" not in collection_path.read_text(encoding="utf-8") or None
    return None


def pytest_collection_finish() -> None:
    """Freeze what was collected, so that the garbage collector does not examine it again."""
    gc.collect()
    gc.freeze()


SHARED_DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
_HOMES = {
    "HOME": ".",
    "USERPROFILE": ".",
    "APPDATA": "config",
    "LOCALAPPDATA": "data",
    **{f"XDG_{name.upper()}_HOME": name for name in ("config", "data", "cache", "state")},
}
"""The variables that name a user's folders on Linux, macOS and Windows."""


@pytest.fixture(scope="session", autouse=True)
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of all homes: pytest looks through those of the tests at each new one.

    It is the home of what has a wider scope than a test.
    """
    homes = tmp_path_factory.mktemp("homes", numbered=False)
    with pytest.MonkeyPatch.context() as patch:
        _move_to(homes, patch)
        yield homes


@pytest.fixture(autouse=True)
def own_home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder where settings, journals and caches of this test go, subprocesses' too."""
    home = Path(tempfile.mkdtemp(dir=homes))
    _move_to(home, monkeypatch)
    if sys.platform in ("win32", "darwin"):  # where no variable moves the list of recent files
        monkeypatch.setattr("tromp_gui.application._remember", lambda path: None)
    return home


def _move_to(home: Path, patch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QSettings

    for name, folder in _HOMES.items():
        patch.setenv(name, str(home / folder))
    config = str(home / "config")  # Qt's own settings, such as those of its file dialog
    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, config)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The arguments of the application: see `make_application`."""
    from tromp_gui.ui.look.theme import FUSION

    return ["tromp-gui", *FUSION]


@pytest.fixture(scope="session", autouse=True)
def one_application(qapp: QCoreApplication) -> None:
    """A process has one Qt application: commands that need less of it must not come first. Garbage
    is collected in its thread, as in the program."""
    from tromp_gui.session.collector import GarbageCollector

    GarbageCollector(qapp)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of reference data beside the checkout; the test is skipped where it is absent."""
    if not SHARED_DATA.is_dir():
        pytest.skip(f"the reference data are not here: {SHARED_DATA}")
    return SHARED_DATA


@pytest.fixture(params=["sample", "all"], scope="session")
def recorded_games(request: pytest.FixtureRequest) -> Path:
    """The folder of games with results that others counted: the sample of tests/data/games, and
    all of the reference data, which are skipped where they are absent.
    """
    if request.param == "sample":
        return Path(__file__).parent / "data" / "games"
    shared: Path = request.getfixturevalue("shared_data")
    return shared / "scoring"


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a megabyte; skipped if none may be mounted."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
    try:
        done = subprocess.run(command, capture_output=True)
    except OSError:
        pytest.skip("there is no mount here")
    if done.returncode:
        pytest.skip("no disk may be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)
