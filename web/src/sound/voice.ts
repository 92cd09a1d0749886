/** Which sound a contact makes: pure numbers, so that tests need no sound. */

import { TOLD, tension } from "../scene/weight";

export interface Contact {
  /** Newton seconds. */
  readonly impulse: number;
  /** Mass of the lighter piece in kilograms; a plateau weighs about 0.05 to 0.14, a thin column 0.01. */
  readonly mass: number;
  /** What it struck. */
  readonly against: "column" | "plateau" | "base" | "table";
  /** How high over the base, in metres: a tall villa rings a little. */
  readonly height: number;
}

/** How a piece in hand moves: its speed (m/s), the pull (N), and the share of a hand's full pull (0 to 1). */
export interface Drag {
  readonly speed: number;
  readonly load: number;
  readonly strain: number;
}

export interface Voice {
  /** 0 to 1. */
  readonly gain: number;
  /** The lowest mode, in hertz. */
  readonly pitch: number;
  /** Seconds until it has lost most of its strength. */
  readonly decay: number;
  /** 0 a dull thud, 1 a bright click. */
  readonly bright: number;
}

const SOFTEST = 0.0004; // newton seconds: below this, wood touches silently
const LOUDEST = 0.06;
const BODY: Readonly<Record<Contact["against"], { pitch: number; ring: number }>> = {
  column: { pitch: 1, ring: 1 },
  plateau: { pitch: 0.78, ring: 1.35 },
  base: { pitch: 0.62, ring: 0.7 }, // cardboard absorbs sound
  table: { pitch: 0.5, ring: 1.1 },
};

/** The voice of a contact, or null if it is too soft to hear. */
export function voiceOf({ impulse, mass, against, height }: Contact): Voice | null {
  if (!(impulse > SOFTEST)) return null;
  const loud = Math.min(1, Math.log(impulse / SOFTEST) / Math.log(LOUDEST / SOFTEST));
  const body = BODY[against];
  // A bar's pitch falls with its size; masses run from 10 to 140 grams.
  const size = Math.min(3, Math.max(0.5, Math.cbrt(mass / 0.01)));
  return {
    gain: loud ** 1.6,
    pitch: (1450 / size) * body.pitch,
    decay: 0.034 * size ** 0.6 * body.ring * (1 + 0.6 * Math.min(1, height / 0.4)),
    bright: Math.min(1, 0.25 + 0.75 * loud) / size ** 0.4,
  };
}

/** Loudness (0 to 1) and colour (hertz) of wood sliding on wood at this speed (m/s) under this load (N). */
export function slideOf(speed: number, load: number): { gain: number; pitch: number } {
  const moving = Math.min(1, Math.max(0, speed - 0.002) / 0.12);
  const pressed = Math.min(1, load / 2.5);
  return { gain: moving ** 0.7 * (0.12 + 0.88 * pressed), pitch: 700 + 1500 * moving - 350 * pressed };
}

/** Loudness (0 to 1) and rate (hertz) of the creak of wood under this strain (0 to 1). */
export function creakOf(strain: number): { gain: number; rate: number } {
  const felt = Math.max(0, tension(strain) - TOLD.loose) / (1 - TOLD.loose);
  return { gain: felt ** 1.5, rate: 24 + 46 * felt };
}

/** The contacts worth playing out of many: the strongest, up to a limit. */
export function strongest(contacts: readonly Contact[], most: number): readonly Contact[] {
  if (contacts.length <= most) return contacts;
  return [...contacts].sort((a, b) => b.impulse - a.impulse).slice(0, most);
}
