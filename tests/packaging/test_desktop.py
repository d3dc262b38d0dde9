"""The menu entry, the file type and the icons reach the desktop, and leave it again."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tromp_gui

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGING = CHECKOUT / "packaging"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="desktop files are for Linux"
)


def _run(checkout: Path, what: str, prefix: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [checkout / "packaging" / "desktop.sh", what],
        env=os.environ | {"PREFIX": str(prefix)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """The share folder of a prefix into which this checkout was installed."""
    done = _run(CHECKOUT, "install", tmp_path)
    assert done.returncode == 0, done.stderr
    return tmp_path / "share"


def _program(share: Path) -> Path:
    """The program that the entry's Exec key starts, read as the specification says."""
    entry = configparser.RawConfigParser()
    entry.read(share / "applications" / "tromp-gui.desktop", encoding="utf-8")
    string = entry["Desktop Entry"]["Exec"].replace("\\\\", "\\")
    quoted, file = string.rsplit(" ", 1)
    assert (quoted[0], quoted[-1], file) == ('"', '"', "%f")
    return Path(re.sub(r"\\(.)", r"\1", quoted[1:-1]).replace("%%", "%"))


def test_the_menu_entry_starts_this_checkout(share: Path) -> None:
    assert _program(share) == CHECKOUT / ".venv" / "bin" / "tromp-gui"


def test_a_checkout_in_a_folder_with_an_odd_name(tmp_path: Path) -> None:
    checkout = tmp_path / 'it\'s 100% "odd" & $HOME|\\n'
    shutil.copytree(PACKAGING, checkout / "packaging")
    shutil.copytree(CHECKOUT / "resources" / "icons", checkout / "resources" / "icons")
    assert _run(checkout, "install", tmp_path / "prefix").returncode == 0
    assert _program(tmp_path / "prefix" / "share") == checkout / ".venv" / "bin" / "tromp-gui"


def test_every_size_of_the_icon_is_there(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    assert (icons / "scalable" / "apps" / "tromp-gui.svg").is_file()
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert (icons / f"{size}x{size}" / "apps" / "tromp-gui.png").is_file()


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="no shared-mime-info here")
def test_the_file_type_is_known(share: Path) -> None:
    ask = (
        "from PySide6.QtCore import QMimeDatabase\n"
        "kind = QMimeDatabase().mimeTypeForData(b'(;GM[1]SZ[9])')\n"
        "print(kind.name(), QMimeDatabase().mimeTypeForName(kind.name()).comment())"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask],
        env=os.environ | {"XDG_DATA_HOME": str(share)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "application/x-go-sgf Go game record\n"


def test_nothing_of_ours_is_left_after_uninstalling(share: Path) -> None:
    other = share / "applications" / "other.desktop"
    other.touch()
    assert _run(CHECKOUT, "uninstall", share.parent).returncode == 0
    assert list(share.rglob("*tromp-gui*")) == []
    assert other.is_file()


def test_another_word_is_wrong_usage(tmp_path: Path) -> None:
    done = _run(CHECKOUT, "remove", tmp_path)
    assert done.returncode == 64
    assert done.stderr.startswith("usage:")
    assert not (tmp_path / "share").exists()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="no desktop-file-utils here")
def test_the_menu_entry_is_valid(share: Path) -> None:
    entry = share / "applications" / "tromp-gui.desktop"
    subprocess.run(["desktop-file-validate", entry], check=True)


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="no appstream here")
def test_the_description_is_valid() -> None:
    metainfo = PACKAGING / "tromp-gui.metainfo.xml"
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", metainfo],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in done.stdout.splitlines() if line.startswith("E:")] == []


def test_the_description_names_this_version() -> None:
    text = (PACKAGING / "tromp-gui.metainfo.xml").read_text(encoding="utf-8")
    assert f'<release version="{tromp_gui.__version__}"' in text
