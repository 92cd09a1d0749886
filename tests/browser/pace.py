"""Time that goes faster than in life, for the wood at a server and for the pages at it alike.

Most of what a test waits for is neither work nor what it looks at: wood that comes to rest, a hand on its way up, words
that are left standing until they were read. A server whose frames follow each other faster, and pages whose clock goes
faster by as much, keep the same time: both do all that they do in life, only sooner.
"""

import socket
from dataclasses import replace
from math import ceil
from unittest.mock import patch

from playwright.sync_api import BrowserContext, Page

from paletti.physics.settings import FRAME_S
from paletti.protocol.toclient import ALIVE_S
from paletti.server import run as server
from paletti.server.live import line
from paletti.server.master.leads import Lead
from paletti.server.settings import Settings

PACE = 2
"""How many times as fast as in life."""
LIFE = Settings("")

# All that tells a page the time, or wakes it after a while.
CLOCK = f"""
    const pace = {PACE};
    const now = performance.now.bind(performance);
    performance.now = () => pace * now();
    const {{ get: stamp }} = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
    Object.defineProperty(Event.prototype, "timeStamp", {{
        get() {{
            return pace * stamp.call(this);
        }},
    }});
    for (const name of ["setTimeout", "setInterval"]) {{
        const really = window[name].bind(window);
        window[name] = (work, ms = 0, ...means) => really(work, ms / pace, ...means);
    }}
    const paint = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => paint(() => draw(performance.now()));"""


def hasten(context: BrowserContext) -> None:
    """Lets the time of all pages of a browser go faster."""
    context.add_init_script(f"{{{CLOCK}\n}}")
    context.on("page", _hasten_motions)


def _hasten_motions(page: Page) -> None:
    """The same for what its styles move."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": PACE})


def serve(there: socket.socket, database: str) -> None:
    """A server for such pages, on this socket until it is ended."""
    settings = Settings(
        database,
        frame_s=FRAME_S / PACE,
        messages_a_second=PACE * LIFE.messages_a_second,
        objection_s=ceil(LIFE.objection_s / PACE),
        absent_after_s=LIFE.absent_after_s / PACE,
        tables_a_minute=PACE * LIFE.tables_a_minute,
    )
    put, due = Lead.put, Lead.due
    with (
        # A page gives a line up on which it has heard nothing for so long.
        patch.object(line, "ALIVE_S", ALIVE_S / PACE),
        # Aims carry their page's time: it is compared with a clock that goes as fast.
        patch.object(Lead, "put", lambda lead, move: put(lead, replace(move, came=PACE * move.came))),
        patch.object(Lead, "due", lambda lead, now: due(lead, PACE * now)),
    ):
        server.run(settings, there, lambda: None)
