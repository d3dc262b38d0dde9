"""What is behind a failure, from the words that real programs leave."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.diagnosis import Cause, Diagnosis, diagnose
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch

KATAGO = Launch("/opt/katago/katago", ("gtp", "-model", "net.bin.gz"))
OTHER = Launch("/opt/other")


def exited(line: str = "", code: int = 1, output: str = "") -> Failure:
    """An engine that ended with this on standard error and on standard output."""
    errors, said = tuple(line.splitlines()), tuple(output.splitlines())
    return Failure(FailureKind.EXITED, exit_code=code, errors=errors, output=said)


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("x: error while loading shared libraries: libzip.so.4: cannot open", Cause.LIBRARY),
        ("dyld[7]: Library not loaded: @rpath/libzip.5.dylib", Cause.LIBRARY),
        ("bash: /x/katago: cannot execute binary file: Exec format error", Cause.ARCHITECTURE),
        ("sh: 1: katago: not found", Cause.COMMAND),
        ("bash: line 1: katago: command not found", Cause.COMMAND),
        ("'katago' is not recognized as an internal or external command,", Cause.COMMAND),
        ("A network weights file is required to use the program.", Cause.NETWORK),
        ("what():  Could not open file - does not exist: net.bin.gz", Cause.NETWORK),
        ("-model F was not specified to tell where the neural net is", Cause.NETWORK),
        ("-config F.cfg was not specified and default was not found", Cause.CONFIG),
        ("what():  Could not find key 'numSearchThreads' in config file gtp.cfg", Cause.CONFIG),
        ("Could not open config file: x.cfg", Cause.CONFIG),
        ("Unknown subcommand: gpt", Cause.ARGUMENTS),
        ("other: unrecognized option '--mod'", Cause.ARGUMENTS),
        ("PARSE ERROR: Couldn't find match for argument", Cause.ARGUMENTS),
        ("terminate called: std::bad_alloc", Cause.MEMORY),
        ("me@host: Permission denied (publickey).", Cause.REMOTE_KEY),
        ("Host key verification failed.", Cause.REMOTE_HOST),
        ("ssh: Could not resolve hostname nowhere: Name not known", Cause.REMOTE_HOST),
        ("ssh: connect to host h port 22: Connection refused", Cause.REMOTE_HOST),
        ("", Cause.UNKNOWN),
        ("Assertion failed: x > 0", Cause.UNKNOWN),
        ("Loading model net.bin.gz", Cause.UNKNOWN),
    ],
)
def test_the_words_on_either_stream_tell(line: str, cause: Cause) -> None:
    assert diagnose(exited(line), OTHER).cause is cause
    assert diagnose(exited(output=f"Hello\n{line}\n"), OTHER).cause is cause


@pytest.mark.parametrize(
    "words",
    [
        "dlopen(): error loading libfuse.so.2\n\nAppImages require FUSE to run.",
        "fuse: device not found, try 'modprobe fuse' first",
        "Cannot mount AppImage, please check your FUSE setup.",
        "Error: No suitable fusermount binary found on the $PATH",
    ],
)
def test_an_appimage_without_fuse_can_do_without(words: str) -> None:
    launch = KATAGO._replace(environment=(("A", "b"),))
    found = diagnose(exited(words, 127), launch)
    assert (found.cause, found.detail) == (Cause.FUSE, words.splitlines()[0])
    assert found.fixed is not None
    assert found.fixed.environment == (("A", "b"), ("APPIMAGE_EXTRACT_AND_RUN", "1"))
    assert diagnose(exited(words, 127), found.fixed).fixed is None


def test_a_missing_library_is_named() -> None:
    found = diagnose(exited("a: error while loading shared libraries: libzip.so.4: c", 127), OTHER)
    assert found == Diagnosis(Cause.LIBRARY, "libzip.so.4")


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (0xC0000135, Cause.LIBRARY),
        (0xC0000135 - (1 << 32), Cause.LIBRARY),
        (0xC0000142, Cause.LIBRARY),
        (0xC000007B, Cause.ARCHITECTURE),
        (127, Cause.COMMAND),
        (255, Cause.UNKNOWN),
        (0, Cause.UNKNOWN),
    ],
)
def test_an_exit_code_is_used_if_no_word_explains(code: int, cause: Cause) -> None:
    assert diagnose(exited(code=code), OTHER).cause is cause


def test_ssh_has_a_code_of_its_own() -> None:
    launch = Launch("/usr/bin/ssh", ("host", "katago", "gtp"))
    assert diagnose(exited("odd words", 255), launch) == Diagnosis(Cause.REMOTE_HOST, "odd words")
    assert diagnose(exited("", 255), launch) == Diagnosis(Cause.REMOTE_HOST)


def test_gmp_is_fixed_by_the_mode() -> None:
    gmp = Failure(FailureKind.GMP)
    found = diagnose(gmp, Launch("/usr/games/gnugo", ("--level", "3")))
    assert found.cause is Cause.MODE_MISSING
    assert found.fixed == Launch("/usr/games/gnugo", ("--mode", "gtp", "--level", "3"))
    wrapped = diagnose(gmp, Launch("run-it.sh"))
    assert wrapped.fixed == Launch("run-it.sh", ("--mode", "gtp"))


@pytest.mark.parametrize(
    ("launch", "fixed"),
    [
        (Launch("gnugo"), ("--mode", "gtp")),
        (Launch("gnugo", ("--mode", "ascii", "--level", "1")), ("--mode", "gtp", "--level", "1")),
        (Launch("gnugo", ("--mode=ascii",)), ("--mode", "gtp")),
        (Launch("leelaz", ("-w", "n.gz")), ("--gtp", "-w", "n.gz")),
        (Launch("katago"), ("gtp",)),
        (Launch(r"C:\Go\KataGo.exe", ("-model", "x")), ("gtp", "-model", "x")),
    ],
)
def test_a_known_program_without_its_gtp_argument(launch: Launch, fixed: tuple[str, ...]) -> None:
    for failure in (exited(), exited("usage: x"), Failure(FailureKind.NOT_RESPONDING)):
        found = diagnose(failure, launch)
        assert found.cause is Cause.MODE_MISSING
        assert found.fixed is not None
        assert found.fixed.arguments == fixed
        assert diagnose(failure, found.fixed).cause is not Cause.MODE_MISSING


@pytest.mark.parametrize(
    "launch",
    [
        Launch("gnugo", ("--mode", "gtp")),
        Launch("gnugo", ("--level", "1", "--mode=gtp")),
        Launch("leelaz", ("-g",)),
        KATAGO,
        Launch("unknown"),
    ],
)
def test_a_program_with_its_gtp_argument_is_not_blamed(launch: Launch) -> None:
    assert diagnose(exited(), launch) == Diagnosis(Cause.UNKNOWN)


def test_dashes_of_a_text_processor() -> None:
    launch = Launch("gnugo", ("–mode", "gtp", "a – b"))
    found = diagnose(exited("gnugo: unrecognized option"), launch)
    assert found == Diagnosis(Cause.DASHES, "–mode", Launch("gnugo", ("--mode", "gtp", "a – b")))


def test_a_network_is_missed_before_a_configuration() -> None:
    lines = "-config was not specified, default not found\n-model was not specified, not found"
    assert diagnose(exited(lines), KATAGO).cause is Cause.NETWORK


def test_a_line_without_end_is_read_to_some_length_only() -> None:
    """The patterns look ahead: on a line of 64 KiB they would never come to an end."""
    endless = "no such file " + "weights " * 100_000
    found = diagnose(exited(endless), OTHER)
    assert found.cause is Cause.NETWORK
    assert len(found.detail) <= 300
    assert diagnose(exited("x" * 1_000_000), OTHER).cause is Cause.UNKNOWN
