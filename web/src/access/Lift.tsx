/** Up and down under the thumb: what the wheel does for a mouse. */

import { useRef } from "preact/hooks";
import type { Hand } from "../game/hand/hand";
import type { HandView } from "../game/hand/handview";
import { windowSize } from "../game/hand/windowsize";
import { ARM, PRECISE } from "../scene/stroke";
import type { Villa } from "../scene/villa";
import { useSay } from "../speech/speech";

const MM_A_PIXEL = 0.3;
const KEY_MM = 5;

const ASIDE = 0.6; // of the picture's width: a piece this far to one side has the slider on the other

interface Props {
  readonly villa: Pick<Villa, "project" | "state">;
  readonly hand: Hand;
  readonly view: HandView;
}

export function Lift({ villa, hand, view }: Props) {
  const say = useSay();
  const grip = useRef<{ id: number; y: number; size: string } | null>(null);
  const side = useRef<LiftSide>("right");
  if (!view.holds && !view.steadies) return null;
  // Under a finger that draws a column out it would be in the way, and there is nothing to raise yet.
  if (view.drags === "main" && !hand.strokes.clear) return null;
  if (view.sure) return null; // a question is asked there
  const at = hand.target && villa.project(hand.target);
  if (at && !grip.current) side.current = sideBeside(at.x / villa.state.width, side.current);
  const height = Math.round((hand.target?.[2] ?? hand.steadying.target?.[2] ?? 0) * 1000);

  const move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const at = grip.current;
    if (at?.id !== event.pointerId) return;
    if (at.size !== windowSize()) {
      grip.current = null; // the window was turned under the thumb
      return;
    }
    const up = at.y - event.clientY;
    if (up === 0) return;
    grip.current = { ...at, y: event.clientY };
    hand.strokes.step(up > 0 ? "up" : "down", Math.abs(up) * MM_A_PIXEL * (view.precise ? PRECISE : 1));
  };
  const end = (event: PointerEvent) => {
    if (grip.current?.id === event.pointerId) grip.current = null;
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    hand.strokes.step(event.key === "ArrowUp" ? "up" : "down", event.shiftKey ? 1 : KEY_MM);
    event.preventDefault();
  };
  return (
    <div
      key={side.current} // a new one, so that the papers are measured
      class="access-lift"
      data-side={side.current}
      role="slider"
      tabIndex={0}
      aria-label={say("access-lift")}
      aria-orientation="vertical"
      aria-valuemin={1000 * ARM.lowest}
      aria-valuemax={1000 * ARM.highest}
      aria-valuenow={height}
      aria-valuetext={say("access-lift-at", { mm: height })}
      onPointerDown={(event) => {
        grip.current = { id: event.pointerId, y: event.clientY, size: windowSize() };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={pressed}
    >
      <svg viewBox="0 0 24 96" width="24" height="96" aria-hidden="true">
        <path
          d="M12 6v84M5 14l7-8 7 8M5 82l7 8 7-8M6 40h12M6 48h12M6 56h12"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <span aria-hidden="true">{say("access-lift-word")}</span>
    </div>
  );
}

type LiftSide = "left" | "right";

/** Which side the slider goes to. It changes sides only when the piece comes near it. */
export function sideBeside(across: number, was: LiftSide): LiftSide {
  if (across > ASIDE) return "left";
  return across < 1 - ASIDE ? "right" : was;
}
