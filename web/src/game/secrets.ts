/** The secrets of the seats that are mine, kept in this browser so that a reload loses nothing. */

import { keep, keptJson } from "../memory";
import { EDITION_PLAYERS, type SeatSecret } from "../protocol";

const key = (table: string): string => `paletti.seats.${table}`;

const SEATS = Math.max(...Object.values(EDITION_PLAYERS).map(({ most }) => most));

// If the browser stores nothing, at least this page remembers.
const remembered = new Map<string, readonly SeatSecret[]>();

/** The seats I own at this table. */
export function keptSeats(table: string): readonly SeatSecret[] {
  const kept = keptJson(key(table));
  if (Array.isArray(kept) && kept.some(isSeatSecret)) return kept.filter(isSeatSecret);
  return remembered.get(table) ?? [];
}

/** Remembers the secrets of the seats at this device. */
export function keepSeats(table: string, seats: readonly SeatSecret[]): void {
  remembered.set(table, seats);
  keep(key(table), seats);
}

/** Adds (or renews) one seat. */
export function keepSeat(table: string, seat: SeatSecret): readonly SeatSecret[] {
  const seats = [...keptSeats(table).filter((other) => other.seat !== seat.seat), seat];
  keepSeats(table, seats);
  return seats;
}

function isSeatSecret(value: unknown): value is SeatSecret {
  const { seat, secret } = (value ?? {}) as Partial<SeatSecret>;
  // The server refuses a hello with anything else in it, and the whole table with it.
  return Number.isInteger(seat) && seat! >= 0 && seat! < SEATS && /^[\w-]{8,64}$/.test(secret ?? "");
}
