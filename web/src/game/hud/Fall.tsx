/** The fall again, slowly, with a line that says what happens. It ends by itself or is skipped. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useSpeech } from "../../speech/speech";
import { recallFall, showAgain } from "../fall";
import { culpritOf, fallStory, gaveWayIn } from "../fallwords";
import type { LiveVilla } from "../livevilla";
import { capital } from "../state/sentences";
import { useClient } from "../useTable";
import "./ending.css";

/** The film of the fall until it is over or skipped. */
export function Fall({ live, onEnd }: { live: LiveVilla; onEnd: () => void }) {
  const { catalogue } = useSpeech();
  const client = useClient();
  const [line, setLine] = useState<string | null>(null);
  // News from the table must not start the film again while it runs.
  const ends = useRef(onEnd);
  ends.current = onEnd;
  useEffect(() => {
    const now = client.state.game;
    const fell = now?.forensics;
    if (!now || !fell) return ends.current();
    const game = { ...now, view: now.before ?? now.view }; // another round may have begun
    let stop = () => {};
    let wanted = true;
    void recallFall(client.memory, fell, client.table).then((moments) => {
      if (!wanted) return;
      if (moments.length < 2) return ends.current();
      const story = fallStory(game, fell, moments);
      const tell = (tick: number) => {
        const told = story.findLast((line) => line.tick <= tick);
        setLine(told ? capital(catalogue.say(told.id, told.words)) : null);
      };
      const shown = { view: game.view, culprit: culpritOf(game, fell), gaveWay: gaveWayIn(fell) };
      const goOn = live.film();
      const end = showAgain(live.villa, moments, shown, tell, () => ends.current());
      stop = () => {
        end();
        goOn();
      };
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [client, live, catalogue]);
  return (
    <section class="hud-fall enter">
      <h1 class="hud-fall-title">{catalogue.say("end-slowly")}</h1>
      <p class="hud-fall-line" aria-live="polite">
        {line ?? ""}
      </p>
      <button type="button" class="button" data-act="skip" onClick={onEnd}>
        {catalogue.say("act-skip")}
      </button>
    </section>
  );
}
