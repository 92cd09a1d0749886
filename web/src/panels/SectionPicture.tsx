/** Small pictures of our own, one for each section of the rules: the villa from the side, in few strokes. */

import type { ComponentChildren } from "preact";
import { EMBLEM_INK, EMBLEM_PATH } from "../emblems";
import { PAINT, type Paint } from "../protocol";

const WOOD = "#dcb588";
const EDGE = "#8f6436";

/** The picture of a section, or nothing if there is none. */
export function SectionPicture({ of }: { of: string }) {
  const draw = PICTURES[of];
  return draw ? (
    <svg class="rules-picture" viewBox="0 0 120 90" aria-hidden="true">
      {draw()}
    </svg>
  ) : null;
}

const GROUND = 78;
const HIGH = 24;

function Base() {
  return (
    <>
      <rect x="8" y={GROUND} width="104" height="5" rx="2" fill="#7fa35a" />
      <rect x="20" y={GROUND} width="80" height="5" fill="#a9794d" />
    </>
  );
}

interface ColumnProps {
  readonly x: number;
  readonly colour: Paint;
  readonly storey?: number;
  readonly wide?: number;
  readonly ghost?: boolean;
  readonly lean?: number;
  readonly y?: number;
}

function Column({ x, colour, storey = 0, wide = 8, ghost, lean = 0, y }: ColumnProps) {
  const top = y ?? GROUND - HIGH - storey * (HIGH + 4);
  return (
    <g transform={lean ? `rotate(${lean} ${x} ${top + HIGH})` : undefined}>
      <rect
        x={x - wide / 2}
        y={top}
        width={wide}
        height={HIGH}
        rx="1"
        fill={ghost ? "none" : PAINT[colour]}
        stroke={ghost ? PAINT[colour] : EDGE}
        stroke-width={ghost ? 1.4 : 0.8}
        stroke-dasharray={ghost ? "3 2" : undefined}
      />
      {!ghost && <rect x={x - wide / 2 + 1} y={top + 1} width="1.6" height={HIGH - 2} fill="#fff" opacity="0.28" />}
    </g>
  );
}

interface PlateauProps {
  readonly colour: Paint;
  readonly storey?: number;
  readonly x?: number;
  readonly wide?: number;
  readonly lift?: number;
  readonly lean?: number;
}

function Plateau({ colour, storey = 1, x = 60, wide = 74, lift = 0, lean = 0 }: PlateauProps) {
  const y = GROUND - storey * (HIGH + 4) - lift;
  return (
    <g transform={lean ? `rotate(${lean} ${x} ${y})` : undefined}>
      <rect x={x - wide / 2} y={y} width={wide} height="4" rx="1" fill={WOOD} stroke={EDGE} stroke-width="0.6" />
      <rect x={x - wide / 2} y={y} width={wide} height="1.8" rx="0.8" fill={PAINT[colour]} />
    </g>
  );
}

function Ground({ colours = ["red", "blue", "yellow", "green"] }: { readonly colours?: readonly Paint[] }) {
  return (
    <>
      <Base />
      {colours.map((colour, i) => (
        <Column key={colour} x={33 + i * 18} colour={colour} />
      ))}
      <Plateau colour="blue" />
    </>
  );
}

function Arrow({ path }: { readonly path: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="#2b2620"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      stroke-dasharray="5 3.5"
    />
  );
}

function Tip({ x, y, turn = 0 }: { readonly x: number; readonly y: number; readonly turn?: number }) {
  return <path d="M-4 -3.500L3 0L-4 3.500Z" fill="#2b2620" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly colour: Paint;
  readonly r?: number;
}

function Disc({ x, y, colour, r = 11 }: DiscProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={PAINT[colour]} stroke={EDGE} stroke-width="1" />
      <g transform={`translate(${x - r * 0.65} ${y - r * 0.65}) scale(${(r * 1.3) / 24})`}>
        <path d={EMBLEM_PATH[colour]} fill={EMBLEM_INK[colour]} fill-rule="evenodd" />
      </g>
    </g>
  );
}

