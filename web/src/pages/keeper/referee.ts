/** The referee in the browser: the same Python code that judges everywhere else, so there is only one set of rules. */

import type { loadPyodide, PyodideInterface } from "pyodide";
import { LANGUAGES } from "../../protocol";
import type { CardView } from "../../protocol/card";
import { SOURCES } from "../../protocol/referee";
import type { Catalogue } from "../../speech/catalogue";
import runtime from "./fluent_runtime.py?raw";

import { fetchPython } from "./python";

declare const PYTHON_AT: string;
declare const PYTHON_SIZES: Readonly<Record<string, number>>;

const ROOT = "/referee";

/** How much there is to fetch the first time. */
export const PYTHON_BYTES = Object.values(PYTHON_SIZES).reduce((sum, size) => sum + size, 0);

export interface NewCard {
  readonly house: { readonly edition: string; readonly rules: Readonly<Record<string, string | number | boolean>> };
  readonly players: readonly string[];
  readonly first: string | null;
  readonly lang: string;
  readonly began: string;
}

/** One game in the score keeper, judged by the referee. */
export interface Card {
  show(): CardView;
  press(answer: number): CardView;
  back(): CardView;
  undo(): CardView;
  speak(): CardView;
  /** The sheet as it is kept. */
  kept(): string;
}

export interface Referee {
  /** From now on the referee uses this catalogue's language. */
  listen(catalogue: Catalogue): void;
  begin(wish: NewCard): Card | string;
  goOn(sheet: string): Card | string;
}

interface PythonCard {
  show(): string;
  press(answer: number): string;
  back(): string;
  undo(): string;
  speak(lang: string): string;
  kept(): string;
}

/** The referee, once Python has started: this takes some seconds the first time, less when the browser has it cached.
 * `told` is called with the share that has loaded, from 0 to 1. */
export async function callReferee(first: Catalogue, told: (share: number) => void): Promise<Referee> {
  await fetchPython(PYTHON_AT, PYTHON_SIZES, told);
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${PYTHON_AT}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await load({ indexURL: PYTHON_AT });
  let voice = first;
  python.registerJsModule("page_voice", {
    knows: (id: string) => voice.knows(id),
    say: (id: string, words: string, rounds: boolean) => (rounds ? voice.inRounds() : voice).say(id, JSON.parse(words)),
  });
  bringSources(python);
  const cards = python.pyimport("paletti.scorekeeping.card");

  const taken = (made: string | PythonCard): Card | string => {
    if (typeof made === "string") return made;
    const shown = (text: string): CardView => JSON.parse(text) as CardView;
    return {
      show: () => shown(made.show()),
      press: (answer) => shown(made.press(answer)),
      back: () => shown(made.back()),
      undo: () => shown(made.undo()),
      speak: () => shown(made.speak(voice.language)),
      kept: () => made.kept(),
    };
  };
  return {
    listen(catalogue) {
      voice = catalogue;
    },
    begin: (wish) => taken(cards.begin(JSON.stringify(wish))),
    goOn: (sheet) => taken(cards.go_on(sheet, voice.language)),
  };
}

function bringSources(python: PyodideInterface): void {
  const write = (path: string, text: string) => {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, text);
  };
  for (const [path, text] of Object.entries(SOURCES)) write(`${ROOT}/${path.slice(path.indexOf("paletti/"))}`, text);
  // The page itself has these texts. The files only have to exist, so that the referee asks for them.
  for (const language of LANGUAGES) write(`${ROOT}/paletti/messages/rounds/${language}.ftl`, "");
  write(`${ROOT}/fluent/__init__.py`, "");
  write(`${ROOT}/fluent/runtime.py`, runtime);
  // The catalogue reader looks for its files; here they have already been read.
  python.FS.mkdirTree(`${ROOT}/paletti/messages/en`);
  python.runPython(`import sys; sys.path.insert(0, "${ROOT}")`);
}
