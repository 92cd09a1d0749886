"""Writes what the page must say: `python -m tests.protocol.sentences web/src/protocol/sentences.json`.

In every language the same facts must give the same sentence here and in the page: the page's tests read this file.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from tests.messages.samples import FACTS, sample

from paletti.messages import languages, messages
from paletti.messages import sentences as said
from paletti.present.facts import refusal as told_refusal
from paletti.rules.clauses import Clause
from paletti.rules.codec import event_to_plain
from paletti.rules.events import KINDS, GameEnded
from paletti.rules.reasons import GROUNDS, Reason
from paletti.rules.refusals import Refusal

NAMES = ("Ann", "007")  # a name that looks like a number is still a name


def vectors() -> dict[str, list[dict[str, Any]]]:
    """Every event and every refusal as the page gets it, with its sentence in each language."""
    catalogues = {lang: messages(lang) for lang in languages()}
    happened = [sample(kind, name) for kind in KINDS.values() for name in NAMES]
    happened += [GameEnded((), Clause.MOVE_1), GameEnded(("Ann", "007", "Cleo"), Clause.MOVE_1)]
    refused = [
        Refusal(grounds.seal[0], reason, tuple({**FACTS, "player": name}[fact] for fact in grounds.facts))
        for reason, grounds in ((reason, GROUNDS[reason]) for reason in Reason)
        for name in (NAMES if "player" in grounds.facts else NAMES[:1])
    ]
    events = [
        {
            "told": event_to_plain(event),
            "says": {lang: said.event(words, event) for lang, words in catalogues.items()},
        }
        for event in happened
    ]
    refusals = [
        {
            "told": msgspec.to_builtins(told_refusal(refusal)),
            "says": {lang: _plainly(said.refusal(words, refusal), refusal) for lang, words in catalogues.items()},
        }
        for refusal in refused
    ]
    return {"events": events, "refusals": refusals}


def _plainly(sentence: str, refusal: Refusal) -> str:
    """The sentence as the page says it: without the clause, which is shown to those who ask why."""
    clause = f" ({refusal.clause})."
    assert sentence.endswith(clause)
    return sentence.removesuffix(clause) + "."


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(vectors(), ensure_ascii=False, indent=1), encoding="utf-8")
