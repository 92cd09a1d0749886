/** A colour's mark: a sun, a lemon, a wave, a leaf, a slice, a ring. */

import { MARK_INK, MARK_PATH, PAINT, type Paint } from "../marks";

export interface MarkIconProps {
  readonly colour: Paint;
  readonly size?: number;
  /** Said to those who do not see it; without it the mark is mere ornament. */
  readonly label?: string;
  /** `chip` is the mark on a painted disc, `bare` the mark alone in the text's colour. */
  readonly look?: "chip" | "bare";
}

export function MarkIcon({ colour, size = 20, label, look = "chip" }: MarkIconProps) {
  return (
    <svg
      class="mark"
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
        <path d={MARK_PATH[colour]} fill={look === "chip" ? MARK_INK[colour] : "currentColor"} fill-rule="evenodd" />
      </g>
    </svg>
  );
}
