import { expect, test } from "vitest";
import { handShown, squareVilla } from "../access/villa.fixture";
import { type HandShown, type Picture, POSE_SIZE } from "./picture";
import { makeRubbing, opening, plateauOver, showRubbing } from "./rubbing";

const { kit, picture } = squareVilla([{ name: "red-thin-1", x: 0.05, y: 0 }]);
const BLUE = kit.columns.length;
const hand = (tool: HandShown["tool"] = "hand"): HandShown =>
  handShown({ tool, grip: [0.05, 0, 0.04], target: [0.07, 0, 0.04], strain: 0.5 });

/** The same villa after the column was drawn this far, and the blue plateau moved this far along x and down. */
function after(drawn: number, along: number, down: number): Picture {
  const poses = picture.poses.slice();
  poses[0]! += drawn;
  poses[BLUE * POSE_SIZE]! += along;
  poses[BLUE * POSE_SIZE + 2]! -= down;
  return { ...picture, poses };
}

/** How far the shadow hangs below the rim at most on the way to that villa. */
function shadowAfter(end: Picture, tool: HandShown["tool"] = "hand"): number | null {
  const rubbing = makeRubbing();
  showRubbing(rubbing, kit, picture, { hand: hand(tool), taut: 0.5, now: 0 });
  showRubbing(rubbing, kit, end, { hand: hand(tool), taut: 0.5, now: 16 });
  if (!rubbing.group.visible) return null;
  const places = rubbing.shadow.geometry.getAttribute("position");
  return Math.max(...rubbing.rim.map((_, i) => places.getZ(2 * i) - places.getZ(2 * i + 1)));
}

test("the shadow opens by millimetres where a plateau gives by tenths of one, as under a heavy column, and not by rounding", () => {
  // Drawn by five millimetres, heavy wood moves its plateau by 0.3 mm or more, loose wood by 0.04 mm at most.
  expect(shadowAfter(after(0.005, 0.0003, 0.00005))).toBeGreaterThan(0.002);
  expect(shadowAfter(after(0.005, 0.0001, 0))).toBe(0);
  expect(opening([0, 0, 0], [0, 0, -0.02])).toBe(0.007);
});

test("the plateau itself is drawn where it is, and a hand that steadies it opens no shadow", () => {
  const end = after(0.005, 0.0003, 0);
  const poses = end.poses.slice();
  shadowAfter(end);
  expect(end.poses).toEqual(poses);
  expect(shadowAfter(end, "hold")).toBe(null);
});

test("once the column is out from under its plateau nothing rubs any more", () => {
  expect(plateauOver(kit, picture, 0)).toBe(BLUE);
  expect(plateauOver(kit, after(0.08, 0, 0), 0)).toBe(-1);
  expect(shadowAfter(after(0.08, 0.001, 0))).toBe(null);
});

test("dust falls from a taut column that moves, none from one that slides loosely or stands still", () => {
  const grains = (taut: number, step: number) => {
    const rubbing = makeRubbing();
    let falls = false;
    for (let frame = 0; frame < 12; frame++)
      falls = showRubbing(rubbing, kit, after(step * frame, 0, 0), { hand: hand(), taut, now: 16 * frame });
    return [rubbing.grains.length > 3, falls];
  };
  expect(grains(0.6, 0.0005)).toEqual([true, true]);
  expect(grains(0.2, 0.0005)).toEqual([false, false]);
  expect(grains(0.6, 0)).toEqual([false, false]);
});
