/** The wooden set as the scene needs it: sizes and outlines in metres, no poses. */

import type { Colour, ColumnColour } from "../marks";

export type ColumnKind = "thin" | "hex" | "thick";

export interface ColumnShape {
  readonly name: string;
  readonly colour: ColumnColour;
  readonly kind: ColumnKind;
  readonly height: number;
  /** Diameter, or for the hexagonal one the width across its flats. */
  readonly width: number;
}

export type Outline = readonly (readonly [number, number])[];

export interface PlateauShape {
  readonly colour: Colour;
  readonly thickness: number;
  /** Counter-clockwise, in the plateau's own frame, whose z = 0 is the middle of its thickness. */
  readonly outline: Outline;
}

export interface Kit {
  readonly base: { readonly radius: number; readonly siteRadius: number; readonly thickness: number };
  readonly columns: readonly ColumnShape[];
  readonly plateaus: readonly PlateauShape[];
  /** The Master Builder's Seal: a long four-sided block, a colour a side (+y, +z, -y, -z round its long x axis). */
  readonly seal: { readonly length: number; readonly width: number; readonly sides: readonly ColumnColour[] };
  readonly hook: { readonly length: number; readonly radius: number };
}

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
