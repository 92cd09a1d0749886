/** A clock that runs out: of a turn, or of the time to object. */

import { useEffect, useState } from "preact/hooks";
import { CountdownRing } from "../../panels/papers";
import { useSay } from "../../speech/speech";
import type { Clock } from "../state/tablestate";

const DRAWN_MS = 250;

/** The time that is left on a clock. */
export function Running({ clock }: { clock: Clock }) {
  const say = useSay();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), DRAWN_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, clock.endsAt - now);
  const seconds = Math.ceil(left / 1000);
  return (
    <CountdownRing share={left / clock.ofMs} label={say("objection-left", { seconds })}>
      {seconds}
    </CountdownRing>
  );
}
