/** The villa in the afternoon sun behind a sheet of paper; plain paint where the browser cannot draw it. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { askedQuality } from "../scene/quality";
import "./terrace.css";

const TURN_RAD_S = 0.035;
const SLOW_S = 0.045;
const KEPT_AFTER_MS = 1500;

/** The last view of the terrace: players who come back see it at once, while the scene is set up again. */
let kept: ImageBitmap | null = null;

export function Backdrop() {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const before = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (kept) before.current?.getContext("2d")?.drawImage(kept, 0, 0);
  }, []);
  useEffect(() => {
    const quality = askedQuality(location.search);
    // On the slowest machines nothing is drawn behind the paper: the painted terrace stays.
    if (quality === "least") return undefined;
    let close = () => {};
    let wanted = true;
    // The scene is most of the download: the paper can be read while it loads.
    void Promise.all([import("../scene/villa"), import("../scene/showvilla")])
      .then(([{ openVilla }, { KIT, villaOf }]) => {
        if (!wanted || !canvas.current) return;
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const villa = openVilla(canvas.current, KIT, { quality, reducedMotion: still });
        villa.show(villaOf(3, 5));
        frame.current?.setAttribute("data-ready", "");
        const stroll = still || quality === "low" ? () => {} : strolling(villa);
        const keeping = setTimeout(() => canvas.current && keepView(villa, canvas.current), KEPT_AFTER_MS);
        close = () => {
          clearTimeout(keeping);
          stroll();
          villa.close();
        };
      })
      .catch(() => undefined); // without WebGL the painted terrace stays
    return () => {
      wanted = false;
      close();
    };
  }, []);
  return (
    <div class="terrace" ref={frame} aria-hidden="true">
      {kept && <canvas ref={before} class="terrace-kept" width={kept.width} height={kept.height} />}
      <canvas ref={canvas} />
    </div>
  );
}

function keepView(villa: import("../scene/villa").Villa, canvas: HTMLCanvasElement): void {
  villa.draw(); // a canvas can be read only right after it was drawn
  // As pixels: the page's policy allows no pictures from addresses other than the server's.
  createImageBitmap(canvas).then(
    (picture) => {
      kept?.close();
      kept = picture;
    },
    () => {}, // the painted terrace is shown instead
  );
}

/** Walks slowly round the villa, and returns a function that stops it. It stops by itself on a machine that is too slow. */
function strolling(villa: import("../scene/villa").Villa): () => void {
  let last = performance.now();
  let usual = 1 / 60;
  let wish = requestAnimationFrame(function walk(now) {
    const seconds = (now - last) / 1000;
    last = now;
    usual += (seconds - usual) * 0.1;
    if (usual > SLOW_S) return;
    const { goal } = villa.state;
    villa.look({ ...goal, azimuth: goal.azimuth + TURN_RAD_S * Math.min(0.1, seconds) });
    wish = requestAnimationFrame(walk);
  });
  return () => cancelAnimationFrame(wish);
}
