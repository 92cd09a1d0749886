import { expect, test } from "vitest";
import { Slowness } from "./slowness";

test("a slow line is told when it stays slow, and until it is fair again", () => {
  const slowness = new Slowness();
  const said = [100, 900, 900, 900, 100, 940, 910, 910, 1010, 550, 620, 200, 950].map((ms) => slowness.look(ms));
  expect(said).toEqual([null, null, null, null, null, null, null, null, 1, 0.6, 0.6, null, null]);
});
