import { expect, test } from "vitest";
import type { Attempt, Verb, View } from "../../protocol";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { attemptOf } from "./attempt.fixture";
import { isVain, lacksNeutral, promptOf } from "./prompt";

const players = [
  { seat: 0, name: "Ann", colours: ["red"] },
  { seat: 1, name: "Ben", colours: ["blue"] },
];

function promptFor(mine: readonly number[], change: Partial<View>, attempt: Attempt | null = null) {
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
    top: "blue",
    at: { "red-hex": "blue", "red-thick": "blue", "blue-hex": "blue" },
    over: false,
    ...change,
  } as unknown as View;
  return promptOf({ view, attempt }, mine);
}

/** What the people around one device are asked. */
function asked(change: Partial<View>, attempt: Attempt | null = null): string {
  const { id, words } = promptFor([0, 1], change, attempt);
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
  const touch = [{ seat: 0, verb: "move", may: ["green-hex"], refused: [] }] as unknown as View["touch"];
  expect(asked({ ...may("move", "apply"), neutral: "green", touch })).toBe("question-neutral-apply Ann");
});

test("a hand at work is told by name", () => {
  expect(asked({}, attemptOf({ seat: 1, verb: "prove" }))).toBe("question-in-hand Ben");
});

test("a tournament's claim is a claim", () => {
  expect(asked({ ...may("move", "apply"), edition: "us", house: { scoring: "tournament" } })).toBe(
    "question-claim Ann",
  );
});

const { say } = catalogueOf("en", Object.values(parts));
const heard = (mine: readonly number[], change: Partial<View>, attempt: Attempt | null = null): string => {
  const { id, words } = promptFor(mine, change, attempt);
  return say(id, words);
};
const red = [{ seat: 0, verb: "move", may: ["red-hex", "red-thick"], refused: [] }] as unknown as View["touch"];

test("one person alone at a device is spoken to, several by name, and of others one is told", () => {
  const turn = { ...may("move"), touch: red };
  expect(heard([0], turn)).toBe("Your turn: draw a red column and stand it on top.");
  expect(heard([0, 1], turn)).toBe("Ann: draw a red column and stand it on top.");
  expect(heard([1], turn)).toBe("It is Ann’s turn.");
  expect(heard([], turn)).toBe("It is Ann’s turn.");
});

test("what somebody draws is named", () => {
  const attempt = attemptOf();
  expect(heard([0], {}, attempt)).toBe("You have the hexagonal red column in hand.");
  expect(heard([1], {}, attempt)).toBe("Ann is drawing the hexagonal red column.");
});

test("who objects alone at a device is spoken to", () => {
  const proof = { phase: "proof", turn: 1, may: [["prove"], []] } as unknown as Partial<View>;
  expect(heard([0], proof)).toBe("You object and have to prove it: stand a column on top.");
  expect(heard([0, 1], proof)).toBe("Ann objects and has to prove it: stand a column on top.");
});

test("who applies though too few columns stand up there gives up the turn, and that is said", () => {
  const at = { "red-hex": "blue", "red-thick": "blue" } as const;
  const claimed = { phase: "claimed", turn: 1, acting: [0], may: [["object", "consent"], []], at } as Partial<View>;
  expect(heard([0], claimed)).toMatch(/^Ben sees nothing to move and gives up the turn:/);
  const orange = {
    edition: "ru",
    house: {},
    nextPlateau: "orange",
    top: "yellow",
    at: { "red-hex": "yellow" },
  } as const;
  expect([isVain(orange), isVain({ ...orange, at: { ...orange.at, "blue-hex": "yellow" } })]).toEqual([true, false]);
});

test("an own column comes at once where no neutral one can be taken, and not after one was raised", () => {
  const lacks = (may: string[], reason: string) =>
    lacksNeutral({
      neutral: "green",
      touch: [
        {
          seat: 0,
          verb: "move",
          may,
          refused: [{ columns: ["green-hex"], why: { clause: null, reason, facts: {} } }],
          only: {},
        },
      ],
    } as unknown as View);
  expect([lacks(["red-hex"], "last-neutral"), lacks(["red-hex"], "column-locked")]).toEqual([true, true]);
  expect([lacks(["red-hex"], "one-neutral-a-turn"), lacks(["green-thick"], "last-neutral")]).toEqual([false, false]);
  expect(lacksNeutral({ neutral: null, touch: [] })).toBe(false);
});
