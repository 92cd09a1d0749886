/** The mark where a piece may be let go: a ring or an outline on the floor, a tick or a cross, and a plumb line from above. */

import {
  BufferGeometry,
  CircleGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  type Sprite,
} from "three";
import type { Kit } from "../protocol";
import { badgePaint, badgeSprite, disc, FLAT, flatRing } from "./badges";
import { outlineRim } from "./rim";
import type { SceneState } from "./state";

const MAY = "#2f7d38";
const MAY_NOT = "#c8372d";
const RING_MAY = new Color("#6df24a"); // brighter than the badges: it lies flat on a painted plateau
const RING_MAY_NOT = new Color("#ff4a36");
const RING_UNKNOWN = new Color("#fffaf0");
const HOVERS_M = 0.008; // higher than this, a line shows which spot lies below

export interface LandingMeshes {
  readonly group: Group;
  readonly ring: Mesh;
  readonly floor: Mesh;
  readonly tick: Sprite;
  readonly cross: Sprite;
  readonly outlines: readonly LineLoop[];
  /** From the foot of the hovering piece straight down to the spot below it. */
  readonly plumb: Line;
}

/** The meshes of a landing, hidden until there is one. */
export function makeLanding(kit: Kit): LandingMeshes {
  const group = new Group();
  const ring = flatRing(1, 1.22, 0.95);
  const floor = new Mesh(new CircleGeometry(1, 48), new MeshBasicMaterial({ ...FLAT, opacity: 0.3 }));
  const tick = badgeSprite(badgePaint(disc(MAY, "M6 12.500l4 4l8-9"), true), 0.016);
  const cross = badgeSprite(badgePaint(disc(MAY_NOT, "M7 7l10 10M17 7L7 17"), true), 0.016);
  const outlines = kit.plateaus.map((shape) => {
    const geometry = new BufferGeometry();
    const points = outlineRim(shape.outline, 0.004).flatMap(({ x, y }) => [x, y, 0]);
    geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
    return new LineLoop(geometry, new LineBasicMaterial({ transparent: true, toneMapped: false }));
  });
  const line = new BufferGeometry().setAttribute("position", new Float32BufferAttribute([0, 0, 0, 0, 0, 1], 3));
  const plumb = new Line(line, new LineBasicMaterial({ transparent: true, opacity: 0.9, toneMapped: false }));
  group.add(ring, floor, tick, cross, plumb, ...outlines);
  group.visible = false;
  return { group, ring, floor, tick, cross, outlines, plumb };
}

/** Shows where the carried piece would stand, and whether it may. */
export function showLanding({ kit, signs: { landing: sign } }: SceneState, landing: LandingMeshes): void {
  landing.group.visible = sign !== null;
  if (!sign) return;
  const colour = sign.allowed === null ? RING_UNKNOWN : sign.allowed ? RING_MAY : RING_MAY_NOT;
  const column = kit.columns.find((shape) => shape.name === sign.name);
  landing.group.position.set(sign.point[0], sign.point[1], sign.point[2] + 0.0004);
  landing.group.rotation.z = sign.turn;
  // The ring shows where it may stand, and the tick that the hand may open.
  landing.tick.visible = sign.allowed === true && sign.high <= HOVERS_M;
  landing.cross.visible = sign.allowed === false;
  landing.ring.visible = landing.floor.visible = column !== undefined;
  for (const mesh of [landing.ring, landing.floor]) {
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
  for (const badge of [landing.tick, landing.cross]) badge.position.set(0, 0, lift);
}
