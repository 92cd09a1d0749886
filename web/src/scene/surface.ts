/** Lit materials that share the scene's shade, and painted wood among them. */

import {
  Color,
  type IUniform,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  ShaderChunk,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
  type WebGLProgramParametersWithUniforms,
} from "three";
import { EMBLEM_INK } from "../emblems";
import { type Kit, PAINT, type Paint } from "../protocol";
import type { Tier } from "./quality";
import { type Shade, shadeCode } from "./shade";
import { emblemCell } from "./textures";

export type Lit = MeshStandardMaterial | MeshLambertMaterial;

export interface Workshop {
  readonly kit: Kit;
  readonly tier: Tier;
  readonly shade: Shade;
  readonly grain: Texture;
  readonly emblems: Texture;
}

interface ShaderParts {
  readonly uniforms?: Record<string, IUniform>;
  readonly key: string;
  readonly vertexHead?: string;
  readonly vertexBody?: string;
  readonly head?: string;
  /** Runs where the colour is known: may change `diffuseColor`. */
  readonly colour?: string;
  /** Runs after the normal is known: may change `normal`. */
  readonly relief?: string;
  /** Runs at the end: may add to `totalEmissiveRadiance`. */
  readonly glow?: string;
}

/** A material lit by sun, sky and bounced light, in the form that this tier can afford. */
export function surface(shop: Workshop, parameters: MeshStandardMaterialParameters, parts: ShaderParts): Lit {
  const { tier, shade } = shop;
  const material: Lit = tier.occlusion ? new MeshStandardMaterial(parameters) : plain(parameters);
  material.onBeforeCompile = (shader) => furnish(shader, shop, parts);
  material.customProgramCacheKey = () =>
    `${parts.key}/${tier.occlusion}/${tier.relief}/${tier.leaves}/${tier.shadowSamples}/${tier.edgeSteps > 0}`;
  material.userData.uniforms = { ...shade.uniforms, ...parts.uniforms };
  return material;
}

function plain(parameters: MeshStandardMaterialParameters): MeshLambertMaterial {
  const { roughness: _, metalness: __, ...rest } = parameters;
  return new MeshLambertMaterial(rest);
}

function furnish(shader: WebGLProgramParametersWithUniforms, { kit, tier, shade }: Workshop, parts: ShaderParts): void {
  Object.assign(shader.uniforms, shade.uniforms, parts.uniforms);
  const defines = [
    tier.occlusion ? "#define OCCLUSION" : "",
    tier.leaves ? "#define LEAVES" : "",
    tier.relief ? "#define RELIEF" : "",
    tier.edgeSteps > 0 ? "#define WORN" : "",
  ].join("\n");
  shader.vertexShader = shader.vertexShader
    .replace(
      "#include <common>",
      `#include <common>\nvarying vec3 vGround;\nvarying vec3 vFacing;\n${parts.vertexHead ?? ""}`,
    )
    .replace(
      "#include <begin_vertex>",
      `#include <begin_vertex>
      vGround = (modelMatrix * vec4(position, 1.0)).xyz;
      vFacing = mat3(modelMatrix) * normal;
      ${parts.vertexBody ?? ""}`,
    );
  const samples = Math.max(1, tier.shadowSamples);
  shader.fragmentShader = shader.fragmentShader
    .replace(
      "#include <common>",
      `${defines}\n#include <common>\nvarying vec3 vGround;\nvarying vec3 vFacing;\n${shadeCode(kit)}\n${parts.head ?? ""}`,
    )
    .replace("#include <shadowmap_pars_fragment>", softShadows(samples))
    .replace("#include <color_fragment>", `#include <color_fragment>\n${parts.colour ?? ""}`)
    .replace("#include <normal_fragment_maps>", `#include <normal_fragment_maps>\n${parts.relief ?? ""}`)
    .replace(
      "#include <lights_fragment_begin>",
      ShaderChunk.lights_fragment_begin.replace(
        "getDirectionalLightInfo( directionalLight, directLight );",
        "getDirectionalLightInfo( directionalLight, directLight ); directLight.color *= sunLeft(vGround);",
      ),
    )
    .replace(
      "#include <aomap_fragment>",
      `#ifdef OCCLUSION
      float sky = skyLeft(vGround, normalize(vFacing));
      // Shade between warm colours is warm: it loses blue before red.
      vec3 left = pow(vec3(sky), vec3(0.86, 1.0, 1.12));
      reflectedLight.indirectDiffuse *= left;
      #ifdef STANDARD
      reflectedLight.indirectSpecular *= left;
      #endif
      reflectedLight.directDiffuse *= mix(vec3(1.0), left, 0.3);
      #endif
      ${parts.glow ?? ""}`,
    );
}

