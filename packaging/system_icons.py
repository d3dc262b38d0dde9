"""The icon in the formats of Windows (.ico) and macOS (.icns), from the PNGs of the resources.

usage: packaging/system_icons.py FOLDER
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[1] / "resources" / "icons"

_ICO = (16, 24, 32, 48, 64, 128, 256)
_ICNS = {
    "icp4": 16,
    "ic11": 32,  # 16 points on a Retina screen
    "icp5": 32,
    "ic12": 64,  # 32 points
    "ic07": 128,
    "ic13": 256,  # 128 points
    "ic08": 256,
    "ic14": 512,  # 256 points
    "ic09": 512,
}
"""The types of Apple's format that hold a PNG, with their sides in pixels."""


def _png(side: int) -> bytes:
    return (PICTURES / f"tromp-gui-{side}.png").read_bytes()


def ico() -> bytes:
    """An icon file of Windows: a directory, and a PNG of each size."""
    pictures = [(side, _png(side)) for side in _ICO]
    place = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for side, data in pictures:
        # 256 is written as 0
        directory += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return directory + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """An icon file of macOS: pieces of a type, a length and a PNG."""
    pieces = b""
    for kind, side in _ICNS.items():
        data = _png(side)
        pieces += struct.pack(">4sI", kind.encode(), 8 + len(data)) + data
    return struct.pack(">4sI", b"icns", 8 + len(pieces)) + pieces


def write(folder: Path) -> None:
    """Write both files into a folder, made where missing."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tromp-gui.ico").write_bytes(ico())
    (folder / "tromp-gui.icns").write_bytes(icns())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
