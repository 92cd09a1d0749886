"""What the server counts about itself, in the form for Prometheus: no names, no tokens, no addresses."""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

LATE_BOUNDS_MS: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 33.0, 66.0, 133.0, 266.0)


@dataclass
class Metrics:
    """Counters since the start."""

    counts: dict[str, int] = field(default_factory=dict)
    late: list[int] = field(default_factory=lambda: [0] * (len(LATE_BOUNDS_MS) + 1))
    late_sum_ms: float = 0.0

    def count(self, what: str, by: int = 1) -> None:
        """Adds to a counter."""
        self.counts[what] = self.counts.get(what, 0) + by

    def frame_late(self, ms: float) -> None:
        """Notes how many milliseconds late a frame was sent."""
        self.late[bisect_left(LATE_BOUNDS_MS, ms)] += 1
        self.late_sum_ms += ms

    def text(self, gauges: dict[str, float], node: str | None = None) -> str:
        """Everything in Prometheus' text format; if there are several nodes, each puts its name into a label."""
        label = "" if node is None else f'node="{node}"'
        only = f"{{{label}}}" if label else ""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE paletti_{name} gauge", f"paletti_{name}{only} {value:.10g}"]
        for name, number in sorted(self.counts.items()):
            lines += [f"# TYPE paletti_{name}_total counter", f"paletti_{name}_total{only} {number}"]
        lines.append("# TYPE paletti_frame_late_ms histogram")
        seen = 0
        for bound, number in zip((*LATE_BOUNDS_MS, float("inf")), self.late, strict=True):
            seen += number
            le = "+Inf" if bound == float("inf") else f"{bound:g}"
            labels = ",".join(part for part in (label, f'le="{le}"') if part)
            lines.append(f"paletti_frame_late_ms_bucket{{{labels}}} {seen}")
        lines += [f"paletti_frame_late_ms_sum{only} {self.late_sum_ms:g}", f"paletti_frame_late_ms_count{only} {seen}"]
        return "\n".join([*lines, ""])


def merged(texts: Iterable[str]) -> str:
    """The figures of several nodes in one text, each kind in one group, as Prometheus requires."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        head = ""
        for line in text.splitlines():
            head = line if line.startswith("# TYPE ") else head
            group = groups.setdefault(head, [])
            if line != head:
                group.append(line)
    return "\n".join(line for head, group in groups.items() for line in (head, *group)) + "\n"
