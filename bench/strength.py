"""The built-in engine against GNU Go 3.8, through `tromp-gui match`: Tromp-Taylor, komi 7.

usage: strength.py SIDE PLAYOUTS LEVEL GAMES [FOLDER]; without arguments a short match on 9x9. With
NETWORK=FILE the engine plays by that network, and PLAYOUTS are its visits.
Playouts are fixed, so that the figure does not depend on what else the machine does; 15,000 on 9x9
and 45,000 on 13x13 are about 1 s and 5 s of one core. Colours alternate; a match goes on in its
FOLDER where it was interrupted.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile

from tromp_gui import resources

GAMES_FOLDER = "/usr/games"
"""Debian's place for GNU Go, which is not always on PATH."""

RULES = "--chinese-rules --positional-superko --allow-suicide --capture-all-dead --never-resign"


def main() -> int:
    """Play a match; returns the exit code of `tromp-gui match`."""
    wanted = sys.argv[1:5] if len(sys.argv) > 4 else ["9", "2000", "10", "4"]
    side, playouts, level, games = wanted
    gnugo = shutil.which("gnugo", path=f"{os.environ.get('PATH', '')}:{GAMES_FOLDER}")
    if gnugo is None:
        print("left out: GNU Go is not here")
        return 0
    folder = sys.argv[5] if len(sys.argv) > 5 else tempfile.mkdtemp()
    ours = [*resources.program(), "gtp", "--playouts", playouts, "--threads", "1"]
    ours.append("--capture-all-dead")
    if "NETWORK" in os.environ:
        ours += ["--network", os.environ["NETWORK"]]
    theirs = [gnugo, "--mode", "gtp", "--level", level, *RULES.split()]
    print(f"{side}x{side}, {playouts} playouts, GNU Go level {level}, games in {folder}")
    match = [
        *resources.program(), "match", "--black", shlex.join(ours), "--white", shlex.join(theirs),
        "--games", games, "--alternate", "--size", side, "--rules", "tromp-taylor", "--komi", "7",
        "-o", folder,
    ]  # fmt: skip
    return subprocess.run(match).returncode


if __name__ == "__main__":
    sys.exit(main())
