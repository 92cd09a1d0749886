import { afterEach, expect, test, vi } from "vitest";
import type { Attempt } from "../protocol";
import { drawnMm, keepStood, keptStood, leftMm, stoodNow } from "./drawn";
import { squareVilla } from "./villa.fixture";

const attempt = { piece: "blue-thick", since: 812 } as Attempt;

function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("a reloaded page knows from where a column was drawn, and of another attempt nothing", () => {
  browser();
  const stood = { point: [0.05, 0, 0.04], top: null, out: 0 } as const;
  keepStood("table", attempt, stood);
  expect(drawnMm(keptStood("table", attempt)!, [0.084, 0, 0.04])).toBe(34);
  expect(keptStood("table", { ...attempt, since: 900 })).toBe(null);
  expect(keptStood("another", attempt)).toBe(null);
});

test("the way that is left leads past the edge of the plateau above", () => {
  const { kit, picture: both } = squareVilla([{ name: "blue-thick", x: 0.05, y: 0 }]);
  const picture = { ...both, places: both.places.with(2, "beside" as (typeof both.places)[number]) };
  // Five centimetres to the edge, half of the column, and a little room.
  expect(leftMm(kit, picture, "blue-thick")).toBe(61);
  expect(stoodNow(kit, picture, "blue-thick", "blue", 0).top?.[2]).toBeCloseTo(0.083);
});
