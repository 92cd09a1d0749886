/** The plateaus above the column in hand: which of them the other hand may steady, and where it grips them. */

import { type Attempt, type Kit, PLATEAUS, type Plateau } from "../../protocol";
import { indexOf } from "../../scene/kit";
import { type Pick, poseOf } from "../../scene/pick";
import type { Picture } from "../../scene/picture";
import { nearestOnOutline } from "../../scene/rim";
import { inverse, sub, turned, type Vec3 } from "../../scene/vector";
import { isPlayed } from "../state/attempt";
import { houseOf } from "../state/house";
import type { Game } from "../state/tablestate";
import { worldPoint } from "./floor";

const FINGER_M = 0.008; // fingers reach this far in from the rim

/** The plateaus that may be steadied while this column is drawn (BUILD-1), the lowest first. */
export function plateausAbove(
  { kit, view }: { readonly kit: Kit; readonly view: Game["view"] },
  attempt: Attempt,
  places: Picture["places"],
): readonly Plateau[] {
  if (!isPlayed(attempt) || attempt.verb === "setup" || houseOf(view)["hold-plateaus"] === false) return [];
  if (indexOf(kit, attempt.piece) >= kit.columns.length) return [];
  const level = PLATEAUS.indexOf((view.at[attempt.piece] ?? "base") as Plateau);
  return PLATEAUS.slice(level + 1).filter((plateau) => places[indexOf(kit, plateau)] === "villa");
}

/** The place on a plateau's rim nearest to a point, as if the player had pressed there. */
export function rimPick(kit: Kit, picture: Picture, plateau: Plateau, near: Vec3): Pick {
  const index = indexOf(kit, plateau);
  const outline = kit.plateaus[index - kit.columns.length]?.outline ?? [];
  const pose = poseOf(picture, index);
  const [x, y] = turned(sub(near, pose.point), inverse(pose.turn));
  const local: Vec3 = [...nearestOnOutline(outline, x, y, FINGER_M), 0];
  const point = worldPoint(picture, index, local);
  return { piece: { type: "plateau", index, name: plateau }, point, local, distance: 0, exact: true };
}
