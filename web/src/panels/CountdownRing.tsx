/** A ring that shrinks while time runs. */

import type { ComponentChildren } from "preact";

export interface CountdownRingProps {
  /** What is left, 1 to 0. */
  readonly share: number;
  readonly size?: number;
  readonly label?: string;
  readonly children?: ComponentChildren;
}

export function CountdownRing({ share, size = 44, label, children }: CountdownRingProps) {
  const radius = 17;
  const round = 2 * Math.PI * radius;
  const left = Math.min(1, Math.max(0, share));
  return (
    <span class="countdown" role="timer" aria-label={label}>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <circle class="track" cx="20" cy="20" r={radius} fill="none" stroke-width="4" />
        <circle
          class={left < 0.25 ? "left late" : "left"}
          cx="20"
          cy="20"
          r={radius}
          fill="none"
          stroke-width="4"
          stroke-linecap="round"
          stroke-dasharray={round}
          stroke-dashoffset={round * (1 - left)}
        />
      </svg>
      <span>{children}</span>
    </span>
  );
}
