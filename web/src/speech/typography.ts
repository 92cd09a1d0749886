/** A language's own marks: what an author types plainly, set as a printer of that language would set it.
 *
 * Catalogues are converted when they are read, not when a sentence is said, so a player's name stays as it was typed. */

import type { Language } from "../protocol";

const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";

// Python has the same rules in messages/typography.py; both must pass tests/messages/typography.json.
const RULES: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  fr: [
    [/'/g, "’"],
    // A variant cannot begin with a space, so `{ " " }` stands for one there.
    [/\{ *" " *\}([;!?])/g, `${NARROW_NO_BREAK}$1`],
    [/\{ *" " *\}([:»])/g, `${NO_BREAK}$1`],
    [/(\S) ([;!?])/g, `$1${NARROW_NO_BREAK}$2`],
    [/(\S) ([:»])/g, `$1${NO_BREAK}$2`],
    [/« /g, `«${NO_BREAK}`],
    [/(\d|\}) (mm|s|%)(?=[ .,)]|$)/gm, `$1${NO_BREAK}$2`],
    [/nº /g, `nº${NO_BREAK}`],
  ],
  ru: [
    [/(\S) —/g, `$1${NO_BREAK}—`],
    [/(\d|\}) (мм|%)(?=[ .,);]|$)/gm, `$1${NO_BREAK}$2`],
    [/№ /g, `№${NO_BREAK}`],
    // A word of one letter never ends a line.
    [/([ («])([аиоувкся]) (?=\S)/g, `$1$2${NO_BREAK}`],
    [/([ («])([АИОУВКСЯ]) (?=\S)/g, `$1$2${NO_BREAK}`],
  ],
};

/** A catalogue's text with the apostrophes and no-break spaces of its language. */
export function withMarks(language: Language, source: string): string {
  return (RULES[language] ?? []).reduce((text, [pattern, mark]) => text.replace(pattern, mark), source);
}
