"""Try the two commands on a bare Debian, installing what they say is missing.

usage: packaging/bare_root.py SUITE [--run] [--test] [--folder FOLDER] [--tests TESTS]

As root, with debootstrap: makes a minimal Debian SUITE (bookworm, trixie) with make, python3 and
python3-venv and nothing else in FOLDER, copies this checkout into it, and lets an ordinary user
type `make run` and `make test` there. Where a command names a line to type, that line is typed,
once; then the command has to work. The window is opened on an Xvfb of its own, with a screenshot
beside the root, and once more without a network. Exits with 1 where anything went otherwise.
"""

from __future__ import annotations

import argparse
import configparser
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
MIRROR = "http://deb.debian.org/debian"
PACKAGES = "ca-certificates,make,python3,python3-venv"
USER, HOME = "visitor", "/home/visitor"
PASSED_ON = ("PIP_CERT", "PIP_INDEX_URL", "http_proxy", "https_proxy", "no_proxy")
"""Variables by which this machine reaches packages."""

ENTER = """
root=$1 user=$2 home=$3; shift 3
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root/tmp/.X11-unix"
[ ! -d /tmp/.X11-unix ] || mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
exec chroot --userspec="$user" "$root" sh -c "cd $home && $1"
"""
"""Run in a mount namespace of its own, so that nothing stays mounted."""


class Root:
    """A bare Debian in a folder, and commands typed in it."""

    def __init__(self, suite: str, folder: Path) -> None:
        self.suite, self.path = suite, folder / suite
        self._began = time.monotonic()

    def say(self, text: str) -> None:
        """Print progress, with the seconds since the beginning."""
        print(f"{self.suite} {time.monotonic() - self._began:6.1f} s  {text}", flush=True)

    def file(self, name: str) -> Path:
        """A file beside the root: a log, a screenshot."""
        return self.path.with_name(f"{self.suite}.{name}")

    def make(self) -> None:
        """Make the system again from a stored copy, with the checkout in the home of a user."""
        shutil.rmtree(self.path, ignore_errors=True)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = self.file("tar")
        if not kept.exists():
            command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}"]
            with self.file("debootstrap.log").open("w") as log:
                subprocess.run([*command, self.suite, self.path, MIRROR], check=True, stdout=log)
            packed = kept.with_suffix(".part")
            subprocess.run(["tar", "-C", self.path, "-cf", packed, "."], check=True)
            packed.replace(kept)
        else:
            self.path.mkdir()
            subprocess.run(["tar", "-C", self.path, "-xpf", kept], check=True)
        useradd = ["useradd", "--create-home", "--shell", "/bin/sh", USER]
        subprocess.run(["chroot", self.path, *useradd], check=True)
        home = self.path / HOME[1:]
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=CHECKOUT, check=True, capture_output=True, text=True)
        for name in filter(None, names.stdout.split("\0")):
            if (CHECKOUT / name).is_file():
                target = home / "tromp_gui" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(CHECKOUT / name, target)
        self._reach_packages(home)
        subprocess.run(["chroot", self.path, "chown", "-R", f"{USER}:", HOME], check=True)
        self.say("the root is made")

    def _reach_packages(self, home: Path) -> None:
        """Names, certificates and pip's settings of this machine; folders of it stay out."""
        for name in ("etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt"):
            shutil.copy(Path("/", name), self.path / name)
        settings = configparser.ConfigParser(interpolation=None)
        settings.read(["/etc/pip.conf", Path.home() / ".config/pip/pip.conf"])
        for section in settings.sections():
            for name, value in settings.items(section):
                if "file:" in value or name == "find-links":
                    settings.remove_option(section, name)
        file = home / ".config" / "pip" / "pip.conf"
        file.parent.mkdir(parents=True)
        with file.open("w") as target:
            settings.write(target)

    @contextmanager
    def typed(
        self, line: str, log: str, *, user: str = USER, display: str = "", network: bool = True
    ) -> Iterator[subprocess.Popen[bytes]]:
        """A running command line; its remaining processes are ended with the block."""
        home = "/root" if user == "root" else f"{HOME}/tromp_gui"
        environ = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        environ |= {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root" if user == "root" else HOME,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            **({"DISPLAY": display} if display else {}),
        }
        spaces = ["unshare", "--mount", "--propagation", "private", *([] if network else ["--net"])]
        command = [*spaces, "bash", "-euc", ENTER, "bash", str(self.path), user, home, line]
        with self.file(log).open("wb") as output:
            process = subprocess.Popen(
                command,
                env=environ,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                yield process
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGTERM)
                process.wait()

    def install(self, log: str) -> bool:
        """Type, as root, the command given in a log; returns whether there was one."""
        text = self.file(log).read_text()
        found = re.search(r"please type: (?:su -c '(.*)'|(.*))$", text, re.MULTILINE)
        if found is None:
            self.say(f"no line to type: {text.strip().splitlines()[-1:]}")
            return False
        line = (found[1] or found[2]).replace("sudo ", "")
        self.say(f"typing: {line}")
        line = line.replace("apt-get install", "apt-get install --yes")
        with self.typed(line, "apt.log", user="root") as apt:
            is_installed = apt.wait() == 0
        self.say("installed" if is_installed else "apt-get failed")
        return is_installed


