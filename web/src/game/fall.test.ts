import { expect, test, vi } from "vitest";
import { type Chapter, COLUMNS, type Column, type Forensics, FRAME, type StoryEntry, type View } from "../protocol";
import { homeEye } from "../scene/eye.fixture";
import { KIT, villaOf } from "../scene/showvilla";
import type { Villa } from "../scene/villa";
import { cutFall, filmedFall, recalledAt, recallFall, restsFrom, showAgain, slownessOf } from "./fall";
import { besideFall, clearestSide, hiddenFrom, subjectOf } from "./falleye";
import { culpritOf, fallStory, gaveWayIn, whyFell } from "./fallwords";
import { Memory } from "./moments";
import type { Game } from "./state/tablestate";

const moment = (tick: number, x = 0, z = 0.2) => ({
  tick,
  poses: new Float32Array([x, 0, z, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]), // a plateau and the seal
  places: ["villa", "away"] as const,
  hands: [],
  contacts: [],
  rests: false,
});

const afterMove = (column: Column, version = 7): StoryEntry => ({
  version,
  seat: 0,
  deed: { deed: "move", by: "Ann", column, ends: "collapse", fell: [], swayed: false, askew: [] },
  events: [],
  pushed: null,
});
const BARE = { base: KIT.base, columns: [], plateaus: [] };
const HAND = { seat: 0, tool: "hand", piece: 0, forceN: 1, strain: 0.3, ledMs: null } as const;

test("a villa that falls to the right is seen from the side, the nearer one", () => {
  const eye = besideFall(homeEye(0.2, 1.6), [moment(0), moment(9, 0.3)], BARE, [], 1.6);
  expect(eye.azimuth).toBeCloseTo(-Math.PI / 2);
});

test("a narrow window looks from farther away", () => {
  const at = (aspect: number) =>
    besideFall(homeEye(0.2, aspect), [moment(0), moment(9, 0.3)], BARE, [], aspect).distance;
  expect(at(0.5)).toBeGreaterThan(at(1.6));
});

test("papers that lie on the picture push the eye back, so that the fall is seen beside them", () => {
  const through = (bottom: number) => {
    const pane = { left: 0, top: 0, right: 1, bottom };
    return besideFall(homeEye(0.2, 1.6), [moment(0), moment(9, 0.3)], BARE, [], 1.6, pane).distance;
  };
  expect(through(0.7)).toBeGreaterThan(through(1) * 1.3);
});

test("shown slowly, the wood is between two moments, and nowhere beyond the last", () => {
  const [first, last] = [moment(8), moment(16, 0.4)];
  const villa = [first, { ...last, places: first.places }];
  expect([0, 8, 12, 16, 90].map((tick) => recalledAt(villa, tick).poses[0])).toEqual([
    0,
    0,
    expect.closeTo(0.2),
    expect.closeTo(0.4),
    expect.closeTo(0.4),
  ]);
});

test("the film ends when nothing is seen to move, however long the referee waits", () => {
  const creeps = (i: number) => 0.3 + i * 1e-5;
  const falls = Array.from({ length: 10 }, (_, i) => moment(i * 8, i * 0.03));
  const lies = Array.from({ length: 300 }, (_, i) => moment(80 + i * 8, creeps(i)));
  expect(restsFrom([...falls, ...lies])).toBeLessThan(80 + 120);
});

test("the memory knows a fall only from its beginning", () => {
  const memory = new Memory();
  for (const tick of [8, 12, 16, 20]) memory.keep(moment(tick));
  expect(memory.between(12, 16).map(({ tick }) => tick)).toEqual([12, 16]);
  expect(memory.between(4, 16)).toEqual([]);
});

const WHOLE = [0, 0, 0, 0, 0, 0, 0]; // a piece in a key frame: its head, where it is, how it is turned

/** A film of these ticks with one piece in it, each chapter beginning with a key frame as the server's do. */
function filmOf(chapters: readonly (readonly number[])[]): ArrayBuffer {
  const natural = (value: number): number[] =>
    value < 128 ? [value] : [(value & 127) | 128, ...natural(Math.floor(value / 128))];
  const frames = chapters.flatMap((ticks) =>
    ticks.map((tick, i) =>
      i === 0 ? [FRAME.KEY, ...natural(tick), 1, ...WHOLE] : [0, ...natural(tick - ticks[i - 1]!)],
    ),
  );
  return Uint8Array.from(frames.flatMap((frame) => [frame.length, 0, 0, 0, ...frame])).buffer;
}

