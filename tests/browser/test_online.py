import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute
from tests.browser.sight import State, in_hand
from tests.browser.table import Table
from tests.browser.wire import Wire
from tests.server.served import serving

Visit = Callable[..., Table]


def table_of(visit: Visit, address: str | None = None) -> tuple[Table, Table]:
    """Anna in one browser, and Ben, who came by her link, in another."""
    anna = visit("/?quality=least&seed=5&serial=3", address)
    anna.page.select_option("[name=who-1]", "link")
    anna.page.click(".start-play")
    anna.page.wait_for_selector(".hud-waiting-link input")
    ben = visit(urlsplit(anna.page.url).path + "?quality=least")
    ben.press("sit")
    ben.page.fill("[name=your-name]", "Ben")
    ben.press("claim")
    return anna, ben


def test_the_waiting_page_shows_a_code_to_scan_and_a_guest_is_not_told_to_send_links(
    visit: Visit, tmp_path: Path
) -> None:
    here, link = {"kind": "here", "name": "Anna"}, {"kind": "link"}
    with serving(tmp_path / "games.sqlite", homes=("http://192.168.7.3:8077/",)) as server:
        token, owns = server.make(here, link, link)
        anna = visit("/rules", server.address).page
        anna.evaluate("(kept) => localStorage.setItem(...kept)", [f"paletti.seats.{token}", json.dumps(owns)])
        anna.goto(f"/t/{token}?quality=least")
        code = anna.get_by_role("img", name="QR code of the link")
        code.wait_for()
        drawn = server.get(f"/api/invitation/{token}").json()["path"]
        assert code.locator("path").get_attribute("d") == drawn != ""
        assert anna.input_value(".hud-waiting-link input") == f"http://192.168.7.3:8077/t/{token}"

        ben = visit(f"/t/{token}?quality=least", server.address)
        ben.page.click("[data-act=sit] >> nth=0")
        ben.page.fill("[name=your-name]", "Ben")
        ben.press("claim")
        ben.page.wait_for_selector(".hud-waiting >> text=You have your seat. The game starts when every seat is taken.")
        assert ben.page.locator(".hud-waiting-link, .hud-waiting-code").count() == 0
        assert "link" not in ben.page.inner_text(".hud-waiting").lower()


def share_colours(*tables: Table) -> State:
    """Throws and chooses in whichever browser is asked, until everybody has a colour."""
    while True:
        state = tables[0].at_rest()
        for table in tables:
            table.at_rest(state["version"])
        asked = next((table for table in tables if table.may() & {"throw", "choose"}), None)
        if asked is None:
            return state
        if "throw" in asked.may():
            asked.press("throw")
        else:
            asked.page.click(".button.colour >> nth=0")
        same(state["version"] + 1, *tables)


def same(version: int, *tables: Table) -> State:
    """The state that all of them see once this many deeds are done."""
    states = [table.at_rest(version) for table in tables]
    assert len({(state["version"], state["hash"]) for state in states}) == 1
    return states[0]


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    port = urlsplit(address).port
    assert port is not None
    wire = Wire(port)
    yield wire
    wire.close()


def test_two_browsers_and_a_spectator_see_the_same_after_each_deed(visit: Visit) -> None:
    anna, ben = table_of(visit)
    guest = visit(urlsplit(anna.page.url).path + "?quality=least")
    guest.at_rest(1)
    assert guest.state["mine"] == []
    share_colours(anna, ben, guest)

    state = same(1, anna, ben, guest)
    for _ in range(3):  # it may fall; then it is the other player's turn
        mover = anna if state["view"]["turn"] == 0 else ben
        mover.raise_column(mover.loosest(), (0.02, -0.02))
        state = same(state["version"] + 1, anna, ben, guest)
        if "blue" in state["view"]["at"].values():
            break
    assert "blue" in state["view"]["at"].values()


