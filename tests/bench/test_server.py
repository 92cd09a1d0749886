"""The server's benchmark takes its figures from the right place."""

import asyncio
import gzip
import pickle
import socket
import sys
from pathlib import Path
from random import Random
from time import sleep, time
from typing import cast

import msgspec
import numpy as np
import pytest
from tests.loop import carried_out
from tests.server.players import FOUR
from tests.server.served import serving
from websockets.asyncio.client import ClientConnection

from paletti.bench.pages import PAGES_A_TABLE, Page
from paletti.bench.server import played_tables
from paletti.bench.server.bare_physics import bare_elsewhere
from paletti.bench.server.bench import LATE_MS, Climb
from paletti.bench.server.first_load import PARTS, Chunk, first_load_kb
from paletti.bench.server.lateness import Lateness
from paletti.bench.server.light_page import Heard, LightPage
from paletti.bench.server.played_tables import PlayedTable, PlayedTables, Prepared, Stock, at_once, people
from paletti.bench.server.recorded_games import RecordedGame, record
from paletti.bench.server.watchers import Watchers
from paletti.physics.settings import FRAME_S, FRAME_TICKS, TICK_S
from paletti.protocol.frames import Encoder, Moment
from paletti.protocol.toclient import Mark, Noticed, text
from paletti.server.live.wire import packet
from paletti.storage import Store


def test_the_first_load_is_all_that_comes_alone_in_the_longest_language(tmp_path: Path) -> None:
    files = {
        "index.html": "<script>",
        "villa.svg": "<svg>",
        "main.js": "main",
        "table.js": "table",
        "table.css": "styles",
        "three.js": "three" * 3,
        "keeper.js": "keeper" * 500,
        "de.js": "language",
        "ru.js": "all of a language",
    }
    parts = {
        "main.js": Chunk(("src/main.tsx", "src/App.tsx"), ()),
        "table.js": Chunk(("src/pages/table/Table.tsx",), ("three.js", "table.css", "main.js")),
        "three.js": Chunk((), ()),
        "keeper.js": Chunk(("src/pages/keeper/Keeper.tsx",), ("main.js",)),
        "de.js": Chunk(("src/speech/catalogues/de.ts",), ()),
        "ru.js": Chunk(("../src/paletti/messages/ru/table.ftl?raw",), ()),
    }
    for name, content in files.items():
        (tmp_path / name).write_text(content)
    (tmp_path / PARTS).write_bytes(msgspec.json.encode(parts))
    wanted = [content for name, content in files.items() if name not in ("keeper.js", "de.js")]
    assert first_load_kb(tmp_path) == sum(len(gzip.compress(content.encode(), 9)) for content in wanted) / 1000


def test_a_frame_is_late_by_its_own_tick_against_the_earliest() -> None:
    encoder, page = Encoder(), Page(cast(ClientConnection, None))
    for number, late in enumerate((0.005, 0.002, 0.022)):
        poses = np.tile([0.001 * number, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], (3, 1))
        frame = encoder.encode(Moment(tick=100 + FRAME_TICKS * number, poses=poses, places=[0, 0, 0]))
        assert frame is not None
        page.came.append((50.0 + FRAME_S * number + late, frame))
    size, lates = page.read()
    assert lates == pytest.approx([0.003, 0.0, 0.02])
    assert size > 0
    assert page.read() == (0, [])


def test_a_light_page_reads_frames_in_any_pieces_and_begins_anew_after_every_rest() -> None:
    async def read(chunk: int) -> tuple[LightPage, list[Heard]]:
        heard, encoder = list[Heard](), Encoder()
        page = LightPage(8800, "table", (), heard.append)
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + packet(text(Mark(0, None)))
        for number, tick in enumerate((100, 104, 108, 108, 112)):
            poses = np.tile([0.001 * number, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], (3, 1))
            frame = encoder.encode(Moment(tick=tick, poses=poses, places=[0, 0, 0], rests=number == 2))
            assert frame is not None
            stream += packet(frame)
        stream += packet(text(Noticed("collapse", 0, "x" * 200)))
        for at in range(0, len(stream), chunk):
            page.take(stream[at : at + chunk], 0.0)
        page.close()
        return page, heard

    for chunk in (1, 7, 10_000):
        page, heard = carried_out(read(chunk))
        assert (page.frames, page.tick) == (5, 112)
        assert [one.type for one in heard] == ["mark", "noticed"]
        # Three frames up to the rest, then one: no time is known to have passed between them.
        assert [len(afters) for afters in page.lateness.stretches.values()] == [3, 1]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells when something came")
