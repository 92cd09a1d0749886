/** Which languages there are, and the one that this reader wishes for. */

import { keep, kept } from "../memory";

export const LANGUAGES = ["de", "en", "nl", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself; never translated, so that a lost reader finds the way home. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  ru: "Русский",
};

const FALLBACK: Language = "en";
const KEPT = "paletti.language";

export function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The first wish that can be met, whatever region it names. */
function chosen(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const primary = wish?.split(/[-_]/)[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return FALLBACK;
}

/** The language of the address (`?lang=de`), else the one kept from last time, else the browser's. */
export function wishedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return chosen([asked, kept(KEPT), ...navigator.languages]);
}

export const keepLanguage = (language: Language): void => keep(KEPT, language);
