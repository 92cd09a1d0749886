/** Papers at the foot of a narrow page: how much of the picture they hide, told whenever that changes. */

const FOOT = ".hud-bottom";

/** Watches the papers round this canvas, once there are any; `seek` after each change of the page, `close` at the end. */
export function watchPapers(canvas: HTMLCanvasElement, told: (share: number) => void) {
  let foot: Element | null = null;
  const sizes = new ResizeObserver(() => {
    const [paper, picture] = [foot!.getBoundingClientRect(), canvas.getBoundingClientRect()];
    // On a wide page the papers stand beside the villa and have no box of their own.
    if (paper.height > 0) told((picture.bottom - paper.top) / Math.max(1, picture.height));
  });
  return {
    seek(): void {
      if (foot?.isConnected) return;
      foot = canvas.parentElement?.querySelector(FOOT) ?? null;
      if (foot) sizes.observe(foot);
    },
    close: () => sizes.disconnect(),
  };
}
