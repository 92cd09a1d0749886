import { expect, test } from "vitest";
import { loadCatalogue } from "../../speech/catalogue";
import { EMPTY_HAND, type HandView } from "../hand/handview";
import { handHint, holdAct, type InHand, lossHint, movedBy, primaryStep } from "./HandTools";

const english = await loadCatalogue("en", ["table"]);
const drawn: InHand = {
  plateau: false,
  may: false,
  over: false,
  verb: "move",
  view: {
    tool: "hand",
    grasp: "hand",
    journey: "in",
    assist: null,
    drags: "main",
    blocked: false,
    feels: null,
    steadies: null,
  },
};

function line(change: Partial<InHand>, how: "finger" | "mouse" = "mouse"): string {
  return english.say(handHint({ ...drawn, ...change }), { how, on: "base", plateau: "green" });
}

test("a mouse is told of its wheel, a finger of what lies under the thumb, and of nothing that is not there", () => {
  expect(line({})).toBe("Draw it out along the floor. The mouse wheel raises and lowers it.");
  expect(line({}, "finger")).toBe("Draw it out along the floor.");
  const plateau = { plateau: true, view: { ...drawn.view, journey: "over", drags: null } } as const;
  expect(line(plateau)).toBe("Carry it over the top columns. The mouse wheel turns it.");
  expect(line(plateau, "finger")).toBe("Carry it over the top columns. The round arrows turn it.");
});

test("where a plateau must come back first it is said how, whatever else could be done", () => {
  expect(line({ over: true, shifted: true })).toBe(
    "Hold the plateau, shift it back to where it lay, let go of it; then set down. Or put it back.",
  );
});

test("what may stand nowhere any more has to go back, wherever it is", () => {
  expect(line({ over: true, mustBack: true })).toBe("It swayed, so it may not stand on top: put it back.");
});

test("a hand that was let go of waits for the next press", () => {
  expect(line({ view: { ...drawn.view, drags: null } })).toBe(
    "Keep drawing: it is still under the green plateau. Press the column to go on.",
  );
});

test("what carries, and what is about to fall off the hook, is said while it can still be helped", () => {
  expect(line({ view: { ...drawn.view, feels: "heavy" } })).toBe(
    "It carries weight, but may still come out. Draw slowly and watch the green plateau.",
  );
  expect(line({ view: { ...drawn.view, grasp: "hook", feels: "leans" } })).toBe(
    "It’s leaning: lead it back a little, or it will fall.",
  );
  expect(line({ view: { ...drawn.view, grasp: "hook", feels: "rim" } })).toBe(
    "The hook stops at the edge: take it in your fingers.",
  );
  expect(handHint({ ...drawn, view: { ...drawn.view, journey: "clear", feels: "heavy" } })).toBe("hand-hint-clear");
});

test("what the hook has drawn out is to be taken with the fingers, as the button says", () => {
  expect(line({ view: { ...drawn.view, grasp: "hook", journey: "clear", drags: null } })).toBe(
    "It is free. Take it in your fingers.",
  );
});

test("while the hand carries by itself the line says so, and not what comes next", () => {
  const carried = { ...drawn.view, assist: "up", journey: "over", drags: null } as const;
  expect(line({ over: true, view: carried })).toBe("Carrying it up …");
  expect(line({ plateau: true, view: carried })).toBe("Carrying it up …");
});

test("a column that may stand says so before anything else", () => {
  expect(handHint({ ...drawn, may: true, over: true })).toBe("hand-hint-may");
});

test("the other hand's tool comes first", () => {
  expect(handHint({ ...drawn, view: { ...drawn.view, tool: "hold" } })).toBe("hand-hint-hold");
});

test("a coarse pointer is a finger, and words for pointers are not for those who play by keys", () => {
  expect(movedBy((query) => query === "(pointer: coarse)", false)).toBe("finger");
  expect(movedBy(() => false, false)).toBe("mouse");
  expect(movedBy(() => true, true)).toBe("keys");
});

test("a hand that has met something says so, unless it may open there", () => {
  const blocked = { ...drawn, over: true, view: { ...drawn.view, blocked: true } };
  expect(handHint(blocked)).toBe("hand-hint-blocked");
  expect(handHint({ ...blocked, may: true })).toBe("hand-hint-may");
});

test("a column on a plateau is drawn out along the plateau", () => {
  expect(english.say("hand-hint-draw", { how: "mouse", on: "plateau" })).toMatch(/^Draw it out along the plateau\./);
});

test("what comes next has its place from the first touch on, and setting down is one word to the end", () => {
  const step = (change: Partial<HandView>, verb: "move" | "take-out" = "move") =>
    primaryStep({ ...EMPTY_HAND, ...change }, { verb, plateau: false, letsGoFirst: true });
  expect([
    step({ journey: "in" }),
    step({ journey: "clear" }),
    step({ journey: "over" }),
    step({ journey: "over", opening: "may" }),
  ]).toEqual(["carry-up", "carry-up", "set-down", "let-go"]);
  expect(step({ grasp: "hook", journey: "in" })).toBe("carry-up");
  expect(step({}, "take-out")).toBeNull();
});

test("the other hand's button holds, lets go, or has nothing to do, while the one for the next step lets go", () => {
  const offered = (steadies: string | null, step: "carry-up" | "release-hold") => holdAct({ steadies }, step, true);
  expect([offered(null, "carry-up"), offered("blue", "carry-up"), offered("blue", "release-hold")]).toEqual([
    "hold",
    "release-hold",
    null,
  ]);
  expect(holdAct({ steadies: null }, "carry-up", false)).toBeNull();
});

test("once something has come down nobody is told to keep drawing, or that it is free", () => {
  expect(lossHint({ fell: [], tips: null }, false)).toBeNull();
  expect(lossHint({ fell: ["red-hex"], tips: null }, false)).toBe("fallen-hint");
  expect(lossHint({ fell: ["red-hex"], tips: null }, true)).toBeNull(); // it may stand here, and only that matters now
  expect(lossHint({ fell: [], tips: "green" }, true)).toBe("fallen-tips");
});

test("what *Gently* does is told, and to a finger nothing of a key that it does not have", () => {
  expect(english.say("hand-gently", { how: "mouse" })).toMatch(/a fifth as far\. Holding Shift/);
  expect(english.say("hand-gently", { how: "finger" })).not.toContain("Shift");
});
