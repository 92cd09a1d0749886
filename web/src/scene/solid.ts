/** A rim extruded to a piece of wood with rounded edges; every vertex says how worn its paint is. */

import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from "three";
import type { Rim } from "./rim";

export interface SolidOptions {
  readonly height: number;
  /** Radius of the rounded edge at head and foot. */
  readonly bevel: number;
  /** Steps of that rounding; one is a plain chamfer, none a sharp edge. */
  readonly steps: number;
  /** Whether the sides carry paint (columns) or are bare layers (plateaus). */
  readonly paintedSides: boolean;
}

interface Ring {
  readonly inset: number;
  readonly z: number;
  readonly slope: number; // the normal's z, its outward part following from it
  readonly wear: number;
  readonly paint: number;
}

/** The geometry, with the attributes `wear` (0 fresh to 1 bare) and `paint` (1 painted, 0 never painted). */
export function solid(rim: Rim, options: SolidOptions): BufferGeometry {
  const half = options.height / 2;
  const margin = options.bevel * 2.2; // from here inward the paint of a face is whole
  return options.steps > 0
    ? extruded(rim, roundedRings(options, half, margin), half, options.bevel + margin)
    : extruded(rim, sharpRings(options, half), half, 0);
}

function sharpRings({ paintedSides }: SolidOptions, half: number): Ring[] {
  const side = { inset: 0, slope: 0, wear: 0, paint: paintedSides ? 1 : 0 };
  return [
    { ...side, z: -half },
    { ...side, z: half },
  ];
}

function roundedRings({ bevel, steps, paintedSides }: SolidOptions, half: number, margin: number): Ring[] {
  const side = paintedSides ? 1 : 0;
  const rings: Ring[] = [{ inset: bevel + margin, z: -half, slope: -1, wear: 0, paint: 1 }];
  for (let step = 0; step <= steps; step++) {
    const angle = (Math.PI / 2) * (1 - step / steps);
    rings.push(edge(-1, angle));
  }
  if (paintedSides) {
    rings.push({ inset: 0, z: -half + bevel + margin, slope: 0, wear: 0, paint: 1 });
    rings.push({ inset: 0, z: half - bevel - margin, slope: 0, wear: 0, paint: 1 });
  }
  for (let step = 0; step <= steps; step++) rings.push(edge(1, (Math.PI / 2) * (step / steps)));
  rings.push({ inset: bevel + margin, z: half, slope: 1, wear: 0, paint: 1 });

  function edge(sign: 1 | -1, angle: number): Ring {
    const face = Math.sin(angle);
    return {
      inset: bevel * (1 - Math.cos(angle)),
      z: sign * (half - bevel * (1 - face)),
      slope: sign * face,
      wear: 0.5 + 0.5 * Math.sin(2 * angle),
      paint: face > 0.4 ? 1 : side,
    };
  }
  return rings;
}

function extruded(rim: Rim, rings: readonly Ring[], half: number, inset: number): BufferGeometry {
  const n = rim.length;
  const stride = n + 1; // the first point comes again at the end, to close the way round
  const capStart = rings.length * stride;
  const count = capStart + 2 * n;
  const position = new Float32Array(count * 3);
  const normal = new Float32Array(count * 3);
  const wear = new Float32Array(count);
  const paint = new Float32Array(count);
  const along = new Float32Array(count); // the way round the rim in metres, for the layers and emblems of bare sides
  const index: number[] = [];

  let way = 0;
  [...rim, rim[0]!].forEach((point, i) => {
    const last = rim[i - 1];
    if (last) way += Math.hypot(point.x - last.x, point.y - last.y);
    rings.forEach((ring, level) => {
      const v = level * stride + i;
      const out = Math.sqrt(Math.max(0, 1 - ring.slope * ring.slope));
      position.set([point.x - point.nx * ring.inset, point.y - point.ny * ring.inset, ring.z], v * 3);
      normal.set([point.nx * out, point.ny * out, ring.slope], v * 3);
      wear[v] = Math.min(1, ring.wear + point.wear);
      paint[v] = ring.paint;
      along[v] = way;
    });
  });
  for (let level = 0; level + 1 < rings.length; level++) {
    for (let i = 0; i < n; i++) {
      const a = level * stride + i;
      index.push(a, a + 1, a + 1 + stride, a, a + 1 + stride, a + stride);
    }
  }

  const contour = rim.map((point) => new Vector2(point.x - point.nx * inset, point.y - point.ny * inset));
  const faces = ShapeUtils.triangulateShape(contour, []);
  for (const [cap, sign] of [[capStart, -1] as const, [capStart + n, 1] as const]) {
    contour.forEach((point, i) => {
      position.set([point.x, point.y, sign * half], (cap + i) * 3);
      normal.set([0, 0, sign], (cap + i) * 3);
      paint[cap + i] = 1;
    });
    for (const [a, b, c] of faces as [number, number, number][]) {
      if (sign > 0) index.push(cap + a, cap + b, cap + c);
      else index.push(cap + a, cap + c, cap + b);
    }
  }

  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setAttribute("wear", new BufferAttribute(wear, 1));
  geometry.setAttribute("paint", new BufferAttribute(paint, 1));
  geometry.setAttribute("along", new BufferAttribute(along, 1));
  geometry.setIndex(index);
  geometry.computeBoundingSphere();
  return geometry;
}
