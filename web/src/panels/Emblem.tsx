/** A colour's emblem: a sun, a lemon, a wave, a leaf, a slice, a ring. */

import { EMBLEM_INK, EMBLEM_PATH } from "../emblems";
import { PAINT, type Paint } from "../protocol";

export interface EmblemProps {
  readonly colour: Paint;
  readonly size?: number;
  /** Said to those who do not see it; without it the emblem is mere ornament. */
  readonly label?: string;
  /** `chip` is the emblem on a painted disc, `bare` the emblem alone in the text's colour. */
  readonly look?: "chip" | "bare";
}

export function Emblem({ colour, size = 20, label, look = "chip" }: EmblemProps) {
  return (
    <svg
      class="emblem"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {look === "chip" && (
        <circle cx="16" cy="16" r="15.2" fill={PAINT[colour]} stroke="#2b2620" stroke-opacity="0.45" stroke-width="1" />
      )}
      <g transform={look === "chip" ? "translate(5.8 5.8) scale(0.85)" : "translate(2 2) scale(1.1667)"}>
        <path
          d={EMBLEM_PATH[colour]}
          fill={look === "chip" ? EMBLEM_INK[colour] : "currentColor"}
          fill-rule="evenodd"
        />
      </g>
    </svg>
  );
}
