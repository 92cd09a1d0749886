/** A column seen from above, in true proportion: how points are counted. */

import { EMBLEM_INK, EMBLEM_PATH } from "../emblems";
import { PAINT, type Paint } from "../protocol";
import type { ColumnKind } from "../scene/kit";

export interface ColumnHeadProps {
  readonly kind: ColumnKind;
  readonly colour: Paint;
  /** Pixels for the thick one; the others are smaller as in wood. */
  readonly size?: number;
  readonly label?: string;
}

const SHARE: Readonly<Record<ColumnKind, number>> = { thin: 0.56, hex: 0.8, thick: 1 };

export function ColumnHead({ kind, colour, size = 22, label }: ColumnHeadProps) {
  const side = Math.round(size * SHARE[kind]);
  const paint = { fill: PAINT[colour], stroke: "#c99f6b", "stroke-width": 2.2 };
  return (
    <svg
      class="column-head"
      width={side}
      height={side}
      viewBox="0 0 32 32"
      data-kind={kind}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {kind === "hex" ? (
        <path d="M16 1.400L28.7 8.700V23.300L16 30.600L3.3 23.300V8.700Z" {...paint} stroke-linejoin="round" />
      ) : (
        <circle cx="16" cy="16" r="14.6" {...paint} />
      )}
      <g transform="translate(7.6 7.6) scale(0.7)">
        <path d={EMBLEM_PATH[colour]} fill={EMBLEM_INK[colour]} fill-rule="evenodd" />
      </g>
    </svg>
  );
}
