/** Plateaus in true shape and size, seen from above. */

import { EMBLEM_INK, EMBLEM_PATH } from "../emblems";
import { PAINT, type Paint } from "../protocol";
import type { Outline } from "../scene/kit";

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
