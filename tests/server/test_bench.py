"""The server's benchmark reads what it measures from the right place."""

import gzip
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from websockets.asyncio.client import ClientConnection

from paletti.bench.bare import elsewhere
from paletti.bench.pages import Page
from paletti.bench.server import LATE_MS, TARGETS, TRIES, Climb, first_load_kb
from paletti.physics.settings import FRAME_S, FRAME_TICKS
from paletti.protocol.frames import Encoder, Moment

DEPS = 'const d=(m.f||(m.f=["assets/Start-1.js","assets/Table-2.js","assets/villa-3.js","assets/Keeper-4.js"]));'
CALLS = (
    "a(()=>import(`./Start-1.js`),__vite__mapDeps([0]));"
    "a(()=>import(`./Table-2.js`),__vite__mapDeps([1,2]));"
    "a(()=>import(`./Keeper-4.js`),__vite__mapDeps([3]))"
)


def test_the_first_load_is_the_start_page_and_a_table_in_the_longest_language(tmp_path: Path) -> None:
    files = {
        "index.html": '<script src="/assets/index-0.js"></script>',
        "assets/index-0.js": DEPS + CALLS,
        "assets/Start-1.js": "start",
        "assets/Table-2.js": "table",
        "assets/villa-3.js": "villa" * 3,
        "assets/Keeper-4.js": "keeper" * 500,
        "assets/de-5.js": "lang",
        "assets/ru-6.js": "language",
    }
    (tmp_path / "assets").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    wanted = [text for name, text in files.items() if "Keeper" not in name and "de-5" not in name]
    assert first_load_kb(tmp_path) == sum(len(gzip.compress(text.encode(), 9)) for text in wanted) / 1000


def test_every_promise_of_the_server_has_its_figure() -> None:
    promised = {target.key for target in TARGETS if target.promise}
    assert promised == {"vs_limit", "vs_limit_by_cpu", "kbit_s", "kbit_s_rest", "first_load_kb"}


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


def test_a_climb_goes_on_until_every_try_is_late() -> None:
    climb = Climb(4)
    for late_ms in (1.0, *[LATE_MS + 1] * (TRIES - 1), LATE_MS, *[LATE_MS + 1] * (TRIES - 1)):
        climb.note(late_ms, 0.002)
        assert not climb.over
    climb.note(LATE_MS + 1, 0.004)
    assert climb.over
    assert climb.carried == 5
    assert climb.by_cpu == pytest.approx(FRAME_S / 0.002)


def test_bare_physics_tells_what_its_frames_took() -> None:
    with elsewhere() as bare:
        late_ms, cpu_s = bare.spell(1, 0.2, 0.99)
    assert late_ms >= 0
    assert 0 < cpu_s < 0.2
