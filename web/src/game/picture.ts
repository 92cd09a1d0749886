/** From what the server sends to what the scene shows. */

import type { Moment } from "../net/frames";
import { FRAME, type View } from "../protocol";
import type { Hand, Picture } from "../scene/picture";
import type { Vec3 } from "../scene/vector";

/** Where my own hands want to be, newer than anything the server can know. */
export interface OwnTargets {
  main(seat: number): Vec3 | null;
  hold(seat: number): Vec3 | null;
}

/** The picture of a moment; my own hands' targets are read each time it is drawn, so that they follow the pointer. */
export function pictureOf(moment: Pick<Moment, "poses" | "places" | "hands">, view: View, own: OwnTargets): Picture {
  const hands = moment.hands.map((hand): Hand => {
    const told: Vec3 = [hand.target[0], hand.target[1], hand.target[2]];
    return {
      tool: hand.tool,
      piece: hand.piece === FRAME.NOTHING ? -1 : hand.piece,
      grip: hand.grip,
      get target() {
        return (hand.tool === "hold" ? own.hold(hand.seat) : own.main(hand.seat)) ?? told;
      },
      strain: hand.strain,
      colour: view.players[hand.seat]?.colours[0] ?? "neutral",
      heading: Math.atan2(hand.target[1] - hand.grip[1], hand.target[0] - hand.grip[0]),
    };
  });
  return { poses: moment.poses, places: moment.places, hands };
}
