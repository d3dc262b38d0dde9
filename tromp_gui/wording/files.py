"""Why a file or one of its games cannot be used, and the names of encodings."""

from __future__ import annotations

from tromp_gui.disk import FileProblem
from tromp_gui.disk import FileProblemKind as Kind
from tromp_gui.go.point import MAX_SIDE
from tromp_gui.sgf.collection import LARGEST, GameError
from tromp_gui.sgf.header import HeaderProblem
from tromp_gui.wording import tr


def file_problem(problem: FileProblem) -> str:
    """The file, its problem, and what to do, in one or two sentences."""
    text = listed_problem(problem)
    if problem.kind in (Kind.ENDLESS, Kind.BINARY, Kind.NO_GAME):
        return tr("{problem} Choose another file.").format(problem=text)
    return text


def listed_problem(problem: FileProblem) -> str:
    """The same for a list of files that the user did not choose one by one."""
    return {
        Kind.MISSING: tr("{file} was not found. Check its name and folder."),
        Kind.FOLDER: tr("{file} is a folder. Choose a file."),
        Kind.DENIED: tr("You do not have permission to open {file}."),
        Kind.NOT_READ: tr("{file} could not be opened ({detail}). Try again, or use a copy."),
        Kind.ENDLESS: tr("{file} is a pipe or a device, not a file."),
        Kind.TOO_LARGE: tr("{file} is larger than {size} MB. Split it into smaller files."),
        Kind.NEEDS_MEMORY: tr("{file} needs too much memory to open. Split it into smaller files."),
        Kind.EMPTY: tr("{file} is empty. Look for another copy of the game."),
        Kind.EMPTY_FOLDER: tr(
            "{file} is empty. Connect its disk if it is on one; its games stay in the library."
        ),
        Kind.BINARY: tr("{file} is not an SGF file: it contains binary data."),
        Kind.NO_GAME: tr("{file} is not an SGF file: no game begins with “(;”."),
        Kind.BAD_ROW: tr(
            "Line {detail} of the board in {file} could not be read. Correct it, and try again."
        ),
        Kind.DAMAGED: tr("{file} is not valid ({detail}). Correct it, or move it away."),
        Kind.WRITE_DENIED: tr("You do not have permission to write {file}. Choose another place."),
        Kind.NO_SPACE: tr(
            "There is not enough space for {file}. Free some space, or save elsewhere."
        ),
        Kind.READ_ONLY: tr("{file} is on a read-only disk. Save elsewhere."),
        Kind.NOT_WRITTEN: tr("{file} could not be written ({detail}). Choose another place."),
        Kind.NOT_THE_SAME: tr(
            "{file} was not written, because it would be read as another game. Please report it."
        ),
        Kind.IN_USE: tr(
            "{file} could not be replaced; another program may have it open. Close it there, or "
            "save elsewhere."
        ),
        Kind.NOT_KEPT: tr(
            "The file was saved, but the previous version could not be kept as {file} ({detail}). "
            "Check the space and permissions of the folder."
        ),
        Kind.NOT_SYNCED: tr(
            "{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere."
        ),
    }[problem.kind].format(file=problem.path, size=LARGEST // 1_000_000, detail=problem.detail)


def saved_in_utf_8(name: str, encoding: str) -> str:
    """That a file whose encoding (by Python's name) was guessed was saved in UTF-8."""
    return tr("Saved as {name} in UTF-8; it was {encoding}.").format(
        name=name, encoding=encoding_name(encoding)
    )


def encoding_name(encoding: str) -> str:
    """An encoding (by Python's name) as people know it: "Japanese (Shift-JIS)"."""
    writing, name = _known().get(encoding, ("", encoding.replace("_", "-").upper()))
    return tr("{writing} ({name})").format(writing=writing, name=name) if writing else name


def _known() -> dict[str, tuple[str, str]]:
    simplified, traditional = tr("Chinese, simplified"), tr("Chinese, traditional")
    japanese, korean, cyrillic = tr("Japanese"), tr("Korean"), tr("Cyrillic")
    western, central, thai = tr("Western European"), tr("Central European"), tr("Thai")
    unicode = tr("All scripts")
    return {
        "utf-8": (unicode, "UTF-8"),
        "utf-16": (unicode, "UTF-16"),
        "utf-16-le": (unicode, "UTF-16LE"),
        "utf-16-be": (unicode, "UTF-16BE"),
        "utf-32": (unicode, "UTF-32"),
        "gb18030": (simplified, "GB18030"),
        "gb2312": (simplified, "GB2312"),
        "gbk": (simplified, "GBK"),
        "hz": (simplified, "HZ"),
        "big5": (traditional, "Big5"),
        "cp950": (traditional, "Big5, Windows"),
        "big5hkscs": (traditional, "Big5, Hong Kong"),
        "shift_jis": (japanese, "Shift-JIS"),
        "cp932": (japanese, "Shift-JIS, Windows"),
        "euc_jp": (japanese, "EUC-JP"),
        "iso2022_jp": (japanese, "ISO-2022-JP"),
        "euc_kr": (korean, "EUC-KR"),
        "cp949": (korean, "EUC-KR, Windows"),
        "cp1251": (cyrillic, "Windows-1251"),
        "koi8-r": (cyrillic, "KOI8-R"),
        "iso8859-5": (cyrillic, "ISO 8859-5"),
        "iso8859-1": (western, "ISO 8859-1"),
        "iso8859-15": (western, "ISO 8859-15"),
        "cp1252": (western, "Windows-1252"),
        "iso8859-2": (central, "ISO 8859-2"),
        "cp1250": (central, "Windows-1250"),
        "cp874": (thai, "Windows-874"),
        "tis-620": (thai, "TIS-620"),
    }


def unreadable_game(error: GameError) -> str:
    """Why a game in a file cannot be opened, as one sentence."""
    if error.problem is HeaderProblem.OTHER_GAME:
        text = tr("This is not a game of Go (GM[{value}]).")
    else:
        text = tr(
            "The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS."
        )
    return text.format(value=error.value, most=MAX_SIDE)


def memory_needed(size: int) -> str:
    """An amount of memory in whole gigabytes."""
    return tr("{count} GB").format(count=-(-size // 1_000_000_000))
