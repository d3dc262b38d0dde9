"""What was out of order in a file, as sentences."""

from __future__ import annotations

from tromp_gui.sgf.repairs import Repair, RepairKind
from tromp_gui.wording.translation import translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("wording", text)


def repair(repair: Repair, more: int = 0) -> str:
    """What was out of order in a file, how it was read, and where, as one sentence.

    `more` is how many more times it happened after that.
    """
    place = tr("line {line}, column {column}").format(line=repair.line, column=repair.column)
    text = tr("{what} ({place}, and {more} more).") if more else tr("{what} ({place}).")
    return text.format(what=repair_words(repair), place=place, more=more)


def repair_words(repair: Repair) -> str:
    """What was out of order in a file and how it was read, without the place."""
    return _sentences()[repair.kind].format(detail=repair.detail)


def _sentences() -> dict[RepairKind, str]:
    return _of_the_file() | _of_nodes()


def _of_the_file() -> dict[RepairKind, str]:
    return {
        RepairKind.TEXT_OUTSIDE: tr('Text that belongs to no game was passed over: "{detail}"'),
        RepairKind.MISSING_SEMICOLON: tr("A missing semicolon was added"),
        RepairKind.MISSING_OPEN: tr("A missing opening parenthesis was added"),
        RepairKind.EMPTY_VARIATION: tr("An empty variation was passed over"),
        RepairKind.STRAY_CLOSE: tr("A closing parenthesis too many was passed over"),
        RepairKind.STRAY_NODE: tr("The game goes on after its end; it was read as one game"),
        RepairKind.UNCLOSED_VALUE: tr("The file breaks off inside a value, which was closed"),
        RepairKind.UNCLOSED_GAME: tr("A game breaks off without its end; it was closed"),
        RepairKind.GUESSED_ENCODING: tr("The encoding was guessed to be {detail}"),
        RepairKind.WRONG_CHARSET: tr("The file is not in the encoding that its CA names, {detail}"),
        RepairKind.UNKNOWN_CHARSET: tr("The encoding that CA names, {detail}, cannot be used"),
        RepairKind.BAD_BYTES: tr(
            "Bytes that do not fit the encoding were kept as they are: {detail}, the first"
        ),
        RepairKind.REPLACED_BYTES: tr("Bytes that are no characters were replaced: {detail}"),
        RepairKind.NUL_BYTES: tr("The file holds NUL bytes: {detail}, the first"),
        RepairKind.UNREAD_LINE: tr('A line that says nothing of Go was passed over: "{detail}"'),
        RepairKind.TOO_MANY: tr("There are more repairs than are listed, from here on"),
    }


def _of_nodes() -> dict[RepairKind, str]:
    return {
        RepairKind.TEXT_IN_NODE: tr('Text between properties was kept, in TGKT: "{detail}"'),
        RepairKind.NO_IDENTIFIER: tr("A value without a property was kept, in TGKT: [{detail}]"),
        RepairKind.NO_VALUE: tr("The property {detail} has no value; its name was kept, in TGKT"),
        RepairKind.REPEATED_PROPERTY: tr(
            "The property {detail} stands twice in a node; its values were joined"
        ),
        RepairKind.SEVERAL_VALUES: tr(
            "The property {detail} has more than one value; the first was taken"
        ),
        RepairKind.LOWER_CASE: tr("The property {detail} was read by its capital letters"),
        RepairKind.BAD_POINT: tr("What names no point of the board changes nothing: {detail}"),
        RepairKind.COMMAS: tr("Several points in one value were read one by one: {detail}"),
        RepairKind.SWALLOWED: tr(
            'A "]" is missing after a point; what follows was taken for its value: {detail}'
        ),
        RepairKind.TWO_MOVES: tr("Both players move in one node; they were played in turn"),
        RepairKind.MIXED_NODE: tr(
            "One node sets up stones and makes a move; the stones were set up first"
        ),
    }
