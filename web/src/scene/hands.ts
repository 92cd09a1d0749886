/** Hands in the villa: a hand of frosted glass at its piece, the thread that shows its pull, the hook, the owner's name. */

import {
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  TubeGeometry,
  Vector3,
} from "three";
import { type Kit, PAINT } from "../protocol";
import { type Eye, eyePoint, rightOf } from "./eye";
import { CUFF_M, cuffGeometry, GLOVE_GRIP_M, type Glass, gloveGeometry, makeGlass, makeVeil } from "./glove";
import { type LandingMeshes, makeLanding, showLanding } from "./landing";
import { type HandShown, type Picture, POSE_SIZE } from "./picture";
import { makeRubbing, plateauOver, type Rubbing, showRubbing } from "./rubbing";
import type { SceneState } from "./state";
import { painted, sheet } from "./textures";
import type { Vec3 } from "./vector";
import { leaning, TOLD, tension, threadLength, threadRadius, trembling } from "./weight";

/** The thread by which the hand pulls: a cord with a knot at its end, both with a dark rim to be visible on any ground. */
interface Thread {
  readonly group: Group;
  readonly cord: Mesh;
  readonly knot: Mesh;
  readonly rim: Mesh;
  readonly knotRim: Mesh;
  readonly paint: MeshBasicMaterial;
}

interface HandMesh {
  readonly group: Group;
  readonly thread: Thread;
  /** The hand itself, in the coordinates of the glove. */
  readonly glove: Group;
  readonly glass: Glass;
  readonly cuff: Glass;
  readonly hook: Group;
  readonly handle: MeshStandardMaterial;
  readonly label: Sprite;
  readonly rubbing: Rubbing;
  named: string | null;
  /** How it was last seen, and since when it is there or gone (milliseconds). */
  last: HandShown | null;
  since: number;
  gone: number | null;
  heading: number | null;
}

export interface Hands {
  readonly group: Group;
  readonly kit: Kit;
  readonly made: Map<string, HandMesh>;
  glove: { readonly hand: BufferGeometry; readonly cuff: BufferGeometry } | null;
  landing: LandingMeshes | null;
}

/** The viewer of the hands. */
export interface Onlooker {
  readonly eye: Eye;
  readonly now: number;
  readonly reducedMotion: boolean;
}

const PALE = new Color("#fff6e2");
const TORN = new Color("#d3271b");
const INK = new Color("#2b2620");
const KNOT = 2.2; // times as thick as its cord
const RIM_SHARE = 0.0011; // share of the eye's distance: about a pixel
const UP = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);
const X = new Vector3(1, 0, 0);
const A = new Vector3();
const B = new Vector3();
const TURN = new Quaternion();
const COMES_MS = 180;
const GOES_MS = 260;
const SLACK_M = 0.002;
const ASIDE = 0.75; // radians: the player's own hand comes from the right, beside what they look at

/** Shows exactly the hands of the picture; true while one of them moves by itself. */
export function showHands(hands: Hands, picture: Picture, onlooker: Onlooker): boolean {
  const { now, reducedMotion } = onlooker;
  const seen = new Set<string>();
  let moves = false;
  for (const hand of picture.hands) {
    const key = `${hand.name ?? "own"} ${hand.colour} ${hand.tool === "hold"}`;
    seen.add(key);
    let mesh = hands.made.get(key);
    if (!mesh) {
      mesh = makeHand(hands);
      hands.made.set(key, mesh);
      hands.group.add(mesh.group);
    }
    if (!mesh.last || mesh.gone !== null) Object.assign(mesh, { since: now, gone: null, heading: null });
    mesh.last = hand;
    const come = reducedMotion ? 1 : Math.min(1, (now - mesh.since) / COMES_MS);
    const taut = tension(hand.strain);
    show(hands.kit, mesh, hand, picture, { come, gone: 0, taut, onlooker });
    const sheds = showRubbing(mesh.rubbing, hands.kit, picture, { hand, taut: reducedMotion ? 0 : taut, now });
    moves = sheds || moves || come < 1 || (!reducedMotion && taut > TOLD.heavy);
  }
  for (const [key, mesh] of hands.made) {
    if (seen.has(key) || !mesh.last) continue;
    mesh.gone ??= now;
    showRubbing(mesh.rubbing, hands.kit, picture, { hand: null, taut: 0, now });
    const gone = reducedMotion ? 1 : (now - mesh.gone) / GOES_MS;
    mesh.group.visible = gone < 1;
    if (gone < 1) show(hands.kit, mesh, mesh.last, picture, { come: 1, gone, taut: 0, onlooker });
    else mesh.last = null;
    moves ||= gone < 1;
  }
  return moves;
}

