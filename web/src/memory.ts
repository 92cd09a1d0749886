/** What this browser keeps between visits. If nothing is kept, or something broken, the player is asked again. */

/** The key under which the progress of the lesson is kept. */
export const LESSON = "paletti.lesson";

/** What was kept under this key, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON under this key; null if there is nothing readable. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a text; anything else as JSON. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  } catch {
    // Private windows and full disks keep nothing. Then the player is asked again.
  }
}
