"""Games on a real Ray cluster of two machines, one of which dies, come out as they do here."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from paletti.bots.arena.tournament import MatchResult, Pairing, pairings, tournament
from paletti.bots.mind.strength import Strength
from paletti.cli.main import main
from paletti.jobs import followed_on_cluster
from paletti.server.http.study import analysed
from paletti.table.replay.file import load

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
from ray.cluster_utils import Cluster  # only once it knows that it is to report nothing, and to stay here

DEEDS: Final = 6
HERE: Final = "127.0.0.1"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two machines of one processor each."""
    found = Cluster()
    try:
        for _ in range(2):
            found.add_node(num_cpus=1, node_ip_address=HERE, object_store_memory=80 * 2**20, include_dashboard=False)
        yield found
    finally:
        found.shutdown()


def games() -> list[Pairing]:
    return pairings(5, [Strength.NOVICE, Strength.APPRENTICE], "de", 5)


def timeless(results: list[MatchResult]) -> list[MatchResult]:
    return [replace(result, cpu_s=0.0, decide_s=()) for result in results]


def test_games_of_a_cluster_that_loses_a_machine_are_those_of_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    lost: list[object] = []

    def lose_a_machine(result: MatchResult) -> None:
        if not lost:
            lost.append(result)
            cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)

    far = tournament(games(), there, told=lose_a_machine, most_deeds=DEEDS, ray=cluster.address)
    near = tournament(games(), here, workers=1, most_deeds=DEEDS)

    assert lost
    assert timeless(far) == timeless(near)
    names = [file.name for file in sorted(here.iterdir())]
    assert len(names) == len(near)
    assert {name: (there / name).read_bytes() for name in names} == {name: (here / name).read_bytes() for name in names}


def test_a_host_has_finished_games_analysed_on_the_cluster(cluster: Cluster, tmp_path: Path) -> None:
    tournament(games()[:1], tmp_path, most_deeds=DEEDS)
    replay = load(tmp_path / "game-0001.villa")
    how_far: list[tuple[int, int]] = []

    far = followed_on_cluster(cluster.address, analysed, replay, lambda *told: how_far.append(told))

    assert how_far
    assert how_far == sorted(how_far)
    assert far == analysed(replay, lambda done, whole: None)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--ray", f"{HERE}:1"], f"There is no Ray cluster at {HERE}:1."),
        (["--ray", "--workers", "2"], "Either --workers here or --ray, not both."),
    ],
)
def test_a_cluster_that_is_none_is_told_in_a_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--games", "2", "--lang", "en", *options]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"paletti: {sentence}"
