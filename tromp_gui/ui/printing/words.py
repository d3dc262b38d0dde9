"""The texts around the diagrams of a game: title, captions, notes. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.record.game_info import GameInfo, read_result
from tromp_gui.record.rule_names import rules_named
from tromp_gui.ui.printing.diagrams import Diagram, HiddenTurns, Remark
from tromp_gui.wording import DOT
from tromp_gui.wording.rule_names import komi_words, recorded_name
from tromp_gui.wording.translation import plural


def tr(text: str) -> str:
    return QCoreApplication.translate("printing", text)


def undrawable(ending: str) -> str:
    """That a board does not fit into files with this extension."""
    text = tr("This board cannot be saved as .{ending}. Choose another format or size.")
    return text.format(ending=ending)


@dataclass(frozen=True, slots=True)
class Heading:
    """The title block: a title, lines below it, and a short name for the foot of each page."""

    title: str
    lines: tuple[str, ...]
    short: str


def heading(info: GameInfo, is_partial: bool = False) -> Heading:
    """Players, place and date, terms and result of a game, as far as they are recorded; and if it
    `is_partial`, that variations are left out.
    """
    black = _player(Color.BLACK, info.black_name, info.black_rank, info.black_team)
    white = _player(Color.WHITE, info.white_name, info.white_rank, info.white_team)
    short = " – ".join(name for name in (info.black_name, info.white_name) if name)
    event = info.event or info.game_name
    title = short or event or tr("A game of Go")
    event = "" if event == title else event
    lines = (
        DOT.join(text for text in (black, white) if text),
        DOT.join(text for text in (event, info.date, info.place, info.round) if text),
        DOT.join([*_terms(info), *_result(info)]),
        tr("Variations are not printed.") if is_partial else "",
    )
    return Heading(title, tuple(line for line in lines if line), short or title)


def _player(color: Color, name: str, rank: str, team: str) -> str:
    if not name:
        return ""
    more = wording.listed((rank, team))
    who = f"{name} ({more})" if more else name
    return wording.labelled(wording.color_name(color), who)


def _terms(info: GameInfo) -> list[str]:
    rules = recorded_name(info.rules)
    terms = [rules] if rules else []
    if info.handicap > 1:
        terms.append(plural("printing", "1 handicap stone", "%n handicap stones", info.handicap))
    if info.komi is not None:
        terms.append(komi_words(rules_named(info.rules), info.komi))
    return terms


def _result(info: GameInfo) -> list[str]:
    result = read_result(info)
    text = info.result if result is None else wording.result_sentence(result)
    return [text] if text else []


def caption(diagram: Diagram) -> str:
    """The caption of a diagram: "Moves 51–100", "Figure 2: Moves 1–16"."""
    turns = _turns(diagram)
    if not diagram.name:
        return turns or tr("The position")
    return wording.labelled(diagram.name, turns) if turns else diagram.name


def _turns(diagram: Diagram) -> str:
    if diagram.first is None:
        return ""
    if diagram.first == diagram.last:
        return tr("Move {number}").format(number=diagram.first)
    return tr("Moves {first}–{last}").format(first=diagram.first, last=diagram.last)


def note(note: HiddenTurns) -> str:
    """Turns that cannot be shown: "20, 28 = 12", "57 at D4", "61: pass"."""
    numbers = wording.listed(map(str, note.numbers))
    if isinstance(note.at, int):
        return f"{numbers} = {note.at}"
    if note.at is None:
        return tr("{numbers}: pass").format(numbers=numbers)
    return tr("{numbers} at {point}").format(numbers=numbers, point=wording.point_name(note.at))


def remark(remark: Remark) -> str:
    """A name and a comment as one text."""
    return "\n".join(text for text in (remark.name, remark.text) if text)
