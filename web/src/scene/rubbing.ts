/** Where a drawn column rubs: dust at its head, and a shadow along the rim of the plateau above it if that gives way.
 *
 * The wood itself is drawn where it is, because players must see what is judged. The shadow shows, many times enlarged,
 * how far the rim has moved since the hand took hold. */

import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial } from "three";
import { FRAME, type Kit } from "../protocol";
import { poseOf } from "./pick";
import { type HandShown, type Picture, POSE_SIZE } from "./picture";
import { outlineRim, type RimPoint, signedDistance } from "./rim";
import { add, inverse, length, scale, sub, turned, type Vec3 } from "./vector";
import { TOLD } from "./weight";

const SHADOW = new Color("#1c120a");
const DUST = new Color("#fff3d2");
const UNFELT_M = 1.5 * FRAME.STEP_M; // rounding in the messages is not a movement of the wood
const LARGER = 14;
const MOST_M = 0.007;
const RIM_STEP_M = 0.008;
const PROUD_M = 0.0005; // in front of the wood, so that the rim does not hide it
const TOUCHES_M = 0.004; // if it is no farther from its head than this, a plateau lies on the column
const GRAINS = 14;
const GRAIN_EACH_M = 0.0004; // of the way that a taut column moves
const FALLS_MS = 900;
const FALLS_M = 0.022;
const GRAIN_M = 0.0008;
// A grain: two crossed flakes, so that it is visible from everywhere.
const CHIP: readonly Vec3[] = [
  [-1, 0, -1],
  [1, 0, -1],
  [0, 0, 1],
  [0, -1, -1],
  [0, 1, -1],
  [0, 0, 1],
];
const GOLDEN = 2.4; // radians from grain to grain: never the same place twice in a row

/** How far the shadow opens, in metres, at a point of the rim that has moved from `rest` to `now`. */
export function opening(rest: Vec3, now: Vec3): number {
  return Math.min(MOST_M, LARGER * Math.max(0, length(sub(now, rest)) - UNFELT_M));
}

/** The plateau on this column's head, by its index among the pieces; -1 if there is none. */
export function plateauOver(kit: Kit, picture: Picture, index: number): number {
  const column = kit.columns[index];
  if (!column) return -1;
  const { point } = poseOf(picture, index);
  const head = point[2] + column.height / 2;
  const found = kit.plateaus.findIndex(({ thickness, outline }, i) => {
    const at = kit.columns.length + i;
    if (picture.places[at] !== "villa") return false;
    const lies = poseOf(picture, at);
    if (Math.abs(lies.point[2] - thickness / 2 - head) > TOUCHES_M) return false;
    const [x, y] = turned(sub(point, lies.point), inverse(lies.turn));
    return signedDistance(outline, x, y) < column.width / 2;
  });
  return found < 0 ? -1 : kit.columns.length + found;
}

interface Grain {
  readonly from: Vec3;
  readonly born: number;
}

export interface Rubbing {
  readonly group: Group;
  readonly shadow: Mesh;
  readonly dust: Mesh;
  /** The drawn piece, and what lay on it when the hand took hold. */
  piece: number;
  over: number;
  rest: Float32Array | null;
  rim: readonly RimPoint[];
  grains: Grain[];
  shed: number;
  last: Vec3 | null;
}

/** Nothing rubs yet. */
export function makeRubbing(): Rubbing {
  const look = { transparent: true, depthWrite: false, toneMapped: false } as const;
  const shadow = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({ ...look, vertexColors: true, side: DoubleSide }),
  );
  const dust = new Mesh(
    new BufferGeometry().setAttribute(
      "position",
      new Float32BufferAttribute(new Float32Array(3 * CHIP.length * GRAINS), 3),
    ),
    new MeshBasicMaterial({ ...look, color: DUST, side: DoubleSide }),
  );
  [shadow.frustumCulled, dust.frustumCulled] = [false, false];
  const group = new Group();
  group.add(shadow, dust);
  group.visible = false;
  return { group, shadow, dust, piece: -1, over: -1, rest: null, rim: [], grains: [], shed: 0, last: null };
}

