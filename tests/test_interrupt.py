"""Ctrl+C while the program starts, at a moment that does not depend on the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

INTERRUPTED_AT = """
import importlib.abc, os, signal, sys

class Interrupting(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
signal.signal(signal.SIGINT, {action})
sys.argv[1:] = ["analyze", "--help"]
from tromp_gui.__main__ import main
sys.exit(main())
"""


def interrupted_at(name: str, action: str = "signal.default_int_handler") -> tuple[int, str]:
    """The exit code and errors of a command interrupted when it imports a module."""
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT.format(name=name, action=action)],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
@pytest.mark.parametrize("name", ["tromp_gui.cli.main", "tromp_gui.cli.analyze", "shiboken6"])
def test_a_start_is_interrupted_without_a_traceback(name: str) -> None:
    """Qt for Python once aborted the process with a dump of its threads."""
    assert interrupted_at(name) == (130, "")


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_an_interrupt_that_the_parent_ignores_stays_ignored() -> None:
    """`nohup` and a shell's `&` start programs that way."""
    assert interrupted_at("shiboken6", "signal.SIG_IGN") == (0, "")
