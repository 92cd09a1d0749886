import { expect, test } from "vitest";
import type { Game } from "../../game/state/tablestate";
import type { View } from "../../protocol";
import { catalogueOf } from "../../speech/catalogue";
import { holdStage, pointedWords, praiseMs, praiseOf, sealWords } from "./telling";

const TEXTS: Record<string, string> = import.meta.glob("../../../../src/paletti/messages/*/{page,referee,learn}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const { say } = catalogueOf(
  "en",
  Object.entries(TEXTS)
    .filter(([path]) => path.includes("/en/"))
    .map(([, text]) => text),
);

const players = [
  { seat: 0, name: "Left hand", colours: ["yellow", "green"] },
  { seat: 1, name: "Right hand", colours: ["red", "blue"] },
];
const at = (turn: number, holder: number | null, former: number | null = null): Pick<Game, "view"> => ({
  view: { players, turn, seal: { holder, former, shows: null } } as unknown as View,
});

test("before the fall it is said who has the seal and who is on turn, and never that somebody has it who has not", () => {
  const told = (game: Pick<Game, "view">) => say("learn-fall-text", sealWords(game));
  expect(told(at(1, 0, 1))).toMatch(/^Left hand has the seal, and it is Right hand’s turn\./);
  expect(told(at(0, 0, 1))).toMatch(/^Left hand has the seal, .* loses the seal to the one before/);
  expect(told(at(0, null))).toMatch(/^Nobody has the seal here/);
});

const story = (...events: readonly object[]): Pick<Game, "view" | "story"> => ({
  ...at(0, null),
  story: [{ events }] as unknown as Game["story"],
});
const colours = (of: readonly string[]) => of.join(" and ");

test("a throw is praised with the colour that came, and with whose colours are whose", () => {
  const { id, words } = praiseOf("throw", story({ event: "seal-thrown", shows: "green" }), colours);
  expect(say(id, words)).toMatch(
    /^It shows green! Your left hand plays yellow and green, your right hand red and blue/,
  );
});

test("a proof says that its column is out, and one that failed does not", () => {
  const told = (kind: string) => {
    const { id, words } = praiseOf("object", story({ event: kind }), colours);
    return say(id, words);
  };
  expect(told("proof-succeeded")).toContain("out of the game");
  expect(told("proof-failed")).not.toContain("out of the game");
});

test("a column that was felt is called locked only where it is", () => {
  const told = (kind: string, locked: readonly string[]) => {
    const { view, story: entries } = story({ event: kind, column: "red-hex" });
    const { id, words } = praiseOf("feel", { view: { ...view, locked } as View, story: entries }, colours);
    return say(id, words);
  };
  expect(told("attempt-broken-off", ["red-hex"])).toBe("Wise. It is locked now: nobody may try it again.");
  const free = "Wise. You only felt it, so it is still free: anybody may try it again.";
  expect([told("column-raised", []), told("column-raised", ["red-thin-1"])]).toEqual([free, free]);
});

test("the hook is praised where its column stands above, and a column that fell is told of kindly", () => {
  const told = (...kinds: readonly string[]) => {
    const happened = story(...kinds.map((event) => ({ event, column: "red-hex" })));
    const { id, words } = praiseOf("hook", happened, colours);
    return say(id, words);
  };
  expect(told("column-raised", "turn-ended")).toBe("Like a surgeon.");
  expect(told("attempt-broken-off")).toMatch(/^Back in its place/);
  expect(told("column-out", "turn-ended")).toMatch(/^It fell and is out of the game.*on we go\.$/);
  expect(told("villa-put-back", "turn-ended")).toMatch(/^That went wrong/);
});

test("a column that is pointed at needs no number, except in a list", () => {
  expect(say("column", pointedWords("yellow-thin-3", false))).toBe("the thin yellow column");
  expect(say("column", pointedWords("yellow-thin-3", true))).toBe("the thin yellow column with three rings");
});

test("long praise is shown longer", () => {
  expect([praiseMs("Nice."), praiseMs("x".repeat(60)), praiseMs("x".repeat(900))]).toEqual([1400, 3300, 6000]);
});

test("the step with two hands says what comes next for what is in them", () => {
  const at = (steadies: string | null, journey: "in" | "clear") =>
    say("learn-hold-half", { how: "mouse", stage: holdStage({ holds: "red-hex", steadies, journey }) });
  expect([at("blue", "in"), at("blue", "clear"), at(null, "in"), at(null, "clear")]).toEqual([
    "It rests in your hand. Now let go of it: “Let go of the plateau”.",
    "The column is out. Now let go of the plateau: “Let go of the plateau”.",
    "The plateau is free again. Draw the column all the way out, or put it back.",
    "The plateau is free again. Carry the column up and set it down.",
  ]);
});
