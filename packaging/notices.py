"""The notices of the code by others that is compiled into Qt, as Qt's own sources give them.

usage: packaging/notices.py QTBASE

QTBASE is the unpacked source archive qtbase-everywhere-src-VERSION. Writes packaging/notices/ anew
except for what is not in that archive (BY_HAND). Each file has a heading, as a message has: the
part's name, its licence (SPDX), the library of Qt that it is inside, the systems where it is (all,
if none is named), and where the text is from.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "notices"
BY_HAND = ("ICU", "libwebp", "Python-parts", "wintab", "XSVG")

_INSIDE = {"qtcore": "QtCore", "qtgui": "QtGui", "qtdbus": "QtDBus"}
"""The library, by the module that an attribution names; others are tests and tools."""
_PARTS = {
    "libjpeg": ("qjpeg", ""),
    "wayland": ("QtWaylandClient", "linux"),
    "xcb": ("QtXcbQpa", "linux"),
    "freetype": ("QtGui", "win32 darwin"),
    "zlib": ("QtCore", "win32 darwin"),
    "D3D12MemoryAllocator": ("QtGui", "win32"),
    "rhi-miniengine-d3d12-mipmap": ("QtGui", "win32"),
    "cocoa-platform-plugin": ("qcocoa", "darwin"),
    "qeventdispatcher_cf": ("QtCore", "darwin"),
}
"""Where a part is inside another library, or not on every system."""
_UNUSED = {"android", "gradle", "wasm", "libpsl", "extra-cmake-modules", "kwin"}


def attributions(source: Path) -> Iterator[tuple[str, Path, dict[str, str]]]:
    """What Qt's sources say of code by others in the libraries: group, folder, and fields."""
    for path in sorted(source.rglob("qt_attribution.json")):
        found = json.loads(path.read_text("utf-8"), strict=False)
        within = re.search(r"src/3rdparty/([^/]+)/", path.as_posix())
        for each in found if isinstance(found, list) else [found]:
            group = within[1] if within else each["Id"]
            is_library = each.get("QDocModule") in _INSIDE or group == "wayland"
            if is_library and group not in _UNUSED and "tools" not in each.get("QtParts", []):
                yield group, path.parent, each


def owners(folder: Path, fields: dict[str, str]) -> str:
    """Whose it is, below its name."""
    if "CopyrightFile" in fields:
        return f"{fields['Name']}\n{(folder / fields['CopyrightFile']).read_text('utf-8').strip()}"
    owner = fields.get("Copyright", "")
    return "\n".join([fields["Name"], *([owner] if isinstance(owner, str) else owner)])


def licence_texts(source: Path, folder: Path, fields: dict[str, str]) -> list[str]:
    """The texts of its licence: those beside it, or else the general ones."""
    named = fields.get("LicenseFiles") or fields.get("LicenseFile") or []
    files = [folder / name for name in ([named] if isinstance(named, str) else named)]
    if not files:
        words = set(re.findall(r"[\w.-]+", fields["LicenseId"])) - {"AND", "OR", "WITH"}
        files = [source / "LICENSES" / f"{word}.txt" for word in sorted(words)]
    return [path.read_text("utf-8").strip() for path in files]


def main(source: Path) -> int:
    """Write the notices; returns the exit code."""
    groups: dict[str, list[tuple[Path, dict[str, str]]]] = {}
    for group, folder, fields in attributions(source):
        groups.setdefault(group, []).append((folder, fields))
    for path in FOLDER.glob("*.txt"):
        if path.stem not in BY_HAND:
            path.unlink()
    for group, members in groups.items():
        inside, systems = _PARTS.get(group, (_INSIDE.get(members[0][1]["QDocModule"], ""), ""))
        kinds = sorted({k for _, fields in members for k in fields["LicenseId"].split(" AND ")})
        joined = " AND ".join(
            f"({kind})" if " OR " in kind and kinds[1:] else kind for kind in kinds
        )
        name = "Wayland protocols" if group == "wayland" else members[0][1]["Name"]
        place = members[0][0].relative_to(source).as_posix()
        head = [f"Name: {name}", f"Licence: {joined}", f"Inside: {inside}"]
        head += [f"Systems: {systems}"] * bool(systems)
        head += [f"Origin: {source.name}/{place if group != 'wayland' else 'src/3rdparty/wayland'}"]
        texts = dict.fromkeys(owners(*member) for member in members)
        for folder, fields in members:
            texts |= dict.fromkeys(licence_texts(source, folder, fields))
        body = "\n\n".join(texts)
        lines = [line.rstrip() for line in f"{body}\n".expandtabs().splitlines()]
        (FOLDER / f"{group}.txt").write_text("\n".join([*head, "", *lines, ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
