"""What the next passes of a game lead to: the texts of its pass buttons, and a warning. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from tromp_gui import wording
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Ending
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.match.phases import Dispute, PassKind, Playing, Playout
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import color_name, tr
from tromp_gui.wording.engines import limit, opponent_name
from tromp_gui.wording.translation import paragraph


def pass_text(now: Situation) -> str:
    """The text of the pass button; some rules have several kinds of pass."""
    phase = now.phase
    if isinstance(phase, Playing | Playout) and passes_left(now) == 1:
        return tr("&Pass and end")
    if isinstance(phase, Playing) and phase.pass_kind is PassKind.FORMAL:
        return tr("Formal &pass")
    if isinstance(phase, Playing) and phase.pass_kind is PassKind.OFFICIAL:
        return tr("Official &pass")
    return tr("&Pass")


def official_pass_text(now: Situation) -> str:
    """The text of the button that declares a pass official (Taylor 2001)."""
    return _tr("Officia&l pass and end") if _follows_official(now) else _tr("Officia&l pass")


def passes_left(now: Situation) -> int | None:
    """How many consecutive passes end the game, or the play-out, as it stands: 1 or 2; None if
    they do not, or if nobody has passed yet and two passes always end it.
    """
    phase, position = now.phase, now.position
    if not now.is_at_play or position.is_over or position.handicap:
        return None
    if isinstance(phase, Playout) and phase.waiting:
        return None
    once = position.play(Turn(position.to_play, None))
    if once.is_over:
        return 1
    twice = once.play(Turn(once.to_play, None))
    return 2 if position.pairs and twice.is_over else None


def warning(now: Situation) -> str:
    """What is in dispute, which passes end the game, and which engine cannot be told to capture
    dead stones, in sentences; '' if there is nothing of these.
    """
    return paragraph((_of_passes(now), *_unable(now)))


def _unable(now: Situation) -> list[str]:
    """The engines that cannot be told; under rules without agreement *New game* has said so."""
    match = now.match
    if match is None or match.rules.ending is Ending.AS_IS or not now.is_at_play:
        return []
    names = [opponent_name(match.player(each), each) for each in Color if each in now.unable]
    return [limit(Limit(LimitKind.CLEAN_UP), name) for name in names]


def _of_passes(now: Situation) -> str:
    phase, disputes = now.phase, now.contested
    if not isinstance(phase, Playing) or not now.is_at_play:
        return ""
    if _follows_official(now):
        passed = color_name(now.position.to_play.opponent)
        text = tr("{color} passed officially. One more official pass ends the game as it stands.")
        return text.format(color=passed)
    said = tr("In dispute: {chains}.").format(chains=disputed(disputes)) if disputes else ""
    if phase.is_clean_up:
        return paragraph((said, _to_capture(passes_left(now))))
    left = passes_left(now)
    if disputes and left is None:
        text = tr("In dispute: {chains}. Play on to settle it, then pass.")
        return text.format(chains=disputed(disputes))
    return paragraph((said, _left(now, left)))


def _left(now: Situation, left: int | None) -> str:
    if left == 1:
        return tr("One more pass ends the game as it stands.")
    if left == 2 and now.position.passes:
        return tr("Two more passes end the game as it stands.")
    return tr("The next two consecutive passes end the game as it stands.") if left else ""


def _to_capture(left: int | None) -> str:
    if left == 1:
        return tr("Capture the stones you consider dead: one more pass ends the game.")
    return tr("Capture the stones you consider dead: two consecutive passes end the game.")


def _follows_official(now: Situation) -> bool:
    """Whether the opponent has just declared a pass official."""
    game = now.match
    return (
        game is not None
        and isinstance(now.phase, Playing)
        and game.rules.ending is Ending.TAYLOR_2001
        and game.official == game.node
    )


def disputed(disputes: Sequence[Dispute]) -> str:
    """The disputed chains by who considers them dead: "C4–C5, E2 (dead according to White)"."""
    chains = {
        color: [wording.chain_name(each.chain) for each in disputes if each.dead_by is color]
        for color in Color
    }
    return wording.listed(
        tr("{point} (dead according to {color})").format(
            point=wording.listed(names), color=color_name(color)
        )
        for color, names in chains.items()
        if names
    )
