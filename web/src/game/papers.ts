/** Papers at the foot of the page: how much of the picture they hide, told whenever that changes. */

const FOOT = ".hud-bottom";
const LOW = ".hud-low";

/** Watches the papers round this canvas, once there are any; `seek` after each change of the page, `close` at the end. */
export function watchPapers(canvas: HTMLCanvasElement, told: (share: number) => void) {
  let papers: readonly Element[] = [];
  const sizes = new ResizeObserver(() => {
    // On a wide page the foot has no box of its own: there only what lies in its middle hides anything.
    const [paper] = papers.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
    const picture = canvas.getBoundingClientRect();
    if (paper) told((picture.bottom - paper.top) / Math.max(1, picture.height));
  });
  return {
    seek(): void {
      if (papers[0]?.isConnected) return;
      papers = [FOOT, LOW].flatMap((name) => canvas.parentElement?.querySelector(name) ?? []);
      for (const paper of papers) sizes.observe(paper);
    },
    close: () => sizes.disconnect(),
  };
}
