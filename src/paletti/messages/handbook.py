"""The rules explained as a structure of sections, clauses and texts, which terminal and page each lay out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Final

from paletti.messages.catalogue import Argument, Messages
from paletti.messages.examples import DrawnExample, drawn
from paletti.messages.sentences import capital, enumeration, plain
from paletti.messages.typography import on_one_line
from paletti.rules.choices import CHOICES
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, RULED, house, ways
from paletti.rules.examples import examples_of
from paletti.rules.house import House
from paletti.rules.values import Begins, BreakingOff, Mode, Scoring, SpareColours

ORIGINAL: Final = "de"
"""The edition that the others are compared with."""


@dataclass(frozen=True)
class ClauseText:
    """One clause as this table plays it.

    `own`: it reads differently in the original, or does not exist there; `house_rule`: the same, compared with the
    edition before the players changed anything; `ruling`: it is our decision where this edition's book says nothing.
    """

    clause: Clause
    text: str
    own: bool
    house_rule: bool
    ruling: bool
    examples: tuple[DrawnExample, ...] = ()


@dataclass(frozen=True)
class Section:
    """The clauses of one family under a heading."""

    key: str
    title: str
    entries: tuple[ClauseText, ...]


@dataclass(frozen=True)
class Handbook:
    """The whole rules for one edition and number of players, in one language."""

    lang: str
    edition: str
    players: int | None
    title: str
    subtitle: str
    about: str
    story: str
    aim: str
    ways: str | None
    sections: tuple[Section, ...]


def handbook(words: Messages, made: House, players: int | None = None) -> Handbook:
    """The handbook of a house; without a number of players, it covers any number."""
    original, edition = house(ORIGINAL), house(made.edition)
    here = words.at(made)
    sections = []
    for family in dict.fromkeys(clause.family for clause in Clause):
        entries = tuple(
            ClauseText(
                clause,
                explain(here, clause, made),
                _differs(words, clause, made, original, players),
                _differs(words, clause, made, edition, players),
                is_ruling(clause, made.edition),
                examples(words, clause, made, players),
            )
            for clause in Clause
            if clause.family == family and applies(clause, made, players)
        )
        if entries:
            sections.append(Section(family.lower(), here.say(f"section-{family.lower()}"), entries))
    named = words.say(f"edition-{made.edition}")
    return Handbook(
        lang=words.lang,
        edition=made.edition,
        players=players,
        title=here.say("handbook-title"),
        subtitle=words.say("handbook-subtitle-any", edition=named, least=LEAST_PLAYERS, most=made.most_players)
        if players is None
        else words.say("handbook-subtitle", edition=named, players=players),
        about=here.say(f"edition-{made.edition}-about"),
        story=here.say("handbook-story"),
        aim=here.say("handbook-aim" if made.plays_for_seal else "handbook-aim-rounds"),
        ways=_ways(words, made),
        sections=tuple(sections),
    )


def _differs(words: Messages, clause: Clause, made: House, other: House, players: int | None) -> bool:
    """Whether the clause reads differently in the other house, or is missing there. Another word does not count."""
    return not applies(clause, other, players) or explain(words, clause, made) != explain(words, clause, other)


def examples(words: Messages, clause: Clause, made: House, players: int | None = None) -> tuple[DrawnExample, ...]:
    """The drawn examples for this clause, without those that show something that is not in force in this house."""
    arguments = house_arguments(made)
    return tuple(
        drawn(words.at(made), example, arguments)
        for example in examples_of(made.edition, clause)
        if all(applies(one, made, players) for one in example.clauses)
    )


@lru_cache(maxsize=8192)  # the same house is asked for again and again: beside others, and for each number of players
def explain(words: Messages, clause: Clause, made: House) -> str:
    """The clause in our own words, as this house plays it."""
    return on_one_line(words.say(f"clause-{clause.lower()}", **house_arguments(made)))


def clause_text(words: Messages, clause: Clause, made: House, players: int | None = None) -> str | None:
    """The clause in this house, or in the other ways to play it, each with its name; None if it exists in none."""
    if applies(clause, made, players):
        return explain(words.at(made), clause, made)
    return clause_in_all_ways(words, clause, made, players)


def clause_in_all_ways(
    words: Messages, clause: Clause, made: House, players: int | None = None, spoken: Messages | None = None
) -> str | None:
    """The clause in every way to play this house: each different text, with the names of its ways; None if none has it.

    Each way has its own words (a game over rounds says platform), unless `spoken` gives the words for all.
    """
    every = ways(made)
    texts: dict[str, list[House]] = {}
    for way in every:
        if applies(clause, way, players):
            texts.setdefault(explain(spoken or words.at(way), clause, way), []).append(way)
    _take_apart(texts)
    if not texts:
        return None
    if len(texts) == 1 and len(next(iter(texts.values()))) == len(every):
        return next(iter(texts))
    said = (words.say("rules-told-in", way=_named(words, among, every), text=text) for text, among in texts.items())
    return " ".join(map(capital, said))


def _take_apart(texts: dict[str, list[House]]) -> None:
    """If a text is just two others in a row, give its ways to those two, so that nothing is said twice."""
    for one, other in permutations(list(texts), 2):
        both = texts.pop(f"{one} {other}", None)
        if both is not None:
            texts[one] += both
            texts[other] += both


def _named(words: Messages, among: Sequence[House], every: Sequence[House]) -> str:
    """The names of these ways: their modes and scorings, leaving out what does not distinguish them."""
    names = []
    for field in ("mode", "scoring"):
        here = list(dict.fromkeys(getattr(way, field) for way in among))
        if len(here) < len({getattr(way, field) for way in every}):
            names.append(" / ".join(choice_value(words, field, value) for value in here))
    return ", ".join(names)


def is_ruling(clause: Clause, edition: str) -> bool:
    """Whether the clause is our decision where this edition's book says nothing."""
    return clause.family == "RULING" or clause in RULED.get(edition, ())


