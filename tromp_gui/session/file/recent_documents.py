"""The desktop's own list of recent documents, which its launchers and file dialogs show.

On Linux that is recently-used.xbel, which GTK and KDE share: XBEL with the elements of the
freedesktop.org "desktop bookmark" specification. On Windows it is the list of the shell, which also
fills the jump list. On macOS it is the list of the document controller, which fills the Dock's
menu.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
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
_PROGRAM = f"{{{_BOOKMARK}}}application"
_LIST = "recently-used.xbel"
_KIND = "application/x-go-sgf"
_COMMAND = "'tromp-gui %u'"
_WAIT_MS = 100
_OWNER_ONLY = QFile.Permission.ReadOwner | QFile.Permission.WriteOwner
_SHARD_PATHW = 3

ET.register_namespace("bookmark", _BOOKMARK)
ET.register_namespace("mime", _MIME)


def add(path: Path) -> None:
    """Put a file at the top of the list. If that fails, the list stays unchanged."""
    if sys.platform == "win32":
        ctypes.windll.shell32.SHAddToRecentDocs(_SHARD_PATHW, str(path))
    elif sys.platform == "darwin":
        _add_on_macos(path)
    else:
        add_to(data_home() / _LIST, path)


def forget() -> None:
    """Remove this program's entries from the list; on Windows only the user can."""
    if sys.platform == "darwin":
        _send(_document_controller(), "clearRecentDocuments:", None)
    elif sys.platform != "win32":
        forget_in(data_home() / _LIST)


def add_to(listed: Path, path: Path) -> None:
    """Put a file into a list of the XBEL form."""
    now = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%fZ}"
    _change(listed, lambda root: _add_bookmark(root, path.absolute(), now))


def forget_in(listed: Path) -> None:
    """Remove this program from an XBEL list; entries that only it opened are deleted."""
    if listed.exists():
        _change(listed, _remove_ours)


def _change(listed: Path, change: Callable[[ET.Element], None]) -> None:
    """Change a list under the lock that KDE also uses; an unreadable one stays unchanged."""
    lock = QLockFile(f"{listed}.lock")
    try:
        listed.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not lock.tryLock(_WAIT_MS):
            return
        root = ET.parse(listed).getroot() if listed.exists() else ET.Element("xbel", version="1.0")
    except (OSError, ET.ParseError):
        return  # do not replace a list that cannot be read
    change(root)
    _write(listed, ET.tostring(root, encoding="UTF-8", xml_declaration=True))


def _add_bookmark(root: ET.Element, path: Path, now: str) -> None:
    """Add to the list that this program has opened a file."""
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
    ours = next(
        (each for each in programs.iter(_PROGRAM) if each.get("name") == DISPLAY_NAME), None
    )
    if ours is None:
        ours = ET.SubElement(programs, _PROGRAM, name=DISPLAY_NAME, exec=_COMMAND, count="0")
    count = ours.get("count", "0")
    ours.attrib |= {"modified": now, "count": str(int(count) + 1 if count.isdecimal() else 1)}


def _remove_ours(root: ET.Element) -> None:
    parents = {child: parent for parent in root.iter() for child in parent}
    for bookmark in [*root.iter("bookmark")]:
        programs = [*bookmark.iter(_PROGRAM)]
        ours = [each for each in programs if each.get("name") == DISPLAY_NAME]
        if ours and len(ours) == len(programs):
            parents[bookmark].remove(bookmark)
        else:
            for each in ours:
                parents[each].remove(each)


def _child(parent: ET.Element, name: str) -> ET.Element:
    found = parent.find(name)
    return ET.SubElement(parent, name) if found is None else found


def _write(listed: Path, text: bytes) -> None:
    """Replace the list atomically, readable only by the user."""
    is_new = not listed.exists()
    file = QSaveFile(str(listed))
    if file.open(QSaveFile.OpenModeFlag.WriteOnly):
        if is_new:
            file.setPermissions(_OWNER_ONLY)
        file.write(text)
        file.commit()


def _add_on_macos(path: Path) -> None:
    """Call AppKit, because Qt has no function for it."""
    text = ctypes.c_char_p(str(path).encode())
    name = _send(_class("NSString"), "stringWithUTF8String:", text)
    url = _send(_class("NSURL"), "fileURLWithPath:", ctypes.c_void_p(name))
    _send(_document_controller(), "noteNewRecentDocumentURL:", ctypes.c_void_p(url))


def _document_controller() -> int:
    return _send(_class("NSDocumentController"), "sharedDocumentController")


def _class(name: str) -> int:
    """A class of AppKit, which is loaded first."""
    ctypes.CDLL("/System/Library/Frameworks/AppKit.framework/AppKit")
    find = ctypes.CDLL("/usr/lib/libobjc.dylib").objc_getClass
    find.restype, find.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
    return int(find(name.encode()) or 0)


def _send(receiver: int, selector: str, *arguments: object) -> int:
    """Send an Objective-C message whose argument, if any, and result are pointers."""
    library = ctypes.CDLL("/usr/lib/libobjc.dylib")
    register = library.sel_registerName
    register.restype, register.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
    pointers = [ctypes.c_void_p] * (2 + len(arguments))
    # Cast for each message: on ARM a call without argument types fails.
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, *pointers)(("objc_msgSend", library))
    return int(send(receiver, register(selector.encode()), *arguments) or 0)
