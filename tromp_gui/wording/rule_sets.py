"""Rule sets explained in full: every axis in words, and the end of a game step by step."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.custom_rules import base_of, is_custom
from tromp_gui.go.rules import RULE_SETS, Bonus, Ending, Handicap, Rules, Scoring, Superko
from tromp_gui.wording import number, tr
from tromp_gui.wording.endings import ending_steps
from tromp_gui.wording.rule_names import changes, rules_name
from tromp_gui.wording.translation import paragraph, translate

_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]<>#"})


class RulePage(NamedTuple):
    """A page: the id of its rule set (empty for the ten statements), its title and Markdown."""

    id: str
    title: str
    text: str


def rule_pages(played: Rules | None = None) -> list[RulePage]:
    """Pages for the ten statements, each rule set, `played` too, and rules not played here."""
    sets = list(RULE_SETS.values())
    if played is not None and played.id not in RULE_SETS:
        sets.append(played)
    pages = [_page(rules.id, rules_name(rules), explained(rules)) for rules in sets]
    return [
        _page("", tr("The ten statements"), statements_explained()),
        *pages,
        _page("others", tr("Other rules"), others_explained()),
    ]


def _page(rules_id: str, title: str, topics: list[Topic]) -> RulePage:
    return RulePage(rules_id, title, "\n\n".join([f"## {_plain(title)}", *map(_topic, topics)]))


def _topic(topic: Topic) -> str:
    sentences = [_plain(sentence) for sentence in topic.sentences]
    if topic.ordered:
        body = "\n".join(f"{n}. {sentence}" for n, sentence in enumerate(sentences, 1))
    else:
        body = paragraph(sentences)
    return f"### {_plain(topic.title)}\n\n{body}" if topic.title else body


def _plain(text: str) -> str:
    """The text with Markdown escaped."""
    return text.translate(_MARKS)


class Topic(NamedTuple):
    """One topic of a rule set: its heading and sentences; `ordered` if they are steps."""

    title: str
    sentences: tuple[str, ...]
    ordered: bool = False


def short(rules: Rules) -> str:
    """A rule set in one line; a custom one by its differences."""
    if is_custom(rules):
        base = rules_name(base_of(rules))
        return tr("Like {rules}, but: {changes}.").format(rules=base, changes=changes(rules))
    return translate("wording", rules.line)


def explained(rules: Rules) -> list[Topic]:
    """A rule set in full, topic by topic."""
    topics = [
        Topic(tr("In short"), (short(rules),)),
        Topic(tr("Repetition"), superko_sentences(rules)),
        Topic(tr("Suicide"), suicide_sentences(rules)),
        Topic(tr("Counting"), scoring_sentences(rules.scoring)),
        Topic(tr("Komi"), (komi_sentence(rules),)),
        Topic(tr("Handicap"), handicap_sentences(rules)),
        Topic(tr("The end"), ending_steps(rules.ending), ordered=True),
    ]
    difference = differs(rules)
    if difference:
        topics.append(Topic(tr("Unlike common practice"), (difference,)))
    return [*topics, Topic(tr("Source"), (source(rules),))]


def source(rules: Rules) -> str:
    """The source of a rule set; for a custom one, that of its base."""
    return translate("wording", f"{base_of(rules).source}.")


def statements() -> tuple[str, ...]:
    """The logical rules of Tromp and Taylor: each statement in our words, in order."""
    return (
        tr("Go is played on a square grid of 19 by 19 points, by two players, Black and White."),
        tr("A point is black, white or empty."),
        tr(
            "A point reaches a colour when a path of points of its own colour, each next to the "
            "one before along a row or a column, leads from it to a point of that colour."
        ),
        tr("To clear a colour is to empty all of its points that do not reach an empty point."),
        tr("Starting with an empty grid, the players take turns; Black plays first."),
        tr("A turn is a pass, or a move that does not repeat an earlier colouring of the grid."),
        tr(
            "To move is to give an empty point your colour, then clear the opponent’s colour, "
            "then clear your own."
        ),
        tr("Two consecutive passes end the game."),
        tr(
            "A player’s score is the number of points of the player’s colour and of empty points "
            "that reach only that colour."
        ),
        tr("At the end of the game, the higher score wins. Equal scores are a tie."),
    )


def statements_explained() -> list[Topic]:
    """The ten statements together, with what they leave open and their source."""
    return [
        Topic(
            tr("In short"),
            (
                tr("The logical rules of John Tromp and Bill Taylor, in our words."),
                tr("Nothing is removed after the passes: every stone on the board counts."),
            ),
        ),
        Topic(tr("Rules"), statements(), ordered=True),
        Topic(tr("Source"), (source(RULE_SETS["tromp-taylor-logical"]),)),
    ]


def others_explained() -> list[Topic]:
    """Rules that this program knows by name but does not support."""
    return [
        Topic(
            tr("Ing rules"),
            (
                tr("Area counting by filling in the stones of both players, 8 points of komi."),
                tr("A suicide of several stones is allowed; there is a special rule for ko."),
                tr("Files that name them can be opened; their own result is kept."),
            ),
        ),
        Topic(
            tr("Stone scoring"),
            (
                tr("Only stones on the board count, so every group gives up its two eyes."),
                tr("The oldest known way to count; not offered here."),
            ),
        ),
    ]


def superko_sentences(rules: Rules) -> tuple[str, ...]:
    """The repetitions that a move may not make, and the rule's own name for them."""
    sentence = superko_sentence(rules.superko)
    if rules.id == "tromp-taylor-2001":
        return sentence, tr("The text of 2001 calls this “situational superko” (its comment 4).")
    return (sentence,)


