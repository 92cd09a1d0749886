/** Hands in the villa: a grip, the line that stretches from it to where the hand wants to be, hook and hold. */

import {
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { PAINT } from "../marks";
import type { Kit } from "./kit";
import type { HandShown, Picture } from "./picture";

interface HandMesh {
  readonly group: Group;
  readonly line: Mesh;
  readonly knob: Mesh;
  readonly ring: Mesh;
  readonly hook: Group;
}

export interface Hands {
  readonly group: Group;
  readonly kit: Kit;
  readonly made: HandMesh[];
}

const CALM = new Color("#fff6e2");
const TENSE = new Color("#f0a52c");
const TORN = new Color("#d3271b");
const UP = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);
const A = new Vector3();
const B = new Vector3();
const TURN = new Quaternion();

/** No hands yet; meshes are made as they come. */
export function makeHands(kit: Kit): Hands {
  return { group: new Group(), kit, made: [] };
}

/** Shows exactly the picture's hands. */
export function showHands(hands: Hands, picture: Picture): void {
  while (hands.made.length < picture.hands.length) {
    const mesh = makeHand(hands.kit);
    hands.made.push(mesh);
    hands.group.add(mesh.group);
  }
  hands.made.forEach((mesh, i) => {
    const hand = picture.hands[i];
    mesh.group.visible = hand !== undefined;
    if (hand) show(mesh, hand);
  });
}

/** The colour of a line under this strain, 0 to 1. */
function strainColour(strain: number): Color {
  const place = Math.min(1, Math.max(0, strain)) * 2;
  return place < 1 ? CALM.clone().lerp(TENSE, place) : TENSE.clone().lerp(TORN, place - 1);
}

function makeHand(kit: Kit): HandMesh {
  const group = new Group();
  const line = new Mesh(new CylinderGeometry(1, 1, 1, 10, 1, true), new MeshBasicMaterial({ toneMapped: false }));
  const knob = new Mesh(new SphereGeometry(0.0032, 16, 12), new MeshBasicMaterial({ toneMapped: false }));
  const ring = new Mesh(new TorusGeometry(0.0042, 0.0009, 8, 28), new MeshBasicMaterial({ toneMapped: false }));
  const hook = makeHook(kit);
  group.add(line, knob, ring, hook);
  return { group, line, knob, ring, hook };
}

function makeHook({ hook: { length, radius } }: Kit): Group {
  // The tip curls round the column's foot; the rod comes straight out toward whoever pulls (+x).
  const bend = 0.011;
  const curve: Vector3[] = [];
  for (let step = 0; step <= 8; step++) {
    const angle = Math.PI * (1.15 - step / 8 / 1.15);
    curve.push(
      new Vector3(-bend * 0.1 + bend * Math.cos(angle + Math.PI / 2), bend * Math.sin(angle + Math.PI / 2), 0),
    );
  }
  const last = curve.at(-1)!;
  curve.push(
    new Vector3(bend * 2.2, last.y * 0.35, 0.0005),
    new Vector3(bend * 4, 0, 0.001),
    new Vector3(length * 0.7, 0, 0.006),
  );
  const steel = new MeshStandardMaterial({ color: 0x8b8f92, roughness: 0.35, metalness: 0.85 });
  const rod = new Mesh(new TubeGeometry(new CatmullRomCurve3(curve), 64, radius, 8), steel);
  const wood = new MeshStandardMaterial({ color: 0xc79a66, roughness: 0.6 });
  const handle = new Mesh(new CylinderGeometry(radius * 3.4, radius * 2.6, length * 0.34, 16), wood);
  handle.rotation.z = Math.PI / 2;
  handle.position.set(length * 0.85, 0, 0.0065);
  rod.castShadow = handle.castShadow = true;
  const group = new Group();
  group.add(rod, handle);
  return group;
}

function show(mesh: HandMesh, hand: HandShown): void {
  A.set(...hand.grip);
  B.set(...hand.target);
  const way = B.clone().sub(A);
  const stretch = way.length();
  const colour = strainColour(hand.strain);
  mesh.line.visible = stretch > 0.0015 && hand.piece >= 0;
  if (mesh.line.visible) {
    // A rubber band: the longer, the thinner.
    const thick = 0.0013 / (1 + stretch * 14);
    mesh.line.position.copy(A).addScaledVector(way, 0.5);
    mesh.line.quaternion.copy(TURN.setFromUnitVectors(UP, way.multiplyScalar(1 / stretch)));
    mesh.line.scale.set(thick, stretch, thick);
    (mesh.line.material as MeshBasicMaterial).color.copy(colour);
  }
  mesh.knob.position.copy(hand.piece >= 0 ? B : A);
  (mesh.knob.material as MeshBasicMaterial).color.set(PAINT[hand.colour]);
  mesh.ring.position.copy(A);
  mesh.ring.visible = hand.tool !== "hook";
  (mesh.ring.material as MeshBasicMaterial).color.copy(colour);
  mesh.hook.visible = hand.tool === "hook";
  mesh.hook.position.copy(A);
  mesh.hook.quaternion.setFromAxisAngle(Z, hand.heading ?? 0);
}
