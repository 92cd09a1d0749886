import { expect, test } from "vitest";
import type { Moment } from "../../net/frames";
import type { Attempt, Verb, View } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { POSE_SIZE } from "../../scene/picture";
import { KIT, villaOf } from "../../scene/showvilla";
import { catalogueOf } from "../../speech/catalogue";
import { attemptOf } from "./attempt.fixture";
import { LossWatch, lossesIn, lossesTold } from "./losses";
import type { Game } from "./tablestate";

const parts: Record<string, string> = import.meta.glob("../../../../src/paletti/messages/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = catalogueOf("en", Object.values(parts));
const base = villaOf(2);

const BELOW = KIT.columns.filter((_, i) => base.places[i] === "villa" && base.poses[i * POSE_SIZE + 2]! < 0.06);
const at = Object.fromEntries(BELOW.map(({ name }) => [name, "base"]));
const view = { edition: "de", house: {}, at, players: [{ name: "Ann" }, { name: "Ben" }] } as unknown as View;
const HELD = BELOW[0]!.name;
const OTHERS = BELOW.slice(1).map(({ name }) => name);

const game = (phase: Attempt["phase"] = "in-hand", verb: Verb = "move", seat = 0) =>
  ({
    kit: KIT,
    view,
    attempt: attemptOf({ seat, verb, piece: HELD, tool: "hook", since: 7, phase }),
  }) as unknown as Game;

/** The villa with these columns lying beside it, and this plateau leaning by so many degrees. */
function moment(tick: number, lying: readonly string[], leans = 0): Moment {
  const poses = base.poses.slice();
  const lay = (index: number, degrees: number): void => {
    const half = (degrees * Math.PI) / 360;
    poses.set([Math.cos(half), Math.sin(half), 0, 0], index * POSE_SIZE + 3);
  };
  for (const name of lying) lay(indexOf(KIT, name), 90);
  if (leans) lay(indexOf(KIT, "blue"), leans);
  return { tick, poses, places: base.places, hands: [], contacts: [], rests: false };
}

test("columns that lie have fallen; the one in hand, and one that stands, have not", () => {
  expect(lossesIn(game(), moment(0, [])).fell).toEqual([]);
  expect(lossesIn(game(), moment(0, [HELD, OTHERS[0]!])).fell).toEqual([OTHERS[0]]);
});

test("a column that dropped off its level has fallen though it stands", () => {
  const high = { ...game(), view: { ...view, at: { [OTHERS[0]!]: "blue" } } } as Game;
  expect(lossesIn(high, moment(0, [])).fell).toEqual([OTHERS[0]]);
});

test("what fell is told once it lasts, and stays told when the table takes it away", () => {
  const watch = new LossWatch();
  const [one, two] = [OTHERS[0]!, OTHERS[1]!];
  expect(watch.see(game(), moment(0, [one])).fell).toEqual([]);
  const told = watch.see(game(), moment(100, [one]));
  expect(told.fell).toEqual([one]);
  expect(watch.see(game(), moment(110, [one]))).toBe(told);
  watch.see(game(), moment(120, [two]));
  expect(watch.see(game("settling"), moment(300, [two])).fell).toEqual([one, two]);
});

test("nothing is told of a push, of a villa that falls, or of the attempt before", () => {
  const watch = new LossWatch();
  watch.see(game(), moment(0, [OTHERS[0]!]));
  expect(watch.see(game(), moment(200, [OTHERS[0]!])).fell).toHaveLength(1);
  expect(watch.see(game("faulted"), moment(210, [OTHERS[0]!])).fell).toEqual([]);
  expect(watch.see(game("falling"), moment(220, [OTHERS[0]!])).fell).toEqual([]);
  expect(watch.see({ ...game(), attempt: null }, moment(230, [])).fell).toEqual([]);
  expect(watch.see(game(), moment(240, [])).fell).toEqual([]);
});

test("a plateau that tips is told, and one that a hand holds or that only sways is not", () => {
  expect(lossesIn(game(), moment(0, [], 20)).tips).toBe("blue");
  expect(lossesIn(game(), moment(0, [], 4)).tips).toBeNull();
  const held = { ...moment(0, [], 20), hands: [{ piece: indexOf(KIT, "blue") }] } as unknown as Moment;
  expect(lossesIn(game(), held).tips).toBeNull();
});

const say = (of: Game, count: number, mine: readonly number[]): string =>
  lossesTold(of, { fell: OTHERS.slice(0, count), tips: null }, mine)
    .map(({ id, words }) => english.say(id, words))
    .join(" ");

test("it says what it means, to the player and to the others, by the house's numbers", () => {
  expect(say(game(), 3, [0])).toBe(
    "Three columns have fallen. This turn will count for nothing. Two more, and the villa is a ruin.",
  );
  expect(say(game(), 1, [1])).toBe(
    "The hexagonal red column has fallen. Ann’s turn will count for nothing. Four more, and the villa is a ruin.",
  );
  const strict = { ...game(), view: { ...view, house: { "ruin-columns": 3 } } } as Game;
  expect(say(strict, 2, [0])).toContain("One more, and the villa is a ruin.");
  expect(say(strict, 3, [0])).toContain("That makes a ruin of the villa.");
});

test("a proof that goes wrong costs no turn by it", () => {
  expect(say(game("in-hand", "prove"), 1, [0])).toBe(
    "The hexagonal red column has fallen. Four more, and the villa is a ruin.",
  );
});
