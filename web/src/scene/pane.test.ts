import { describe, expect, it, test } from "vitest";
import { gaze, projected } from "./eye";
import { homeEye } from "./eye.fixture";
import { clearPanes, nearestPane, type Pane, slid, WHOLE } from "./pane";
import { at } from "./vector";

const villa = (aspect: number) => (pane: Pane) => homeEye(0.3, aspect, pane).distance;

const clearPane = (papers: readonly Pane[], distance: (pane: Pane) => number): Pane =>
  nearestPane(clearPanes(papers), distance);

describe("the pane that no paper lies on", () => {
  it("is all of the picture where nothing lies on it", () => {
    expect(clearPane([], villa(1.6))).toEqual(WHOLE);
  });

  it("is beside papers that stand at the sides of a low window", () => {
    const papers = [
      { left: 0, top: 0, right: 0.25, bottom: 1 },
      { left: 0.75, top: 0.1, right: 1, bottom: 0.9 },
    ];
    expect(clearPane(papers, villa(2.2))).toEqual({ left: 0.25, top: 0, right: 0.75, bottom: 1 });
  });

  it("is between papers at the head and the foot of a tall window", () => {
    const papers = [
      { left: 0, top: 0, right: 1, bottom: 0.14 },
      { left: 0, top: 0.82, right: 1, bottom: 1 },
    ];
    expect(clearPane(papers, villa(0.49))).toEqual({ left: 0, top: 0.14, right: 1, bottom: 0.82 });
  });

  it("does not take a paper in a corner for a band across the page", () => {
    const corner = { left: 0, top: 0.85, right: 0.16, bottom: 1 };
    const pane = clearPane([corner], villa(1.6));
    expect(pane.left > 0 !== pane.bottom < 1).toBe(true);
    expect(villa(1.6)(pane)).toBeCloseTo(villa(1.6)(WHOLE));
  });

  it("minds no paper that lies on the very middle: no pane would be left", () => {
    expect(clearPane([{ left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 }], villa(1.6))).toEqual(WHOLE);
  });
});

test("no clear pane is within another, and none touches a paper", () => {
  const corner = { left: 0, top: 0.85, right: 0.16, bottom: 1 };
  const notice = { left: 0.7, top: 0, right: 1, bottom: 0.2 };
  expect(clearPanes([corner, notice])).toEqual([
    { left: 0, top: 0.2, right: 1, bottom: 0.85 },
    { left: 0, top: 0, right: 0.7, bottom: 0.85 },
    { left: 0.16, top: 0.2, right: 1, bottom: 1 },
    { left: 0.16, top: 0, right: 0.7, bottom: 1 },
  ]);
});

test("the whole villa is within the pane, wherever that is", () => {
  for (const [width, height] of [
    [360, 740],
    [844, 390],
    [1280, 720],
  ] as const) {
    const pane = { left: 0.05, top: 0.15, right: 0.8, bottom: 0.8 };
    for (const top of [0.09, 0.3, 0.5]) {
      const eye = homeEye(top, width / height, pane);
      const seen = [
        [0, -0.145, 0],
        [-0.145, 0, 0],
        [0.145, 0, 0],
        [0, 0, top],
      ].map(([x, y, z]) => projected(eye, [x!, y!, z!], width, height, pane)!);
      expect(Math.min(...seen.map(({ x }) => x))).toBeGreaterThan(width * pane.left);
      expect(Math.max(...seen.map(({ x }) => x))).toBeLessThan(width * pane.right);
      expect(Math.min(...seen.map(({ y }) => y))).toBeGreaterThan(height * pane.top);
      expect(Math.max(...seen.map(({ y }) => y))).toBeLessThan(height * pane.bottom);
    }
  }
});

test("what is seen through a pane is met by a gaze through the same place", () => {
  const pane = { left: 0.2, top: 0, right: 1, bottom: 0.7 };
  const eye = homeEye(0.3, 1.5, pane);
  const ray = gaze(eye, 0.3, -0.4, 1.5, pane);
  const seen = projected(eye, at(ray, 0.7), 600, 400, pane)!;
  expect(seen.x).toBeCloseTo(390);
  expect(seen.y).toBeCloseTo(280);
});

test("a pane slides to another and then is exactly there", () => {
  const goal = { left: 0.2, top: 0.1, right: 0.9, bottom: 0.8 };
  let pane = WHOLE;
  for (let i = 0; i < 200; i++) pane = slid(pane, goal, 1 / 60);
  expect(pane).toBe(goal);
});
