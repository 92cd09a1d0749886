/** What has happened, like captions: the newest at hand, older ones folded away. */

import { Story, type StoryLine } from "../../panels/Story";
import { COLOURS, type Colour, type StoryEvent, type View } from "../../protocol";
import { useSpeech } from "../../speech/speech";
import { houseOf } from "../house";
import { storySentence } from "../sentences";
import type { Game } from "../tablestate";

/** The colour that an event is about: the one it names, that of its column, else that of whoever did it. */
export function colourMeant({ facts }: StoryEvent, { players }: Pick<View, "players">): Colour | undefined {
  const named = [facts.colour, typeof facts.column === "string" ? facts.column.split("-")[0] : null];
  return (
    COLOURS.find((colour) => named.includes(colour)) ?? players.find((player) => player.name === facts.by)?.colours[0]
  );
}

export function Captions({ game }: { game: Game }) {
  const { catalogue } = useSpeech();
  const lines: StoryLine[] = [];
  for (const told of game.story) {
    told.events.forEach((event, i) => {
      const colour = colourMeant(event, game.view);
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
