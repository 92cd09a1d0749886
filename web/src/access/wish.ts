/** Whether this browser's owner plays by keyboard and ear; kept, so that it need not be said at every table. */

const KEPT = "paletti.access";

export function wished(): boolean {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}

export function keepWish(wish: boolean): void {
  try {
    localStorage.setItem(KEPT, wish ? "yes" : "no");
  } catch {
    // A browser that keeps nothing has to be told again.
  }
}
