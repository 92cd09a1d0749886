/** The pieces of the game drawn flat: emblems, heads of columns, plateaus, the seal. */

import { EMBLEM_INK, EMBLEM_PATH } from "../emblems";
import { COLOURS, type Colour, PAINT, type Paint, PLATEAUS } from "../protocol";
import type { ColumnKind, Outline } from "../scene/kit";

export interface EmblemProps {
  readonly colour: Paint;
  readonly size?: number;
  /** For screen readers; without it the emblem is only an ornament. */
  readonly label?: string;
  /** `chip` is the emblem on a painted disc, `bare` the emblem alone in the text's colour. */
  readonly look?: "chip" | "bare";
}

/** A colour's emblem: a sun, a lemon, a wave, a leaf, a slice, a ring. */
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

export interface ColumnHeadProps {
  readonly kind: ColumnKind;
  readonly colour: Paint;
  /** Pixels for the thick one; the others are smaller as in wood. */
  readonly size?: number;
  readonly label?: string;
}

const SHARE: Readonly<Record<ColumnKind, number>> = { thin: 0.56, hex: 0.8, thick: 1 };

/** A column seen from above, in true proportion: how points are counted. */
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

export interface PlateauShapeProps {
  readonly colour: Paint;
  readonly outline: Outline;
  /** Pixels a metre. */
  readonly scale?: number;
  readonly label?: string;
}

function PlateauShape({ colour, outline, scale = 300, label }: PlateauShapeProps) {
  const box = bounds(outline);
  const [wide, high] = [(box.right - box.left) * 1000, (box.top - box.bottom) * 1000]; // drawn in millimetres
  const at = ([x, y]: readonly [number, number]): string => `${(x * 1000).toFixed(1)} ${(-y * 1000).toFixed(1)}`;
  const path = `M${outline.map(at).join("L")}Z`;
  return (
    <svg
      class="plateau-shape"
      width={((wide + 8) * scale) / 1000}
      height={((high + 12) * scale) / 1000}
      viewBox={`${box.left * 1000 - 4} ${-box.top * 1000 - 4} ${wide + 8} ${high + 12}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={path} transform="translate(0 5)" fill="#b98d5c" stroke="#8f6436" stroke-width="1.5" />
      <path d={path} transform="translate(0 2.5)" fill="#e3c596" />
      <path d={path} fill={PAINT[colour]} stroke="#d9b98b" stroke-width="2.2" />
      <g transform="translate(-24 -24) scale(2)" opacity="0.9">
        <path d={EMBLEM_PATH[colour]} fill={EMBLEM_INK[colour]} fill-rule="evenodd" />
      </g>
    </svg>
  );
}

export interface PlateauStackProps {
  /** Still to come, the next first. */
  readonly plateaus: readonly { readonly colour: Paint; readonly outline: Outline }[];
  readonly scale?: number;
  /** What to call each. */
  readonly label: (colour: Paint) => string;
}

/** Plateaus in true shape and size, seen from above. */
export function PlateauStack({ plateaus, scale = 240, label }: PlateauStackProps) {
  return (
    <ul class="plateau-stack">
      {plateaus.map(({ colour, outline }, i) => (
        <li key={colour} data-next={i === 0}>
          <PlateauShape colour={colour} outline={outline} scale={scale} label={label(colour)} />
        </li>
      ))}
    </ul>
  );
}

function bounds(outline: Outline): { left: number; right: number; bottom: number; top: number } {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

const WIDTH = [40, 34, 28, 23, 18];

/** How high a villa is, as a small picture: one plateau on the other. */
export function PlateauTower({ top }: { top: string }) {
  const storeys = PLATEAUS.slice(0, PLATEAUS.indexOf(top as (typeof PLATEAUS)[number]) + 1);
  return (
    <svg class="watch-tower" viewBox="0 0 48 64" width="48" height="64" aria-hidden="true">
      <rect x="1" y="59" width="46" height="4" rx="1.500" fill="#7fa35a" />
      {storeys.map((plateau, i) => {
        const [wide, y] = [WIDTH[i]!, 59 - (i + 1) * 11];
        return (
          <g key={plateau}>
            {[0.16, 0.5, 0.84].map((share) => (
              <rect key={share} x={24 - wide / 2 + wide * share - 1.5} y={y + 3} width="3" height="8" fill="#c99f6b" />
            ))}
            <rect x={24 - wide / 2} y={y} width={wide} height="3" rx="1" fill={PAINT[plateau]} />
          </g>
        );
      })}
    </svg>
  );
}

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

/** The Master Builder's Seal as the wooden block it is, a colour on its upper face. */
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

/** All four colours on the long side of a block that nobody has won yet, so that it does not look like a leftover brick. */
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
