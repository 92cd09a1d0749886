import { expect, test } from "vitest";
import type { Attempt, Verb, View } from "../protocol";
import { promptOf } from "./prompt";

const players = [
  { seat: 0, name: "Ann", colours: ["red"] },
  { seat: 1, name: "Ben", colours: ["blue"] },
];

function asked(change: Partial<View>, attempt: Attempt | null = null): string {
  const view = {
    edition: "de",
    house: {},
    players,
    phase: "build",
    turn: 0,
    acting: [0],
    may: [[], []],
    touch: [],
    neutral: null,
    nextPlateau: "green",
    objector: null,
    over: false,
    ...change,
  } as unknown as View;
  const { id, words } = promptOf({ view, attempt });
  return `${id} ${words.name ?? ""}`.trim();
}

const may = (...verbs: Verb[]): Pick<View, "may"> => ({ may: [verbs, []] });

test("at the start of a turn one may draw or apply", () => {
  expect(asked(may("move", "apply"))).toBe("question-move-apply Ann");
  expect(asked(may("move", "pass"))).toBe("question-move-pass Ann");
});

test("the seal is thrown for a colour once, or every turn", () => {
  expect(asked({ ...may("throw"), phase: "colours" })).toBe("question-throw Ann");
  expect(asked({ ...may("throw"), phase: "throw" })).toBe("question-throw-turn Ann");
});

test("an application asks the others and names the applicant", () => {
  expect(asked({ phase: "claimed", acting: [1], may: [[], ["object", "consent"]] })).toBe("question-object Ann");
});

test("with three a neutral column comes first", () => {
  const touch = [{ seat: 0, verb: "move", may: ["green-hex"], refused: {} }] as unknown as View["touch"];
  expect(asked({ ...may("move", "apply"), neutral: "green", touch })).toBe("question-neutral-apply Ann");
});

test("a hand at work is told by name", () => {
  const attempt = { seat: 1, verb: "prove", piece: "red-hex", tool: "hand", since: 0 } as const;
  expect(asked({}, attempt)).toBe("question-in-hand Ben");
});

test("a tournament's claim is a claim", () => {
  expect(asked({ ...may("move", "apply"), edition: "us", house: { scoring: "tournament" } })).toBe(
    "question-claim Ann",
  );
});
