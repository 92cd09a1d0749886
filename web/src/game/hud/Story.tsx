/** What has happened, like captions: the newest at hand, older ones folded away. */

import { useState } from "preact/hooks";
import { useSpeech } from "../../app/speech";
import type { Told } from "../../protocol";
import { eventSentence } from "../sentences";

const AT_HAND = 3;
// Told by the seats and the question already.
const QUIET = new Set(["turn-began", "turn-ended", "consented"]);

interface Line {
  readonly key: string;
  readonly text: string;
}

export function Story({ story }: { story: readonly Told[] }) {
  const { catalogue } = useSpeech();
  const [open, setOpen] = useState(false);
  const lines: Line[] = [];
  for (const told of story) {
    told.events.forEach((event, i) => {
      if (QUIET.has(event.kind)) return;
      const text = eventSentence(catalogue, event);
      if (text) lines.push({ key: `${told.version}.${i}`, text });
    });
  }
  const older = lines.slice(0, -AT_HAND);
  return (
    <section class="story" aria-label={catalogue.say("story-title")} data-open={open || undefined}>
      {older.length > 0 && (
        <button type="button" class="story-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {catalogue.say(open ? "act-close" : "story-older")}
        </button>
      )}
      {open && (
        <ol class="story-older">
          {older.map((line) => (
            <li key={line.key}>{line.text}</li>
          ))}
        </ol>
      )}
      <ol class="story-lines" aria-live="polite">
        {lines.slice(-AT_HAND).map((line) => (
          <li key={line.key}>{line.text}</li>
        ))}
        {lines.length === 0 && <li>{catalogue.say("story-empty")}</li>}
      </ol>
    </section>
  );
}
