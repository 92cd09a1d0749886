/** The word about what is not allowed: what puts it there, and what takes it away. */

export interface Word {
  readonly text: string;
  /** The clause it rests on, where a rule forbids it. */
  readonly clause: string | null;
  /** Whether its clause is being read. */
  readonly open: boolean;
}

/** What can happen to a word: it is said, asked about, put away, has hung for its time, or a hand here goes on. */
export type Happening =
  | { readonly what: "said"; readonly text: string; readonly clause: string | null }
  | { readonly what: "asked" | "closed" | "time-up" | "hand-began" };

/** The word that is to be read now, if any. */
export function wordAfter(word: Word | null, happening: Happening): Word | null {
  switch (happening.what) {
    case "said":
      return { text: happening.text, clause: happening.clause, open: false };
    case "asked":
      return word?.clause ? { ...word, open: true } : word;
    case "time-up":
      // Who asked why is reading, and reads as slowly as they like.
      return word?.open ? word : null;
    case "closed":
    case "hand-began":
      return null;
  }
}
