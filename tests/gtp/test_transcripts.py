"""What GNU Go and KataGo really wrote, heard by our client, cut anywhere."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tromp_gui.gtp.client import Client, Event, Replied
from tromp_gui.gtp.response import GtpCommand, parse_command

PAIRS = [
    ("gnugo-reference", "session1.in", "session1.out"),
    *(
        ("katago", f"{name}.txt", f"{name}.txt.stdout")
        for name in ("basic", "ending", "handicap", "printsgf", "rules", "set_boardsize_twice")
    ),
]

_SIGN = re.compile(rb"^([=?])[0-9]*", re.MULTILINE)


def conversation(folder: Path, asked: str, answered: str) -> tuple[list[GtpCommand], bytes]:
    """The commands of a transcript, and the answers without their ids, which were not ours."""
    lines = (folder / asked).read_bytes().decode("latin-1").split("\n")
    commands = [command for line in lines if (command := parse_command(line)) is not None]
    return commands, _SIGN.sub(rb"\1", (folder / answered).read_bytes())


def heard(commands: list[GtpCommand], answers: bytes, seed: int) -> list[Event]:
    client = Client()
    for command in commands:
        client.send(" ".join((command.name or "x", *command.args)))
    chance = random.Random(seed)
    cuts = sorted(chance.randrange(len(answers)) for _ in range(40))
    ends = [0, *cuts, len(answers)]
    events = [event for start, end in pairwise(ends) for event in client.feed(answers[start:end])]
    return [*events, *client.finish()]


@pytest.mark.parametrize(("folder", "asked", "answered"), PAIRS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_transcript_is_understood(
    shared_data: Path, folder: str, asked: str, answered: str, seed: int
) -> None:
    commands, answers = conversation(shared_data / "gtp" / folder, asked, answered)
    events = heard(commands, answers, seed)
    assert all(isinstance(event, Replied) for event in events)
    names = [event.exchange.name for event in events if isinstance(event, Replied)]
    assert names == [command.name or "x" for command in commands][: len(names)]
    assert len(names) == len(_SIGN.findall(answers))
    assert len(commands) - len(names) <= 1  # GNU Go was killed before its last answer


def test_answers_of_katago_are_what_they_were(shared_data: Path) -> None:
    commands, answers = conversation(
        shared_data / "gtp" / "katago", "rules.txt", "rules.txt.stdout"
    )
    texts = [event.text for event in heard(commands, answers, 7) if isinstance(event, Replied)]
    assert texts[1] == ""
    assert texts[2].startswith('{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE"')
