/** A hand of frosted glass: three fingers and a thumb round an upright thing at the origin, with the cuff toward +x. */

import {
  BufferGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from "three";

/** The radius that the fingers close round as modelled, in metres. */
export const GLOVE_GRIP_M = 0.0105;
/** Where the cuff ends and names are shown. */
export const CUFF_M = 0.066;

const UP = new Vector3(0, 1, 0);

type Part = readonly [geometry: BufferGeometry, place: Matrix4];

/** Glass: everything but the cuff. */
export function gloveGeometry(): BufferGeometry {
  const parts: Part[] = [
    ball([0.026, 0, 0.001], [0.011, 0.0105, 0.0145]),
    rod([0.03, 0, 0.001], [0.05, 0, 0.0015], 0.0082),
  ];
  // The index finger lies a little higher than the thumb, the others below.
  for (const [z, reach] of [
    [0.0115, -0.0075],
    [0.001, -0.0095],
    [-0.0095, -0.0065],
  ] as const) {
    parts.push(rod([0.023, 0.0065, z * 0.8], [0.0085, 0.0152, z], 0.0042));
    parts.push(rod([0.0085, 0.0152, z], [reach, 0.0128, z * 1.05], 0.0039));
  }
  parts.push(rod([0.027, -0.006, 0.006], [0.011, -0.0152, 0.0075], 0.0048));
  parts.push(rod([0.011, -0.0152, 0.0075], [-0.005, -0.0136, 0.0085], 0.0042));
  return merged(parts);
}

/** The cuff: a short sleeve. */
export function cuffGeometry(): BufferGeometry {
  const turn = new Quaternion().setFromUnitVectors(UP, new Vector3(1, 0, 0));
  const place = new Matrix4().compose(new Vector3(0.056, 0, 0.0015), turn, new Vector3(1, 1, 1));
  return merged([[new CylinderGeometry(0.0132, 0.0108, 0.019, 18, 1), place]]);
}

function rod(from: readonly [number, number, number], to: readonly [number, number, number], radius: number): Part {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const way = b.clone().sub(a);
  const far = way.length();
  const turn = new Quaternion().setFromUnitVectors(UP, way.normalize());
  const place = new Matrix4().compose(a.add(b).multiplyScalar(0.5), turn, new Vector3(1, 1, 1));
  return [new CapsuleGeometry(radius, far, 4, 10), place];
}

function ball(at: readonly [number, number, number], radii: readonly [number, number, number]): Part {
  const place = new Matrix4().compose(new Vector3(...at), new Quaternion(), new Vector3(...radii));
  return [new SphereGeometry(1, 14, 10), place];
}

/** All parts as one geometry: one hand is one call to draw. */
function merged(parts: readonly Part[]): BufferGeometry {
  const [positions, normals]: [number[], number[]] = [[], []];
  for (const [geometry, place] of parts) {
    const flat = geometry.applyMatrix4(place).toNonIndexed();
    positions.push(...(flat.getAttribute("position").array as Float32Array));
    normals.push(...(flat.getAttribute("normal").array as Float32Array));
    geometry.dispose();
    flat.dispose();
  }
  const whole = new BufferGeometry();
  whole.setAttribute("position", new Float32BufferAttribute(positions, 3));
  whole.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  return whole;
}

/** What a hand must not hide: the axis of the column in it, and its radius (0: nothing). */
export interface Behind {
  readonly foot: { readonly value: Vector3 };
  readonly axis: { readonly value: Vector3 };
  readonly radius: { value: number };
}

export interface Glass {
  readonly material: MeshStandardMaterial;
  readonly behind: Behind;
}

const RAY = /* glsl */ `
vec3 toward = normalize(vGlass - cameraPosition);
vec3 across = cross(toward, uAxis);
float beside = abs(dot(across, uFoot - cameraPosition)) / max(length(across), 1e-5);
float clear = uRadius > 0.0 ? mix(0.16, 1.0, smoothstep(uRadius * 0.85, uRadius * 1.5, beside)) : 1.0;
float edge = 1.0 - abs(dot(normalize(vNormal), normalize(vViewPosition)));
diffuseColor.a *= clear * (0.55 + 0.45 * edge);`;

/** Frosted glass that fades where the column is behind it, and is denser toward its edge. */
export function makeGlass(colour: string, opacity: number): Glass {
  const material = new MeshStandardMaterial({
    color: new Color(colour),
    roughness: 0.42,
    metalness: 0,
    transparent: true,
    opacity,
    depthWrite: false,
  });
  const behind: Behind = {
    foot: { value: new Vector3() },
    axis: { value: new Vector3(0, 0, 1) },
    radius: { value: 0 },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { uFoot: behind.foot, uAxis: behind.axis, uRadius: behind.radius });
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vGlass;")
      .replace(
        "#include <project_vertex>",
        "#include <project_vertex>\nvGlass = (modelMatrix * vec4(transformed, 1.0)).xyz;",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        "#include <common>\nvarying vec3 vGlass;\nuniform vec3 uFoot;\nuniform vec3 uAxis;\nuniform float uRadius;",
      )
      .replace("#include <color_fragment>", `#include <color_fragment>\n${RAY}`);
  };
  material.customProgramCacheKey = () => "glass";
  return { material, behind };
}

/** Fills only the depth and no colour, so that the far parts of the hand do not show through the near ones. */
export const makeVeil = (): MeshBasicMaterial => new MeshBasicMaterial({ colorWrite: false });
