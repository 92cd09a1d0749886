/** The player's name in the lobby, kept in this browser. */

import { keep, kept } from "../../memory";

const KEPT = "paletti.name";

export const keptName = (): string => kept(KEPT) ?? "";

export const keepName = (name: string): void => keep(KEPT, name);
