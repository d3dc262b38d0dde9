"""Try the Debian package in a bare root: install, open a game, upgrade, purge.

usage: packaging/try_deb.py SUITE DEB [--folder FOLDER]

As root, with debootstrap and Xvfb: makes a minimal Debian SUITE (bookworm, trixie) in FOLDER and
does there what a person does, with a screenshot beside the root. Exits with 1 where anything fails.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path

from bare_root import HOME, MIRROR, USER, Root, screen, shows_window

TOOLS = "libglib2.0-bin desktop-file-utils"
"""The packages that desktops have: `gio`, and the index of applications by file type."""
GAME = "\n (;FF[4]SZ[9]PB[Ann]PW[Bo]GN[Opened by gio];B[ee];W[cc];B[gc])"


def make(root: Root) -> None:
    """A minimal Debian with a user and a game, from a copy kept beside it."""
    shutil.rmtree(root.path, ignore_errors=True)
    kept = root.path.with_name(f"{root.suite}.kept")
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        with root.file("debootstrap.log").open("w") as log:
            command = ["debootstrap", "--variant=minbase", root.suite, part, MIRROR]
            subprocess.run(command, check=True, stdout=log)
        part.rename(kept)
    subprocess.run(["cp", "-a", "--reflink=auto", kept, root.path], check=True)
    shutil.copy("/etc/resolv.conf", root.path / "etc/resolv.conf")
    useradd = ["useradd", "--create-home", "--shell", "/bin/sh", USER]
    subprocess.run(["chroot", root.path, *useradd], check=True)
    (root.path / HOME[1:] / "tromp_gui").mkdir()  # where commands are typed
    # By its content: the name says nothing.
    (root.path / HOME[1:] / "a game").write_text(GAME)
    subprocess.run(["chroot", root.path, "chown", "-R", f"{USER}:", HOME], check=True)
    root.say("the root is made")


def does(root: Root, line: str, log: str, user: str = "root") -> bool:
    """Run a command line there; returns whether it succeeded."""
    with root.typed(line, log, user=user) as process:
        done = process.wait() == 0
    root.say(f"{line}: {'done' if done else f'failed, see {root.file(log)}'}")
    return done


def opens(root: Root) -> bool:
    """Whether `gio open` shows the game in a window; with a screenshot."""
    began = time.monotonic()
    line = f"gio open '{HOME}/a game' && sleep 30"
    with screen() as display, root.typed(line, "open.log", display=display) as process:
        if not shows_window(process, display):
            root.say(f"no window; see {root.file('open.log')}")
            return False
        root.say(f"window after {time.monotonic() - began:.1f} s")
        time.sleep(4)
        picture = root.file("deb.png")
        subprocess.run(["import", "-display", display, "-window", "root", picture], check=True)
    return True


def upgrade(root: Root, deb: Path) -> Path:
    """The same package as a newer version, not compressed."""
    folder = root.file("upgrade")
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["dpkg-deb", "--raw-extract", deb, folder], check=True)
    control = folder / "DEBIAN/control"
    control.write_text(control.read_text().replace("\nVersion: ", "\nVersion: 1:"))
    target = root.path / "tmp/newer.deb"
    build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder, target]
    subprocess.run(build, check=True, capture_output=True)
    shutil.rmtree(folder)
    return target


def left_over(root: Root) -> list[str]:
    """Files with the program's name outside the user's home."""
    command = ["find", root.path, "-xdev", "-iname", "*tromp*", "-not", "-path", f"*{HOME}*"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [name for name in found.splitlines() if "/tmp/" not in name]


def main(arguments: list[str]) -> int:
    """Try it; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("suite")
    parser.add_argument("deb", type=Path)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/tromp-gui-deb"))
    args = parser.parse_args(arguments)
    root = Root(args.suite, args.folder)
    make(root)
    shutil.copy(args.deb, root.path / "tmp/tromp-gui.deb")
    install = "apt-get install --yes --no-install-recommends"
    well = (
        does(root, "apt-get update", "update.log")
        and does(root, f"{install} fonts-dejavu-core {TOOLS}", "tools.log")
        and does(root, f"{install} /tmp/tromp-gui.deb", "install.log")
        and does(root, "tromp-gui --version && tromp-gui score '../a game'", "score.log", USER)
        and opens(root)
    )
    if well:
        upgrade(root, args.deb)
        well = (
            does(root, f"{install} /tmp/newer.deb", "upgrade.log")
            and does(root, "tromp-gui --version", "version.log", USER)
            and does(root, "apt-get purge --yes tromp-gui", "purge.log")
        )
    left = left_over(root)
    root.say(f"left over: {left}")
    return int(not well or bool(left))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
