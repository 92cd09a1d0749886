/** Where the lesson leads: to a first game against the computer, or to more of the same. */

import { go } from "../../app/history";
import { useSpeech } from "../../speech/speech";
import { firstGame, firstWish, keepDraft, keptWish, proposedNames } from "../start/wish";

export function Onward({ onRestart }: { readonly onRestart: () => void }) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  // The start page then asks for the player's name and the opponent.
  const choose = () => {
    const names = proposedNames(say);
    keepDraft(firstGame(keptWish(firstWish(language, names)), names));
    go(`/${location.search}`);
  };
  return (
    <div class="learn-row">
      <button type="button" class="button primary" data-act="first-game" onClick={choose}>
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
  );
}
