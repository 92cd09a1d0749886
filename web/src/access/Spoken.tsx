/** Words for screen readers: announced politely, one after the other, and not drawn. */

import { useEffect, useState } from "preact/hooks";

type Hearer = (text: string) => void;

/** Takes the sentences to be said; it works even if nothing listens. */
export class Speaker {
  #hearers = new Set<Hearer>();

  say(text: string): void {
    if (text) for (const hearer of this.#hearers) hearer(text);
  }

  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }
}

const KEPT = 4;

export function Spoken({ speaker }: { speaker: Speaker }) {
  const [lines, setLines] = useState<readonly { id: number; text: string }[]>([]);
  useEffect(() => {
    let id = 0;
    return speaker.hear((text) => {
      id += 1;
      const line = { id, text };
      setLines((before) => [...before, line].slice(-KEPT));
    });
  }, [speaker]);
  return (
    <div class="unseen" role="log" aria-live="polite" data-spoken>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
