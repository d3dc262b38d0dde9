"""The wheel contains all that the program needs: built, installed outside the checkout, started.

The fresh environment sees the PySide6 and sgfmill of this one through a .pth file, so that only our
wheel is installed; the checkout itself is out of its sight.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tromp_gui.version import version

CHECKOUT = Path(__file__).resolve().parents[1]

WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tromp_gui.__main__ import main

def look():
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            print("window", type(window).__name__, window.width(), window.height(), flush=True)
            timer.stop()
            window.close()

run, timer = QApplication.exec, QTimer()
timer.timeout.connect(look)

def watched(*_):
    timer.start(20)
    return run()

QApplication.exec = watched
sys.argv = ["tromp-gui"]
sys.exit(main())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the source archive beside it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"]
    subprocess.run([*build, "-d", str(folder)], cwd=CHECKOUT, check=True)
    (file,) = folder.glob("*.whl")
    return file


def test_a_second_build_gives_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    """Elsewhere, later, under another umask, without Qt, by another tool, and the wheel from the
    source archive.
    """
    hidden, second = tmp_path / "hidden" / "PySide6", tmp_path / "second"
    hidden.mkdir(parents=True)
    (hidden / "__init__.py").write_text("raise ImportError('no Qt is needed to build')")
    environ = {**os.environ, "PYTHONPATH": str(hidden.parent), "TZ": "Asia/Tokyo"}
    build = [sys.executable, "-m", "build", "--no-isolation", str(CHECKOUT)]
    subprocess.run([*build, "--outdir", second], env=environ, umask=0o077, check=True)
    built = {path.name: path.read_bytes() for path in second.iterdir()}
    assert {Path(name).suffix for name in built} == {".whl", ".gz"}
    assert [name for name in built if built[name] != wheel.with_name(name).read_bytes()] == []


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a fresh environment with the wheel in it."""
    import venv  # not every Python has it

    home = tmp_path_factory.mktemp("fresh")
    builder = venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt")
    builder.create(home)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    _site_packages(home).joinpath("outside.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def _site_packages(home: Path) -> Path:
    scheme = sysconfig.get_preferred_scheme("prefix")
    return Path(sysconfig.get_path("purelib", scheme, {"base": str(home), "platbase": str(home)}))


def _run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command, cwd=cwd, env=environ, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_wheel_holds_the_resources_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    ours = {
        path.relative_to(CHECKOUT).as_posix()
        for path in (CHECKOUT / "resources").rglob("*")
        if path.is_file()
    }
    assert {f"tromp_gui/{name}" for name in ours} <= set(names)
    assert {name.split("/")[0] for name in names} == {
        "tromp_gui",
        f"tromp_gui-{version()}.dist-info",
    }


def test_the_environment_uses_the_wheel_and_not_the_checkout(scripts: Path, tmp_path: Path) -> None:
    ask = "from tromp_gui import resources; print(resources.folder())"
    done = _run(scripts / "python", "-c", ask, cwd=tmp_path)
    assert Path(done.stdout.strip()) == (
        _site_packages(scripts.parent).resolve() / "tromp_gui" / "resources"
    )


def test_the_installed_program_tells_its_version(scripts: Path, tmp_path: Path) -> None:
    done = _run(scripts / "tromp-gui", "--version", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"tromp-gui {version()}\n"


def test_the_installed_program_opens_its_window(scripts: Path, tmp_path: Path) -> None:
    done = _run(scripts / "python", "-c", WINDOW, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    name, kind, width, height = done.stdout.split()
    assert (name, kind) == ("window", "MainWindow")
    assert min(int(width), int(height)) >= 480
