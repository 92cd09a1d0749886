/** Glow, the rim of light round what fingers get at, the hook on what only it gets at, padlocks, the sign of a column that leans, that of one that does not count, the outline of one that gave way, loads, the mark where a piece may be let go, and the hair of light over a loose head. */

import {
  AdditiveBlending,
  BackSide,
  BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  GreaterDepth,
  Group,
  Line,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Sprite,
  SpriteMaterial,
} from "three";
import type { Kit } from "../protocol";
import { eyePoint } from "./eye";
import { indexOf } from "./kit";
import { POSE_SIZE } from "./picture";
import type { Pieces } from "./pieces";
import { outlineRim } from "./rim";
import type { SceneState, Signs } from "./state";
import { painted, sheet } from "./textures";

const INVITING = new Color("#ffd98a");
const INVITING_YELLOW = new Color("#fff6d8"); // its own colour would not show on yellow paint
const BRASS = new Color("#c9822b");
const HELD = new Color("#fffaf0");
const FORBIDDING = new Color("#ff6a4d");
const MAY = "#2f7d38";
const MAY_NOT = "#c8372d";
const RING_MAY = new Color("#6df24a"); // brighter than the badges: it lies flat on a painted plateau
const RING_MAY_NOT = new Color("#ff4a36");
const RIM = "#ffe49a";
const RIM_YELLOW = "#fffbea";
const GAVE_WAY = "#ffffff";
const CULPRIT = "#ff4fb8"; // no wood is painted pink, and it is darker than white to those who see no colours
const PUSHED = "#ff9d1e";
const OUTLINE_M = 0.0022;
const RIM_M = 0.0013; // of light round what fingers get at: on the coarsest picture as well it is told from what does not glow
const HOVERS_M = 0.008; // higher than this, a line says which spot lies below
const FADE = 9; // a second

export interface SignMeshes {
  readonly group: Group;
  readonly locks: readonly Sprite[];
  readonly leans: readonly Sprite[];
  readonly voids: readonly Sprite[];
  readonly hooks: readonly Sprite[];
  readonly rims: readonly Mesh[];
  readonly gaps: readonly Mesh[];
  readonly gaveWay: Mesh;
  readonly culprit: Mesh;
  /** What of these two is behind other wood: it shines through. */
  readonly behind: { readonly gaveWay: Mesh; readonly culprit: Mesh };
  readonly pushed: Mesh;
  readonly landing: Landing;
}

interface Landing {
  readonly group: Group;
  readonly ring: Mesh;
  readonly disc: Mesh;
  readonly tick: Sprite;
  readonly cross: Sprite;
  readonly outlines: readonly LineLoop[];
  /** From the foot of what hovers straight down to the spot below it. */
  readonly plumb: Line;
}

/** The meshes of all signs, unseen until they are needed. */
export function makeSigns(kit: Kit): SignMeshes {
  const group = new Group();
  const lock = new SpriteMaterial({ map: painted(padlock()), depthTest: true, toneMapped: false });
  const locks = kit.columns.map(() => sprite(lock, 0.013));
  const lean = new SpriteMaterial({ map: painted(leaning()), depthTest: true, toneMapped: false });
  const leans = kit.columns.map(() => sprite(lean, 0.015));
  const none = new SpriteMaterial({ map: painted(struckOut()), depthTest: true, toneMapped: false });
  const voids = kit.columns.map(() => sprite(none, 0.015));
  const hook = new SpriteMaterial({ map: painted(brassHook()), depthTest: true, toneMapped: false });
  const hooks = kit.columns.map(() => sprite(hook, 0.017));
  const rims = kit.columns.map(({ colour }) => makeOutline(colour === "yellow" ? RIM_YELLOW : RIM));
  const gaps = kit.columns.map((shape) => {
    const radius = shape.width * (shape.kind === "hex" ? 0.56 : 0.505);
    const glow = new MeshBasicMaterial({
      color: 0xfff2c8,
      transparent: true,
      blending: AdditiveBlending,
      depthWrite: false,
      toneMapped: false,
    });
    const mesh = new Mesh(new CylinderGeometry(radius, radius, 0.0011, 24, 1, true), glow);
    mesh.rotation.x = Math.PI / 2;
    mesh.visible = false;
    return mesh;
  });
  const [gaveWay, culprit, pushed] = [makeOutline(GAVE_WAY), makeOutline(CULPRIT), makeOutline(PUSHED)];
  const behind = { gaveWay: makeShine(GAVE_WAY), culprit: makeShine(CULPRIT) };
  const landing = makeLanding(kit);
  group.add(
    ...locks,
    ...leans,
    ...voids,
    ...hooks,
    ...rims,
    ...gaps,
    gaveWay,
    culprit,
    behind.gaveWay,
    behind.culprit,
    pushed,
    landing.group,
  );
  return { group, locks, leans, voids, hooks, rims, gaps, gaveWay, culprit, behind, pushed, landing };
}

