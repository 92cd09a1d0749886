/** Light on every surface: the sky, as far as columns and plateaus do not hide it, and the lemon tree's shadow. */

import { DataTexture, LinearFilter, RedFormat, type Texture, UnsignedByteType, Vector2, Vector3, Vector4 } from "three";
import type { Kit } from "../protocol";
import { outlineRim, signedDistance } from "./rim";

const SDF_SIDE = 48;
const SDF_SPAN = 0.36; // metres covered by one outline's distance field
const SDF_REACH = 0.06; // distances beyond this are all the same

export interface Shade {
  readonly uniforms: {
    readonly uFeet: { value: Vector4[] }; // a column's lower end, and its radius
    readonly uHeads: { value: Vector4[] }; // its upper end, and 1 where it stands in the scene
    readonly uRoofs: { value: Vector4[] }; // a plateau's middle, and 1 where it lies in the scene
    readonly uRoofTurns: { value: Vector2[] }; // cosine and sine of its turn
    readonly uOutlines: { value: Texture | null };
    readonly uLeaves: { value: Texture | null };
    readonly uSunRight: { value: Vector3 };
    readonly uSunUp: { value: Vector3 };
    readonly uBreeze: { value: Vector4 };
    readonly uDusk: { value: number };
  };
}

/** The shared uniforms for a kit; `sun` points toward the sun. Without `occlusion` the outlines are not needed. */
export function makeShade(kit: Kit, sun: Vector3, occlusion: boolean): Shade {
  const right = new Vector3(0, 0, 1).cross(sun).normalize();
  return {
    uniforms: {
      uFeet: { value: kit.columns.map(() => new Vector4(0, 0, -9, 0)) },
      uHeads: { value: kit.columns.map(() => new Vector4(0, 0, -9, 0)) },
      uRoofs: { value: kit.plateaus.map(() => new Vector4(0, 0, -9, 0)) },
      uRoofTurns: { value: kit.plateaus.map(() => new Vector2(1, 0)) },
      uOutlines: { value: occlusion ? distanceFields(kit) : null },
      uLeaves: { value: null },
      uSunRight: { value: right },
      uSunUp: { value: sun.clone().cross(right).normalize() },
      uBreeze: { value: new Vector4() },
      uDusk: { value: 0 },
    },
  };
}

