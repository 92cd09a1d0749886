/** Slips of paper with a text about a piece. They lie beside something in the villa, never over it, and follow when the eye
 * or the piece moves. Boxes are in CSS pixels. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Kit } from "../../protocol";
import { baseEdge, heightOf, indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import { add, turned, type Vec3 } from "../../scene/vector";
import type { LiveVilla } from "../livevilla";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const GAP_PX = 12;
const MARGIN_PX = 8;

const FAR_PX = 24; // being a pixel farther from what it is about is as bad as hiding this many square pixels
const HEIGHTS = [0, -1, 1, -2, 2]; // beside a large box it may lie higher or lower, by this many times its own height

/** A place beside, above or below the box that the slip is about, where it hides least of the box and of the papers. Beside
 * the box it is level with the middle, or with `y`. Beside a large box it keeps `near` the point that is meant. */
export function besideOf(
  about: Box,
  slip: Size,
  screen: Size,
  papers: readonly Box[],
  y = (about.top + about.bottom) / 2,
  near: ScreenPoint | null = null,
): { left: number; top: number } {
  const x = near?.x ?? (about.left + about.right) / 2;
  const within = (place: number, most: number): number => Math.min(Math.max(MARGIN_PX, place), most - MARGIN_PX);
  const at = (left: number, top: number) => ({
    left: within(left, screen.width - slip.width),
    top: within(top, screen.height - slip.height),
  });
  const places = [
    ...(near ? HEIGHTS : [0]).flatMap((step) => [
      at(about.right + GAP_PX, y + (step - 0.5) * slip.height),
      at(about.left - GAP_PX - slip.width, y + (step - 0.5) * slip.height),
    ]),
    at(x - slip.width / 2, about.top - GAP_PX - slip.height),
    at(x - slip.width / 2, about.bottom + GAP_PX),
  ];
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const lies = { left, top, right: left + slip.width, bottom: top + slip.height };
    const hides = [about, ...papers].reduce((sum, box) => sum + overlap(lies, box), 0);
    return hides + (near ? FAR_PX * farFrom(lies, near) : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** How far a point is from a box, in pixels. */
function farFrom({ left, top, right, bottom }: Box, { x, y }: ScreenPoint): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/** How far the two overlap, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The box round these points of the screen. */
export function boxRound(points: readonly { readonly x: number; readonly y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const PLATEAU_MOSTLY_M = 0.075; // radius round its middle within which most of a plateau lies
const BESIDE_M = 0.016; // what lies beside the villa keeps this far from the base
const SIDES = [-1, 1] as const;

/** The boxes round the base, each column and each plateau of the villa. */
export function seenBoxes({ villa }: Pick<LiveVilla, "villa">): readonly Box[] {
  const { kit, picture } = villa.state;
  const base = baseEdge(kit, 12, BESIDE_M);
  const pieces = [...kit.columns.map(({ name }) => name), ...kit.plateaus.map(({ colour }) => colour)].flatMap(
    (name) => {
      const index = indexOf(kit, name);
      if (picture.places[index] !== "villa") return [];
      const { point, turn } = poseOf(picture, index);
      return [corners(kit, index).map((corner) => add(point, turned(corner, turn)))];
    },
  );
  return [base, ...pieces].flatMap((points) => {
    const seen = points.map((point) => villa.project(point)).filter((at) => at !== null);
    return seen.length > 0 ? [boxRound(seen)] : [];
  });
}

/** The box round all of the villa. */
export function villaBox(live: Pick<LiveVilla, "villa">): Box {
  return boxRound(
    seenBoxes(live).flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
}

/** Points of a piece's own frame that its outline lies within. */
function corners(kit: Kit, index: number): readonly Vec3[] {
  const column = kit.columns[index];
  if (column) {
    const [out, up] = [column.width / 2, column.height / 2];
    return SIDES.flatMap((a) => SIDES.flatMap((b) => SIDES.map((c): Vec3 => [a * out, b * out, c * up])));
  }
  const plateau = kit.plateaus[index - kit.columns.length]!;
  return plateau.outline.map(([x, y]): Vec3 => [x, y, 0]);
}

/** The box in which this piece is seen; null if it is not seen. */
export function boxOf({ villa }: Pick<LiveVilla, "villa">, piece: string): Box | null {
  const { kit, picture } = villa.state;
  const index = indexOf(kit, piece);
  const { point } = poseOf(picture, index);
  const column = kit.columns[index];
  const reach = column ? column.width / 2 : PLATEAU_MOSTLY_M;
  const up = heightOf(kit, index) / 2;
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) =>
      [-1, 1].map((c) => [point[0] + a * reach, point[1] + b * reach, point[2] + c * up] as const),
    ),
  );
  const seen = corners.map((corner) => villa.project(corner)).filter((at) => at !== null);
  return seen.length > 0 ? boxRound(seen) : null;
}

/** Where papers lie, in CSS pixels. */
export function papersOf(live: LiveVilla, width: number, height: number): readonly Box[] {
  return live.papers().map(({ left, top, right, bottom }) => ({
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
  }));
}

export interface SlipProps {
  readonly live: LiveVilla;
  /** Where the piece is that it is about; without a point the slip is hidden. */
  readonly point: () => Vec3 | null;
  /** How screen readers get it: at once, by its content (`own`), or not at all. */
  readonly voice?: "alert" | "own" | "silent";
  /** Further classes for its style. */
  readonly look?: string;
  readonly children: ComponentChildren;
}

interface Lies {
  /** The box that the slip lies beside, round a point of the canvas. */
  readonly about: (at: ScreenPoint) => Box;
  /** Level with the point, and not with the middle of the box. */
  readonly level?: boolean;
  /** As near to the point as possible, because the box is much larger than what is meant. */
  readonly near?: boolean;
}

/** A slip beside a box. */
export function Slip({
  live,
  point,
  about,
  level = false,
  near = false,
  voice = "own",
  look = "",
  children,
}: SlipProps & Lies) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const at = point();
      const on = at && live.villa.project(at);
      if (!slip.current) return;
      slip.current.hidden = !on;
      if (!on) return;
      const { width, height } = live.villa.state;
      const size = { width: slip.current.offsetWidth, height: slip.current.offsetHeight };
      const papers = papersOf(live, width, height);
      const { holds } = live.hand.view;
      const held = holds === null ? null : boxOf(live, holds); // players look at it
      const y = level || near ? on.y : undefined;
      const { left, top } = besideOf(
        about(on),
        size,
        { width, height },
        held ? [...papers, held] : papers,
        y,
        near ? on : null,
      );
      slip.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    return live.eachFrame(place);
  });
  return (
    <div
      ref={slip}
      class={`hud-athand ${look}`}
      role={voice === "alert" ? "alert" : undefined}
      aria-hidden={voice === "silent"}
    >
      {children}
    </div>
  );
}

/** A slip on a free side of the whole villa, for long texts, which would hide what they are about. */
export function BesideVilla(props: SlipProps) {
  return <Slip {...props} about={() => villaBox(props.live)} near />;
}
