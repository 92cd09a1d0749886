import { expect, test } from "vitest";
import { FRAME } from "../../protocol";
import { indexOf } from "../../scene/kit";
import type { HandShown } from "../../scene/picture";
import { POSE_SIZE } from "../../scene/picture";
import { KIT, villaOf } from "../../scene/showvilla";
import { TOLD } from "../../scene/weight";
import { Feeling } from "./feeling";

const FRAME_S = 1 / 60;

function after(feeling: Feeling, strain: number, seconds: number, leanDeg: number | null = null) {
  let feels = feeling.look(strain, leanDeg, FRAME_S);
  for (let s = FRAME_S; s < seconds; s += FRAME_S) feels = feeling.look(strain, leanDeg, FRAME_S);
  return feels;
}

/** The pull that looks this taut. */
const strainOf = (taut: number) => FRAME.SLACK_STRAIN - FRAME.FIRM_STRAIN * Math.log(1 - taut);

test("a column that is pulled hard for a while is told to carry, and one that slides is not", () => {
  const feeling = new Feeling();
  expect(after(feeling, 0.05, 2)).toBe(null);
  expect(after(feeling, 0.9, 0.1)).toBe(null); // a jerk
  expect(after(feeling, 0.05, 0.1)).toBe(null);
  expect(after(feeling, 0.9, 1)).toBe("heavy");
  expect(after(feeling, 0.05, 0.1)).toBe("heavy");
  expect(after(feeling, 0.05, 1)).toBe(null);
});

test("whatever is told as heavy within two millimetres is called heavy as well, and whatever is told as loose is not", () => {
  // These two numbers hold for all wood that tests/present/test_weight.py draws.
  expect(after(new Feeling(), strainOf(TOLD.heavy + 0.01), 0.4)).toBe("heavy");
  expect(after(new Feeling(), strainOf(TOLD.loose), 2)).toBe(null);
});

test("loose wood that is drawn quickly is not called heavy, and what is known to carry much is so at once", () => {
  const drawn = (metresASecond: number, known = false, frames = 24) => {
    const feeling = new Feeling();
    let feels = null;
    for (let frame = 0; frame < frames; frame++) {
      const poses = new Float32Array([metresASecond * frame * FRAME_S, 0, 0.04, 1, 0, 0, 0]);
      const hand = { tool: "hand", piece: 0, strain: strainOf(0.7) } as HandShown;
      feels = feeling.of({ poses, places: ["villa"], hands: [hand] }, 0, false, FRAME_S, known);
    }
    return feels;
  };
  expect([drawn(0.1), drawn(0.005)]).toEqual([null, "heavy"]);
  expect([drawn(0.1, true, 6), drawn(0.005, false, 6)]).toEqual(["heavy", null]);
});

test("a hooked column that leans is about to fall, whatever it carries", () => {
  const feeling = new Feeling();
  expect(after(feeling, 0.05, 1, 4)).toBe(null);
  expect(after(feeling, 0.9, 1, 12)).toBe("leans");
  expect(after(feeling, 0.9, 1, null)).toBe("heavy");
});

test("a plateau that has moved since the hand took hold is told, and one that the other hand holds is not", () => {
  const feeling = new Feeling();
  const still = villaOf(1);
  const at = indexOf(KIT, "blue") * POSE_SIZE;
  const moved = (...[dx, lean]: readonly [number, number]) => {
    const poses = Float32Array.from(still.poses);
    poses[at] = poses[at]! + dx;
    poses[at + 5] = Math.sin(lean / 2);
    return { ...still, poses };
  };
  expect(feeling.sways(KIT, still, null)).toBe(false);
  expect([moved(0.002, 0.01), moved(0.004, 0), moved(0, 0.04)].map((now) => feeling.sways(KIT, now, null))).toEqual([
    false,
    true,
    true,
  ]);
  expect(feeling.sways(KIT, moved(0.004, 0), "blue")).toBe(false);
  feeling.forget();
  expect(feeling.sways(KIT, moved(0.004, 0), null)).toBe(false); // that is how it lies now
});