def superko_sentence(superko: Superko) -> str:
    """The repetitions that a move may not make."""
    return {
        Superko.POSITIONAL: tr(
            "A move may not recreate any earlier board position, including the starting "
            "position (positional superko)."
        ),
        Superko.SITUATIONAL: tr(
            "A move may not recreate any earlier board position with the same player to "
            "move, including the starting position (situational superko)."
        ),
        Superko.TAYLOR: tr(
            "A player may not leave a board that the same player has left before, by a "
            "move or by a pass; the starting position was left by nobody (Taylor’s "
            "superko)."
        ),
        Superko.NATURAL: tr(
            "A player may not leave a board that the same player has left before by a move; "
            "boards left by a pass do not count (natural situational superko)."
        ),
        Superko.SIMPLE: tr(
            "A move may not recreate the position before the opponent’s last move (ko). "
            "Longer repetitions are allowed; when a position occurs for the third time, "
            "the players may end the game without a result."
        ),
    }[superko]


def suicide_sentences(rules: Rules) -> tuple[str, ...]:
    """What happens to a move that leaves its own chain without a liberty, when the suicide of a
    single stone repeats a position, and that no suicide captures (Taylor 2001, comment 5).
    """
    if not rules.suicide:
        return (tr("Forbidden: a move may not leave its own chain without a liberty."),)
    return (
        tr("Allowed: your own chain that is left without a liberty is removed."),
        tr("Suicide of a single stone leaves the board as it was."),
        lone_suicide_sentence(rules.superko),
        tr("A move captures or is suicide, never both, unless it starts from a set-up position."),
    )


def lone_suicide_sentence(superko: Superko) -> str:
    """When the suicide of a single stone, which does not change the board, is a repetition."""
    return {
        Superko.POSITIONAL: tr("So it is always a repetition."),
        Superko.SITUATIONAL: tr(
            "It is a repetition only if your opponent was to move on that board before."
        ),
        Superko.TAYLOR: tr(
            "It is a repetition only if you left that board before, even by a pass."
        ),
        Superko.NATURAL: tr("It is a repetition only if one of your moves left that board before."),
        Superko.SIMPLE: tr("It is a repetition only if your opponent has just done the same."),
    }[superko]


