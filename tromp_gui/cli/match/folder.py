"""The folder of a match: its games as SGF, its terms, and the games played so far."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

from tromp_gui.cli.match.words import comment_on
from tromp_gui.disk import FileProblem
from tromp_gui.go.kata_rules import kata_json
from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, parse_result, plain
from tromp_gui.gtp.launch import command_line
from tromp_gui.match.clock_words import time_properties
from tromp_gui.record import editing
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import read_bytes, save_bytes
from tromp_gui.session.play.engine_match import End, MatchTerms, PlayedGame
from tromp_gui.sgf.writer import write

_TERMS, _RESULTS = "match.json", "results.jsonl"


class OtherMatch(Exception):
    """The folder contains a match on other terms; `str` names the first difference."""


class Outcome(NamedTuple):
    """The outcome of a game: its number, the colour of the first engine, the result, and the
    reason.

    `digest` is equal for games with the same turns.
    """

    number: int
    first: Color
    result: Result
    end: End
    turns: int
    digest: str = ""


class MatchFolder:
    """Stores a match so that it can be continued. Files are written completely or not at all."""

    def __init__(self, folder: Path, terms: MatchTerms) -> None:
        self._folder = folder
        self._terms = terms
        self._outcomes: dict[int, Outcome] = {}

    def open(self) -> list[Outcome]:
        """Create the folder, or read the games played so far.

        Raises OtherMatch if it was on other terms, FileProblem if it cannot be used.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileProblem.of(self._folder, error, writing=True) from None
        wanted = _described(self._terms)
        file = self._folder / _TERMS
        if file.exists():
            _compare(_read_object(read_bytes(file)), wanted)
        else:
            save_bytes(file, (json.dumps(wanted, indent=1) + "\n").encode(), keep=False)
        results = self._folder / _RESULTS
        if results.exists():
            for line in read_bytes(results).decode("utf-8", "replace").splitlines():
                if outcome := _outcome(line):
                    self._outcomes[outcome.number] = outcome
        return list(self._outcomes.values())

    def keep(self, game: PlayedGame) -> Outcome:
        """Write a game and its outcome. Raises FileProblem."""
        first = self._terms.color_of_first(game.number)
        digest = _digest(game.tree)
        outcome = Outcome(game.number, first, game.result, game.end, game.turns, digest)
        if text := comment_on(game, self._terms.setup.rules.superko):
            *_, last = game.tree.main_line()
            editing.comment(game.tree, last, text).apply(game.tree)
        save_bytes(self._folder / f"game-{game.number:04}.sgf", write([game.tree]), False)
        self._outcomes[game.number] = outcome
        lines = [_line(each) for _, each in sorted(self._outcomes.items())]
        save_bytes(self._folder / _RESULTS, "".join(lines).encode(), keep=False)
        return outcome


def _described(terms: MatchTerms) -> dict[str, object]:
    setup, clocks = terms.setup, terms.setup.clocks
    control = clocks.black.control if clocks is not None and clocks.black is not None else None
    time = time_properties(control, control)
    return {
        "black": command_line(terms.first),
        "white": command_line(terms.second),
        "alternate": terms.is_alternating,
        "size": f"{setup.columns}x{setup.rows}",
        "rules": setup.rules.id,
        "axes": kata_json(setup.rules),
        "komi": plain(setup.komi),
        "handicap": setup.handicap,
        "time": f"{time.get('TM', '')} {time.get('OT', '')}".strip(),
    }


def _compare(previous: dict[str, object], wanted: dict[str, object]) -> None:
    """Raise OtherMatch if the terms differ; older folders have no handicap."""
    for name, value in wanted.items():
        if (before := previous.get(name, 0 if name == "handicap" else None)) != value:
            raise OtherMatch(f"{name} {before}")


def _read_object(data: bytes) -> dict[str, object]:
    try:
        read = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _line(outcome: Outcome) -> str:
    values = {
        "game": outcome.number,
        "first": outcome.first.value,
        "result": str(outcome.result),
        "end": outcome.end.value,
        "turns": outcome.turns,
        "digest": outcome.digest,
    }
    return json.dumps(values) + "\n"


def _outcome(line: str) -> Outcome | None:
    read = _read_object(line.encode())
    result = parse_result(str(read.get("result", "")))
    try:
        number, turns = int(str(read.get("game"))), int(str(read.get("turns")))
        first, end = Color(read.get("first")), End(read.get("end"))
    except ValueError:
        return None
    digest = str(read.get("digest", ""))
    return None if result is None else Outcome(number, first, result, end, turns, digest)


def _digest(tree: Tree) -> str:
    turns = [f"{name}{node.get(name)[0]}" for node in tree for name in "BW" if node.has(name)]
    return hashlib.blake2b(" ".join(turns).encode(), digest_size=8).hexdigest()
