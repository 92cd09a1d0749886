import { expect, test } from "vitest";
import { indexOf } from "../scene/kit";
import { KIT, villaOf } from "../scene/showvilla";
import { cutIncident } from "./incident";
import { lastInHand, type Recalled } from "./moments";

const [GREEN, RED, BLUE] = ["green-thin-1", "red-thick", "blue-hex"].map((name) => indexOf(KIT, name)) as [
  number,
  number,
  number,
];

/** A moment with this piece on the hook, in which the green column has moved this far. */
function moment(tick: number, piece: number | null, gone: number, place: "villa" | "out" = "villa"): Recalled {
  const { poses, places } = villaOf(1);
  const hand = { seat: 1, tool: "hook", piece };
  poses[GREEN * 7]! += gone;
  const now = places.map((was, index) => (index === GREEN ? place : was));
  return { tick, poses, places: now, hands: piece === null ? [] : [hand] } as unknown as Recalled;
}

const [SECOND, LAST] = [250, 30 * 250];
/** Somebody moves blue, then red is drawn for a long time. In the end green falls, and is cleared away a while later. */
const seen = Array.from({ length: LAST / 25 }, (_, i): Recalled => {
  const tick = i * 25;
  if (tick < 5 * SECOND) return moment(tick, BLUE, 0.3);
  const gone = Math.min(Math.max(0, (tick - 20 * SECOND) / SECOND), 1) * 0.05;
  return moment(tick, tick < 22 * SECOND ? RED : null, gone, tick < 26 * SECOND ? "villa" : "out");
});

test("what fell is shown from a breath before it stirs until a moment after it lies", () => {
  const film = cutIncident(seen, [GREEN]);
  expect([film[0]!.tick / SECOND, film.at(-1)!.tick / SECOND]).toEqual([
    expect.closeTo(18.9, 0),
    expect.closeTo(22, 0),
  ]);
});

test("where nothing of it was seen there is nothing to show", () => {
  expect([cutIncident(seen.slice(0, 300), [RED]), cutIncident([], [GREEN])]).toEqual([[], []]);
});

test("what was last in a hand is known, and that the hook had it", () => {
  expect([lastInHand(seen), lastInHand([])]).toEqual([{ piece: RED, hooked: true }, null]);
});
