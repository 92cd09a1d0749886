/** Where editions differ, side by side. Editions that say the same share a text. */

import type { Comparison, Difference } from "../../protocol";
import { useSay } from "../../speech/speech";

export function Compared({ comparison }: { comparison: Comparison }) {
  const say = useSay();
  const { editions, differences } = comparison;
  return (
    <section aria-label={say("book-compared")}>
      <h2>{say("book-compared")}</h2>
      <p class="quiet">{say("book-count", { count: differences.length })}</p>
      {differences.map((difference) => (
        <article key={difference.clause} class="rules-difference" id={difference.clause}>
          <a class="rules-id" href={`#${difference.clause}`} title={say("book-link")}>
            {difference.clause}
          </a>
          <div class="rules-sides" data-sides={Math.min(3, grouped(difference, editions).length)}>
            {grouped(difference, editions).map(({ text, who }) => (
              <div key={who.join()} class="rules-side" data-absent={text === null}>
                <h3>{who.map((edition) => say(`edition-${edition}`)).join(" · ")}</h3>
                <p>{text ?? say("book-absent")}</p>
              </div>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}

interface SharedText {
  readonly text: string | null;
  readonly who: readonly string[];
}

/** The different texts of a clause, each with the editions that have it. */
function grouped({ texts }: Difference, editions: readonly string[]): readonly SharedText[] {
  const sides = new Map<string | null, string[]>();
  for (const edition of editions) {
    const text = texts[edition] ?? null;
    sides.set(text, [...(sides.get(text) ?? []), edition]);
  }
  return [...sides].map(([text, who]) => ({ text, who }));
}
