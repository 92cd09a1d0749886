/** The content of the start page's form: who plays, and what. It is kept in this browser, so that a family types its names
 * only once. */

import { matters } from "../../game/state/house";
import { keep, keptJson } from "../../memory";
import { whole } from "../../panels/fields";
import {
  BEGINNERS_FEEL_MM,
  CHOICES,
  EDITION_DEFAULTS,
  EDITION_PLAYERS,
  EDITIONS,
  type Edition,
  LAYOUTS,
  type Layout,
  type NewSeat,
  type NewTable,
  STRENGTHS,
  type Strength,
} from "../../protocol";
import type { Say } from "../../speech/catalogue";

export type Who = NewSeat["kind"];

export interface SeatWish {
  readonly who: Who;
  readonly name: string;
  readonly strength: Strength;
}

export type RuleValue = string | number | boolean;

/** The file of a measured set. */
export interface KitFile {
  readonly name: string;
  readonly text: string;
}

export interface Wish {
  readonly seats: readonly SeatWish[];
  readonly edition: Edition;
  /** Only what differs from the edition. */
  readonly house: Readonly<Record<string, RuleValue>>;
  /** Empty: any set, and any draw. */
  readonly serial: number | null;
  readonly seed: number | null;
  /** None: the set of this server. */
  readonly kit: KitFile | null;
  readonly layout: Layout;
  readonly clockS: number;
  readonly objectionS: number;
  readonly watchable: boolean;
  readonly listed: boolean;
}

const NAMES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Names for people who type none, one for each seat there could be. */
export const proposedNames = (say: Say): readonly string[] => NAMES.map((number) => say(`start-name-${number}`));

/** The fewest players. */
export const fewestSeats = ({ edition }: Pick<Wish, "edition">): number => EDITION_PLAYERS[edition].least;

/** The most players: one for each colour, or more if colours belong to nobody. */
export function mostSeats({ edition, house }: Pick<Wish, "edition" | "house">): number {
  const { most, mostWithColours } = EDITION_PLAYERS[edition];
  return house.mode === "assigned" ? mostWithColours : most;
}

/** The first wish: two people at this device, everything else as most families like it. */
export function firstWish(edition: Edition, names: readonly string[]): Wish {
  return {
    seats: [seatOf(names, 0), seatOf(names, 1)],
    edition,
    house: {},
    serial: null,
    seed: null,
    kit: null,
    layout: "scattered",
    clockS: 0,
    objectionS: Number(EDITION_DEFAULTS[edition]["objection-time-s"]),
    watchable: true,
    listed: false,
  };
}

function seatOf(names: readonly string[], index: number): SeatWish {
  return { who: "here", name: names[index] ?? "", strength: "apprentice" };
}

/** The wish with this many seats; people who already have one keep it. */
export function withSeats(wish: Wish, count: number, names: readonly string[]): Wish {
  const wanted = Math.min(Math.max(count, fewestSeats(wish)), mostSeats(wish));
  return { ...wish, seats: Array.from({ length: wanted }, (_, i) => wish.seats[i] ?? seatOf(names, i)) };
}

/** Whether one person plays against a computer. */
export function isAlone({ seats }: Pick<Wish, "seats">): boolean {
  return seats.length === 2 && seats[0]?.who === "here" && seats[1]?.who === "bot";
}

/** The wish of one person alone: a computer sits opposite. */
export function alone(wish: Wish, names: readonly string[]): Wish {
  return withSeat(withSeat(withSeats(wish, 2, names), 0, { who: "here" }), 1, { who: "bot" });
}

/** The wish for a first game after the lesson: alone, against an opponent who is easy to beat. */
export function firstGame(wish: Wish, names: readonly string[]): Wish {
  const fresh = { ...wish, seats: wish.seats.slice(0, 2) };
  return withSeat(alone(fresh, names), 1, { strength: "novice", name: names[1] ?? "" });
}

/** The wish with this many people; a person who played alone before gets company. */
export function withPeople(wish: Wish, count: number, names: readonly string[]): Wish {
  return withSeats(isAlone(wish) ? withSeat(wish, 1, { who: "here" }) : wish, count, names);
}

/** The wish for another edition: its own rules, and no more seats than it has. */
export function withEdition(wish: Wish, edition: Edition, names: readonly string[]): Wish {
  return withSeats({ ...wish, edition, house: {} }, wish.seats.length, names);
}

export function withSeat(wish: Wish, index: number, change: Partial<SeatWish>): Wish {
  return { ...wish, seats: wish.seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat)) };
}

