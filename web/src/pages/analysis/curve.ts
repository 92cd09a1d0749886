/** The geometry of the curve: where moments and chances lie on the paper. */

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type CurvePoint = readonly [x: number, y: number];

/** Where the moment with that number lies; together they fill the width. */
export function across(plot: Plot, moment: number, count: number): number {
  const span = plot.width - plot.left - plot.right;
  return plot.left + (count < 2 ? 0 : (span * moment) / (count - 1));
}

/** Where a chance lies: certainty at the top. */
export function upright(plot: Plot, chance: number): number {
  const span = plot.height - plot.top - plot.bottom;
  return plot.top + span * (1 - Math.min(1, Math.max(0, chance)));
}

/** The moment nearest to a place. */
export function momentAt(plot: Plot, x: number, count: number): number {
  const span = plot.width - plot.left - plot.right;
  const share = span > 0 ? (x - plot.left) / span : 0;
  return Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, count - 1));
}

/** A smooth path through the spots that never swings higher or lower than they do. */
export function smooth(spots: readonly CurvePoint[]): string {
  const first = spots[0];
  if (!first) return "";
  const slopes = slopesOf(spots);
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 1; i < spots.length; i++) {
    const [[x0, y0], [x1, y1]] = [spots[i - 1]!, spots[i]!];
    const third = (x1 - x0) / 3;
    const [y2, y3] = [y0 + third * slopes[i - 1]!, y1 - third * slopes[i]!];
    path += `C${round(x0 + third)} ${round(y2)} ${round(x1 - third)} ${round(y3)} ${round(x1)} ${round(y1)}`;
  }
  return path;
}

/** Slopes at the spots: level at every peak and valley, else gentle enough for the steps on both sides. */
function slopesOf(spots: readonly CurvePoint[]): number[] {
  const steps = spots.slice(1).map(([x, y], i) => (y - spots[i]![1]) / Math.max(1e-9, x - spots[i]![0]));
  return spots.map((_, i) => {
    const [before, after] = [steps[i - 1] ?? 0, steps[i] ?? 0];
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The wished places, moved apart until each has its room, and within the bounds if they all fit. */
export function spread(wished: readonly number[], room: number, least: number, most: number): number[] {
  const order = wished.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const gap = Math.min(room, order.length > 1 ? (most - least) / (order.length - 1) : room);
  const placed = order.map(({ at }) => Math.min(most, Math.max(least, at)));
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i]!, placed[i - 1]! + gap);
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i]!, i === placed.length - 1 ? most : placed[i + 1]! - gap);
  }
  const result: number[] = [];
  order.forEach(({ i }, place) => {
    result[i] = placed[place]!;
  });
  return result;
}

/** The numbers worth writing below an axis of this many, about one every `room` pixels. */
export function ticks(last: number, width: number, room: number): number[] {
  const most = Math.max(1, Math.floor(width / room));
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => last / one <= most) ?? 200;
  const found: number[] = [];
  for (let tick = step; tick <= last; tick += step) found.push(tick);
  return found.length > 0 && step > 2 ? [1, ...found] : found;
}

/** Whether this pointer is pressed, and so leads something. */
export const leads = ({ type, buttons }: Pick<PointerEvent, "type" | "buttons">): boolean =>
  type === "pointerdown" || (buttons & 1) === 1;

/** The first and last deed of each turn; a turn with an application and its plateau has several. */
export function spansOf(
  deeds: readonly { readonly turn: number }[],
): readonly { readonly turn: number; readonly from: number; readonly to: number }[] {
  const spans: { turn: number; from: number; to: number }[] = [];
  deeds.forEach(({ turn }, i) => {
    const last = spans.at(-1);
    if (last?.turn === turn) last.to = i;
    else spans.push({ turn, from: i, to: i });
  });
  return spans;
}
