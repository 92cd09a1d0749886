/** Keeps the keyboard's place: where a focused control vanishes, the next sensible one is focused. When a
 * question appears by itself, the question gets the focus, not one of its answers. */

const NEXT = [
  ".hud-ending h1",
  "[data-act=skip]",
  ".hud-objection",
  ".hud-low .hud-actions .primary",
  ".access-panel .access-pad",
  ".access-panel .access-choices",
  ".hud-low .hud-actions button",
  ".hud-low button",
];
const PATIENCE = 400; // changes of the page to wait through: the wood may have to come to rest first

/** Watches a table until the result is called. */
export function keepFocus(root: HTMLElement): () => void {
  let lost = 0;
  let last: Element | null = null;
  root.tabIndex = -1;
  // The button that led here is gone, so the table gets the focus.
  if (document.activeElement === document.body) root.focus({ preventScroll: true });
  const stop = new AbortController();
  root.addEventListener(
    "focusin",
    (event) => {
      if (event.target === root) return; // the table has the focus only until something better comes
      last = event.target as Element;
      lost = 0;
    },
    { signal: stop.signal },
  );
  // A mouse press sets the focus itself.
  root.addEventListener("pointerdown", () => (last = null), { signal: stop.signal, capture: true });
  const observer = new MutationObserver(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === root;
    if (!last || last.isConnected || !nowhere) return;
    lost += 1;
    const found = NEXT.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]).find(usable);
    if (found) {
      if (!found.matches("button, a, [tabindex]")) found.tabIndex = -1;
      found.focus({ preventScroll: true });
    } else {
      if (document.activeElement !== root) root.focus({ preventScroll: true });
      if (lost > PATIENCE) last = null;
    }
  });
  // Buttons of a turn that has only just begun are disabled for a moment.
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

function usable(element: HTMLElement): boolean {
  return !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
}
