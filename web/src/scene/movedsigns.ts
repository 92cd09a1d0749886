/** A ring of light round the foot of columns that others have moved, for players who look up late. */

import { Group, type Mesh } from "three";
import type { Kit } from "../protocol";
import { flatRing } from "./badges";
import { indexOf } from "./kit";
import type { Pieces } from "./pieces";
import type { Extra } from "./villa";

const [OUTSIDE_M, BROAD_M] = [0.0022, 0.0032]; // from the column, and across the ring
const OVER_FLOOR_M = 0.0006;

/** The rings, hidden until a column is marked. */
export class MovedSigns implements Extra {
  readonly group = new Group();
  readonly #rings = new Map<number, Mesh>();

  constructor(private readonly kit: Kit) {}

  /** Marks these columns from now on, and no others. */
  mark(columns: readonly string[]): void {
    const marked = columns.map((column) => indexOf(this.kit, column));
    for (const [index, ring] of this.#rings) ring.visible = marked.includes(index);
    for (const index of marked) if (!this.#rings.has(index)) this.#make(index);
  }

  show({ meshes }: Pieces): void {
    for (const [index, ring] of this.#rings) {
      const piece = meshes[index]!;
      ring.position.copy(piece.position);
      ring.position.z += OVER_FLOOR_M - this.kit.columns[index]!.height / 2;
    }
  }

  #make(index: number): void {
    const { width, kind } = this.kit.columns[index]!;
    const inside = width * (kind === "hex" ? 0.577 : 0.5) + OUTSIDE_M; // a hexagon's corners
    const ring = flatRing(inside, inside + BROAD_M, 0.85);
    this.#rings.set(index, ring);
    this.group.add(ring);
  }
}
