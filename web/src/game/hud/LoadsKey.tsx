/** What the colours of loads mean. */

import { useSay } from "../../speech/speech";

/** The scale from light to heavy. */
export function LoadsKey() {
  const say = useSay();
  return (
    <span class="loads-key">
      <span>{say("replay-loads-light")}</span>
      <i />
      <span>{say("replay-loads-heavy")}</span>
    </span>
  );
}
