"""The user data of the library: what is changed at once by several, and what cannot be read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.endless import endless
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.library.user_data import UserData

ROOT = Path(__file__).parents[2]
_CHANGE_MANY = """
import sys
from pathlib import Path
from tromp_gui.library.user_data import UserData

path, name = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for number in range(10):
    def edit(user_data):
        user_data.folders.append(f"{name}{number}")
        user_data.aliases.append([name, str(number)])
        user_data.tags.setdefault(1, []).append(f"{name}{number}")
    UserData.change(path, edit)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.json"


def unchanged(path: Path) -> UserData:
    return UserData.change(path, lambda user_data: None)


def test_changes_of_several_processes_at_once_are_all_kept(path: Path) -> None:
    names = "abcd"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _CHANGE_MANY, path, name],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for name in names
    ]  # fmt: skip
    for each in running:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in running:
        each.communicate("go\n")
        assert each.returncode == 0
    user_data = UserData.read(path)
    wanted = [f"{name}{number}" for name in names for number in range(10)]
    assert sorted(user_data.folders) == wanted
    assert sorted("".join(names) for names in user_data.aliases) == wanted
    assert sorted(user_data.tags[1]) == wanted


def test_what_a_killed_process_left_is_removed(path: Path) -> None:
    left, other = path.with_name(".library.json-0123456789ab.new"), path.with_name("x.new")
    left.touch()
    other.touch()
    UserData.change(path, lambda user_data: user_data.folders.append("a"))
    assert not left.exists()
    assert other.exists()


def test_an_edit_that_fails_changes_nothing(path: Path) -> None:
    def edit(user_data: UserData) -> None:
        user_data.folders.append("b")
        raise ZeroDivisionError

    UserData.change(path, lambda user_data: user_data.folders.append("a"))
    with pytest.raises(ZeroDivisionError):
        UserData.change(path, edit)
    assert UserData.read(path).folders == ["a"]


@pytest.mark.skipif(sys.platform == "darwin", reason="names there are Unicode")
def test_a_folder_whose_name_is_not_unicode_is_kept(path: Path) -> None:
    name = "/games/\ud800" if os.name == "nt" else os.fsdecode(b"/games/\xff")
    UserData.change(path, lambda user_data: user_data.folders.append(name))
    assert UserData.read(path).folders == [name]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        '{"folders": ' + "[" * 200_000 + "]" * 200_000 + "}",
        '{"folders": ["/games/\\u0000"]}',
        pytest.param(
            '{"folders": ["/games/\\ud800"]}',
            marks=pytest.mark.skipif(os.name == "nt", reason="Windows has such names"),
        ),
        '{"folders": 3}',
        '{"tags": {"x": []}}',
        "[]",
    ],
)
def test_unreadable_files_are_reported(path: Path, text: str) -> None:
    path.write_text(text)
    for call in (UserData.read, unchanged):
        with pytest.raises(FileProblem) as caught:
            call(path)
        assert (caught.value.path, caught.value.kind) == (path, FileProblemKind.DAMAGED)
    assert path.read_text() == text


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes in folders")
def test_a_pipe_has_no_user_data(path: Path) -> None:
    with endless(path, "pipe"), pytest.raises(FileProblem):
        UserData.read(path)