test("after a reload the fall is taken from its own chapter of the film, whatever the clock says there", () => {
  const film = filmOf([
    [0, 200, 400], // words are read, and the villa's clock stands still
    [600, 608, 616, 1000],
    [1032, 1040, 1048, 1056, 1064, 1264],
  ]);
  const chapters = [
    { firstFrame: 0, endFrame: 3, entry: { version: 1 } },
    { firstFrame: 3, endFrame: 7, entry: { version: 2 } },
    { firstFrame: 7, endFrame: 13, entry: { version: 3 } },
  ] as Chapter[];
  const fell: Forensics = { cause: 0, version: 3, began: 600, breaks: 616, ended: 632, facts: {} };
  expect(filmedFall(chapters, film, fell).map(({ tick }) => tick)).toEqual([600, 608, 616, 624, 632]);
});

test("the story of a fall names the hand, the plateau that gave way, and the end", () => {
  const view = { players: [{ name: "Ann" }], top: "green", edition: "de", house: {} } as unknown as View;
  const story = [afterMove("red-hex")];
  const fell: Forensics = { cause: 0, version: 7, began: 100, breaks: 500, ended: 900, facts: { plateau: "blue" } };
  // Players see it go before the referee is sure, and see it lie long before everything is still.
  const moments = [
    moment(100),
    moment(300, 0.01), // pushed along, as by a heavy column below it: this is no fall yet
    moment(340, 0.02, 0.19),
    moment(540, 0.2, 0),
    moment(900, 0.2, 0),
  ];
  const told = fallStory({ view, story, kit: { columns: [] } } as unknown as Game, fell, moments);
  expect(told.map(({ tick, id }) => [tick, id])).toEqual([
    [0, "fall-column"],
    [340, "fall-breaks"],
    [440, "fall-ended"],
  ]);
});

test("a plateau that a hand carries does not date the fall", () => {
  const view = { players: [{ name: "Ann" }], top: "blue", nextPlateau: "green" } as unknown as View;
  const fell: Forensics = { cause: 0, version: 7, began: 100, breaks: 500, ended: 900, facts: { plateau: "blue" } };
  const pose = (x: number) => [x, 0, 0.2 - x / 2, 1, 0, 0, 0];
  const carried = { ...HAND, piece: 1, grip: [0, 0, 0.3] as const, target: [0, 0, 0.3] as const };
  const at = (tick: number, blue: number, green: number, hands: readonly (typeof carried)[] = []) => ({
    ...moment(tick),
    poses: new Float32Array([...pose(blue), ...pose(green), ...pose(9)]), // two plateaus and the seal
    places: ["villa", "villa", "away"] as const,
    hands,
  });
  const moments = [
    at(100, 0, 0.2, [carried]),
    at(200, 0, 0.1, [carried]),
    at(480, 0.01, 0),
    at(600, 0.3, 0.3),
    at(900, 0.3, 0.3),
  ];
  const told = fallStory({ view, story: [], kit: { columns: [] } } as unknown as Game, fell, moments);
  expect(told.map(({ tick }) => tick)).toEqual([0, 480, 580]);
});

test("what gave way first is told as soon as it goes, and stays long enough to be read", () => {
  const view = { players: [{ name: "Ann" }], top: "green", nextPlateau: "yellow" } as unknown as View;
  const facts = { plateau: "green", gaveWay: "red-thin-2", gaveWayUnder: "green", gaveWayTick: 330 };
  const fell: Forensics = { cause: 0, version: 7, began: 100, breaks: 500, ended: 900, facts };
  const moments = [moment(100), moment(340, 0, 0.19), moment(540, 0.2, 0), moment(900, 0.2, 0)];
  const game = { view, story: [], kit: { columns: [] } } as unknown as Game;
  const first = { plateau: "green", colour: "red", shape: "thin", number: 2 };
  const read = 0.4 * FRAME.TICKS_A_SECOND;
  expect(fallStory(game, fell, moments)).toEqual([
    { tick: 0, id: "fall-plateau", words: { name: "Ann", plateau: "yellow" } },
    { tick: 330, id: "fall-first", words: first },
    { tick: 330 + read, id: "fall-breaks", words: { plateau: "green" } },
    { tick: 330 + 2 * read, id: "fall-ended", words: {} },
  ]);
  expect(whyFell(game, fell)).toEqual([
    { id: "end-while-laying", words: { plateau: "yellow" } },
    { id: "end-first", words: first },
    { id: "end-enough", words: {} }, // blue may still stand below it
  ]);
});

