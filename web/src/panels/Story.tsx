/** What happened, newest first, older lines folded away. */

import type { ComponentChildren } from "preact";
import type { Paint } from "../protocol";
import { Emblem } from "./Emblem";

export interface StoryLine {
  readonly key: string | number;
  readonly colour?: Paint;
  readonly text: ComponentChildren;
}

export interface StoryProps {
  /** Newest first. */
  readonly lines: readonly StoryLine[];
  /** How many are shown before the fold. */
  readonly open?: number;
  readonly olderText: string;
}

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
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
