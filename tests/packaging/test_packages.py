"""The packages for Linux, built around a small program in place of the frozen one."""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tromp_gui.cli import main as cli
from tromp_gui.resources import APP_ID

CHECKOUT = Path(__file__).resolve().parents[2]
PROGRAM = '#!/bin/sh\n[ "$1" = install-desktop ] && echo "for a desktop"\necho "program $*"\n'

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or platform.machine() not in ("x86_64", "aarch64"),
    reason="packages for Linux",
)


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with a small frozen folder in a dist of its own."""
    monkeypatch.syspath_prepend(str(CHECKOUT / "packaging"))
    import packages  # type: ignore[import-not-found]

    frozen = tmp_path / "dist" / "tromp-gui"
    (frozen / "licences").mkdir(parents=True)
    (frozen / "licences" / "Qt.txt").write_text("LGPL")
    (frozen / "tromp-gui").write_text(PROGRAM)
    (frozen / "tromp-gui").chmod(0o755)
    monkeypatch.setattr(packages, "DIST", frozen.parent)
    monkeypatch.setattr(packages, "FROZEN", frozen)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    module: ModuleType = packages
    return module


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="no dpkg here")
def test_the_debian_package(tool: ModuleType, tmp_path: Path) -> None:
    package = tool.deb()
    first = package.read_bytes()
    assert tool.deb().read_bytes() == first  # the same bytes again
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "--raw-extract", package, root], check=True)
    assert sorted(path.name for path in (root / "DEBIAN").iterdir()) == ["control", "md5sums"]
    control = (root / "DEBIAN" / "control").read_text()
    assert f"\nVersion: {tool.DEBIAN_VERSION}\n" in control
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=root, check=True)
    for name in (
        f"usr/share/applications/{APP_ID}.desktop",
        f"usr/share/mime/packages/{APP_ID}.xml",
        f"usr/share/metainfo/{APP_ID}.metainfo.xml",
        f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png",
        "usr/share/man/man1/tromp-gui.1.gz",
        "usr/share/bash-completion/completions/tromp-gui",
        "usr/share/zsh/vendor-completions/_tromp-gui",
        "usr/share/fish/vendor_completions.d/tromp-gui.fish",
        "usr/share/doc/tromp-gui/copyright",
        "usr/share/doc/tromp-gui/licences/Qt.txt",
    ):
        assert (root / name).is_file(), name
    entry = (root / f"usr/share/applications/{APP_ID}.desktop").read_text("utf-8")
    assert "\nExec=tromp-gui %F\n" in entry
    said = subprocess.check_output([root / "usr/bin/tromp-gui", "score"], text=True)
    assert said == "program score\n"


@pytest.mark.skipif(not shutil.which("xz"), reason="no xz here")
def test_the_self_extracting_file(tool: ModuleType, tmp_path: Path) -> None:
    file = tool.run_file()
    home = tmp_path / "home of ann"
    home.mkdir()
    done = subprocess.run([file], env={**os.environ, "HOME": str(home)}, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert b"for a desktop" in done.stdout
    program = home / ".local/opt" / tool.NAME / "tromp-gui"
    assert subprocess.check_output([program, "--version"]) == b"program --version\n"
    said = subprocess.check_output([file, "--no-desktop", tmp_path / "elsewhere"])
    assert b"for a desktop" not in said
    assert (tmp_path / "elsewhere" / tool.NAME / "tromp-gui").is_file()
    assert subprocess.run([file, "--help"], capture_output=True, check=False).returncode == 64


@pytest.mark.skipif(not shutil.which("xz"), reason="no xz here")
@pytest.mark.parametrize("name", ["opt", "opt x", "it's $HOME; `opt`"])
def test_the_lines_it_prints_can_be_typed(tool: ModuleType, tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    beside = tmp_path / name.split()[0]  # what a line without quotes would remove
    beside.mkdir(exist_ok=True)
    said = subprocess.check_output([tool.run_file(), "--no-desktop", name], cwd=tmp_path, text=True)
    start, remove = (line.partition(": ")[2] for line in said.splitlines())
    assert subprocess.check_output(["sh", "-c", f"{start} --version"]) == b"program --version\n"
    assert (folder / tool.NAME).is_dir()
    assert subprocess.check_output(["sh", "-c", remove]) == b"program uninstall-desktop\n"
    assert list(folder.iterdir()) == []
    assert beside.is_dir()


@pytest.mark.skipif(not shutil.which("xz"), reason="no xz here")
@pytest.mark.parametrize("is_cut", [True, False])
def test_a_damaged_file_says_so_and_leaves_nothing(
    tool: ModuleType, tmp_path: Path, is_cut: bool
) -> None:
    file = tool.run_file()
    content = file.read_bytes()
    file.write_bytes(content[:-20] if is_cut else content[:-20] + bytes(20))
    said = subprocess.run([file, tmp_path / "folder"], capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (65, "")
    assert said.stderr == f"{file} is incomplete or damaged. Download it again.\n"
    assert not (tmp_path / "folder").exists()


@pytest.mark.skipif(not shutil.which("xz"), reason="no xz here")
def test_installed_again_it_replaces_what_was_there(tool: ModuleType, tmp_path: Path) -> None:
    file, folder = tool.run_file(), tmp_path / "folder"
    for _ in range(2):
        subprocess.run([file, "--no-desktop", folder], check=True, capture_output=True)
        assert [path.name for path in folder.iterdir()] == [tool.NAME]
        (folder / tool.NAME / "of an earlier version").touch()
    subprocess.run([file, "--no-desktop", folder], check=True, capture_output=True)
    assert not (folder / tool.NAME / "of an earlier version").exists()


@pytest.mark.skipif(not shutil.which("xz"), reason="no xz here")
def test_without_xz_it_says_what_to_type(tool: ModuleType, tmp_path: Path) -> None:
    done = subprocess.run(
        [shutil.which("sh") or "sh", tool.run_file(), tmp_path / "folder"],
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 69
    assert done.stderr.endswith("apt-get install xz-utils\n")
    assert not (tmp_path / "folder").exists()


@pytest.mark.skipif(not shutil.which("xz"), reason="no xz here")
def test_the_archive_has_the_same_bytes_again(tool: ModuleType) -> None:
    first = tool.archive().read_bytes()
    os.utime(tool.FROZEN / "tromp-gui", (0, 0))
    assert tool.archive().read_bytes() == first


def test_the_appdir_starts_the_program(tool: ModuleType) -> None:
    root = tool.appdir()
    assert subprocess.check_output([root / "AppRun", "a game.sgf"]) == b"program a game.sgf\n"
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon"):
        assert (root / name).is_file(), name


@pytest.fixture
def manual(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that writes the man page and the completions."""
    monkeypatch.syspath_prepend(str(CHECKOUT / "packaging"))
    import manual as module  # type: ignore[import-not-found]

    found: ModuleType = module
    return found


