/** A small villa for tests: columns on the base under a square blue plateau, and others on top if wanted. */

import type { ColumnShape, Kit } from "../protocol";
import type { HandShown, Picture } from "../scene/picture";

const HEIGHT = 0.08;
const THICKNESS = 0.006;
const SIDE = 0.1;

export interface Stood {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly top?: boolean;
}

/** The kit of these columns and two square plateaus, and the picture of them; the green plateau is in the air. */
export function squareVilla(stood: readonly Stood[]): { kit: Kit; picture: Picture } {
  const outline = [
    [-SIDE, -SIDE],
    [SIDE, -SIDE],
    [SIDE, SIDE],
    [-SIDE, SIDE],
  ] as const;
  const kit: Kit = {
    name: "square",
    serial: 1,
    base: { radius: 0.16, siteRadius: 0.13, thickness: 0.003 },
    columns: stood.map(({ name }): ColumnShape => {
      const [colour, kind] = name.split("-") as [ColumnShape["colour"], ColumnShape["kind"]];
      return { name, colour, kind, height: HEIGHT, width: 0.02, worth: 1, massKg: 0.018 };
    }),
    plateaus: [
      { colour: "blue", thickness: THICKNESS, outline, massKg: 0.16 },
      { colour: "green", thickness: THICKNESS, outline, massKg: 0.16 },
    ],
    seal: { length: 0.06, width: 0.015, sides: ["red", "yellow", "blue", "green"], massKg: 0.01 },
    hook: { length: 0.2, radius: 0.0015 },
  };
  const places = [
    ...stood.map(({ x, y, top }) => [x, y, HEIGHT / 2 + (top ? HEIGHT + THICKNESS : 0)]),
    [0, 0, HEIGHT + THICKNESS / 2],
    [0.3, 0, 0.3],
  ];
  const poses = new Float32Array(places.flatMap(([x, y, z]) => [x!, y!, z!, 1, 0, 0, 0]));
  return { kit, picture: { poses, places: places.map(() => "villa"), hands: [] } };
}

/** Some hand at the first piece, which stands at the origin; `told` changes parts of it. */
export const handShown = (told: Partial<HandShown> = {}): HandShown => ({
  tool: "hand",
  piece: 0,
  grip: [0, 0, HEIGHT / 2],
  target: [0, 0, HEIGHT / 2],
  strain: 0,
  colour: "red",
  name: null,
  ...told,
});
