/** The browser's address bar: where we are, and how to go elsewhere without reloading the page. */

import { useEffect, useState } from "preact/hooks";
import { PAGES } from "./pages";
import { matched } from "./route";

const MOVED = "paletti:moved";

/** Goes to another page of ours. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  dispatchEvent(new Event(MOVED));
}

/** The path in the address bar, updated whenever it changes. */
export function usePath(): string {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener("popstate", follow);
    addEventListener(MOVED, follow);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener(MOVED, follow);
    };
  }, []);
  return path;
}

/** Whether going there reloads the page: a page with its own policy needs its own document. */
function loadsItself(path: string): boolean {
  return PAGES.some((page) => page.ownLoad && matched(page.path, path));
}

/** Makes plain links to our own pages change the page in place; a link that opens a new tab still does. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (loadsItself(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