@contextmanager
def screen() -> Iterator[str]:
    """An Xvfb of our own; its display."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as line:
            yield f":{line.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def shows_window(process: subprocess.Popen[bytes], display: str) -> bool:
    """Wait for the program's window; False where the command ends without one."""
    while process.poll() is None:
        tree = subprocess.run(
            ["xwininfo", "-display", display, "-root", "-tree"], capture_output=True, check=True
        )
        if b"Tromp Go" in tree.stdout:
            return True
        time.sleep(0.1)
    return False


def opens(root: Root, log: str, network: bool = True) -> bool:
    """Whether `make run` opens the window; with a screenshot."""
    began = time.monotonic()
    with (
        screen() as display,
        root.typed("make run", log, display=display, network=network) as run,
    ):
        if not shows_window(run, display):
            root.say(f"no window; see {root.file(log)}")
            return False
        root.say(f"window after {time.monotonic() - began:.1f} s")
        time.sleep(3)
        picture = root.file(f"{log.removesuffix('.log')}.png")
        subprocess.run(["import", "-display", display, "-window", "root", picture], check=True)
    return True


def try_run(root: Root) -> bool:
    """`make run`, with what it says is missing, and once more without a network."""
    first = opens(root, "run.log") or (root.install("run.log") and opens(root, "run.log"))
    return first and opens(root, "second.log", network=False)


def try_test(root: Root, tests: str) -> bool:
    """`make test`, with what it says is missing."""

    def passes() -> bool:
        with root.typed(f"make test {tests}".rstrip(), "test.log") as test:
            code = test.wait()
        last = root.file("test.log").read_text().strip().splitlines()[-1:]
        root.say(f"make test ends with {code}: {' '.join(last)}")
        return code == 0

    return passes() or (root.install("test.log") and passes())


def main(arguments: list[str]) -> int:
    """Try the commands requested, by default both."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("suite")
    parser.add_argument("--run", action="store_true", help="make run alone")
    parser.add_argument("--test", action="store_true", help="make test alone")
    parser.add_argument("--tests", default="", help="more words for make test")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/tromp-gui-bare"))
    args = parser.parse_args(arguments)
    if shutil.which("debootstrap") is None:
        parser.error("debootstrap is missing; install it with: apt-get install debootstrap")
    root = Root(args.suite, args.folder)
    root.make()
    steps: list[tuple[bool, Callable[[], bool]]] = [
        (args.run, lambda: try_run(root)),
        (args.test, lambda: try_test(root, args.tests)),
    ]
    wanted = [step for asked, step in steps if asked] or [step for _, step in steps]
    return 0 if all(step() for step in wanted) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
