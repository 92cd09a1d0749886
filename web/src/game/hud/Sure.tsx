/** One question before an application: it claims something, and the others may object. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { useSay } from "../../app/speech";
import type { Colour } from "../../protocol";

interface Props {
  /** A tournament's claim that nothing can be moved, and no application for a plateau. */
  readonly claim: boolean;
  readonly colour: Colour | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** *Rather not* lies where the button was that asked, so that a hasty second press changes nothing. */
export function Sure({ claim, colour, onYes, onNo }: Props) {
  const say = useSay();
  const asked = useRef<HTMLElement>(null);
  // The keyboard goes to the question and not to an answer: Enter twice changes nothing either.
  useLayoutEffect(() => asked.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={asked} class="question hud-sure enter" data-colour={colour} tabIndex={-1} aria-labelledby="hud-sure">
      <p id="hud-sure" class="question-text">
        {say(claim ? "sure-claim" : "sure-apply")}
      </p>
      <button
        type="button"
        class="button primary"
        data-act="confirm"
        onClick={(event) => event.detail < 2 && onYes()} // not the second half of a double click
      >
        {say(claim ? "act-confirm-claim" : "act-confirm")}
      </button>
      <button type="button" class="button" data-act="cancel" onClick={onNo}>
        {say("act-cancel")}
      </button>
    </section>
  );
}
