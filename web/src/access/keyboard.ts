/** Where the keyboard is, and which of its presses are meant.
 *
 * One rule for every question at a table: a question that has just appeared takes no answer, a key that is still held down
 * answers nothing, and repeated presses stay with their first control. When a focused control vanishes, the next sensible one
 * is focused; a question that appears by itself gets the focus, not one of its answers. */

const FRESH_MS = 700; // a question has to be heard before it can be answered
const TWICE_MS = 500; // two presses this close together count as one

/** What a key press lands on: the control, and what it asks now. */
export interface AskedBy {
  readonly control: unknown;
  readonly asks: string;
  /** Whether holding the key down repeats it, as with drawing. */
  readonly goesOn: boolean;
}

/** The presses of one keyboard. */
export class Deliberate {
  #came = Number.NEGATIVE_INFINITY; // when the page last moved the focus
  #struck = Number.NEGATIVE_INFINITY; // the last stroke, meant or not
  #meant: AskedBy | null = null; // what the last meant stroke was for

  /** The page itself has moved the focus. */
  came(now: number): void {
    this.#came = now;
    this.#meant = null;
  }

  /** The player has moved on with another key: what follows is meant. */
  moved(): void {
    this.#came = this.#struck = Number.NEGATIVE_INFINITY;
    this.#meant = null;
  }

  /** Whether this key press is meant for the control that gets it. */
  means(asked: AskedBy, now: number, repeat: boolean): boolean {
    const same = this.#meant?.control === asked.control && this.#meant?.asks === asked.asks;
    const heard = now - this.#came >= FRESH_MS && now - this.#struck >= TWICE_MS;
    const meant = repeat ? same && asked.goesOn : same || heard;
    this.#struck = now;
    if (meant) this.#meant = asked;
    else if (!same) this.#meant = null;
    return meant;
  }
}

const STRUCK: readonly string[] = ["Enter", " "];
const SHIFTS: readonly string[] = ["Shift", "Control", "Alt", "Meta"];
const TYPED = "input, select, textarea";

/** Lets only deliberate presses through to this page, and returns a function that stops it. */
export function guardStrokes(root: HTMLElement): () => void {
  const strokes = new Deliberate();
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  let own = false; // whether the player's own key or press moves the focus now
  root.addEventListener(
    "keydown",
    (event) => {
      const at = event.target as HTMLElement;
      if (SHIFTS.includes(event.key)) return;
      own = !STRUCK.includes(event.key);
      if (own) return strokes.moved();
      if (at.matches(TYPED)) return;
      const asks = at.closest<HTMLElement>("[data-asks]")?.dataset.asks ?? "";
      const goesOn = at.closest("[data-goes-on]") !== null;
      if (strokes.means({ control: at, asks: `${event.key} ${asks}`, goesOn }, performance.now(), event.repeat)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  root.addEventListener("keyup", () => (own = false), options);
  root.addEventListener(
    "pointerdown",
    () => {
      own = true;
      strokes.moved();
    },
    options,
  );
  root.addEventListener("focusin", () => !own && strokes.came(performance.now()), options);
  return () => stop.abort();
}

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

/** Keeps the focus on something sensible at this table, and returns a function that stops it. */
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
  const look = (): void => {
    const nowhere = document.activeElement === document.body;
    if (!nowhere && document.activeElement !== root) return;
    // After a press on the villa, do not look for a button. But what had the focus until then may be gone by now.
    if (!last || (last.isConnected && usable(last as HTMLElement))) {
      if (nowhere) root.focus({ preventScroll: true });
      return;
    }
    lost += 1;
    const found = NEXT.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]).find(usable);
    if (found) {
      if (!found.matches("button, a, [tabindex]")) found.tabIndex = -1;
      found.focus({ preventScroll: true });
    } else {
      if (document.activeElement !== root) root.focus({ preventScroll: true });
      if (lost > PATIENCE) last = null;
    }
  };
  // The browser takes the focus from a button that is disabled or hidden only when it paints the next picture.
  root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget || queueMicrotask(look), {
    signal: stop.signal,
  });
  const observer = new MutationObserver(look);
  // The buttons of a turn that has only just begun sleep for a moment.
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

/** Whether it can be seen and pressed. */
export function usable(element: HTMLElement): boolean {
  const sleeps = element.matches(":disabled") || element.closest("[inert]") !== null;
  return !sleeps && element.checkVisibility({ visibilityProperty: true });
}
