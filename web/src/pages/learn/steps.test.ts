import { expect, test } from "vitest";
import { EMPTY_HAND } from "../../game/hand/handview";
import { attemptOf } from "../../game/state/attempt.fixture";
import type { View } from "../../protocol";
import { homeEye } from "../../scene/eye.fixture";
import { begun, needsOther, noticed, type Seen, STEPS, type Step } from "./steps";

const view = {
  seal: { holder: null, former: null, shows: null },
  phase: "build",
  top: "green",
  at: { "red-hex": "base", "red-thick": "green" },
  objector: null,
  over: false,
};
const quiet: Seen = {
  eye: homeEye(0.1, 1.5),
  hand: EMPTY_HAND,
  game: { view: view as unknown as View, attempt: null, version: 5 },
  forceN: 0,
  drawnM: 0,
  shownAgain: false,
};
const attempt = attemptOf();

function seen(change: Partial<Seen>, game: Partial<Seen["game"]> = {}, viewed: object = {}): Seen {
  const changed = { ...quiet.game, ...game, view: { ...quiet.game.view, ...viewed } as View };
  return { ...quiet, ...change, game: changed };
}

/** The moment when the outcome of an attempt is announced. */
const judged = seen({}, { version: 6 });

/** Whether the step is done after these looks, one after the other. */
function after(step: Step, ...looks: Seen[]): boolean {
  let notes = begun(quiet);
  let done = false;
  for (const look of looks) ({ notes, done } = noticed(step, notes, look));
  return done;
}

test("looking round is done once the eye has turned", () => {
  expect(after("turn", quiet)).toBe(false);
  expect(after("turn", seen({ eye: { ...quiet.eye, azimuth: quiet.eye.azimuth + 0.7 } }))).toBe(true);
});

test("who looks level is told what to look for, and has all the time in the world", () => {
  const level = noticed("level", begun(quiet), seen({ eye: { ...quiet.eye, elevation: 0.02 } }));
  expect([level.notes.half, level.done]).toEqual([true, false]);
  expect(noticed("level", level.notes, quiet)).toEqual(level); // having looked from low down, the eye may go up again
});

test("a column counts as stood up when there is one more on top", () => {
  expect(after("stand", quiet)).toBe(false);
  expect(after("stand", seen({}, {}, { at: { "red-hex": "green", "red-thick": "green" } }))).toBe(true);
});

test("a loaded column was felt when it was pulled and then let be", () => {
  const pulled = seen({ forceN: 1 }, { attempt });
  expect(after("feel", pulled)).toBe(false);
  expect(after("feel", pulled, quiet)).toBe(false); // it has ended, but the outcome is not announced yet
  expect(after("feel", pulled, quiet, judged)).toBe(true);
  expect(after("feel", seen({}, { attempt }), judged)).toBe(false);
});

test("the hook was used when it drew something, not when it was only picked up", () => {
  const hooked = (drawnM: number) => seen({ drawnM }, { attempt: { ...attempt, tool: "hook" } });
  expect(after("hook", hooked(0), judged)).toBe(false);
  expect(after("hook", hooked(0.01), judged)).toBe(true);
  expect(after("hook", hooked(0.01), seen({}, { version: 6 }, { over: true }))).toBe(false); // it fell: try again
});

test("an objection is over when its proof is", () => {
  const proving = seen({}, {}, { objector: 1, phase: "proof" });
  expect(after("object", proving)).toBe(false);
  expect(after("object", proving, seen({}, {}, { objector: 1, phase: "take-out" }))).toBe(true);
});

test("a fall is done once it has been seen again", () => {
  expect(after("fall", seen({ shownAgain: true }))).toBe(false);
  expect(after("fall", seen({}, {}, { over: true }))).toBe(false);
  expect(after("fall", seen({ shownAgain: true }, {}, { over: true }))).toBe(true);
});

test("the seal has to be taken and then to change hands", () => {
  const seal = (holder: number, former: number | null) => seen({}, {}, { seal: { holder, former, shows: null } });
  expect(after("seal", quiet, seal(1, null))).toBe(false);
  expect(after("seal", quiet, seal(1, null), seal(0, 1))).toBe(true);
});

test("only the last two steps need the taller villa, and whoever goes back from them needs the first one again", () => {
  expect(STEPS.filter((step) => needsOther(step, false))).toEqual(["seal", "fall"]);
  expect(STEPS.filter((step) => !needsOther(step, true))).toEqual(["seal", "fall"]);
  expect([needsOther(undefined, true), needsOther(undefined, false)]).toEqual([false, false]);
});