/** Shows how this hand's column affects the plateau on it; true while dust falls. */
export function showRubbing(
  rubbing: Rubbing,
  kit: Kit,
  picture: Picture,
  { hand, taut, now }: { readonly hand: HandShown | null; readonly taut: number; readonly now: number },
): boolean {
  const piece = hand && hand.tool !== "hold" ? hand.piece : -1;
  if (piece !== rubbing.piece) takeHold(rubbing, kit, picture, piece);
  rubbing.group.visible = piece >= 0 && rubbing.over >= 0 && plateauOver(kit, picture, piece) === rubbing.over;
  if (!rubbing.group.visible) return false;
  openShadow(rubbing, kit, picture);
  return shedDust(rubbing, kit, picture, taut, now);
}

function takeHold(rubbing: Rubbing, kit: Kit, picture: Picture, piece: number): void {
  const over = plateauOver(kit, picture, piece);
  const shape = kit.plateaus[over - kit.columns.length];
  Object.assign(rubbing, {
    piece,
    over,
    rest: shape ? picture.poses.slice(over * POSE_SIZE, (over + 1) * POSE_SIZE) : null,
    rim: shape ? outlineRim(shape.outline, RIM_STEP_M) : [],
    grains: [],
    last: null,
  });
  if (shape) rubbing.shadow.geometry = ribbon(rubbing.rim.length);
}

/** A closed ribbon of two rows of points: dark above, nothing below. */
function ribbon(count: number): BufferGeometry {
  const geometry = new BufferGeometry();
  const { r, g, b } = SHADOW;
  const colours = Array.from({ length: count }, () => [r, g, b, 0.75, r, g, b, 0.1]).flat();
  const faces = Array.from({ length: count }, (_, i) => {
    const [a, b] = [2 * i, 2 * ((i + 1) % count)];
    return [a, a + 1, b, b, a + 1, b + 1];
  }).flat();
  geometry.setAttribute("position", new Float32BufferAttribute(new Float32Array(6 * count), 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 4));
  geometry.setIndex(faces);
  return geometry;
}

/** Hangs the shadow below the rim, at each point as deep as the rim has moved there. */
function openShadow({ shadow, rim, rest, over }: Rubbing, kit: Kit, picture: Picture): void {
  if (!rest) return;
  const low = -kit.plateaus[over - kit.columns.length]!.thickness / 2;
  const was = {
    point: [rest[0]!, rest[1]!, rest[2]!] as const,
    turn: [rest[3]!, rest[4]!, rest[5]!, rest[6]!] as const,
  };
  const lies = poseOf(picture, over);
  const places = shadow.geometry.getAttribute("position") as Float32BufferAttribute;
  rim.forEach(({ x, y, nx, ny }, i) => {
    const edge: Vec3 = [x + nx * PROUD_M, y + ny * PROUD_M, low];
    const at = add(lies.point, turned(edge, lies.turn));
    places.setXYZ(2 * i, ...at);
    places.setXYZ(2 * i + 1, at[0], at[1], at[2] - opening(add(was.point, turned(edge, was.turn)), at));
  });
  places.needsUpdate = true;
}

/** Lets a grain fall for each bit of the way that a loaded column moves. */
function shedDust(rubbing: Rubbing, kit: Kit, picture: Picture, taut: number, now: number): boolean {
  const { height, width } = kit.columns[rubbing.piece]!;
  const { point } = poseOf(picture, rubbing.piece);
  rubbing.last ??= point;
  rubbing.grains = rubbing.grains.filter(({ born }) => now - born < FALLS_MS);
  if (taut > TOLD.heavy && length(sub(point, rubbing.last)) > GRAIN_EACH_M && rubbing.grains.length < GRAINS) {
    const turn = GOLDEN * rubbing.shed;
    const out = width / 2 + PROUD_M;
    const from: Vec3 = [point[0] + out * Math.cos(turn), point[1] + out * Math.sin(turn), point[2] + height / 2];
    rubbing.grains.push({ from, born: now });
    rubbing.shed += 1;
    rubbing.last = point;
  }
  const places = rubbing.dust.geometry.getAttribute("position") as Float32BufferAttribute;
  rubbing.grains.forEach(({ from: [x, y, z], born }, i) => {
    const low = z - FALLS_M * ((now - born) / FALLS_MS) ** 2;
    CHIP.forEach((corner, j) => {
      places.setXYZ(i * CHIP.length + j, ...add([x, y, low], scale(corner, GRAIN_M)));
    });
  });
  places.needsUpdate = true;
  rubbing.dust.geometry.setDrawRange(0, rubbing.grains.length * CHIP.length);
  return rubbing.grains.length > 0;
}
