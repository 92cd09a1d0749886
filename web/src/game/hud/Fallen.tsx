/** Columns that fall while somebody is still drawing: announced at once, with what that means. */

import { useEffect, useState } from "preact/hooks";
import { Toast } from "../../panels/papers";
import { useLate, useSpeech } from "../../speech/speech";
import type { LiveVilla } from "../livevilla";
import { type Losses, LossWatch, lossesTold, NO_LOSSES } from "../state/losses";
import { capital } from "../state/sentences";
import type { TableState } from "../state/tablestate";
import { useClient, useTable } from "../useTable";

const SAID_AFTER_MS = 700; // if several fall at once, listeners hear it once

const gameOf = (state: TableState) => state.game;
const mineOf = (state: TableState) => state.mine;

/** What has come down in the attempt under way, while it lasts. */
export function Fallen({ live }: { live: LiveVilla | null }) {
  const { catalogue } = useSpeech();
  const able = useLate("fall");
  const game = useTable(gameOf);
  const mine = useTable(mineOf);
  const losses = useLosses();
  const [said, setSaid] = useState("");
  const told = able && game ? lossesTold(game, losses, mine) : [];
  const text = told.map(({ id, words }) => capital(catalogue.say(id, words))).join(" ");
  const { length } = losses.fell;
  useEffect(() => {
    if (length > 0) live?.sound.gasp();
  }, [length > 0]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text ? SAID_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {text && (
        <div class="hud-fallen" aria-hidden="true" data-fell={length}>
          <Toast silent refusal>
            {text}
          </Toast>
        </div>
      )}
      <p class="unseen" role="alert">
        {said}
      </p>
    </>
  );
}

/** What has come down so far. */
export function useLosses(): Losses {
  const client = useClient();
  const [losses, setLosses] = useState(NO_LOSSES);
  useEffect(() => {
    const watch = new LossWatch();
    const look = (): void => {
      const { game } = client.state;
      if (game && client.moment) setLosses(watch.see(game, client.moment));
    };
    const [unwatch, unsubscribe] = [client.watch(look), client.subscribe(look)];
    return () => {
      unwatch();
      unsubscribe();
    };
  }, [client]);
  return losses;
}
