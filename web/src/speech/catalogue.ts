/** One language's sentences, from the same catalogues as the command line. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../protocol";
import { withMarks } from "./typography";

export type Words = Readonly<Record<string, string | number>>;

/** The sentence of that id with its words filled in. */
export type Say = (id: string, words?: Words) => string;

export interface Catalogue {
  readonly language: Language;
  readonly say: Say;
  /** Whether there is a sentence of that id. */
  readonly knows: (id: string) => boolean;
  /** The same language in the words for games over rounds: the American game has platforms and a tower. */
  readonly inRounds: () => Catalogue;
  /** Loads parts that only some pages need. */
  readonly learn: (parts: readonly LatePart[]) => Promise<void>;
  /** The parts that are loaded or loading. */
  readonly learned: () => readonly LatePart[];
}

/** Parts that only some pages need, each loaded with the first such page. */
export const LATE_PARTS = [
  "access",
  "analysis",
  "fall",
  "house",
  "keeper",
  "learn",
  "room",
  "rules",
  "score",
  "table",
  "watch",
] as const;
export type LatePart = (typeof LATE_PARTS)[number];

const LATE = import.meta.glob<string>(
  "../../../src/paletti/messages/*/{access,analysis,fall,house,keeper,learn,room,rules,score,table,watch}.ftl",
  { query: "?raw", import: "default" },
);

/** The catalogue made of these Fluent texts; `rounds` has the words that differ in games over rounds. */
export function catalogueOf(language: Language, parts: Iterable<string>, rounds = ""): Catalogue {
  const texts = [...parts];
  const asked = new Map<LatePart, Promise<void>>();
  const bundles: FluentBundle[] = [];
  const open = (words: string): FluentBundle => {
    // Isolation marks would be read aloud by some screen readers, and all our languages run left to right.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(withMarks(language, text)));
    bundle.addResource(new FluentResource(withMarks(language, words)), { allowOverrides: true });
    bundles.push(bundle);
    return bundle;
  };
  const add = (text: string): void => {
    texts.push(text);
    // The different words for rounds were added first, and stay.
    for (const bundle of bundles) bundle.addResource(new FluentResource(withMarks(language, text)));
  };
  const comes = (part: LatePart): Promise<void> => {
    const before = asked.get(part);
    if (before) return before;
    const loaded = LATE[`../../../src/paletti/messages/${language}/${part}.ftl`]!().then(add);
    loaded.catch(() => asked.delete(part)); // the next request tries again
    asked.set(part, loaded);
    return loaded;
  };
  const late: Learning = {
    learn: async (wanted) => {
      await Promise.all(wanted.map(comes));
    },
    learned: () => [...asked.keys()],
  };
  let other: Catalogue | null = null;
  const inRounds = (): Catalogue => {
    other ??= spoken(language, open(rounds), inRounds, late);
    return other;
  };
  return spoken(language, open(""), inRounds, late);
}

type Learning = Pick<Catalogue, "learn" | "learned">;

function spoken(language: Language, bundle: FluentBundle, inRounds: () => Catalogue, late: Learning): Catalogue {
  const say: Say = (id, words) => {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return bundle.formatPattern(pattern, words ?? null, []);
  };
  return { language, say, knows: (id) => bundle.hasMessage(id), inRounds, ...late };
}

const CHUNKS: Readonly<Record<Language, () => Promise<{ parts: Record<string, string>; rounds: string }>>> = {
  de: () => import("./catalogues/de"),
  en: () => import("./catalogues/en"),
  nl: () => import("./catalogues/nl"),
  fr: () => import("./catalogues/fr"),
  ru: () => import("./catalogues/ru"),
};

/** The catalogue of that language, loaded with these parts. */
export async function loadCatalogue(language: Language, late: readonly LatePart[] = []): Promise<Catalogue> {
  const { parts, rounds } = await CHUNKS[language]();
  const catalogue = catalogueOf(language, Object.values(parts), rounds);
  await catalogue.learn(late);
  return catalogue;
}

/** This catalogue in another language, including parts that were requested while that one was loading. */
export async function translated(catalogue: Catalogue, language: Language): Promise<Catalogue> {
  const other = await loadCatalogue(language);
  while (catalogue.learned().some((part) => !other.learned().includes(part))) await other.learn(catalogue.learned());
  return other;
}
