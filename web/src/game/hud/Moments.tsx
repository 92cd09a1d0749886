/** Moments of the game that nobody should miss: points begin to count, and the seal changes hands. */

import { useEffect, useRef, useState } from "preact/hooks";
import { SealBlock } from "../../panels/pieces";
import type { Colour, View } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { LiveVilla } from "../livevilla";
import type { Drawing } from "../state/attempt";
import { playsForSeal, pointsCount } from "../state/house";
import { nameOf } from "../state/prompt";
import "./moments.css";

const SHOWN_MS = 6400;
const SET_DOWN_MS = 1190; // when the block meets the table; see moments.css
const COUNT_MS = 350;

const COUNTS_MS = 12_000;
const LEAST_MS = 4000; // time to read it, even if another player is drawing

interface Props {
  readonly view: View;
  readonly live: LiveVilla | null;
  readonly drawing: Drawing;
}

/** Both moments, each when it comes. */
export function Moments({ view, live, drawing }: Props) {
  return (
    <>
      <CountsMoment view={view} drawing={drawing} />
      <SealMoment view={view} live={live} />
    </>
  );
}

/** How much longer the sheet stays after this long. A player who draws here looks at the villa; while somebody else draws, a
 * computer above all, there is time to read it first. */
export function staysMs(shownMs: number, drawing: Drawing): number {
  if (drawing === "here") return 0;
  return Math.max(0, (drawing === "elsewhere" ? LEAST_MS : COUNTS_MS) - shownMs);
}

/** Says that points count from now on, on a sheet of its own, while people look at the plateau that was just laid. A press
 * closes it. */
function CountsMoment({ view, drawing }: Pick<Props, "view" | "drawing">) {
  const say = useSay();
  const counts = playsForSeal(view) && pointsCount(view);
  const before = useRef(counts);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    const begins = counts && !before.current;
    before.current = counts;
    if (begins) setSince(performance.now());
  }, [counts]);
  useEffect(() => {
    if (since === null) return;
    const gone = setTimeout(() => setSince(null), staysMs(performance.now() - since, drawing));
    return () => clearTimeout(gone);
  }, [since, drawing]);
  if (since === null || view.seal.holder !== null || view.over) return null;
  return (
    <button type="button" class="hud-seal-moment hud-counts-moment sheet far" onClick={() => setSince(null)}>
      <SealBlock up={null} size={110} />
      <b>{say("win-now-title")}</b>
      <span>{say("win-now")}</span>
    </button>
  );
}

/** Sets the block down with a *tock* and later closes its paper; returns a function that stops both. */
export function setDown(sound: Pick<LiveVilla["sound"], "tap"> | undefined, leave: () => void): () => void {
  const [down, gone] = [setTimeout(() => sound?.tap(1), SET_DOWN_MS), setTimeout(leave, SHOWN_MS)];
  return () => {
    clearTimeout(down);
    clearTimeout(gone);
  };
}

/** The seal on its way from one player to another. */
export interface SealPassing {
  readonly former: number | null;
  readonly holder: number;
  /** The colour that lay up before, and the former holder's, to which it is turned; null: bare wood. */
  readonly was: Colour | null;
  readonly shows: Colour | null;
  /** The points of its new holder, before and now. */
  readonly points: readonly [number, number];
}

/** How the seal passed between these two views, if it did. */
export function sealPassing(before: View, now: View): SealPassing | null {
  const { holder, shows } = now.seal;
  const former = before.seal.holder;
  if (holder === null || holder === former) return null;
  const points = ({ players }: View) => players[holder]?.points ?? 0;
  return { former, holder, was: before.seal.shows, shows, points: [points(before), points(now)] };
}

/** Counts up one by one once the block is set down; returns a function that stops it. */
export function countUp([from, to]: SealPassing["points"], tell: (points: number) => void): () => void {
  const steps = Array.from({ length: Math.max(0, to - from) }, (_, step) =>
    setTimeout(() => tell(from + step + 1), SET_DOWN_MS + step * COUNT_MS),
  );
  return () => steps.forEach(clearTimeout);
}

/** The seal while it changes hands, turned to the former holder's colour, and whose it is now. */
export function SealMoment({ view, live }: Pick<Props, "view" | "live">) {
  const before = useRef(view);
  const [passes, setPasses] = useState<SealPassing | null>(null);
  useEffect(() => {
    const passed = sealPassing(before.current, view);
    before.current = view;
    if (passed) setPasses(passed);
  }, [view]);
  useEffect(() => {
    return passes ? setDown(live?.sound, () => setPasses(null)) : undefined;
  }, [passes]);
  return passes && <PassingSheet key={`${passes.former}-${passes.holder}`} passes={passes} view={view} />;
}

/** Picks the block up where it lay, turns it in the air and sets it down before its new holder, whose points count up. */
function PassingSheet({ passes, view }: { readonly passes: SealPassing; readonly view: View }) {
  const say = useSay();
  const { former, holder, was, shows, points } = passes;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [told, setTold] = useState(still ? points[1] : Math.min(...points));
  useEffect(() => (still ? undefined : countUp(points, setTold)), []);
  const colour = (seat: number) => view.players[seat]?.colours[0];
  // Screen readers get it from the story.
  return (
    <div
      class="hud-seal-moment sheet far"
      data-colour={colour(holder)}
      data-was={was}
      data-shows={shows}
      aria-hidden="true"
    >
      <div class="seal-passes" data-from={former === null ? "nobody" : "former"}>
        {former !== null && (
          <span class="seal-place" data-colour={colour(former)}>
            {nameOf(view, former)}
          </span>
        )}
        <div class="seal-carried">
          {shows !== was && <SealBlock up={was} size={96} />}
          <SealBlock up={shows} size={96} />
        </div>
        <span class="seal-place seal-here" data-colour={colour(holder)}>
          {nameOf(view, holder)}
        </span>
        <span class="seal-points number">{told}</span>
      </div>
      <p>{say("seal-held", { name: nameOf(view, holder) })}</p>
      {former === null && <small>{say("seal-first", { holder: nameOf(view, holder) })}</small>}
    </div>
  );
}
