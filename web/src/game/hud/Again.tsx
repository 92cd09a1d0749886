/** Shows columns that fell or lean again, slowly, while the game goes on. A press anywhere ends it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useLate, useSpeech } from "../../speech/speech";
import { showAgain } from "../fall";
import type { LiveVilla } from "../livevilla";
import { lastInHand, type Recalled } from "../moments";
import { nameOf } from "../state/prompt";
import { capital, columnWords } from "../state/sentences";
import { useClient } from "../useTable";
import { useEscape } from "./dismiss";
import "./ending.css";

/** What came down in one deed, and the moments in which it did. */
export interface Incident {
  readonly by: number | null;
  readonly columns: readonly string[];
  /** What is said about it. */
  readonly text: string;
  readonly film: readonly Recalled[];
}

interface Props {
  readonly live: LiveVilla;
  readonly incident: Incident;
  readonly onEnd: () => void;
}

export function Again({ live, incident, onEnd }: Props) {
  const { catalogue } = useSpeech();
  const client = useClient();
  const able = useLate("fall");
  const [line, setLine] = useState("");
  const ends = useRef(onEnd);
  ends.current = onEnd;
  useEscape(true, onEnd);
  useEffect(() => {
    if (!able) return;
    const { game } = client.state;
    const { by, columns, text, film } = incident;
    if (!game) return ends.current();
    const drawn = lastInHand(film);
    const culprit = live.villa.state.kit.columns[drawn?.piece ?? -1];
    const name = by === null ? "" : nameOf(game.view, by);
    const first = culprit ? capital(catalogue.say("fall-column", { name, ...columnWords(culprit.name) })) : text;
    const half = (film[0]!.tick + film.at(-1)!.tick) / 2;
    const { goal } = live.villa.state;
    const goOn = live.film();
    const shown = { view: game.view, culprit: drawn?.piece ?? -1, gaveWay: columns[0] ?? null };
    const tell = (tick: number) => setLine(tick < half ? first : text);
    const stop = showAgain(live.villa, film, shown, tell, () => ends.current());
    return () => {
      stop();
      goOn();
      live.villa.look(goal); // as the player had it before
    };
  }, [client, live, catalogue, incident, able]);
  if (!able) return null;
  return (
    <>
      <div class="hud-fall-veil" onPointerDown={onEnd} />
      <section class="hud-fall enter">
        <h1 class="hud-fall-title">{catalogue.say("end-slowly")}</h1>
        <p class="hud-fall-line" aria-live="polite">
          {line}
        </p>
        <button type="button" class="button" data-act="skip" onClick={onEnd}>
          {catalogue.say("act-close")}
        </button>
      </section>
    </>
  );
}
