"""Packages for Linux from the frozen folder dist/tromp-gui, beside it.

usage: packaging/packages.py deb|archive|run|appdir

The same folder gives the same bytes: times are SOURCE_DATE_EPOCH's, or those of the last commit.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import format_datetime
from importlib.metadata import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import manual

from tromp_gui.cli import desktop
from tromp_gui.resources import APP_ID, DISPLAY_NAME
from tromp_gui.version import version

CHECKOUT = Path(__file__).resolve().parents[1]
DIST = CHECKOUT / "dist"
FROZEN = DIST / "tromp-gui"
MACHINE = platform.machine()
VERSION = version()
DEBIAN_VERSION = VERSION.replace(".dev", "~dev")
"""What comes before a release is older than it: `~` says so to Debian."""
NAME = f"tromp-gui-{VERSION}-linux-{MACHINE}"
_DEBIAN_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}

_LIBC = {"x86_64": "2.36", "aarch64": "2.39"}
"""The C library of the systems on which the workflow builds: Debian 12 and Ubuntu 24.04."""
DEPENDS = (
    f"libc6 (>= {_LIBC.get(MACHINE, '2.36')})",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++6",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "shared-mime-info",
    "xkb-data",
)
"""The libraries that the frozen folder leaves to the system (frozen_parts.py)."""
RECOMMENDS = "fonts-dejavu-core, libcups2, libwayland-client0, libwayland-cursor0, pulseaudio-utils"
SUGGESTS = "gnugo, fonts-noto-cjk"

CONTROL = """\
Package: tromp-gui
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Suggests: {suggests}
Section: games
Priority: optional
Homepage: {address}
Description: Go board with exact Tromp-Taylor rules
 Play a friend on the same computer, the built-in engine or any engine that
 speaks GTP; review, edit, analyse and score games. Boards from 1x1 to 52x52,
 ten rule sets, and a reason for every move that the rules forbid.
"""

DEBIAN_CHANGELOG = """\
tromp-gui ({version}) unstable; urgency=medium

  * See /usr/share/doc/tromp-gui/CHANGELOG.md.gz.

 -- {maintainer}  {date}
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tromp_gui
Source: {address}
Comment:
 This package contains Python, Qt and the libraries that the program uses, each under its own
 licence. Their texts are in /usr/share/doc/tromp-gui/licences, those of Qt with how to replace it;
 /usr/lib/tromp-gui/sbom.cdx.json lists all parts.

