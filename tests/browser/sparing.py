"""Pages at the lowest quality (`?quality=least`) that save work which nobody sees or hears in a test.

Without a graphics card the processor paints, which takes longer than moving the wood. The page's own code runs as
usual and at its own pace; only the browser does less of what it is told.
"""

from playwright.sync_api import BrowserContext

PAINTED_EACH = 40

# A picture begins when the canvas is cleared. The first one is painted, so that every shader is compiled and used.
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

# Sounds are made and sent to an audio context that stands still.
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
    """Makes all pages of a browser save work if their address asks for the lowest quality."""
    script = "".join(f"{{{part}\n}}" for part in (PAINTING, SOUND))
    context.add_init_script(f'if (location.search.includes("quality=least")) {{{script}}}')
