/** The page round the hand. */

import type { FromClient } from "../protocol";
import type { Eye } from "../scene/eye";
import type { Picture } from "../scene/picture";
import type { Vec3 } from "../scene/vector";
import type { HandView } from "./handview";
import type { TableState } from "./state";

/** What the hand needs of the page round it. */
export interface Surroundings {
  table(): TableState;
  picture(): Picture | null;
  eye(): Eye;
  /** Where the server believes that this seat's main hand wants to be. */
  told(seat: number): Vec3 | null;
  send(message: FromClient): void;
  aim(seat: number, hand: "main" | "hold", position: Vec3, turn: number): void;
  changed(view: HandView): void;
}
