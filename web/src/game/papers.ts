/** Papers at the foot of the page: how much of the picture they hide, told whenever that changes. */

const FOOT = ".hud-bottom";
const LOW = ".hud-low";
const PASSING = ".hud-refused"; // gone again before anybody misses what it hides

/** Watches the papers round this canvas, once there are any; `seek` after each change of the page, `close` at the end. */
export function watchPapers(canvas: HTMLCanvasElement, told: (share: number) => void) {
  let [foot, low]: readonly (Element | null)[] = [null, null];
  const sizes = new ResizeObserver(() => {
    // On a wide page the foot has no box of its own: there only what lies in its middle hides anything.
    const stacked = foot!.getBoundingClientRect().height > 0;
    const papers = stacked ? [...foot!.children].filter((paper) => !paper.matches(PASSING)) : [low!];
    const boxes = papers.map((paper) => paper.getBoundingClientRect()).filter(({ height }) => height > 0);
    const picture = canvas.getBoundingClientRect();
    const top = Math.min(picture.bottom, ...boxes.map((box) => box.top));
    told((picture.bottom - top) / Math.max(1, picture.height));
  });
  return {
    seek(): void {
      if (foot?.isConnected) return;
      foot = canvas.parentElement?.querySelector(FOOT) ?? null;
      low = foot?.querySelector(LOW) ?? null;
      if (foot && low) for (const paper of [foot, low]) sizes.observe(paper);
    },
    close: () => sizes.disconnect(),
  };
}