/** Shows where the piece in a hand would stand. */
export function showGoal(hands: Hands, state: SceneState): void {
  if (!hands.landing && state.signs.landing) {
    hands.landing = makeLanding(hands.kit);
    hands.group.add(hands.landing.group);
  }
  if (hands.landing) showLanding(state, hands.landing);
}

/** The thread's colour: pale, then the player's own, then red. */
export function threadColour(colour: HandShown["colour"], taut: number): Color {
  const own = new Color(PAINT[colour]);
  return taut < 0.55 ? PALE.clone().lerp(own, taut / 0.55) : own.lerp(TORN, (taut - 0.55) / 0.45);
}

function makeHand(hands: Hands): HandMesh {
  hands.glove ??= { hand: gloveGeometry(), cuff: cuffGeometry() };
  const group = new Group();
  const thread = makeThread();
  const [glass, cuff] = [makeGlass("#f4f7f6", 0.62), makeGlass("#ffffff", 0.85)];
  const veil = new Mesh(hands.glove.hand, makeVeil());
  const hand = new Mesh(hands.glove.hand, glass.material);
  const sleeve = new Mesh(hands.glove.cuff, cuff.material);
  [veil.renderOrder, hand.renderOrder, sleeve.renderOrder] = [6, 7, 7];
  const glove = new Group();
  glove.add(veil, hand, sleeve);
  const { hook, handle } = makeHook(hands.kit);
  const label = new Sprite(new SpriteMaterial({ depthTest: false, toneMapped: false, sizeAttenuation: false }));
  label.renderOrder = 8;
  label.center.set(0.5, -0.15);
  const rubbing = makeRubbing();
  group.add(thread.group, glove, hook, label, rubbing.group);
  return {
    group,
    thread,
    glove,
    glass,
    cuff,
    hook,
    handle,
    label,
    rubbing,
    named: null,
    last: null,
    since: 0,
    gone: null,
    heading: null,
  };
}

function makeThread(): Thread {
  // It is drawn over the wood and the hand, because inside the grip it would be hidden.
  const over = { toneMapped: false, transparent: true, depthTest: false, depthWrite: false } as const;
  const paint = new MeshBasicMaterial(over);
  const dark = new MeshBasicMaterial({ ...over, color: INK, opacity: 0.6 });
  const [line, ball] = [new CylinderGeometry(1, 1, 1, 8), new SphereGeometry(1, 16, 10)];
  const [cord, knot, rim, knotRim] = [
    new Mesh(line, paint),
    new Mesh(ball, paint),
    new Mesh(line, dark),
    new Mesh(ball, dark),
  ];
  for (const mesh of [rim, knotRim]) mesh.renderOrder = 8;
  for (const mesh of [cord, knot]) mesh.renderOrder = 9;
  const group = new Group();
  group.add(rim, knotRim, cord, knot);
  return { group, cord, knot, rim, knotRim, paint };
}

function makeHook({ hook: { length, radius } }: Kit): { hook: Group; handle: MeshStandardMaterial } {
  // The tip curls round the column's foot; the rod comes straight out toward the player who pulls (+x).
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
  const brass = new MeshStandardMaterial({ color: 0xc8973c, roughness: 0.3, metalness: 0.85 });
  const rod = new Mesh(new TubeGeometry(new CatmullRomCurve3(curve), 64, radius, 8), brass);
  const handle = new MeshStandardMaterial({ color: 0xc79a66, roughness: 0.6 });
  const grip = new Mesh(new CylinderGeometry(radius * 3.4, radius * 2.6, length * 0.34, 16), handle);
  grip.rotation.z = Math.PI / 2;
  grip.position.set(length * 0.85, 0, 0.0065);
  rod.castShadow = grip.castShadow = true;
  const hook = new Group();
  hook.add(rod, grip);
  return { hook, handle };
}

