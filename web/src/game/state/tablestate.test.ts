import { expect, test } from "vitest";
import type { Judged, Snapshot, View } from "../../protocol";
import { attemptOf } from "./attempt.fixture";
import { NOTHING_YET, received, type TableState } from "./tablestate";

const view = { over: false } as View;
const snapshot = { type: "snapshot", version: 3, hash: "a", view, story: [], attempt: null } as unknown as Snapshot;
const judged = (version: number): Judged =>
  ({
    type: "judged",
    version,
    hash: `h${version}`,
    view,
    entry: { version, deed: {}, events: [] },
  }) as unknown as Judged;

const seated = (): TableState => received(NOTHING_YET, snapshot, 0).state;

test("the next deed follows the snapshot", () => {
  const { state, resync } = received(seated(), judged(4), 0);
  expect([state.game?.version, state.game?.hash, state.game?.story.length, resync]).toEqual([4, "h4", 1, false]);
});

test("a fall that ends a round is kept with the table as it was, while the next round begins", () => {
  const forensics = { cause: 0, version: 4, began: 0, breaks: 8, ended: 16, facts: {} };
  const second = { over: false, round: 2 } as View;
  const fallen = received(seated(), { ...judged(4), view: second, forensics }, 0).state;
  const { state } = received(fallen, { ...judged(5), view: second }, 0);
  expect([state.game?.forensics, state.game?.before, state.game?.view.round]).toEqual([forensics, view, 2]);
});

test("a missed deed asks for the whole table and changes nothing", () => {
  const before = seated();
  const { state, resync } = received(before, judged(5), 0);
  expect([state, resync]).toEqual([before, true]);
});

test("a deed that is already known is no news", () => {
  const before = seated();
  expect(received(before, judged(3), 0)).toEqual({ state: before, resync: false });
});

test("a clock ends on this page's own time and can be stopped", () => {
  const clock = { type: "countdown", what: "objection", seat: null, ofMs: 20_000 } as const;
  const running = received(seated(), { ...clock, leftMs: 5000 }, 1000).state;
  expect(running.clocks.map((one) => one.endsAt)).toEqual([6000]);
  expect(received(running, { ...clock, leftMs: null }, 2000).state.clocks).toEqual([]);
});

test("a clock that stopped while the line was down is gone after the welcome", () => {
  const clock = { type: "countdown", what: "turn", seat: 1, leftMs: 5000, ofMs: 60_000 } as const;
  const before = received(seated(), clock, 0).state;
  const welcome = { type: "welcome", version: "v", table: "t", seats: [0] } as const;
  expect(received(before, welcome, 9000).state.clocks).toEqual([]);
});

test("an attempt that ended takes the mark with it", () => {
  const mark = received(seated(), { type: "mark", seat: 0, refusal: null }, 0).state;
  expect(mark.mark).toBeNull();
  expect(received(mark, { type: "attempt-ended", seat: 0, how: "move" }, 0).state.mark).toBeUndefined();
});

test("a player who comes back after the server was killed in mid-attempt knows it from the message that follows the whole", () => {
  const message = { type: "noticed", what: "interrupted", seat: 2, piece: "red-hex" } as const;
  const { state, resync } = received(seated(), message, 0);
  expect([state.noticed, state.game?.attempt, resync]).toEqual([{ ...message, count: 1 }, null, false]);
});

test("an attempt that the table has taken over says so, and has no mark any more", () => {
  const attempt = attemptOf({ since: 4 });
  const begun = received(seated(), { type: "attempt-began", attempt }, 0).state;
  const marked = received(begun, { type: "mark", seat: 0, refusal: null }, 0).state;
  const turned = { type: "attempt-turned", phase: "mending", pushed: "blue-hex" } as const;
  const { game, mark } = received(marked, turned, 0).state;
  expect([game?.attempt, mark]).toEqual([{ ...attempt, phase: "mending", pushed: "blue-hex" }, undefined]);
  const nobodys = seated();
  expect(received(nobodys, turned, 0).state).toBe(nobodys);
});

test("a column that is chosen stays so until the attempt is over", () => {
  const begun = received(seated(), { type: "attempt-began", attempt: attemptOf() }, 0).state;
  const chosen = received(begun, { type: "attempt-chosen" }, 0).state;
  const turned = received(chosen, { type: "attempt-turned", phase: "open", pushed: null }, 0).state;
  expect([begun, chosen, turned].map(({ game }) => game?.attempt?.chosen)).toEqual([false, true, true]);
  expect(received(turned, { type: "attempt-ended", seat: 0, how: "move" }, 0).state.game?.attempt).toBeNull();
});

test("the colour that a player came to first is the seat's, whatever the order of the colours", () => {
  const taken = (by: string, colour: string) => ({ event: "colour-taken", by, colour });
  const players = [{ name: "Ann", colours: ["yellow", "blue"] }];
  const story = [{ version: 1, events: [taken("Ann", "blue"), taken("Ann", "yellow")] }];
  const seal = { holder: null, former: 0, shows: "yellow" };
  const told = { ...snapshot, view: { ...view, players, seal }, story } as unknown as Snapshot;
  const seen = received(NOTHING_YET, told, 0).state.game?.view;
  expect(seen?.players[0]?.colours).toEqual(["blue", "yellow"]);
  expect(seen?.seal.shows).toBe("blue");
});
