"""The annotations of a move or a position, in words."""

from __future__ import annotations

from tromp_gui.record.signs import Annotation
from tromp_gui.wording import tr


def sign_words() -> dict[Annotation, tuple[str, str]]:
    """All annotations: a menu row with its mnemonic, and the emphatic form ("" if none)."""
    return {
        Annotation.GOOD_MOVE: (tr("&Good move"), tr("Very good move")),
        Annotation.BAD_MOVE: (tr("&Bad move"), tr("Very bad move")),
        Annotation.INTERESTING: (tr("&Interesting move"), ""),
        Annotation.DOUBTFUL: (tr("&Doubtful move"), ""),
        Annotation.GOOD_FOR_BLACK: (tr("Good for B&lack"), tr("Very good for Black")),
        Annotation.GOOD_FOR_WHITE: (tr("Good for &White"), tr("Very good for White")),
        Annotation.EVEN: (tr("&Even position"), tr("Clearly even position")),
        Annotation.UNCLEAR: (tr("Hard to j&udge"), tr("Very hard to judge")),
        Annotation.HOTSPOT: (tr("Tu&rning point"), tr("Great turning point")),
    }


def sign_word(annotation: Annotation, strength: int) -> str:
    """An annotation; `strength` is 1, or 2 for emphasis."""
    plain, strong = sign_words()[annotation]
    return strong if strength > 1 and strong else plain.replace("&", "")
