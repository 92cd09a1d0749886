/** Papers with words on them: the question of a turn, a short notice, time that runs out, the story. */

import type { ComponentChildren } from "preact";
import type { Paint } from "../protocol";
import { Emblem } from "./pieces";

export interface QuestionProps {
  /** Whose question it is. */
  readonly colour?: Paint;
  /** An objection or the like: everybody holds their breath. */
  readonly grave?: boolean;
  readonly text: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The turn's question in one line, with its answers beside it. */
export function Question({ colour, grave, text, aside, children }: QuestionProps) {
  return (
    <section class={grave ? "question grave enter" : "question"} data-colour={colour}>
      {aside}
      <p class="question-text">{text}</p>
      {children && <div class="question-answers">{children}</div>}
    </section>
  );
}

export interface ToastProps {
  readonly refusal?: boolean;
  readonly clause?: string;
  /** Only visible, because it is read aloud elsewhere. */
  readonly silent?: boolean;
  readonly children: ComponentChildren;
}

/** A short notice; a refusal has its clause with it. */
export function Toast({ refusal, clause, silent, children }: ToastProps) {
  const role = silent ? undefined : refusal ? "alert" : "status";
  return (
    <div class={refusal ? "toast refusal enter" : "toast enter"} role={role}>
      <span>{children}</span>
      {clause && <span class="clause">{clause}</span>}
    </div>
  );
}

export interface CountdownRingProps {
  /** What is left, 1 to 0. */
  readonly share: number;
  readonly size?: number;
  readonly label?: string;
  readonly children?: ComponentChildren;
}

/** A ring that shrinks while time runs. */
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

export interface StoryLine {
  readonly key: string | number;
  readonly colour?: Paint;
  readonly text: ComponentChildren;
  /** What the reader can ask about it. */
  readonly more?: ComponentChildren;
}

export interface StoryProps {
  /** Newest first. */
  readonly lines: readonly StoryLine[];
  /** How many are shown before the fold. */
  readonly open?: number;
  readonly olderText: string;
}

/** What happened, newest first, older lines folded away. */
export function Story({ lines, open = 3, olderText }: StoryProps) {
  const older = lines.slice(open);
  return (
    <div>
      <Lines lines={lines.slice(0, open)} />
      {older.length > 0 && (
        <details class="fold">
          <summary>{olderText}</summary>
          <Lines lines={older} />
        </details>
      )}
    </div>
  );
}

function Lines({ lines }: Pick<StoryProps, "lines">) {
  return (
    <ol class="story" reversed>
      {lines.map((line) => (
        <li key={line.key}>
          {line.colour && <Emblem colour={line.colour} size={16} />}
          <span>
            {line.text}
            {line.more}
          </span>
        </li>
      ))}
    </ol>
  );
}
