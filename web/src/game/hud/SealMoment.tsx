/** The seal changes hands: the block is picked up, turned to the former holder's colour and set down before the new one. */

import { useEffect, useRef, useState } from "preact/hooks";
import { SealBlock } from "../../panels/SealBlock";
import type { View } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { LiveVilla } from "../livevilla";
import { nameOf } from "../state/prompt";

const SHOWN_MS = 6400;
const SET_DOWN_MS = 850; // when the block meets the table; see ending.css

/** The seal while it changes hands, and whose it is now. */
export function SealMoment({ view, live }: { readonly view: View; readonly live: LiveVilla | null }) {
  const say = useSay();
  const { holder, shows } = view.seal;
  const before = useRef(holder);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = holder;
    if (holder === null || holder === was) return;
    setShown(holder);
    const down = setTimeout(() => live?.sound.tap(1), SET_DOWN_MS);
    const gone = setTimeout(() => setShown(null), SHOWN_MS);
    return () => {
      clearTimeout(down);
      clearTimeout(gone);
    };
  }, [holder]);
  if (shown === null) return null;
  // The story says it to those who listen.
  return (
    <div class="hud-seal-moment sheet far" data-colour={view.players[shown]?.colours[0]} aria-hidden="true">
      <SealBlock up={shows} size={132} />
      <p>{say("seal-held", { name: nameOf(view, shown) })}</p>
    </div>
  );
}
