/** Where the lesson leads: straight into a first game against the computer, or to more of the same. */

import { useState } from "preact/hooks";
import { go } from "../../app/history";
import { keepSeats } from "../../game/secrets";
import { makeTable } from "../../net/api";
import { useSpeech } from "../../speech/speech";
import { firstGame, firstWish, keepWish, keptWish, proposedNames, tableFrom } from "../start/wish";

export function Onward({ onRestart }: { readonly onRestart: () => void }) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const play = async () => {
    setState("busy");
    const names = proposedNames(say);
    const wish = firstGame(keptWish(firstWish(language, names)), names);
    const answer = await makeTable(tableFrom(wish, names));
    if (!answer.ok) {
      setState("failed");
      return;
    }
    keepWish(wish);
    keepSeats(answer.value.table, answer.value.owns);
    go(`/t/${answer.value.table}${location.search}`);
  };
  return (
    <>
      {state === "failed" && <p role="alert">{say("start-offline")}</p>}
      <div class="learn-row">
        <button
          type="button"
          class="button primary"
          data-act="first-game"
          disabled={state === "busy"}
          onClick={() => void play()}
        >
          {say("learn-first-game")}
        </button>
        <a class="button" href="/">
          {say("act-new")}
        </a>
        <a class="button" href="/practice">
          {say("page-practice")}
        </a>
        <button type="button" class="button plain" onClick={onRestart}>
          {say("learn-anew")}
        </button>
      </div>
    </>
  );
}
