/** What players can say to one another: a fixed set. */

import { useRef, useState } from "preact/hooks";
import { Icon, IconButton, PenLine } from "../../panels/IconButton";
import { PHRASES } from "../../protocol";
import { useSay } from "../../speech/speech";
import type { TableState } from "../state/tablestate";
import { useClient } from "../useTable";
import { useEscape, useOutside } from "./dismiss";

/** The button with the fixed set behind it. */
export function Phrases({ state }: { state: TableState }) {
  const say = useSay();
  const client = useClient();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useOutside(open, place, () => setOpen(false));
  useEscape(open, () => setOpen(false));
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
