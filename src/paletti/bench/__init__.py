"""The figures we promise, measured. Each folder is a bench of `paletti bench`; its `bench` has `measure` and `TARGETS`.

| folder | what it measures |
| --- | --- |
| `world` | the simulated wood |
| `rules` | the referee's speed |
| `table` | whole games, their replays, and tables that are killed |
| `server` | how much one server carries |
| `cluster` | nodes that are killed, frozen, cut off and restarted |
| `attack` | what a hostile client can do |
| `bots` | statics, the oracle, and how strong the bots are |
| `page` | what the page costs its browser, and how well it draws a hand that is far away |
| `cli` | how soon the command answers |

What several of them share: `parts` lists the benches and the parts that can be measured alone, `report` says what a
figure and a promise are and prints them, `pages` are pages at a table that read everything they are sent, `serving`
starts what listens at a port.

A bench imports whatever it measures, and no other bench; only the command imports benches.
"""

__all__ = [
    "attack",
    "bots",
    "cli",
    "cluster",
    "page",
    "pages",
    "parts",
    "report",
    "rules",
    "server",
    "serving",
    "table",
    "world",
]
