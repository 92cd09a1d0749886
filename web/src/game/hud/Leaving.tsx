/** The question before somebody leaves a game; it says what happens to the game. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { go } from "../../app/history";
import { useLate, useSay } from "../../speech/speech";
import { forgetOpen } from "../leftopen";
import { useEscape } from "./dismiss";

interface Props {
  readonly table: string;
  /** Whether people elsewhere play as well, who would have to wait. */
  readonly among: boolean;
  readonly onStay: () => void;
}

export function Leaving(props: Props) {
  return useLate("room") ? <Question {...props} /> : null;
}

function Question({ table, among, onStay }: Props) {
  const say = useSay();
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useEscape(true, onStay);
  const giveUp = () => {
    go("/");
    forgetOpen(table); // after the table's page has stored how it stands for the last time
  };
  return (
    <section ref={sheet} class="hud-menu hud-leaving sheet far enter" tabIndex={-1} aria-labelledby="hud-leaving">
      <p id="hud-leaving">{say("leave-text", { apart: among ? "yes" : "no" })}</p>
      <button type="button" class="button primary" data-act="leave-keep" onClick={() => go("/")}>
        {say("act-leave-keep")}
      </button>
      {!among && (
        <button type="button" class="button" data-act="leave-end" onClick={giveUp}>
          {say("act-leave-end")}
        </button>
      )}
      <button type="button" class="button" data-act="stay" onClick={onStay}>
        {say("act-stay")}
      </button>
    </section>
  );
}
