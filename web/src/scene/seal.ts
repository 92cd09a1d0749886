/** The Master Builder's Seal: a long block with a colour and its emblem on each side. */

import { type BufferAttribute, type BufferGeometry, Color, Mesh, Vector2 } from "three";
import { EMBLEM_INK } from "../emblems";
import { PAINT } from "../protocol";
import { cornerRim } from "./rim";
import { solid } from "./solid";
import { surface, type Workshop } from "./surface";
import { emblemCell } from "./textures";

/** The block as one mesh, its long axis x; the kit's sides face +y, +z, -y, -z. */
export function sealMesh(shop: Workshop): Mesh {
  const { length, width, sides } = shop.kit.seal;
  const geometry = solid(cornerRim(width / 2, 4, 0.0012), {
    height: length,
    bevel: 0.0012,
    steps: 3,
    paintedSides: true,
  });
  layAlongX(geometry);
  const material = surface(
    shop,
    { color: 0xffffff, roughness: 0.55 },
    {
      key: "seal",
      uniforms: {
        uGrain: { value: shop.grain },
        uEmblems: { value: shop.emblems },
        uSides: { value: sides.map((side) => new Color(PAINT[side])) },
        uInks: { value: sides.map((side) => new Color(EMBLEM_INK[side])) },
        uCells: { value: sides.map((side) => new Vector2(...emblemCell(side))) },
      },
      vertexHead: "attribute float wear; varying vec3 vLocal; varying vec3 vLocalNormal; varying float vWorn;",
      vertexBody: "vLocal = position; vLocalNormal = normal; vWorn = wear;",
      head: /* glsl */ `
      varying vec3 vLocal; varying vec3 vLocalNormal; varying float vWorn;
      uniform sampler2D uGrain; uniform sampler2D uEmblems;
      uniform vec3 uSides[4]; uniform vec3 uInks[4]; uniform vec2 uCells[4];`,
      colour: /* glsl */ `
      vec3 n = vLocalNormal;
      int side = abs(n.y) > abs(n.z) ? (n.y > 0.0 ? 0 : 2) : (n.z > 0.0 ? 1 : 3);
      vec3 coat = uSides[0]; vec3 ink = uInks[0]; vec2 cell = uCells[0];
      if (side == 1) { coat = uSides[1]; ink = uInks[1]; cell = uCells[1]; }
      if (side == 2) { coat = uSides[2]; ink = uInks[2]; cell = uCells[2]; }
      if (side == 3) { coat = uSides[3]; ink = uInks[3]; cell = uCells[3]; }
      float across = abs(n.y) > abs(n.z) ? vLocal.z * -sign(n.y) : vLocal.y * sign(n.z);
      vec4 grain = texture2D(uGrain, vec2((vLocal.y + vLocal.z) / 0.05, vLocal.x / 0.19));
      vec4 spots = texture2D(uGrain, vLocal.xy * 23.0 + vLocal.z * vec2(19.0, 27.0));
      vec2 p = vec2(vLocal.x, across) / ${(width * 0.34).toFixed(5)};
      vec2 inside = step(vec2(-1.0), p) * step(p, vec2(1.0));
      float emblem = texture2D(uEmblems, cell + (clamp(p, -1.0, 1.0) * 0.5 + 0.5) / 3.0).r * inside.x * inside.y;
      vec3 bare = mix(vec3(0.50, 0.27, 0.12), vec3(0.78, 0.53, 0.31), grain.r);
      float gone = smoothstep(0.62, 0.76, vWorn * 0.72 + (spots.g - 0.5) * 0.8);
      gone = max(gone, smoothstep(0.7, 0.8, abs(n.x)));
      diffuseColor.rgb = mix(mix(coat * (0.82 + 0.3 * grain.r), bare, gone), ink, emblem * 0.92 * (1.0 - smoothstep(0.5, 0.7, abs(n.x))));`,
    },
  );
  return new Mesh(geometry, material);
}

function layAlongX(geometry: BufferGeometry): void {
  for (const name of ["position", "normal"] as const) {
    const attribute = geometry.getAttribute(name) as BufferAttribute;
    for (let i = 0; i < attribute.count; i++) {
      attribute.setXYZ(i, attribute.getZ(i), attribute.getX(i), attribute.getY(i));
    }
  }
  geometry.computeBoundingSphere();
}
