/** Moments of the game that nobody is to miss: points begin to count, and the seal changes hands. */

import { useEffect, useRef, useState } from "preact/hooks";
import { SealBlock } from "../../panels/pieces";
import type { View } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { LiveVilla } from "../livevilla";
import { playsForSeal, pointsCount } from "../state/house";
import { nameOf } from "../state/prompt";
import "./moments.css";

const SHOWN_MS = 6400;
const SET_DOWN_MS = 850; // when the block meets the table; see moments.css

const COUNTS_MS = 12_000;

interface Props {
  readonly view: View;
  readonly live: LiveVilla | null;
  /** Somebody draws a column. */
  readonly drawing: boolean;
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

/** That it counts from now on: on a sheet of its own, while people look at the plateau that was just laid. A press puts it
 * away. */
function CountsMoment({ view, drawing }: Pick<Props, "view" | "drawing">) {
  const say = useSay();
  const counts = playsForSeal(view) && pointsCount(view);
  const before = useRef(counts);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const begins = counts && !before.current;
    before.current = counts;
    if (!begins) return;
    setShown(true);
    const gone = setTimeout(() => setShown(false), COUNTS_MS);
    return () => clearTimeout(gone);
  }, [counts]);
  // Whoever draws meanwhile is what people want to see.
  useEffect(() => {
    if (drawing) setShown(false);
  }, [drawing]);
  if (!shown || view.seal.holder !== null || view.over) return null;
  return (
    <button type="button" class="hud-seal-moment hud-counts-moment sheet far" onClick={() => setShown(false)}>
      <SealBlock up={null} size={110} />
      <b>{say("win-now-title")}</b>
      <span>{say("win-now")}</span>
    </button>
  );
}

/** The block is set down with a sound, and later its paper goes; returns how to leave both. */
export function setDown(tap: () => void, leave: () => void): () => void {
  const [down, gone] = [setTimeout(tap, SET_DOWN_MS), setTimeout(leave, SHOWN_MS)];
  return () => {
    clearTimeout(down);
    clearTimeout(gone);
  };
}

/** The seal while it changes hands, turned to the former holder's colour, and whose it is now. */
export function SealMoment({ view, live }: Pick<Props, "view" | "live">) {
  const say = useSay();
  const { holder, shows } = view.seal;
  const before = useRef(holder);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = holder;
    if (holder === null || holder === was) return;
    setShown(holder);
    return setDown(
      () => live?.sound.tap(1),
      () => setShown(null),
    );
  }, [holder]);
  if (shown === null) return null;
  // Screen readers get it from the story.
  return (
    <div class="hud-seal-moment sheet far" data-colour={view.players[shown]?.colours[0]} aria-hidden="true">
      <SealBlock up={shows} size={132} />
      <p>{say("seal-held", { name: nameOf(view, shown) })}</p>
    </div>
  );
}
