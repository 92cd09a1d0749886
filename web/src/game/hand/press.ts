/** What a press on a piece of the villa means to the hand. */

import type { Plateau, Refusal } from "../../protocol";
import type { Pick } from "../../scene/pick";
import { touchable, whyBarred } from "../state/shown";
import type { TableState } from "../state/tablestate";
import type { HandView } from "./handview";

export type Press =
  /** It leads the piece in hand. Once the hook has drawn a column out, or to the edge, the fingers take it first. */
  | { readonly means: "lead"; readonly seat: number; readonly regrips: boolean }
  | { readonly means: "lead-hold" }
  | { readonly means: "hold"; readonly seat: number; readonly plateau: Plateau }
  | { readonly means: "take"; readonly seat: number; readonly column: string; readonly by: "hand" | "hook" }
  /** Only the hook can reach it: the hook is offered. */
  | { readonly means: "offer"; readonly column: string }
  | { readonly means: "refused"; readonly refusal: Refusal }
  | { readonly means: "nothing" };

const NOTHING: Press = { means: "nothing" };

/** The meaning of a press; null if nobody here may use a hand. */
export function pressOf(state: TableState, view: HandView, at: Pick | null): Press | null {
  const may = touchable(state);
  const attempt = state.game?.attempt ?? null;
  const seat = attempt && state.mine.includes(attempt.seat) ? attempt.seat : (may?.seat ?? null);
  if (seat === null || !at || state.game?.outcome) return null;
  const { name, type } = at.piece;
  if (type === "column" && attempt?.phase === "open" && attempt.piece === name) {
    // No hand holds it: the same tool takes it again.
    return { means: "take", seat, column: name, by: view.journey === "in" && view.grasp === "hook" ? "hook" : "hand" };
  }
  if (type !== "seal" && view.holds === name) {
    const regrips = type === "column" && view.grasp === "hook" && (view.journey !== "in" || view.feels === "rim");
    return { means: "lead", seat, regrips };
  }
  if (type === "plateau") {
    if (view.steadies === name) return { means: "lead-hold" };
    return view.tool === "hold" ? { means: "hold", seat, plateau: name as Plateau } : NOTHING;
  }
  if (type !== "column" || attempt) return NOTHING; // one column at a time
  const refusal = may && whyBarred(may, name);
  if (refusal) return { means: "refused", refusal };
  if (!may?.may.includes(name)) return NOTHING;
  const only = may.only[name];
  if (only === "hook" && view.tool !== "hook") return { means: "offer", column: name };
  // If only fingers can reach it, they take it, whichever tool is chosen.
  return { means: "take", seat, column: name, by: view.tool === "hook" && only !== "hand" ? "hook" : "hand" };
}

/** How a press on this piece would end: `may` take it, `not` allowed, or nothing at all. */
export function allowanceOf(state: TableState, view: HandView, at: Pick | null): "may" | "not" | "none" {
  const may = touchable(state);
  if (!at || !may || state.game?.outcome) return "none";
  const { name } = at.piece;
  if (name === view.holds || name === view.steadies) return "may";
  if (at.piece.type === "plateau") return view.tool === "hold" ? "may" : "none";
  if (state.game?.attempt) return "none";
  return may.may.includes(name) ? "may" : whyBarred(may, name) ? "not" : "none";
}
