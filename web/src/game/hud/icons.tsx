/** Small drawings of the real pieces: marks, column heads, the seal, plateaus. */

import { type Colour, MARK_INK, MARK_PATH, PAINT } from "../../marks";
import type { PlateauShape } from "../../protocol";

/** A colour with its mark, as on a column's head seen from above. */
export function Mark({ colour, size = 20, title }: { colour: Colour; size?: number; title?: string }) {
  return (
    <svg
      class="icon-mark"
      viewBox="-3 -3 30 30"
      width={size}
      height={size}
      role="img"
      aria-label={title ?? ""}
      aria-hidden={!title}
    >
      <circle cx="12" cy="12" r="14.5" fill={PAINT[colour]} stroke="#00000033" stroke-width="1" />
      <path
        d={MARK_PATH[colour]}
        fill={MARK_INK[colour]}
        fill-rule="evenodd"
        transform="translate(3.6 3.6) scale(.7)"
      />
    </svg>
  );
}

const HEADS = { thin: 7, hex: 10, thick: 13 } as const;

/** A column's head in its true relative size; its shape tells its worth. */
export function Head({ colour, kind }: { colour: Colour; kind: "thin" | "hex" | "thick" }) {
  const r = HEADS[kind];
  const paint = { fill: PAINT[colour], stroke: "#00000040", "stroke-width": 1 };
  const hex = [0, 1, 2, 3, 4, 5]
    .map((i) => `${(r * Math.cos((i * Math.PI) / 3)).toFixed(2)},${(r * Math.sin((i * Math.PI) / 3)).toFixed(2)}`)
    .join(" ");
  return (
    <svg
      class="icon-head"
      viewBox="-14 -14 28 28"
      width={r * 2 + 2}
      height={r * 2 + 2}
      style={{ overflow: "visible" }}
      aria-hidden="true"
    >
      <g transform={`scale(${14 / (r + 1)})`}>
        {kind === "hex" ? <polygon points={hex} {...paint} /> : <circle r={r} {...paint} />}
        <g transform={`scale(${(r * 1.15) / 24}) translate(-12 -12)`}>
          <path d={MARK_PATH[colour]} fill={MARK_INK[colour]} fill-rule="evenodd" />
        </g>
      </g>
    </svg>
  );
}

/** The Master Builder's Seal as it lies: a wooden block with a colour up. */
export function SealBlock({ up, size = 44, title }: { up: Colour | null; size?: number; title: string }) {
  return (
    <svg class="icon-seal" viewBox="0 0 64 34" width={size} height={(size * 34) / 64} role="img" aria-label={title}>
      <title>{title}</title>
      <path
        d="M10 3h50l-7 15H3z"
        fill={up ? PAINT[up] : "#d9b98a"}
        stroke="#5b3d1c"
        stroke-width="1"
        stroke-linejoin="round"
      />
      <path d="M3 18h50v13H3z" fill="#c89b63" stroke="#5b3d1c" stroke-width="1" stroke-linejoin="round" />
      <path d="M53 18l7-15v13l-7 15z" fill="#a87a45" stroke="#5b3d1c" stroke-width="1" stroke-linejoin="round" />
      <path d="M8 22h34M12 26.500h36" stroke="#a97c46" stroke-width="1" fill="none" />
      {up && (
        <g transform="translate(31.5 10.5) skewX(-25) scale(.5 .44) translate(-12 -12)">
          <path d={MARK_PATH[up]} fill={MARK_INK[up]} fill-rule="evenodd" />
        </g>
      )}
    </svg>
  );
}

/** A plateau in true shape; `metre` is how many pixels one metre takes. */
export function Plateau({ shape, metre, title }: { shape: PlateauShape; metre: number; title: string }) {
  const xs = shape.outline.map(([x]) => x);
  const ys = shape.outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const path = `M${shape.outline.map(([x, y]) => `${((x - left) * 1000).toFixed(1)} ${((height - (y - top)) * 1000).toFixed(1)}`).join("L")}Z`;
  return (
    <svg
      class="icon-plateau"
      viewBox={`-6 -6 ${width * 1000 + 12} ${height * 1000 + 12}`}
      width={width * metre}
      height={height * metre}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <path
        d={path}
        transform="translate(0 5)"
        fill="#b88d56"
        stroke="#6d4c25"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d={path} fill={PAINT[shape.colour]} stroke="#00000055" stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}

/** A ring that empties as time runs out. */
export function Ring({ share, children }: { share: number; children: string }) {
  const round = 2 * Math.PI * 20;
  return (
    <svg class="icon-ring" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" fill="none" stroke="#dccfb4" stroke-width="5" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        stroke="#c8372d"
        stroke-width="5"
        stroke-linecap="round"
        stroke-dasharray={`${round * Math.max(0, Math.min(1, share))} ${round}`}
        transform="rotate(-90 24 24)"
      />
      <text x="24" y="29" text-anchor="middle" font-size="15" fill="#2b2620">
        {children}
      </text>
    </svg>
  );
}
