"""The test of an engine: real ones, and programs that go wrong in every way."""

from __future__ import annotations

import shutil
import sys
import uuid
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import CRASH_NAME, faulty, needs_proc, processes, wait_for_end
from tromp_gui.gtp.check import CheckReport, CheckStep, StepResult
from tromp_gui.gtp.diagnosis import Cause
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import LimitKind
from tromp_gui.match.player import Level
from tromp_gui.session.engine import process
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.check import EngineCheck
from tromp_gui.wording import engine_check as words

GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games:/usr/local/games")
needs_gnugo = pytest.mark.skipif(GNUGO is None, reason="GNU Go is not installed")
unix = pytest.mark.skipif(sys.platform == "win32", reason="scripts of a Unix shell")

ENGINE = """
import sys
def answer(text, sign="="):
    sys.stdout.write(sign + ident + " " + text + "\\n\\n"); sys.stdout.flush()
COMMANDS = ("protocol_version name version known_command list_commands quit boardsize clear_board"
            " komi play genmove").split()
for line in sys.stdin:
    ident, name, *words = line.split()
    if name == "name": answer("Scripted")
    elif name == "version": answer("1")
    elif name == "list_commands": answer("\\n".join(COMMANDS))
    elif name == "genmove": answer("pass")
    elif name == "quit": answer(""); break
    else: answer("")
"""
"""An engine that passes; tests change a line of it."""


def report_of(qtbot: QtBot, launch: Launch) -> CheckReport:
    """The report of a whole test, whose process has ended."""
    check = EngineCheck(launch)
    with qtbot.waitSignal(check.changed, check_params_cb=lambda report: report.is_over):
        check.start()
    wait_for_end(qtbot, check)
    return check.report


def script(tmp_path: Path, previous: str = "", other: str = "") -> Launch:
    """The scripted engine with one piece of it changed."""
    assert previous in ENGINE
    file = tmp_path / "engine.py"
    file.write_text(ENGINE.replace(previous, other, 1) if previous else ENGINE, encoding="utf-8")
    return Launch(sys.executable, (str(file),), str(tmp_path))


def shell(code: str) -> Launch:
    """A program that does this."""
    return Launch("/bin/sh", ("-c", code))


def failed_at(report: CheckReport) -> CheckStep:
    return next(each.step for each in report.steps if each.mark is StepResult.FAILED)


# Those that work


@needs_gnugo
def test_gnu_go_with_the_rules_in_its_arguments(qtbot: QtBot) -> None:
    rules = ("--chinese-rules", "--positional-superko", "--allow-suicide", "--capture-all-dead")
    report = report_of(qtbot, Launch("gnugo", ("--mode", "gtp", *rules)))
    assert report.works
    assert report.of(CheckStep.FOUND).detail == GNUGO
    assert report.of(CheckStep.NAMED).detail.startswith("GNU Go 3")
    assert report.of(CheckStep.RULES).mark is StepResult.LIMITED
    assert len(report.of(CheckStep.MOVE).detail.split()) == 2
    assert report.of(CheckStep.QUITS).mark is StepResult.PASSED
    assert [limit.kind for limit in report.limits] == [LimitKind.RULES]
    assert words.verdict(report) == "It works, with limitations."


@needs_gnugo
def test_gnu_go_without_them_says_what_it_cannot(qtbot: QtBot) -> None:
    report = report_of(qtbot, Launch("gnugo", ("--mode", "gtp")))
    lacks = {limit.kind for limit in report.limits}
    assert lacks == {LimitKind.RULES, LimitKind.SUICIDE, LimitKind.SUPERKO}
    assert report.profile is not None
    said = words.abilities(report.profile, report.limits)
    assert "It may play moves that superko forbids; these are refused." in said
    assert "It supports square boards only." in said
    assert "It cannot analyse." in said


def test_the_built_in_engine_reads_the_rules_back(qtbot: QtBot) -> None:
    report = report_of(qtbot, built_in(Level.NEWCOMER.value))
    assert report.works, words.report_text(report)
    assert report.of(CheckStep.RULES).mark is StepResult.PASSED
    assert report.limits == ()
    assert words.verdict(report) == "It works."


def test_the_least_engine_works(qtbot: QtBot, tmp_path: Path) -> None:
    report = report_of(qtbot, script(tmp_path))
    assert report.works
    assert report.of(CheckStep.MOVE).detail == "PASS PASS"
    assert report.of(CheckStep.COMMANDS).detail == "11"


def test_a_command_at_the_start_that_it_refuses_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    refusing = 'else: answer("no", "?" if name == "x" else "=")'
    launch = script(tmp_path, 'else: answer("")', refusing)
    report = report_of(qtbot, launch._replace(commands=("x 1", "y")))
    assert report.works
    assert [(each.kind, each.detail) for each in report.limits][-1] == (
        LimitKind.START_COMMAND,
        "x 1",
    )


