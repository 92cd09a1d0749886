import { expect, test } from "vitest";
import { cells, layered } from "./noise";
import { grainTexture } from "./textures";

test("noise repeats at the edges of its square and stays between 0 and 1", () => {
  for (const field of [cells(5, 7, 1), layered(3, 2, 4, 2)]) {
    for (let at = 0; at < 50; at++) {
      const [u, v] = [at / 50, (at * 7) / 50];
      const here = field(v)(u);
      expect(here).toBeGreaterThanOrEqual(0);
      expect(here).toBeLessThanOrEqual(1);
      expect(field(v + 1)(u + 1)).toBeCloseTo(here, 6);
    }
  }
});

test("wood has pores on its whole length, whatever the size of its picture", () => {
  for (const size of [256, 512]) {
    const data = grainTexture(size, false).image.data as Uint8Array;
    const porous = Array.from({ length: 8 }, (_, strip) => {
      const [from, to] = [(strip * size) / 8, ((strip + 1) * size) / 8];
      let pores = 0;
      for (let at = from * size; at < to * size; at++) pores += Number(data[at * 4 + 2]! > 0);
      return pores > size;
    });
    expect(porous).toEqual(Array(8).fill(true));
  }
});
