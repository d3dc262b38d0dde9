"""`tromp-gui gtp`: the engine as a process of its own, as other programs start it."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.talk import responses
from tromp_gui.batch.executors import cores
from tromp_gui.cli import gtp
from tromp_gui.cli.main import main
from tromp_gui.engine.thinker import EngineOptions

COMMAND = [sys.executable, "-m", "tromp_gui", "gtp"]
LIMIT = 120
QUICK = ("--playouts", "8")


def run(data: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    """Send bytes to the engine and close its input."""
    return subprocess.run([*COMMAND, *options], input=data, capture_output=True, timeout=LIMIT)


def test_a_session() -> None:
    done = run(
        b"1 name\n\n# x\n2 boardsize 5\r\n3 play b c3\n4 genmove w\n5 quit\n6 name\n", *QUICK
    )
    assert (done.returncode, done.stderr) == (0, b"")
    found = responses(done.stdout.decode())
    assert [(answer.id, answer.is_success) for answer in found] == [(n, True) for n in range(1, 6)]
    assert b"\r" not in done.stdout


def test_answers_come_without_waiting_for_the_end() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for command, answer in ((b"name\n", b"= tromp-gui\n"), (b"7 komi 5\n", b"=7\n")):
            process.stdin.write(command)
            process.stdin.flush()
            assert process.stdout.readline() == answer
            assert process.stdout.readline() == b"\n"
        process.stdin.close()
        assert process.wait(LIMIT) == 0


def test_bytes_that_are_not_text_are_survived() -> None:
    done = run(b"\xff\xfe\x80\nplay b \xe9\n\x00\x01\n1 loadsgf \xff.sgf\n\x852 name\n3 name")
    assert done.returncode == 0
    texts = [answer.text for answer in responses(done.stdout.decode())]
    assert texts == [
        "unknown command",
        "invalid color or coordinate",
        "cannot load file",
        "unknown command",
        "tromp-gui",
    ]


def test_a_file_whose_name_is_not_text(tmp_path: Path) -> None:
    name = str(tmp_path).encode() + b"/\xff \xe9.sgf"
    try:
        Path(name.decode("utf-8", "surrogateescape")).write_bytes(b"(;SZ[5];B[aa])")
    except OSError:
        pytest.skip("this file system holds names in Unicode only")
    found = responses(run(b"1 loadsgf " + name + b"\n2 is_legal w A5\n").stdout.decode())
    assert [answer.text for answer in found] == ["", "0"]


def test_the_same_seed_plays_the_same_moves() -> None:
    session = b"boardsize 9\n" + b"genmove b\ngenmove w\n" * 3
    first, again, other = (run(session, *QUICK, "--seed", seed).stdout for seed in ("1", "1", "2"))
    assert first == again
    assert first != other


def test_a_reader_that_hangs_up_ends_the_engine() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"name\n" * 50)
        process.stdin.close()
        assert process.wait(LIMIT) != 0
        assert b"Traceback" not in process.stderr.read()


def test_wrong_usage_is_one_sentence() -> None:
    done = run(b"", "--nonsense")
    assert done.returncode == 64
    assert done.stderr.count(b"\n") == 1


def test_the_engine_needs_no_qt() -> None:
    script = (
        "import sys, tromp_gui.cli.gtp; "
        "heavy = {'PySide6'}; "
        "print([name for name in sys.modules if name.split('.')[0] in heavy])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=LIMIT)
    assert done.stdout.strip() == b"[]"


def test_levels_and_the_other_options_are_taken() -> None:
    for options in (
        ("--level", "newcomer"),
        ("--level", "club", "--threads", "2", "--no-resign"),
        ("--playouts", "30", "--capture-all-dead", "--ponder"),
    ):
        done = run(b"boardsize 5\ngenmove b\ngenmove w\n", *options)
        assert (done.returncode, done.stderr) == (0, b"")
        assert all(answer.is_success for answer in responses(done.stdout.decode()))


@pytest.mark.parametrize(
    ("options", "wanted"),
    [((), cores()), (("--seed", "1"), 1), (("--seed", "1", "--threads", "2"), 2)],
)
def test_all_cores_are_used_but_with_a_seed_only_one(
    options: tuple[str, ...], wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[EngineOptions] = []
    monkeypatch.setattr(gtp, "Thinker", lambda options, *networks: made.append(options))
    monkeypatch.setattr(gtp, "serve", lambda *streams: None)
    monkeypatch.setattr(gtp, "private_input", lambda errors: io.StringIO())
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert main(["gtp", *options]) == 0
    assert made[0].processes == wanted


@pytest.mark.parametrize("options", [("--level", "x"), ("--playouts", "0"), ("--threads", "y")])
def test_options_that_make_no_sense_are_refused(options: tuple[str, str]) -> None:
    done = run(b"", *options)
    assert done.returncode == 64
    assert options[0].encode() in done.stderr
