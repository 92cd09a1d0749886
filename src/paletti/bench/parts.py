"""Which benches there are, and the parts that can be measured alone.

They are listed here so that `paletti bench --help` knows them without importing a bench, which takes seconds.
"""

from typing import Final

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "world": ("speed", "overhead", "memory", "restore", "drift", "loose", "draws"),
    "rules": (),
    "table": ("games", "kills", "served", "falls"),
    "server": ("tables", "games", "watchers", "traffic", "nodes", "load"),
    "cluster": ("cost", "forward", "kills", "restarts", "outage", "ray"),
    "attack": ("messages", "floods", "bombs", "kills", "soak"),
    "bots": ("statics", "oracle", "games"),
    "page": (),
    "cli": (),
}
"""In the order in which they are measured; a bench without parts is only measured as a whole."""
BENCHES: Final = tuple(PARTS)
