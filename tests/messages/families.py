"""The message ids that code builds from the rules' own enumerations."""

import importlib
from collections.abc import Iterator
from pathlib import Path

from paletti.bench.parts import BENCHES
from paletti.bench.report import meaning_of
from paletti.messages.sentences import plain
from paletti.rules.choices import CHOICES, Choice
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS
from paletti.rules.events import KINDS
from paletti.rules.examples import EXAMPLES
from paletti.rules.reasons import Reason

ROOT = Path(__file__).parents[2]


def generated() -> Iterator[str]:
    """Every id of a family: a clause, a heading, an edition, a choice and its values, a refusal, an event."""
    for clause in Clause:
        yield f"clause-{clause.lower()}"
        yield f"section-{clause.family.lower()}"
    for edition in EDITIONS:
        yield from (f"edition-{edition}", f"edition-{edition}-short", f"edition-{edition}-about")
    for choice in CHOICES.values():
        yield f"choice-{choice.slug}"
        if isinstance(choice, Choice):
            for value in choice.values:
                if not isinstance(value, bool):
                    yield f"choice-{choice.slug}-{plain(value)}"
    yield from (f"choice-{word}" for word in ("yes", "no", "none"))
    yield from (f"example-{example.figure}" for example in EXAMPLES)
    for bench in BENCHES:
        yield from (
            meaning_of(bench, one.key) for one in importlib.import_module(f"paletti.bench.{bench}.bench").TARGETS
        )
    yield from (f"refusal-{reason}" for reason in Reason)
    yield from (f"event-{kind}" for kind in KINDS)


def sources() -> Iterator[str]:
    """The text of every file that may use a message."""
    for folder, patterns in (("src", ("*.py",)), ("web/src", ("*.ts", "*.tsx"))):
        for pattern in patterns:
            for file in sorted((ROOT / folder).rglob(pattern)):
                yield file.read_text(encoding="utf-8")
