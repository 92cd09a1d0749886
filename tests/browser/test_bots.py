"""A person against one, two and three bots, and a bot in the seat of an absent player."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.browser.keys import Keys
from tests.browser.prepared import sit_down
from tests.browser.sight import PIECES, State
from tests.browser.table import Table
from tests.browser.test_online import share_colours
from tests.server.served import serving
from tests.table.tables import begun, own

from paletti.rules.deeds import ApplyForPlateau, Consent
from paletti.table.happenings import Judged
from paletti.testing.hand import ScriptedHand

Visit = Callable[..., Table]
# Records where each seat's hand was seen, to the millimetre. The page itself looks all the time: on a busy machine a
# hand may be gone again before a test hears of it.
WATCH = """(pieces) => {
    window.__places = {};
    setInterval(() => {
        const { attempt, poses } = window.__paletti?.state() ?? {};
        if (!attempt || !poses) return;
        const at = 7 * pieces.indexOf(attempt.piece);
        const place = poses.slice(at, at + 3).map((metres) => Math.round(1000 * metres)).join();
        (window.__places[attempt.seat] ??= new Set()).add(place);
    }, 20);
}"""
# Makes Ben take a column a moment after green lies, as a bot does on a machine with nothing else to do. From then on,
# counts how often "Now it counts!" is seen.
HASTY = """(() => {
    const attempt = { seat: 1, verb: "move", piece: "red-hex", tool: "hand", since: 0, phase: "in-hand" };
    const data = JSON.stringify({ type: "attempt-began", attempt: { ...attempt, pushed: null, chosen: false } });
    window.__read = 0;
    const look = () => void (window.__read += document.querySelector(".hud-counts-moment") ? 1 : 0);
    window.WebSocket = class extends WebSocket {
        constructor(...means) {
            super(...means);
            this.addEventListener("message", ({ data: told }) => {
                if (!String(told).startsWith('{"type":"judged"') || !told.includes('"top":"green"')) return;
                setTimeout(() => {
                    this.dispatchEvent(new MessageEvent("message", { data }));
                    setTimeout(() => setInterval(look, 20), 200);
                }, 400);
            });
        }
    };
})()"""
MOVED = "(seat) => (window.__places[seat]?.size ?? 0) > 1"


def start(visit: Visit, bots: int) -> Table:
    """A game that a person starts on the start page against this many bots."""
    table = visit("/?quality=least&seed=5&serial=3&edition=de")
    page = table.page
    page.click(f".pill:has-text('{bots + 1}') input")
    for seat in range(1, bots + 1):
        page.select_option(f"[name=who-{seat}]", "bot")
    page.click(".start-play")
    return table


def settle(table: Table) -> None:
    """The person throws and chooses when asked, the bots do it by themselves, until everybody has a colour."""
    while True:
        state = table.until(lambda now: now["view"] and (now["phase"] != "colours" or (now["rests"] and mine(now))))
        if state["phase"] != "colours":
            return
        if "throw" in mine(state):
            table.press("throw")
        else:
            table.page.click(".button.colour >> nth=0")
        go_on(table, state["version"])


def go_on(table: Table, version: int) -> None:
    """Waits until the next deed is done."""
    table.until(lambda now: now["version"] > version)


def my_turn(table: Table) -> State:
    """The state when the person has to build, after the bots' turns; until then the person objects to nothing."""
    while True:
        state = table.until(lambda now: now["rests"] and not now["attempt"] and mine(now))
        if "move" in mine(state):
            return state
        table.press("consent")
        go_on(table, state["version"])


def mine(state: State) -> set[str]:
    """What the person may do in that state."""
    return {verb for seat in state["mine"] for verb in state["view"]["may"][seat]}


def test_a_person_plays_against_one_bot_and_sees_its_hand_move(visit: Visit) -> None:
    table = start(visit, 1)
    table.page.evaluate(WATCH, list(PIECES))
    table.page.wait_for_selector("main.table-page:focus, main.table-page :focus")
    keys = Keys(table)
    keys.listen()
    settle(table)
    table.press("hurry")  # only there while the bot plays
    table.page.wait_for_selector("[data-act=hurry][aria-pressed=true]")
    before = my_turn(table)
    after = table.raise_column(table.loosest(), (0.035, -0.03))
    assert after["version"] > before["version"]
    table.page.wait_for_function(MOVED, arg=1)
    assert keys.nowhere() == 0


@pytest.mark.parametrize("bots", [2, 3])
def test_several_bots_take_their_turns_and_then_the_person_builds(visit: Visit, bots: int) -> None:
    table = start(visit, bots)
    settle(table)
    state = my_turn(table)
    assert all(player["colours"] for player in state["view"]["players"])
    # The last player to get a colour began (COLOUR-2), and that was a bot.
    assert (state["view"]["turn"], state["view"]["turnNumber"]) == (0, 2)
    table.tug(column := table.loosest())
    assert column in table.next_deed("put-back")["view"]["locked"]


@pytest.mark.swift
def test_that_points_count_from_now_on_is_still_to_be_read_while_a_bot_draws_at_once(
    visit: Visit, database: Path
) -> None:
    game = begun(players=2, seed=6, serial=6, hands="steady")
    for spot in ((0.035, -0.03), (-0.045, -0.025), (-0.01, 0.04)):
        ScriptedHand(game, game.state.actor).raise_column(own(game, loose=True), spot=spot)
    assert isinstance(game.do(ApplyForPlateau(game.state.player)), Judged)
    assert isinstance(game.do(Consent()), Judged)
    assert game.state.actor == 0
    table = visit("/rules")
    table.page.add_init_script(HASTY)
    sit_down(table, database, game, bots=(1,))
    assert table.lift_plateau()
    table.set_down((-0.005, 0.0))
    table.page.wait_for_function("() => window.__read > 10")


def test_a_bot_takes_over_the_seat_of_who_stays_away_and_plays_on(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", absent_after_s=0.5, tables_a_minute=1000) as server:
        anna = visit("/?quality=least&seed=5&serial=3&edition=de", server.address)
        anna.page.select_option("[name=who-1]", "link")
        anna.page.click(".start-play")
        anna.page.wait_for_selector(".hud-waiting-link input")
        ben = visit(urlsplit(anna.page.url).path + "?quality=least", server.address)
        ben.press("sit")
        ben.page.fill("[name=your-name]", "Ben")
        ben.press("claim")
        state = share_colours(anna, ben)
        ben.page.context.close()
        if state["view"]["turn"] == 0:
            anna.tug(anna.loosest())
            anna.next_deed("put-back")
        anna.press("vote-bot")
        anna.page.wait_for_selector(".hud-seat[data-seat='1']:has-text('computer')")
        after = my_turn(anna)
        assert (after["view"]["turn"], after["version"] > state["version"]) == (0, True)
