/** Eyes for tests. */

import { type Eye, homeThrough } from "./eye";
import { type Pane, WHOLE } from "./pane";
import { KIT } from "./showvilla";

/** The villa from where the player sits, through one pane; nothing stands beside the base. */
export function homeEye(height: number, aspect: number, pane: Pane = WHOLE, reach = KIT.base.radius): Eye {
  return homeThrough(height, aspect, reach)(pane);
}
