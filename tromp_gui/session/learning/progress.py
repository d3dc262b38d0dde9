"""The user's progress with problems, kept between starts.

It is a JSON file: {"cards": {"KEY": [BOX, "2026-11-28"]}}, with a key for each position
(`learning.problems.position_key`), so that it stays valid when a set of problems grows.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

from tromp_gui.disk import FileProblem, FileProblemKind, alone, read_file, replace_file
from tromp_gui.learning.repetition import Card
from tromp_gui.system import data_folder

_LARGEST = 50_000_000

Cards = dict[str, Card]


def progress_file() -> Path:
    """The file of the user's progress."""
    return data_folder() / "problems.json"


def read_cards(path: Path) -> Cards:
    """What is remembered of each problem answered so far; empty without a file.

    Raises FileProblem.
    """
    try:
        data = read_file(path, _LARGEST)
    except FileProblem as problem:
        if problem.kind is FileProblemKind.MISSING:
            return {}
        raise
    try:
        return {
            str(key): Card(int(box), date.fromisoformat(due) if due else None)
            for key, (box, due) in json.loads(data.decode("utf-8"))["cards"].items()
        }
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError) as error:
        raise FileProblem(path, FileProblemKind.DAMAGED, str(error)) from None


def change_card(path: Path, key: str, change: Callable[[Card | None], Card]) -> None:
    """Change what is remembered of a problem, in the file as it is now. Raises FileProblem.

    Other windows that do the same wait, so that no answer is lost.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with alone(path):
            cards = read_cards(path)
            cards[key] = change(cards.get(key))
            said = {key: [box, due and due.isoformat()] for key, (box, due) in cards.items()}
            replace_file(path, f"{json.dumps({'cards': said}, indent=0)}\n".encode())
    except OSError as error:
        raise FileProblem.of(path, error, writing=True) from None