/** A column's own shape, a little larger and seen from within: what shows of it is an outline. */
function makeOutline(color: string): Mesh {
  const material = new MeshBasicMaterial({ color, side: BackSide, toneMapped: false, fog: false });
  const made = new Mesh(new BufferGeometry(), material);
  made.visible = false;
  return made;
}

const FLAT = {
  transparent: true,
  depthWrite: false,
  side: DoubleSide,
  forceSinglePass: true,
  toneMapped: false,
} as const;
/** A ring that lies on a floor, between these radii. */
export function flatRing(inside: number, outside: number, opacity: number): Mesh {
  return new Mesh(new RingGeometry(inside, outside, 48), new MeshBasicMaterial({ ...FLAT, opacity }));
}

/** The same shape where other wood is before it, and only there: it is seen through that. */
export function makeShine(color: string): Mesh {
  const material = new MeshBasicMaterial({
    color,
    transparent: true,
    opacity: 0.55,
    depthFunc: GreaterDepth,
    depthWrite: false,
    toneMapped: false,
    fog: false,
  });
  const made = new Mesh(new BufferGeometry(), material);
  made.visible = false;
  return made;
}

function sprite(material: SpriteMaterial, size: number): Sprite {
  const made = new Sprite(material);
  made.scale.set(size, size, 1);
  made.visible = false;
  made.renderOrder = 5;
  return made;
}

function makeLanding(kit: Kit): Landing {
  const group = new Group();
  const ring = flatRing(1, 1.22, 0.95);
  const disc = new Mesh(new CircleGeometry(1, 48), new MeshBasicMaterial({ ...FLAT, opacity: 0.3 }));
  const tick = sprite(
    new SpriteMaterial({ map: painted(badge(MAY, "M6 12.500l4 4l8-9")), depthTest: false, toneMapped: false }),
    0.016,
  );
  const cross = sprite(
    new SpriteMaterial({ map: painted(badge(MAY_NOT, "M7 7l10 10M17 7L7 17")), depthTest: false, toneMapped: false }),
    0.016,
  );
  const outlines = kit.plateaus.map((shape) => {
    const geometry = new BufferGeometry();
    const points = outlineRim(shape.outline, 0.004).flatMap(({ x, y }) => [x, y, 0]);
    geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
    return new LineLoop(geometry, new LineBasicMaterial({ transparent: true, toneMapped: false }));
  });
  const line = new BufferGeometry().setAttribute("position", new Float32BufferAttribute([0, 0, 0, 0, 0, 1], 3));
  const plumb = new Line(line, new LineBasicMaterial({ transparent: true, opacity: 0.9, toneMapped: false }));
  group.add(ring, disc, tick, cross, plumb, ...outlines);
  group.visible = false;
  return { group, ring, disc, tick, cross, outlines, plumb };
}

/** Brings all signs up to date; returns whether some light is still fading. */
export function showSigns(state: SceneState, meshes: SignMeshes, pieces: Pieces, seconds: number): boolean {
  const { kit, signs } = state;
  const fading = glow(state, pieces, seconds);
  const loads = signs.loads;
  kit.columns.forEach((shape, i) => {
    const load = loads?.[shape.name];
    const tint = pieces.looks[i]!.tint;
    if (load === undefined) tint.w = 0;
    else {
      const colour = loadColour(load);
      tint.set(colour.r, colour.g, colour.b, 0.88);
    }
  });
  onColumns(state, meshes.locks, signs.locked);
  onColumns(state, meshes.leans, signs.askew);
  onColumns(state, meshes.voids, signs.uncounted);
  onColumns(state, meshes.hooks, signs.hookable);
  kit.columns.forEach(({ name }, i) => {
    outline(state, signs.touchable.includes(name) ? name : null, meshes.rims[i]!, pieces, RIM_M);
  });
  gaps(state, meshes, signs);
  outline(state, signs.gaveWay ?? signs.pointed, meshes.gaveWay, pieces);
  outline(state, signs.culprit, meshes.culprit, pieces);
  outline(state, signs.gaveWay, meshes.behind.gaveWay, pieces);
  outline(state, signs.culprit, meshes.behind.culprit, pieces);
  outline(state, signs.pushed, meshes.pushed, pieces);
  land(state, meshes.landing, signs);
  return fading;
}