Files: *
Copyright: the tromp_gui developers
License: Expat
{licence}
"""

OVERRIDES = """\
# The package has its own Python, Qt and NumPy, so that one serves all releases of Debian:
# packaging/README.md in the sources. They are the wheels that their projects publish.
tromp-gui: embedded-library *
# NumPy's wheel: strip breaks it.
tromp-gui: unstripped-binary-or-object *numpy.libs*
# Tables without code that calls libc.
tromp-gui: library-not-linked-against-libc *lib-dynload*
tromp-gui: shared-library-lacks-prerequisites *
# The starter is the one that PyInstaller publishes.
tromp-gui: hardening-no-pie [usr/lib/tromp-gui/tromp-gui]
# It is in /usr/bin, as it is also for scripts, whose PATH seldom has /usr/games.
tromp-gui: package-section-games-but-contains-no-game
"""
"""What lintian finds and stays so, each with its reason."""

RUN = """\
#!/bin/sh
# {title} {version}: unpacks itself into a folder. usage: {name}.run [--no-desktop] [FOLDER]
set -eu
desktop=yes
[ "${{1:-}}" != --no-desktop ] || {{ desktop=no; shift; }}
case "${{1:-}}" in -*) echo "usage: $0 [--no-desktop] [FOLDER (~/.local/opt)]" >&2; exit 64 ;; esac
command -v xz >/dev/null || {{
    echo "xz is missing; on Debian or Ubuntu type: sudo apt-get install xz-utils" >&2
    exit 69
}}
archive() {{
    tail -n +{lines} "$0"
}}
[ "$(archive | sha256sum | cut -d ' ' -f 1)" = {sha256} ] || {{
    echo "$0 is incomplete or damaged. Download it again." >&2
    exit 65
}}
folder=${{1:-$HOME/.local/opt}}
mkdir -p -- "$folder"
folder=$(CDPATH= cd -- "$folder" && pwd)
# In a folder beside its place, so that nothing half-made is left there if the disk is full.
part=$(mktemp -d -- "$folder/.tromp-gui-XXXXXX")
trap 'rm -rf -- "$part"' EXIT
archive | tar -xJ -C "$part"
rm -rf -- "$folder/{name}"
mv -- "$part/{name}" "$folder/"
program=$folder/{name}/tromp-gui
[ $desktop = no ] || "$program" install-desktop
# A path as a word for the shell, so that a line can be typed as it is shown.
quoted() {{
    printf %s "$1" | sed "s/'/'\\\\\\\\''/g; s/^/'/; s/\\$/'/"
}}
echo "Installed. To start it: $(quoted "$program")"
echo "To remove it: $(quoted "$program") uninstall-desktop; rm -r $(quoted "$folder/{name}")"
exit 0
"""

APPRUN = """\
#!/bin/sh
exec "${APPDIR:-$(dirname "$(readlink -f "$0")")}/usr/lib/tromp-gui/tromp-gui" "$@"
"""


def epoch() -> str:
    """The time that all files of a package have, in seconds."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return given
    command = ["git", "-C", str(CHECKOUT), "log", "-1", "--format=%ct"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "1580601600"


def stage(root: Path, program: str = "tromp-gui") -> None:
    """Lay out a system's folders below `root`: the program, its menu entry, manual and licences."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(FROZEN, root / "usr/lib/tromp-gui", symlinks=True)
    (root / "usr/bin").mkdir()
    (root / "usr/bin/tromp-gui").symlink_to("../lib/tromp-gui/tromp-gui")
    desktop.put(root / "usr/share", [program])
    manual.write(root / "usr/share")
    doc = root / "usr/share/doc/tromp-gui"
    doc.mkdir(parents=True)
    (doc / "licences").symlink_to("../../../lib/tromp-gui/licences")
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if executable else 0o644)


def deb() -> Path:
    """The Debian package; one for Debian 12 and 13, as it brings its own Python."""
    root, architecture = DIST / "deb", _DEBIAN_MACHINES[MACHINE]
    stage(root)
    doc = root / "usr/share/doc/tromp-gui"
    licence = (CHECKOUT / "LICENSE").read_text("utf-8").strip()
    indented = "\n".join(f" {line or '.'}" for line in licence.splitlines())
    copyright = COPYRIGHT.format(licence=indented, address=desktop.address())
    (doc / "copyright").write_text(copyright, encoding="utf-8")
    maintainer = metadata("tromp-gui")["Author-email"]
    date = format_datetime(datetime.fromtimestamp(int(epoch()), UTC))
    changelog = DEBIAN_CHANGELOG.format(version=DEBIAN_VERSION, maintainer=maintainer, date=date)
    texts = {"changelog": changelog, "CHANGELOG.md": (CHECKOUT / "CHANGELOG.md").read_text("utf-8")}
    for name, text in texts.items():
        (doc / f"{name}.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    overrides = root / "usr/share/lintian/overrides/tromp-gui"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES)
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    (root / "DEBIAN").mkdir()
    sums = (f"{_md5(path)}  {path.relative_to(root)}\n" for path in files)
    (root / "DEBIAN/md5sums").write_text("".join(sums))
    (root / "DEBIAN/control").write_text(
        CONTROL.format(
            version=DEBIAN_VERSION,
            architecture=architecture,
            size=sum(path.stat().st_size for path in files) // 1024,
            depends=", ".join(DEPENDS),
            recommends=RECOMMENDS,
            suggests=SUGGESTS,
            address=desktop.address(),
            maintainer=maintainer,
        )
    )
    target = DIST / f"tromp-gui_{DEBIAN_VERSION}_{architecture}.deb"
    build = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", root, target]
    subprocess.run(build, env={**os.environ, "SOURCE_DATE_EPOCH": epoch()}, check=True)
    shutil.rmtree(root)
    return target


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def archive() -> Path:
    """The folder, packed."""
    target = DIST / f"{NAME}.tar.xz"
    same = ["--sort=name", f"--mtime=@{epoch()}", "--owner=0", "--group=0", "--numeric-owner"]
    mode = ["--mode=u+rwX,go+rX,go-w", f"--transform=s,^tromp-gui,{NAME},S"]
    subprocess.run(
        ["tar", *same, *mode, "--xz", "-cf", target, "-C", DIST, "tromp-gui"],
        env={"XZ_OPT": "-6 -T2", **os.environ},
        check=True,
    )
    return target


def run_file() -> Path:
    """The archive behind a script that checks and unpacks it."""
    packed = DIST / f"{NAME}.tar.xz"
    if not packed.is_file():
        archive()
    with packed.open("rb") as source:
        sha256 = hashlib.file_digest(source, "sha256").hexdigest()
    values = {"title": DISPLAY_NAME, "version": VERSION, "name": NAME, "sha256": sha256}
    head = RUN.format(lines=RUN.count("\n") + 1, **values)
    target = DIST / f"{NAME}.run"
    with target.open("wb") as file:
        file.write(head.encode())
        with packed.open("rb") as source:
            shutil.copyfileobj(source, file)
    target.chmod(0o755)
    return target


def appdir() -> Path:
    """The folder that `appimagetool` makes an AppImage of."""
    root = DIST / "TrompGo.AppDir"
    stage(root)
    (root / "AppRun").write_text(APPRUN)
    (root / "AppRun").chmod(0o755)
    (root / f"{APP_ID}.desktop").symlink_to(f"usr/share/applications/{APP_ID}.desktop")
    icon = root / f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png"
    (root / f"{APP_ID}.png").symlink_to(icon.relative_to(root))
    (root / ".DirIcon").symlink_to(icon.relative_to(root))
    appdata = root / f"usr/share/metainfo/{APP_ID}.appdata.xml"  # the name appimagetool looks for
    appdata.symlink_to(f"{APP_ID}.metainfo.xml")
    return root


KINDS: dict[str, Callable[[], Path]] = {
    "deb": deb,
    "archive": archive,
    "run": run_file,
    "appdir": appdir,
}


def main(kind: str) -> int:
    """Build one kind and print its path."""
    target = KINDS[kind]()
    files = [target] if target.is_file() else [path for path in target.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files if not path.is_symlink())
    print(f"{target.relative_to(CHECKOUT)}: {size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
