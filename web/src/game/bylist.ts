/** Whether the owner of this browser plays by the list (keyboard and ear); kept, so that it need not be said at every table. */

const KEPT = "paletti.access";

export function playsByList(): boolean {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}

export function keepByList(wish: boolean): void {
  try {
    localStorage.setItem(KEPT, wish ? "yes" : "no");
  } catch {
    // A browser that keeps nothing has to be told again.
  }
}

const ASKED = "paletti:access";

/** Opens the list beside the villa, or closes it, from anywhere on the page. */
export function askForList(): void {
  dispatchEvent(new Event(ASKED));
}

/** Calls back whenever it is asked for; the result ends that. */
export function onListAsked(run: () => void): () => void {
  addEventListener(ASKED, run);
  return () => removeEventListener(ASKED, run);
}
