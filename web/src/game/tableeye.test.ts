import { describe, expect, it } from "vitest";
import { type Eye, projected } from "../scene/eye";
import { homeEye } from "../scene/eye.fixture";
import { baseEdge, indexOf } from "../scene/kit";
import { clearPanes, nearestPane, type Pane, paneHeight, paneWidth, WHOLE } from "../scene/pane";
import { poseOf } from "../scene/pick";
import { type Picture, POSE_SIZE } from "../scene/picture";
import { KIT, villaOf } from "../scene/showvilla";
import type { Vec3 } from "../scene/vector";
import type { Villa } from "../scene/villa";
import type { Hand } from "./hand/hand";
import { TableEye } from "./tableeye";

const STOREY_M = 0.086;
const px = (width: number, height: number, left: number, top: number, right: number, bottom: number): Pane => ({
  left: left / width,
  top: top / height,
  right: right / width,
  bottom: bottom / height,
});

/** Window sizes, and where the papers lie in them while something is in hand. */
const SIZES: readonly [number, number, readonly Pane[]][] = [
  [360, 740, [px(360, 740, 8, 8, 352, 110), px(360, 740, 0, 590, 360, 740), px(360, 740, 300, 412, 352, 548)]],
  [390, 844, [px(390, 844, 8, 8, 382, 110), px(390, 844, 0, 694, 390, 844), px(390, 844, 330, 516, 382, 652)]],
  [
    844,
    390,
    [
      px(844, 390, 8, 8, 219, 382),
      px(844, 390, 625, 60, 836, 382),
      px(844, 390, 646, 8, 836, 52),
      px(844, 390, 227, 246, 279, 382),
    ],
  ],
  [1024, 768, [px(1024, 768, 16, 16, 250, 220), px(1024, 768, 774, 16, 1008, 220), px(1024, 768, 200, 640, 824, 768)]],
  [1280, 720, [px(1280, 720, 16, 16, 280, 220), px(1280, 720, 1000, 16, 1264, 220), px(1280, 720, 336, 600, 944, 720)]],
  [
    1440,
    900,
    [px(1440, 900, 16, 16, 280, 220), px(1440, 900, 1160, 16, 1424, 220), px(1440, 900, 416, 780, 1024, 900)],
  ],
];

/** A table eye over a villa with this many plateaus, with this piece in hand at that place. */
function carrying(piece: string, storeys: number, at: Vec3, [width, height, papers]: (typeof SIZES)[number]) {
  const picture: Picture = villaOf(storeys);
  picture.poses.set([...at, 1, 0, 0, 0], indexOf(KIT, piece) * POSE_SIZE);
  const top = storeys * STOREY_M;
  const home = (pane: Pane): Eye => homeEye(top, width / height, pane);
  const state = { goal: home(WHOLE), paneGoal: WHOLE, width, height };
  const villa = {
    state,
    atHome: false,
    look: (eye: Eye) => Object.assign(state, { goal: eye }),
    cover: (lie: readonly Pane[]) =>
      Object.assign(state, { paneGoal: nearestPane(clearPanes(lie), (pane) => home(pane).distance) }),
    project: (point: Vec3) => projected(state.goal, point, width, height, state.paneGoal),
  };
  const plateau = KIT.plateaus.some(({ colour }) => colour === piece);
  const hand = {
    view: { holds: piece, journey: "over", assist: null },
    holdsPlateau: plateau,
    target: at,
    goal: () => ({ level: "blue", floor: top, rest: plateau ? top + 0.08 : top }),
  };
  const eye = new TableEye(KIT, {
    villa: villa as unknown as Villa,
    hand: hand as unknown as Hand,
    picture: () => picture,
    lasting: () => papers,
    inTheWay: () => papers,
  });
  /** The box round base and piece: its sides as shares of the free pane, and whether it is inside. */
  const seen = () => {
    const { point } = poseOf(picture, indexOf(KIT, piece));
    const { paneGoal } = state;
    const reach = plateau ? 0.1 : 0.012;
    const ends = plateau ? 0.003 : 0.04;
    const round = baseEdge({ base: { ...KIT.base, radius: reach } }, 12).flatMap(([x, y]) =>
      [-ends, ends].map((up): Vec3 => [point[0] + x, point[1] + y, point[2] + up]),
    );
    const places = [...baseEdge(KIT, 24), ...round].map((each) => villa.project(each)!);
    const [xs, ys] = [places.map(({ x }) => x / width), places.map(({ y }) => y / height)];
    const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const within =
      box.left > paneGoal.left && box.right < paneGoal.right && box.top > paneGoal.top && box.bottom < paneGoal.bottom;
    return { wide: paneWidth(box) / paneWidth(paneGoal), high: paneHeight(box) / paneHeight(paneGoal), within };
  };
  return { eye, state, picture, seen };
}

describe.each(SIZES)("on a window of %i by %i", (...size) => {
  const over = (storeys: number, plateau: boolean): Vec3 => [0, 0, storeys * STOREY_M + (plateau ? 0.11 : 0.14)];

  it.each([1, 3])("villa and piece fill the free pane while a column is carried over %i storeys", (storeys) => {
    const { eye, seen } = carrying("red-hex", storeys, over(storeys, false), size);
    eye.lookUp();
    const { wide, high, within } = seen();
    expect(within).toBe(true);
    expect(Math.max(wide, high)).toBeGreaterThan(0.75);
  });

  it("a column that is carried over the heads of others is seen whole at once", () => {
    const { eye, picture, seen } = carrying("red-hex", 2, [0.02, 0.03, 2 * STOREY_M + 0.08 + 0.06], size);
    picture.poses.set([0, 0, 2 * STOREY_M + 0.04, 1, 0, 0, 0], indexOf(KIT, "blue-hex") * POSE_SIZE);
    eye.lookUp();
    expect(seen().within).toBe(true);
  });

  it.each([1, 3])("villa and piece fill the free pane while a plateau is carried over %i storeys", (storeys) => {
    const { eye, seen } = carrying("orange", storeys, over(storeys, true), size);
    eye.lookUp();
    const { wide, high, within } = seen();
    expect(within).toBe(true);
    expect(Math.max(wide, high)).toBeGreaterThan(0.75);
  });

  it("a plateau that lies beside the villa is seen together with it, and both fill the pane", () => {
    const { eye, seen } = carrying("green", 1, [-0.3, 0.02, 0.02], size);
    eye.lookAside([-0.3, 0.02, 0.02]);
    const { wide, high, within } = seen();
    expect(within).toBe(true);
    expect(Math.max(wide, high)).toBeGreaterThan(0.6);
  });

  it("the eye draws back for a piece out of sight no farther than until villa and piece fill the pane", () => {
    const { eye, state, seen } = carrying("red-hex", 1, [0.3, -0.1, 0.06], size);
    for (let i = 0; i < 600; i++) eye.keepInSight();
    const { distance } = state.goal;
    for (let i = 0; i < 600; i++) eye.keepInSight();
    expect(state.goal.distance).toBe(distance);
    expect(Math.max(seen().wide, seen().high)).toBeGreaterThan(0.6);
  });
});
