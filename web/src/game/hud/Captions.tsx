/** What has happened, like captions: the newest are visible, older ones folded away. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Story, type StoryLine } from "../../panels/papers";
import { COLOURS, type Colour, PLATEAUS, type Plateau, type StoryEvent, type View } from "../../protocol";
import { useSpeech } from "../../speech/speech";
import { type HouseFacts, houseOf } from "../state/house";
import { eventSentence, storySentence } from "../state/sentences";
import { byOf, columnOf } from "../state/story";
import type { Game } from "../state/tablestate";
import { whyOf } from "../state/verdict";
import { ClauseWords } from "./ClauseWords";
import { useSmall } from "./small";

/** The colour that an event is about: the one it names, that of its column, else that of the player who did it. */
export function colourMeant(event: StoryEvent, { players }: Pick<View, "players">): Colour | undefined {
  const named = "colour" in event ? event.colour : columnOf(event)?.split("-")[0];
  return COLOURS.find((colour) => colour === named) ?? players.find(({ name }) => name === byOf(event))?.colours[0];
}

/** How many plateaus lay on the first floor when the game began: a villa for practice may begin higher. */
export function begunHigher({ story, view }: Pick<Game, "story"> & { view: Pick<View, "top"> }): number {
  const kinds = story.flatMap(({ events }) => events.map(({ event }) => event));
  const laid = kinds.slice(kinds.lastIndexOf("villa-set-up") + 1).filter((kind) => kind === "plateau-laid").length;
  return Math.max(0, PLATEAUS.indexOf(view.top as Plateau) - laid);
}

/** Whether this is the consent of somebody elsewhere, or of a computer. The applicant waits for it; players at this device
 * know their own answer. */
export function isAnswer(event: StoryEvent, players: View["players"], mine: readonly number[]): boolean {
  if (event.event !== "consented") return false;
  const by = players.find(({ name }) => name === event.by);
  return by !== undefined && !mine.includes(by.seat);
}

/** The story of the game so far, as those whose seats are `mine` read it. */
export function Captions({ game, mine = [] }: { readonly game: Game; readonly mine?: readonly number[] }) {
  const { catalogue } = useSpeech();
  const small = useSmall();
  const lines: StoryLine[] = [];
  const higher = begunHigher(game) > 0;
  for (const entry of game.story) {
    entry.events.forEach((event, i) => {
      const colour = colourMeant(event, game.view);
      const answer = isAnswer(event, game.view.players, mine);
      const text = answer ? eventSentence(catalogue, event) : storySentence(catalogue, event, entry.pushed, higher);
      const clause = whyOf(event);
      const more = clause && <Why clause={clause} house={houseOf(game.view)} />;
      if (text) lines.unshift({ key: `${entry.version}.${i}`, text, more, ...(colour ? { colour } : {}) });
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
        <Story lines={lines} open={small ? 1 : 3} olderText={catalogue.say("story-older")} />
      )}
    </section>
  );
}

/** A button that asks why and is replaced by the clause, for players who come too late for the sheet. */
function Why({ clause, house }: { readonly clause: string; readonly house: HouseFacts }) {
  const { say } = useSpeech().catalogue;
  const [asked, setAsked] = useState(false);
  const words = useRef<HTMLElement>(null);
  useEffect(() => words.current?.scrollIntoView({ block: "nearest" }), [asked]);
  if (asked)
    return (
      <small ref={words} class="story-clause">
        <ClauseWords clause={clause} house={house} /> <span aria-hidden="true">{clause}</span>
      </small>
    );
  return (
    <button type="button" class="hud-why" data-act="why-story" onClick={() => setAsked(true)}>
      {say("act-why")}
    </button>
  );
}
