/** Refusals and events as sentences, made from the facts that the server sends. */

import { type EventKind, type Refusal, SILENT, type StoryEvent } from "../../protocol";
import type { Catalogue, Say, Words } from "../../speech/catalogue";

type Fact = string | number | boolean | null | readonly string[];
type Facts = Readonly<Record<string, Fact>>;

/** The refusal in a sentence: `That one is locked: …`. Its clause is for those who ask why. */
export function refusalSentence({ say, knows }: Catalogue, { reason, clause, facts }: Refusal): string {
  if (clause === null) {
    // No rule forbids it: the hand simply cannot do it.
    const id = `trouble-${reason}`;
    if (!knows(id)) return say("sorry-not-now");
    return `${capital(say(id, { ...factWords(say, facts, true), ...pieceWords(facts.piece) }))}.`;
  }
  return `${capital(say(`refusal-${reason}`, factWords(say, facts, true)))}.`;
}

function pieceWords(piece: Fact | undefined): Words {
  if (typeof piece !== "string") return {};
  return piece.includes("-") ? columnWords(piece) : { plateau: piece };
}

/** The event as a line of the story; null if it needs none. `pushed`: the column that was pushed too far in that deed;
 * `higher`: the villa began with more than its blue plateau. */
export function storySentence(
  catalogue: Catalogue,
  event: StoryEvent,
  pushed: string | null,
  higher = false,
): string | null {
  if (higher && event.event === "villa-set-up") return capital(catalogue.say("story-villa-stands"));
  return SILENT.includes(event.event) ? null : eventSentence(catalogue, event, pushed);
}

/** The event as a sentence, made of what it has besides its kind; null if there is none for it. */
export function eventSentence(
  { say, knows }: Catalogue,
  { event, ...facts }: { readonly event: EventKind } & Facts,
  pushed: string | null = null,
): string | null {
  const id = `event-${event}`;
  return knows(id) ? capital(say(id, factWords(say, { ...facts, pushed }, false))) : null;
}

/** The facts as the catalogue's messages want them: a column as colour, shape and number, yes, no and none in words. */
function factWords(say: Say, facts: Facts, refusal: boolean): Words {
  const plain = refusal ? refusalWord : eventWord;
  const words: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (name === "column" && typeof fact === "string") Object.assign(words, columnWords(fact));
    // The column has a colour too, so the colour that was asked for gets another name.
    else if (name === "colour" && "column" in facts && refusal) words.wanted = String(fact);
    else if (name === "pushed" && typeof fact === "string") words.pushed = say("pushed-column", columnWords(fact));
    else words[name] = plain(say, fact, name);
  }
  if (Array.isArray(facts.winners)) words.count = facts.winners.length;
  if (words.to !== undefined) words.level = words.to;
  if (words.shows !== undefined) words.colour = words.shows;
  return words;
}

/** What a message needs to name a column. */
export function columnWords(column: string): Words {
  const [colour = "", shape = "", number = "0"] = column.split("-");
  return { colour, shape, number: Number(number) };
}

function eventWord(say: Say, fact: Fact): string | number {
  if (fact === null) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "number" || typeof fact === "string") return fact;
  return enumeration(say, fact as readonly string[]);
}

/** A refusal's facts are all text; a number is one, except in a player's name (`007`). */
function refusalWord(say: Say, fact: Fact, name: string): string | number {
  if (fact === "-") return "none";
  if (typeof fact === "string" && name !== "player" && /^\d+$/.test(fact)) return Number(fact);
  return eventWord(say, fact);
}

/** The names as people say them: `Ann, Ben and Cleo`. */
export function enumeration(say: Say, names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  let tail = say("list-two", { first: names.at(-2)!, second: names.at(-1)! });
  for (const name of names.slice(0, -2).reverse()) tail = say("list-more", { first: name, second: tail });
  return tail;
}

/** The sentence with a capital letter, whatever word comes first. */
export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