function Seal({ x, y, up = "red" }: { readonly x: number; readonly y: number; readonly up?: Paint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 10L10 1H54L45 10Z" fill={PAINT[up]} />
      <path d="M0 10H45V25H0Z" fill={PAINT.yellow} />
      <path d="M0 10H45V25H0Z" fill="#2b1a0a" opacity="0.2" />
      <path d="M45 10L54 1V16L45 25Z" fill="#c0925f" />
      <path d="M0 10L10 1H54V16L45 25H0ZM0 10H45M45 10L54 1M45 10V25" fill="none" stroke={EDGE} stroke-width="0.8" />
    </g>
  );
}

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  pieces: () => (
    <>
      <Column x={22} colour="red" y={46} />
      <Column x={42} colour="yellow" wide={13} y={46} />
      <Column x={66} colour="blue" wide={18} y={46} />
      <Disc x={22} y={30} colour="red" r={5} />
      <path d="M42 22L49 26V34L42 38L35 34V26Z" fill={PAINT.yellow} stroke={EDGE} />
      <Disc x={66} y={30} colour="blue" r={10} />
      <path d="M92 22q14 4 12 20t-8 24q-12 6-14-8t2-22t8-14z" fill={PAINT.green} stroke={WOOD} stroke-width="2.500" />
    </>
  ),
  setup: () => (
    <>
      <ellipse cx="60" cy="56" rx="52" ry="26" fill="#7fa35a" />
      <ellipse cx="60" cy="55" rx="40" ry="19" fill="#a9794d" />
      {(
        [
          [38, 38, "red"],
          [52, 30, "blue"],
          [66, 36, "green"],
          [80, 30, "yellow"],
          [46, 48, "yellow"],
          [72, 48, "red"],
          [60, 54, "green"],
        ] as const
      ).map(([x, y, colour]) => (
        <Column key={`${x}-${y}`} x={x} y={y - 10} colour={colour} wide={6} />
      ))}
    </>
  ),
  colour: () => (
    <>
      <g transform="rotate(-14 60 45)">
        <Seal x={34} y={26} up="green" />
      </g>
      <Arrow path="M14 30Q22 10 42 14" />
      <Disc x={20} y={68} colour="red" r={9} />
      <Disc x={46} y={74} colour="yellow" r={9} />
      <Disc x={74} y={74} colour="blue" r={9} />
      <Disc x={100} y={66} colour="green" r={9} />
    </>
  ),
  move: () => (
    <>
      <Ground colours={["red", "blue", "yellow"]} />
      <Column x={87} colour="green" ghost />
      <Column x={60} colour="green" storey={1} />
      <Arrow path="M92 66Q116 62 112 34T74 28" />
      <Tip x={72} y={28} turn={180} />
    </>
  ),
  abort: () => (
    <>
      <Ground colours={["red", "blue", "yellow"]} />
      <Column x={104} colour="green" ghost />
      <Column x={84} colour="green" lean={3} />
      <Arrow path="M112 50Q106 40 93 47" />
      <Tip x={92} y={48} turn={150} />
      <g transform="translate(76 22)" fill="none" stroke="#2b2620" stroke-width="2.200">
        <path d="M4 9V6a4.500 4.500 0 0 1 9 0v3" />
        <rect x="1" y="9" width="15" height="11" rx="2" fill="#2b2620" />
      </g>
    </>
  ),
  plateau: () => (
    <>
      <Ground />
      <Column x={44} colour="red" storey={1} />
      <Column x={60} colour="yellow" storey={1} />
      <Column x={76} colour="blue" storey={1} />
      <Plateau colour="green" storey={2} wide={58} lift={8} lean={-4} />
    </>
  ),
  build: () => (
    <>
      <Ground />
      <Column x={98} colour="red" storey={1} lean={0} />
      <path d="M86 10L108 32M108 10L86 32" stroke="#b3261e" stroke-width="4" stroke-linecap="round" />
      <Column x={50} colour="green" storey={1} />
      <path d="M40 12L46 19L58 6" stroke="#2f7d38" stroke-width="4" fill="none" stroke-linecap="round" />
    </>
  ),
  seal: () => (
    <>
      <Seal x={34} y={36} up="blue" />
      <Disc x={24} y={20} colour="blue" r={9} />
      <Disc x={98} y={66} colour="red" r={9} />
      <Arrow path="M34 22Q60 8 84 22T98 54" />
      <Tip x={98} y={55} turn={90} />
    </>
  ),
  end: () => (
    <>
      <Base />
      <Column x={36} colour="red" lean={-24} />
      <Column x={58} colour="blue" lean={62} />
      <Column x={92} colour="yellow" lean={84} />
      <Plateau colour="blue" lean={24} x={66} storey={1} lift={-4} wide={66} />
      <Column x={40} colour="green" y={14} lean={38} />
      <path
        d="M84 16l4 8l9 1l-6 6l2 9l-9-4l-8 5l1-10l-7-6l9-2z"
        fill={PAINT.yellow}
        stroke={EDGE}
        stroke-linejoin="round"
      />
    </>
  ),
  two: () => (
    <>
      <Ground />
      <Disc x={26} y={22} colour="red" />
      <Disc x={44} y={22} colour="blue" />
      <Disc x={78} y={22} colour="yellow" />
      <Disc x={96} y={22} colour="green" />
    </>
  ),
  three: () => (
    <>
      <Ground colours={["red", "blue", "yellow", "neutral"]} />
      <Disc x={26} y={24} colour="red" r={10} />
      <Disc x={49} y={24} colour="blue" r={10} />
      <Disc x={72} y={24} colour="yellow" r={10} />
      <Disc x={97} y={24} colour="neutral" r={10} />
    </>
  ),
  us: () => (
    <>
      <Ground />
      <Column x={50} colour="yellow" storey={1} />
      <Column x={70} colour="red" storey={1} />
      <g font-family="Georgia, serif" font-size="18" font-weight="700" fill="#2b2620">
        <text x="8" y="24">
          +3
        </text>
        <text x="90" y="24">
          −5
        </text>
      </g>
    </>
  ),
  ruling: () => (
    <>
      <Ground colours={["red", "green"]} />
      <circle cx="74" cy="56" r="20" fill="#fffdf8" fill-opacity="0.75" stroke="#2b2620" stroke-width="3" />
      <path d="M88 70L106 86" stroke="#2b2620" stroke-width="5" stroke-linecap="round" />
      <rect x="66" y="54" width="16" height="18" fill={PAINT.yellow} stroke={EDGE} />
      <path d="M56 47H92" stroke={WOOD} stroke-width="5" />
      <path d="M66 52H82" stroke="#fff8df" stroke-width="2" />
    </>
  ),
};