interface Appearance {
  /** 0 to 1: how far it has appeared, and how far it has gone. */
  readonly come: number;
  readonly gone: number;
  readonly taut: number;
  readonly onlooker: Onlooker;
}

function show(kit: Kit, mesh: HandMesh, hand: HandShown, picture: Picture, appearance: Appearance): void {
  const { come, gone, taut, onlooker } = appearance;
  mesh.group.visible = true;
  A.set(...hand.grip);
  B.set(...hand.target).sub(A);
  const stretch = gone > 0 || hand.piece < 0 ? 0 : B.length();
  const far = stretch * leaning(stretch);
  if (stretch > 0) B.multiplyScalar(1 / stretch);
  const hooked = hand.tool === "hook";
  mesh.heading = handHeading(kit, mesh, hand, picture, onlooker.eye);
  // A piece that is carried freely only lags behind the hand: nothing pulls at it.
  const pulls = hand.tool === "hold" || plateauOver(kit, picture, hand.piece) >= 0;
  stretchThread(mesh, hand, pulls ? far : 0, taut, onlooker.eye.distance);

  mesh.hook.visible = hooked && gone === 0;
  mesh.hook.position.copy(A);
  mesh.hook.quaternion.setFromAxisAngle(Z, mesh.heading);
  mesh.handle.color.set(PAINT[hand.colour]).lerp(PALE, 0.25);

  mesh.glove.visible = !hooked;
  const [sx, sy] = onlooker.reducedMotion ? [0, 0] : trembling(taut, onlooker.now / 1000);
  const eased = 1 - (1 - come) ** 3;
  mesh.glove.position.copy(A).addScaledVector(B, far);
  mesh.glove.quaternion.setFromAxisAngle(Z, mesh.heading);
  if (hand.tool === "hold") mesh.glove.quaternion.multiply(TURN.setFromAxisAngle(X, Math.PI / 2));
  // It appears from the direction of its cuff, and leaves that way with a little lift.
  const away = 0.03 * (1 - eased) + 0.02 * gone;
  mesh.glove.position.x += Math.cos(mesh.heading) * away + sx;
  mesh.glove.position.y += Math.sin(mesh.heading) * away + sy;
  mesh.glove.position.z += 0.012 * gone;
  const column = kit.columns[hand.piece];
  const wide = column ? (column.width / 2 + 0.0035) / (GLOVE_GRIP_M + 0.0035) : hand.tool === "hold" ? 0.55 : 1;
  mesh.glove.scale.set(column ? (1 + wide) / 2 : 1, wide, 1);
  const shown = eased * (1 - gone);
  [mesh.glass.material.opacity, mesh.cuff.material.opacity] = [0.62 * shown, 0.85 * shown];
  mesh.cuff.material.color.set(PAINT[hand.colour]);
  for (const { behind } of [mesh.glass, mesh.cuff]) keepClear(behind, column?.width ?? 0, hand, picture);
  showName(mesh, hand, hooked ? kit.hook.length : CUFF_M, shown, onlooker.eye);
}

function stretchThread({ thread }: HandMesh, hand: HandShown, far: number, taut: number, distance: number): void {
  const long = threadLength(taut, distance);
  thread.group.visible = far > 0 && long > 0;
  if (!thread.group.visible) return;
  const thick = threadRadius(taut, distance);
  const rim = thick + RIM_SHARE * distance;
  thread.group.position.copy(A);
  thread.group.quaternion.copy(TURN.setFromUnitVectors(UP, B));
  for (const [mesh, radius] of [
    [thread.cord, thick],
    [thread.rim, rim],
  ] as const) {
    mesh.position.set(0, long / 2, 0);
    mesh.scale.set(radius, long, radius);
  }
  for (const [mesh, radius] of [
    [thread.knot, thick * KNOT],
    [thread.knotRim, thick * KNOT + rim - thick],
  ] as const) {
    mesh.position.set(0, long, 0);
    mesh.scale.setScalar(radius);
  }
  thread.paint.color.copy(threadColour(hand.colour, taut));
}