def test_one_that_takes_19_only_is_tested_on_19(qtbot: QtBot, tmp_path: Path) -> None:
    picky = 'elif name == "boardsize" and words[0] != "19": answer("unacceptable size", "?")'
    report = report_of(qtbot, script(tmp_path, "    else:", f"    {picky}\n    else:"))
    assert report.works
    assert (report.of(CheckStep.SIZE).mark, report.of(CheckStep.SIZE).detail) == (
        StepResult.LIMITED,
        "19",
    )


def test_a_refused_komi_is_a_limit(qtbot: QtBot, tmp_path: Path) -> None:
    picky = 'elif name == "komi": answer("syntax error", "?")'
    report = report_of(qtbot, script(tmp_path, "    else:", f"    {picky}\n    else:"))
    assert report.works
    assert report.of(CheckStep.KOMI).mark is StepResult.LIMITED
    assert "syntax error" in words.step_detail(report.of(CheckStep.KOMI))


@pytest.mark.parametrize(
    ("answer", "mark", "said"),
    [
        ('{"ko":"SIMPLE","suicide":true}', StepResult.LIMITED, "ko"),
        ('{"ko":"POSITIONAL","suicide":true,"scoring":"AREA"}', StepResult.PASSED, "Tromp"),
    ],
)
def test_rules_are_read_back(
    qtbot: QtBot, tmp_path: Path, answer: str, mark: StepResult, said: str
) -> None:
    launch = script(
        tmp_path, "komi play genmove", "komi play genmove kata-set-rules kata-get-rules"
    )
    file = tmp_path / "engine.py"
    reads = f"elif name == 'kata-get-rules': answer('{answer}')"
    code = file.read_text(encoding="utf-8")
    file.write_text(code.replace("    else:", f"    {reads}\n    else:"), encoding="utf-8")
    report = report_of(qtbot, launch)
    assert report.works
    assert report.of(CheckStep.RULES).mark is mark
    assert said in report.of(CheckStep.RULES).detail


