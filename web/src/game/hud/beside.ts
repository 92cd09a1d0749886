/** Where a slip of paper lies beside what it speaks of, in CSS pixels. */

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

const GAP_PX = 12;
const MARGIN_PX = 8;

/** Beside, over or under the box it speaks of, on the side that hides least of it and of the papers round it; beside it
 * level with its middle, or with another height. */
export function besideOf(
  about: Box,
  slip: Size,
  screen: Size,
  papers: readonly Box[],
  y = (about.top + about.bottom) / 2,
): { left: number; top: number } {
  const x = (about.left + about.right) / 2;
  const within = (place: number, most: number): number => Math.min(Math.max(MARGIN_PX, place), most - MARGIN_PX);
  const at = (left: number, top: number) => ({
    left: within(left, screen.width - slip.width),
    top: within(top, screen.height - slip.height),
  });
  const places = [
    at(about.right + GAP_PX, y - slip.height / 2),
    at(about.left - GAP_PX - slip.width, y - slip.height / 2),
    at(x - slip.width / 2, about.top - GAP_PX - slip.height),
    at(x - slip.width / 2, about.bottom + GAP_PX),
  ];
  const hidden = ({ left, top }: { left: number; top: number }): number => {
    const lies = { left, top, right: left + slip.width, bottom: top + slip.height };
    return [about, ...papers].reduce((sum, box) => sum + overlap(lies, box), 0);
  };
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** How much of the two is one over the other, in square pixels. */
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
