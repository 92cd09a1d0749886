import { expect, test } from "vitest";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { handHint, type InHand, movedBy } from "./HandTools";

const english = catalogueOf("en", Object.values(parts));
const drawn: InHand = {
  plateau: false,
  may: false,
  over: false,
  verb: "move",
  view: { tool: "hand", journey: "in", drags: "main", blocked: false },
};

function line(change: Partial<InHand>, how: "finger" | "mouse" = "mouse"): string {
  return english.say(handHint({ ...drawn, ...change }), { how });
}

test("a mouse is told of its wheel, a finger of what lies under the thumb", () => {
  expect(line({})).toBe("Draw it out along the floor. The mouse wheel raises and lowers it.");
  expect(line({}, "finger")).toBe("Draw it out along the floor. The slider at the edge raises and lowers it.");
  const plateau = { plateau: true, view: { tool: "hand", journey: "over", drags: null, blocked: false } } as const;
  expect(line(plateau)).toBe("Carry it over the top columns. The mouse wheel turns it.");
  expect(line(plateau, "finger")).toBe("Carry it over the top columns. The round arrows turn it.");
});

test("a hand that was let go of waits for the next press", () => {
  expect(handHint({ ...drawn, view: { ...drawn.view, drags: null } })).toBe("hand-hint-kept");
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