def test_the_manual_has_every_command(manual: ModuleType, tmp_path: Path) -> None:
    manual.write(tmp_path)
    page = gzip.decompress((tmp_path / "man/man1/tromp-gui.1.gz").read_bytes()).decode()
    for name in cli.COMMANDS:
        assert f".SS {name}\n" in page
        assert f" -a {name} " in manual.fish()
        assert f"'{name}:" in manual.zsh()
    if shutil.which("man"):
        page_file = tmp_path / "man/man1/tromp-gui.1.gz"
        said = subprocess.run(["man", "--warnings", "-l", page_file], capture_output=True)
        assert (said.returncode, said.stderr) == (0, b"")


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash here")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["ren"], {"render"}),
        (["render", "--pa"], {"--paper"}),
        (["score", "a g"], {"a game.sgf"}),
        (["score", "notes"], set()),
    ],
)
def test_bash_completes(
    manual: ModuleType, tmp_path: Path, words: list[str], offered: set[str]
) -> None:
    (tmp_path / "completion").write_text(manual.bash())
    (tmp_path / "a game.sgf").touch()
    (tmp_path / "notes.txt").touch()
    line = " ".join(f"'{word}'" for word in ["tromp-gui", *words])
    script = (
        f". ./completion; COMP_WORDS=({line}); COMP_CWORD={len(words)}; _tromp_gui; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    said = subprocess.check_output(["bash", "-O", "extglob", "-c", script], cwd=tmp_path, text=True)
    assert set(filter(None, said.splitlines())) == offered
