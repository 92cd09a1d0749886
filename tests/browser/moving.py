"""A moving picture: screenshots in, an animated WebP out. Chromium encodes each picture, this file the film."""

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

QUALITY = 0.75
SAME = 18
"""A pixel counts as changed when red, green and blue together differ by more than this."""
ANIMATED, OVERWRITES = 0x02, 0x02

# Only what changed since the last picture is stored: for most of a film the table stands still.
PACK = f"""async ([png, quality]) => {{
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${{png}}`)).blob());
    const {{ width, height }} = image;
    const whole = new OffscreenCanvas(width, height).getContext("2d", {{ alpha: false, willReadFrequently: true }});
    whole.drawImage(image, 0, 0);
    const now = whole.getImageData(0, 0, width, height).data;
    const before = window.shown;
    let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
    for (let y = 0, at = 0; before && y < height; y++) {{
        for (let x = 0; x < width; x++, at += 4) {{
            const apart = Math.abs(now[at] - before[at]) + Math.abs(now[at + 1] - before[at + 1])
                + Math.abs(now[at + 2] - before[at + 2]);
            if (apart <= {SAME}) continue;
            [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
            [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
        }}
    }}
    if (right <= left) return null;
    [left, top] = [left & ~1, top & ~1];  // a frame begins at an even place
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext("2d", {{ alpha: false }}).drawImage(image, -left, -top);
    if (!before) window.shown = now;
    else for (let y = top; y < bottom; y++) {{
        const row = 4 * (y * width + left);
        before.set(now.subarray(row, row + 4 * (right - left)), row);
    }}
    const packed = new Uint8Array(await (await part.convertToBlob({{ type: "image/webp", quality }})).arrayBuffer());
    let text = "";
    for (const byte of packed) text += String.fromCharCode(byte);
    return {{ left, top, width: right - left, height: bottom - top, webp: btoa(text) }};
}}"""


@dataclass
class Shot:
    """A part of the picture that is drawn over what is there and shown for this long."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes
    ms: int


class MovingPicture:
    """Collects pictures one after the other; `packer` is an empty page of a Chromium."""

    def __init__(self, packer: Page, width: int, height: int) -> None:
        self._packer, self._size = packer, (width, height)
        self._shots: list[Shot] = []

    def add(self, png: bytes, ms: int) -> None:
        """Adds this picture, to be shown for this many milliseconds."""
        found: dict[str, Any] | None = self._packer.evaluate(PACK, [base64.b64encode(png).decode(), QUALITY])
        if found is None:
            self._shots[-1].ms += ms
        else:
            self._shots.append(Shot(**{**found, "webp": base64.b64decode(found["webp"])}, ms=ms))

    def webp(self) -> bytes:
        """The whole film, which starts again after its end."""
        width, height = self._size
        head = _chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + _three(width - 1) + _three(height - 1))
        chunks = b"WEBP" + head + _chunk(b"ANIM", bytes(6)) + b"".join(map(_frame, self._shots))
        return b"RIFF" + len(chunks).to_bytes(4, "little") + chunks


def _frame(shot: Shot) -> bytes:
    at = _three(shot.left // 2) + _three(shot.top // 2)
    size = _three(shot.width - 1) + _three(shot.height - 1)
    pixels = b"".join(chunk for name, chunk in _chunks(shot.webp) if name in (b"VP8 ", b"VP8L"))
    return _chunk(b"ANMF", at + size + _three(shot.ms) + bytes([OVERWRITES]) + pixels)


def _chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a picture: their names, and all their bytes."""
    at = len(b"RIFF????WEBP")
    while at < len(webp):
        size = int.from_bytes(webp[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        yield webp[at : at + 4], webp[at:end]
        at = end


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
