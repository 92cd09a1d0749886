/** How long the villa's time steps are. */

import { FRAME } from "./protocol";

/** One step of the wood. */
export const TICK_MS = 1000 / FRAME.TICKS_A_SECOND;

/** From one picture to the next while anything moves. */
export const FRAME_MS = FRAME.FRAME_TICKS * TICK_MS;
