"""Time that passes faster than real time, for the wood at a server and for its pages alike.

Mostly a test waits for something that is neither work nor what it checks: wood that comes to rest, a hand on its way
up, words that stay until they were read. If the frames of a server and the clocks of its pages are faster by the same
factor, both do everything that they do in real time, only sooner.
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

PACE = 3
"""How many times faster than real time."""
LIFE = Settings("")

# Everything that tells a page the time or wakes it after a while.
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
    """Speeds up the time of all pages of a browser."""
    context.add_init_script(f"{{{CLOCK}\n}}")
    context.on("page", _hasten_motions)


def _hasten_motions(page: Page) -> None:
    """The same for what the page's styles animate."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": PACE})


def serve(there: socket.socket, database: str) -> None:
    """Runs a server for such pages on this socket until it is ended."""
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
        # A page gives up a line on which it has heard nothing for this long.
        patch.object(line, "ALIVE_S", ALIVE_S / PACE),
        # Aims carry their page's time, so they are compared with a clock that is as fast.
        patch.object(Lead, "put", lambda lead, move: put(lead, replace(move, came=PACE * move.came))),
        patch.object(Lead, "due", lambda lead, now: due(lead, PACE * now)),
    ):
        server.run(settings, there, lambda: None)
