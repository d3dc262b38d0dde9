"""Running the command line in this process."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from tests.cli.games import Run
from tromp_gui.cli.main import main


class Runner(Protocol):
    """`run("score", path, ...)`: a command in this process, in an empty folder."""

    def __call__(self, *arguments: str | Path) -> Run: ...


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Runner:
    monkeypatch.chdir(tmp_path)

    def runner(*arguments: str | Path) -> Run:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        answer = capsys.readouterr()
        return Run(code, answer.out, answer.err)

    return runner
