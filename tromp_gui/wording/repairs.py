"""Repairs of a file, as sentences."""

from __future__ import annotations

from tromp_gui.sgf.repairs import Repair, RepairKind
from tromp_gui.wording.translation import plural, translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("wording", text)


def repair(repair: Repair, more: int = 0) -> str:
    """An error in a file, how it was read, and where, as one sentence.

    `more` is how many times it occurred after that.
    """
    place = tr("line {line}, column {column}").format(line=repair.line, column=repair.column)
    text = tr("{what} ({place}).")
    if more:
        text = plural(
            "wording", "{what} ({place}, and 1 more).", "{what} ({place}, and %n more).", more
        )
    return text.format(what=repair_words(repair), place=place)


def repair_words(repair: Repair) -> str:
    """An error in a file and how it was read, without the place."""
    return (_of_the_file() | _of_nodes())[repair.kind].format(detail=repair.detail)


def _of_the_file() -> dict[RepairKind, str]:
    return {
        RepairKind.TEXT_OUTSIDE: tr("Text outside any game was ignored: “{detail}”"),
        RepairKind.MISSING_SEMICOLON: tr("A missing semicolon was added"),
        RepairKind.MISSING_OPEN: tr("A missing opening parenthesis was added"),
        RepairKind.EMPTY_VARIATION: tr("An empty variation was ignored"),
        RepairKind.STRAY_CLOSE: tr("An extra closing parenthesis was ignored"),
        RepairKind.STRAY_NODE: tr(
            "There are moves after the end of the game; it was read as one game"
        ),
        RepairKind.UNCLOSED_VALUE: tr("The file ends inside a value, which was closed"),
        RepairKind.UNCLOSED_GAME: tr("A game ends without its closing parenthesis; it was added"),
        RepairKind.GUESSED_ENCODING: tr("The encoding was detected as {detail}"),
        RepairKind.WRONG_CHARSET: tr("The file is not in the encoding named in CA, {detail}"),
        RepairKind.UNKNOWN_CHARSET: tr("The encoding named in CA, {detail}, is not supported"),
        RepairKind.BAD_BYTES: tr(
            "Bytes that are invalid in this encoding were kept unchanged. First at {detail}"
        ),
        RepairKind.REPLACED_BYTES: tr("Invalid bytes were replaced: {detail}"),
        RepairKind.GUESSED_CHARACTERS: tr("Damaged characters were guessed: {detail}"),
        RepairKind.NUL_BYTES: tr("The file contains NUL bytes. First at {detail}"),
        RepairKind.UNREAD_LINE: tr("A line was not understood and was left out: “{detail}”"),
        RepairKind.BAD_ROW: tr("A board was not read because of this line: “{detail}”"),
        RepairKind.TOO_MANY: tr("Further repairs are not listed"),
    }


def _of_nodes() -> dict[RepairKind, str]:
    return {
        RepairKind.TEXT_IN_NODE: tr("Text between properties was kept in TGKT: “{detail}”"),
        RepairKind.NO_IDENTIFIER: tr("A value without a property was kept in TGKT: [{detail}]"),
        RepairKind.NO_VALUE: tr("The property {detail} has no value; its name was kept in TGKT"),
        RepairKind.REPEATED_PROPERTY: tr(
            "The property {detail} appears twice in one node; its values were joined"
        ),
        RepairKind.SEVERAL_VALUES: tr(
            "The property {detail} has more than one value; the first was used"
        ),
        RepairKind.LOWER_CASE: tr("The property {detail} was read by its capital letters only"),
        RepairKind.BAD_POINT: tr("Values that are not points of the board are ignored: {detail}"),
        RepairKind.STONES_IN_MOVE: tr(
            "Several points in one move were read as stones set up: {detail}"
        ),
        RepairKind.OLD_FORMAT: tr(
            "A property of an older version of SGF was read as that of FF[4]: {detail}"
        ),
        RepairKind.COMMAS: tr("Several points in one value were read one by one: {detail}"),
        RepairKind.SWALLOWED: tr(
            "A “]” is missing after a point; the text that follows was read as its value: {detail}"
        ),
        RepairKind.UNESCAPED: tr(
            "A “]” inside a text has no backslash; it was read as part of the text: {detail}"
        ),
        RepairKind.UNUSUAL_POINT: tr(
            "A point or pass is written in the way of another program; it was read: {detail}"
        ),
        RepairKind.TWO_MOVES: tr(
            "One node contains moves by both players; they were played in order"
        ),
        RepairKind.MIXED_NODE: tr(
            "One node contains both set-up stones and a move; the stones were set up first"
        ),
        RepairKind.HANDICAP_PLACED: tr(
            "The handicap stones, {detail}, are missing; they were set up on the traditional points"
        ),
        RepairKind.HANDICAP_NAMED: tr(
            "KaTrain’s stones at the start were read as a handicap: {detail}"
        ),
        RepairKind.HANDICAP_STONES: tr(
            "The handicap and the number of set-up stones differ: {detail}. Both were kept"
        ),
    }