/** Cool and pale without load, through amber to deep red with all of it. */
function loadColour(share: number): Color {
  const stops = [new Color("#dfe9ee"), new Color("#f2c14b"), new Color("#a51d12")];
  const place = Math.min(1, Math.max(0, share)) * 2;
  return place < 1 ? stops[0]!.lerp(stops[1]!, place) : stops[1]!.lerp(stops[2]!, place - 1);
}

/** How much light a column has, or a plateau, and of which colour. */
export function lightOn(
  column: Pick<Kit["columns"][number], "name" | "colour"> | undefined,
  signs: Pick<Signs, "touchable" | "hookable" | "fingered" | "hover">,
  { over, held }: { readonly over: boolean; readonly held: boolean },
): { readonly wish: number; readonly colour: Color } {
  const name = column?.name ?? "";
  const yellow = column?.colour === "yellow";
  if (over && !signs.hover?.allowed) return { wish: 0.5, colour: FORBIDDING };
  const hooked = signs.hookable.includes(name);
  const colour = hooked ? BRASS : held ? HELD : yellow ? INVITING_YELLOW : INVITING;
  // A plateau is large: as much light on it as on a column would wash its colour out.
  if (over) return { wish: column ? 1.3 : 0.25, colour };
  if (held) return { wish: 0.5, colour };
  if (signs.touchable.includes(name)) return { wish: yellow ? 1.25 : 0.85, colour };
  return { wish: hooked ? 0.7 : signs.fingered.includes(name) ? 0.3 : 0, colour };
}

function glow({ kit, signs, reducedMotion }: SceneState, pieces: Pieces, seconds: number): boolean {
  const held = signs.held === null ? -1 : indexOf(kit, signs.held);
  const hovered = signs.hover ? indexOf(kit, signs.hover.name) : -1;
  let fading = false;
  pieces.looks.forEach(({ glow: light }, i) => {
    const { wish, colour } = lightOn(kit.columns[i], signs, { over: i === hovered, held: i === held });
    if (wish > 0) light.set(colour.r, colour.g, colour.b, light.w);
    const next = reducedMotion ? wish : light.w + (wish - light.w) * (1 - Math.exp(-FADE * seconds));
    light.w = Math.abs(next - wish) < 0.01 ? wish : next;
    if (light.w !== wish) fading = true;
  });
  return fading;
}

/** Shows the sprites of these columns on the side of each that the eye sees. */
function onColumns({ kit, picture, eye }: SceneState, sprites: readonly Sprite[], names: readonly string[]): void {
  const from = eyePoint(eye);
  kit.columns.forEach((shape, i) => {
    const sign = sprites[i]!;
    sign.visible = names.includes(shape.name) && picture.places[i] === "villa";
    if (!sign.visible) return;
    const at = i * POSE_SIZE;
    const [x, y, z] = [picture.poses[at]!, picture.poses[at + 1]!, picture.poses[at + 2]!];
    const [dx, dy] = [from[0] - x, from[1] - y];
    const off = (shape.width * 0.62 + 0.002) / (Math.hypot(dx, dy) || 1);
    sign.position.set(x + dx * off, y + dy * off, z + 0.006);
  });
}

/** Outlines this column, wherever it is now. */
function outline(
  { kit, picture }: SceneState,
  name: string | null,
  outline: Mesh,
  pieces: Pieces,
  thick = OUTLINE_M,
): void {
  const i = name === null ? -1 : indexOf(kit, name);
  const [shape, column] = [kit.columns[i], pieces.meshes[i]];
  outline.visible = shape !== undefined && column !== undefined && picture.places[i] === "villa";
  if (!shape || !column || !outline.visible) return;
  outline.geometry = column.geometry;
  outline.position.copy(column.position);
  outline.quaternion.copy(column.quaternion);
  const across = 1 + (2 * thick) / shape.width;
  outline.scale.set(across, across, 1 + (2 * thick) / shape.height);
}

function gaps(state: SceneState, meshes: SignMeshes, signs: Signs): void {
  const { kit, picture, eye } = state;
  const from = eyePoint(eye);
  kit.columns.forEach((shape, i) => {
    const gap = meshes.gaps[i]!;
    const light = signs.light?.[shape.name] ?? 0;
    gap.visible = light > 0 && picture.places[i] === "villa";
    if (!gap.visible) return;
    const at = i * POSE_SIZE;
    const p = picture.poses;
    const head = p[at + 2]! + shape.height / 2;
    gap.position.set(p[at]!, p[at + 1]!, head - 0.0004);
    // A gap of a tenth of a millimetre shows only to an eye level with it.
    const above = (from[2] - head) / Math.hypot(from[0] - p[at]!, from[1] - p[at + 1]!);
    const level = Math.exp(-((above / 0.09) ** 2));
    (gap.material as MeshBasicMaterial).opacity = 0.95 * light * level;
    gap.visible = light * level > 0.02;
  });
}

