/** Loads as shares of the heaviest, as the scene colours them. */

import type { Load } from "../protocol";

/** Between nothing (0) and the most that any column carries (1); only columns that have something above them. */
export function shares(columns: Readonly<Record<string, Load>>): Record<string, number> {
  const carried = Object.entries(columns).filter(([, load]) => load.hint !== "free" && load.newtons !== null);
  const most = Math.max(0.001, ...carried.map(([, load]) => load.newtons ?? 0));
  return Object.fromEntries(carried.map(([column, load]) => [column, (load.newtons ?? 0) / most]));
}
