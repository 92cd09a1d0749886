"""Random games as the score keeper sees them: from question to question, by keys."""

from collections.abc import Iterator
from random import Random

from paletti.messages import Messages
from paletti.rules.editions import house
from paletti.rules.house import House
from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.questions import Answer, Command, Question
from paletti.scorekeeping.session import Session

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")


def houses() -> list[tuple[House, int]]:
    """Every edition, mode and scoring with every number of players that the score keeper offers."""
    return [
        *((house(edition), players) for edition in ("de", "fr", "ru") for players in (2, 3, 4)),
        *(
            (house("us", mode=mode, scoring=scoring, rounds=2), most)
            for mode, most in (("freestyle", 8), ("random", 5), ("assigned", 4))
            for scoring in ("basic", "tournament")
        ),
        (house("en"), 4),
        (house("nl"), 3),
        (house("de", few_columns=True, begins="named", breaking_off="never"), 3),
    ]


def questions(words: Messages, session: Session, rng: Random, longest: int = 120) -> Iterator[Question]:
    """Every question of a randomly answered game, until the game is over or has lasted long enough."""
    for _ in range(longest):
        question = ask(words, session.state)
        yield question
        while True:
            answer = _chosen(question, rng)
            if isinstance(answer.leads, Command):
                return
            if callable(answer.leads):
                question = answer.leads()
                yield question
                continue
            refused = session.enter(answer.leads)
            assert refused is None, refused
            break


def _chosen(question: Question, rng: Random) -> Answer:
    """Mostly the answers that make a game long: columns that stand, few collapses."""
    weights = [8 if answer.key == "enter" or answer.key.isdecimal() else 1 for answer in question.answers]
    return rng.choices(question.answers, weights)[0]
