#!/usr/bin/env python3
"""Remake the gallery: the real window on real games, driven by mouse and keys, without a screen.

usage: packaging/screenshots.py [--out FOLDER] [NAME…]

NAME is a picture or a pattern ("*-dark-*"); all are made without one. Every picture is taken in a
process of its own, with settings of its own, at the pixel ratio its name says. Those that README
and the guide show are also written, with fewer colours, to docs/pictures.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QImage
from scenes import Shot, shots
from stage import Stage

CHECKOUT = Path(__file__).resolve().parents[1]
COLORS = 255
PICTURES = CHECKOUT / "docs" / "pictures"
CHOSEN = {
    "window": "window",
    "computer": "computer",
    "analysis-dark-large": "analysis",
    "score": "score",
}
"""Pictures of the gallery, and what README and the guide call them."""
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <test name="family"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Inter</string></edit>
  </match>
</fontconfig>
"""
"""Inter is in for the system's font where it is installed, so that pictures look alike."""


def main() -> int:
    """Take the pictures that are named, or all."""
    gallery = {shot.name: shot for shot in shots()}
    parser = argparse.ArgumentParser(description="Remake the gallery of screenshots.")
    parser.add_argument("--out", type=Path, default=CHECKOUT / "screenshots")
    parser.add_argument("--take", metavar="FILE", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(gallery))
    args = parser.parse_args()
    if args.take is not None:
        _play(gallery[args.names[0]]).save(str(args.take))
        return 0
    chosen = [name for name in gallery if not args.names or _fits(name, args.names)]
    if not chosen:
        parser.error(f"there is no picture {', '.join(args.names)}")
    args.out.mkdir(parents=True, exist_ok=True)
    return max(_take(gallery[name], args.out) for name in chosen)


def _fits(name: str, patterns: list[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def _play(shot: Shot) -> QImage:
    stage = Stage(*shot.size, shot.appearance, shot.board)
    shot.scene(stage)
    picture = stage.picture()
    stage.leave()
    return picture


def _take(shot: Shot, folder: Path) -> int:
    """Take a picture, in a process with settings of its own."""
    file = folder / f"{shot.name}.png"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        command = [sys.executable, __file__, "--take", str(file), shot.name]
        environment = _environment(Path(home), shot.name, shot.ratio)
        code = subprocess.run(command, env=environment, check=False).returncode
    print(file)
    if shot.name in CHOSEN and file.is_file():
        PICTURES.mkdir(parents=True, exist_ok=True)
        with Image.open(file) as picture:
            small = picture.convert("RGB").quantize(COLORS, kmeans=3)
            small.save(PICTURES / f"{CHOSEN[shot.name]}.png", optimize=True)
    return code


def _environment(home: Path, name: str, ratio: str) -> dict[str, str]:
    """A large screen, settings of its own, and one font for all pictures but one."""
    screen, fonts = home / "screen.json", home / "fonts.conf"
    dots = {"logicalDpi": 104, "logicalBaseDpi": 104}  # the font's 9 points are 13 pixels
    large = {"name": "large", "width": 6000, "height": 4000, **dots}
    screen.write_text(json.dumps({"screens": [large]}))
    fonts.write_text(FONTS if name != "wide-type" else FONTS.replace("Inter", "DejaVu Sans"))
    return {
        **os.environ,
        **{f"XDG_{each}_HOME": str(home) for each in ("CACHE", "CONFIG", "DATA", "STATE")},
        "FONTCONFIG_FILE": str(fonts),
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": ratio,
        "LC_ALL": "C.UTF-8",
    }


if __name__ == "__main__":
    sys.exit(main())
