"""The branches of the command line, their imports and exits; partly in separate processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tromp_gui.cli import score
from tromp_gui.cli.main import main, prepare
from tromp_gui.cli.parser import NO_SCREEN
from tromp_gui.resources import program_with_window
from tromp_gui.system import log_folder

GAME = "(;SZ[9]RU[TT]KM[7];B[ee])"
PROGRAM = [sys.executable, "-m", "tromp_gui"]


def process(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    return subprocess.run(
        [*PROGRAM, *arguments], capture_output=True, text=True, env=environment, **options
    )


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a command has loaded in a fresh process."""
    code = (
        "import sys, json\n"
        "from tromp_gui.__main__ import main\n"
        f"sys.argv[1:] = {list(arguments)!r}\n"
        "main()\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    root = Path(__file__).parents[2]
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True
    )
    return set(json.loads(answer.stdout.splitlines()[-1]))


@pytest.mark.parametrize("command", ["score", "check", "convert", "gtp"])
def test_no_command_touches_qt(command: str, tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_text(GAME)
    more = {"convert": [str(game), str(game)], "gtp": []}.get(command, [str(game)])
    modules = loaded_by(command, *more)
    for module in ("PySide6", "tromp_gui.ui", "tromp_gui.application"):
        assert module not in modules
    assert ("tromp_gui.engine" in modules) is (command == "gtp")


def test_version_and_help_load_no_qt_at_all() -> None:
    for flag in ("--version", "--help"):
        assert not any(name.startswith("PySide6") for name in loaded_by(flag))


def test_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text(GAME)
    answer = process("score", "game.sgf", "--format", "json", cwd=tmp_path)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert json.loads(answer.stdout)["result"] == "B+74"
    answer = process("score", "gone.sgf", cwd=tmp_path)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert process("score", cwd=tmp_path).returncode == 64


@pytest.mark.skipif(os.name == "nt", reason="what is redirected is UTF-8 there")
def test_text_on_a_terminal_that_knows_ascii_alone(tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text("(;SZ[3]KM[0])")
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "PYTHONIOENCODING": "ascii",
    }
    command = [*PROGRAM, "score", str(tmp_path / "game.sgf")]
    answer = subprocess.run(command, capture_output=True, env=environment, check=True)
    assert b"Tromp\\u2013Taylor was assumed" in answer.stdout


def test_a_reader_that_hangs_up(tmp_path: Path) -> None:
    (tmp_path / "games.sgf").write_text(GAME * 5000)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [*PROGRAM, "score", str(tmp_path / "games.sgf"), "--format", "json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        assert writer.stdout.readline().startswith(b'{"file"')
        writer.stdout.close()
        assert writer.stderr.read() == b""
    assert writer.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_interrupted() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [*PROGRAM, "gtp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's & ignores it
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdin.write(b"protocol_version\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == b"= 2\n"
        engine.send_signal(signal.SIGINT)
        assert engine.stderr.read() == b""
    assert engine.returncode == 130


def test_an_unexpected_error_leaves_a_log_and_no_traceback(
    run: Runner, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    def fail(args: object) -> int:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(score, "run", fail)
    answer = run("score", "game.sgf")
    assert (answer.code, answer.out) == (70, "")
    assert answer.err.count("\n") == 1
    assert "an unexpected error occurred (ZeroDivisionError)" in answer.err
    log = log_folder() / "tromp-gui-errors.log"
    assert log.is_relative_to(own_home)
    assert str(log) in answer.err
    text = log.read_text()
    assert "ZeroDivisionError: a bug" in text
    assert "Traceback" in text
    run("score", "game.sgf")
    assert log.read_text().count("a bug") == 2 * text.count("a bug")


def test_where_no_log_can_be_written_another_place_is_found(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(args: object) -> int:
        raise ZeroDivisionError("a bug")

    (tmp_path / "file").touch()
    for name in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "file"))
    monkeypatch.setattr(score, "run", fail)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "elsewhere"))
    answer = run("score", "game.sgf")
    (log,) = (tmp_path / "elsewhere").glob("tromp-gui-errors-*.log")
    assert str(log) in answer.err
    assert "ZeroDivisionError: a bug" in log.read_text()
    if os.name == "posix":
        assert log.stat().st_mode & 0o077 == 0, "F10: nobody else has put it there"


class Window:
    """Replaces opening the window and starting other processes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[list[str]] = []
        self.started: list[list[str]] = []
        monkeypatch.setattr("tromp_gui.application.make_application", lambda *_: None)
        monkeypatch.setattr("tromp_gui.application.run", self.open)
        monkeypatch.setattr(subprocess, "Popen", self.start)

    def open(self, _app: None, files: list[str]) -> int:
        self.opened.append(files)
        return 0

    def start(self, command: list[str], start_new_session: bool) -> None:
        assert start_new_session
        self.started.append(command)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    return Window(monkeypatch)


def test_without_arguments_the_window_opens(run: Runner, window: Window) -> None:
    assert run().code == 0
    assert (window.opened, window.started) == ([[]], [])


def test_each_further_file_gets_a_process_of_its_own(
    run: Runner, window: Window, tmp_path: Path
) -> None:
    assert run("a.sgf", "b.sgf", "./score").code == 0
    assert window.opened == [["a.sgf"]]
    assert window.started == [
        [*program_with_window(), str(tmp_path / "b.sgf")],
        [*program_with_window(), str(tmp_path / "score")],
    ]


def test_a_frozen_program_starts_itself(
    run: Runner, window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    run("a.sgf", "b.sgf")
    assert window.started == [[*program_with_window(), str(tmp_path / "b.sgf")]]


@pytest.mark.parametrize("name", ["./score", "--", "sub/check"])
def test_files_called_like_commands(run: Runner, window: Window, name: str) -> None:
    run(*([name, "gtp"] if name == "--" else [name]))
    assert window.opened == [["gtp" if name == "--" else name]]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_without_a_screen_one_sentence_and_no_window(tmp_path: Path) -> None:
    answer = without(tmp_path, {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":987"}, "a.sgf", "b.sgf")
    assert answer.returncode == NO_SCREEN
    assert answer.stderr.count("\n") == 1, "and none of another process"
    assert answer.stderr.startswith("tromp-gui: ")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have fonts")
def test_without_a_font_one_sentence_with_its_package(tmp_path: Path) -> None:
    (tmp_path / "apt-get").touch(0o755)
    (tmp_path / "fonts.conf").write_text("<fontconfig></fontconfig>")
    changes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "PATH"), str(tmp_path))
    changes |= {"QT_QPA_PLATFORM": "offscreen", "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    answer = without(tmp_path, changes)
    assert answer.returncode == NO_SCREEN
    assert "fonts-dejavu-core" in answer.stderr


def without(folder: Path, changes: dict[str, str], *files: str) -> subprocess.CompletedProcess[str]:
    """What the program says in a process of its own with a changed environment."""
    environment = {**os.environ, **changes, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [*PROGRAM, *files]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)


def test_without_a_console_there_are_no_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program for Windows that was built without one."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["rules", "tromp-taylor"]) == 0
    assert main(["score"]) == 64


@pytest.mark.parametrize(
    ("platform", "written"), [("win32", "“é”".encode()), ("linux", b"\\u201c\\xe9\\u201d")]
)
def test_what_windows_hands_to_another_program_is_utf_8(platform: str, written: bytes) -> None:
    """It was the code page there, in which names of files came out wrong."""
    data = BytesIO()
    stream = TextIOWrapper(data, encoding="ascii")
    prepare(stream, platform)
    stream.write("“é”")
    stream.flush()
    assert data.getvalue() == written
