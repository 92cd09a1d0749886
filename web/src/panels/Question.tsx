/** The turn's question in one line, with its answers beside it. */

import type { ComponentChildren } from "preact";
import type { Paint } from "../protocol";

export interface QuestionProps {
  /** Whose question it is. */
  readonly colour?: Paint;
  /** An objection or the like: everybody holds their breath. */
  readonly grave?: boolean;
  readonly text: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Question({ colour, grave, text, aside, children }: QuestionProps) {
  return (
    <section class={grave ? "question grave enter" : "question"} data-colour={colour}>
      {aside}
      <p class="question-text">{text}</p>
      {children && <div class="question-answers">{children}</div>}
    </section>
  );
}
