/** The wooden set as the scene needs it: sizes and outlines in metres, no poses. */

import type { ColumnShape, Kit, PlateauShape } from "../protocol";
import type { Vec3 } from "./vector";

export type ColumnKind = ColumnShape["kind"];
export type Outline = PlateauShape["outline"];

/** The number of pieces that have a pose: the columns, then the plateaus, then the seal. */
export function pieceCount(kit: Kit): number {
  return kit.columns.length + kit.plateaus.length + 1;
}

export type Piece =
  | { readonly type: "column"; readonly index: number; readonly name: string }
  | { readonly type: "plateau"; readonly index: number; readonly name: string }
  | { readonly type: "seal"; readonly index: number; readonly name: "seal" };

/** The piece at this place in the order of poses. */
export function pieceAt(kit: Kit, index: number): Piece {
  const column = kit.columns[index];
  if (column) return { type: "column", index, name: column.name };
  const plateau = kit.plateaus[index - kit.columns.length];
  if (plateau) return { type: "plateau", index, name: plateau.colour };
  return { type: "seal", index, name: "seal" };
}

/** How tall a column or plateau is as it stands or lies. */
export function heightOf(kit: Kit, index: number): number {
  return kit.columns[index]?.height ?? kit.plateaus[index - kit.columns.length]?.thickness ?? 0;
}

/** The place in the order of poses of a column's or plateau's name, or -1. */
export function indexOf(kit: Kit, name: string): number {
  const column = kit.columns.findIndex((shape) => shape.name === name);
  if (column >= 0) return column;
  const plateau = kit.plateaus.findIndex((shape) => shape.colour === name);
  if (plateau >= 0) return kit.columns.length + plateau;
  return name === "seal" ? kit.columns.length + kit.plateaus.length : -1;
}

/** Points round the edge of the base, this far outside it. */
export function baseEdge({ base }: Pick<Kit, "base">, points: number, outsideM = 0): Vec3[] {
  const radius = base.radius + outsideM;
  return Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0];
  });
}
