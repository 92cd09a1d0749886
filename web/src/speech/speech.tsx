/** The language in use, for every component below. */

import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Language } from "../protocol";
import { type Catalogue, type LatePart, type Say, translated } from "./catalogue";
import { keepLanguage } from "./language";

interface Speech {
  readonly catalogue: Catalogue;
  readonly switchTo: (language: Language) => void;
}

const SpeechContext = createContext<Speech | null>(null);

/** Gives everything inside this catalogue, until somebody switches the language. */
export function SpeechProvider({ first, children }: { first: Catalogue; children: ComponentChildren }) {
  const [catalogue, setCatalogue] = useState(first);
  useEffect(() => {
    document.documentElement.lang = catalogue.language;
  }, [catalogue]);
  const speech = useMemo<Speech>(
    () => ({
      catalogue,
      switchTo(language) {
        keepLanguage(language);
        void translated(catalogue, language).then(setCatalogue);
      },
    }),
    [catalogue],
  );
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

/** Gives everything inside the words of such a table: in games for points over rounds, some things have different
 * names. */
export function SpeechAt({ rounds, children }: { rounds: boolean; children: ComponentChildren }) {
  const speech = useSpeech();
  const here = useMemo(
    () => (rounds ? { ...speech, catalogue: speech.catalogue.inRounds() } : speech),
    [rounds, speech],
  );
  return <SpeechContext.Provider value={here}>{children}</SpeechContext.Provider>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error("Nothing can be said outside a SpeechProvider.");
  return speech;
}

/** A function that says a sentence in the language in use. */
export function useSay(): Say {
  return useSpeech().catalogue.say;
}

/** Whether this part has loaded; it is loaded when it is first asked for. */
export function useLate(part: LatePart): boolean {
  const { catalogue } = useSpeech();
  const [able, setAble] = useState<Catalogue | null>(null);
  useEffect(() => {
    catalogue.learn([part]).then(
      () => setAble(catalogue),
      () => {}, // without a connection it stays unsaid
    );
  }, [catalogue, part]);
  return able === catalogue;
}