function land({ kit }: SceneState, landing: Landing, { landing: sign }: Signs): void {
  landing.group.visible = sign !== null;
  if (!sign) return;
  const colour = sign.allowed === null ? HELD : sign.allowed ? RING_MAY : RING_MAY_NOT;
  const column = kit.columns.find((shape) => shape.name === sign.name);
  landing.group.position.set(sign.point[0], sign.point[1], sign.point[2] + 0.0004);
  landing.group.rotation.z = sign.turn;
  // The ring says where it may stand; the tick, that the hand may open.
  landing.tick.visible = sign.allowed === true && sign.high <= HOVERS_M;
  landing.cross.visible = sign.allowed === false;
  landing.ring.visible = landing.disc.visible = column !== undefined;
  for (const mesh of [landing.ring, landing.disc]) {
    (mesh.material as MeshBasicMaterial).color.copy(colour);
    const radius = (column?.width ?? 0.02) / 2 + 0.0008;
    mesh.scale.set(radius, radius, 1);
  }
  landing.outlines.forEach((outline, i) => {
    outline.visible = kit.plateaus[i]!.colour === sign.name;
    (outline.material as LineBasicMaterial).color.copy(colour);
  });
  landing.plumb.visible = sign.high > HOVERS_M;
  landing.plumb.scale.z = sign.high;
  (landing.plumb.material as LineBasicMaterial).color.copy(colour);
  const lift = column ? column.height * 0.12 : 0.012;
  for (const badgeSprite of [landing.tick, landing.cross]) badgeSprite.position.set(0, 0, lift);
}

/** A round of paper to draw a sign on, 24 units wide. */
function round(): ReturnType<typeof sheet> {
  const [canvas, pen] = sheet(96, 96);
  pen.scale(4, 4);
  pen.fillStyle = "#fffaf0";
  pen.beginPath();
  pen.arc(12, 12, 11.5, 0, 7);
  pen.fill();
  return [canvas, pen];
}

function badge(colour: string, path: string): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(12, 12, 10, 0, 7);
  pen.fill();
  pen.strokeStyle = "#fffaf0";
  pen.lineWidth = 3;
  pen.lineCap = pen.lineJoin = "round";
  pen.stroke(new Path2D(path));
  return canvas;
}

/** A column that leans away from its plumb line. */
function leaning(): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.strokeStyle = "#2b2620";
  pen.lineWidth = 1.6;
  pen.setLineDash([2.2, 1.8]);
  pen.stroke(new Path2D("M8 19.500V4.500"));
  pen.setLineDash([]);
  pen.strokeStyle = "#b5541c";
  pen.lineWidth = 4.6;
  pen.stroke(new Path2D("M10.500 19L15.800 5.500"));
  return canvas;
}

/** A ring, struck out: it counts for nothing. */
function struckOut(): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.strokeStyle = "#8c2f1b";
  pen.lineWidth = 2.4;
  pen.stroke(new Path2D("M12 5.500a6.500 6.500 0 1 0 .1 0M7.400 16.600l9.200-9.200"));
  return canvas;
}

/** The hook, as it is bent. */
function brassHook(): HTMLCanvasElement {
  const [canvas, pen] = round();
  // Aslant and with its handle: upright it would be read as a letter.
  pen.lineCap = pen.lineJoin = "round";
  for (const [colour, width, path] of [
    ["#9a5f17", 2.4, "M16.500 7L10.500 16a3 3 0 0 1-5-3.300l1-1.600"],
    ["#4a2a0c", 4.6, "M18 5l-3 4.600"],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(new Path2D(path));
  }
  return canvas;
}

function padlock(): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.strokeStyle = "#2b2620";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(12, 10, 3.4, Math.PI, 0);
  pen.lineTo(15.4, 12);
  pen.moveTo(8.6, 10);
  pen.lineTo(8.6, 12);
  pen.stroke();
  pen.fillStyle = "#2b2620";
  pen.beginPath();
  pen.roundRect(6.5, 11.2, 11, 7.6, 1.4);
  pen.fill();
  pen.fillStyle = "#fffaf0";
  pen.beginPath();
  pen.arc(12, 14.4, 1.3, 0, 7);
  pen.fill();
  pen.fillRect(11.4, 14.6, 1.2, 2.6);
  return canvas;
}
