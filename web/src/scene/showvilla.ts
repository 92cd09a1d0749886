/** A villa to show without a game: a set and villas of one to five plateaus, made by simple geometry. It is behind the start
 * page and in the gallery, and tests use it. */

import { COLOURS, type ColumnShape, type FramePlace, type Kit, type PlateauShape } from "../protocol";
import type { Outline } from "./kit";
import { stream } from "./noise";
import { emptyPicture, type Picture, POSE_SIZE } from "./picture";
import { area, outlineRim, signedDistance } from "./rim";

const WIDTHS = { thin: 0.015, hex: 0.022, thick: 0.03 } as const;
const [BEECH_KG_M3, PLYWOOD_KG_M3] = [720, 680];

/** A plateau from the corners of its smooth outline, as the set's file has them. */
function plateau(colour: PlateauShape["colour"], corners: Outline): PlateauShape {
  const [thickness, outline] = [0.006, outlineRim(corners, 0.012).map(({ x, y }) => [x, y] as const)];
  return { colour, thickness, outline, massKg: PLYWOOD_KG_M3 * area(outline) * thickness };
}

const PLATEAUS: readonly PlateauShape[] = [
  plateau("blue", [
    [-0.0937, -0.0771],
    [-0.0489, -0.0749],
    [0.0001, -0.0643],
    [0.0513, -0.0728],
    [0.0897, -0.0771],
    [0.1153, -0.0536],
    [0.1196, -0.0024],
    [0.094, 0.0509],
    [0.0428, 0.0829],
    [-0.0191, 0.0872],
    [-0.0745, 0.068],
    [-0.1108, 0.0232],
    [-0.1204, -0.0344],
  ]),
  plateau("green", [
    [-0.0796, -0.0527],
    [-0.0266, -0.0642],
    [0.0333, -0.0688],
    [0.0839, -0.0504],
    [0.1093, -0.0067],
    [0.0977, 0.0417],
    [0.054, 0.0647],
    [0.0033, 0.0601],
    [-0.0473, 0.0693],
    [-0.0934, 0.0417],
    [-0.1118, -0.0136],
  ]),
  plateau("yellow", [
    [-0.0769, -0.045],
    [-0.037, -0.052],
    [0.0029, -0.045],
    [0.0428, -0.0591],
    [0.085, -0.052],
    [0.1014, -0.0145],
    [0.0756, 0.0301],
    [0.0287, 0.0535],
    [-0.0299, 0.0629],
    [-0.0792, 0.0465],
    [-0.0956, -0.0004],
  ]),
  plateau("orange", [
    [-0.0432, -0.0525],
    [0.0119, -0.057],
    [0.0582, -0.0393],
    [0.0736, 0.007],
    [0.045, 0.0489],
    [-0.0079, 0.0599],
    [-0.0564, 0.04],
    [-0.0718, -0.0129],
  ]),
  plateau("red", [
    [-0.0028, -0.0499],
    [0.0449, -0.0369],
    [0.0558, 0.0022],
    [0.0276, 0.0478],
    [-0.0094, 0.0587],
    [-0.0463, 0.0174],
    [-0.0572, -0.0304],
  ]),
];

const WORTHS = { thin: 1, hex: 2, thick: 3 } as const;

/** A set with the usual sizes. */
export const KIT: Kit = {
  name: "gallery",
  serial: 1,
  base: { radius: 0.144, siteRadius: 0.122, thickness: 0.003 },
  columns: COLOURS.flatMap((colour) =>
    (["thin-1", "thin-2", "thin-3", "hex", "thick"] as const).map((suffix): ColumnShape => {
      const kind = suffix.startsWith("thin") ? "thin" : (suffix as "hex" | "thick");
      const [height, width, worth] = [0.08, WIDTHS[kind], WORTHS[kind]];
      const face = (kind === "hex" ? Math.sqrt(3) / 2 : Math.PI / 4) * width ** 2;
      return { name: `${colour}-${suffix}`, colour, kind, height, width, worth, massKg: BEECH_KG_M3 * face * height };
    }),
  ),
  plateaus: PLATEAUS,
  seal: { length: 0.06, width: 0.018, sides: ["red", "yellow", "blue", "green"], massKg: 0.014 },
  hook: { length: 0.2, radius: 0.0015 },
};

const STOREY = 0.086;

/** A villa with this many plateaus laid (0 to 5), columns shared out among its levels as after a long game. */
export function villaOf(plateaus: number, seed = 1): Picture {
  const next = stream(seed * 977);
  const { poses } = emptyPicture(KIT);
  const places: FramePlace[] = [
    ...KIT.columns.map(() => "villa" as FramePlace),
    ...KIT.plateaus.map(() => "parked" as FramePlace),
    "parked",
  ];
  const order = KIT.columns.map((_, i) => i).sort(() => next() - 0.5);
  const shares = [[20], [20], [12, 8], [8, 7, 5], [6, 5, 5, 4], [6, 4, 4, 3, 3], [5, 4, 3, 3, 3, 2]][
    plateaus === 0 ? 0 : plateaus + 1
  ] ?? [20];
  const levels = plateaus === 1 ? [18, 2] : shares;
  let cursor = 0;
  levels.forEach((count, level) => {
    const floor = level === 0 ? null : PLATEAUS[level - 1]!;
    const roof = level < plateaus ? PLATEAUS[level]! : null;
    const taken: { x: number; y: number; r: number }[] = [];
    for (let k = 0; k < count && cursor < order.length; k++) {
      const which = order[cursor++]!;
      const r = KIT.columns[which]!.width / 2;
      const spot = freeSpot(next, taken, r, (x, y) => {
        const onFloor = floor
          ? signedDistance(floor.outline, x, y) < -r - 0.003
          : Math.hypot(x, y) < KIT.base.siteRadius - r;
        const underRoof = roof ? signedDistance(roof.outline, x, y) < -r * 0.4 : true;
        return onFloor && underRoof;
      });
      taken.push({ ...spot, r });
      put(poses, which, [spot.x, spot.y, level * STOREY + 0.04], next() * 6.28);
    }
  });
  for (let level = 0; level < plateaus; level++) {
    const index = KIT.columns.length + level;
    places[index] = "villa";
    put(poses, index, [0, 0, level * STOREY + 0.083], 0);
  }
  return { poses, places, hands: [] };
}

function freeSpot(
  next: () => number,
  taken: readonly { x: number; y: number; r: number }[],
  r: number,
  lawful: (x: number, y: number) => boolean,
): { x: number; y: number } {
  let best = { x: 0, y: 0 };
  let room = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < 400; tries++) {
    const [x, y] = [(next() - 0.5) * 0.24, (next() - 0.5) * 0.24];
    if (!lawful(x, y)) continue;
    const gap = Math.min(0.03, ...taken.map((other) => Math.hypot(other.x - x, other.y - y) - other.r - r));
    if (gap > room) {
      room = gap;
      best = { x, y };
    }
    if (gap >= 0.03) break;
  }
  return best;
}

/** Writes one pose: a place and a turn round z. */
export function put(
  poses: Float32Array,
  index: number,
  [x, y, z]: readonly [number, number, number],
  turn: number,
): void {
  poses.set([x, y, z, Math.cos(turn / 2), 0, 0, Math.sin(turn / 2)], index * POSE_SIZE);
}
