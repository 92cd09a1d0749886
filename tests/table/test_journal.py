"""The journal's format: all that a game can do can be read back from its bytes, and anything else is noticed."""

from dataclasses import fields
from math import cos, radians, sin
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paletti.rules.codec import event_from_plain, event_to_plain
from paletti.rules.deeds import VERBS
from paletti.rules.events import KINDS, Event
from paletti.rules.forms import Malformed
from paletti.table.entry import (
    NOTED,
    NOTHING,
    CollapseNote,
    Done,
    Entry,
    Extra,
    JournalProblem,
    PlainEntry,
    done_from_plain,
    done_to_plain,
    from_plain,
    packed,
    to_plain,
    unpacked,
)
from paletti.table.gestures import Aim, AimHold, Gesture, Grip, Hook, LetGo, PutBack, grained
from paletti.table.journal import Journal, Outcome, Thought, Unfinished, Weighed
from paletti.table.record import Gestures, Timed, pack_gestures, unpack_gestures


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a field's type."""
    if get_origin(kind) is UnionType:
        return st.one_of(*(st.none() if part is NoneType else values(part) for part in get_args(kind)))
    if get_origin(kind) is tuple:
        return st.lists(values(get_args(kind)[0]), max_size=4).map(tuple)
    if kind is int:
        return st.integers(-(1 << 63), (1 << 64) - 1)  # no game counts further, and no file of ours contains more
    return st.text(max_size=12) if kind is str else st.from_type(kind)


def made(cls: type[Any]) -> st.SearchStrategy[Any]:
    """Any value of a class of deeds or events."""
    hints = get_type_hints(cls)
    return st.builds(cls, **{field.name: values(hints[field.name]) for field in fields(cls)})


SEEDED = settings(max_examples=100, deadline=None, derandomize=True)
DEEDS = st.one_of(*(made(kind) for kind in (*VERBS.values(), *NOTED.values())))
EVENTS = st.one_of(*(made(kind) for kind in KINDS.values()))
POINTS = st.tuples(*(st.floats(-1, 1) for _ in range(3)))
GESTURES = st.one_of(
    st.builds(Aim, POINTS, st.floats(-3, 3)),
    st.builds(AimHold, POINTS),
    st.builds(Grip, st.just("red-hex"), POINTS),
    st.builds(LetGo),
    st.builds(PutBack),
).map(grained)


def entry(version: int = 1, deed: Done | None = None, events: tuple[Event, ...] = (), extra: Extra = NOTHING) -> Entry:
    done = deed or NOTED["place"]("Ann", "red-hex")
    return Entry(version, 0, done, events, 0, 4, Gestures(), None, extra, "a", "b", None, None)


@SEEDED
@given(DEEDS)
def test_every_deed_comes_back_from_its_json(deed: Done) -> None:
    text = msgspec.json.encode(done_to_plain(deed))
    assert done_from_plain(msgspec.json.decode(text)) == deed


@SEEDED
@given(EVENTS)
def test_every_event_comes_back_from_its_json(event: Event) -> None:
    assert event_from_plain(msgspec.json.decode(msgspec.json.encode(event_to_plain(event)))) == event


@SEEDED
@given(DEEDS, st.lists(EVENTS, max_size=3).map(tuple))
def test_every_entry_comes_back_from_its_bytes(deed: Done, events: tuple[Event, ...]) -> None:
    extra = Extra(collapse=CollapseNote("blue", None, 7, "leans"), opened=9, home=(0.1, 0.2, 0.3, 1.0, 0.0, 0.0, 0.0))
    kept = entry(deed=deed, events=events, extra=extra)
    assert unpacked(packed(kept)) == kept


def test_rounding_a_hooks_direction_twice_changes_nothing() -> None:
    for degree in range(0, 3600, 7):
        once = grained(Hook("red-hex", (3 * cos(radians(degree / 10)), 3 * sin(radians(degree / 10)))))
        assert grained(once) == once


@SEEDED
@given(GESTURES)
def test_rounding_a_gesture_twice_changes_nothing(gesture: Gesture) -> None:
    assert grained(gesture) == gesture


@SEEDED
@given(st.lists(st.tuples(st.integers(0, 1 << 20), GESTURES), max_size=40))
def test_gestures_come_back_with_their_ticks_and_in_their_order(done: list[tuple[int, Any]]) -> None:
    timed = [Timed(tick, gesture) for tick, gesture in sorted(done, key=lambda one: one[0])]
    assert unpack_gestures(pack_gestures(timed)) == timed


@pytest.mark.parametrize("plain", [{}, {"deed": "fly"}, {"deed": "place", "by": "Ann"}, {"deed": "feel", "by": 1}])
def test_what_is_no_deed_is_malformed(plain: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        done_from_plain(plain)
    kept: PlainEntry = msgspec.structs.replace(to_plain(entry()), deed=plain)
    with pytest.raises(JournalProblem, match=r"Deed 1 is none that this version knows: .*\."):
        from_plain(kept)


class Notebook:
    """A store that writes down what it is given."""

    def __init__(self) -> None:
        self.kept: list[object] = []

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        self.kept.append((version, unpacked(payload), outcome))

    def note_attempt(self, attempt: Unfinished | None) -> None:
        self.kept.append(attempt)

    def keep_thought(self, thought: Thought) -> None:
        self.kept.append(thought)


def test_a_journal_gives_everything_to_its_store_and_has_it_too() -> None:
    store, outcome = Notebook(), Outcome(("Ann",), None, (1, 0))
    journal = Journal(store=store)
    begun, thought = Unfinished(0, "move", "red-hex"), Thought(1, 0, "novice", (Weighed("pass", 1.0, 0.5),))
    journal.note_attempt(begun)
    journal.keep_thought(thought)
    assert journal.attempt() == begun
    journal.append(entry(), outcome)
    assert store.kept == [begun, thought, (1, entry(), outcome)]
    assert (journal.attempt(), journal.last(), journal.outcome) == (None, entry(), outcome)
    assert journal.thoughts() == (thought,)
    with pytest.raises(ValueError, match="stays kept"):
        journal.without_last()


def test_two_journals_have_the_same_hash_as_long_as_they_tell_the_same() -> None:
    one, two = Journal([entry(1), entry(2)]), Journal([entry(1)])
    assert one.hash_at(1) == two.hash
    assert one.without_last().hash == two.hash
    two.append(entry(2, extra=Extra(pushed="red-hex")), None)
    assert one.hash != two.hash


def test_a_journal_of_packed_entries_is_the_same_and_packs_none_again(monkeypatch: pytest.MonkeyPatch) -> None:
    written, payloads = Journal([entry(1), entry(2)]), [packed(entry(1)), packed(entry(2))]
    monkeypatch.setattr("paletti.table.journal.packed", lambda entry: pytest.fail("An entry was packed again."))
    begun, store = Unfinished(0, "move", "red-hex"), Notebook()
    read = Journal.kept(payloads, store, attempt=begun)
    assert (read.entries(), read.attempt(), store.kept) == ((entry(1), entry(2)), begun, [])
    assert [read.hash_at(version) for version in range(3)] == [written.hash_at(version) for version in range(3)]
