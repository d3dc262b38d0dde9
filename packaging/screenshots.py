#!/usr/bin/env python3
"""Remake the gallery: the real window on real games, driven by mouse and keys, without a screen.

usage: packaging/screenshots.py [--out FOLDER] [NAME…]

Every picture is taken in a process of its own, at the ratio its name says; `window` at ratio 1 is
also written, with fewer colours, to docs/pictures/window.png.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from stage import Stage

from tromp_gui.ui.actions import Name
from tromp_gui.ui.samples import sample_path

CHECKOUT = Path(__file__).resolve().parents[1]
COLORS = 224
CHOSEN = CHECKOUT / "docs" / "pictures" / "window.png"
SGF = CHECKOUT / "tests" / "data" / "sgf"
EAR_REDDENING = SGF / "sente" / "valid" / "Ear-reddening game.sgf"
KOREAN = SGF / "analyze-sgf" / "t-oro-1.sgf"
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <test name="family"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Inter</string></edit>
  </match>
</fontconfig>
"""
"""Inter stands in for the system's font where it is installed, so that pictures look alike."""
CHINESE = SGF / "sabaki-sgf" / "chinese.sgf"


def start() -> Stage:
    """The first minute."""
    stage = Stage()
    stage.workspace.offer_start()
    return stage


def play() -> Stage:
    """A game on 9x9, in the middle of it."""
    stage = Stage()
    stage.play_sample(30)
    stage.hover("D4")
    return stage


def window() -> Stage:
    """The picture of the README: two people are counting their game."""
    stage = Stage(1360, 880)
    stage.play_sample(48)
    stage.click("G6")
    stage.push("Black agrees")
    return stage


def refused() -> Stage:
    """White may not take the ko back at once."""
    stage = Stage()
    stage.play_sample(37)
    stage.hover("D5")
    stage.click("D5")
    return stage


def review() -> Stage:
    """A sample game, read move by move."""
    stage = Stage()
    stage.open(sample_path("first-game"))
    stage.press("Right " * 35)
    return stage


def review19() -> Stage:
    """A famous game on 19x19."""
    stage = Stage(1440, 900)
    stage.open(EAR_REDDENING)
    stage.press("Shift+Right " * 12 + "Right " * 7)
    return stage


def play19() -> Stage:
    """A live game on 19x19."""
    stage = Stage(1440, 900)
    stage.workspace.dialogs.start(19, 19)
    stage.click("Q16 D4 Q4 D16 C14 F17 R6 C6 F3 D10 K4 K16 O17 R10")
    stage.hover("R13")
    return stage


def score() -> Stage:
    """A board to score; the pointer shows what a click would flip."""
    stage = Stage(1440, 900)
    stage.open(sample_path("who-owns-what"), 4)
    stage.press("S")
    stage.click("B2")
    stage.hover("F9")
    return stage


def score19() -> Stage:
    """A recorded game on 19x19, counted."""
    stage = Stage(1440, 900)
    stage.open(EAR_REDDENING)
    stage.press("End S")
    return stage


def finished() -> Stage:
    """Both have agreed."""
    stage = Stage()
    stage.play_sample(48)
    stage.click("G6")
    stage.push("Black agrees")
    stage.push("White agrees")
    return stage


def new_game() -> Stage:
    """Before a game."""
    stage = Stage()
    stage.ask(Name.NEW_GAME)
    return stage


def game_info() -> Stage:
    """What a file says of its game."""
    stage = Stage()
    stage.open(KOREAN)
    stage.ask(Name.GAME_INFO)
    return stage


def keys() -> Stage:
    """All keys."""
    stage = Stage()
    stage.press("F1")
    return stage


def unsaved() -> Stage:
    """Closing with unsaved work."""
    stage = Stage()
    stage.play_sample(9)
    stage.window.close()
    return stage


def collection() -> Stage:
    """The games of a file."""
    stage = Stage()
    stage.workspace.file.open_path(sample_path("who-owns-what"))
    return stage


def small() -> Stage:
    """A window of 900 by 600."""
    stage = Stage(900, 600)
    stage.open(EAR_REDDENING)
    stage.press("Shift+Right " * 6)
    return stage


