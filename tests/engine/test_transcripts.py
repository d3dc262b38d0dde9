"""Sessions recorded with other engines: what is fixed by the protocol, we answer as they did."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.engine.talk import Talk, responses, transcript
from tromp_gui.engine.commands import COMMANDS
from tromp_gui.gtp.response import Response, parse_command

DATA = Path(__file__).resolve().parents[1] / "data" / "gtp"
KATAGO = DATA / "katago"

OWN_WORDS = {
    "name", "version", "list_commands", "showboard", "fixed_handicap", "place_free_handicap",
    "final_score", "loadsgf",
}  # fmt: skip
"""Answered in our own way: compared by shape here, and by tests of their own."""


def exchanges(script: Path, answers: Path) -> list[tuple[str, Response]]:
    """Each command of a script with the answer recorded."""
    lines = [line for line in script.read_text("utf-8").split("\n") if parse_command(line)]
    found = responses(answers.read_text("utf-8"))
    assert len(lines) == len(found)
    return list(zip(lines, found, strict=True))


def gnugo_session() -> list[tuple[str, Response, Response]]:
    """Each command of GNU Go's session that we have, its answer, and ours.

    A board of 26 is too large for GNU Go, and not for us.
    """
    recorded = exchanges(DATA / "gnugo" / "session1.in", DATA / "gnugo" / "session1.out")
    known = [
        (line, answer)
        for line, answer in recorded
        if (command := parse_command(line)) is not None
        and (command.name in COMMANDS or not answer.is_success)
        and line != "boardsize 26"
    ]
    own = responses(transcript("\n".join(line for line, _ in known) + "\n"))
    return [(line, answer, ours) for (line, answer), ours in zip(known, own, strict=True)]


def name_of(line: str) -> str:
    """The name of the command on a line."""
    command = parse_command(line)
    assert command is not None
    return command.name


def test_gnu_gos_session_succeeds_and_fails_alike() -> None:
    session = gnugo_session()
    assert len(session) > 85
    for line, answer, ours in session:
        assert (line, ours.is_success, ours.id) == (line, answer.is_success, answer.id)


def test_gnu_gos_session_has_the_same_answers() -> None:
    for line, answer, ours in gnugo_session():
        if name_of(line) not in OWN_WORDS:
            assert (line, ours.text) == (line, answer.text)


def test_gnu_gos_boards_are_ours() -> None:
    boards = [pair for line, *pair in gnugo_session() if name_of(line) == "showboard"]
    assert len(boards) == 4
    for theirs, ours in boards:
        drawn = [re.sub(r" {2,}(WHITE|BLACK) .*", "", line) for line in theirs.text.split("\n")]
        assert ours.text.split("\n")[: len(drawn)] == drawn


def test_gnu_gos_handicaps_are_on_the_same_points() -> None:
    fixed = [
        (theirs.text.split(), ours.text.split())
        for line, theirs, ours in gnugo_session()
        if name_of(line) == "fixed_handicap" and theirs.is_success
    ]
    assert len(fixed) == 1
    assert all(sorted(theirs) == sorted(ours) for theirs, ours in fixed)


def grid(text: str) -> list[str]:
    """The rows of a board that KataGo, or we, have drawn: X, O and . alone."""
    rows = re.findall(r"^ ?\d+ ((?:[XO.+]\d? ?)+)", text, re.MULTILINE)
    return [re.sub(r"[\d ]", "", row).replace("+", ".") for row in rows]


def replay(name: str) -> list[tuple[str, Response, Response]]:
    """KataGo's script sent to us, moves that it generated being played instead."""
    talk = Talk("komi 7.5")
    found = []
    for line, answer in exchanges(KATAGO / f"{name}.txt", KATAGO / f"{name}.txt.stdout"):
        words = line.split()
        if words[0] == "genmove_debug":
            line = f"play {words[1]} {answer.text}"
            answer = Response(None, True, "")
        if words[0] == "place_free_handicap":
            line = f"set_free_handicap {answer.text}"
            answer = Response(None, True, "")
        if line == "kata-set-rules tromp-taylor":
            line += "-logical"  # KataGo's removes nothing
        found.append((line, answer, talk.ask(line)))
    return found


@pytest.mark.parametrize("name", ["handicap", "ending"])
def test_katagos_sessions_lead_to_the_same_boards(name: str) -> None:
    boards = 0
    for line, theirs, ours in replay(name):
        assert (line, ours.is_success) == (line, theirs.is_success)
        if line == "showboard":
            boards += 1
            assert grid(ours.text) == grid(theirs.text)
            mover = re.search(r"Next player: (\w+)", theirs.text)
            assert mover is not None
            assert f"next to play: {mover[1]}" in ours.text
            lost = re.findall(r"[BW] stones captured: (\d+)", theirs.text)
            assert re.findall(r"has captured (\d+)", ours.text) == lost
    assert boards >= 4


def test_katagos_handicap_is_on_the_same_points() -> None:
    for line, theirs, ours in replay("handicap"):
        if line.startswith("fixed_handicap"):
            assert sorted(ours.text.split()) == sorted(theirs.text.split())


def test_katagos_tromp_taylor_scores_and_states_are_ours() -> None:
    session = replay("ending")
    half = next(at for at, (line, *_) in enumerate(session) if "tromp-taylor" in line)
    scores = []
    for line, theirs, ours in session[half:]:
        if line == "final_score":
            scores.append(ours.text)
            assert ours.text == theirs.text.replace(".0", "")
        if line.startswith("final_status_list"):
            assert sorted(ours.text.split()) == sorted(theirs.text.split())
    assert scores == ["B+9", "B+9"]


def test_katagos_rules() -> None:
    """Of the rules that it sets by name, those by which it means what we mean."""
    recorded = [
        answer.text for _, answer in exchanges(KATAGO / "rules.txt", KATAGO / "rules.txt.stdout")
    ]
    initial, japanese, katago_chinese, chinese, new_zealand = recorded[::2]
    talk = Talk()
    assert talk.say("kata-get-rules") == initial
    assert talk.say("kata-set-rules japanese", "kata-get-rules") == with_friendly_pass(japanese)
    assert talk.say("kata-set-rules chinese", "kata-get-rules") == chinese
    assert talk.say("kata-set-rules new-zealand", "kata-get-rules") == new_zealand
    for text in recorded[::2]:
        assert talk.say(f"kata-set-rules {text}", "kata-get-rules") == text
    assert katago_chinese != chinese


def with_friendly_pass(text: str) -> str:
    """KataGo leaves friendlyPassOk false where it has no meaning: under territory scoring."""
    axes = {**json.loads(text), "friendlyPassOk": True}
    return json.dumps(axes, separators=(",", ":"), sort_keys=True)


def test_sizes_set_twice() -> None:
    """KataGo keeps the board where the size is the same; GTP leaves it open, and we clear it."""
    for line, theirs, ours in replay("set_boardsize_twice"):
        assert ours.is_success
        if line == "showboard":
            assert len(grid(ours.text)) == len(grid(theirs.text))
