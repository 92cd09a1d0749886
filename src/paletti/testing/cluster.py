"""A Ray cluster of our own for tests and benches: all of its machines are this one, and any of them can be killed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

HERE: Final = "127.0.0.1"
STORE_BYTES: Final = 80 * 2**20


@dataclass(frozen=True)
class RayCluster:
    """Machines of one processor each."""

    address: str
    machines: Any  # Ray's own, which has no types

    def kill_one(self) -> None:
        """Kills a machine that is not the head."""
        self.machines.remove_node(self.machines.list_all_nodes()[-1], allow_graceful=False)


@contextmanager
def running_ray(machines: int = 2) -> Iterator[RayCluster]:
    """A cluster of this many machines, which reports nothing and is not reachable from outside."""
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    from ray.cluster_utils import Cluster

    found = Cluster()
    try:
        for _ in range(machines):
            found.add_node(num_cpus=1, node_ip_address=HERE, object_store_memory=STORE_BYTES, include_dashboard=False)
        yield RayCluster(str(found.address), found)
    finally:
        found.shutdown()
