/** The hand at this device as others see it, and what it needs of the page round it. */

import type { FromClient, Plateau, Refusal, Tool } from "../../protocol";
import type { Eye } from "../../scene/eye";
import type { Picture } from "../../scene/picture";
import type { Vec3 } from "../../scene/vector";
import type { TableState } from "../state/tablestate";
import type { Feels } from "./feeling";
import type { Journey } from "./floor";
import type { Outlook } from "./lying";
import type { Opening } from "./opening";
import type { PutBackPrice } from "./putback";

/** That the column was merely `felt`; how to take one (`keep`); what the table waits for (`wait`); that the hook stays at a
 * column (`still-in`); or what to do with a plateau: hold it, take it, apply for it, or leave it where it `lies`. With a
 * column over the top: that another stands there already (`taken`), or that a `spot` there is wanted. */
export type TapWords = "keep" | "wait" | "still-in" | "taken" | "spot" | "hold" | "lay" | "apply" | "lies" | "felt";

export interface HandView {
  /** What the next press does. */
  readonly tool: Tool;
  /** The seat whose hand it is, if somebody here may use one. */
  readonly seat: number | null;
  /** The piece in the main hand, and what has hold of it. */
  readonly holds: string | null;
  readonly grasp: "hand" | "hook";
  /** The plateau that the other hand steadies. */
  readonly steadies: string | null;
  readonly drags: "main" | "hold" | null;
  readonly assist: "up" | "down" | null;
  /** The hand that went by itself has met something and stopped. */
  readonly blocked: boolean;
  readonly journey: Journey;
  /** The plateau that the column in hand is still under. */
  readonly under: Plateau | null;
  /** What is felt of the column while it is in the villa. */
  readonly feels: Feels;
  /** Whether it may open where the piece is. */
  readonly opening: Opening;
  /** Why it cannot be set down straight below; null if it can, or if it is down already. */
  readonly below: Refusal | null;
  /** How the plateau in hand would lie; null for anything else. */
  readonly lies: Outlook | null;
  readonly precise: boolean;
  /** What putting back would cost, while the player is asked about it. */
  readonly sure: PutBackPrice | null;
  /** Why the last try with a piece is not allowed, and where on the piece it was. */
  readonly why: {
    readonly refusal: Refusal;
    readonly count: number;
    readonly at: Vec3 | null;
    readonly what: string;
  } | null;
  /** The column under the pointer. */
  readonly hovers: string | null;
  /** The piece that was tapped in vain, where, and what is said about it. */
  readonly tapped: { readonly piece: string; readonly point: Vec3; readonly says: TapWords } | null;
  /** The column that was pressed but that only the hook can reach, and where. */
  readonly offer: { readonly column: string; readonly point: Vec3 } | null;
}

export const EMPTY_HAND: HandView = {
  tool: "hand",
  seat: null,
  holds: null,
  grasp: "hand",
  steadies: null,
  drags: null,
  assist: null,
  blocked: false,
  journey: "in",
  under: null,
  feels: null,
  opening: "far",
  below: null,
  lies: null,
  precise: false,
  sure: null,
  why: null,
  hovers: null,
  tapped: null,
  offer: null,
};

/** What the hand needs of the page round it. */
export interface HandPlace {
  table(): TableState;
  picture(): Picture | null;
  eye(): Eye;
  /** Where the server believes that this seat's main hand wants to be. */
  told(seat: number): Vec3 | null;
  send(message: FromClient): void;
  aim(seat: number, hand: "main" | "hold", position: Vec3, turn: number): void;
  changed(view: HandView): void;
}
