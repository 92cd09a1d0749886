/** A clock that runs down on this page's own time. */

import { useEffect, useState } from "preact/hooks";
import { useSay } from "../../app/speech";
import { Countdown } from "../../panels/Countdown";
import type { Clock } from "../state";

const TICK_MS = 250;

export function Running({ clock }: { clock: Clock }) {
  const say = useSay();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, clock.endsAt - now);
  const seconds = Math.ceil(left / 1000);
  return (
    <Countdown share={left / clock.ofMs} label={say("objection-left", { seconds })}>
      {seconds}
    </Countdown>
  );
}
