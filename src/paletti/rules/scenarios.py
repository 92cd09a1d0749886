"""Scenarios: a rulebook's example as data, read strictly and run against the referee."""

from dataclasses import dataclass
from typing import Final

from paletti.rules import expectations
from paletti.rules.clauses import Clause
from paletti.rules.deeds import VERBS, Deed, LayPlateau, MoveColumn, Prove, SetUp, TakeOut, TakeOutEnds
from paletti.rules.editions import NoSuchHouse, house
from paletti.rules.events import Event
from paletti.rules.forms import Malformed, build
from paletti.rules.house import House
from paletti.rules.pieces import Column
from paletti.rules.quoting import quoted
from paletti.rules.referee import Applied, NoSuchTable, apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.rules.values import Begins


class NoScenario(ValueError):
    """Data that is not a scenario. The message names the place and what is wrong there."""


@dataclass(frozen=True)
class Do:
    """A step that must be allowed."""

    verb: str
    deed: Deed


@dataclass(frozen=True)
class MustRefuse:
    """A step that must be refused, citing this clause."""

    verb: str
    deed: Deed
    clause: Clause


@dataclass(frozen=True)
class Expect:
    """What must hold now."""

    wanted: dict[str, object]


ScenarioStep = Do | MustRefuse | Expect


@dataclass(frozen=True)
class Scenario:
    """A whole scenario, ready to run."""

    title: str
    clauses: tuple[Clause, ...]
    house: House
    players: tuple[str, ...]
    first: str | None
    steps: tuple[ScenarioStep, ...]


@dataclass(frozen=True)
class Failure:
    """A step whose expectation did not hold."""

    step: int
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        """The failure in one line."""
        return f"step {self.step} ({self.what}): expected {self.expected}, got {self.got}"


@dataclass(frozen=True)
class Happened:
    """The result of one step: events, or a refusal, expected or not."""

    step: int
    what: str
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Report:
    """How a scenario ran: it passed if nothing failed. `state` is the state after the last step that ran."""

    happened: tuple[Happened, ...]
    failures: tuple[Failure, ...]
    state: State


_KEYS: Final = ("title", "clauses", "edition", "options", "players", "steps")
# What a file can do. Live play has two more verbs and a few more facts.
_FILE_VERBS: Final = tuple(verb for verb in VERBS if verb not in ("time-up", "leave"))
_ONLY_LIVE: Final = ("swayed", "plateau", "unsteady")
_BARE: Final = ("setup", "consent")  # steps that need no details


def read(data: object) -> Scenario:
    """The scenario in parsed data; raises NoScenario, which names the first mistake."""
    if data is None:
        raise NoScenario("the file is empty")
    if not isinstance(data, dict):
        raise NoScenario("a scenario is a map with edition, players and steps")
    for key in data:
        if key not in _KEYS:
            raise NoScenario(f"unknown key {quoted(key)}")
    for key in ("edition", "players", "steps"):
        if key not in data:
            raise NoScenario(f"{key} is missing")
    title = data.get("title", "")
    if not isinstance(title, str):
        raise NoScenario(f"title: {quoted(title)} is no text")
    made, first = _house(data["edition"], data.get("options", {}))
    players = _players(data["players"], made, first)
    steps = data["steps"]
    if not isinstance(steps, list) or not steps:
        raise NoScenario("steps: a list of steps is expected")
    return Scenario(
        title,
        _clauses(data.get("clauses", [])),
        made,
        players,
        first,
        tuple(_step(f"step {number}", step, players) for number, step in enumerate(steps, 1)),
    )


def _clauses(given: object) -> tuple[Clause, ...]:
    if not isinstance(given, list):
        raise NoScenario("clauses: a list of clause ids is expected")
    return tuple(_clause("clauses", item) for item in given)


def _clause(place: str, given: object) -> Clause:
    try:
        return Clause(given) if isinstance(given, str) else Clause("")
    except ValueError:
        raise NoScenario(f"{place}: there is no clause {quoted(given)}") from None


def _house(edition: object, options: object) -> tuple[House, str | None]:
    if not isinstance(edition, str):
        raise NoScenario(f"edition: there is no edition {quoted(edition)}")
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise NoScenario("options: a map of options is expected")
    rules = dict(options)
    first = rules.pop("first", None)
    try:
        made = house(edition, **rules)
    except NoSuchHouse as wrong:
        raise NoScenario(f"{'options' if edition_known(edition) else 'edition'}: {wrong}") from None
    if "first" in options:
        if not isinstance(first, str):
            raise NoScenario(f"options: first: {quoted(first)} is no player")
        if made.begins is not Begins.NAMED:
            raise NoScenario(f"options: first: in edition {edition} nobody is named to begin")
    return made, first


def edition_known(edition: str) -> bool:
    """Whether there is such an edition."""
    try:
        house(edition)
    except NoSuchHouse:
        return False
    return True


def _players(given: object, made: House, first: str | None) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise NoScenario("players: a list of names is expected")
    try:
        return start(made, given, first).players
    except NoSuchTable as wrong:
        raise NoScenario(f"players: {wrong}") from None


