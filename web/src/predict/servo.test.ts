import { describe, expect, it } from "vitest";
import { type LedCase, realHands } from "./hands.fixture";
import { CONTROL_STEPS, FRAME_STEPS, type Restraint, Servo } from "./servo";

const FREE: Restraint = { resists: 0, lowest: Number.NEGATIVE_INFINITY };

/** How far the page's hand is from the engine's, in millimetres, frame after frame. */
function errors({ massKg, slab, start, targets, grips }: LedCase): number[] {
  const servo = new Servo(slab ? "plateau" : "column", massKg);
  servo.begin(...start);
  let step = 0;
  return targets.map((target, frame) => {
    for (let i = 0; i < FRAME_STEPS; i++, step++) {
      if (step % CONTROL_STEPS === 0) servo.steer(...target);
      servo.step(0, FREE);
    }
    const [x = 0, y = 0, z = 0] = servo.state;
    const [u, v, w] = grips[frame]!;
    return 1000 * Math.hypot(x - u, y - v, z - w);
  });
}

describe("a hand in free air goes as the engine's does", () => {
  it.each(realHands.free)("$name", (one) => {
    const missed = errors(one);
    expect(missed).toHaveLength(120);
    // A plateau gripped in mid-air sags under its own weight. In a game that never happens.
    const steady = missed.slice(one.slab ? 30 : 0);
    expect(Math.max(...steady)).toBeLessThan(0.3);
  });
});

describe("a hand at wood that resists", () => {
  const drawn = (load: Partial<Restraint>, target: readonly [number, number, number]): Float64Array => {
    const servo = new Servo("column", 0.01);
    servo.begin(0, 0, 0.1);
    for (let step = 0; step < 50; step++) {
      if (step % CONTROL_STEPS === 0) servo.steer(...target);
      servo.step(0, { ...FREE, ...load });
    }
    return servo.state;
  };

  it("does not move what has not moved", () => {
    expect([...drawn({ resists: Number.POSITIVE_INFINITY }, [0.1, 0, 0.1]).slice(0, 3)]).toEqual([0, 0, 0.1]);
  });

  it("lags by as much as the wood resists", () => {
    const [x = 0] = drawn({ resists: 1 }, [0.004, 0, 0.1]);
    expect(0.004 - x).toBeGreaterThan(0.0015);
    expect(0.004 - x).toBeLessThan(0.0035);
  });

  it("sets down on the floor and not below it", () => {
    const [, , z = 0] = drawn({ lowest: 0.099 }, [0, 0, 0.05]);
    expect(z).toBe(0.099);
  });
});

it("the hook neither lifts nor lets fall", () => {
  const servo = new Servo("hook", 0.02);
  servo.begin(0, 0, 0.01);
  for (let step = 0; step < 25; step++) {
    if (step % CONTROL_STEPS === 0) servo.steer(0.02, 0, 0.2);
    servo.step(0, FREE);
  }
  expect(servo.state[0]).toBeGreaterThan(0.01);
  expect(servo.state[2]).toBe(0.01);
});

it("a turn follows soon and does not overshoot", () => {
  const servo = new Servo("plateau", 0.1);
  servo.begin(0, 0, 0.1);
  const turns = Array.from({ length: 60 }, () => {
    servo.step(0.5, FREE);
    return servo.state[12]!;
  });
  expect(Math.max(...turns)).toBeLessThanOrEqual(0.5);
  expect(turns.at(-1)).toBeCloseTo(0.5, 2);
});
