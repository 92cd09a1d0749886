/** Signs round the pieces that show what may be done with them, and what happened: glow, rims, badges, outlines, loads, and
 * the thin line of light over a loose head. */

import {
  AdditiveBlending,
  BackSide,
  BufferGeometry,
  Color,
  CylinderGeometry,
  GreaterDepth,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Sprite,
} from "three";
import type { Kit } from "../protocol";
import { badgePaint, badgeSprite, brassHook, padlock, plumbLine, struckOut } from "./badges";
import { eyePoint } from "./eye";
import { indexOf } from "./kit";
import { POSE_SIZE } from "./picture";
import type { Pieces } from "./pieces";
import type { SceneState, Signs } from "./state";

const INVITING = new Color("#ffd98a");
const INVITING_YELLOW = new Color("#fff6d8"); // its own colour would not show on yellow paint
const BRASS = new Color("#c9822b");
const HELD = new Color("#fffaf0");
const FORBIDDING = new Color("#ff6a4d");
const RIM = "#ffe49a";
const RIM_YELLOW = "#fffbea";
const GAVE_WAY = "#ffffff";
const CULPRIT = "#ff4fb8"; // no wood is painted pink, and without colours it is darker than white
const PUSHED = "#ff9d1e";
const OUTLINE_M = 0.0022;
const RIM_M = 0.0013; // the rim of light round columns that fingers can reach, distinguishable even on the coarsest picture
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
  /** The parts of these two behind other wood, which shine through. */
  readonly behind: { readonly gaveWay: Mesh; readonly culprit: Mesh };
  readonly pushed: Mesh;
}

/** The meshes of all signs, hidden until they are needed. */
export function makeSigns(kit: Kit): SignMeshes {
  const group = new Group();
  const onAll = (drawn: HTMLCanvasElement, size: number): Sprite[] => {
    const paint = badgePaint(drawn);
    return kit.columns.map(() => badgeSprite(paint, size));
  };
  const locks = onAll(padlock(), 0.013);
  const leans = onAll(plumbLine(), 0.015);
  const voids = onAll(struckOut(), 0.015);
  const hooks = onAll(brassHook(), 0.017);
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
  );
  return { group, locks, leans, voids, hooks, rims, gaps, gaveWay, culprit, behind, pushed };
}

/** A column's own shape, a little larger and seen from within, so that only an outline shows. */
function makeOutline(color: string): Mesh {
  const material = new MeshBasicMaterial({ color, side: BackSide, toneMapped: false, fog: false });
  const made = new Mesh(new BufferGeometry(), material);
  made.visible = false;
  return made;
}

/** The same shape, drawn only where other wood is in front of it, so that it shows through. */
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
    // None above the head: there it would look like the light over a column that carries nothing.
    outline(state, signs.touchable.includes(name) ? name : null, meshes.rims[i]!, pieces, RIM_M, 0);
  });
  gaps(state, meshes, signs);
  outline(state, signs.gaveWay ?? signs.pointed, meshes.gaveWay, pieces);
  outline(state, signs.culprit, meshes.culprit, pieces);
  outline(state, signs.gaveWay, meshes.behind.gaveWay, pieces);
  outline(state, signs.culprit, meshes.behind.culprit, pieces);
  outline(state, signs.pushed, meshes.pushed, pieces);
  return fading;
}

/** Cool and pale without load, then amber, up to deep red with the full load. */
function loadColour(share: number): Color {
  const stops = [new Color("#dfe9ee"), new Color("#f2c14b"), new Color("#a51d12")];
  const place = Math.min(1, Math.max(0, share)) * 2;
  return place < 1 ? stops[0]!.lerp(stops[1]!, place) : stops[1]!.lerp(stops[2]!, place - 1);
}

/** How much light a column or a plateau gets, and in which colour. */
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
  // A plateau is large: as much light as on a column would wash out its colour.
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

/** Shows the sprites of these columns on the side that the eye sees. */
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

/** Outlines this column, wherever it is now: so thick at its sides, and so `high` over its ends. */
function outline(
  { kit, picture }: SceneState,
  name: string | null,
  outline: Mesh,
  pieces: Pieces,
  thick = OUTLINE_M,
  high = thick,
): void {
  if (name === null) {
    outline.visible = false;
    return;
  }
  const i = indexOf(kit, name);
  const shape = kit.columns[i];
  const column = pieces.meshes[i];
  outline.visible = shape !== undefined && column !== undefined && picture.places[i] === "villa";
  if (!shape || !column || !outline.visible) return;
  outline.geometry = column.geometry;
  outline.position.copy(column.position);
  outline.quaternion.copy(column.quaternion);
  const across = 1 + (2 * thick) / shape.width;
  outline.scale.set(across, across, 1 + (2 * high) / shape.height);
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
    // A gap of a tenth of a millimetre is only visible to an eye level with it.
    const above = (from[2] - head) / Math.hypot(from[0] - p[at]!, from[1] - p[at + 1]!);
    const level = Math.exp(-((above / 0.09) ** 2));
    (gap.material as MeshBasicMaterial).opacity = 0.95 * light * level;
    gap.visible = light * level > 0.02;
  });
}
