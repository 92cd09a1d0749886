/** What has happened, like captions: the newest at hand, older ones folded away. */

import { Story, type StoryLine } from "../../panels/Story";
import { useSpeech } from "../../speech/speech";
import { houseOf } from "../house";
import { storySentence } from "../sentences";
import type { Game } from "../tablestate";

export function Captions({ game }: { game: Game }) {
  const { catalogue } = useSpeech();
  const lines: StoryLine[] = [];
  for (const told of game.story) {
    told.events.forEach((event, i) => {
      const colour = game.view.players.find((player) => player.name === event.facts.by)?.colours[0];
      const text = storySentence(catalogue, event);
      if (text) lines.unshift({ key: `${told.version}.${i}`, text, ...(colour ? { colour } : {}) });
    });
  }
  return (
    <section class="hud-story sheet thin" aria-label={catalogue.say("story-title")}>
      {lines.length === 0 ? (
        <>
          <p class="hud-win">{catalogue.say("win", { scoring: String(houseOf(game.view).scoring) })}</p>
          <p class="quiet">{catalogue.say("story-empty")}</p>
        </>
      ) : (
        <Story lines={lines} olderText={catalogue.say("story-older")} />
      )}
    </section>
  );
}
