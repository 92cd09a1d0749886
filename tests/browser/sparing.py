"""Pages at the quality for processors (`?quality=least`) that spend little on what nobody sees or hears in a test.

Without a graphics card the processor paints, which takes longer than the wood itself, and for each picture the whole
page is laid out and composed again. The page's own code runs as ever; the browser does what it wishes less often.
"""

from playwright.sync_api import BrowserContext

PAINTED_EACH = 40
PICTURE_MS = 100

# A picture begins with clearing the canvas. The first one is painted, so that every shader is compiled and used.
PAINTING = f"""
    const painter = WebGL2RenderingContext.prototype;
    let pictures = 0;
    for (const name of ["clear", "drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {{
        const really = painter[name];
        painter[name] = function (...means) {{
            if (name === "clear") pictures += 1;
            if (pictures % {PAINTED_EACH} === 1) really.apply(this, means);
        }};
    }}"""

# All who ask for the next picture get it together, ten times a second; after a pause at once.
PICTURES = f"""
    const ask = window.requestAnimationFrame.bind(window);
    const asked = new Map();
    let [number, last, waits] = [0, -Infinity, false];
    const draw = (now) => {{
        [last, waits] = [performance.now(), false];
        const all = [...asked.values()];
        asked.clear();
        for (const one of all) one(now);
    }};
    window.requestAnimationFrame = (one) => {{
        asked.set(++number, one);
        if (!waits) setTimeout(ask, Math.max(0, last + {PICTURE_MS} - performance.now()), draw);
        waits = true;
        return number;
    }};
    window.cancelAnimationFrame = (one) => void asked.delete(one);"""

# Sounds are made and sent to an instrument that stands still.
SOUND = """
    window.AudioContext = class extends AudioContext {
        constructor(...means) {
            super(...means);
            void super.suspend();
        }
        resume() {
            return Promise.resolve();
        }
    };"""


def spare(context: BrowserContext) -> None:
    """Lets all pages of a browser spend little, where their address wishes the least quality."""
    script = "".join(f"{{{part}\n}}" for part in (PAINTING, PICTURES, SOUND))
    context.add_init_script(f'if (location.search.includes("quality=least")) {{{script}}}')
