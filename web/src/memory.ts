/** What this browser keeps between visits. One that keeps nothing, or something broken, is asked again and never fails. */

/** Where it is kept how far the lesson has come. */
export const LESSON = "paletti.lesson";

/** What was kept under this key, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON under this key; null where there is nothing, or nothing that can be read. */
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
    // Private windows and full disks keep nothing: then it is asked again.
  }
}
