/** What is said about the piece in hand: how far it is, how it feels, what comes next. */

import type { Journey } from "../game/hand/floor";
import type { Attempt } from "../protocol";
import type { Say } from "../speech/catalogue";
import { hourOf } from "./clock";
import type { Grade } from "./feel";

/** How far something has moved along the floor, and toward which hour of the clock. */
export interface Shift {
  readonly mm: number;
  readonly hour: number;
}

/** The shift from one point to another, for an eye at this azimuth. */
export function shiftOf(from: readonly number[], to: readonly number[], azimuth: number): Shift {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  return { mm: Math.round(Math.hypot(dx, dy) * 1000), hour: hourOf(Math.atan2(dy, dx), azimuth) };
}

/** The piece in hand, in numbers. */
export interface InHandNow {
  readonly plateau: boolean;
  readonly verb: Attempt["verb"];
  readonly journey: Journey;
  /** What the hand feels, if that is known. */
  readonly grade: Grade | null;
  readonly drawnMm: number;
  /** How far it still has to go to be free. */
  readonly leftMm: number;
  /** How far it is above where it will rest. */
  readonly highMm: number;
  readonly onBase: boolean;
  /** Where it is, as seen from the middle of the floor that it will stand on. */
  readonly aside: Shift;
  /** How far the top plateau has moved since the hand closed, and toward which hour. */
  readonly leaned: Shift;
  readonly next: string;
}

/** The situation in a few short sentences; with `whole`, also what has not changed. */
export function howItIs(say: Say, now: InHandNow, whole: boolean): string {
  const { plateau, verb, journey, grade, drawnMm, leftMm, highMm, onBase, aside, leaned, next } = now;
  const told: string[] = [];
  if (plateau && highMm < 0) {
    if (whole) told.push(say("hand-hint-plateau-clear")); // beside the villa, and not above anything
  } else if (plateau || journey === "over" || verb === "setup") {
    const over = plateau ? "columns" : onBase ? "base" : "plateau";
    told.push(say("access-height", { over, mm: Math.max(0, highMm) }));
    told.push(say("access-aside", { ...aside }));
  } else if (journey === "clear") {
    told.push(say("access-free", { next }));
  } else {
    if (grade) told.push(say("access-felt", { grade }));
    told.push(say("access-drawn", { mm: drawnMm, left: leftMm }));
  }
  if (leaned.mm > 0) told.push(say("access-leaned", { ...leaned }));
  else if (whole) told.push(say("access-still"));
  return told.join(" ");
}

/** How a plateau in the other hand lies now, compared with how it lay when the hand took it. */
export function raisedBy(say: Say, mm: number, aside: Shift): string {
  if (mm === 0 && aside.mm > 0) return say("access-shifted", { ...aside });
  const raised = say("access-raised", { way: mm > 0 ? "up" : mm < 0 ? "down" : "none", mm: Math.abs(mm) });
  return aside.mm > 0 ? `${raised} ${say("access-shifted", { ...aside })}` : raised;
}

/** What is said only once while a column is drawn out. */
export class Milestones {
  #half = false;
  #free = false;

  /** `Half out.`, the first time that more than half of the way is done. */
  half(say: Say, { journey, drawnMm, leftMm }: Pick<InHandNow, "journey" | "drawnMm" | "leftMm">): string {
    if (this.#half || journey !== "in" || drawnMm < leftMm) return "";
    this.#half = true;
    return say("access-half");
  }

  /** That it is free and what Enter does now, the first time that it is. */
  free(say: Say, journey: Journey, next: string): string {
    if (this.#free || journey === "in") return "";
    this.#free = this.#half = true;
    return say("access-free", { next });
  }
}
