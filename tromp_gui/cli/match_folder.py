"""The games of a match: their folder, with SGF files and terms, and the table of results."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tromp_gui import wording
from tromp_gui.disk import FileProblem
from tromp_gui.go.kata_rules import kata_json
from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, Way, parse_result, plain
from tromp_gui.go.rules import Superko
from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.failure import no_move
from tromp_gui.match.clock_words import time_properties
from tromp_gui.match.wilson import wilson
from tromp_gui.record import editing
from tromp_gui.record.node import Tree
from tromp_gui.session.file.files import game_bytes, read_bytes, save_bytes
from tromp_gui.session.play.engine_match import End, MatchTerms, PlayedGame
from tromp_gui.session.play.player_engines import EngineIllegalMove, EngineNoMove
from tromp_gui.wording import engines
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.translation import paragraph

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

        Raises OtherMatch if games on other terms were played, FileProblem if it cannot be used.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileProblem.of(self._folder, error, writing=True) from None
        wanted = _described(self._terms)
        file, results = self._folder / _TERMS, self._folder / _RESULTS
        if file.exists() and results.exists():
            _compare(_read_object(read_bytes(file)), wanted)
        else:
            save_bytes(file, (json.dumps(wanted, indent=1) + "\n").encode(), keep=False)
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
        path = self._folder / f"game-{game.number:04}.sgf"
        save_bytes(path, game_bytes(path, [game.tree]).data, keep=False)
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


def comment_on(game: PlayedGame, superko: Superko) -> str:
    """What ended a game, and who did not say which stones are dead, as sentences for its last node;
    "" if the result is enough.
    """
    silent = (f"{wording.color_name(each)} did not say in time which stones are dead, so nothing "
              "was agreed." for each in Color if each in game.silent)  # fmt: skip
    return paragraph((*silent, _end(game, superko)))


def _end(game: PlayedGame, superko: Superko) -> str:
    loser = Color.BLACK if game.result.winner is Color.WHITE else Color.WHITE
    name = wording.color_name(loser)
    match game.problem:
        case EngineIllegalMove(_, turn, illegal):
            why = refusal(turn.point, loser, illegal, superko)
            return f"{name} made an illegal move. {why}"
        case EngineNoMove(_, text):
            return engines.cause(no_move(text), name)
        case problem if problem is not None:
            return engines.cause(problem.failure, name)
    return {
        End.TOO_SLOW: f"{name} took too long for one turn.",
        End.TOO_LONG: "The game reached the maximum number of turns and was counted as it stood.",
        End.REPEATED: "The same situation occurred for the third time.",
    }.get(game.end, "")


def table(outcomes: Sequence[Outcome], first: str, second: str) -> list[str]:
    """The score as lines: both engines, the share of the first with its 95 % interval, and how the
    games ended; nothing before the first game. Games without a result and repeated games are
    counted separately, because they do not count for the share.
    """
    if not outcomes:
        return []
    head = f"        {'won':>5} {'lost':>5} {'tied':>5}   {'as Black':>9} {'as White':>9}"
    lines = [f"first:  {first}", f"second: {second}", "", head]
    lines += [_row("first", outcomes, is_first=True), _row("second", outcomes, is_first=False), ""]
    counted = [each for each in outcomes if each.result.way is not Way.VOID]
    points = sum(_points(each) for each in counted)
    low, high = wilson(points, len(counted))
    share = points / len(counted) if counted else 0.0
    lines.append(
        f"first: {share:.1%} of {len(counted)} games (95% confidence: {low:.1%} to {high:.1%})"
    )
    ends = Counter(each.end for each in outcomes)
    lines.append("ended: " + ", ".join(f"{ends[end]} {end.value}" for end in End if ends[end]))
    lines.append(f"turns per game: {sum(each.turns for each in outcomes) / len(outcomes):.0f}")
    if repeated := len(outcomes) - len({each.digest or each.number for each in outcomes}):
        lines.append(f"{repeated} games repeat another game, so the true interval is wider")
    return lines


def _row(name: str, outcomes: Sequence[Outcome], *, is_first: bool) -> str:
    score: Counter[str] = Counter()
    by_color = {color: Counter[str]() for color in Color}
    for each in outcomes:
        color = each.first if is_first else each.first.opponent
        word = _word(each, color)
        score[word] += 1
        by_color[color][word] += 1
    each_color = (f"{by_color[color]['won']}–{by_color[color]['lost']}" for color in Color)
    black, white = each_color
    counts = f"{score['won']:>5} {score['lost']:>5} {score['tied']:>5}"
    return f"{name:6}  {counts}   {black:>9} {white:>9}"


def _word(outcome: Outcome, color: Color) -> str:
    if outcome.result.way is Way.VOID:
        return "void"
    if outcome.result.winner is None:
        return "tied"
    return "won" if outcome.result.winner is color else "lost"


def _points(outcome: Outcome) -> float:
    return {"won": 1.0, "tied": 0.5}.get(_word(outcome, outcome.first), 0.0)
