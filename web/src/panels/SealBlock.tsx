/** The Master Builder's Seal as the wooden block it is, a colour on its upper face. */

import { EMBLEM_INK, EMBLEM_PATH } from "../emblems";
import { COLOURS, type Colour, PAINT } from "../protocol";

export interface SealBlockProps {
  /** The former holder's colour, or null while there is none: bare wood up. */
  readonly up: Colour | null;
  readonly size?: number;
  readonly label?: string;
}

const NEXT: Readonly<Record<Colour, Colour>> = {
  red: "yellow",
  yellow: "blue",
  blue: "green",
  green: "red",
};
const BEECH = "#dcb588";

export function SealBlock({ up, size = 52, label }: SealBlockProps) {
  const front = up ? NEXT[up] : null;
  return (
    <svg
      class="seal-block"
      width={size}
      height={size * 0.5}
      viewBox="0 0 64 32"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d="M3 12L14 3H61L52 12Z" fill={up ? PAINT[up] : BEECH} />
      <path d="M3 12H52V29H3Z" fill={front ? PAINT[front] : "#cda274"} />
      <path d="M3 12H52V29H3Z" fill="#2b1a0a" fill-opacity="0.28" />
      <path d="M52 12L61 3V20L52 29Z" fill="#c0925f" />
      <path
        d="M54 24.500q2.6-4.7 5.6-6M54 21q2.3-4.6 5.6-6.300M54.3 16.800q2-3.8 5-5.6"
        fill="none"
        stroke="#8f6436"
        stroke-width="0.8"
      />
      <path
        d="M3 12L14 3H61V20L52 29H3ZM3 12H52M52 12L61 3M52 12V29"
        fill="none"
        stroke="#e9cda4"
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      {!up && <Sides />}
      {label && <title>{label}</title>}
      {up && (
        <g transform="translate(25.5 3.2) skewX(-32) scale(0.6 0.36)">
          <path d={EMBLEM_PATH[up]} fill={EMBLEM_INK[up]} fill-rule="evenodd" />
        </g>
      )}
      {front && (
        <g transform="translate(21 13.9) scale(0.55)" opacity="0.85">
          <path d={EMBLEM_PATH[front]} fill={EMBLEM_INK[front]} fill-rule="evenodd" />
        </g>
      )}
    </svg>
  );
}

/** All four colours on the long side of a block that nobody has won yet: they tell it from a leftover brick. */
function Sides() {
  return (
    <>
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${4 + 12 * i} 13)`}>
          <path d="M0 0h11.500v15H0Z" fill={PAINT[colour]} />
          <path
            transform="translate(1.1 2.8) scale(0.39)"
            d={EMBLEM_PATH[colour]}
            fill={EMBLEM_INK[colour]}
            fill-rule="evenodd"
          />
        </g>
      ))}
    </>
  );
}
