/** A clause in words, as this house reads it. */

import type { Catalogue, Words } from "../app/say";
import { EDITION_DEFAULTS, type View } from "../protocol";

export type HouseFacts = Readonly<Record<string, string | number | boolean | null | readonly string[] | undefined>>;

/** All choices of a table: its edition's own, and the house rules on top. */
export function houseOf({ edition, house }: Pick<View, "edition" | "house">): HouseFacts {
  return { ...EDITION_DEFAULTS[edition], ...house };
}

/** Whether the Master Builder's Seal decides, and not points over rounds. */
export function playsForSeal(view: Pick<View, "edition" | "house">): boolean {
  return houseOf(view).scoring === "seal";
}

/** The sentence of a clause (`SETUP-2`) under these choices, or its bare id where the catalogue has none. */
export function clauseText({ say, knows }: Catalogue, clause: string, house: HouseFacts): string {
  const id = `clause-${clause.toLowerCase()}`;
  return knows(id) ? say(id, houseWords(house)) : clause;
}

/** The house's choices as the words that clause texts ask for. */
function houseWords(house: HouseFacts): Words {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(house)) {
    const slug = name.replaceAll("_", "-");
    if (value === null) words[slug] = "none";
    else if (typeof value === "boolean") words[slug] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") words[slug] = value;
  }
  return words;
}
