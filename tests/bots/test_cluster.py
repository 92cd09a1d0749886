"""Games on a real Ray cluster of two machines give the same results as here, although one machine dies."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final, Never

import pytest

from paletti.bots.arena.tournament import MatchResult, Pairing, pairings, tournament
from paletti.bots.mind.strength import Strength
from paletti.cli.main import main
from paletti.jobs import Tell, followed_on_cluster
from paletti.present.analysis import analysed, analysed_aside
from paletti.protocol.api import Analysis
from paletti.table.replay.file import Replay, load
from paletti.testing.cluster import RayCluster, running_ray

DEEDS: Final = 6


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with running_ray() as found:
        yield found


def games() -> list[Pairing]:
    return pairings(5, [Strength.NOVICE, Strength.APPRENTICE], "de", 5)


def timeless(results: list[MatchResult]) -> list[MatchResult]:
    return [replace(result, cpu_s=0.0, decide_s=()) for result in results]


def test_games_of_a_cluster_that_loses_a_machine_are_those_of_one_machine(
    cluster: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lost: list[MatchResult] = []
    played: list[list[MatchResult]] = []

    def short(
        games: list[Pairing], keep: Path, workers: int | None, progress: Callable[[MatchResult], None], ray: str | None
    ) -> list[MatchResult]:
        def lose_a_machine(result: MatchResult) -> None:
            progress(result)
            if ray is not None and not lost:
                lost.append(result)
                cluster.kill_one()

        played.append(tournament(games, keep, workers, lose_a_machine, DEEDS, ray))
        return played[-1]

    monkeypatch.setattr("paletti.cli.arena.tournament", short)

    def arena(name: str, *where: str) -> tuple[dict[str, object], dict[str, bytes]]:
        words = ["--games", "5", "--bots", "novice,apprentice", "--seed", "5", "--json", "--keep", str(tmp_path / name)]
        assert main(["arena", *words, *where]) == 0
        told = json.loads(capsys.readouterr().out)
        return {**told, "cpu_s": 0.0}, {file.name: file.read_bytes() for file in (tmp_path / name).iterdir()}

    far, near = arena("there", "--ray", cluster.address), arena("here", "--workers", "1")

    assert lost
    assert timeless(played[0]) == timeless(played[1])
    assert far == near
    assert len(near[1]) == 5


def test_a_host_has_finished_games_analysed_on_the_cluster_and_not_here(
    cluster: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament(games()[:1], tmp_path, most_deeds=DEEDS)
    replay, progress = load(tmp_path / "game-0001.villa"), tmp_path / "progress"
    progress.touch()
    told_here: list[tuple[int, int]] = []
    here = analysed(replay, lambda done, whole: told_here.append((done, whole)))
    how_far: list[tuple[int, int]] = []

    def followed(address: str, work: Callable[[Replay, Tell], Analysis], job: Replay, tell: Tell) -> Analysis:
        def heard(done: int, whole: int) -> None:
            how_far.append((done, whole))
            tell(done, whole)

        return followed_on_cluster(address, work, job, heard)

    def not_here(*_: object) -> Never:
        raise AssertionError("It was made here.")

    monkeypatch.setattr("paletti.present.analysis.followed_on_cluster", followed)
    # This change reaches only this process: the machines of the cluster import the code again.
    monkeypatch.setattr("paletti.present.analysis.analyse", not_here)
    assert analysed_aside(replay, progress, cluster.address) == here
    assert how_far == told_here
    assert int(progress.read_text()) == how_far[-1][0] > 0


def test_without_a_cluster_all_cores_play(monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[int] = []

    class Pool(ThreadPoolExecutor):
        def __init__(self, workers: int, **_: object) -> None:
            pools.append(workers)
            super().__init__(workers)

    monkeypatch.setattr("paletti.bots.arena.tournament.ProcessPoolExecutor", Pool)
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    results = tournament(games(), most_deeds=1)
    assert (pools, len(results)) == ([3], 5)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--ray", "127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1."),
        (["--ray", "--workers", "2"], "Either --workers here or --ray, not both."),
    ],
)
def test_an_address_that_is_no_cluster_is_reported_in_a_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--games", "2", "--lang", "en", *options]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"paletti: {sentence}"
