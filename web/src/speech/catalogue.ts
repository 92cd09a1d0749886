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
}

/** The catalogue made of these Fluent texts. */
export function catalogueOf(language: Language, parts: Iterable<string>): Catalogue {
  // Isolation marks would be read aloud by some screen readers, and all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource(new FluentResource(withMarks(language, part)));

  const say: Say = (id, words) => {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return bundle.formatPattern(pattern, words ?? null, []);
  };
  return { language, say, knows: (id) => bundle.hasMessage(id) };
}

const CHUNKS: Readonly<Record<Language, () => Promise<{ parts: Record<string, string> }>>> = {
  de: () => import("./catalogues/de"),
  en: () => import("./catalogues/en"),
  nl: () => import("./catalogues/nl"),
  fr: () => import("./catalogues/fr"),
  ru: () => import("./catalogues/ru"),
};

/** The catalogue of that language, loaded now. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { parts } = await CHUNKS[language]();
  return catalogueOf(language, Object.values(parts));
}
