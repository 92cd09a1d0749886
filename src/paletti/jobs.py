"""Jobs for a Ray cluster: whole games and analyses. A job that is lost with its machine is done again elsewhere."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from importlib.metadata import version
from itertools import islice
from queue import SimpleQueue
from types import ModuleType
from typing import Any, Final, TypeVar, cast

import paletti

AUTO: Final = "auto"
"""The address that stands for the cluster to which this machine belongs."""
MOST_RETRIES: Final = 10
KNOCK_S: Final = 5.0
AHEAD: Final = 2
"""How many jobs each processor gets in advance, so that none is idle and little is lost with a machine."""

J = TypeVar("J")
R = TypeVar("R")
Tell = Callable[[int, int], None]
"""Called with how much is done, and how much there is to do."""


class NoCluster(Exception):
    """The cluster cannot be used; the text is one sentence."""


def done_on_cluster(address: str, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
    """The result of `work` for each job, in the order in which they end."""
    with _joined(address) as ray:
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


def followed_on_cluster(address: str, work: Callable[[J, Tell], R], job: J, tell: Tell) -> R:
    """The result of `work` for one job. `tell` is called with the progress, and cancels the job by raising an error."""
    with _joined(address) as ray:
        steps = ray.remote(_steps).options(num_returns="streaming", max_retries=MOST_RETRIES).remote(work, job)
        try:
            for step in steps:
                how_far, result = _got(ray, step)
                if how_far is None:
                    return cast("R", result)
                tell(*how_far)
            raise NoCluster("The Ray cluster loses its machines faster than they can do anything.")
        finally:
            ray.cancel(steps)


def _steps(work: Callable[[J, Tell], R], job: J) -> Iterator[tuple[tuple[int, int] | None, R | None]]:
    """Yields the progress of the work, again and again, and finally its result."""
    steps: SimpleQueue[tuple[int, int] | None] = SimpleQueue()
    with ThreadPoolExecutor(1) as apart:
        working = apart.submit(work, job, lambda done, whole: steps.put((done, whole)))
        working.add_done_callback(lambda _: steps.put(None))
        while (step := steps.get()) is not None:
            yield step, None
    yield None, working.result()


@contextmanager
def _joined(address: str) -> Iterator[ModuleType]:
    """Ray, as long as this process belongs to its cluster."""
    ray = _found(address)
    # Ray prints which machines it has lost; standard output is for results.
    with redirect_stdout(sys.stderr):
        try:
            yield ray
        finally:
            ray.shutdown()


def _found(address: str) -> ModuleType:
    # Games are private: Ray reports on its use unless it is told not to.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray

    try:
        if address != AUTO:
            # Ray itself would keep trying for minutes.
            host, _, port = address.rpartition("/")[2].rpartition(":")
            socket.create_connection((host, int(port)), KNOCK_S).close()
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
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


def _got(ray: ModuleType, ended: object) -> Any:  # whatever the work gives
    try:
        return ray.get(ended)
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from problem
    except ray.exceptions.RayError as problem:
        raise NoCluster("The Ray cluster loses its machines faster than they can do anything.") from problem


def _refuse_others(programs: dict[str, str]) -> None:
    """Raises NoCluster if programs differ: only the same programs give the same games."""
    for name, here in _programs().items():
        if programs[name] != here:
            raise NoCluster(f"A machine of the cluster has {name} {programs[name]}, this one {here}.")
