/** A table's house rules: all its choices, and a clause as this house reads it. */

import { CHOICES, EDITION_DEFAULTS, type HouseChoice, PLATEAUS, type Plateau, type View } from "../../protocol";
import type { Catalogue, Words } from "../../speech/catalogue";

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
  if (house.scoring !== "seal") words.begins = "named"; // over rounds nothing else can be chosen
  // The text leaves the second number out if both are the same, and Fluent cannot compare two numbers.
  words["push-alike"] = words["push-mm"] === words["push-top-mm"] ? "yes" : "no";
  return words;
}

/** Whether the answer to this question changes anything in a game by these rules. */
export function matters(name: string, view: Pick<View, "edition" | "house">): boolean {
  const when = CHOICES.find((choice) => choice.name === name)?.when;
  return !when || when.values.some((value) => value === houseOf(view)[when.name]);
}

/** The choices that a game by these rules raises. */
export function asked(view: Pick<View, "edition" | "house">): readonly HouseChoice[] {
  const seal = playsForSeal(view);
  return CHOICES.filter(({ name, roundsOnly }) => matters(name, view) && !(seal && roundsOnly));
}

/** Whether a column that is set on top now brings points. It does not before the green plateau lies (SEAL-1). */
export const pointsCount = (view: Pick<View, "edition" | "house" | "top">): boolean =>
  houseOf(view).scoring !== "basic" && view.top !== "base" && view.top !== "blue";

/** Whether the other hand has to let go of a plateau before a column is set down (BUILD-2). */
export const letsGoFirst = (view: Pick<View, "edition" | "house">): boolean =>
  houseOf(view).steadying === "setting-down";

/** How many columns the next plateau has to cover (PLATEAU-8); from orange on, fewer will do in some houses. */
export function leastCovered({ nextPlateau, ...view }: Pick<View, "edition" | "house" | "nextPlateau">): number {
  const house = houseOf(view);
  const high = PLATEAUS.indexOf(nextPlateau as Plateau) >= PLATEAUS.indexOf("orange");
  return Number(house[high && house["few-columns"] === true ? "few-columns-minimum" : "cover-minimum"]);
}

/** How many columns stand on the top level. */
export const onTop = ({ at, top }: Pick<View, "at" | "top">): number =>
  Object.values(at).filter((place) => place === top).length;
