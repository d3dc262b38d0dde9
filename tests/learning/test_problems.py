"""Problems: the marks of their branches, compared with a literal reading of the rule, and
playing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.go.point import Color, Point
from tromp_gui.learning.problems import (
    Answer,
    NoProblem,
    Problem,
    Step,
    problem_at,
    starts_in,
)
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write

DATA = Path(__file__).resolve().parents[1] / "data" / "problems"
POSITION = "SZ[5]AB[aa]AW[ee]"


def problem_of(text: str) -> Problem:
    """The problem of a game that has just one."""
    tree = grown(text)
    (start,) = starts_in(tree)
    problem = problem_at(tree, start)
    assert isinstance(problem, Problem)
    return problem


def no_problem(text: str) -> NoProblem:
    """Why the only position of a game is not a problem."""
    tree = grown(text)
    (start,) = starts_in(tree)
    problem = problem_at(tree, start)
    assert isinstance(problem, NoProblem)
    return problem


def at(problem: Problem, value: str) -> Point | None:
    """The point that SGF writes so."""
    return problem.tree.codec.point(value)


def played(problem: Problem, *answers: str, seed: int = 0) -> list[Step]:
    """The steps of these answers, each at the node where the one before led."""
    choose = Random(seed).choice
    node = ([problem.start, *list(problem.begin(choose))])[-1]
    steps = []
    for answer in answers:
        step = problem.answer(node, at(problem, answer), choose)
        steps.append(step)
        node = step.played[-1] if step.played else node
    return steps


def answers_to(problem: Problem, *answers: str) -> list[Answer]:
    """The results of these answers."""
    return [step.answer for step in played(problem, *answers)]


SOLVED, WRONG, GOES_ON = Answer.SOLVED, Answer.WRONG, Answer.GOES_ON
NOT_IN_FILE, EXCLUDED = Answer.NOT_IN_FILE, Answer.EXCLUDED


def test_right_in_capitals_marks_the_only_right_lines() -> None:
    problem = problem_of(
        f"(;{POSITION}(;B[bb];W[cc](;B[dd]C[RIGHT Well done.])(;B[de]))(;B[ba]TE[1]C[Correct]))"
    )
    assert answers_to(problem, "bb", "dd") == [GOES_ON, SOLVED]
    assert answers_to(problem, "bb", "de") == [GOES_ON, WRONG]
    assert answers_to(problem, "ba") == [WRONG]


def test_a_line_ends_at_right_although_nodes_follow() -> None:
    problem = problem_of(f"(;{POSITION};B[bb]C[RIGHT];W[cc];B[dd])")
    assert answers_to(problem, "bb") == [SOLVED]


@pytest.mark.parametrize(
    "right",
    [
        "C[Correct.]",
        "C[That is correct!]",
        "C[正解]",
        "C[正确]",
        "C[정답]",
        "TE[1]",
        "IT[]",
        "GB[1]",
    ],
)
def test_a_mark_says_that_a_line_is_right(right: str) -> None:
    problem = problem_of(f"(;{POSITION}(;B[bb])(;B[cc]{right}))")
    assert answers_to(problem, "cc") == [SOLVED]
    assert answers_to(problem, "bb") == [WRONG]


@pytest.mark.parametrize(
    "wrong",
    [
        *("C[Wrong.]", "C[Incorrect. The correct move is C4.]", "C[Not correct]", "C[Black fails]"),
        *("C[失败]", "C[不正解]", "C[오답]", "BM[1]", "DO[]", "WV[]", "GW[2]"),
    ],
)
def test_a_mark_says_that_a_line_is_wrong(wrong: str) -> None:
    problem = problem_of(f"(;{POSITION}(;B[bb]{wrong})(;B[cc])(;B[dd]))")
    assert answers_to(problem, "bb") == [WRONG]
    assert answers_to(problem, "cc") == [SOLVED]
    assert answers_to(problem, "dd") == [SOLVED]


def test_the_last_mark_on_a_line_decides() -> None:
    problem = problem_of(f"(;{POSITION};B[bb]TE[1](;W[cc];B[dd])(;W[cd];B[de]BM[1])(;W[ce];B[ed]))")
    assert problem.branches.right == {0, 1, 2, 3, 6, 7}


def test_marks_on_moves_of_the_opponent_do_not_count() -> None:
    problem = problem_of(f"(;{POSITION}(;B[bb];W[cc]BM[1];B[dd])(;B[ba];W[cc]TE[1];B[dd]))")
    assert answers_to(problem, "bb", "dd") == [GOES_ON, SOLVED]
    assert answers_to(problem, "ba", "dd") == [GOES_ON, WRONG]


def test_without_marks_the_main_line_is_right() -> None:
    problem = problem_of(f"(;{POSITION}(;B[bb];W[cc](;B[dd])(;B[de]))(;B[ba]))")
    assert answers_to(problem, "bb", "dd") == [GOES_ON, SOLVED]
    assert answers_to(problem, "bb", "de") == [GOES_ON, WRONG]
    assert answers_to(problem, "ba") == [WRONG]


def test_a_refutation_is_played_to_its_end() -> None:
    problem = problem_of(f"(;{POSITION}(;B[bb])(;B[ba];W[cc];B[dd];W[de]))")
    steps = played(problem, "ba", "dd")
    assert [step.answer for step in steps] == [GOES_ON, WRONG]
    assert [len(step.played) for step in steps] == [2, 2]
    assert answers_to(problem, "ba", "ca") == [GOES_ON, WRONG]


def test_a_move_that_is_not_in_the_file_is_reported_as_a_mistake() -> None:
    problem = problem_of(f"(;{POSITION};B[bb])")
    (step,) = played(problem, "cc")
    assert step == Step(NOT_IN_FILE)
    assert step.is_mistake


def test_force_and_notthis_keep_moves_out() -> None:
    forced = problem_of(f"(;{POSITION}(;B[bb];W[cc];B[dd]C[FORCERIGHT FORCE RIGHT])(;B[ba]))")
    assert answers_to(forced, "ba", "ca", "bb") == [EXCLUDED, EXCLUDED, GOES_ON]
    kept_out = problem_of(f"(;{POSITION}(;B[bb]C[RIGHT])(;B[ba]C[NOTTHIS]))")
    assert answers_to(kept_out, "ba", "bb") == [EXCLUDED, SOLVED]
    assert not played(kept_out, "ba")[0].is_mistake


def replies(text: str) -> set[str]:
    """What the file may play after the answer "bb"."""
    problem = problem_of(text)
    steps = [played(problem, "bb", seed=seed)[0] for seed in range(20)]
    return {step.played[1].get("W")[0] for step in steps}


def test_the_first_reply_is_played_where_right_is_used_and_no_choice() -> None:
    lines = "(;W[cc]{0};B[dd]C[RIGHT])(;W[cd]{0};B[dd]C[RIGHT])(;W[ce];B[dd]C[RIGHT])"
    text = f"(;{POSITION};B[bb]{lines})"
    assert replies(text.format("")) == {"cc"}
    assert replies(text.format("C[CHOICE]")) == {"cc", "cd"}


def test_any_reply_that_can_be_solved_is_played_elsewhere() -> None:
    lines = "(;W[cc];B[dd]TE[1])(;W[cd];B[dd]TE[1])(;W[ce];B[dd]BM[1])"
    assert replies(f"(;{POSITION};B[bb]{lines})") == {"cc", "cd"}


def test_the_player_is_that_of_pl_else_that_of_the_first_move() -> None:
    assert problem_of(f"(;{POSITION};W[bb])").player is Color.WHITE
    assert problem_of(f"(;{POSITION}PL[W];W[bb])").player is Color.WHITE
    assert problem_of(f"(;{POSITION}PL[B];W[bb];B[cc])").player is Color.BLACK
    assert problem_of(f"(;{POSITION}PL[B];W[bb])").player is Color.WHITE
    opened = problem_of(f"(;{POSITION}PL[B];W[bb];B[cc])")
    assert [node.id for node in opened.begin(Random(0).choice)] == [1]
    assert answers_to(opened, "cc") == [SOLVED]


def test_the_position_may_be_set_up_later_and_nodes_without_a_move_are_passed() -> None:
    problem = problem_of("(;SZ[5]C[One];AB[aa]AW[ee]C[Two];C[Black to play];B[bb];AW[dd];B[cc])")
    assert problem.start.id == 2
    assert problem.text == "One\nTwo\nBlack to play"
    assert answers_to(problem, "bb", "cc") == [GOES_ON, SOLVED]


def test_one_game_may_hold_several_positions() -> None:
    tree = grown("(;SZ[5](;AB[aa]AW[ee];B[bb])(;AB[cc];C[x](;W[dd])(;W[de]))(;AB[ee]))")
    found = [problem_at(tree, start) for start in starts_in(tree)]
    assert [type(each) for each in found] == [Problem, Problem, NoProblem]


def test_keywords_are_not_shown() -> None:
    problem = problem_of(f"(;{POSITION}C[CHOICE Kill. It is all RIGHT];B[bb]C[RIGHT])")
    assert problem.text == "Kill. It is all"


def test_what_is_not_a_problem_is_reported() -> None:
    assert no_problem("(;SZ[5];B[aa];W[bb])") is NoProblem.NO_STONES
    assert no_problem(f"(;{POSITION}C[Black to play])") is NoProblem.NO_BRANCHES
    assert no_problem(f"(;{POSITION};B[bb]BM[1])") is NoProblem.NO_SOLUTION


def test_illegal_and_unreadable_moves_of_the_file_are_answers_like_others() -> None:
    problem = problem_of(f"(;{POSITION}(;B[aa];W[cc];B[dd])(;B[zz])(;B[]))")
    assert answers_to(problem, "aa", "dd") == [GOES_ON, SOLVED]
    assert answers_to(problem, "") == [WRONG]


def test_long_lines_and_huge_comments_are_read() -> None:
    line = "".join(f";{color}[bb]" for _ in range(3000) for color in "BW")
    problem = problem_of(f"(;{POSITION}C[{'not ' * 50_000}]{line})")
    assert len(solution(problem, problem.start)) == 6000


def solution(problem: Problem, node: Node) -> list[Node]:
    """The nodes after a node on the first right line; from a wrong branch, the whole line."""
    right, line = problem.branches.right, list[Node]()
    at = node if node.id in right else problem.start
    while not problem.is_over(at):
        at = next(child for child in at.children if child.id in right)
        line.append(at)
    return line


FILES = {
    "chinese": ["B[ba] W[aa] B[ca]"],
    "collection": ["B[ba] W[aa] B[ca]", "B[aa] W[ba] B[ab]", "W[aa]"],
    "corner": ["B[ab]"],
    "correct-in-comments": ["W[ba]"],
    "force-and-notthis": ["B[ba] W[aa] B[ca]"],
    "gb-and-gw": ["W[aa]"],
    "huge-comment": ["B[ba] W[aa] B[ca]"],
    "illegal-moves": ["B[ab] W[aa] B[ba]"],
    "main-line": ["B[ba] W[aa] B[ca]"],
    "no-branches": ["no-branches"],
    "no-solution": ["no-solution"],
    "no-stones": ["no-stones"],
    "positions-in-one-game": ["B[ba] W[aa] B[ca]", "W[aa]"],
    "right-and-choice": ["B[ba] W[aa] B[ca]"],
    "set-up-later": ["B[ba]  W[aa]  B[ca]"],
    "te-and-bm": ["B[aa] W[ba] B[ab]"],
    "wv-on-wrong-branches": ["B[aa] W[ba] B[ab]"],
}
"""The solutions in the files of tests/data/problems."""


def in_words(problem: Problem | NoProblem) -> str:
    """The solution of a problem, or why it is none."""
    if isinstance(problem, NoProblem):
        return problem.value
    line = solution(problem, problem.start)
    return " ".join("".join(f"{c}[{v}]" for c in "BW" for v in node.get(c)) for node in line)


def test_files_of_every_kind_are_read() -> None:
    found = {}
    for path in DATA.glob("*.sgf"):
        trees = [tree for tree in read(path.read_bytes()).games if isinstance(tree, Tree)]
        found[path.stem] = [
            in_words(problem_at(tree, start)) for tree in trees for start in starts_in(tree)
        ]
    assert found == FILES


# Against a literal reading of the rule

_MARKS = ["", "", "", "", "RIGHT", "Correct", "Wrong", "TE", "BM", "GB", "GW", "WV"]


@st.composite
def games(draw: st.DrawFn) -> str:
    """A small problem with random marks."""
    marks = st.sampled_from(draw(st.lists(st.sampled_from(_MARKS), min_size=1, max_size=3)))
    points = st.sampled_from(["bb", "bc", "cc", ""])

    def branch(color: str, depth: int) -> str:
        mark = draw(marks)
        said = mark and (f"{mark}[1]" if len(mark) == 2 else f"C[{mark}]")
        count = draw(st.integers(0, 2)) if depth else 0
        below = [branch("W" if color == "B" else "B", depth - 1) for _ in range(count)]
        tail = "".join(f"({each})" for each in below)
        return f";{color}[{draw(points)}]{said}{tail}"

    return f"(;{POSITION}" + "".join(f"({branch('B', 3)})" for _ in range(2)) + ")"


def lines(node: Node, text: str) -> Iterator[list[Node]]:
    """Every line below a node, to its end."""
    if "RIGHT" in "".join(node.get("C")) or node.first_child is None:
        yield [node]
        return
    for child in node.children:
        for rest in lines(child, text):
            yield [node, *rest]


def literal(node: Node) -> str:
    """What a node says, the other way round: word for word."""
    comment, names = "".join(node.get("C")), set(node.identifiers)
    if "Wrong" in comment or "WV" in names or "GW" in names:
        return "wrong"
    if "Correct" in comment or "GB" in names:
        return "right"
    if "B" in names and {"BM", "TE"} & names:
        return "wrong" if "BM" in names else "right"
    return ""


def right_lines(text: str) -> list[list[Node]]:
    """The right lines of a problem for Black, by the paragraph of docs/file-format.md."""
    every = list(lines(grown(text).root, text))
    if "RIGHT" in text:
        return [line for line in every if "RIGHT" in "".join(line[-1].get("C"))]
    said = [[literal(node) for node in line[1:] if literal(node)] for line in every]
    anywhere = {word for words in said for word in words}
    found = []
    for index, (line, words) in enumerate(zip(every, said, strict=True)):
        default = "right" not in anywhere and ("wrong" in anywhere or index == 0)
        if words[-1] == "right" if words else default:
            found.append(line)
    return found


@given(games())
def test_right_branches_are_those_of_a_literal_reading(text: str) -> None:
    tree = grown(text)
    problem = problem_at(tree, tree.root)
    expected = {node.id for line in right_lines(text) for node in line}
    if isinstance(problem, NoProblem):
        assert not expected
    else:
        assert problem.branches.right == expected


@given(games(), st.integers(0, 99), st.data())
def test_a_line_played_is_solved_where_it_is_right_and_nothing_is_changed(
    text: str, seed: int, data: st.DataObject
) -> None:
    tree = grown(text)
    problem = problem_at(tree, tree.root)
    if isinstance(problem, NoProblem):
        return
    before = _written(tree)
    choose, node = Random(seed).choice, tree.root
    right = {line[-1].id for line in right_lines(text)}
    for _ in range(9):
        value = data.draw(st.sampled_from(["bb", "bc", "cc", ""]))
        step = problem.answer(node, tree.codec.point(value), choose)
        for each in step.played:
            assert each.parent is node
            was_right = node.id in problem.branches.right
            assert (
                each.move_color is Color.BLACK or not was_right or each.id in problem.branches.right
            )
            node = each
        if step.answer is GOES_ON:
            assert not problem.is_over(node)
            assert node.move_color is Color.WHITE
        if step.answer is SOLVED:
            assert node.id in right
        if step.played and step.answer is WRONG:
            assert problem.is_over(node)
            assert node.id not in right
        if not step.played or step.answer is not GOES_ON:
            break
    assert _written(tree) == before


@given(games())
def test_the_solution_leads_to_a_right_end(text: str) -> None:
    tree = grown(text)
    problem = problem_at(tree, tree.root)
    if isinstance(problem, Problem):
        right = {line[-1].id for line in right_lines(text)}
        for node in tree:
            line = solution(problem, node)
            assert (line[-1] if line else node).id in right
            best = problem.next_right(node)
            if best is not None:
                assert solution(problem, node)[0] is best


def _written(tree: Tree) -> bytes:
    return write([tree])
