/** What a table plays otherwise than the original. */

import { CHOICES, EDITION_DEFAULTS, type View } from "../../protocol";
import { houseOf } from "../clauses";

export interface Difference {
  readonly clause: string;
  /** Whether somebody here chose it, and not the edition. */
  readonly house: boolean;
}

/** The clauses that read otherwise here; `together`: everybody sits at one device. */
export function differences(view: Pick<View, "edition" | "house">, together: boolean): Difference[] {
  const house = houseOf(view);
  const original = EDITION_DEFAULTS.de;
  const own = EDITION_DEFAULTS[view.edition];
  const matters = (name: string): boolean => {
    // Round one table one objects as long as one likes (RULING-16): nobody chose that.
    if (name === "objection-time-s") return !(together && house[name] === null);
    // How few will do says nothing where fewer are never allowed.
    return name !== "few-columns-minimum" || house["few-columns"] === true;
  };
  const found = new Map<string, boolean>();
  for (const { name, clause } of CHOICES) {
    if (house[name] === undefined || house[name] === original[name] || !matters(name)) continue;
    found.set(clause, (found.get(clause) ?? false) || house[name] !== own[name]);
  }
  return [...found].map(([clause, changed]) => ({ clause, house: changed }));
}
