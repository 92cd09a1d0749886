/** Papers on the page: where they lie on the picture, told whenever that changes. */

import type { Pane } from "../scene/pane";

/** What lies there for long. Menus, words in passing and slips beside a piece come and go. */
const LASTING = [
  ".hud-top",
  ".hud-looks",
  ".hud-phrases",
  ".hud-seat",
  ".hud-tray",
  ".hud-bottom", // where it is a sheet of its own: it keeps its height while what lies on it comes and goes
  ".hud-low",
  ".hud-story",
  ".learn-sheet",
  ".practice-head",
  ".hud-fall",
].join(", ");
// Beside the villa only while something is held, gone after a while, or too small for the villa to make room.
const IN_HAND =
  '.access-lift, .hud-looks > [data-act="look-side"], .hud-fallen, .hud-noticed, .hud-refused:not(.hud-athand), .access-gamepad';
const MENU = ".hud-menu";
const FILM = ".hud-fall"; // while it runs, what else lay there is put away
// Larger than anything else there, and soon answered or folded again.
const ASKING = ".hud-sure, .hud-objection, .hud-vote, .hud-story [open], .hud-verdict-clause";
// Questions answered within the turn, and what is unfolded to be read: the villa does not move for these.
const BRIEF = ".hud-sure, .hud-story [open], .hud-verdict-clause";

/** Watches the papers round this canvas until it is closed. `told` gets the papers that the villa must be seen beside, and
 * those that a piece in hand must not go behind as well. */
export function watchPapers(
  canvas: HTMLCanvasElement,
  told: (papers: readonly Pane[], inHand: readonly Pane[], resized: boolean) => void,
) {
  const root = canvas.parentElement;
  // Papers come and go with every turn; the eye makes room for the largest and then stays.
  let largest = new Map<string, Pane>();
  let before = "";
  let resized = false;
  let size = "";
  let wish = 0;

  function measure(): void {
    wish = 0;
    if (!root) return;
    const picture = canvas.getBoundingClientRect();
    if (size !== `${picture.width}x${picture.height}`) {
      size = `${picture.width}x${picture.height}`;
      largest = new Map(); // another window, other papers
      resized = true;
      seek(); // in the next picture the villa has this size as well
      return;
    }
    const found = new Map<string, Pane>();
    const asking = root.querySelector(ASKING) !== null;
    const film = root.querySelector(FILM) !== null;
    for (const paper of root.querySelectorAll(LASTING)) {
      const box = paper.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || paper.closest(MENU)) continue;
      if (!paper.checkVisibility({ visibilityProperty: true })) continue;
      const name = paperName(paper);
      found.set(name, union(found.get(name), shareOf(box, picture)));
    }
    const moving = root.getAnimations({ subtree: true }).some(({ playState }) => playState === "running");
    if (!asking && !moving && !film)
      for (const [name, pane] of found) largest.set(name, grown(largest.get(name), pane));
    const brief = root.querySelector(BRIEF) !== null;
    const lie = film
      ? [...found.values()]
      : [...largest, ...found].map(([name, pane]) =>
          brief ? (largest.get(name) ?? pane) : grown(largest.get(name), pane),
        );
    const inHand = [...root.querySelectorAll(IN_HAND)].map((paper) => shareOf(paper.getBoundingClientRect(), picture));
    const now = JSON.stringify([lie, inHand]);
    if (now === before) return;
    before = now;
    told(lie, inHand, resized);
    if (!moving) resized = false;
  }

  const seek = (): void => {
    wish ||= requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(seek);
  const sizes = new ResizeObserver(seek);
  if (root) changes.observe(root, { childList: true, subtree: true, characterData: true });
  sizes.observe(canvas);
  const stop = new AbortController();
  // A paper that is still moving will lie somewhere else.
  for (const arrived of ["transitionend", "animationend"]) {
    root?.addEventListener(arrived, seek, { signal: stop.signal });
  }
  seek();
  return {
    /** Whether a paper has changed and was not measured yet. */
    get due(): boolean {
      return wish !== 0;
    },
    close(): void {
      cancelAnimationFrame(wish);
      stop.abort();
      changes.disconnect();
      sizes.disconnect();
    },
  };
}

/** A name for the paper that stays the same from turn to turn. */
function paperName(paper: Element): string {
  const seat = paper.getAttribute("data-seat");
  return `${paper.classList[0] ?? ""}${seat ?? ""}`;
}

function shareOf(box: DOMRect, picture: DOMRect): Pane {
  const across = (x: number): number => round((x - picture.left) / picture.width);
  const down = (y: number): number => round((y - picture.top) / picture.height);
  return { left: across(box.left), top: down(box.top), right: across(box.right), bottom: down(box.bottom) };
}

const round = (share: number): number => Math.round(share * 1000) / 1000;

/** The most that a paper has taken up; where it has gone to another place, what it takes up there. */
export function grown(before: Pane | undefined, now: Pane): Pane {
  const apart =
    before &&
    (now.left >= before.right || now.right <= before.left || now.top >= before.bottom || now.bottom <= before.top);
  return apart ? now : union(before, now);
}

function union(one: Pane | undefined, other: Pane): Pane {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
