/** A round glass beside the finger: the piece in hand and its foot, which the finger hides. */

import { useEffect, useRef } from "preact/hooks";
import { indexOf } from "../../scene/kit";
import { poseOf } from "../../scene/pick";
import type { HandView } from "../hand";
import type { LiveVilla } from "../livevilla";

const SIZE_PX = 132;
const LARGER = 1.7;
const AWAY_PX = 84; // of its edge from the finger
const MARGIN_PX = 8;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly live: LiveVilla;
  readonly view: HandView;
}

export function Loupe({ live, view }: Props) {
  const glass = useRef<HTMLCanvasElement>(null);
  const drawn = view.drags === "main" && view.holds !== null;
  useEffect(() => {
    if (!drawn) return;
    const see = (): void => {
      const [lens, picture, finger] = [glass.current, live.canvas, live.finger()];
      if (!lens) return;
      const { width, height, picture: shown, kit } = live.villa.state;
      const index = view.holds ? indexOf(kit, view.holds) : -1;
      const [x, y, z] = index < 0 ? [0, 0, 0] : poseOf(shown, index).point;
      // A little above the foot, so that one sees what it stands on and what it slides past.
      const foot = index < 0 ? null : live.villa.project([x, y, z - (kit.columns[index]?.height ?? 0) * 0.3]);
      lens.hidden = !finger || !foot;
      if (!finger || !foot) return;
      const { left, top } = loupeAt(finger, foot, { width, height });
      lens.style.transform = `translate(${left}px, ${top}px)`;
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
  // A canvas counts as something to press, and this one is only looked at: so what hides it from the ear goes round it.
  return (
    <div aria-hidden="true">
      <canvas ref={glass} class="hud-loupe" width={2 * SIZE_PX} height={2 * SIZE_PX} hidden />
    </div>
  );
}

/** Where the glass lies: above the finger, or beside it where there is no room, and never over what it shows. */
export function loupeAt(
  finger: Place,
  foot: Place,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const aside = finger.x < width / 2 ? finger.x + AWAY_PX : finger.x - AWAY_PX - SIZE_PX;
  const above = { left: finger.x - SIZE_PX / 2, top: finger.y - AWAY_PX - SIZE_PX };
  const places = [above, { left: aside, top: finger.y - SIZE_PX / 2 }, { left: aside, top: above.top }].map(
    ({ left, top }) => ({
      left: Math.round(Math.min(Math.max(MARGIN_PX, left), width - SIZE_PX - MARGIN_PX)),
      top: Math.round(Math.min(Math.max(MARGIN_PX, top), height - SIZE_PX - MARGIN_PX)),
    }),
  );
  const clear = ({ left, top }: { left: number; top: number }, { x, y }: Place): boolean =>
    Math.hypot(left + SIZE_PX / 2 - x, top + SIZE_PX / 2 - y) > SIZE_PX / 2 + 20;
  return places.find((place) => clear(place, foot) && clear(place, finger)) ?? places[1]!;
}
