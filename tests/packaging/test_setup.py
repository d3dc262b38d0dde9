"""`make setup` on machines that lack something: one sentence, or a workaround.

The machines are folders of small programs that stand for python3, uv and pip on PATH.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from subprocess import PIPE

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for Unix shells")

PYTHON = r"""#!/bin/sh
# A Python {version} that has ensurepip or not ({has_venv}); it writes down what it is asked.
case "$2" in
    *version_info*) exec {real} -c "import sys; sys.version_info = {version}; $2" ;;
    *ensurepip*) exit {has_venv} ;;
    "import pip") exit 0 ;;
    pass) exit 0 ;;
esac
[ "$1" = packaging/missing.py ] && exit {lacks}
case "$*" in *--require-hashes*) [ {has_locked} = 1 ] || exit 1 ;; esac
echo "$(basename "$0") $*" >> "{log}"
[ "$2" = venv ] && mkdir -p .venv/bin && cp "$0" .venv/bin/python
exit 0
"""

PIP = "python -m pip install --disable-pip-version-check --no-compile --quiet"
FINISHED = [
    "python packaging/slim.py",
    "python -W ignore -c import compileall, sgfmill; "
    "compileall.compile_dir(sgfmill.__path__[0], quiet=1)",
    "python -m compileall -q tromp_gui",
]
"""What is done once all is installed."""

UV = r"""#!/bin/sh
# It is the Python of the environments that it makes, too: one without pip.
case "$*" in *"import pip"*) exit 1 ;; esac
echo "$(basename "$0") $*" >> "{log}"
[ "$1" = venv ] && mkdir -p .venv/bin && cp "$0" .venv/bin/python
exit 0
"""


class Machine:
    """A checkout with the script alone, and a PATH with what the test puts there."""

    def __init__(self, folder: Path) -> None:
        self.checkout, self.bin = folder / "checkout", folder / "bin"
        self.log = folder / "log"
        (self.checkout / "packaging").mkdir(parents=True)
        self.bin.mkdir()
        for name in ("setup.sh", "apt.txt", "lock.txt"):
            shutil.copy(CHECKOUT / "packaging" / name, self.checkout / "packaging")
        for tool in ("sh", "dirname", "basename", "mkdir", "cp", "cmp", "rm"):
            (self.bin / tool).symlink_to(str(shutil.which(tool)))

    def add(self, name: str, text: str, **values: object) -> None:
        """Put a program on PATH."""
        program = self.bin / name
        program.write_text(text.format(log=self.log, real=sys.executable, **values))
        program.chmod(0o755)

    def add_python(
        self,
        name: str,
        version: tuple[int, int],
        *,
        has_venv: bool = True,
        lacks_packages: bool = False,
        has_locked: bool = True,
    ) -> None:
        """Put an interpreter on PATH."""
        self.add(
            name,
            PYTHON,
            version=version,
            has_venv=int(not has_venv),
            lacks=int(lacks_packages),
            has_locked=int(has_locked),
        )

    def setup(self, *extras: str, stdout: int = PIPE) -> subprocess.CompletedProcess[str]:
        """Run the script, with this machine's PATH only."""
        return subprocess.run(
            ["sh", str(self.checkout / "packaging" / "setup.sh"), *extras],
            env={"PATH": str(self.bin)},
            stdout=stdout,
            stderr=PIPE,
            text=True,
            check=False,
        )

    def said(self) -> list[str]:
        """What the programs were asked to do, in order."""
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with a shell and nothing else."""
    return Machine(tmp_path)


def test_a_plain_machine_gets_a_venv_and_the_program(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    assert machine.setup().returncode == 0
    assert machine.said() == [
        "python3 -m venv --clear .venv",
        f"{PIP} --require-hashes --only-binary :all: --requirement packaging/lock.txt",
        f"{PIP} --no-build-isolation --editable .",
        *FINISHED,
    ]


def test_where_the_lock_file_does_not_fit_the_newest_are_taken(machine: Machine) -> None:
    machine.add_python("python3", (3, 14), has_locked=False)
    done = machine.setup()
    assert done.returncode == 0
    assert machine.said()[-4:] == [f"{PIP} --editable .", *FINISHED]
    assert "using the newest that fit" in done.stderr


def test_the_extras_are_passed_on(machine: Machine) -> None:
    machine.add_python("python3", (3, 12))
    assert machine.setup("dev").returncode == 0
    assert machine.said()[-4].endswith("--editable .[dev]")


def test_a_venv_that_works_is_kept(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    machine.setup()
    machine.setup("dev")
    assert sum("venv --clear" in line for line in machine.said()) == 1


def test_a_venv_of_another_lock_file_is_made_again(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    machine.setup()
    (machine.checkout / "packaging" / "lock.txt").write_text("sgfmill==2\n")
    machine.setup()
    machine.setup()
    assert sum("venv --clear" in line for line in machine.said()) == 2


def test_a_terminal_is_shown_the_progress(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    terminal, end = os.openpty()
    try:
        assert machine.setup(stdout=end).returncode == 0
    finally:
        os.close(terminal)
        os.close(end)
    installs = [line for line in machine.said() if " install " in line]
    assert len(installs) == 2
    assert "--quiet" not in " ".join(installs)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_checkout_of_another_user_ends_in_one_sentence(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    machine.checkout.chmod(0o500)
    done = machine.setup()
    machine.checkout.chmod(0o700)
    assert done.returncode != 0
    assert done.stderr.startswith("You do not have permission to write in ")
    assert done.stderr.count("\n") == 1
    assert machine.said() == []


def test_a_venv_whose_interpreter_is_gone_is_made_again(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    interpreter = machine.checkout / ".venv" / "bin" / "python"
    interpreter.parent.mkdir(parents=True)
    interpreter.write_text("#!/nowhere/python3\n")
    interpreter.chmod(0o755)
    assert machine.setup().returncode == 0
    assert machine.said()[0] == "python3 -m venv --clear .venv"


def test_an_old_python3_is_skipped_for_a_newer_one(machine: Machine) -> None:
    machine.add_python("python3", (3, 9))
    machine.add_python("python3.12", (3, 12))
    assert machine.setup().returncode == 0
    assert machine.said()[0].startswith("python3.12 ")


def test_a_python3_too_new_for_pyside6_is_skipped(machine: Machine) -> None:
    machine.add_python("python3", (3, 15))
    machine.add_python("python3.13", (3, 13))
    assert machine.setup().returncode == 0
    assert machine.said()[0].startswith("python3.13 ")


@pytest.mark.parametrize(
    ("version", "is_jammy", "packages"),
    [
        (None, False, "python3 python3-venv"),
        (None, True, "python3.11 python3.11-venv"),
        ((3, 10), True, "python3.11 python3.11-venv"),
        ((3, 10), False, "python3.11 python3.11-venv"),
        ((3, 15), False, "python3 python3-venv"),
    ],
)
def test_no_fitting_python_is_one_sentence(
    machine: Machine, version: tuple[int, int] | None, is_jammy: bool, packages: str
) -> None:
    if version:
        machine.add_python("python3", version)
    machine.add("grep", f"#!/bin/sh\nexit {int(not is_jammy)}\n")  # of the system's name
    machine.add("apt-get", "#!/bin/sh\n")
    machine.add("sudo", "#!/bin/sh\n")
    machine.add("id", "#!/bin/sh\necho 1000\n")
    done = machine.setup()
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11" in done.stderr
    assert f"sudo apt-get install {packages} libegl1 " in done.stderr
    assert "fonts-dejavu-core" in done.stderr
    for useless in ("gnugo", "fonts-noto-cjk", "pulseaudio-utils"):
        assert useless not in done.stderr


@pytest.mark.parametrize(
    ("user", "has_sudo", "begins"),
    [(0, True, "apt-get "), (0, False, "apt-get "), (1000, False, "su -c 'apt-get ")],
)
def test_sudo_is_named_only_where_it_is_there_and_needed(
    machine: Machine, user: int, has_sudo: bool, begins: str
) -> None:
    machine.add("grep", "#!/bin/sh\nexit 1\n")
    machine.add("apt-get", "#!/bin/sh\n")
    machine.add("id", f"#!/bin/sh\necho {user}\n")
    if has_sudo:
        machine.add("sudo", "#!/bin/sh\n")
    said = machine.setup().stderr
    assert said.partition("Please type: ")[2].startswith(begins)
    assert "sudo" not in said


def test_a_system_without_apt_is_told_no_line_for_it(machine: Machine) -> None:
    assert "apt" not in machine.setup().stderr


def test_without_ensurepip_uv_serves(machine: Machine) -> None:
    machine.add_python("python3", (3, 11), has_venv=False)
    machine.add("uv", UV)
    assert machine.setup("dev").returncode == 0
    assert machine.said() == [
        "uv venv --python python3 .venv",
        "uv pip install --python .venv/bin/python --require-hashes --only-binary :all: "
        "--requirement packaging/lock.txt",
        "uv pip install --python .venv/bin/python --no-build-isolation --editable .[dev]",
        *FINISHED,
    ]


def test_nothing_is_made_or_fetched_while_packages_are_missing(machine: Machine) -> None:
    machine.add_python("python3", (3, 13), lacks_packages=True)
    assert machine.setup().returncode != 0
    assert machine.said() == []


@pytest.mark.parametrize("name", ["2026-11-22 game.sgf", "it's a $game.sgf", "plain.sgf"])
def test_make_run_opens_a_file_of_any_name(name: str) -> None:
    command = ["make", "--no-print-directory", "-n", "run", f"FILE={name}"]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert shlex.split(done.stdout.splitlines()[-1])[3:] == [name]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that looks set up, with a .venv that finds the package where it is now."""
    root = tmp_path / "it's a checkout"
    shutil.copytree(CHECKOUT / "packaging", root / "packaging")
    (root / "tromp_gui").mkdir()
    (root / "tromp_gui" / "__init__.py").touch()
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(CHECKOUT / name, root)
    venv.create(root / ".venv", with_pip=False)
    [packages] = (root / ".venv").glob("lib/python*/site-packages")
    (packages / "tromp_gui.pth").write_text(f"{root}\n", encoding="utf-8")
    for extras in ("run", "dev"):
        (root / ".venv" / f".with-{extras}").touch()
    return root


def made(folder: Path, target: str) -> str:
    """What `make` would do."""
    command = ["make", "--no-print-directory", "-n", target]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("target", ["setup", "run", "test"])
def test_a_moved_or_copied_checkout_is_set_up_again(checkout: Path, target: str) -> None:
    assert "setup.sh" not in made(checkout, target)
    copied = checkout.with_name("copied")
    shutil.copytree(checkout, copied, symlinks=True)
    assert "setup.sh" in made(copied, target)
    moved = checkout.rename(checkout.with_name("moved"))
    assert "setup.sh" in made(moved, target)
    assert "bin/tromp-gui" not in made(moved, target)  # it names the old folder


def test_a_checkout_whose_interpreter_is_gone_is_set_up_again(checkout: Path) -> None:
    for interpreter in (checkout / ".venv" / "bin").glob("python*"):
        interpreter.unlink()
    assert "setup.sh" in made(checkout, "run")
