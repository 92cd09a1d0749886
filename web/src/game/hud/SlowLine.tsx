/** A word when the line is slow, so that players know why the wood answers late. */

import { useEffect, useState } from "preact/hooks";
import { useSay } from "../../speech/speech";
import type { LiveVilla } from "../livevilla";
import { Slowness } from "../slowness";

const EACH_MS = 1000;

/** A word where the line is slow. */
export function SlowLine({ live }: { readonly live: LiveVilla }) {
  const say = useSay();
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const slowness = new Slowness();
    const timer = setInterval(() => setSeconds(slowness.look(live.lateMs)), EACH_MS);
    return () => clearInterval(timer);
  }, [live]);
  if (seconds === null) return null;
  return (
    <p class="hud-round hud-slow" role="status">
      {say("link-slow", { seconds })}
    </p>
  );
}