function softShadows(samples: number): string {
  // Three.js takes five samples; more of them make a wide, calm edge.
  const chunk = ShaderChunk.shadowmap_pars_fragment;
  const start = chunk.indexOf("shadow = (");
  const from = chunk.indexOf("texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5", start);
  const to = chunk.indexOf(") * 0.2;", from);
  if (start < 0 || from < 0 || to < 0) return chunk;
  const taps = Array.from(
    { length: samples },
    (_, i) =>
      `texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( ${i}, ${samples}, phi ) * radius, shadowCoord.z ) )`,
  ).join(" + ");
  return `${chunk.slice(0, start)}shadow = (${taps}) * ${(1 / samples).toFixed(6)};${chunk.slice(to + 8)}`;
}

export interface WoodOptions {
  readonly colour: Paint;
  readonly piece: "column" | "plateau";
  readonly size: { readonly width: number; readonly height: number };
  /** Makes one piece's grain different from another's. */
  readonly seed: number;
  /** How many rings run round its foot. They distinguish thin columns of one colour, and give them their names. */
  readonly rings?: number;
}

export interface WoodLook {
  readonly material: Lit;
  /** Colour and strength of the soft light round it. */
  readonly glow: Vector4;
  /** Colour laid over the paint, and how much of it. */
  readonly tint: Vector4;
}

/** Painted wood: grain under the paint, worn edges, the colour's emblem on it. */
export function paintedWood(shop: Workshop, { colour, piece, size, seed, rings = 0 }: WoodOptions): WoodLook {
  const glow = new Vector4(0, 0, 0, 0);
  const tint = new Vector4(0, 0, 0, 0);
  const angle = seed * 2.4;
  const reach = piece === "column" ? 0.035 + 0.012 * ((seed * 7) % 3) : 0;
  const uniforms = {
    uGrain: { value: shop.grain },
    uEmblems: { value: shop.emblems },
    uPaint: { value: new Color(PAINT[colour]) },
    uInk: { value: new Color(EMBLEM_INK[colour]) },
    uCell: { value: new Vector2(...emblemCell(colour)) },
    uSize: { value: new Vector2(size.width, size.height) },
    uPith: { value: new Vector3(reach * Math.cos(angle), reach * Math.sin(angle), (seed * 0.37) % 1) },
    uRings: { value: rings },
    uGlow: { value: glow },
    uTint: { value: tint },
  };
  const material = surface(
    shop,
    { color: 0xffffff, roughness: 0.56, metalness: 0 },
    {
      key: piece,
      uniforms,
      vertexHead:
        "attribute float wear; attribute float paint; attribute float along; varying vec3 vLocal; varying vec3 vLocalNormal; varying vec3 vWear;",
      vertexBody: "vLocal = position; vLocalNormal = normal; vWear = vec3(wear, paint, along);",
      head: `${WOOD_HEAD}\n${piece === "column" ? COLUMN_PLACES : PLATEAU_PLACES}`,
      colour: WOOD_COLOUR,
      relief: WOOD_RELIEF,
      glow: WOOD_GLOW,
    },
  );
  return { material, glow, tint };
}

const WOOD_HEAD = /* glsl */ `
varying vec3 vLocal;
varying vec3 vLocalNormal;
varying vec3 vWear;
uniform sampler2D uGrain;
uniform sampler2D uEmblems;
uniform vec3 uPaint;
uniform vec3 uInk;
uniform vec2 uCell;
uniform vec2 uSize;
uniform vec3 uPith;
uniform vec4 uGlow;
uniform vec4 uTint;
float emblemAt(vec2 p) {
  // p runs from -1 to 1 over the emblem
  vec2 inside = step(vec2(-1.0), p) * step(p, vec2(1.0));
  return texture2D(uEmblems, uCell + (clamp(p, -1.0, 1.0) * 0.5 + 0.5) / 3.0).r * inside.x * inside.y;
}`;

// Columns are turned from solid wood: growth rings round a pith outside the column, cut by its surface.
const COLUMN_PLACES = /* glsl */ `
uniform float uRings;
float ringHere() {
  // Near the foot, because a plateau hides the head from above.
  float up = (0.5 * uSize.y + vLocal.z - 0.011) / 0.0048;
  float off = abs(up - clamp(floor(up + 0.5), 0.0, uRings - 1.0)) * 0.0048;
  float soft = fwidth(vLocal.z);
  return step(0.5, uRings) * (1.0 - smoothstep(0.001 - soft, 0.001 + soft, off));
}
vec2 grainPlace() {
  float ring = length(vLocal.xy - uPith.xy);
  return vec2(ring / 0.052 + uPith.z, vLocal.z / 0.19 + uPith.z * 3.0);
}
float emblemHere() {
  float r = uSize.x * 0.5;
  float third = 2.0943951;
  float angle = mod(atan(vLocal.y, vLocal.x), third) - 0.5 * third;
  vec2 head = vec2(vLocal.x, vLocal.y * sign(vLocalNormal.z)) / (r * 0.66);
  vec2 side = vec2(angle * r, vLocal.z - (0.5 * uSize.y - 0.0105)) / min(0.0048, r * 0.42);
  return abs(vLocalNormal.z) > 0.8 ? emblemAt(head) : max(emblemAt(side), ringHere());
}
vec3 bareWood(vec4 grain, vec4 fine) {
  vec3 wood = mix(vec3(0.50, 0.27, 0.12), vec3(0.78, 0.53, 0.31), grain.r);
  return wood * (1.0 - 0.35 * fine.b);
}
float emblemStrength() { return 1.0; }`;

