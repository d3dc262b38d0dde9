"""The menu entry, the file type and the icons are installed and removed."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import tromp_gui
from tromp_gui import resources
from tromp_gui.cli import desktop
from tromp_gui.cli.main import main
from tromp_gui.resources import APP_ID

CHECKOUT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="desktop files are for Linux"
)


def _desktop(*words: str | Path, **environ: str) -> int:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environ.items():
            patch.setenv(name, value)
        return main([str(word) for word in words])


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """The share folder of a prefix into which this program was installed."""
    assert _desktop("install-desktop", "--prefix", tmp_path) == 0
    return tmp_path / "share"


def _program(text: str, key: str = "Exec") -> list[str]:
    """The command of an entry, read as the specification says: a string, then its arguments."""
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(text)
    string = entry[entry.sections()[0]][key].replace("\\\\", "\\")
    words = re.findall(r'"(?:\\.|[^"\\])*"|\S+', string)
    return [
        re.sub(r"\\(.)", r"\1", w[1:-1]).replace("%%", "%") if w[0] == '"' else w for w in words
    ]


def test_the_menu_entry_starts_this_program(share: Path) -> None:
    text = (share / "applications" / f"{APP_ID}.desktop").read_text("utf-8")
    assert _program(text) == [*desktop.this_program(), "%F"]


def test_a_program_in_a_folder_with_an_odd_name() -> None:
    program = ('/tmp/it\'s 100% "odd" & $HOME|\\n/python', "-m", "tromp_gui")
    for name, last in (("desktop", ["%F"]), ("thumbnailer", ["%s", "--coordinates", "no"])):
        text = resources.path(f"desktop/{APP_ID}.{name}").read_text("utf-8")
        words = _program(desktop.with_program(text, program))
        assert tuple(words[:3]) == program
        assert words[-len(last) :] == last


def test_without_a_prefix_it_goes_where_the_user_keeps_data(tmp_path: Path) -> None:
    assert _desktop("install-desktop", XDG_DATA_HOME=str(tmp_path)) == 0
    assert (tmp_path / "applications" / f"{APP_ID}.desktop").is_file()


def test_an_appimage_is_started_by_its_own_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APPIMAGE", "/home/me/Tromp Go.AppImage")
    assert desktop.this_program() == ("/home/me/Tromp Go.AppImage",)


def test_a_folder_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "share").touch()
    assert _desktop("install-desktop", "--prefix", tmp_path) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_every_size_of_the_icon_is_there(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    assert (icons / "scalable" / "apps" / f"{APP_ID}.svg").is_file()
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert (icons / f"{size}x{size}" / "apps" / f"{APP_ID}.png").is_file()


GAMES = {
    b"(;GM[1]SZ[9])": True,
    b"(;SZ[9]GM[1])": True,
    b"(;B[dd];W[pp])": True,
    b"(;C[no size]AB[dd])": True,
    b"\n(;FF[4]SZ[9])": True,
    b"   (;GM[1])": True,
    b"\r\n\t (;CA[UTF-8]GM[1])": True,
    b"\xef\xbb\xbf(;GM[1]FF[4])": True,
    b"\xef\xbb\xbf\r\n(;FF[4])": True,
    b"(\n;FF[4]SZ[9])": True,
    b"( \r\n ;GM[1]": True,
    b"(\n; a comment of Lisp [1])": False,
    b"for (;;) { a[1] = 2; }": False,
    b"  for (;;) { x }\n": False,
    b"(define x ; comment\n 3)": False,
    b"\nLook at this (; or that [.": False,
}
"""Texts without a name, and whether they are games of Go."""


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="no shared-mime-info here")
def test_the_file_type_is_known_by_content(share: Path) -> None:
    ask = (
        "import sys\n"
        "from PySide6.QtCore import QMimeDatabase\n"
        "for text in eval(sys.argv[1]):\n"
        "    kind = QMimeDatabase().mimeTypeForData(text)\n"
        "    print(kind.name(), QMimeDatabase().mimeTypeForName(kind.name()).comment())"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask, repr(list(GAMES))],
        env=os.environ | {"XDG_DATA_HOME": str(share)},
        capture_output=True,
        text=True,
        check=True,
    )
    known = [line == "application/x-go-sgf Go game record" for line in done.stdout.splitlines()]
    assert dict(zip(GAMES, known, strict=True)) == GAMES


@pytest.mark.skipif(not shutil.which("gio"), reason="no gio here")
@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="no shared-mime-info here")
def test_the_file_type_is_known_to_gio(share: Path, tmp_path: Path) -> None:
    for number, text in enumerate(GAMES):
        (tmp_path / str(number)).write_bytes(text)
    done = subprocess.run(
        ["gio", "info", "-a", "standard::content-type", *map(str, range(len(GAMES)))],
        cwd=tmp_path,
        env=os.environ | {"XDG_DATA_HOME": str(share)},
        capture_output=True,
        text=True,
        check=True,
    )
    kinds = re.findall(r"standard::content-type: (\S+)", done.stdout)
    known = [kind == "application/x-go-sgf" for kind in kinds]
    assert dict(zip(GAMES, known, strict=True)) == GAMES


def test_the_thumbnailer_draws_a_game(share: Path, tmp_path: Path) -> None:
    game, picture = tmp_path / "game.sgf", tmp_path / "thumbnail"  # a desktop's has no ending
    game.write_text("(;SZ[9];B[dd])")
    text = (share / "thumbnailers" / f"{APP_ID}.thumbnailer").read_text("utf-8")
    values = {"%i": str(game), "%o": str(picture), "%s": "128"}
    command = [values.get(word, word) for word in _program(text)]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, check=True)
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (128, 128)


def test_nothing_of_ours_is_left_after_uninstalling(share: Path) -> None:
    other = share / "applications" / "other.desktop"
    other.touch()
    assert _desktop("uninstall-desktop", "--prefix", share.parent) == 0
    assert list(share.rglob("*tromp*")) == []
    assert other.is_file()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="no desktop-file-utils here")
def test_the_menu_entry_is_valid(share: Path) -> None:
    entry = share / "applications" / f"{APP_ID}.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="no appstream here")
def test_the_description_is_valid(share: Path) -> None:
    done = subprocess.run(
        ["appstreamcli", "validate", "--pedantic", "--no-net", _metainfo(share)],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert [line for line in lines if line.startswith(("E:", "W:", "P:"))] == []
    assert done.returncode == 0


def _metainfo(share: Path) -> Path:
    return share / "metainfo" / f"{APP_ID}.metainfo.xml"


def test_the_description_names_this_version_its_pictures_and_the_address(share: Path) -> None:
    text = _metainfo(share).read_text(encoding="utf-8")
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
    assert f'"homepage">{project["tool"]["tromp-gui"]["address"]}</url>' in text
    assert f'<release version="{tromp_gui.__version__}"' in text
    assert f"<id>{APP_ID}</id>" in text
    pictures = re.findall(r"<image>https://[^<]*/raw/main/([^<]*)</image>", text)
    assert pictures
    assert all((CHECKOUT / picture).is_file() for picture in pictures)
