/** Which presses of Enter and Space are meant. One rule for every question at a table: a question that has just appeared
 * takes no answer, a key that is still held down answers nothing, and repeated presses stay with their first control. */

const FRESH_MS = 700; // a question has to be heard before it can be answered
const TWICE_MS = 500; // two presses this close together count as one

/** What a key press lands on: the control, and what it asks now. */
export interface AskedBy {
  readonly control: unknown;
  readonly asks: string;
  /** Whether holding the key down repeats it, as with drawing. */
  readonly goesOn: boolean;
}

/** The strokes of one keyboard. */
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

  /** Whether this stroke is meant for what it falls on. */
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

/** Lets only deliberate strokes through to what lies in this page, until the result is called. */
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