def scoring_sentences(scoring: Scoring) -> tuple[str, ...]:
    """How the board is counted."""
    area = tr(
        "Area: a player’s score is their stones on the board plus the empty "
        "points that reach only their colour."
    )
    prisoners = tr("Captured stones do not count.")
    answers = tr(
        "Answering a stone that the opponent throws into your area costs nothing: your stone "
        "counts as much as the point that it fills."
    )
    territory = tr(
        "Territory: a player’s score is the empty points that reach only their "
        "colour, minus their stones that were captured or removed as dead."
    )
    return {
        Scoring.AREA: (area, prisoners, answers),
        Scoring.AREA_1995: (
            area,
            tr("On an empty board every point counts for both, as worded in 1995."),
            prisoners,
            answers,
        ),
        Scoring.TERRITORY: (territory, tr("Points in seki count.")),
        Scoring.TERRITORY_NO_SEKI: (territory, tr("Points in seki do not count.")),
    }[scoring]


def komi_sentence(rules: Rules) -> str:
    """What White gets as compensation for moving second."""
    komi = number(rules.komi)
    if rules.ending is Ending.LASKER_MAAS:
        return tr(
            "{komi} black stones are among the prisoners from the start, and "
            "half a point goes to White, so that White wins ties."
        ).format(komi=komi)
    if not rules.komi:
        return tr("None. Equal scores are a tie.")
    return tr("{komi} points for White in a game without handicap.").format(komi=komi)


def handicap_sentences(rules: Rules) -> tuple[str, ...]:
    """Where handicap stones go, what White gets for them, and the komi with them."""
    if rules.handicap is Handicap.NONE:
        return (tr("None."),)
    places = {
        Handicap.FREE: tr("Free: Black begins with n consecutive moves, anywhere on the board."),
        Handicap.FREE_PASSES: tr(
            "Free: Black’s first n turns are moves anywhere on the board, and White passes "
            "between them; for superko, White has left those boards too."
        ),
        Handicap.FIXED: tr("Fixed: the stones are set on the traditional points."),
    }[rules.handicap]
    bonus = {
        Bonus.ZERO: tr("White gets nothing for them."),
        Bonus.ONE_LESS: tr("White gets a point for each stone except the first."),
        Bonus.ALL: tr("White gets a point for each stone."),
    }[rules.bonus]
    komi = tr("The komi is then {komi}.").format(komi=number(rules.handicap_komi))
    return places, bonus, komi


def differs(rules: Rules) -> str:
    """How a rule set differs from common practice; empty if it does not."""
    said = {
        "tromp-taylor": tr(
            "The ten statements remove nothing after two passes; the agreement "
            "on dead stones is John Tromp’s own amendment."
        ),
        "tromp-taylor-logical": tr(
            "Exactly what a computer needs: players must capture all dead stones before they pass."
        ),
        "lasker-maas": tr(
            "Points in seki count, unlike in Japanese rules. A player with more ko threats than "
            "there are pairs of neutral points can gain a point by leaving the last ko open."
        ),
        "new-zealand": tr(
            "Engines that do not support this form of superko use situational superko."
        ),
        "chinese": tr(
            "Over the board, players use a simple ko rule and a referee instead of superko. "
            "Article 6 of the text forbids a play that makes the opponent face a position again, "
            "which is closer to situational superko; programs use positional superko."
        ),
        "aga": tr(
            "Pass stones, and the rule that White passes last, are left out: "
            "they never change an area score."
        ),
        "kgs-cleanup": tr("Proposed for computer tournaments, and not in use."),
        "japanese": tr(
            "There is no list of special positions and no passing for a ko in "
            "the play-out: disputes are settled by playing on, on a second board."
        ),
    }.get(rules.id, "")
    if not is_custom(rules):
        return said
    return tr("These are custom rules based on {name}.").format(name=rules_name(base_of(rules)))