def test_one_that_does_not_end_is_ended(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tromp_gui.session.engine.check.QUIT_LIMIT", 300)
    stubborn = script(
        tmp_path, 'elif name == "quit": answer(""); break', 'elif name == "quit": pass'
    )
    report = report_of(qtbot, stubborn)
    assert report.works
    assert report.of(CheckStep.QUITS).mark is StepResult.LIMITED


# Those that do not


@pytest.mark.parametrize(
    ("launch", "step", "problem"),
    [
        (Launch(""), CheckStep.FOUND, FailureKind.NOT_FOUND),
        (Launch("no-such-program-at-all"), CheckStep.FOUND, FailureKind.NOT_FOUND),
        (Launch("/no/such/program"), CheckStep.FOUND, FailureKind.NOT_FOUND),
    ],
)
def test_what_is_not_there(
    qtbot: QtBot, launch: Launch, step: CheckStep, problem: FailureKind
) -> None:
    report = report_of(qtbot, launch)
    assert failed_at(report) is step
    assert report.failure is not None
    assert report.failure.kind is problem
    assert words.what_is_wrong(report)
    assert "own field" in words.how_to_fix(report)


@unix
def test_a_file_that_is_no_program(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "engine.txt"
    file.write_text("words")
    report = report_of(qtbot, Launch(str(file)))
    assert failed_at(report) is CheckStep.EXECUTABLE
    assert report.of(CheckStep.FOUND).mark is StepResult.PASSED
    file.chmod(0o755)
    file.write_bytes(b"\x7fELF nothing that can run")
    report = report_of(qtbot, Launch(str(file)))
    assert failed_at(report) is CheckStep.STARTS
    assert report.diagnosis.cause is Cause.ARCHITECTURE


@needs_gnugo
def test_gnu_go_without_its_mode_is_fixed(qtbot: QtBot) -> None:
    report = report_of(qtbot, Launch("gnugo", ("--level", "1")))
    assert failed_at(report) is CheckStep.SPEAKS
    assert report.diagnosis.cause is Cause.MODE_MISSING
    assert words.fix_name(report.diagnosis) == "Add --mode gtp"
    assert report.diagnosis.fixed is not None
    assert report_of(qtbot, report.diagnosis.fixed).works


@needs_gnugo
def test_gnu_go_that_plays_by_itself_is_not_waited_for(qtbot: QtBot) -> None:
    report = report_of(qtbot, Launch("gnugo", ("--mode", "ascii", "--level", "1")))
    assert failed_at(report) is CheckStep.SPEAKS
    assert report.diagnosis.cause is Cause.MODE_MISSING
    assert report.diagnosis.fixed == Launch("gnugo", ("--mode", "gtp", "--level", "1"))
    assert report.failure is not None
    assert report.failure.output


@needs_gnugo
def test_dashes_of_a_text_processor_are_fixed(qtbot: QtBot) -> None:
    report = report_of(qtbot, Launch("gnugo", ("–mode", "gtp")))
    assert report.diagnosis.cause in (Cause.DASHES, Cause.MODE_MISSING)
    assert report.diagnosis.fixed is not None
    assert report_of(qtbot, report.diagnosis.fixed).works


@unix
@pytest.mark.parametrize(
    ("code", "cause", "said"),
    [
        ("echo 'x: error while loading shared libraries: libzip.so.4: no' >&2; exit 127",
         Cause.LIBRARY, "libzip.so.4"),
        ("nothing-of-this-name", Cause.COMMAND, "nothing-of-this-name"),
        ("echo 'A network weights file is required to use the program.'; exit 1",
         Cause.NETWORK, "weights file is required"),
        ("echo 'Could not open config file x.cfg' >&2; exit 1", Cause.CONFIG, "x.cfg"),
        ("echo 'unrecognized option --x' >&2; exit 1", Cause.ARGUMENTS, "--x"),
        ("exit 3", Cause.UNKNOWN, "(exit code 3)"),
        ("kill -SEGV $$", Cause.UNKNOWN, "stopped unexpectedly (SIGSEGV)"),
    ],
)  # fmt: skip
def test_what_ends_at_once_says_why(qtbot: QtBot, code: str, cause: Cause, said: str) -> None:
    report = report_of(qtbot, shell(code))
    assert failed_at(report) is CheckStep.STARTS
    assert report.diagnosis.cause is cause
    assert said in words.what_is_wrong(report)
    assert words.how_to_fix(report)
    text = words.report_text(report)
    assert "[failed] Starts" in text
    assert "/bin/sh -c" in text


@unix
def test_a_missing_folder(qtbot: QtBot) -> None:
    report = report_of(qtbot, Launch("/bin/sh", (), "/no/such/folder"))
    assert report.failure is not None
    assert report.failure.kind is FailureKind.NO_FOLDER
    assert "/no/such/folder" in words.what_is_wrong(report)
    assert words.fix_name(report.diagnosis) == "Use the program’s own folder"
    assert report.diagnosis.fixed == Launch("/bin/sh")


@needs_gnugo
def test_a_program_that_is_elsewhere(qtbot: QtBot) -> None:
    report = report_of(qtbot, Launch("/not/here/gnugo", ("--mode", "gtp")))
    assert failed_at(report) is CheckStep.FOUND
    assert report.diagnosis.cause is Cause.ELSEWHERE
    assert report.diagnosis.fixed is not None
    assert report_of(qtbot, report.diagnosis.fixed).works


@unix
def test_a_silent_program_waits_for_the_person(qtbot: QtBot) -> None:
    check = EngineCheck(shell("echo tuning >&2; sleep 60"))
    said: list[str] = []
    check.logged.connect(lambda lines: said.extend(line.text for line in lines))
    check.start()
    qtbot.waitUntil(lambda: check.report.running is CheckStep.SPEAKS and "tuning" in said)
    assert not check.report.is_over
    check.cancel()
    report = check.report
    assert failed_at(report) is CheckStep.SPEAKS
    assert report.failure is not None
    assert report.failure.errors == ("tuning",)
    assert words.what_is_wrong(report) == "It runs, but its output is not GTP."
    assert words.last_words(report.failure) == ["Last on standard error:", "tuning"]
    wait_for_end(qtbot, check)


@pytest.mark.parametrize(
    ("previous", "other", "step", "problem"),
    [
        ("komi play genmove", "komi play", CheckStep.COMMANDS, FailureKind.REFUSED),
        ('answer("pass")', 'answer("hello world")', CheckStep.MOVE, FailureKind.NO_MOVE),
        ('answer("pass")', 'answer("C3")', CheckStep.MOVE, FailureKind.ILLEGAL_MOVE),
        ('answer("pass")', 'answer("no", "?")', CheckStep.MOVE, FailureKind.REFUSED),
        ('answer("pass")', "sys.exit(7)", CheckStep.MOVE, FailureKind.EXITED),
        ('answer("Scripted")', "sys.exit(7)", CheckStep.STARTS, FailureKind.EXITED),
        ('else: answer("")', 'else: answer("no", "?")', CheckStep.SIZE, FailureKind.REFUSED),
    ],
)
def test_what_goes_wrong_later(
    qtbot: QtBot, tmp_path: Path, previous: str, other: str, step: CheckStep, problem: FailureKind
) -> None:
    report = report_of(qtbot, script(tmp_path, previous, other))
    assert failed_at(report) is step
    assert report.failure is not None
    assert report.failure.kind is problem
    assert "{" not in words.what_is_wrong(report) + words.how_to_fix(report)
    assert words.verdict(report) == "It does not work yet."


FINE = "plain banner control junk crlf no-id slow-start handicap grandchild two-replies sets-rules"


@pytest.mark.parametrize("mode", FINE.split())
def test_odd_engines_pass(qtbot: QtBot, mode: str) -> None:
    report = report_of(qtbot, faulty(mode))
    assert report.works, words.report_text(report)


@pytest.mark.parametrize("mode", ["misreads-rules", "refuses-komi", "resigns"])
def test_odd_engines_pass_with_limits(qtbot: QtBot, mode: str) -> None:
    report = report_of(qtbot, faulty(mode))
    assert report.works, words.report_text(report)
    assert report.limits


@pytest.mark.parametrize(
    ("mode", "step", "said"),
    [
        ("exits-127", CheckStep.STARTS, "libgo.so"),
        ("gmp", CheckStep.SPEAKS, "not in GTP mode"),
        ("wrong-id", CheckStep.NAMED, "an unexpected reply"),
        ("segv", CheckStep.MOVE, f"stopped unexpectedly ({CRASH_NAME})"),
        ("plays-outside", CheckStep.MOVE, "“Z99”"),
        ("plays-words", CheckStep.MOVE, "“hello”"),
        ("plays-nothing", CheckStep.MOVE, "no move"),
        ("plays-occupied", CheckStep.MOVE, "an illegal move: A1"),
        ("plays-lower", CheckStep.MOVE, "an illegal move: d4"),
        ("refuses-genmove", CheckStep.MOVE, "not in the mood"),
        ("long-line", CheckStep.MOVE, "not GTP"),
        ("endless-line", CheckStep.MOVE, "not GTP"),
        ("endless-lines", CheckStep.MOVE, "not GTP"),
    ],
)
def test_every_fault_is_said_in_words(qtbot: QtBot, mode: str, step: CheckStep, said: str) -> None:
    report = report_of(qtbot, faulty(mode))
    assert failed_at(report) is step
    assert said in words.what_is_wrong(report)
    assert words.how_to_fix(report)


def test_an_answer_that_is_cut_off_because_it_piles_up_is_no_move(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "_CHUNK", 1000)
    monkeypatch.setattr(process, "_MOST_UNREAD", 10_000)
    assert "not GTP" in words.what_is_wrong(report_of(qtbot, faulty("endless-lines")))


@pytest.mark.parametrize("mode", ["mute", "mute-after-name", "endless", "closes-output"])
def test_silence_at_any_step_can_be_cancelled(qtbot: QtBot, mode: str) -> None:
    check = EngineCheck(faulty(mode))
    check.start()
    step = {"mute": CheckStep.SPEAKS, "mute-after-name": CheckStep.NAMED}.get(mode, CheckStep.MOVE)
    qtbot.waitUntil(lambda: check.report.running is step)
    check.cancel()
    assert failed_at(check.report) is step
    assert words.what_is_wrong(check.report)
    wait_for_end(qtbot, check)


@needs_proc
@pytest.mark.parametrize("mode", ["plain", "grandchild", "exits-127", "segv", "endless-lines"])
def test_nothing_is_left_when_the_report_is_over(qtbot: QtBot, mode: str) -> None:
    mark = uuid.uuid4().hex
    report_of(qtbot, faulty(mode)._replace(environment=(("TEST_MARK", mark),)))
    qtbot.waitUntil(lambda: not processes(mark))


@needs_proc
@pytest.mark.parametrize("mode", ["mute", "ignores-all"])
def test_nothing_is_left_of_a_test_that_was_cancelled(qtbot: QtBot, mode: str) -> None:
    mark = uuid.uuid4().hex
    check = EngineCheck(faulty(mode)._replace(environment=(("TEST_MARK", mark),)))
    check.start()
    step = CheckStep.SPEAKS if mode == "mute" else CheckStep.MOVE
    qtbot.waitUntil(lambda: check.report.running is step)
    assert processes(mark)
    check.cancel()
    qtbot.waitUntil(lambda: not processes(mark))


def test_silence_at_the_second_move_is_a_failed_move(qtbot: QtBot, tmp_path: Path) -> None:
    waits = 'answer("pass" if not moved else input()); moved = True'
    launch = script(tmp_path, 'answer("pass")', waits)
    file = tmp_path / "engine.py"
    file.write_text("moved = False\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    check = EngineCheck(launch)
    check.start()
    qtbot.waitUntil(lambda: check.report.of(CheckStep.MOVE).detail == "PASS")
    assert check.report.running is CheckStep.MOVE
    check.cancel()
    assert failed_at(check.report) is CheckStep.MOVE
    wait_for_end(qtbot, check)
