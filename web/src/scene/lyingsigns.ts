/** Signs for a plateau in hand: the edge of the base at its height, the part of its rim that sticks out and which way to
 * move it, which heads it covers, and where the middle of its weight lies. */

import {
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Sprite,
} from "three";
import type { Kit } from "../protocol";
import { badgePaint, badgeSprite, round } from "./badges";
import type { Pieces } from "./pieces";
import type { Vec2, Vec3 } from "./vector";
import type { Extra } from "./villa";

const PAPER = "#fffaf0";
const BEYOND = "#ff4a36";
const STEADY = { well: "#2f8d3a", edge: "#d98a00", tips: "#d3271b" } as const;
const SEEN_THROUGH = 0.5;
const RIM_M = 0.0045;
const WALL_M = 0.0014;
const TRACE_M = 0.0022; // as wide as a pen's line, round the place where a plateau lay
const ROUND = 36;

type Steady = keyof typeof STEADY;

/** What to draw about a plateau in hand. */
export interface LyingShown {
  /** Its index in the order of poses. */
  readonly index: number;
  /** The height of the heads that it should lie on. */
  readonly rest: number;
  /** Whether nothing may stick out over the base. */
  readonly walled: boolean;
  readonly beyond: readonly (readonly Vec3[])[];
  /** Which way it has to move; null if it may stay. */
  readonly shift: Vec2 | null;
  /** How high it is held. */
  readonly top: number;
  readonly heads: readonly { readonly at: Vec3; readonly radius: number; readonly covered: boolean }[];
  readonly hull: readonly Vec2[];
  readonly middle: Vec2;
  /** How steadily it would lie; null if that should not be shown. */
  readonly steady: Steady | null;
}

/** Where a plateau lay that has strayed, and the way back. */
export interface StrayedShown {
  readonly rim: readonly Vec3[];
  readonly middle: Vec2;
  readonly shift: Vec2;
}

/** The signs round a plateau in hand; hidden until there is one. */
export class LyingSigns implements Extra {
  readonly group = new Group();
  #shown: LyingShown | null = null;
  #clear: { readonly pieces: Pieces; readonly index: number } | null = null;
  readonly #wall: Mesh;
  readonly #edge = ribbon(PAPER, 0.75);
  readonly #beyond = ribbon(BEYOND, 1);
  readonly #rings = ribbon(PAPER, 0.95);
  readonly #hull = ribbon(PAPER, 0.9);
  readonly #arrow = ribbon(PAPER, 0.95);
  readonly #weights: Readonly<Record<Steady, Sprite>>;