def _step(place: str, given: object, players: tuple[str, ...]) -> ScenarioStep:
    verb, body = _single(place, given)
    if verb == "expect":
        return _expect(f"{place}: expect", body, players)
    if verb == "refuse":
        place = f"{place}: refuse"
        if not isinstance(body, dict) or set(body) != {"step", "clause"}:
            raise NoScenario(f"{place}: step and clause are expected")
        inner, inside = _single(f"{place}: step", body["step"])
        clause = _clause(f"{place}: clause", body["clause"])
        return MustRefuse(inner, _deed(f"{place}: step", inner, inside, players), clause)
    return Do(verb, _deed(place, verb, body, players))


def _single(place: str, given: object) -> tuple[str, object]:
    if not isinstance(given, dict) or len(given) != 1:
        raise NoScenario(f"{place}: a step is a map with one key")
    verb, body = next(iter(given.items()))
    if not isinstance(verb, str):
        raise NoScenario(f"{place}: unknown step {quoted(verb)}")
    return verb, body


def _expect(place: str, body: object, players: tuple[str, ...]) -> Expect:
    if not isinstance(body, dict) or not body:
        raise NoScenario(f"{place}: a map of expectations is expected")
    for key, wanted in body.items():
        try:
            expectations.validate(key, wanted, players)
        except expectations.Unfit as wrong:
            where = place if str(wrong).startswith("unknown key") else f"{place}: {key}"
            raise NoScenario(f"{where}: {wrong}") from None
    return Expect(dict(body))


def _deed(place: str, verb: str, body: object, players: tuple[str, ...]) -> Deed:
    if verb not in _FILE_VERBS:
        raise NoScenario(f"{place}: unknown step {quoted(verb)}")
    place = f"{place}: {verb}"
    if body is None and verb in _BARE:
        body = {}
    if not isinstance(body, dict):
        raise NoScenario(f"{place}: a map is expected")
    if verb == "consent" and body:
        raise NoScenario(f"{place}: unknown key {quoted(next(iter(body)))}")
    fields: dict[str, object] = {}
    for key, value in body.items():
        if not isinstance(key, str) or "_" in key or key in _ONLY_LIVE:
            raise NoScenario(f"{place}: unknown key {quoted(key)}")
        fields[key.replace("-", "_")] = value
    try:
        deed: Deed = build(VERBS[verb], fields)
    except Malformed as wrong:
        field, _, problem = str(wrong).partition(" ")
        raise NoScenario(f"{place}: {field.replace('_', '-')} {problem}") from None
    by = fields.get("by")
    if by is not None and by not in players:
        raise NoScenario(f"{place}: {quoted(by)} is none of the players")
    if isinstance(deed, LayPlateau) and deed.covers is not None and deed.covers < 0:
        raise NoScenario(f"{place}: covers cannot be {deed.covers}")
    twice = _named_twice(deed)
    if twice is not None:
        raise NoScenario(f"{place}: {twice} is named twice among the columns that fell or lean")
    if isinstance(deed, TakeOut) and deed.column is None and deed.ends is not TakeOutEnds.WAIVED:
        raise NoScenario(f"{place}: column is missing")
    return deed


def _named_twice(deed: Deed) -> Column | None:
    """A column for which the step gives two outcomes, if there is one."""
    if not isinstance(deed, MoveColumn | Prove | TakeOut | LayPlateau):
        return None
    named = [*deed.fell, *deed.askew]
    return next((column for column in named if named.count(column) > 1), None)


def run(scenario: Scenario) -> Report:
    """Runs the scenario through the referee; it stops at the first step that fails."""
    state = start(scenario.house, scenario.players, scenario.first)
    happened: list[Happened] = []
    for number, step in enumerate(scenario.steps, 1):
        if isinstance(step, Expect):
            failures = _compare(state, number, step)
            if failures:
                return Report(tuple(happened), failures, state)
            continue
        if not state.set_up and not isinstance(step.deed, SetUp):
            state, events = _take_for_granted(state)
            happened.append(Happened(number, "setup", events))
        result = apply(state, step.deed)
        if isinstance(result, Refusal):
            happened.append(Happened(number, step.verb, (), result))
        else:
            happened.append(Happened(number, step.verb, result.events))
        failure = _judge(number, step, result)
        if failure is not None:
            return Report(tuple(happened), (failure,), state)
        if isinstance(result, Applied):
            state = result.state
    return Report(tuple(happened), (), state)


def _take_for_granted(state: State) -> tuple[State, tuple[Event, ...]]:
    """The state after a lawful setup, which no file needs to mention."""
    result = apply(state, SetUp())
    if isinstance(result, Refusal):
        return state, ()  # the game is over: what follows will be refused for that reason
    return result.state, result.events


def _judge(number: int, step: Do | MustRefuse, result: Applied | Refusal) -> Failure | None:
    if isinstance(step, Do):
        return Failure(number, step.verb, "allowed", f"refused: {result}") if isinstance(result, Refusal) else None
    what = f"refuse {step.verb}"
    if isinstance(result, Applied):
        return Failure(number, what, f"refused: {step.clause}", "allowed")
    if not result.cites(step.clause):
        return Failure(number, what, f"refused: {step.clause}", f"refused: {result}")
    return None


def _compare(state: State, number: int, step: Expect) -> tuple[Failure, ...]:
    failures = []
    for key, wanted in step.wanted.items():
        got = expectations.check(state, key, wanted)
        if got is not None:
            failures.append(Failure(number, f"expect {key}", expectations.show(wanted), got))
    return tuple(failures)
