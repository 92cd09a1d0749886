/** The page that the address asks for, loaded when it is first wanted, inside what all pages share. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Boundary } from "./app/Boundary";
import { usePath } from "./app/history";
import { Masthead } from "./app/Masthead";
import { PAGES, type Page, type PagePath, type PageProps } from "./app/pages";
import { matched } from "./app/route";
import { useSay } from "./speech/speech";

type Load = () => Promise<{ default: ComponentType<PageProps> }>;

/** What draws each page; a page without one does not compile. */
const LOADS: Readonly<Record<PagePath, Load>> = {
  "/": () => import("./pages/start/Start"),
  "/t/:token": () => import("./pages/table/Table"),
  "/learn": () => import("./pages/learn/Learn"),
  "/practice": () => import("./pages/practice/Practice"),
  "/lobby": () => import("./pages/lobby/Lobby"),
  "/watch": () => import("./pages/watch/Watch"),
  "/replay/:game": () => import("./pages/watch/Replay"),
  "/analysis/:game": () => import("./pages/analysis/Analysis"),
  "/rules": () => import("./pages/rules/Rules"),
  "/keeper": () => import("./pages/keeper/Keeper"),
  "/keeper/:score": () => import("./pages/keeper/Keeper"),
};

export function App() {
  const path = usePath();
  const found = findPage(path);
  const say = useSay();
  useEffect(() => {
    const name = say("page-name");
    document.title = found && found.page.path !== "/" ? `${say(found.page.title)} · ${name}` : name;
  });
  return <Boundary of={path}>{found ? <Shown key={found.page.path} {...found} /> : <Lost />}</Boundary>;
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

type Loaded = { readonly Body: ComponentType<PageProps> } | { readonly failed: true } | null;

function Shown({ page, params }: Found) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let wanted = true;
    LOADS[page.path]().then(
      (module) => wanted && setLoaded({ Body: module.default }),
      () => wanted && setLoaded({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [page]);
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
