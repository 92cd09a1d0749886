import { expect, test, vi } from "vitest";
import { homeEye } from "../scene/eye.fixture";
import { indexOf } from "../scene/kit";
import { POSE_SIZE } from "../scene/picture";
import { KIT, villaOf } from "../scene/showvilla";
import type { Villa } from "../scene/villa";
import { EMPTY_HAND } from "./hand/handview";
import { Laying } from "./laying";
import type { Game } from "./state/tablestate";

// What would be drawn, without a canvas.
const drawn = vi.hoisted(() => ({ told: [] as unknown[] }));
vi.mock("../scene/lyingsigns", () => ({
  LyingSigns: class {
    tell(shown: unknown): void {
      drawn.told.push(shown);
    }
  },
}));

const [HEIGHT, FLOOR] = [KIT.columns[0]!.height, 0.1];
const goal = { level: "blue", floor: FLOOR, rest: FLOOR + HEIGHT } as const;
const eye = { ...homeEye(0.2, 1.6), azimuth: -Math.PI / 2 };
const picture = villaOf(1);
const green = indexOf(KIT, "green");
const villa = { state: { picture, eye }, dress: () => undefined, refresh: () => undefined } as unknown as Villa;
const game = (edition: string) =>
  ({ view: { edition, house: {}, askew: [] }, attempt: { verb: "lay" } }) as unknown as Game;
const hand = { ...EMPTY_HAND, holds: "green", journey: "over" } as const;

function looks(x: number, edition: string, opening: "near" | "not") {
  for (const i of [0, 1, 2])
    picture.poses.set([0.03 * (i - 1), i === 1 ? 0.04 : -0.03, FLOOR + HEIGHT / 2], i * POSE_SIZE);
  picture.poses.set([x, 0, FLOOR + HEIGHT + 0.05, 1, 0, 0, 0], green * POSE_SIZE);
  const places = picture.places.map((_, i) => (i < 3 || i === green ? "villa" : "away"));
  Object.assign(villa.state, { picture: { ...picture, places } });
  const said = new Laying(KIT, villa).look({ ...hand, opening }, game(edition), goal);
  return { said, shown: drawn.told.at(-1) as { walled: boolean; beyond: unknown[]; shift: unknown; steady: unknown } };
}

test("where nothing may stick out, the edge of the base is shown, what is over it, and the way back", () => {
  const { said, shown } = looks(0.1, "en", "not");
  expect(said).toEqual({ steady: null, way: "left" });
  expect([shown.walled, shown.beyond.length]).toEqual([true, 1]);
});

test("where a plateau may stick out there is no wall, and one that covers too few is sent to its columns", () => {
  const { said, shown } = looks(0.1, "de", "not");
  expect([shown.walled, said?.way]).toEqual([false, "left"]);
});

test("how steadily it would lie is said as long as it may be laid there", () => {
  const { said, shown } = looks(0, "de", "near");
  expect([said, shown.steady, shown.shift]).toEqual([{ steady: "well", way: null }, "well", null]);
});

test("on its way up nothing is said of it", () => {
  expect(new Laying(KIT, villa).look({ ...hand, journey: "clear", opening: "far" }, game("en"), goal)).toBeNull();
});
