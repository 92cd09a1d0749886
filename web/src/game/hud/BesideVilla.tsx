/** Slips of paper with words about a piece: they lie beside something in the villa, never over it, and go along while the
 * eye or the piece moves. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Vec3 } from "../../scene/vector";
import type { LiveVilla } from "../livevilla";
import { type Box, besideOf } from "./beside";
import { papersOf, villaBox } from "./seen";

export interface SlipProps {
  readonly live: LiveVilla;
  /** Where the piece is that it speaks of; without one the slip is away. */
  readonly point: () => Vec3 | null;
  /** How it is told to those who listen: at once, by what lies in it (`own`), or not at all. */
  readonly voice?: "alert" | "own" | "silent";
  /** What it is besides a slip of paper. */
  readonly look?: string;
  readonly children: ComponentChildren;
}

interface Lies {
  /** The box that the slip lies beside, round a point of the canvas. */
  readonly about: (at: { readonly x: number; readonly y: number }) => Box;
  /** Level with the point, and not with the middle of the box. */
  readonly level?: boolean;
}

/** A slip beside a box. */
export function Slip({ live, point, about, level = false, voice = "own", look = "", children }: SlipProps & Lies) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const at = point();
      const on = at && live.villa.project(at);
      if (!slip.current) return;
      slip.current.hidden = !on;
      if (!on) return;
      const { width, height } = live.villa.state;
      const size = { width: slip.current.offsetWidth, height: slip.current.offsetHeight };
      const papers = papersOf(live, width, height);
      const { left, top } = besideOf(about(on), size, { width, height }, papers, level ? on.y : undefined);
      slip.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    return live.eachFrame(place);
  });
  return (
    <div
      ref={slip}
      class={`hud-athand ${look}`}
      role={voice === "alert" ? "alert" : undefined}
      aria-hidden={voice === "silent"}
    >
      {children}
    </div>
  );
}

/** A slip on the free side of the whole villa, for words that are long: over it they would hide what they speak of. */
export function BesideVilla(props: SlipProps) {
  return <Slip {...props} about={() => villaBox(props.live)} level />;
}
