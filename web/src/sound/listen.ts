/** From a moment of the villa to what is heard of it. */

import { type Kit, pieceAt, pieceCount } from "../scene/kit";
import { POSE_SIZE } from "../scene/picture";
import { area } from "../scene/rim";
import type { Vec3 } from "../scene/vector";
import type { Sound } from "./sound";
import type { Contact } from "./voice";

const BEECH = 720; // kg/m3
const PLYWOOD = 680;

/** A contact as frames carry it: two pieces by their index; one that is no piece is the base or the table. */
export interface Touch {
  readonly first: number;
  readonly second: number;
  readonly impulseNs: number;
  readonly slideMS: number;
}

/** What of a moment can be heard. */
export interface Heard {
  readonly poses: Float32Array;
  readonly contacts: readonly Touch[];
  readonly hands: readonly { readonly piece: number; readonly forceN: number; readonly strain: number }[];
}

/** The mass of every piece in kilograms, in the order of poses. */
export function massesOf(kit: Kit): readonly number[] {
  return Array.from({ length: pieceCount(kit) }, (_, index) => {
    const piece = pieceAt(kit, index);
    switch (piece.type) {
      case "column": {
        const { kind, width, height } = kit.columns[index]!;
        const face = kind === "hex" ? (Math.sqrt(3) / 2) * width ** 2 : (Math.PI / 4) * width ** 2;
        return BEECH * face * height;
      }
      case "plateau": {
        const { outline, thickness } = kit.plateaus[index - kit.columns.length]!;
        return PLYWOOD * Math.abs(area(outline)) * thickness;
      }
      case "seal":
        return BEECH * kit.seal.width ** 2 * kit.seal.length;
      default:
        return piece satisfies never;
    }
  });
}

/** The knock of a touch, or null where neither side is a piece. */
export function knockOf(kit: Kit, masses: readonly number[], poses: Float32Array, touch: Touch): Contact | null {
  const sides = [touch.first, touch.second].filter((index) => masses[index] !== undefined);
  const [one, other] = sides.sort((a, b) => masses[a]! - masses[b]!);
  if (one === undefined) return null;
  const at = one * POSE_SIZE;
  const [x, y, z] = [poses[at]!, poses[at + 1]!, poses[at + 2]!];
  const beyond = Math.hypot(x, y) > kit.base.radius ? "table" : "base";
  const against = other === undefined ? beyond : pieceAt(kit, other).type === "plateau" ? "plateau" : "column";
  return { impulse: touch.impulseNs, mass: masses[one]!, against, height: Math.max(0, z) };
}

/** How the gripped pieces slide and strain, or null while no hand has hold of anything. */
export function dragOf({ hands, contacts, poses }: Heard): { speed: number; load: number; strain: number } | null {
  const gripping = hands.filter(({ piece }) => piece >= 0 && piece * POSE_SIZE < poses.length);
  if (gripping.length === 0) return null;
  const held = new Set(gripping.map(({ piece }) => piece));
  const sliding = contacts.filter(({ first, second }) => held.has(first) || held.has(second));
  return {
    speed: Math.max(0, ...sliding.map(({ slideMS }) => slideMS)),
    load: Math.max(...gripping.map(({ forceN }) => forceN)),
    strain: Math.max(...gripping.map(({ strain }) => strain)),
  };
}

/** Makes each moment heard; `right` is where right is for the eye (`rightOf` of scene/eye). */
export function listener(sound: Sound, kit: Kit): (moment: Heard, right: Vec3) => void {
  const masses = massesOf(kit);
  return (moment, right) => {
    const sides: [Contact[], Contact[], Contact[]] = [[], [], []];
    for (const touch of moment.contacts) {
      const knock = knockOf(kit, masses, moment.poses, touch);
      if (!knock) continue;
      const at = (touch.first < masses.length ? touch.first : touch.second) * POSE_SIZE;
      const aside = (moment.poses[at]! * right[0] + moment.poses[at + 1]! * right[1]) / kit.base.radius;
      sides[aside < -0.33 ? 0 : aside > 0.33 ? 2 : 1].push(knock);
    }
    for (const [i, contacts] of sides.entries()) sound.knock(contacts, (i - 1) * 0.5);
    sound.drag(dragOf(moment));
  };
}