function distanceFields(kit: Kit): DataTexture {
  const count = kit.plateaus.length;
  const data = new Uint8Array(SDF_SIDE * SDF_SIDE * count);
  kit.plateaus.forEach((plateau, which) => {
    const coarse = outlineRim(plateau.outline, 0.012).map(({ x, y }) => [x, y] as const);
    for (let j = 0; j < SDF_SIDE; j++) {
      for (let i = 0; i < SDF_SIDE; i++) {
        const x = ((i + 0.5) / SDF_SIDE - 0.5) * SDF_SPAN;
        const y = ((j + 0.5) / SDF_SIDE - 0.5) * SDF_SPAN;
        const share = 0.5 + (0.5 * signedDistance(coarse, x, y)) / SDF_REACH;
        data[(j * count + which) * SDF_SIDE + i] = 255 * Math.min(1, Math.max(0, share));
      }
    }
  });
  const texture = new DataTexture(data, SDF_SIDE * count, SDF_SIDE, RedFormat, UnsignedByteType);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** GLSL: `skyLeft(p, n)` is the share of the sky a point sees; `sunLeft(p)` the share of sun that the tree lets through. */
export function shadeCode(kit: Kit): string {
  const [columns, plateaus] = [kit.columns.length, kit.plateaus.length];
  return /* glsl */ `
uniform vec4 uFeet[${columns}];
uniform vec4 uHeads[${columns}];
uniform vec4 uRoofs[${plateaus}];
uniform vec2 uRoofTurns[${plateaus}];
uniform sampler2D uOutlines;
uniform sampler2D uLeaves;
uniform vec3 uSunRight;
uniform vec3 uSunUp;
uniform vec4 uBreeze;

float skyLeft(vec3 p, vec3 n) {
  float sky = 1.0;
  #ifdef OCCLUSION
  if (dot(p.xy, p.xy) > 0.2) return sky; // nothing stands out there
  for (int i = 0; i < ${columns}; i++) {
    // A column as a rod with round ends: how much of the half sky over n it hides, less the farther it is.
    vec3 foot = uFeet[i].xyz;
    vec3 rod = uHeads[i].xyz - foot;
    if (abs(p.z - foot.z - 0.5 * rod.z) > 0.075) continue; // another storey: skip it
    float share = clamp(dot(p - foot, rod) / dot(rod, rod), 0.0, 1.0);
    vec3 away = p - foot - share * rod;
    float far = max(length(away), 1e-4);
    float r = uFeet[i].w;
    float hidden = uHeads[i].w * max(0.0, dot(-away, n)) * r * r / (far * far * far);
    // Where wood stands on wood, the corner between them is dark whatever the normal.
    float gap = max(0.0, far - r);
    float corner = uHeads[i].w * 0.5 * exp(-gap * gap / (r * r * 0.30)) * step(0.0, dot(foot + 0.5 * rod - p, n)) * abs(n.z);
    sky *= (1.0 - 0.9 * min(hidden, 0.8)) * (1.0 - corner * smoothstep(-0.3 * r, 0.3 * r, far - 0.8 * r));
  }
  for (int i = 0; i < ${plateaus}; i++) {
    vec3 roof = uRoofs[i].xyz;
    float above = roof.z - p.z;
    vec2 turn = uRoofTurns[i];
    vec2 d = p.xy - roof.xy;
    vec2 q = vec2(turn.x * d.x + turn.y * d.y, -turn.y * d.x + turn.x * d.y) / ${SDF_SPAN.toFixed(3)} + 0.5;
    vec2 inside = step(vec2(0.0), q) * step(q, vec2(1.0));
    q = clamp(q, 0.5 / ${SDF_SIDE}.0, 1.0 - 0.5 / ${SDF_SIDE}.0);
    float edge = (textureLod(uOutlines, vec2((q.x + float(i)) / ${plateaus}.0, q.y), 0.0).r * 2.0 - 1.0) * ${SDF_REACH.toFixed(3)};
    float wide = min(0.055, 0.018 + 0.45 * abs(above));
    float under = 1.0 - smoothstep(-wide, wide, edge);
    // Upward surfaces lose sky to a roof above them, downward ones lose the table's bounce to a floor below.
    float facing = above > 0.0 ? 0.5 + 0.5 * n.z : 0.5 - 0.5 * n.z;
    float near = 1.0 / (1.0 + abs(above) * 5.0);
    sky *= 1.0 - uRoofs[i].w * inside.x * inside.y * under * step(0.004, abs(above)) * (0.15 + 0.6 * facing) * near;
  }
  #endif
  return sky;
}

float sunLeft(vec3 p) {
  #ifdef LEAVES
  vec2 at = vec2(dot(p, uSunRight), dot(p, uSunUp));
  float near = texture2D(uLeaves, at * 0.85 + vec2(0.5, 0.42) + uBreeze.xy).r;
  float far = texture2D(uLeaves, at.yx * 0.6 + vec2(0.13, 0.71) + uBreeze.zw).g;
  // The crown is thin where the villa stands: the pieces are the brightest things on the table.
  float thick = smoothstep(0.09, 0.28, abs(at.x));
  return mix(mix(0.80, 0.28, thick), 1.0, near * mix(0.45, 1.0, far));
  #else
  return 1.0;
  #endif
}`;
}

/** Moves the tree's shadow to this time in seconds: slow, uneven, never far. */
export function blow(shade: Shade, seconds: number): void {
  const gust = 0.5 + 0.5 * Math.sin(seconds * 0.21);
  shade.uniforms.uBreeze.value.set(
    0.011 * Math.sin(seconds * 0.83) + 0.006 * gust * Math.sin(seconds * 2.1),
    0.008 * Math.sin(seconds * 0.61 + 1),
    0.018 * Math.sin(seconds * 0.47 + 2) + 0.008 * gust * Math.sin(seconds * 1.7),
    0.013 * Math.sin(seconds * 0.71),
  );
}