// Plateaus are plywood: broad veneer on the faces, five layers at the edge.
const PLATEAU_PLACES = /* glsl */ `
vec2 grainPlace() {
  return vec2(vLocal.x / 0.11 + 0.35 * sin(vLocal.y * 9.0 + uPith.z * 6.0) + uPith.z, vLocal.y / 0.42 + uPith.z * 5.0);
}
float emblemHere() {
  float spacing = 0.064;
  vec2 face = vec2(vLocal.x, vLocal.y * sign(vLocalNormal.z)) / 0.016;
  vec2 edge = vec2(mod(vWear.z, spacing) - 0.5 * spacing, vLocal.z) / 0.00235;
  return emblemAt(abs(vLocalNormal.z) > 0.8 ? face : edge);
}
vec3 bareWood(vec4 grain, vec4 fine) {
  vec3 veneer = mix(vec3(0.56, 0.36, 0.18), vec3(0.82, 0.62, 0.40), grain.r) * (1.0 - 0.3 * fine.b);
  #ifndef WORN
  return veneer;
  #else
  float layer = (vLocal.z / uSize.y + 0.5) * 5.0;
  float soft = clamp(fwidth(layer) * 0.8, 0.04, 0.5);
  float odd = smoothstep(0.5 - soft, 0.5 + soft, abs(mod(layer + 0.5, 2.0) - 1.0));
  float streak = texture2D(uGrain, vec2(layer * 0.21, vWear.z / 0.03)).r;
  float dots = texture2D(uGrain, vec2(vWear.z / 0.009, layer * 0.4)).g;
  vec3 light = mix(vec3(0.70, 0.47, 0.25), vec3(0.86, 0.66, 0.42), streak);
  vec3 dark = mix(vec3(0.30, 0.15, 0.06), vec3(0.52, 0.30, 0.14), dots);
  return vWear.y > 0.5 ? veneer : mix(dark, light, odd);
  #endif
}
float emblemStrength() { return abs(vLocalNormal.z) > 0.8 ? 0.22 : 0.95; }`;

const WOOD_COLOUR = /* glsl */ `
vec2 place = grainPlace();
vec4 grain = texture2D(uGrain, place);
#ifdef OCCLUSION
vec4 fine = texture2D(uGrain, place * 2.7 + 0.31);
vec4 blot = texture2D(uGrain, vLocal.xy * 9.0 + vLocal.z * vec2(11.0, 7.0) + uPith.z);
vec4 spots = texture2D(uGrain, vLocal.yx * 23.0 + vLocal.z * vec2(19.0, 27.0) + uPith.z);
#else
vec4 fine = grain;
vec4 blot = vec4(0.5);
vec4 spots = grain;
#endif
float emblem = emblemHere();
vec3 coat = uPaint * (0.90 + 0.26 * grain.r) * (0.94 + 0.12 * blot.g) * (1.0 - 0.16 * fine.b);
coat = mix(coat, vec3(0.80, 0.74, 0.66), 0.045); // dry paint is never quite pure
#ifdef WORN
// Paint wears off at the edges first, unevenly, and in a few places on the faces.
float gone = smoothstep(0.60, 0.74, vWear.x * 0.80 + (spots.g - 0.5) * 0.75 + (blot.g - 0.5) * 0.35);
gone = max(gone, 0.5 * smoothstep(0.735, 0.775, blot.g * 0.6 + spots.g * 0.4));
gone = max(gone, 1.0 - smoothstep(0.3, 0.7, vWear.y));
#else
float gone = 1.0 - vWear.y;
#endif
vec3 bare = bareWood(grain, fine);
vec3 wood = mix(coat, bare, gone);
vec3 ink = vWear.y > 0.5 ? uInk : vec3(0.10, 0.045, 0.02);
wood = mix(wood, mix(wood, ink, 0.92), emblem * emblemStrength());
diffuseColor.rgb = mix(wood, uTint.rgb * (0.75 + 0.4 * grain.r), uTint.a);`;

const WOOD_RELIEF = /* glsl */ `
#ifdef RELIEF
{
  float height = (grain.r * 0.03 - fine.b * 0.04 - gone * 0.03) * 0.001 - emblem * 0.00022;
  vec3 across = dFdx(-vViewPosition);
  vec3 up = dFdy(-vViewPosition);
  vec3 r1 = cross(up, normal);
  vec3 r2 = cross(normal, across);
  float det = dot(across, r1);
  vec3 slope = sign(det) * (dFdx(height) * r1 + dFdy(height) * r2);
  normal = normalize(abs(det) * normal - 0.7 * slope);
}
#endif`;

const WOOD_GLOW = /* glsl */ `
float rimLight = 1.0 - abs(dot(normalize(normal), normalize(vViewPosition)));
rimLight *= rimLight;
totalEmissiveRadiance += uGlow.a * (uGlow.rgb * (0.05 + 0.95 * rimLight) + uPaint * 0.30);`;
