"""Files opened here are among the desktop's recent documents, beside those of other programs."""

from __future__ import annotations

import ctypes
import stat
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QLockFile

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.file import recent_documents

THEIRS = """<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
  <bookmark href="file:///home/a%20b.txt" added="2026-01-01T00:00:00Z"
            modified="2026-01-01T00:00:00Z" visited="2026-01-01T00:00:00Z">
    <info><metadata owner="http://freedesktop.org"><mime:mime-type type="text/plain"/>
      <bookmark:groups><bookmark:group>Notes</bookmark:group></bookmark:groups>
      <bookmark:applications>
        <bookmark:application name="gedit" exec="&apos;gedit %u&apos;"
                              modified="2026-01-01T00:00:00Z" count="3"/>
      </bookmark:applications>
    </metadata><metadata owner="http://somebody.else"><theirs/></metadata></info>
  </bookmark>
</xbel>
"""

posix = pytest.mark.skipif(sys.platform == "win32", reason="the list of other desktops")


def types_by_glib(listed: Path, uris: list[str]) -> list[str]:
    """The types that GLib reads of some files of a list."""
    glib = ctypes.CDLL("libglib-2.0.so.0")
    glib.g_bookmark_file_new.restype = ctypes.c_void_p
    glib.g_bookmark_file_get_mime_type.restype = ctypes.c_char_p
    file = ctypes.c_void_p(glib.g_bookmark_file_new())
    assert glib.g_bookmark_file_load_from_file(file, bytes(listed), None)
    kinds = (glib.g_bookmark_file_get_mime_type(file, uri.encode(), None) for uri in uris)
    return [(kind or b"").decode() for kind in kinds]


@posix
def test_the_list_is_made_for_the_user_alone(tmp_path: Path) -> None:
    listed = tmp_path / "share" / "recently-used.xbel"
    recent_documents.add_to(listed, tmp_path / "a é&b.sgf")
    assert stat.S_IMODE(listed.stat().st_mode) == 0o600
    (bookmark,) = ET.parse(listed).getroot()
    assert bookmark.get("href") == (tmp_path / "a é&b.sgf").as_uri()
    assert not Path(f"{listed}.lock").exists()


@posix
def test_what_others_noted_stays(tmp_path: Path) -> None:
    listed = tmp_path / "recently-used.xbel"
    listed.write_text(THEIRS)
    for _ in range(2):
        recent_documents.add_to(listed, Path("/home/game.sgf"))
    recent_documents.add_to(listed, Path("/home/a b.txt"))
    text = listed.read_text()
    assert text.count("<bookmark ") == 2
    assert "<theirs" in text
    assert "Notes" in text
    assert f'name="{DISPLAY_NAME}"' in text
    assert 'count="2"' in text
    assert 'count="3"' in text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="GLib is Linux's")
def test_glib_reads_it(tmp_path: Path) -> None:
    listed = tmp_path / "recently-used.xbel"
    listed.write_text(THEIRS.replace("<theirs/>", ""))  # GLib knows no metadata but its own
    recent_documents.add_to(listed, Path("/home/a game.sgf"))
    uris = ["file:///home/a%20b.txt", "file:///home/a%20game.sgf"]
    assert types_by_glib(listed, uris) == ["text/plain", "application/x-go-sgf"]


@posix
@pytest.mark.parametrize("text", ["", "no XML", "<xbel>"])
def test_a_list_that_cannot_be_read_stays_as_it_is(tmp_path: Path, text: str) -> None:
    listed = tmp_path / "recently-used.xbel"
    listed.write_text(text)
    recent_documents.add_to(listed, tmp_path / "game.sgf")
    assert listed.read_text() == text


@posix
def test_while_another_program_writes_it_stays_as_it_is(tmp_path: Path) -> None:
    listed = tmp_path / "recently-used.xbel"
    lock = QLockFile(f"{listed}.lock")
    assert lock.tryLock(0)
    recent_documents.add_to(listed, tmp_path / "game.sgf")
    assert not listed.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where Linux has it")
def test_it_is_where_desktops_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    recent_documents.add(tmp_path / "game.sgf")
    assert (tmp_path / "recently-used.xbel").is_file()


@posix
def test_forgetting_leaves_what_others_noted(tmp_path: Path) -> None:
    listed = tmp_path / "recently-used.xbel"
    listed.write_text(THEIRS)
    recent_documents.add_to(listed, Path("/home/game.sgf"))
    recent_documents.add_to(listed, Path("/home/a b.txt"))
    recent_documents.forget_in(listed)
    text = listed.read_text()
    assert text.count("<bookmark ") == 1
    assert 'name="gedit"' in text
    assert DISPLAY_NAME not in text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where Linux has it")
def test_forgetting_clears_the_desktops_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    recent_documents.forget()
    assert not (tmp_path / "recently-used.xbel").exists()
    recent_documents.add(tmp_path / "game.sgf")
    recent_documents.forget()
    assert "game.sgf" not in (tmp_path / "recently-used.xbel").read_text()


@pytest.mark.skipif(sys.platform != "darwin", reason="the list of macOS")
def test_the_document_controller_takes_a_file(tmp_path: Path) -> None:
    recent_documents.add(tmp_path / "game.sgf")
    recent_documents.forget()
