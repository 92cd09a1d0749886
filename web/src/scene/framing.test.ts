import { expect, test } from "vitest";
import { isHeap } from "./down";
import { projected } from "./eye";
import { homeEye } from "./eye.fixture";
import { framing, heapPoints } from "./framing";
import { emptyPicture, POSE_SIZE } from "./picture";
import { KIT as kit } from "./showvilla";

/** All columns lie in a row to the right of the base, the farthest this far out. */
function heap(farthest: number) {
  const empty = emptyPicture(kit);
  const picture = {
    ...empty,
    places: empty.places.map((_, i) => (i < kit.columns.length ? "villa" : "away")),
  } as const;
  kit.columns.forEach((_, i) => {
    const x = 0.1 + ((farthest - 0.1) * i) / (kit.columns.length - 1);
    picture.poses.set([x, 0.05, 0.01, Math.SQRT1_2, Math.SQRT1_2, 0, 0], i * POSE_SIZE);
  });
  return picture;
}

test.each([
  [390, 844],
  [844, 390],
  [1280, 720],
])("all of a heap is seen on a picture of %i by %i, beside the paper at its foot", (width, height) => {
  const pane = { left: 0, top: 0.1, right: 1, bottom: 0.8 };
  const points = heapPoints(kit, heap(0.4));
  const eye = framing(homeEye(0.1, width / height, pane), points, width / height, pane);
  for (const point of points) {
    const at = projected(eye, point, width, height, pane)!;
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(width);
    expect(at.y).toBeGreaterThan(0.1 * height);
    expect(at.y).toBeLessThan(0.8 * height);
  }
});

test("a villa with its columns on the base is no heap, and one with a column far out is", () => {
  expect([isHeap(kit, heap(0.14)), isHeap(kit, heap(0.4))]).toEqual([false, true]);
});
