import { describe, expect, it } from "vitest";
import { type Contact, creakOf, slideOf, strongest, voiceOf } from "./voice";

const thin: Contact = { impulse: 0.01, mass: 0.01, against: "plateau", height: 0.08 };

describe("the voice of a contact", () => {
  it("is silent where wood only touches", () => {
    expect(voiceOf({ ...thin, impulse: 0.0003 })).toBeNull();
    expect(voiceOf({ ...thin, impulse: Number.NaN })).toBeNull();
  });

  it("grows louder and brighter with the impulse, and never above one", () => {
    const [soft, hard, absurd] = [0.001, 0.02, 50].map((impulse) => voiceOf({ ...thin, impulse })!);
    expect(soft!.gain).toBeLessThan(hard!.gain);
    expect(soft!.bright).toBeLessThan(hard!.bright);
    expect(absurd!.gain).toBe(1);
  });

  it("is deeper and longer for a plateau than for a thin column", () => {
    const [column, plateau] = [voiceOf(thin)!, voiceOf({ ...thin, mass: 0.13 })!];
    expect(plateau.pitch).toBeLessThan(column.pitch);
    expect(plateau.decay).toBeGreaterThan(column.decay);
  });

  it("is dull on card", () => {
    expect(voiceOf({ ...thin, against: "base" })!.decay).toBeLessThan(voiceOf({ ...thin, against: "column" })!.decay);
  });

  it("rings longer high up", () => {
    expect(voiceOf({ ...thin, height: 0.4 })!.decay).toBeGreaterThan(voiceOf({ ...thin, height: 0 })!.decay);
  });
});

describe("sliding and creaking", () => {
  it("is silent at rest and without strain", () => {
    expect(slideOf(0, 2).gain).toBe(0);
    expect(creakOf(0.06).gain).toBe(0);
  });

  it("grows with load and strain", () => {
    expect(slideOf(0.05, 2).gain).toBeGreaterThan(slideOf(0.05, 0).gain);
    expect(creakOf(0.9).gain).toBeGreaterThan(creakOf(0.5).gain);
    expect(creakOf(9)).toEqual({ gain: expect.closeTo(creakOf(1).gain, 1), rate: expect.closeTo(creakOf(1).rate, -1) });
  });
});

it("the strongest contacts of a crowd are played", () => {
  const crowd = [1, 5, 3].map((impulse) => ({ ...thin, impulse }));
  expect(strongest(crowd, 2).map(({ impulse }) => impulse)).toEqual([5, 3]);
});
