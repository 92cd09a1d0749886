/** Words about a piece that lie beside the whole villa, level with the piece: they are long, and over it they would hide
 * what they speak of. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Vec3 } from "../../scene/vector";
import type { LiveVilla } from "../livevilla";
import { besideOf } from "./beside";
import { papersOf, villaBox } from "./seen";

interface Props {
  readonly live: LiveVilla;
  readonly point: () => Vec3 | null;
  readonly look?: string;
  /** Whether it is told to those who listen by what lies in it (`own`), or not at all. */
  readonly voice?: "own" | "silent";
  readonly children: ComponentChildren;
}

/** The words on the free side of the villa; they go along while the eye moves. */
export function BesideVilla({ live, point, look = "", voice = "own", children }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const at = point();
      const on = at && live.villa.project(at);
      if (!slip.current) return;
      slip.current.hidden = !on;
      if (!on) return;
      const { width, height } = live.villa.state;
      const slipSize = { width: slip.current.offsetWidth, height: slip.current.offsetHeight };
      const { left, top } = besideOf(
        villaBox(live),
        slipSize,
        { width, height },
        papersOf(live, width, height),
        on.y, // level with what it speaks of
      );
      slip.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    return live.eachFrame(place);
  });
  return (
    <div ref={slip} class={`hud-athand ${look}`} aria-hidden={voice === "silent"}>
      {children}
    </div>
  );
}
