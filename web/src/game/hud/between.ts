/** Where a card lies beside the villa: under the players, above what lies at the foot, on the side where it fits. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const GAP_PX = 10;
const FEET = ":scope > .hud-tray, .hud-story, .hud-low"; // their places depend on the window

/** The free space at one side of the window, from top to bottom, in CSS pixels. */
export interface Free {
  readonly side: "left" | "right";
  readonly top: number;
  readonly bottom: number;
}

const room = ({ top, bottom }: Free): number => bottom - top;

/** The side for a card of this height: the left one if it fits there, else the roomier one. */
export function sideFor(high: number, left: Free, right: Free): Free {
  return room(left) >= high || room(left) >= room(right) ? left : right;
}

/** Keeps this card in that place while it is drawn. On a `small` screen the style sheets put it at the foot. */
export function useBetween(paper: RefObject<HTMLElement | null>, small: boolean): void {
  useLayoutEffect(() => {
    const lay = () => layBetween(paper.current, small);
    lay();
    const page = paper.current?.closest(".table-page");
    const sizes = new ResizeObserver(lay);
    for (const round of page?.querySelectorAll(`.hud-seats, ${FEET}`) ?? []) sizes.observe(round);
    return () => sizes.disconnect();
  });
}

function layBetween(card: HTMLElement | null, small: boolean): void {
  const page = card?.closest(".table-page");
  if (!card || !page) return;
  for (const name of ["left", "right", "top", "max-height"]) card.style.removeProperty(name);
  if (small || !page.querySelector(".hud-seats")) return;
  const origin = page.getBoundingClientRect();
  const wide = card.offsetWidth + 2 * GAP_PX;
  const feet = [...page.querySelectorAll(FEET)].map((foot) => foot.getBoundingClientRect());
  const free = (side: Free["side"]): Free => {
    const seats = page.querySelector(`.hud-${side}`)?.getBoundingClientRect().bottom ?? 0;
    const below = feet.filter(
      ({ left, right, height }) =>
        height > 0 && (side === "left" ? left < origin.left + wide : right > origin.right - wide),
    );
    const bottom = Math.min(origin.bottom, ...below.map((foot) => foot.top));
    return { side, top: seats - origin.top + GAP_PX, bottom: bottom - origin.top - GAP_PX };
  };
  const { side, top, bottom } = sideFor(card.scrollHeight, free("left"), free("right"));
  card.style.left = side === "left" ? "1rem" : "auto";
  card.style.right = side === "left" ? "auto" : "1rem";
  card.style.top = `${top}px`;
  card.style.maxHeight = `${bottom - top}px`;
}
