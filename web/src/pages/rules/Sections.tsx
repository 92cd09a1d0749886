/** The handbook of one edition, section by section. */

import { useEffect, useState } from "preact/hooks";
import { SectionPicture } from "../../panels/SectionPicture";
import type { ClauseText, Handbook } from "../../protocol";
import { useSay } from "../../speech/speech";
import { drawingOf } from "./book";

export function Sections({ book }: { book: Handbook }) {
  const say = useSay();
  const pointed = usePointed(book);
  return (
    <div class="rules-book" lang={book.lang}>
      <nav class="rules-contents" aria-label={say("book-contents")}>
        <ul>
          {book.sections.map((section) => (
            <li key={section.key}>
              <a href={`#section-${section.key}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="rules-text">
        <p class="rules-subtitle">{book.subtitle}</p>
        <p class="rules-about">{book.about}</p>
        <p class="rules-story">{book.story}</p>
        <p>{book.aim}</p>
        {book.ways && <p class="quiet">{book.ways}</p>}
        {book.sections.map((section) => (
          <section key={section.key} id={`section-${section.key}`} class="rules-section">
            <header>
              <SectionPicture of={section.key} />
              <h2>{section.title}</h2>
            </header>
            {section.entries.map((entry) => (
              <Clause key={entry.clause} entry={entry} pointed={entry.clause === pointed} say={say} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface ClauseProps {
  readonly entry: ClauseText;
  readonly pointed: boolean;
  readonly say: ReturnType<typeof useSay>;
}

function Clause({ entry, pointed, say }: ClauseProps) {
  return (
    <div class="rules-clause" id={entry.clause} data-pointed={pointed}>
      <a class="rules-id" href={`#${entry.clause}`} title={say("book-link")}>
        {entry.clause}
      </a>
      <p>
        {entry.text}
        {entry.ruling && !entry.clause.startsWith("RULING") && (
          <small class="rules-own" title={say("book-ruling-why")}>
            {say("book-ruling")}
          </small>
        )}
        {entry.own && (
          <small class="rules-own" title={say("book-own-why")}>
            {say("book-own")}
          </small>
        )}
      </p>
      {entry.examples.length > 0 && (
        <div class="rules-examples">
          {entry.examples.map((example) => (
            <figure key={example.key} class="rules-example">
              <img src={drawingOf(example.key)} alt={example.described} loading="lazy" decoding="async" />
              <figcaption>{example.caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}

/** The clause in the address. Once its text has loaded, the page scrolls to it. */
function usePointed(book: Handbook): string {
  const [pointed, setPointed] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setPointed(location.hash.slice(1));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    // The browser looked for it before the text had loaded.
    if (pointed) document.getElementById(pointed)?.scrollIntoView({ block: "center" });
  }, [book]);
  return pointed;
}