@lru_cache(maxsize=256)
def house_arguments(made: House) -> Mapping[str, Argument]:
    """Every choice of the house by the name that messages know it by: `few-columns`."""
    choices = {choice.slug: plain(getattr(made, choice.name)) for choice in CHOICES.values()}
    if not made.plays_for_seal:
        choices[CHOICES["begins"].slug] = plain(Begins.NAMED)  # over rounds nothing else can be chosen
    # The text leaves the second number out if both are the same, and Fluent cannot compare two numbers.
    return {**choices, "push-alike": plain(made.push_mm == made.push_top_mm)}


def choice_value(words: Messages, name: str, value: object) -> str:
    """A choice's value in words: `never`, `at least three`, `20`."""
    shown = plain(value)
    if shown in ("yes", "no", "none"):
        return words.say(f"choice-{shown}")
    key = f"choice-{CHOICES[name].slug}-{shown}"
    return words.say(key) if words.knows(key) else f"{shown:g}" if isinstance(shown, float) else str(shown)


def applies(clause: Clause, made: House, players: int | None = None) -> bool:
    """Whether the clause can matter at such a table."""
    seal = made.plays_for_seal
    shared = made.spare_colours is SpareColours.SHARED_OUT and made.mode is Mode.OWN
    tournament = made.scoring is Scoring.TOURNAMENT
    match clause:
        case Clause.COLOUR_1:
            return made.mode is Mode.OWN
        case Clause.COLOUR_3:
            return made.gives_colours
        case Clause.ABORT_2:
            return made.breaking_off is not BreakingOff.NEVER
        case Clause.PLATEAU_1 | Clause.PLATEAU_2 | Clause.PLATEAU_3 | Clause.PLATEAU_4 | Clause.PLATEAU_5:
            return seal
        case Clause.US_7:
            return made.scoring is Scoring.BASIC
        case Clause.US_8 | Clause.US_9:
            return tournament
        case Clause.US_3:
            return not seal and not made.hold_plateaus
        case Clause.RULING_6:
            return made.hold_plateaus
        case Clause.RULING_7:
            return made.cover_minimum > 0
        case Clause.RULING_8 | Clause.RULING_9 | Clause.RULING_10 | Clause.RULING_12:
            return seal
        case Clause.THREE_5 | Clause.THREE_6 | Clause.RULING_13:
            # They are about a neutral column that was put back, which cannot happen if breaking off is forbidden.
            return shared and players in (None, 3) and made.breaking_off is not BreakingOff.NEVER
        case Clause.RULING_14 | Clause.RULING_19:
            return not seal
        case Clause.RULING_15:
            return made.mode is Mode.RANDOM or tournament
        case Clause.RULING_18:
            return made.jam_s is not None
        case Clause.RULING_17:
            return made.breaking_off is BreakingOff.MUST_WHEN_SWAYING
    match clause.family:
        case "SEAL" | "END":
            return seal
        case "TWO":
            return shared and players in (None, 2)
        case "THREE":
            return shared and players in (None, 3)
        case "US":
            return not seal
    return True


@dataclass(frozen=True)
class Difference:
    """One clause on which editions differ: each edition's text, or None if the clause does not exist there."""

    clause: Clause
    choices: tuple[str, ...]
    texts: dict[str, str | None]


def compare(
    words: Messages,
    editions: Sequence[str] = tuple(EDITIONS),
    players: int | None = None,
    changed: House | None = None,
) -> tuple[Difference, ...]:
    """Where these editions differ, clause by clause, in all their ways to play; `changed` stands for its edition."""
    houses = {name: house(name) for name in editions}
    if changed is not None and changed.edition in houses:
        houses[changed.edition] = changed
    found = []
    for clause in Clause:
        texts = {name: clause_in_all_ways(words, clause, made, players) for name, made in houses.items()}
        # Another word alone does not make another rule.
        plainly = {clause_in_all_ways(words, clause, made, players, words) for made in houses.values()}
        if len(plainly) > 1:
            choices = tuple(choice.name for choice in CHOICES.values() if choice.clause is clause)
            found.append(Difference(clause, choices, texts))
    return tuple(found)


def _ways(words: Messages, made: House) -> str | None:
    if made.plays_for_seal:
        return None
    every = ways(made)
    others = {
        field: tuple(
            choice_value(words, field, value)
            for value in dict.fromkeys(getattr(way, field) for way in every)
            if value != getattr(made, field)
        )
        for field in ("mode", "scoring")
    }
    return words.say(
        "handbook-ways",
        mode=choice_value(words, "mode", made.mode),
        scoring=choice_value(words, "scoring", made.scoring),
        modes=enumeration(words, others["mode"]),
        scorings=enumeration(words, others["scoring"]),
    )