test("the result names the column that was drawn, and what is known of the fall where nothing was seen to part", () => {
  const view = { players: [{ name: "Ann" }], top: "green", edition: "de", house: {} } as unknown as View;
  const story = [afterMove("red-hex")];
  const why = (plateau: string | null) =>
    whyFell({ view, story }, { cause: 0, version: 7, began: 0, breaks: 9, ended: 20, facts: { plateau } });
  const drawn = { id: "end-while-drawing", words: { colour: "red", shape: "hex", number: 0 } };
  expect(why("blue")).toEqual([drawn, { id: "end-tipped", words: { plateau: "blue" } }]);
  expect(why(null)).toEqual([drawn, { id: "end-ruin", words: { count: 5 } }]);
});

test("a column behind another is seen from round the corner", () => {
  const columns = [0, 1].map(() => ({ width: 0.02, height: 0.08 }));
  const pose = (x: number) => [x, 0, 0.04, 1, 0, 0, 0];
  const first = { poses: new Float32Array([...pose(0), ...pose(0.05)]), places: ["villa", "villa"] as const };
  const culprit = subjectOf(first, columns, 0);
  const wood = { ...BARE, columns };
  expect(hiddenFrom(first, wood, culprit, 0)).toBeGreaterThan(0.6); // the eye sees a little over the other's head
  expect(hiddenFrom(first, wood, culprit, Math.PI)).toBe(0);
  const side = clearestSide(first, wood, [culprit], 0);
  expect(hiddenFrom(first, wood, culprit, side)).toBe(0);
  expect(Math.abs(side)).toBeLessThan(1);
});

test("a plateau that sticks out over a column hides it, and so does a column of the storey above", () => {
  const columns = [0, 1].map(() => ({ width: 0.02, height: 0.08 }));
  const outline = [
    [-0.02, -0.1],
    [0.3, -0.1],
    [0.3, 0.1],
    [-0.02, 0.1],
  ] as const;
  const pose = (x: number, z: number) => [x, 0, z, 1, 0, 0, 0];
  const first = (above: number) => ({
    poses: new Float32Array([...pose(0, 0.04), ...pose(above, 0.126), ...pose(0, 0.083)]),
    places: ["villa", "villa", "villa"] as const,
  });
  const hidden = (above: number, plateaus: readonly { outline: typeof outline }[], side: number) =>
    hiddenFrom(first(above), { columns, plateaus }, subjectOf(first(above), columns, 0), side);
  expect([hidden(9, [{ outline }], 0), hidden(9, [{ outline }], Math.PI)]).toEqual([1, 0]);
  expect(hidden(0.4, [], 0)).toBeGreaterThan(0.5); // at that distance the line of sight is at that height
  expect(hidden(0.4, [], Math.PI)).toBe(0);
});

test("the side is chosen for the hand as well, which stands beside its column on the side it pulls to", () => {
  const columns = [0, 1].map(() => ({ width: 0.02, height: 0.08 }));
  const pose = (x: number, y: number) => [x, y, 0.04, 1, 0, 0, 0];
  // Seen from the left the column is free, but the hand that draws it is behind another.
  const shown = { ...moment(0), poses: new Float32Array([...pose(0, 0), ...pose(-0.05, 0.03), ...pose(9, 9)]) };
  const places = ["villa", "villa", "away"] as const;
  const hands = [{ ...HAND, grip: [0, 0, 0.04] as const, target: [0, 0.02, 0.04] as const }];
  const eye = { ...homeEye(0.2, 1.6), azimuth: Math.PI };
  const side = (withHand: boolean) =>
    besideFall(eye, [{ ...shown, places, hands: withHand ? hands : [] }], { ...BARE, columns }, [0], 1.6).azimuth;
  const hand = { index: -1, at: [0, 0.03, 0.04], width: 0.03, height: 0.06 } as const;
  expect(hiddenFrom({ ...shown, places }, { ...BARE, columns }, hand, Math.PI)).toBeGreaterThan(0.5);
  expect(hiddenFrom({ ...shown, places }, { ...BARE, columns }, hand, side(false))).toBeGreaterThan(0.5);
  expect(hiddenFrom({ ...shown, places }, { ...BARE, columns }, hand, side(true))).toBe(0);
});