def test_a_frame_has_come_when_the_system_has_it_however_late_its_page_reads_it() -> None:
    async def read() -> list[float]:
        server = socket.create_server(("127.0.0.1", 0))
        server.setblocking(False)
        loop, encoder, poses = asyncio.get_running_loop(), Encoder(), np.tile([0.0, 0, 0, 1, 0, 0, 0], (3, 1))
        opening = asyncio.create_task(LightPage.open(server.getsockname()[1], "table"))
        line, _ = await loop.sock_accept(server)
        stream, sent = b"HTTP/1.1 101 Switching Protocols\r\n\r\n", list[float]()
        for tick in range(25):
            frame = encoder.encode(Moment(tick=1 + tick, poses=poses + 0.001 * tick, places=[0, 0, 0]))
            assert frame is not None
            line.sendall(stream + packet(frame))
            sent.append(time())
            sleep(0.02)  # meanwhile the page's own loop cannot run
            page, stream = await opening, b""
            await page.ticked.wait()
            page.ticked.clear()
        page.close()
        line.close()
        server.close()
        (came,) = page.lateness.stretches.values()
        return [one + (1 + tick) * TICK_S - then for tick, (one, then) in enumerate(zip(came, sent, strict=True))]

    # The system needs a moment before it timestamps arrivals. From then on, what is sent has arrived at once.
    assert min(carried_out(read())) <= 0


def test_lateness_is_counted_from_the_earliest_of_each_stretch() -> None:
    late = Lateness()
    for stretch, after in ((1, 5.0), (1, 5.02), (2, 9.01), (2, 9.0)):
        late.note(stretch, after)
    both = Lateness.joined([late, Lateness({1: [3.0, 3.5]})])
    assert both.lates == pytest.approx([0.0, 0.02, 0.01, 0.0, 0.0, 0.5])
    assert both.late_ms(0.99) == pytest.approx(500)


def test_a_climb_goes_on_until_every_try_is_late() -> None:
    climb = Climb(4, tries=3, step=2)
    for late_ms in (1.0, LATE_MS + 1, LATE_MS + 1, LATE_MS, LATE_MS + 1, LATE_MS + 1):
        climb.note(late_ms, 0.2)
        assert not climb.over
    climb.note(LATE_MS + 1, 0.4)
    assert climb.over
    assert climb.carried == 6
    assert climb.by_cpu == pytest.approx(5)


def test_a_climb_goes_down_if_even_its_first_tables_are_too_many() -> None:
    climb = Climb(5, tries=2, step=2)
    for late_ms in (*[LATE_MS + 1] * 3, LATE_MS):
        assert not climb.over
        climb.note(late_ms, 0.2)
    assert climb.over
    assert climb.carried == 3


@pytest.fixture(scope="module")
def game() -> RecordedGame:
    """A short recorded game: three spoken deeds and two by hand."""
    return record(0, most_deeds=6)


def test_bare_physics_tells_what_its_frames_took(game: RecordedGame, tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(pickle.dumps([game]))
    with bare_elsewhere(tmp_path / "games") as bare:
        _, cpu_s = bare.spell(1, 0.2, 0.99)
    # One world takes part of its frame's time: more than nothing, less than many frames.
    assert 0 < cpu_s < 10 * FRAME_S


def test_a_bare_world_does_again_what_a_hand_did(game: RecordedGame) -> None:
    attempt, world = game.attempts[0], game.setup.wood().world(game.setup.serial)
    held = [world.held(0) for _ in attempt.play(world, FRAME_TICKS)]
    assert held[0] is not None
    assert held[-1] is None
    piece = world.index(held[0])
    world.restore(attempt.gripped)
    before = world.poses()[piece]
    for _ in attempt.play(world, FRAME_TICKS):
        pass
    assert np.abs(world.poses()[piece] - before).max() > 1e-4


def test_a_recorded_game_is_played_on_before_four_pages_of_a_server(
    game: RecordedGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played_tables, "ENDS_WITHIN_S", 120.0)
    monkeypatch.setattr(played_tables, "STANDS_S", 120.0)
    by_words = next(at for at, entry in enumerate(game.entries) if entry.gestures.acts)

    async def play(port: int, store: Store) -> PlayedTable:
        stock = Stock([game], store, port, Random(3))
        stock.prepared.append(Prepared(game.table(store, 1), game, 1))
        live = PlayedTables(stock, at_once)
        await live.seat(1)
        (table,) = live.tables
        while table.deeds + table.strayed < by_words:
            await live.spell(0.1)
        await live.close()
        return table

    database = tmp_path / "games.sqlite"
    with serving(database) as server, Store(database) as store:
        table = carried_out(play(server.port, store))
    # A spoken deed is always judged as it was. What a hand does may turn out differently on a slow machine.
    assert table.deeds >= by_words - 1
    assert table.strayed <= 1
    assert len(table.pages) == PAGES_A_TABLE
    assert all(page.tick > 0 for page in table.pages)


def test_a_table_that_stands_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_tables, "STANDS_S", 0.01)

    async def nothing_comes() -> bool:
        page = LightPage(0, "table", (), None)
        table = PlayedTable(cast(Stock, None), Random(1), at_once, pages=[page])
        heard = await table._next()
        page.close()
        return heard is None

    assert carried_out(nothing_comes())


def test_watchers_are_sent_what_a_table_shows(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server:
        table, _ = server.make(*FOUR)
        watchers = Watchers(server.port, table)
        assert watchers.admit(3) == 3
        while watchers.fewest_since() == 0:
            sleep(0.05)
        watchers.close()


def test_pauses_to_think_are_as_it_is_said() -> None:
    chance = Random(5)
    pauses = sorted(people(chance) for _ in range(6001))
    assert [pauses[at] for at in (1000, 3000, 5000)] == pytest.approx([6.7, 12.0, 21.4], rel=0.05)
