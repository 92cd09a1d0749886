/** The story of the game. The present line stands out, and each line leads to its place in time. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Emblem } from "../../panels/pieces";
import { useSay } from "../../speech/speech";
import type { ChapterTold } from "./chapters";

interface Props {
  readonly tales: readonly ChapterTold[];
  readonly index: number;
  readonly onPick: (index: number) => void;
  /** What stands below the last line. */
  readonly children?: ComponentChildren;
}

export function StoryBeside({ tales, index, onPick, children }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    const box = list.current?.parentElement;
    if (line && box) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [index]);
  return (
    <aside class="replay-story sheet" aria-label={say("replay-story")}>
      <h2>{say("replay-story")}</h2>
      <div class="replay-lines">
        <ol ref={list}>
          {tales.map((told, i) =>
            told.text ? (
              <li key={i}>
                <button
                  type="button"
                  aria-current={i === index ? "true" : undefined}
                  data-fall={told.fall}
                  onClick={() => onPick(i)}
                >
                  {told.colour && <Emblem colour={told.colour} size={16} />}
                  <span>{told.text}</span>
                </button>
              </li>
            ) : null,
          )}
        </ol>
        {children}
      </div>
    </aside>
  );
}
