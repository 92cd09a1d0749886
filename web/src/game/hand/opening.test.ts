import { describe, expect, it } from "vitest";
import type { Refusal } from "../../protocol";
import { catalogueOf } from "../../speech/catalogue";
import { parts } from "../../speech/catalogues/en";
import { refusalSentence } from "../state/sentences";
import { type Held, openingOf } from "./opening";

const english = catalogueOf("en", Object.values(parts));
const over: Held = {
  verb: "move",
  plateau: false,
  journey: "over",
  view: { grasp: "hand", assist: null },
  high: 0.001,
};
const no = (
  reason: Refusal["reason"],
  clause: Refusal["clause"] = "RULING-5",
  facts: Refusal["facts"] = {},
): Refusal => ({
  reason,
  clause,
  facts,
});

describe("opening the hand", () => {
  it("is no matter before anything has moved, and never for the hook in the villa", () => {
    expect(openingOf(null, { ...over, journey: "in" })).toBe("far");
    expect(openingOf(null, { ...over, journey: "in", view: { grasp: "hook", assist: null } })).toBe("far");
    expect(openingOf(null, { ...over, verb: "take-out" })).toBe("far");
    expect(openingOf(undefined, over)).toBe("far");
  });

  it("is told of a column only where it is down, and of a plateau as soon as it is over its columns", () => {
    expect(openingOf(no("not-on-top-plateau"), { ...over, high: 0.006 })).toBe("near");
    expect(openingOf(no("column-on-column"), { ...over, high: 0.03 })).toBe("near");
    expect(openingOf(no("column-overhangs"), over)).toBe("not");
    const lay: Held = { ...over, verb: "lay", plateau: true, high: 0.02 };
    expect(openingOf(no("too-few-columns"), lay)).toBe("not");
    expect(openingOf(no("not-there-yet", null), lay)).toBe("near");
    expect(openingOf(null, over)).toBe("may");
  });

  const column = { column: "red-thin-1" };
  it.each<[Refusal["reason"], Refusal["clause"], Refusal["facts"]]>([
    ["plateau-held", "BUILD-2", { plateau: "blue" }],
    ["plateau-shifted", "BUILD-1", { plateau: "blue" }],
    ["cover-changed", "BUILD-1", { plateau: "blue", ...column }],
    ["too-few-columns", "PLATEAU-8", { covers: "2", least: "3" }],
    ["plateau-beyond-base", "PLATEAU-7", { plateau: "green" }],
    ["column-overhangs", "BUILD-3", { plateau: "blue", ...column }],
    ["column-on-rim", "SETUP-1", column],
    ["column-on-column", "BUILD-8", { under: "red-hex", ...column }],
    ["column-leans", "RULING-5", column],
    ["not-on-top-plateau", "RULING-5", { plateau: "blue", ...column }],
    ["must-break-off", "ABORT-1", column],
    ["blue-beyond-base", "SETUP-2", {}],
    ["column-uncovered", "SETUP-2", column],
    ["hands-off-plateau", "BUILD-1", { plateau: "blue" }],
    ["plateau-steadied", "BUILD-2", { plateau: "green" }],
    ["second-column", "BUILD-6", { chosen: "red-hex", ...column }],
    ["no-room-for-fingers", null, { piece: "red-thin-1" }],
    ["no-way-for-hook", null, { piece: "red-thin-1" }],
    ["not-there-yet", null, { piece: "green" }],
    ["not-over-top", null, {}],
    ["no-room-below", null, {}],
    ["hand-full", null, { piece: "red-thin-1" }],
  ])("has its sentence: %s", (reason, clause, facts) => {
    const sentence = refusalSentence(english, no(reason, clause, facts));
    expect(sentence).toMatch(/^[A-Z].{12,}/);
    expect(sentence).not.toMatch(/[{}]|refusal-|trouble-|moment/);
  });
});