test("the film begins a breath before it broke, or earlier where the hand was out by then", () => {
  const fell: Forensics = { cause: 0, version: 3, began: 0, breaks: 1000, ended: 1500, facts: { gaveWay: "red-hex" } };
  const hands = [{ ...HAND, grip: [0, 0, 0] as const, target: [0, 0, 0] as const }];
  const moments = Array.from({ length: 151 }, (_, i) => ({ ...moment(i * 10), hands: i < 60 ? hands : [] }));
  expect(cutFall(moments, fell)[0]?.tick).toBe(290);
  expect(
    cutFall(
      moments.map((one) => ({ ...one, hands })),
      fell,
    )[0]?.tick,
  ).toBe(700);
  expect(
    cutFall(
      moments.map((one) => ({ ...one, hands: [] })),
      fell,
    )[0]?.tick,
  ).toBe(700);
  expect(gaveWayIn(fell)).toBe("red-hex");
  expect(gaveWayIn({ ...fell, facts: { gaveWay: null } })).toBeNull();
});

test("columns that fell long before it was a ruin are in the film, and the still time between them is not", () => {
  const second = FRAME.TICKS_A_SECOND;
  const facts = { plateau: null, gaveWay: "red-hex", gaveWayTick: 4 * second };
  const fell: Forensics = { cause: 0, version: 3, began: 0, breaks: 34 * second, ended: 36 * second, facts };
  const hands = [{ ...HAND, grip: [0, 0, 0] as const, target: [0, 0, 0] as const }];
  const moments = Array.from({ length: 36 * 25 + 1 }, (_, i) => ({ ...moment((i * second) / 25), hands }));
  const film = cutFall(moments, fell);
  expect(film.at(-1)?.tick).toBe(36 * second);
  expect(film[0]!.poses).toBe(moments[70]!.poses); // 2.8 s: shortly before the first of them
  const steps = film.slice(1).map(({ tick }, i) => tick - film[i]!.tick);
  expect(Math.max(...steps)).toBeCloseTo(second / 25, 6);
  expect(film.at(-1)!.tick - film[0]!.tick).toBeCloseTo((2.7 + 3.2) * second, 6);
});

test("a page that was loaded again in the middle asks the server for what it did not see", async () => {
  const second = FRAME.TICKS_A_SECOND;
  const facts = { plateau: null, gaveWay: "red-hex", gaveWayTick: 4 * second };
  const fell: Forensics = { cause: 0, version: 3, began: 0, breaks: 34 * second, ended: 36 * second, facts };
  const memory = new Memory();
  const at = (tick: number) => ({ ...moment(tick), contacts: [], rests: false });
  for (let tick = 20 * second; tick <= 36 * second; tick += 10) memory.keep(at(tick)); // the reload was at 20 s
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response("", { status: 404 });
  });
  expect(await recallFall(memory, fell, "table")).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  vi.unstubAllGlobals();
});

test("where the drawn column had carried what came down, that is told, and then what parted first", () => {
  const view = { players: [{ name: "Ann" }], top: "green", nextPlateau: "yellow" } as unknown as View;
  const story = [afterMove("blue-hex")];
  const parted = { plateau: "green", gaveWay: "green-hex", gaveWayUnder: "green", gaveWayTick: 330 };
  const facts = { ...parted, carried: "green" };
  const fell: Forensics = { cause: 0, version: 7, began: 100, breaks: 500, ended: 900, facts };
  const game = { view, story, kit: { columns: [] } } as unknown as Game;
  const drawn = { colour: "blue", shape: "hex", number: 0 };
  const first = { plateau: "green", colour: "green", shape: "hex", number: 0 };
  expect(whyFell(game, fell)).toEqual([
    { id: "end-while-drawing", words: drawn },
    { id: "end-carried", words: { plateau: "green" } },
    { id: "end-first", words: first },
    { id: "end-enough", words: {} }, // blue may still stand below it
  ]);
  const read = 0.4 * FRAME.TICKS_A_SECOND;
  expect(fallStory(game, fell, [moment(100), moment(900)])).toEqual([
    { tick: 0, id: "fall-column", words: { name: "Ann", ...drawn } },
    { tick: 330 - read, id: "fall-carried", words: { plateau: "green" } },
    { tick: 330, id: "fall-first", words: first },
    { tick: 500, id: "fall-breaks", words: { plateau: "green" } },
    { tick: 700, id: "fall-ended", words: {} },
  ]);
  expect(gaveWayIn(fell)).toBe("green-hex");
});

