/** The language that this reader wants. */

import { keep, kept } from "../memory";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "../protocol";

const KEPT = "paletti.language";

export function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The language of the first wish that we can meet, whatever region it names. */
function chosen(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const primary = wish?.split(/[-_]/)[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return FALLBACK_LANGUAGE;
}

/** The language in the address (`?lang=de`), else the one from last time, else the browser's. */
export function wishedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return chosen([asked, kept(KEPT), ...navigator.languages]);
}

export const keepLanguage = (language: Language): void => keep(KEPT, language);
