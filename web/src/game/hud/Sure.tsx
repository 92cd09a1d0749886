/** One question before something that cannot be taken back: it says the price. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Colour } from "../../protocol";
import { useSay } from "../../speech/speech";
import { useEscape } from "./dismiss";
import "./sure.css";

const BACK_MS = 120;

interface Props {
  readonly text: string;
  readonly colour: Colour | undefined;
  readonly yes: string;
  readonly no?: string;
  /** It seems to gain nothing, so the way back stands out. */
  readonly vain?: boolean;
  /** It lies where the button was, and not beside the villa. */
  readonly near?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The question. The way back is where the button was, so that a hasty second press changes nothing. */
export function Sure({ text, colour, yes, no, vain = false, near = false, onYes, onNo }: Props) {
  const say = useSay();
  const asked = useRef<HTMLElement>(null);
  // The focus goes to the question and not to an answer, so that pressing Enter twice changes nothing either.
  useLayoutEffect(() => asked.current?.focus({ preventScroll: true }), []);
  // Something that opened just before may take the focus; take it back.
  useEffect(() => {
    const again = setInterval(() => {
      if (!asked.current?.contains(document.activeElement)) asked.current?.focus({ preventScroll: true });
    }, BACK_MS);
    const enough = setTimeout(() => clearInterval(again), 10 * BACK_MS);
    return () => {
      clearInterval(again);
      clearTimeout(enough);
    };
  }, []);
  useEscape(true, onNo); // Escape always means no
  return (
    <section
      ref={asked}
      class={near ? "question hud-sure hud-sure-near enter" : "question hud-sure enter"}
      data-colour={colour}
      tabIndex={-1}
      aria-labelledby="hud-sure"
    >
      <p id="hud-sure" class="question-text">
        {text}
      </p>
      <button
        type="button"
        class={vain ? "button" : "button primary"}
        data-act="confirm"
        onClick={(event) => event.detail < 2 && onYes()} // not the second half of a double click
      >
        {yes}
      </button>
      <button type="button" class={vain ? "button primary" : "button"} data-act="cancel" onClick={onNo}>
        {no ?? say("act-cancel")}
      </button>
    </section>
  );
}