  constructor(private readonly kit: Kit) {
    const { radius } = kit.base;
    const material = new MeshBasicMaterial({ ...FLAT, color: PAPER, opacity: 0.1, depthTest: true });
    this.#wall = new Mesh(new CylinderGeometry(radius, radius, 1, 72, 1, true).rotateX(Math.PI / 2), material);
    this.#wall.renderOrder = 4;
    this.#weights = { well: weight("well"), edge: weight("edge"), tips: weight("tips") };
    this.group.add(this.#wall, this.#edge, this.#beyond, this.#rings, this.#hull, this.#arrow);
    this.group.add(...Object.values(this.#weights));
    this.group.visible = false;
  }

  /** Draws this from now on; null removes everything. */
  tell(shown: LyingShown | null): void {
    this.#shown = shown;
    this.group.visible = shown !== null;
    if (!shown) return;
    const { rest, walled, beyond, shift, heads, hull, middle, steady, index } = shown;
    const { radius } = this.kit.base;
    const out = walled && beyond.length > 0;
    this.#wall.visible = walled;
    this.#wall.scale.set(1, 1, rest);
    this.#wall.position.z = rest / 2;
    paint(this.#wall, out ? BEYOND : PAPER);
    (this.#wall.material as MeshBasicMaterial).opacity = out ? 0.06 : 0.1;
    paint(this.#edge, out ? BEYOND : PAPER);
    lay(this.#edge, walled ? [circle(0, 0, rest, radius, 96, WALL_M)] : []);
    const thick = this.kit.plateaus[index - this.kit.columns.length]?.thickness ?? 0;
    lay(this.#beyond, out ? beyond.map((run) => band(raised(run, thick / 2), RIM_M)) : []);
    lay(
      this.#rings,
      heads.flatMap(({ at: [x, y, z], radius: r, covered }) =>
        covered
          ? [circle(x, y, z, r + 0.0012, ROUND, 0.0028), disc(x, y, z, 0.0035)]
          : [circle(x, y, z, r + 0.0008, ROUND, 0.0009)],
      ),
    );
    paint(this.#hull, steady ? STEADY[steady] : PAPER);
    const corners = hull.map(([x, y]): Vec3 => [x, y, rest + 0.001]);
    lay(this.#hull, steady && corners.length > 2 ? [band([...corners, corners[0]!], 0.0014)] : []);
    for (const [name, sprite] of Object.entries(this.#weights)) {
      sprite.visible = name === steady;
      sprite.position.set(middle[0], middle[1], rest + 0.001);
    }
    lay(this.#arrow, shift ? [arrow(middle, shift, shown.top + thick)] : []);
  }

  /** Draws where a plateau lay, and an arrow that points back there; null removes that. */
  trace(strayed: StrayedShown | null): void {
    this.group.visible = strayed !== null;
    if (!strayed) return;
    for (const child of this.group.children) child.visible = false;
    const { rim, middle, shift } = strayed;
    lay(this.#hull, [band([...rim, rim[0]!], TRACE_M)]);
    paint(this.#hull, PAPER);
    lay(this.#arrow, [arrow(middle, shift, rim[0]![2] + TRACE_M)]);
  }

  /** Makes the plateau in hand transparent, so that the heads below are visible, and solid again afterwards. */
  show(pieces: Pieces): void {
    const index = this.#shown?.index ?? -1;
    if (this.#clear?.pieces === pieces && this.#clear.index === index) return;
    if (this.#clear) seeThrough(this.#clear.pieces, this.#clear.index, false);
    this.#clear = index < 0 ? null : { pieces, index };
    if (index >= 0) seeThrough(pieces, index, true);
  }
}

function seeThrough({ looks }: Pieces, index: number, through: boolean): void {
  const material = looks[index]?.material;
  if (!material) return;
  material.transparent = through;
  material.opacity = through ? SEEN_THROUGH : 1;
  material.depthWrite = !through;
  material.needsUpdate = true;
}

const FLAT = { transparent: true, depthWrite: false, depthTest: false, side: DoubleSide, toneMapped: false } as const;

function ribbon(color: string, opacity: number): Mesh {
  const made = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({ ...FLAT, color, opacity, forceSinglePass: true }),
  );
  made.renderOrder = 5;
  made.frustumCulled = false;
  return made;
}

const paint = (mesh: Mesh, color: string): void => void (mesh.material as MeshBasicMaterial).color.set(color);

/** Draws these triangles, corner by corner. */
function lay(mesh: Mesh, parts: readonly (readonly Vec3[])[]): void {
  const corners = parts.flat(2);
  mesh.visible = corners.length > 0;
  if (!mesh.visible) return;
  const before = mesh.geometry.getAttribute("position");
  if (before && before.array.length === corners.length) {
    before.array.set(corners);
    before.needsUpdate = true;
    return;
  }
  mesh.geometry.dispose();
  mesh.geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(corners, 3));
}

const raised = (points: readonly Vec3[], by: number): Vec3[] => points.map(([x, y, z]) => [x, y, z + by]);

/** A level band along these points. */
function band(points: readonly Vec3[], wide: number): Vec3[] {
  const corners: Vec3[] = [];
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay, az], [bx, by, bz]] = [points[i - 1]!, points[i]!];
    const size = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [((by - ay) / size) * (wide / 2), (-(bx - ax) / size) * (wide / 2)];
    const [a, b, c, d]: [Vec3, Vec3, Vec3, Vec3] = [
      [ax + nx, ay + ny, az],
      [ax - nx, ay - ny, az],
      [bx + nx, by + ny, bz],
      [bx - nx, by - ny, bz],
    ];
    corners.push(a, b, c, c, b, d);
  }
  return corners;
}

function circle(x: number, y: number, z: number, radius: number, points: number, wide: number): Vec3[] {
  const round = Array.from({ length: points + 1 }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / points;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z + 0.0006];
  });
  return band(round, wide);
}

const disc = (x: number, y: number, z: number, radius: number): Vec3[] => circle(x, y, z, radius / 2, 16, radius);

/** A flat arrow over this spot that points the way to move. */
function arrow([x, y]: Vec2, [dx, dy]: Vec2, z: number): Vec3[] {
  const size = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / size, dy / size];
  const at = (along: number, aside: number): Vec3 => [x + ux * along - uy * aside, y + uy * along + ux * aside, z];
  return [
    ...[at(0.012, -0.004), at(0.012, 0.004), at(0.04, 0.004)],
    ...[at(0.012, -0.004), at(0.04, 0.004), at(0.04, -0.004)],
    ...[at(0.036, -0.013), at(0.036, 0.013), at(0.06, 0)],
  ];
}

/** The middle of the weight as a dot in, on or beside a ring: the shape says it as well as the colour. */
function weight(steady: Steady): Sprite {
  const [canvas, pen] = round();
  pen.strokeStyle = pen.fillStyle = STEADY[steady];
  pen.lineWidth = 2.2;
  const [ring, dot] = { well: [12, 12], edge: [10, 16.2], tips: [8.4, 19] }[steady] as [number, number];
  pen.beginPath();
  pen.arc(ring, 12, steady === "tips" ? 5.2 : 6.6, 0, 7);
  pen.stroke();
  pen.beginPath();
  pen.arc(dot, 12, 3, 0, 7);
  pen.fill();
  const made = badgeSprite(badgePaint(canvas, true), 0.019);
  made.renderOrder = 6;
  return made;
}
