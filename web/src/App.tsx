/** The page that the address asks for, loaded when it is first wanted, inside what all pages share. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Boundary } from "./app/Boundary";
import { beginAtTop } from "./app/begin";
import { usePath } from "./app/history";
import { MissingParts } from "./app/later";
import { Masthead } from "./app/Masthead";
import { PAGES, type Page, type PagePath, type PageProps } from "./app/pages";
import { matched } from "./app/route";
import type { LatePart } from "./speech/catalogue";
import { useSay, useSpeech } from "./speech/speech";

interface Loading {
  readonly body: () => Promise<{ default: ComponentType<PageProps> }>;
  /** What it says besides what every page does. */
  readonly says?: readonly LatePart[];
}

/** What draws each page; a page without one does not compile. */
const LOADS: Readonly<Record<PagePath, Loading>> = {
  "/": { body: () => import("./pages/start/Start") },
  "/t/:token": { body: () => import("./pages/table/Table") },
  "/learn": { body: () => import("./pages/learn/Learn"), says: ["fall", "learn"] },
  "/practice": { body: () => import("./pages/practice/Practice"), says: ["house", "learn", "watch"] },
  "/lobby": { body: () => import("./pages/lobby/Lobby"), says: ["watch"] },
  "/watch": { body: () => import("./pages/watch/Watch"), says: ["watch"] },
  "/replay/:game": { body: () => import("./pages/watch/Replay"), says: ["watch"] },
  "/analysis/:game": { body: () => import("./pages/analysis/Analysis"), says: ["analysis", "fall", "watch"] },
  "/rules": { body: () => import("./pages/rules/Rules"), says: ["house", "rules", "watch"] },
  "/keeper": { body: () => import("./pages/keeper/Keeper"), says: ["keeper", "score"] },
  "/keeper/:score": { body: () => import("./pages/keeper/Keeper"), says: ["keeper", "score"] },
};

export function App() {
  const path = usePath();
  const found = findPage(path);
  const say = useSay();
  useEffect(() => {
    const name = say("page-name");
    document.title = found && found.page.path !== "/" ? `${say(found.page.title)} · ${name}` : name;
  });
  return (
    <>
      <Boundary of={path}>{found ? <Shown key={found.page.path} {...found} /> : <Lost />}</Boundary>
      <MissingParts />
    </>
  );
}

interface Found {
  readonly page: Page & { readonly path: PagePath };
  readonly params: PageProps;
}

function findPage(path: string): Found | null {
  for (const page of PAGES) {
    const match = matched(page.path, path);
    if (match) return { page, params: match.params };
  }
  return null;
}

type LoadedPage = { readonly Body: ComponentType<PageProps> } | { readonly failed: true } | null;

function Shown({ page, params }: Found) {
  const [loaded, setLoaded] = useState<LoadedPage>(null);
  const { catalogue } = useSpeech();
  useEffect(() => {
    let wanted = true;
    const { body, says = [] } = LOADS[page.path];
    Promise.all([body(), catalogue.learn(says)]).then(
      ([module]) => wanted && setLoaded({ Body: module.default }),
      () => wanted && setLoaded({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  useEffect(() => {
    if (loaded) beginAtTop();
  }, [loaded]);
  if (!loaded) return null;
  if ("failed" in loaded) throw new Error(`The page ${page.path} could not be loaded.`);
  const { Body } = loaded;
  if (page.full) return <Body {...params} />;
  return (
    <>
      <Masthead />
      <Body {...params} />
    </>
  );
}

function Lost() {
  const say = useSay();
  return (
    <>
      <Masthead />
      <main class="notice">
        <h1>{say("lost-title")}</h1>
        <p>{say("lost-text")}</p>
        <p>
          <a class="button" href="/">
            {say("broken-home")}
          </a>
        </p>
      </main>
    </>
  );
}