/** The wish with one house rule changed; if the value is the edition's own, nothing is stored. */
export function withChoice(wish: Wish, name: string, value: RuleValue | null, standard: RuleValue | null): Wish {
  const { [name]: _, ...rest } = wish.house;
  const house = value === standard || value === null ? rest : { ...rest, [name]: value };
  // A rule that no longer matters is not shown any more, so it must not stay in the wish unseen.
  const asked = Object.entries(house).filter(([one]) => matters(one, { ...wish, house }));
  return { ...wish, house: Object.fromEntries(asked) };
}

/** The wish with columns that may be felt as far as beginners may, or only as far as the edition has it (RULING-3). */
export function withFeelFirst(wish: Wish, longer: boolean): Wish {
  const standard = Number(EDITION_DEFAULTS[wish.edition]["feel-first"]);
  return withChoice(wish, "feel-first", longer ? BEGINNERS_FEEL_MM : standard, standard);
}

/** The order for the server; a person's empty name is filled with the one that was proposed. */
export function tableFrom(wish: Wish, names: readonly string[]): NewTable {
  return {
    seats: wish.seats.map((seat, i) => ({
      kind: seat.who,
      name: seat.who === "link" ? seat.name.trim() : seat.name.trim() || names[i] || `${i + 1}`,
      strength: seat.strength,
    })),
    edition: wish.edition,
    house: { ...wish.house },
    kit: wish.kit?.text ?? "classic",
    serial: wish.serial,
    layout: wish.layout,
    seed: wish.seed,
    clockS: wish.clockS,
    // At one device nobody has to hurry (RULING-16).
    objectionS: wish.seats.some((seat) => seat.who === "link") ? wish.objectionS : 0,
    watchable: wish.watchable,
    listed: wish.listed,
    practice: false,
    height: 1,
  };
}

/** The wish with what the address asks for: `?edition=us&seed=7&serial=3&layout=rings`. */
export function withAddress(wish: Wish, query: URLSearchParams, names: readonly string[]): Wish {
  const edition = query.get("edition");
  const layout = query.get("layout");
  let asked: Wish = { ...wish };
  if (edition && (EDITIONS as readonly string[]).includes(edition))
    asked = withEdition(asked, edition as Edition, names);
  if (layout && (LAYOUTS as readonly string[]).includes(layout)) asked = { ...asked, layout: layout as Layout };
  if (query.has("listed")) asked = { ...asked, listed: true, watchable: true };
  return { ...asked, serial: whole(query.get("serial")) ?? asked.serial, seed: whole(query.get("seed")) ?? asked.seed };
}

const KEPT = "paletti.wish";

/** Keeps the wish with which a game begins. */
export function keepWish(wish: Wish): void {
  keepDraft(wish, true);
}

/** Keeps a wish while it is being chosen, for players who leave the page and come back. */
export function keepDraft(wish: Wish, played = hasWished()): void {
  // A set or a draw was asked for once and is not kept.
  keep(KEPT, { ...wish, serial: null, seed: null, kit: null, played });
}

/** Whether a game was ever begun in this browser. */
export function hasWished(): boolean {
  const wish = keptJson(KEPT) as { readonly played?: unknown } | null;
  return wish !== null && wish.played !== false;
}

/** The kept wish, with broken parts replaced by those of the given one. */
export function keptWish(otherwise: Wish): Wish {
  return healed(keptJson(KEPT), otherwise);
}

/** The usable parts of a wish that was read from somewhere. */
export function healed(read: unknown, otherwise: Wish): Wish {
  const kept = read as Partial<Wish> | null;
  const edition = EDITIONS.find((one) => one === kept?.edition);
  if (!kept || !edition || !Array.isArray(kept.seats) || !kept.seats.every(isSeat)) return otherwise;
  if (kept.seats.length < fewestSeats({ edition })) return otherwise;
  const same = <K extends "clockS" | "objectionS" | "watchable" | "listed">(key: K): Wish[K] =>
    typeof kept[key] === typeof otherwise[key] ? (kept[key] as Wish[K]) : otherwise[key];
  const house = Object.entries(kept.house ?? {}).filter(([name]) => CHOICES.some((choice) => choice.name === name));
  const wish: Wish = {
    ...otherwise,
    edition,
    house: Object.fromEntries(house),
    seats: kept.seats,
    layout: LAYOUTS.find((one) => one === kept.layout) ?? otherwise.layout,
    clockS: same("clockS"),
    objectionS: same("objectionS"),
    watchable: same("watchable"),
    listed: same("listed"),
  };
  return { ...wish, seats: wish.seats.slice(0, mostSeats(wish)) };
}

function isSeat(read: unknown): read is SeatWish {
  const seat = read as Partial<SeatWish> | null;
  return (
    typeof seat?.name === "string" &&
    ["here", "link", "bot"].includes(seat.who ?? "") &&
    STRENGTHS.some((strength) => strength === seat.strength)
  );
}
