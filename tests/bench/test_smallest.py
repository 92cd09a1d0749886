"""The slow benches, each run once on the smallest scale: they measure what they promise, whatever the figures are."""

import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from rich.progress import Progress
from tests.server.served import serving

from paletti.bench.server import bench as server
from paletti.bench.server.recorded_games import RecordedGame, record
from paletti.bench.world import bench as world

SHORT = server.Length(
    games=1,
    spell_s=0.3,
    traffic_s=0.3,
    tables=1,
    worlds=1,
    played_from=1,
    played_step=1,
    played_s=0.3,
    node_tables=1,
    turns=1,
    watchers=(2,),
    joins=1,
    tries=1,
)


@contextlib.contextmanager
def served(database: Path, _nodes: int) -> Iterator[int]:
    """A server in this process instead of nodes, which start slowly and have tests of their own."""
    with serving(database) as server:
        yield server.port


def test_the_servers_bench_tells_every_figure_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    def recorded(count: int, _progress: object) -> list[RecordedGame]:
        return [record(number, most_deeds=6) for number in range(count)]

    monkeypatch.setattr(server, "QUICK", SHORT)
    monkeypatch.setattr(server, "LATE_MS", -1.0)  # every frame counts as late, so no climb goes far
    monkeypatch.setattr(server, "recorded", recorded)
    monkeypatch.setattr(server, "cluster", served)
    # In a thread of its own: the browser tests keep a loop running in this one.
    with Progress(disable=True) as progress, ThreadPoolExecutor(1) as thread:
        told = thread.submit(server.measure, progress, quick=True).result()
    assert set(told) == {target.key for target in server.TARGETS}
    assert (told["tables_per_core"], told["watchers"]) == (0, 0)
    assert all(told[key] for key in ("tables_by_cpu", "limit_by_cpu", "awake_by_cpu", "scaling", "bytes_a_game"))


def test_the_worlds_bench_compares_draws_and_carried_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "DRIFT_HEIGHTS", (1,))
    with Progress(disable=True) as progress:
        told = world.measure(progress, quick=True, parts=("speed",))
    assert set(told) >= {target.key for target in world.PROMISES["speed"]}
    assert all(told.values())
