import { expect, test } from "vitest";
import type { Chapter, Replay } from "../../protocol";
import { chapterAt, clock, type Film, openingMs, pictureAt, viewBefore } from "./film";

const pose = (x: number): Float32Array => new Float32Array([x, 0, 0, 1, 0, 0, 0]);
const villa = ["villa"] as const;
const hand = {
  seat: 0,
  tool: "hand",
  piece: 0,
  grip: [0, 0, 0],
  target: [0.2, 0, 0],
  forceN: 1,
  strain: 0.3,
  ledMs: null,
} as const;
const chapters = [{ atMs: 0, view: { players: [{ colours: ["blue"] }] } }] as unknown as Chapter[];
const film: Film = {
  replay: { chapters } as unknown as Replay,
  shots: [
    { ms: 0, poses: pose(0), places: villa, hands: [hand] },
    { ms: 32, poses: pose(0.1), places: villa, hands: [{ ...hand, grip: [0.1, 0, 0] }] },
    { ms: 832, poses: pose(0.2), places: villa, hands: [] },
  ],
};

test("between two pictures the wood is between them", () => {
  expect(pictureAt(film, 16)?.poses[0]).toBeCloseTo(0.05);
});

test("a hand goes with its wood, in the colour of whose it is", () => {
  const [seen] = pictureAt(film, 16)!.hands;
  expect([seen?.grip[0], seen?.target[0], seen?.colour]).toEqual([0.05, 0.2, "blue"]);
  expect(pictureAt(film, 900)?.hands).toEqual([]);
});

test("a pause is no slow movement", () => {
  expect(pictureAt(film, 400)?.poses[0]).toBeCloseTo(0.1);
});

test("before the first picture and after the last there is nothing else to see", () => {
  expect(pictureAt(film, -5)?.poses[0]).toBeCloseTo(0);
  expect(pictureAt(film, 9999)?.poses[0]).toBeCloseTo(0.2);
});

test("a chapter lasts until the next one begins", () => {
  const chapters = [0, 800, 1600].map((atMs) => ({ atMs }) as Chapter);
  expect([0, 799, 800, 5000].map((ms) => chapterAt(chapters, ms))).toEqual([0, 0, 1, 2]);
});

test("a film opens when the first villa stands", () => {
  const told = (...kinds: string[]) => ({ events: kinds.map((event) => ({ event })) });
  const chapters = [
    { atMs: 0, entry: told("villa-set-up") },
    { atMs: 800, entry: told("seal-thrown") },
    { atMs: 1600, entry: told("villa-collapsed", "round-ended") },
    { atMs: 2400, entry: told("villa-set-up") },
  ] as unknown as Chapter[];
  expect(openingMs(chapters)).toBe(800);
  expect(openingMs(chapters.slice(0, 1))).toBe(0);
});

test("time is told as on any clock", () => {
  expect([0, 5400, 65_000, 3_600_000].map(clock)).toEqual(["0:00", "0:05", "1:05", "60:00"]);
});

test("what a deed locked or left leaning is shown from its end on", () => {
  const views = ["", "red-hex", "blue-hex"].map((askew) => ({ askew: askew ? [askew] : [] }));
  const told = views.map((view, i) => ({ atMs: i * 800, view })) as unknown as Chapter[];
  const shown = (ms: number) => viewBefore({ chapters: told, lengthMs: 2400 }, ms)?.askew ?? null;
  expect([0, 900, 1600, 2400].map(shown)).toEqual([null, [], ["red-hex"], ["blue-hex"]]);
});
