/** The name one goes by in the lobby, kept in this browser. */

const KEPT = "paletti.name";

export function keptName(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // Then one says it again next time.
  }
}
