"""Jobs that go to a Ray cluster: whole games, analyses. What is lost with a machine is done again elsewhere."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from itertools import islice
from types import ModuleType
from typing import Final, TypeVar

import paletti

AUTO: Final = "auto"
"""The address of whatever cluster this machine belongs to."""
MOST_RETRIES: Final = 10
KNOCK_S: Final = 5.0
AHEAD: Final = 2
"""So many jobs a processor are given away in advance: none waits idle, and little is lost with a machine."""

J = TypeVar("J")
R = TypeVar("R")


class NoCluster(Exception):
    """The cluster cannot be used; the text is one sentence."""


def done_on_cluster(address: str, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
    """What `work` makes of each job, in the order in which they end."""
    ray = _joined(address)
    task = ray.remote(_worked).options(max_retries=MOST_RETRIES)
    rest = iter(jobs)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 0)))
    waiting: list[object] = []
    try:
        while True:
            waiting += [task.remote(work, job) for job in islice(rest, ahead - len(waiting))]
            if not waiting:
                return
            (ended,), waiting = ray.wait(waiting, num_returns=1)
            programs, result = _got(ray, ended)
            _refuse_others(programs)
            yield result
    finally:
        for unwanted in waiting:
            ray.cancel(unwanted, force=True)
        ray.shutdown()


def _joined(address: str) -> ModuleType:
    # Nobody's games are anybody else's business: Ray reports on its use unless it is told not to.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray

    try:
        if address != AUTO:
            # Ray itself would knock for minutes.
            host, _, port = address.rpartition("/")[2].rpartition(":")
            socket.create_connection((host, int(port)), KNOCK_S).close()
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as problem:
        if address == AUTO:
            raise NoCluster("There is no Ray cluster on this machine: `ray start --head` begins one.") from problem
        raise NoCluster(f"There is no Ray cluster at {address}.") from problem
    if not ray.cluster_resources().get("CPU"):
        ray.shutdown()
        raise NoCluster("The Ray cluster has no processors to give.")
    return ray


def _worked(work: Callable[[J], R], job: J) -> tuple[dict[str, str], R]:
    return _programs(), work(job)


def _programs() -> dict[str, str]:
    """What a game follows from, besides its seed."""
    return {"paletti": paletti.__version__, "mujoco-core": version("mujoco-core")}


def _got(ray: ModuleType, ended: object) -> tuple[dict[str, str], R]:
    try:
        got: tuple[dict[str, str], R] = ray.get(ended)
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from problem
    except ray.exceptions.RayError as problem:
        raise NoCluster("The Ray cluster loses its machines faster than they can do anything.") from problem
    return got


def _refuse_others(programs: dict[str, str]) -> None:
    """Games come out the same only from the same programs."""
    for name, here in _programs().items():
        if programs[name] != here:
            raise NoCluster(f"A machine of the cluster has {name} {programs[name]}, this one {here}.")
