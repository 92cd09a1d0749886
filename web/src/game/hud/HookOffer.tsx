/** The hook, offered where fingers do not fit in. */

import { useRef } from "preact/hooks";
import { useSay } from "../../speech/speech";
import { playsByList } from "../bylist";
import type { HandView } from "../hand/handview";
import type { LiveVilla } from "../livevilla";
import { useOutside } from "./dismiss";
import { BesideVilla } from "./Slip";
import { useSmall } from "./small";

interface Props {
  readonly live: LiveVilla | null;
  readonly view: HandView;
}

/** The offer: beside the villa, near the column, or at the thumb on a small screen. A press on anything else closes it.
 * Players who use the list are asked there. */
export function HookOffer({ live, view: { offer } }: Props) {
  const say = useSay();
  const small = useSmall();
  const words = useRef<HTMLSpanElement>(null);
  const refuse = () => live?.hand.refuseOffer();
  const shown = offer !== null && !playsByList();
  useOutside(shown, words, refuse);
  if (!shown || !live) return null;
  const told = (
    <span ref={words} class="hud-offer">
      <span>{say("hand-offer-hook")}</span>
      <button type="button" class="button primary" data-act="take-hook" onClick={() => live.hand.takeOffer()}>
        {say("act-take-hook")}
      </button>
    </span>
  );
  if (small) {
    return (
      <div class="hud-athand hud-low-slip" role="alert">
        {told}
      </div>
    );
  }
  return (
    <BesideVilla live={live} point={() => offer.point} voice="alert">
      {told}
    </BesideVilla>
  );
}
