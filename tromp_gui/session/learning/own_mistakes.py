"""Mistakes of analysed games, kept as problems in a file of the user.

The file is an SGF collection like any other file of problems, so that it can be opened, and read by
other programs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from tromp_gui.disk import FileProblem, FileProblemKind, alone, read_file, replace_file
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.learning.mistakes import MistakeQuestion, RatedMoves
from tromp_gui.learning.problems import position_key
from tromp_gui.record.node import Node, Tree
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.sgf.collection import LARGEST
from tromp_gui.system import data_folder

_KEPT = ("RU", "KM", "PB", "PW", "DT")
"""The properties of the game that the problem keeps."""


def mistakes_file() -> Path:
    """The file of the user's mistakes."""
    return data_folder() / "my-mistakes.sgf"


def as_problem(
    record: RecordSession,
    question: MistakeQuestion,
    moves: RatedMoves,
    candidates: Sequence[Candidate],
) -> str:
    """The position before a mistake as an SGF problem: each analysed move is right or wrong, and a
    wrong one is followed by the engine's reply, that of the game by what was played next.
    """
    tree = record.tree
    codec, root = tree.codec, tree.root
    position = record.at_node(question.node).position
    color, opponent = question.color, question.color.opponent
    size = f"{tree.columns}" if tree.rows == tree.columns else f"{tree.columns}:{tree.rows}"
    kept = "".join(f"{name}[{root.get(name)[0]}]" for name in _KEPT if root.get(name))
    stones = "".join(
        name + "".join(f"[{value}]" for value in codec.format_points(sorted(points)))
        for name, stone in (("AB", Color.BLACK), ("AW", Color.WHITE))
        if (points := position.board.points(stone))
    )
    name = codec.escape(_name(record, question.played))
    head = f"(;GM[1]FF[4]CA[UTF-8]SZ[{size}]{kept}GN[{name}]{stones}PL[{color.value}]\n"
    replies = {each.move: each.line[1:2] for each in candidates}
    lines = []
    for move, is_good, reply in _answers(record, question, moves, replies):
        line = f"(;{color.value}[{codec.format_point(move)}]{'TE' if is_good else 'BM'}[1]"
        if not is_good:
            line += "".join(f";{opponent.value}[{codec.format_point(each)}]" for each in reply)
        lines.append(f"{line})")
    return head + "".join(lines) + ")\n"


def _name(record: RecordSession, played: Node) -> str:
    """The players, the date and the number of the move."""
    info = record.info
    players = " – ".join(filter(None, (info.black_name, info.white_name)))
    known = ", ".join(filter(None, (players, info.date)))
    return f"{known} ({record.number(played)})".strip()


def _answers(
    record: RecordSession,
    question: MistakeQuestion,
    moves: RatedMoves,
    replies: dict[Point | None, tuple[Point | None, ...]],
) -> Iterator[tuple[Point | None, bool, tuple[Point | None, ...]]]:
    """Each move, whether it is good, and the reply, if one is known."""
    good = moves.good
    played = [each.turn.point for each in record.at_node(question.played).played[:1]]
    after = question.played.main_child
    next_one = (
        ()
        if after is None
        else tuple(
            each.turn.point
            for each in record.at_node(after).played[:1]
            if each.turn.color is question.color.opponent
        )
    )
    for move in dict.fromkeys((*good, *played, *moves.losses)):
        yield move, move in good, replies.get(move) or (next_one if move in played else ())


def add_problem(path: Path, text: str, largest: int = LARGEST) -> str:
    """Add a problem to the file unless it has the position; returns the key of the position.

    Raises FileProblem. Other windows that do the same wait.
    """
    from tromp_gui.sgf.opening import read_any

    (key,) = keys_of(read_any(text.encode()).trees)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with alone(path):
            data = _read(path, largest)
            if not data or key not in keys_of(read_any(data).trees):
                replace_file(path, data + text.encode())
    except OSError as error:
        raise FileProblem.of(path, error, writing=True) from None
    return key


def _read(path: Path, largest: int) -> bytes:
    try:
        return read_file(path, largest)
    except FileProblem as problem:
        if problem.kind is FileProblemKind.MISSING:
            return b""
        raise


def keys_of(games: Sequence[Tree]) -> list[str]:
    """The keys of games that begin with the position of a problem."""
    return [position_key(tree, tree.root) for tree in games]