def test_a_reload_and_a_dropped_socket_in_mid_draw_lose_nothing(visit: Visit, wire: Wire) -> None:
    anna, ben = table_of(visit, wire.address)
    state = share_colours(anna, ben)
    if state["view"]["turn"] != 0:
        ben.tug(column := ben.loosest())
        ben.next_deed("put-back")
        state = same(state["version"] + 1, anna, ben)
        assert column in state["view"]["locked"]

    column = anna.loosest()
    anna.tug(column)
    anna.grab_again()
    calls = wire.calls
    wire.cut()
    anna.until(lambda now: wire.calls > calls and now["line"] == "open" and in_hand(now) == column)
    anna.release()

    anna.page.reload()
    state = anna.until(lambda now: now["attempt"] and now["hand"] and now["hand"]["holds"] == column)
    assert state["hash"] == ben.state["hash"]
    anna.next_deed("put-back")
    state = same(state["version"] + 1, anna, ben)
    assert column in state["view"]["locked"]


def test_a_page_whose_line_is_cut_says_so_and_why_where_it_was_told(visit: Visit) -> None:
    anna = visit("/?quality=least&seed=5&serial=3")
    anna.page.click(".start-play")
    anna.at_rest(1)
    lines: list[WebSocketRoute] = []

    def carried(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()  # nobody is there any more

    anna.page.route_web_socket("**/socket/**", carried)
    said = []
    for last_words in (None, '{"type":"sorry","reason":"moving","facts":{}}'):
        lines.clear()
        anna.page.reload()
        anna.at_rest(1)
        if last_words is not None:
            lines[0].send(last_words)
        lines[0].close()
        said.append(anna.page.inner_text(".hud-line"))
    assert said == [
        "The connection is lost. Reconnecting …",
        "The table is moving to another server. One moment …",
    ]


# Records whether the button to object could not be pressed yet when it appeared.
WRITES_DOWN = """() => new MutationObserver((changes, watch) => {
    const button = document.querySelector("[data-act=object]");
    if (button) { window.asleepAtFirst = button.disabled; watch.disconnect(); }
}).observe(document.body, { subtree: true, childList: true })"""


def test_an_objection_fails_across_browsers_and_costs_a_column(visit: Visit) -> None:
    anna, ben = table_of(visit)
    state = share_colours(anna, ben)
    applicant, objector = (anna, ben) if state["view"]["turn"] == 0 else (ben, anna)

    # A player who looks elsewhere is called when they are asked something; nobody else is.
    for table in (anna, ben):
        table.page.evaluate("document.hasFocus = () => false")
    titles = [table.page.title() for table in (applicant, objector)]
    objector.page.evaluate(WRITES_DOWN)
    applicant.press("apply")
    applicant.press("confirm")
    objector.page.wait_for_function("() => document.title === '● It’s your turn!'")
    assert applicant.page.title() == titles[0]
    objector.page.evaluate("() => { delete document.hasFocus; window.dispatchEvent(new Event('focus')); }")
    assert objector.page.title() == titles[1]
    objector.press("object")
    assert objector.page.evaluate("window.asleepAtFirst") is True  # nobody there was ready for the question
    same(state["version"] + 2, anna, ben)
    objector.tug(objector.loosest())
    objector.page.keyboard.press("Escape")  # releases only the pointer
    objector.page.keyboard.press("Backspace")  # puts it back
    objector.put_back_surely()
    state = same(state["version"] + 3, anna, ben)
    assert (state["phase"], applicant.may()) == ("take-out", {"take-out", "waive"})

    applicant.press_twice("waive")
    applicant.press("waive")  # asks first: a column could be taken
    assert applicant.page.inner_text("#hud-sure").startswith("Really let it be?")
    applicant.press("cancel")
    column = applicant.loosest()
    assert applicant.take_out(column)["view"]["at"][column] == "out"
    applicant.until(lambda now: now["phase"] == "lay")
    applicant.press_twice("give-up")
    applicant.press("give-up")
    applicant.press("confirm")
    state = same(state["version"] + 2, anna, ben)
    assert state["view"]["turn"] == objector.state["mine"][0]
