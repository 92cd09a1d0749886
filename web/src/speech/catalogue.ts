/** One language's sentences, from the same catalogues as the command line. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./language";
import { withMarks } from "./typography";

export type Words = Readonly<Record<string, string | number>>;

/** The sentence of that id with its words filled in. */
export type Say = (id: string, words?: Words) => string;

export interface Catalogue {
  readonly language: Language;
  readonly say: Say;
  /** Whether there is a sentence of that id. */
  readonly knows: (id: string) => boolean;
  /** The same language in the words of those who play rounds for points: the American game has platforms and a tower. */
  readonly inRounds: () => Catalogue;
}

/** The catalogue made of these Fluent texts; `rounds` says what is called otherwise where rounds are played. */
export function catalogueOf(language: Language, parts: Iterable<string>, rounds = ""): Catalogue {
  const texts = [...parts];
  let other: Catalogue | null = null;
  const inRounds = (): Catalogue => {
    other ??= bundled(language, texts, rounds, inRounds);
    return other;
  };
  return bundled(language, texts, "", inRounds);
}

function bundled(language: Language, parts: readonly string[], rounds: string, inRounds: () => Catalogue): Catalogue {
  // Isolation marks would be read aloud by some screen readers, and all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource(new FluentResource(withMarks(language, part)));
  bundle.addResource(new FluentResource(withMarks(language, rounds)), { allowOverrides: true });

  const say: Say = (id, words) => {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return bundle.formatPattern(pattern, words ?? null, []);
  };
  return { language, say, knows: (id) => bundle.hasMessage(id), inRounds };
}

const CHUNKS: Readonly<Record<Language, () => Promise<{ parts: Record<string, string>; rounds: string }>>> = {
  de: () => import("./catalogues/de"),
  en: () => import("./catalogues/en"),
  nl: () => import("./catalogues/nl"),
  fr: () => import("./catalogues/fr"),
  ru: () => import("./catalogues/ru"),
};

/** The catalogue of that language, loaded now. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { parts, rounds } = await CHUNKS[language]();
  return catalogueOf(language, Object.values(parts), rounds);
}
