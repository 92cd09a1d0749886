/** Small buttons for the eye and the ear, and the way to the rules of this table. */

import { useState } from "preact/hooks";
import { LanguageSwitch } from "../../app/LanguageSwitch";
import { useSay } from "../../app/speech";
import { nearestSide } from "../../scene/eye";
import type { LiveVilla } from "../villa";

interface Props {
  readonly live: LiveVilla | null;
  readonly watchers: number;
  readonly onRules: () => void;
}

export function Looks({ live, watchers, onRules }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <nav class="looks">
      <button
        type="button"
        class="look"
        onClick={() => live?.villa.home()}
        title={say("act-look-home")}
        aria-label={say("act-look-home")}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M4 11.500L12 4l8 7.500M6.500 10v9.500h11V10"
            fill="none"
            stroke="currentColor"
            stroke-width="1.800"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        </svg>
      </button>
      <button
        type="button"
        class="look"
        onClick={() => live?.villa.side(nearestSide(live.villa.state.goal))}
        title={say("act-look-side")}
        aria-label={say("act-look-side")}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M2.500 12q9.500-10.500 19 0q-9.500 10.500-19 0z"
            fill="none"
            stroke="currentColor"
            stroke-width="1.800"
            stroke-linejoin="round"
          />
          <circle cx="12" cy="12" r="3" fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        class="look"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        title={say("act-menu")}
        aria-label={say("act-menu")}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" />
        </svg>
      </button>
      {open && (
        <div class="looks-menu">
          <button type="button" class="link" onClick={onRules}>
            {say("act-rules")}
          </button>
          <a class="link" href="/">
            {say("act-new")}
          </a>
          {watchers > 0 && <p>{say("watching", { count: watchers })}</p>}
          <LanguageSwitch />
        </div>
      )}
    </nav>
  );
}