test("in a real villa the chosen side hides a column hardly more than the best, and is the wished one if that will do", () => {
  const { poses, places } = villaOf(3);
  KIT.columns.forEach((_, culprit) => {
    if (places[culprit] !== "villa") return;
    const subject = subjectOf({ poses }, KIT.columns, culprit);
    const hidden = (side: number) => hiddenFrom({ poses, places }, KIT, subject, side);
    const all = Array.from({ length: 48 }, (_, i) => hidden((i * Math.PI) / 24));
    const chosen = clearestSide({ poses, places }, KIT, [subject], 0);
    // A slightly worse side is fine if it saves the eye a walk around the table.
    expect(hidden(chosen)).toBeLessThanOrEqual(Math.min(...all) + 0.1 * Math.PI);
    if (hidden(0) === 0) expect(chosen).toBeCloseTo(0);
  });
});

test("whose hand it was is known by the column of the last deed", () => {
  const story = [afterMove("red-hex", 3)] as unknown as Game["story"];
  const fell: Forensics = { cause: 0, version: 3, began: 0, breaks: 8, ended: 16, facts: {} };
  expect(KIT.columns[culpritOf({ story, kit: KIT as Game["kit"] }, fell)]?.name).toBe("red-hex");
  expect(culpritOf({ story: [], kit: KIT as Game["kit"] }, fell)).toBe(-1);
});

test("a ruin of columns names no plateau, for none need have come down", () => {
  const view = { players: [{ name: "Ann" }], top: "green", nextPlateau: "yellow" } as unknown as View;
  const story = [{ version: 7, seat: 0, deed: { deed: "lay", by: "Ann" }, events: [], pushed: null }];
  const fell: Forensics = { cause: 0, version: 7, began: 100, breaks: 500, ended: 900, facts: { plateau: null } };
  const told = fallStory({ view, story, kit: { columns: [] } } as unknown as Game, fell, []);
  expect(told.map(({ id, words }) => [id, words])).toEqual([
    ["fall-plateau", { name: "Ann", plateau: "yellow" }],
    ["fall-ruin", {}],
    ["fall-ended", {}],
  ]);
});

test("the film begins a breath before what gave way first moves, however much later the referee is sure of a fall", () => {
  const second = FRAME.TICKS_A_SECOND;
  const index = COLUMNS.indexOf("blue-thin-3");
  const at = (tick: number, x: number) => {
    const poses = new Float32Array((COLUMNS.length + 1) * 7);
    poses[index * 7] = x;
    return { tick, poses, places: [], hands: [] };
  };
  // It stands, moves at the tenth second, loses its plateau at the eleventh; the villa is down at the twentieth.
  const moments = Array.from({ length: 200 }, (_, i) => at((i * second) / 8, i < 80 ? 0 : 0.1));
  const fell: Forensics = {
    cause: 0,
    version: 3,
    began: 0,
    breaks: 20 * second,
    ended: 25 * second,
    facts: { gaveWay: "blue-thin-3", gaveWayUnder: "blue", gaveWayTick: 11 * second },
  };
  const begins = (film: readonly { poses: Float32Array }[]) =>
    moments.findIndex(({ poses }) => poses === film[0]!.poses) / 8;
  expect(begins(cutFall(moments, fell))).toBeLessThanOrEqual(9);
  expect(begins(cutFall(moments, fell))).toBeGreaterThan(8);
  // If something keeps moving in between, there is no gap.
  const slides = moments.map((one, i) => (i < 80 ? one : at(one.tick, i / 1000)));
  const film = cutFall(slides, fell);
  expect(film.at(-1)!.tick - film[0]!.tick).toBeGreaterThan(15 * second);
});

test("a fall of a moment is shown four times slower, and one that takes long no longer than one looks on", () => {
  expect([slownessOf(3000), slownessOf(60_000)]).toEqual([4, 1.5]);
  expect(slownessOf(12_000)).toBeCloseTo(2.5);
});

test("the column in hand and the one that gave way are marked, each as what it is, until the film ends", () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  const signs: object = {};
  const villa = {
    state: { kit: KIT, eye: homeEye(0.2, 1.6) },
    sign: (change: object) => Object.assign(signs, change),
    dusk: () => undefined,
    show: () => undefined,
  } as unknown as Villa;
  const culprit = KIT.columns.findIndex(({ name }) => name === "red-hex");
  const shown = { view: {} as View, culprit, gaveWay: "green-hex" };
  const stop = showAgain(
    villa,
    [moment(0), moment(8)],
    shown,
    () => undefined,
    () => undefined,
  );
  expect(signs).toMatchObject({ gaveWay: "green-hex", culprit: "red-hex" });
  stop();
  expect(signs).toMatchObject({ gaveWay: null, culprit: null });
  vi.unstubAllGlobals();
});
