/** A list: arrow keys move through it and Enter chooses. Tab stops at it only once, however long it is. */

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

export interface Choice {
  readonly key: string;
  readonly text: ComponentChildren;
  /** It can still be chosen, but then only says why it is not possible. */
  readonly off?: boolean;
  /** A heading that goes before it. */
  readonly heading?: string;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (key: string) => void;
  /** The player asks for details about this one (N). */
  readonly onMore?: (key: string) => void;
  /** The player asks how the game stands (R). */
  readonly onStandings?: () => void;
  /** The player asks for the keys (?). */
  readonly onHelp?: () => void;
  /** The answer to begin with, if it is there. */
  readonly starts?: string | null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function Choices({ label, choices, onChoose, onMore, onStandings, onHelp, starts = null }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(starts);
  const here = Math.max(
    0,
    choices.findIndex(({ key }) => key === current),
  );

  const go = (index: number) => {
    const next = choices[Math.max(0, Math.min(choices.length - 1, index))];
    if (!next) return;
    setCurrent(next.key);
    list.current?.querySelectorAll<HTMLElement>("button")[choices.indexOf(next)]?.focus();
  };

  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    // The focus starts on the list itself; the first arrow key goes to an answer.
    const begins = event.target === list.current;
    if (step) go(begins ? here : here + step);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(choices.length - 1);
    else if (onMore && event.key.toLowerCase() === "n") onMore(choices[here]!.key);
    else if (onStandings && event.key.toLowerCase() === "r") onStandings();
    else if (onHelp && event.key === "?") onHelp();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <ul class="access-choices" ref={list} tabIndex={-1} aria-label={label} onKeyDown={pressed}>
      {choices.map(({ key, text, off, heading }, index) => (
        <li key={key}>
          {heading && <span class="access-heading">{heading}</span>}
          <button
            type="button"
            class="box"
            data-choice={key}
            tabIndex={index === here ? 0 : -1}
            aria-disabled={off ? "true" : undefined}
            onFocus={() => setCurrent(key)}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
