/** A round glass in a free corner: it shows the piece in hand and its foot, which the finger hides. */

import { useEffect, useRef } from "preact/hooks";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { HandView } from "../hand/handview";
import type { LiveVilla } from "../livevilla";
import { type Box, overlap, papersOf, type ScreenPoint, seenBoxes } from "./Slip";

const SIZE_PX = 110;
const LARGER = 1.6;
const FINGER_PX = 44; // round its middle, where a finger and its hand hide the glass
const MARGIN_PX = 8;
const STEP_PX = 24; // between the places that are looked at
const BRUSHED_PX2 = 600; // so little under its rim is no reason to move

interface Corner {
  readonly left: number;
  readonly top: number;
}

interface Props {
  readonly live: LiveVilla;
  readonly view: HandView;
}

/** The part of the villa that a finger hides, until the column is out and can be seen by itself. */
export function Loupe({ live, view }: Props) {
  const glass = useRef<HTMLCanvasElement>(null);
  const drawn = view.drags === "main" && view.holds !== null && view.journey === "in";
  useEffect(() => {
    if (!drawn) return;
    let at: Corner | null = null;
    const see = (): void => {
      const [lens, picture, finger] = [glass.current, live.canvas, live.finger()];
      if (!lens) return;
      const { width, height, picture: shown, kit } = live.villa.state;
      const index = view.holds ? indexOf(kit, view.holds) : -1;
      const [x, y, z] = index < 0 ? [0, 0, 0] : poseOf(shown, index).point;
      // A little above the foot, to show what it stands on and what it slides past.
      const foot = index < 0 ? null : live.villa.project([x, y, z - (kit.columns[index]?.height ?? 0) * 0.3]);
      lens.hidden = !finger || !foot;
      if (!finger || !foot) return;
      at = loupeAt(finger, seenBoxes(live), { width, height }, papersOf(live, width, height), at);
      lens.style.transform = `translate(${at.left}px, ${at.top}px)`;
      const pixels = picture.width / Math.max(1, width); // the picture may be finer or coarser than the page
      const side = (SIZE_PX / LARGER) * pixels;
      const pen = lens.getContext("2d");
      pen?.clearRect(0, 0, lens.width, lens.height);
      pen?.drawImage(
        picture,
        foot.x * pixels - side / 2,
        foot.y * pixels - side / 2,
        side,
        side,
        0,
        0,
        lens.width,
        lens.height,
      );
    };
    return live.eachFrame(see);
  }, [live, drawn, view.holds]);
  if (!drawn) return null;
  // A canvas counts as interactive, so aria-hidden stands on the element around it.
  return (
    <div aria-hidden="true">
      <canvas ref={glass} class="hud-loupe" width={2 * SIZE_PX} height={2 * SIZE_PX} hidden />
    </div>
  );
}

/** A place for the glass where it hides nothing important, or else as little as possible. It stays where it is until
 * something comes under it, so that it does not jump. */
export function loupeAt(
  finger: ScreenPoint,
  seen: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
  papers: readonly Box[],
  before: Corner | null,
): Corner {
  const hand = {
    left: finger.x - FINGER_PX,
    right: finger.x + FINGER_PX,
    top: finger.y - FINGER_PX,
    bottom: finger.y + FINGER_PX,
  };
  const hidden = ({ left, top }: Corner): number => {
    const glass = { left, top, right: left + SIZE_PX, bottom: top + SIZE_PX };
    const most = (boxes: readonly Box[]): number => Math.max(0, ...boxes.map((box) => overlap(glass, box)));
    return most(seen) + most(papers) + overlap(glass, hand);
  };
  if (before && hidden(before) <= BRUSHED_PX2) return before;
  const across = spread(width);
  const places = spread(height).flatMap((top) => across.map((left) => ({ left, top })));
  // Among several free places, take the one nearest to a side, away from the middle.
  const cost = (place: Corner): number =>
    hidden(place) + 0.5 * Math.min(place.left, width - SIZE_PX - place.left) + 0.02 * place.top;
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return before && hidden(before) < hidden(best) + BRUSHED_PX2 ? before : best;
}

/** Places for the glass along a side of this length. */
function spread(length: number): number[] {
  const last = Math.max(MARGIN_PX, length - SIZE_PX - MARGIN_PX);
  const steps = Math.max(1, Math.ceil((last - MARGIN_PX) / STEP_PX));
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(MARGIN_PX + ((last - MARGIN_PX) * i) / steps));
}
