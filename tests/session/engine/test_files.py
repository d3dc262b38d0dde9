"""Where engines' programs are looked for, and where they run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.files import find_program, working_folder


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "bin" / ("engine.exe" if os.name == "nt" else "engine")
    file.parent.mkdir()
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


def found(name: str, path: str | None = None) -> Path:
    """The program that is found: on Windows its case and separators may differ."""
    program = find_program(name, path=path)
    assert isinstance(program, str)
    return Path(program)


def test_a_path_is_taken_as_it_is(program: Path) -> None:
    assert find_program(str(program)) == str(program)


def test_a_name_is_looked_for_on_the_path(program: Path) -> None:
    assert found("engine", str(program.parent)) == program
    assert find_program("engine", path="/usr/bin") is FailureKind.NOT_FOUND


def test_a_path_may_be_relative_to_the_folder(program: Path) -> None:
    assert find_program(f"bin/{program.name}", str(program.parents[1])) == str(program)


def test_the_home_folder_may_be_written_short(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(program.parents[1]))
    assert found(f"~/bin/{program.name}") == program
    assert found("engine", path="") == program  # ~/bin is a usual folder


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
def test_what_may_not_be_run_is_told_apart(program: Path) -> None:
    program.chmod(0o644)
    assert find_program(str(program)) is FailureKind.NOT_EXECUTABLE
    assert find_program("engine", path=str(program.parent)) is FailureKind.NOT_EXECUTABLE


def test_what_is_no_file_is_no_program(program: Path) -> None:
    assert find_program(str(program.parent)) is FailureKind.NOT_EXECUTABLE
    assert find_program(str(program) + "x") is FailureKind.NOT_FOUND
    assert find_program("") is FailureKind.NOT_FOUND


def test_an_engine_runs_where_it_is_told_to(program: Path) -> None:
    assert working_folder(Launch("engine", folder="/tmp"), str(program)) == "/tmp"


def test_an_engine_runs_beside_its_program_where_it_may_write(program: Path) -> None:
    assert working_folder(Launch("engine"), str(program)) == str(program.parent)


def test_else_among_our_data() -> None:
    folder = working_folder(Launch("engine"), "/nowhere/engine")
    assert folder.endswith("engines")
    assert os.path.isdir(folder)


@pytest.mark.parametrize("name", ["x" * 5000, "/" + "x" * 5000, "/a\0b", "a\0b"])
def test_a_name_that_no_file_can_have_is_not_found(name: str) -> None:
    assert find_program(name) is FailureKind.NOT_FOUND
