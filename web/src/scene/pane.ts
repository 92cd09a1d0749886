/** The pane of the picture through which the villa is seen: the part that no paper lies on. */

/** Edges as shares of the picture, from its upper left corner. */
export interface Pane {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Pane = { left: 0, top: 0, right: 1, bottom: 1 };
const LEAST = 0.3; // a smaller share of a side is not used as a pane: then a paper may lie on the villa

/** How wide the pane is, as a share of the picture. */
export const paneWidth = ({ left, right }: Pane): number => right - left;
/** How high the pane is, as a share of the picture. */
export const paneHeight = ({ top, bottom }: Pane): number => bottom - top;

/** The pane's middle as the scene measures its picture: from -1 to 1, y up. */
export const paneMiddle = ({ left, top, right, bottom }: Pane): { x: number; y: number } => ({
  x: left + right - 1,
  y: 1 - top - bottom,
});

/** The panes round the picture's middle without any paper, none of them within another. Papers on the very middle are
 * ignored. */
export function clearPanes(papers: readonly Pane[]): readonly Pane[] {
  const aside = papers.filter((paper) => !(within(paper.left, paper.right) && within(paper.top, paper.bottom)));
  const edges = {
    left: [0, ...aside.map(({ right }) => right).filter((edge) => edge > 0 && edge < 0.5)],
    right: [1, ...aside.map(({ left }) => left).filter((edge) => edge > 0.5 && edge < 1)],
    top: [0, ...aside.map(({ bottom }) => bottom).filter((edge) => edge > 0 && edge < 0.5)],
    bottom: [1, ...aside.map(({ top }) => top).filter((edge) => edge > 0.5 && edge < 1)],
  };
  const clear: Pane[] = [];
  for (const left of new Set(edges.left)) {
    for (const right of new Set(edges.right)) {
      for (const top of new Set(edges.top)) {
        for (const bottom of new Set(edges.bottom)) {
          const pane = { left, top, right, bottom };
          const broad = right - left >= LEAST && bottom - top >= LEAST;
          if (broad && !aside.some((paper) => overlap(pane, paper))) clear.push(pane);
        }
      }
    }
  }
  return clear.filter((pane) => !clear.some((other) => other !== pane && encloses(other, pane)));
}

const ABOUT = 1.04; // up to this factor, distances count as equal

/** The pane with the least `distance` from which all of the villa is visible; among about equal ones the largest, in whose
 * middle the villa lies best. A part of a pane never allows a nearer view than the whole pane. */
export function nearestPane(panes: readonly Pane[], distance: (pane: Pane) => number): Pane {
  const far = panes.map(distance);
  const enough = Math.min(...far) * ABOUT;
  let [best, largest] = [WHOLE, 0];
  panes.forEach((pane, at) => {
    const area = paneWidth(pane) * paneHeight(pane);
    if (far[at]! <= enough && area > largest) [best, largest] = [pane, area];
  });
  return best;
}

/** The pane on its way to another one, after this many seconds; equal to it once it has practically arrived. */
export function slid(from: Pane, to: Pane, seconds: number, speed = 7): Pane {
  const share = 1 - Math.exp(-speed * seconds);
  const next = mixed(from, to, share);
  const left = Math.max(...SIDES.map((side) => Math.abs(to[side] - next[side])));
  return left < 1e-3 ? to : next;
}

const SIDES = ["left", "top", "right", "bottom"] as const;

const mixed = (from: Pane, to: Pane, share: number): Pane => ({
  left: from.left + (to.left - from.left) * share,
  top: from.top + (to.top - from.top) * share,
  right: from.right + (to.right - from.right) * share,
  bottom: from.bottom + (to.bottom - from.bottom) * share,
});

/** Whether two panes differ so little that it is invisible. */
export const alike = (one: Pane, other: Pane, least: number): boolean =>
  SIDES.every((side) => Math.abs(one[side] - other[side]) < least);

const within = (from: number, to: number): boolean => from < 0.5 && to > 0.5;

const encloses = (outer: Pane, inner: Pane): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

const overlap = (one: Pane, other: Pane): boolean =>
  one.left < other.right - 1e-9 &&
  other.left < one.right - 1e-9 &&
  one.top < other.bottom - 1e-9 &&
  other.top < one.bottom - 1e-9;
