/** The wish of the last game, kept in this browser so that a family does not type its names twice. */

import { EDITIONS } from "../../protocol";
import type { Wish } from "./wish";

const KEPT = "paletti.wish";

export function keepWish(wish: Wish): void {
  try {
    // A set or a draw that was asked for once is not asked for again.
    localStorage.setItem(KEPT, JSON.stringify({ ...wish, serial: null, seed: null }));
  } catch {
    // Without storage the page proposes names again.
  }
}

/** The kept wish, or the given one where nothing usable is kept. */
export function keptWish(otherwise: Wish): Wish {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Wish> | null;
    if (!kept || !Array.isArray(kept.seats) || kept.seats.length < 2 || !EDITIONS.includes(kept.edition!))
      return otherwise;
    if (!kept.seats.every((seat) => typeof seat?.name === "string" && ["here", "link", "bot"].includes(seat.who))) {
      return otherwise;
    }
    return { ...otherwise, ...kept };
  } catch {
    return otherwise;
  }
}
