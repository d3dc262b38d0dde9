"""The desktop's own list of recent documents, which its launchers and file dialogs show.

On Linux that is recently-used.xbel, which GTK and KDE share: XBEL with the elements of the
freedesktop.org "desktop bookmark" specification. On Windows it is the list of the shell, which also
fills the jump list.
"""

from __future__ import annotations

import ctypes
import sys
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

from PySide6.QtCore import QFile, QLockFile, QSaveFile

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.system import data_home

_BOOKMARK = "http://www.freedesktop.org/standards/desktop-bookmarks"
_MIME = "http://www.freedesktop.org/standards/shared-mime-info"
_OWNER = "http://freedesktop.org"
_KIND = "application/x-go-sgf"
_COMMAND = "'tromp-gui %u'"
_WAIT_MS = 100
_OWNER_ONLY = QFile.Permission.ReadOwner | QFile.Permission.WriteOwner
_SHARD_PATHW = 3

ET.register_namespace("bookmark", _BOOKMARK)
ET.register_namespace("mime", _MIME)


def add(path: Path) -> None:
    """Put a file at the head of the list. Where that cannot be, the list stays as it is."""
    if sys.platform == "win32":
        ctypes.windll.shell32.SHAddToRecentDocs(_SHARD_PATHW, str(path))
    elif sys.platform.startswith("linux"):
        add_to(data_home() / "recently-used.xbel", path)


def add_to(listed: Path, path: Path) -> None:
    """Put a file into a list of the XBEL form, under the lock that KDE takes too."""
    lock = QLockFile(f"{listed}.lock")
    try:
        listed.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not lock.tryLock(_WAIT_MS):
            return
        root = ET.parse(listed).getroot() if listed.exists() else ET.Element("xbel", version="1.0")
    except (OSError, ET.ParseError):
        return  # a list that cannot be read is not ours to replace
    _add_bookmark(root, path.absolute(), f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%fZ}")
    _write(listed, ET.tostring(root, encoding="UTF-8", xml_declaration=True))


def _add_bookmark(root: ET.Element, path: Path, now: str) -> None:
    """Note in the list that this program has opened a file."""
    href = path.as_uri()
    known = {unquote(each.get("href", "")): each for each in root.iter("bookmark")}
    bookmark = known.get(unquote(href))
    if bookmark is None:
        bookmark = ET.SubElement(root, "bookmark", href=href, added=now)
    bookmark.attrib |= {"modified": now, "visited": now}
    metadata = bookmark.find(f"info/metadata[@owner='{_OWNER}']")
    if metadata is None:
        metadata = ET.SubElement(_child(bookmark, "info"), "metadata", owner=_OWNER)
        ET.SubElement(metadata, f"{{{_MIME}}}mime-type", type=_KIND)
    programs = _child(metadata, f"{{{_BOOKMARK}}}applications")
    name = f"{{{_BOOKMARK}}}application"
    ours = next((each for each in programs.iter(name) if each.get("name") == DISPLAY_NAME), None)
    if ours is None:
        ours = ET.SubElement(programs, name, name=DISPLAY_NAME, exec=_COMMAND, count="0")
    count = ours.get("count", "0")
    ours.attrib |= {"modified": now, "count": str(int(count) + 1 if count.isdecimal() else 1)}


def _child(parent: ET.Element, name: str) -> ET.Element:
    found = parent.find(name)
    return ET.SubElement(parent, name) if found is None else found


def _write(listed: Path, text: bytes) -> None:
    """Replace the list at once; what is in it is nobody else's business."""
    is_new = not listed.exists()
    file = QSaveFile(str(listed))
    if file.open(QSaveFile.OpenModeFlag.WriteOnly):
        if is_new:
            file.setPermissions(_OWNER_ONLY)
        file.write(text)
        file.commit()
