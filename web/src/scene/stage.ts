/** Everything the renderer holds for one quality tier; thrown away and made again when the tier changes. */

import {
  Group,
  type Material,
  type Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  type Texture,
  WebGLRenderer,
} from "three";
import type { Kit } from "../protocol";
import { type Eye, eyePoint, FIELD_OF_VIEW } from "./eye";
import type { Hands } from "./hands";
import { type Pane, paneMiddle } from "./pane";
import type { Picture } from "./picture";
import { makePieces, type Pieces, placePieces } from "./pieces";
import { isSoftware, type Quality, TIERS, type Tier } from "./quality";
import { makeShade, type Shade } from "./shade";
import { makeSigns, type SignMeshes } from "./signs";
import { drawPrints, makeTerrace, SUN, type Terrace } from "./terrace";
import { emblemAtlas, grainTexture } from "./textures";

export interface Stage {
  readonly tier: Tier;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly pieces: Pieces;
  readonly hands: Hands;
  readonly signs: SignMeshes;
  readonly terrace: Terrace;
  readonly shade: Shade;
  readonly textures: readonly Texture[];
}

/** A renderer on this canvas; throws if the browser has no WebGL. */
export function makeRenderer(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: TIERS[quality].antialias,
    powerPreference: "high-performance",
  });
  renderer.debug.checkShaderErrors = true; // asking means waiting for the graphics card
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** The quality to begin with: the highest, unless there is no graphics card. */
export function firstQuality(): Quality {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return "low";
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return isSoftware(name) ? "low" : "high";
}

/** The whole scene for this quality. */
export function makeStage(kit: Kit, quality: Quality, renderer: WebGLRenderer): Stage {
  const tier = TIERS[quality];
  const shade = makeShade(kit, SUN, tier.occlusion);
  const grain = grainTexture(Math.min(512, tier.texture / 2), tier.occlusion);
  const emblems = emblemAtlas(128, tier.occlusion);
  const shop = { kit, tier, shade, grain, emblems };
  const prints = drawPrints(kit, tier);
  const terrace = makeTerrace(shop, prints);
  const pieces = makePieces(shop);
  const hands: Hands = { group: new Group(), kit, made: new Map(), glove: null, landing: null }; // meshes are made as hands come
  const signs = makeSigns(kit);
  const scene = new Scene();
  scene.add(terrace.group, pieces.group, hands.group, signs.group);
  const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 0.02, 24);
  camera.up.set(0, 0, 1);
  renderer.shadowMap.enabled = tier.shadow > 0;
  renderer.toneMappingExposure = tier.leaves ? 1.18 : 1.06; // makes up for the light that the tree and the shade take away
  return {
    tier,
    scene,
    camera,
    pieces,
    hands,
    signs,
    terrace,
    shade,
    textures: [grain, emblems, ...Object.values(prints).filter((print) => print !== null)],
  };
}

/** Puts the pieces, and their shade, where the picture says. */
export function arrange(stage: Stage, kit: Kit, picture: Picture): void {
  placePieces(kit, stage.pieces, picture);
  const { uFeet, uHeads, uRoofs, uRoofTurns } = stage.shade.uniforms;
  kit.columns.forEach((shape, i) => {
    const { position, quaternion, visible } = stage.pieces.meshes[i]!;
    const { x, y, z, w } = quaternion;
    const half = shape.height / 2;
    const dx = 2 * (x * z + w * y) * half;
    const dy = 2 * (y * z - w * x) * half;
    const dz = (1 - 2 * (x * x + y * y)) * half;
    uFeet.value[i]!.set(position.x - dx, position.y - dy, position.z - dz, shape.width / 2);
    uHeads.value[i]!.set(position.x + dx, position.y + dy, position.z + dz, visible ? 1 : 0);
  });
  kit.plateaus.forEach((_, i) => {
    const { position, quaternion: q, visible } = stage.pieces.meshes[kit.columns.length + i]!;
    const turn = Math.atan2(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.y * q.y + q.z * q.z));
    uRoofs.value[i]!.set(position.x, position.y, position.z, visible ? 1 : 0);
    uRoofTurns.value[i]!.set(Math.cos(turn), Math.sin(turn));
  });
}

/** Points the camera, so that it looks straight ahead through the middle of the pane. */
export function look(stage: Stage, eye: Eye, aspect: number, pane: Pane): void {
  const { camera, terrace } = stage;
  const middle = paneMiddle(pane);
  const near = Math.max(0.01, eye.distance * 0.08);
  const [offX, offY] = [(-middle.x / 2) * aspect, middle.y / 2];
  const { view } = camera;
  if (!view || view.fullWidth !== aspect || view.offsetX !== offX || view.offsetY !== offY || camera.near !== near) {
    camera.near = near;
    camera.setViewOffset(aspect, 1, offX, offY, aspect, 1);
  }
  camera.position.set(...eyePoint(eye));
  camera.lookAt(...eye.target);
  camera.updateMatrixWorld();
  terrace.round.position.copy(camera.position);
}

/** The light of day (0) dimmed toward the story's dusk (1). */
export function dim({ terrace }: Stage, dusk: number): void {
  terrace.sun.intensity = 3.6 * (1 - 0.72 * dusk);
  terrace.sky.intensity = 1.75 * (1 - 0.5 * dusk);
  terrace.round.material.color.setRGB(1 - 0.5 * dusk, 1 - 0.58 * dusk, 1 - 0.58 * dusk);
}

/** Gives everything back to the graphics card. */
export function strike(stage: Stage): void {
  stage.scene.traverse((object) => {
    const mesh = object as Mesh;
    mesh.geometry?.dispose();
    for (const material of [mesh.material].flat() as (Material | undefined)[]) material?.dispose();
  });
  for (const texture of stage.textures) texture.dispose();
  for (const { label } of stage.hands.made.values()) label.material.map?.dispose();
  stage.shade.uniforms.uOutlines.value?.dispose();
  stage.terrace.sun.shadow.map?.dispose();
}
