"""Whole random games: what must hold after every deed, whatever the players and the wood do."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.rules.games import GAMES, NAMES, Game, done, mild, random_play

from paletti.rules import masks
from paletti.rules.choices import CHOICES, Choice
from paletti.rules.clauses import Clause
from paletti.rules.codec import (
    deed_from_plain,
    deed_to_plain,
    event_from_plain,
    event_to_plain,
    refusal_to_plain,
    state_from_plain,
    state_to_plain,
)
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    Leave,
    MoveColumn,
    NameColour,
    Object,
    Pass,
    Prove,
    RunOutOfTime,
    SetUp,
    TakeOut,
    ThrowSeal,
)
from paletti.rules.editions import EDITIONS, house
from paletti.rules.events import (
    ColumnRaised,
    Event,
    GameEnded,
    PlateauLaid,
    RoundBegan,
    SealTaken,
    TurnBegan,
    TurnEnded,
)
from paletti.rules.house import House
from paletti.rules.legal import lawful, legal
from paletti.rules.notation import (
    read_deed,
    read_event,
    read_refusal,
    read_state,
    write_deed,
    write_event,
    write_refusal,
    write_state,
)
from paletti.rules.pieces import COLUMNS
from paletti.rules.reasons import GROUNDS
from paletti.rules.referee import Applied, apply, may, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import NOBODY, State
from paletti.rules.values import Mode, Scoring, SealCounted

_dice = st.lists(st.integers(0, 2**20), min_size=10, max_size=70)
_whole_games = settings(
    max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.mark.parametrize("slug", GAMES)
@_whole_games
@given(dice=_dice)
def test_the_books_of_a_random_game_balance_and_it_can_end(slug: str, dice: list[int]) -> None:
    game = GAMES[slug]
    state = start(game.house, game.players)
    for die in dice:
        if state.over:
            break
        check_refusal(state, die)
        deed = choose(state, die)
        result = done(state, deed)
        check_columns(result.state)
        check_seal(state, result)
        check_turns(state, result)
        if die % 8 == 0:
            check_round_trips(result.state, deed, result.events)
        state = result.state
    state = bring_to_an_end(state)
    assert all(options.idle for options in legal(state))
    assert list(lawful(state)) == []


@pytest.mark.parametrize("edition", EDITIONS)
@settings(parent=_whole_games, max_examples=40)
@given(dice=_dice, data=st.data())
def test_any_house_rules_make_a_game_that_can_end(edition: str, dice: list[int], data: st.DataObject) -> None:
    made = random_house(edition, data)
    players = NAMES[: data.draw(st.integers(2, made.most_players))]
    state = start(made, players)
    counted, void = state.counting, 0
    for die in dice:
        check_options(state)
        if state.over:
            break
        result = done(state, choose(state, die))
        check_columns(result.state)
        check_seal(state, result)
        void = check_counting(void, result)
        if any(isinstance(event, SealTaken) for event in result.events):
            assert result.state.counting != counted, "the seal moved though nothing changed on top in this turn"
        if any(isinstance(event, TurnEnded) for event in result.events):
            counted = result.state.counting
        state = result.state
    bring_to_an_end(state)


@pytest.mark.parametrize("slug", ["de-2", "nl-4", "fr-3", "en-4", "ru-2"])
def test_a_column_raised_in_an_incident_moves_no_seal(slug: str) -> None:
    game = GAMES[slug]
    for seed in range(12):
        rng = Random(seed)
        state, void = start(game.house, game.players), 0
        for _ in range(90):
            if state.over:
                break
            kind = [deed for deed in lawful(state) if mild(deed)] or list(lawful(state))
            deed = rng.choice(kind)
            if isinstance(deed, MoveColumn) and state.top > 1 and not rng.randrange(3):
                spoilt = replace(deed, fell=(rng.choice(COLUMNS),))
                deed = spoilt if may(state, spoilt) is None else deed
            result = done(state, deed)
            void = check_counting(void, result)
            state = result.state


def random_house(edition: str, data: st.DataObject) -> House:
    """An edition with any of its choices changed; mode and scoring go together."""
    rules: dict[str, object] = {}
    for name, choice in CHOICES.items():
        if isinstance(choice, Choice) and name not in ("mode", "scoring") and data.draw(st.booleans()):
            rules[name] = data.draw(st.sampled_from(choice.values))
    rules["ruin_columns"] = data.draw(st.sampled_from([1, 5, 20]))
    rules["jam_s"] = data.draw(st.sampled_from([None, 10]))
    if data.draw(st.booleans()):
        rules |= {"mode": "own", "scoring": "seal", "rounds": 1}
    else:
        rules["mode"] = data.draw(st.sampled_from([mode for mode in Mode if mode is not Mode.OWN]))
        rules["scoring"] = data.draw(st.sampled_from([one for one in Scoring if one is not Scoring.SEAL]))
        rules["rounds"] = data.draw(st.integers(1, 3))
    return house(edition, **rules)


def check_options(state: State) -> None:
    """The options that the seats are shown and the list of lawful deeds agree."""
    listed = list(lawful(state))
    assert listed or state.over, f"nobody can do anything: {write_state(state)}"
    for mine in legal(state):
        own = [deed for deed in listed if getattr(deed, "by", None) == mine.player]
        assert mine.set_up == any(isinstance(deed, SetUp) for deed in listed)
        assert mine.throw == any(isinstance(deed, ThrowSeal) for deed in own)
        assert set(mine.choose) == {deed.colour for deed in own if isinstance(deed, ChooseColour)}
        assert set(mine.name) == {deed.colour for deed in own if isinstance(deed, NameColour)}
        assert set(mine.move) == {deed.column for deed in own if isinstance(deed, MoveColumn)}
        assert set(mine.prove) == {deed.column for deed in own if isinstance(deed, Prove)}
        assert set(mine.take_out) == {deed.column for deed in own if isinstance(deed, TakeOut) and deed.column}
        assert mine.waive == any(isinstance(deed, TakeOut) and deed.column is None for deed in own)
        assert (mine.apply is not None) == any(isinstance(deed, ApplyForPlateau) for deed in own)
        assert mine.consent == any(isinstance(deed, Consent) for deed in own)
        assert mine.object == any(isinstance(deed, Object) for deed in own)
        assert (mine.lay is not None) == mine.give_up == any(isinstance(deed, LayPlateau) for deed in own)
        assert mine.pass_ == any(isinstance(deed, Pass) for deed in own)
        assert not {*mine.move, *mine.prove} & {column for column, _ in mine.kept}
        assert len(mine.kept) + len(mine.move) + len(mine.prove) == len(COLUMNS)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_of_kind_wood_and_bold_players_ends_too(slug: str) -> None:
    story = random_play(GAMES[slug], seed=len(slug), kindness=30)
    ended = [event for _, _, result in story for event in result.events if isinstance(event, GameEnded)]
    last = story[-1][2].state
    assert [event.winners for event in ended] == [tuple(last.players[seat] for seat in last.winners)]


@pytest.mark.parametrize("slug", ["de-2", "fr-3", "ru-4", "us-freestyle-tournament-3", "us-assigned-basic-4"])
def test_without_a_collapse_every_game_ends_standing(slug: str) -> None:
    # Columns only go up, go out or are locked, so even the boldest players run out of things to do.
    game = GAMES[slug]
    state = start(game.house, game.players)
    for step in range(2000):
        if state.over:
            break
        bold = [deed for deed in lawful(state) if mild(deed) and not isinstance(deed, Pass)]
        given_up = LayPlateau(state.player, ends=LayEnds.GIVEN_UP)
        state = done(state, bold[step % len(bold)] if bold else given_up).state
    assert state.over
    assert state.cause == NOBODY


def choose(state: State, die: int) -> Deed:
    """A lawful deed chosen by a number: mostly the wood is kind; sometimes anything happens, even accidents."""
    possible = list(lawful(state))
    die, kind = divmod(die, 16)
    if kind == 0:
        live = [deed for deed in live_deeds(state, die) if may(state, deed) is None]
        if live:
            return live[die % len(live)]
    if kind > 2:
        possible = [deed for deed in possible if mild(deed)] or possible
    return possible[die % len(possible)]


def live_deeds(state: State, die: int) -> list[Deed]:
    """Clocks that run out, players who leave, and other columns that fall."""
    actor = state.players[state.actor]
    column, other = COLUMNS[die % 20], COLUMNS[die // 20 % 20]
    return [
        RunOutOfTime(actor),
        RunOutOfTime(actor, column),
        MoveColumn(actor, column, Ends.STANDS, (other,), swayed=False),
        MoveColumn(actor, column, Ends.BROKEN_OFF, (other,), swayed=True),
        MoveColumn(actor, column, Ends.STANDS, askew=(other,)),
        MoveColumn(actor, column, Ends.ASKEW, (other,)),
        MoveColumn(actor, column, Ends.FALLS, COLUMNS[:6]),
        LayPlateau(actor, None, False, LayEnds.SLID_OFF, (other,)),
        LayPlateau(actor, askew=(other, column)),
        TakeOut(actor, column, askew=(other,)),
        Prove(actor, column, Ends.STANDS, (other,)),
        Prove(actor, column, Ends.FAULT, (other,)),
        TakeOut(actor, column, fell=(other,)),
        LayPlateau(actor, 4, fell=(other,)),
        *([Leave(state.players[die % len(state.players)])] if die % 7 == 0 else []),
    ]


def check_refusal(state: State, die: int) -> None:
    """A random deed is lawful, or is refused with all facts that the sentence needs; asking changes nothing."""
    player = state.players[die % len(state.players)]
    column = COLUMNS[die // 8 % 20]
    wild: list[Deed] = [
        MoveColumn(player, column),
        Prove(player, column),
        TakeOut(player, column),
        ApplyForPlateau(player),
        Object(player),
        Consent(player),
        LayPlateau(player, die % 4, overhangs=True),
        Pass(player),
        SetUp(overhangs=True),
        MoveColumn("nobody of that name", column),
    ]
    deed = wild[die % len(wild)]
    before = hash(state)
    result = apply(state, deed)
    assert hash(state) == before
    assert isinstance(result, Refusal) == (may(state, deed) is not None)
    if isinstance(result, Refusal):
        assert tuple(result.arguments) == GROUNDS[result.reason].facts
        assert result == may(state, deed)
        assert read_refusal(write_refusal(result)) == result
        assert json.loads(json.dumps(refusal_to_plain(result)))["facts"] == result.arguments


def check_columns(state: State) -> None:
    """Every column is on exactly one level or out, none stands above the top, and every locked column has its lock."""
    seen = state.out
    for bits in state.levels:
        assert not seen & bits
        seen |= bits
    assert seen == masks.ALL
    assert not any(state.levels[state.top + 1 :])
    assert state.locked == masks.mask(lock.column for lock in state.locks)
    assert not (state.askew | state.void) & state.out
    assert not state.void & ~state.levels[state.top]


def check_seal(before: State, result: Applied) -> None:
    """The seal passes from hand to hand: whoever takes it shows the colour of the previous holder."""
    holder, former = before.holder, before.former
    for event in result.events:
        if isinstance(event, SealTaken):
            assert event.by != before.name(holder)
            assert event.former == before.name(holder)
            holder, former = before.players.index(event.by), holder
    after = result.state
    assert (after.holder, after.former) == (holder, former)
    assert after.holder == NOBODY or after.house.plays_for_seal
    assert after.former != after.holder or after.holder == NOBODY


def check_counting(void: int, result: Applied) -> int:
    """A column counts if it stands upright on top and no incident since the last plateau raised it (RULING-2).

    `void` are the columns raised in incidents before this deed; the result also has those raised in one by this deed.
    """
    state, events = result.state, result.events
    if any(isinstance(event, TurnEnded) and event.clause is Clause.RULING_2 for event in events):
        void |= masks.mask(event.column for event in events if isinstance(event, ColumnRaised))
    if any(isinstance(event, PlateauLaid | RoundBegan) for event in events):
        void = 0
    standing = state.levels[state.top] & ~(state.askew | void)
    assert state.counting & ~state.neutral == standing & ~state.neutral
    for event in events:
        if isinstance(event, SealTaken):
            former = 0 if event.former is None else state.points(state.players.index(event.former))
            assert state.points(state.players.index(event.by)) > former, "the seal moved for what does not count"
    return void


def check_turns(before: State, result: Applied) -> None:
    """Turns are numbered one by one and go clockwise among those who still play."""
    number, turn = before.number, before.turn
    for event in result.events:
        if isinstance(event, RoundBegan):
            number, turn = number + 1, NOBODY  # a round's first turn is announced once the villa is set up
        elif isinstance(event, TurnBegan) and turn != NOBODY and number and event.number != number:
            seats = [(turn + step) % len(before.players) for step in range(1, len(before.players) + 1)]
            following = next(seat for seat in seats if not result.state.gone >> seat & 1)
            assert (event.number, event.by) == (number + 1, before.players[following])
            number, turn = event.number, following
    assert result.state.number in (number, 1) or not result.state.set_up


def check_round_trips(state: State, deed: Deed, events: tuple[Event, ...]) -> None:
    """What is written and read back is unchanged, as text and as JSON."""
    assert read_state(write_state(state)) == state
    assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state
    assert read_deed(write_deed(deed)) == deed
    assert deed_from_plain(json.loads(json.dumps(deed_to_plain(deed)))) == deed
    for event in events:
        assert read_event(write_event(event)) == event
        assert event_from_plain(json.loads(json.dumps(event_to_plain(event)))) == event


def bring_to_an_end(state: State) -> State:
    """The state at the end of the game, reached in the shortest way: somebody topples the villa."""
    for attempt in range(60):
        if state.over:
            return state
        possible = list(lawful(state))
        toppling = [deed for deed in possible if getattr(deed, "ends", None) == "collapse"]
        state = done(state, toppling[0] if toppling else possible[attempt % len(possible)]).state
    raise AssertionError(f"does not end: {write_state(state)}")


@pytest.mark.parametrize("edition", ["de", "nl", "en", "ru"])
def test_nobody_has_more_points_than_the_holder_where_the_seal_passes_at_once(edition: str) -> None:
    counted = 0
    for players in (2, 3, 4):
        game = GAMES[f"{edition}-{players}"]
        assert game.house.seal_counted is SealCounted.AT_ONCE
        for _, _, result in random_play(game, seed=players):
            state = result.state
            if state.holder != NOBODY and not state.fresh:
                points = [state.points(seat) for seat in range(players)]
                assert max(points) == points[state.holder]
                counted += 1
    assert counted > 0


def test_the_same_dice_give_the_same_game() -> None:
    game = GAMES["de-4"]
    assert random_play(game, 5) == random_play(game, 5)


def test_states_of_the_same_deeds_are_equal_and_hash_alike() -> None:
    game = Game(GAMES["de-4"].house, GAMES["de-4"].players)
    again = Game(replace(game.house), game.players)
    one, other = random_play(game, 3)[-1][2].state, random_play(again, 3)[-1][2].state
    assert one == other
    assert len({one, other}) == 1
