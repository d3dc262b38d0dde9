"""`make setup` on machines that lack something: one sentence, or a workaround.

The machines are folders of small programs that stand for python3, uv and pip on PATH.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

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
SLIM = "python packaging/slim.py"

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
        for name in ("setup.sh", "apt.txt"):
            shutil.copy(CHECKOUT / "packaging" / name, self.checkout / "packaging")
        for tool in ("sh", "dirname", "basename", "mkdir", "cp", "rm"):
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

    def setup(self, *extras: str) -> subprocess.CompletedProcess[str]:
        """Run the script, with this machine's PATH only."""
        return subprocess.run(
            ["sh", str(self.checkout / "packaging" / "setup.sh"), *extras],
            env={"PATH": str(self.bin)},
            capture_output=True,
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
        SLIM,
    ]


def test_where_the_lock_file_does_not_fit_the_newest_are_taken(machine: Machine) -> None:
    machine.add_python("python3", (3, 14), has_locked=False)
    done = machine.setup()
    assert done.returncode == 0
    assert machine.said()[-2:] == [f"{PIP} --editable .", SLIM]
    assert "taking the newest that fit" in done.stderr


def test_the_extras_are_passed_on(machine: Machine) -> None:
    machine.add_python("python3", (3, 12))
    assert machine.setup("dev").returncode == 0
    assert machine.said()[-2].endswith("--editable .[dev]")


def test_a_venv_that_works_is_kept(machine: Machine) -> None:
    machine.add_python("python3", (3, 11))
    machine.setup()
    machine.setup("dev")
    assert sum("venv --clear" in line for line in machine.said()) == 1


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


@pytest.mark.parametrize("version", [None, (3, 10), (3, 15)])
def test_no_fitting_python_is_one_sentence(
    machine: Machine, version: tuple[int, int] | None
) -> None:
    if version:
        machine.add_python("python3", version)
    done = machine.setup()
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11" in done.stderr
    assert "apt-get install python3 python3-venv libegl1 " in done.stderr
    assert "gnugo" not in done.stderr


def test_without_ensurepip_uv_serves(machine: Machine) -> None:
    machine.add_python("python3", (3, 11), has_venv=False)
    machine.add("uv", UV)
    assert machine.setup("dev").returncode == 0
    assert machine.said() == [
        "uv venv --python python3 .venv",
        "uv pip install --python .venv/bin/python --require-hashes --only-binary :all: "
        "--requirement packaging/lock.txt",
        "uv pip install --python .venv/bin/python --no-build-isolation --editable .[dev]",
        SLIM,
    ]


def test_nothing_is_made_or_fetched_while_packages_are_missing(machine: Machine) -> None:
    machine.add_python("python3", (3, 13), lacks_packages=True)
    assert machine.setup().returncode != 0
    assert machine.said() == []


@pytest.mark.parametrize("name", ["2026-11-22 game.sgf", "it's a $game.sgf", "plain.sgf"])
def test_make_run_opens_a_file_of_any_name(name: str) -> None:
    command = ["make", "--no-print-directory", "-n", "run", f"FILE={name}"]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert shlex.split(done.stdout.splitlines()[-1])[1:] == [name]
