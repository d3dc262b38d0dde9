"""What exercises say."""

from __future__ import annotations

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.learning.attempts import Tally
from tromp_gui.record.evaluation import Loss
from tromp_gui.wording import learning, problems

C3, G3, LOST = Point(2, 2), Point(2, 6), Loss(8.0, None)


def test_tasks() -> None:
    assert learning.task(Color.BLACK, 1) == "Black to play: where is move 1?"
    task = problems.task(problems.place(1, 3), Color.BLACK)
    assert task == "Problem 1 of 3: Black to play"
    task = problems.task(problems.mistake_place(1, 2), Color.WHITE)
    assert task == "Mistake 1 of 2: White to play"
    assert problems.mistake_task(2, G3) == "Move 2 of the game was G3. Find a better one."
    assert problems.about(1, True) == "Grade 1 of 5. You missed it before."


def test_answers() -> None:
    assert learning.turn(Turn(Color.WHITE, C3)) == "White plays C3."
    assert learning.shown(C3) == "The move is C3."
    assert [problems.solved(tries) for tries in (0, 1, 2)] == [
        *("Solved.", "Solved at the first try.", "Solved with 2 tries."),
    ]
    good = problems.better(C3, LOST, "G3")
    assert good == "C3 is good. G3, the move of the game, lost 8.0 points."
    again = "Try another move."
    assert problems.was_played(G3, LOST) == f"G3 was played: it lost 8.0 points. {again}"
    assert problems.worse(G3, LOST) == f"G3 loses 8.0 points against the best move. {again}"


def test_summaries() -> None:
    assert problems.summary(Tally(), 3) == "No problem was tried."
    said = "2 of 3 problems solved at the first try, 0 with more tries, 1 not solved."
    assert problems.summary(Tally((0, 2), (), (1,)), 3) == said
    assert problems.mistake_row(2, G3, LOST, C3) == "Move 2: G3 lost 8.0 points; better: C3"