def small_score() -> Stage:
    """Scoring in a window of 900 by 600."""
    stage = Stage(900, 600)
    stage.play_sample(48)
    stage.click("G6")
    return stage


def least() -> Stage:
    """The smallest window."""
    stage = Stage(640, 480)
    stage.play_sample(20)
    return stage


def least_score() -> Stage:
    """Scoring in the smallest window."""
    stage = Stage(640, 480)
    stage.play_sample(48)
    return stage


def least_start() -> Stage:
    """The first minute in the smallest window."""
    stage = Stage(640, 480)
    stage.workspace.offer_start()
    return stage


def upright() -> Stage:
    """A window higher than wide."""
    stage = Stage(760, 1100)
    stage.open(sample_path("first-game"))
    stage.press("Right " * 40)
    return stage


def long_names() -> Stage:
    """Names that do not fit."""
    stage = Stage(1000, 700)
    stage.workspace.sessions.files.open_text(
        "(;GM[1]FF[4]SZ[9]RU[tromp-taylor]KM[7]"
        "PB[Maximiliana Featherstonehaugh-Cholmondeley of the Western Isles]BR[1 dan, amateur]"
        "PW[Bartholomäus von und zu Hohenlohe-Waldenburg-Schillingsfürst]WR[professional 9 dan]"
        ";B[ee];W[cc])"
    )
    stage.press("End")
    return stage


def korean() -> Stage:
    """Names and results in another script."""
    stage = Stage()
    stage.open(KOREAN)
    stage.press("End")
    return stage


def chinese() -> Stage:
    """Chinese names in an old encoding."""
    stage = Stage()
    stage.open(CHINESE)
    stage.press("End")
    return stage


def wide_type() -> Stage:
    """The window in another font."""
    stage = Stage()
    stage.play_sample(48)
    return stage


RATIOS: dict[Callable[[], Stage], tuple[str, ...]] = {
    start: ("1", "2"),
    play: ("1", "2"),
    window: ("1", "2"),
    score: ("1", "2"),
    review: ("1", "1.5"),
}
"""At which pixel ratios a picture is taken; the others at 1 alone."""
PICTURES = {
    scene.__name__.replace("_", "-"): scene
    for scene in (
        *RATIOS, refused, review19, play19, score19, finished, new_game, game_info, keys, unsaved,
        collection, small, small_score, least, least_score, least_start, upright, long_names,
        korean, chinese, wide_type,
    )
}  # fmt: skip


def main() -> int:
    """Take the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description="Remake the gallery of screenshots.")
    parser.add_argument("--out", type=Path, default=CHECKOUT / "screenshots")
    parser.add_argument("--take", metavar="FILE", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    args = parser.parse_args()
    if unknown := set(args.names) - PICTURES.keys():
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    if args.take is not None:
        PICTURES[args.names[0]]().picture().save(str(args.take))
        return 0
    args.out.mkdir(parents=True, exist_ok=True)
    return max(_take(name, args.out) for name in args.names or PICTURES)


def _take(name: str, folder: Path) -> int:
    """Take a picture at each of its ratios, in a process with settings of its own."""
    code = 0
    for ratio in RATIOS.get(PICTURES[name], ("1",)):
        file = folder / (f"{name}.png" if ratio == "1" else f"{name}@{ratio}.png")
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, __file__, "--take", str(file), name]
            environment = _environment(Path(home), name, ratio)
            code = max(code, subprocess.run(command, env=environment, check=False).returncode)
        print(file)
    chosen = folder / "window.png"
    if name == "window" and chosen.is_file():
        CHOSEN.parent.mkdir(parents=True, exist_ok=True)
        with Image.open(chosen) as picture:
            picture.convert("RGB").quantize(COLORS).save(CHOSEN, optimize=True)
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
        **{f"XDG_{each}_HOME": str(home) for each in ("CONFIG", "DATA", "CACHE", "STATE")},
        "FONTCONFIG_FILE": str(fonts),
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": ratio,
        "LC_ALL": "C.UTF-8",
    }


if __name__ == "__main__":
    sys.exit(main())
