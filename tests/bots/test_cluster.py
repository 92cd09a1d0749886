"""Games on a real Ray cluster of two machines, one of which dies, come out as they do here."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from paletti.bots.arena.tournament import MatchResult, Pairing, pairings, tournament
from paletti.bots.mind.strength import Strength
from paletti.cli.main import main
from paletti.jobs import followed_on_cluster
from paletti.present.analysis import analysed
from paletti.table.replay.file import load
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


def test_games_of_a_cluster_that_loses_a_machine_are_those_of_one_machine(cluster: RayCluster, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    lost: list[object] = []

    def lose_a_machine(result: MatchResult) -> None:
        if not lost:
            lost.append(result)
            cluster.kill_one()

    far = tournament(games(), there, told=lose_a_machine, most_deeds=DEEDS, ray=cluster.address)
    near = tournament(games(), here, workers=1, most_deeds=DEEDS)

    assert lost
    assert timeless(far) == timeless(near)
    names = [file.name for file in sorted(here.iterdir())]
    assert len(names) == len(near)
    assert {name: (there / name).read_bytes() for name in names} == {name: (here / name).read_bytes() for name in names}


def test_a_host_has_finished_games_analysed_on_the_cluster(cluster: RayCluster, tmp_path: Path) -> None:
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
        (["--ray", "127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1."),
        (["--ray", "--workers", "2"], "Either --workers here or --ray, not both."),
    ],
)
def test_a_cluster_that_is_none_is_told_in_a_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--games", "2", "--lang", "en", *options]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"paletti: {sentence}"
