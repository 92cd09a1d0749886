import json
import signal
from collections.abc import Callable
from pathlib import Path

from tests.browser.sight import in_hand
from tests.browser.table import Table
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.test_restart import started

TOLD = "The game was interrupted. The hand is out of the villa, and everything stands as before."


def test_after_a_kill_in_mid_attempt_whoever_comes_back_is_told_of_it(
    visit: Callable[..., Table], tmp_path: Path
) -> None:
    killed, server = started(tmp_path / "games.sqlite", tmp_path)
    token, owns = server.make(*FOUR)
    hand = server.page(token, owns)
    view = choose_colours(hand)
    table = visit("/", server.address)
    table.page.evaluate("(kept) => localStorage.setItem(...kept)", [f"paletti.seats.{token}", json.dumps(owns)])
    table.page.goto(f"{server.address}/t/{token}?quality=least")
    piece = take_in_hand(hand, view)["piece"]
    table.until(lambda state: in_hand(state) == piece)
    hand.close()

    killed.send_signal(signal.SIGKILL)
    killed.wait(60)
    again, _ = started(tmp_path / "games.sqlite", tmp_path, server.port)
    try:
        notice = table.page.wait_for_selector(f".hud-noticed >> text={TOLD}", state="attached")
        assert notice is not None
        state = table.until(lambda state: state["line"] == "open")
        assert in_hand(state) is None
        assert state["mine"] == [own["seat"] for own in owns]
    finally:
        again.terminate()
        again.wait(60)
        for ended in (killed, again):
            assert ended.stdout is not None
            ended.stdout.close()
