/** What players say to one another: a fixed set, shown beside whoever said it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, IconButton, PenLine } from "../../panels/IconButton";
import { PHRASES } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { TableState } from "../tablestate";
import { useClient } from "../useTable";
import { useEscape, useOutside } from "./dismiss";

const HEARD_MS = 5000;

/** What each seat has said of late. */
export function usePhrases(state: TableState): ReadonlyMap<number, string> {
  const say = useSay();
  const [, draw] = useState(0);
  useEffect(() => {
    if (state.said.length === 0) return;
    const timer = setTimeout(() => draw((count) => count + 1), HEARD_MS);
    return () => clearTimeout(timer);
  }, [state.said]);
  const heard = new Map<number, string>();
  for (const { seat, phrase, at } of state.said) {
    if (seat !== null && performance.now() - at < HEARD_MS) heard.set(seat, say(`say-${phrase}`));
  }
  return heard;
}

/** The button with the fixed set behind it; only where somebody sits elsewhere to hear it. */
export function Phrases({ state }: { state: TableState }) {
  const say = useSay();
  const client = useClient();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useOutside(open, place, () => setOpen(false));
  useEscape(open, () => setOpen(false));
  const apart = state.room?.chairs.some((chair) => chair.filled === "person" && !state.mine.includes(chair.seat));
  if (!apart && (state.room?.spectators ?? 0) === 0) return null;
  const seat = state.mine[0] ?? null;
  return (
    <div ref={place} class="hud-phrases">
      <IconButton look="round" label={say("say-title")} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon>
          <PenLine d="M4 5h16v11h-9l-4.500 4v-4H4z" />
        </Icon>
      </IconButton>
      {open && (
        <ul class="hud-menu sheet enter">
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                class="button plain"
                onClick={() => {
                  client.send(seat === null ? { type: "say", phrase } : { type: "say", seat, phrase });
                  setOpen(false);
                }}
              >
                {say(`say-${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