/** Where the cuff points: the player's own hand comes from beside the eye, others from outside, a hold over an edge. */
function handHeading({ columns }: Kit, mesh: HandMesh, hand: HandShown, picture: Picture, eye: Eye): number {
  const [x, y] = hand.grip;
  if (hand.tool === "hold") {
    const at = hand.piece * POSE_SIZE;
    const [px, py] = [picture.poses[at] ?? 0, picture.poses[at + 1] ?? 0];
    return Math.atan2(y - py, x - px);
  }
  const from: Vec3 = eyePoint(eye);
  const toEye = Math.atan2(from[1] - y, from[0] - x);
  if (hand.tool === "hook") {
    // A slack hook has no direction of its own: it points the way it was last pulled, or toward the viewer.
    const pulled = Math.hypot(hand.target[0] - x, hand.target[1] - y) > SLACK_M;
    return (pulled ? hand.heading : mesh.heading) ?? toEye;
  }
  if (hand.name === null) return toEye + ASIDE;
  if (hand.piece >= columns.length) return Math.atan2(y, x);
  // It keeps its direction while it carries its column over the villa.
  return mesh.heading ?? (Math.hypot(x, y) > 0.02 ? Math.atan2(y, x) : toEye);
}

function keepClear(behind: Glass["behind"], width: number, hand: HandShown, picture: Picture): void {
  behind.radius.value = width / 2;
  if (width === 0) return;
  const at = hand.piece * POSE_SIZE;
  const p = picture.poses;
  behind.foot.value.set(p[at]!, p[at + 1]!, p[at + 2]!);
  TURN.set(p[at + 4]!, p[at + 5]!, p[at + 6]!, p[at + 3]!);
  behind.axis.value.set(0, 0, 1).applyQuaternion(TURN);
}

const VILLA_M = 0.155; // this far from the middle, a name is beside the villa
const NAME_ASIDE = 0.05; // share of the eye's distance: farther from its hand, a name cannot be matched to it
const NAME_SHARE = 0.022; // metres at arm's length: a line of text, at any distance

/** How far a name that is this far beside the villa's middle is moved out of its way: as far as needed, but never so far
 * that it leaves its hand. */
export function nameAside(aside: number, distance: number): number {
  const needs = Math.max(0, VILLA_M - Math.abs(aside));
  return Math.min(needs, NAME_ASIDE * distance) * (aside < 0 ? -1 : 1);
}

function showName(mesh: HandMesh, hand: HandShown, out: number, shown: number, eye: Eye): void {
  mesh.label.visible = hand.name !== null && hand.name !== "";
  if (!mesh.label.visible) return;
  if (mesh.named !== hand.name) {
    mesh.named = hand.name;
    const canvas = nameTag(hand.name!, PAINT[hand.colour]);
    mesh.label.material.map?.dispose();
    mesh.label.material.map = painted(canvas);
    mesh.label.material.needsUpdate = true;
    mesh.label.scale.set((NAME_SHARE * canvas.width) / canvas.height, NAME_SHARE, 1);
  }
  const turn = mesh.heading ?? 0;
  mesh.label.position.copy(hand.tool === "hook" ? A : mesh.glove.position);
  mesh.label.position.x += Math.cos(turn) * out;
  mesh.label.position.y += Math.sin(turn) * out;
  mesh.label.position.z += 0.014;
  // Beside the villa, on the side of the hand: over the villa, the name would hide other people's columns.
  const [rx, ry] = rightOf(eye);
  const { x, y } = mesh.label.position;
  const [tx, ty] = eye.target;
  const shift = nameAside((x - tx) * rx + (y - ty) * ry, eye.distance);
  mesh.label.position.x += rx * shift;
  mesh.label.position.y += ry * shift;
  mesh.label.material.opacity = shown;
}

function nameTag(name: string, colour: string): HTMLCanvasElement {
  const font = "600 40px system-ui, sans-serif";
  const [, measure] = sheet(8, 8);
  measure.font = font;
  const wide = Math.min(420, Math.ceil(measure.measureText(name).width));
  const [canvas, pen] = sheet(wide + 44, 64);
  pen.fillStyle = "#fbf6ec";
  pen.beginPath();
  pen.roundRect(1, 1, wide + 42, 62, 10);
  pen.fill();
  pen.fillStyle = colour;
  pen.fillRect(1, 54, wide + 42, 9);
  pen.fillStyle = "#2b2620";
  pen.font = font;
  pen.textBaseline = "middle";
  pen.fillText(name, 22, 29, 420);
  return canvas;
}
