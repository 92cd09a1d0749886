/** The table on the terrace with the base on it, and the light. */

import {
  BackSide,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
} from "three";
import type { Kit } from "../protocol";
import { leafTexture } from "./leaves";
import { panorama } from "./panorama";
import { basePrint, TABLE, tableBoards } from "./prints";
import type { Tier } from "./quality";
import { cornerRim, type Rim, roundRim } from "./rim";
import { solid } from "./solid";
import { surface, type Workshop } from "./surface";
import { painted } from "./textures";

/** The direction of the sun: from the left, over the shoulder of the player at the table, in the late afternoon. */
export const SUN = new Vector3(-0.72, -0.52, 0.55).normalize();

export interface Prints {
  readonly panorama: Texture;
  readonly base: Texture;
  readonly boards: Texture;
  readonly leaves: Texture | null;
}

/** All pictures the terrace needs, drawn once. */
export function drawPrints(kit: Kit, tier: Tier): Prints {
  return {
    panorama: painted(panorama(tier.panorama), tier.occlusion),
    base: painted(basePrint(kit.base, Math.min(1024, tier.texture)), tier.occlusion),
    boards: painted(tableBoards(Math.min(1536, tier.texture)), tier.occlusion),
    leaves: tier.leaves ? leafTexture() : null,
  };
}

export interface Terrace {
  readonly group: Group;
  /** Stays round the eye, however far that moves. */
  readonly round: Mesh<SphereGeometry, MeshBasicMaterial>;
  readonly sun: DirectionalLight;
  readonly sky: HemisphereLight;
}

/** Table, base, sun and sky for this tier. */
export function makeTerrace(shop: Workshop, prints: Prints): Terrace {
  const group = new Group();
  const { kit } = shop;
  const { roundness, edgeSteps } = shop.tier;
  shop.shade.uniforms.uLeaves.value = prints.leaves;

  const round = new Mesh(
    new SphereGeometry(9, roundness * 2, roundness),
    new MeshBasicMaterial({ map: prints.panorama, side: BackSide, depthWrite: false, toneMapped: false }),
  );
  round.rotation.set(Math.PI / 2, Math.PI * 1.1, 0);
  round.renderOrder = 1; // last, so that nothing is drawn where the table hides it
  group.add(round);

  const table = new Mesh(
    solid(tableRim(), { height: 0.045, bevel: 0.006, steps: edgeSteps, paintedSides: true }),
    printed(shop, prints.boards, "table", [TABLE.width, TABLE.depth], 0.72),
  );
  table.position.z = -kit.base.thickness - 0.0225;
  table.receiveShadow = true;
  const base = new Mesh(
    solid(roundRim(kit.base.radius, 24 + 3 * roundness), {
      height: kit.base.thickness,
      bevel: 0.0005,
      steps: Math.min(2, edgeSteps),
      paintedSides: false,
    }),
    printed(shop, prints.base, "base", [kit.base.radius * 2, kit.base.radius * 2], 0.78),
  );
  base.position.z = -kit.base.thickness / 2;
  base.receiveShadow = base.castShadow = true;
  group.add(table, base);

  const sun = new DirectionalLight(new Color(1, 0.89, 0.73), 3.6);
  sun.position
    .copy(SUN)
    .multiplyScalar(1.6)
    .add(new Vector3(0, 0, 0.2));
  sun.target.position.set(0, 0, 0.2);
  if (shop.tier.shadow > 0) {
    sun.castShadow = true;
    sun.shadow.mapSize.set(shop.tier.shadow, shop.tier.shadow);
    sun.shadow.radius = shop.tier.shadow / 640;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.0006;
    const camera = sun.shadow.camera;
    camera.left = camera.bottom = -0.56;
    camera.right = camera.top = 0.56;
    camera.near = 0.5;
    camera.far = 3;
  }
  const sky = new HemisphereLight(new Color(0.86, 0.93, 1), new Color(0.95, 0.74, 0.54), 1.75);
  sky.position.set(0, 0, 1);
  group.add(sun, sun.target, sky);
  return { group, round, sun, sky };
}

function tableRim(): Rim {
  const [x, y] = [TABLE.width / 2, TABLE.depth / 2];
  return cornerRim(0.05, 4, 0.05 - 1e-4, 6).map((point) => ({
    ...point,
    x: point.x + Math.sign(point.x) * (x - 0.05),
    y: point.y + Math.sign(point.y) * (y - 0.05),
    wear: 0,
  }));
}

function printed(shop: Workshop, map: Texture, key: string, [wide, deep]: [number, number], roughness: number) {
  return surface(
    shop,
    { color: 0xffffff, roughness },
    {
      key,
      uniforms: { uPrint: { value: map } },
      vertexHead: "varying vec3 vLocal; varying vec3 vLocalNormal;",
      vertexBody: "vLocal = position; vLocalNormal = normal;",
      head: "varying vec3 vLocal; varying vec3 vLocalNormal; uniform sampler2D uPrint;",
      colour: `vec3 ink = texture2D(uPrint, vLocal.xy / vec2(${wide.toFixed(4)}, ${deep.toFixed(4)}) + 0.5).rgb;
      diffuseColor.rgb *= mix(${key === "base" ? "vec3(0.62, 0.52, 0.40)" : "ink * 0.6"}, ink, smoothstep(0.35, 0.6, abs(vLocalNormal.z)));`,
    },
  );
}
