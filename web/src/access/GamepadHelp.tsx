/** What a gamepad does, shown while one is connected, until it is dismissed. */

import { useEffect, useState } from "preact/hooks";
import { useSay } from "../speech/speech";

const connected = (): boolean => navigator.getGamepads?.().some((pad) => pad !== null) ?? false;

export function GamepadHelp() {
  const say = useSay();
  const [shown, setShown] = useState(connected());
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("gamepadconnected", () => setShown(true), { signal: stop.signal });
    addEventListener("gamepaddisconnected", () => setShown(connected()), { signal: stop.signal });
    setShown(connected()); // one may have been connected before this was listening
    return () => stop.abort();
  }, []);
  if (!shown) return null;
  return (
    <aside class="access-gamepad sheet thin enter">
      <p>{say("gamepad-help")}</p>
      <button type="button" class="button plain" onClick={() => setShown(false)}>
        {say("act-close")}
      </button>
    </aside>
  );
}
