import { expect, test } from "vitest";
import { Slowness } from "./slowness";

test("a slow line is told when it stays slow, and until it is fair again", () => {
  const slowness = new Slowness();
  const said = [100, 900, 100, 640, 610, 350, 620, 200, 650].map((ms) => slowness.look(ms));
  expect(said).toEqual([null, null, null, null, 0.6, 0.4, 0.6, null, null]);
});
