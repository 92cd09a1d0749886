/** A service worker that keeps the score keeper and the rules usable without a connection, with everything they need. On
 * phones it also shows the notice that it is a player's turn, which leads back to the table. */

import type { Handbook } from "../protocol";

declare const self: ServiceWorkerGlobalScope;

const SHELF = "paletti-keeper";
const PAGE = "/keeper"; // every page is this one file, which then shows what the address asks for
const BOOK = "/api/rules";
const DRAWINGS = `${BOOK}/drawings/`;
const LASTING = "/assets/"; // hashed files never change under one name

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page says which files it was made of. These are put on the shelf, and what is no longer needed is removed.
self.addEventListener("message", (event) => {
  const wanted = event.data as readonly string[];
  const stocked = stock([PAGE, ...wanted]).then(() => event.source?.postMessage("ready"));
  event.waitUntil(stocked.then(stockDrawings));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(backTo(event.notification.tag));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const { pathname } = address;
  if (request.mode === "navigate") event.respondWith(freshOr(PAGE, request));
  else if (pathname.startsWith(LASTING)) event.respondWith(keptOr(request));
  else if (pathname === BOOK) event.respondWith(freshOr(bookAt(address), request));
  else if (pathname.startsWith(DRAWINGS) || /^\/[^/]+\.(svg|webmanifest)$/.test(pathname))
    event.respondWith(freshOr(pathname, request));
});

/** Shows the page at this table, or opens one. */
async function backTo(table: string): Promise<void> {
  const place = `/t/${table}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === place);
  await (there ? there.focus() : self.clients.openWindow(place));
}

/** The book kept for this address: the same edition and language, for any number of players. */
function bookAt({ searchParams }: URL): string {
  const [edition, lang] = [searchParams.get("edition") ?? "", searchParams.get("lang") ?? ""];
  return searchParams.has("compare") ? "" : `${BOOK}?edition=${edition}&lang=${lang}`;
}

const placeOf = (address: string): string => {
  const { pathname, search } = new URL(address, self.location.origin);
  return pathname + search;
};

async function stock(addresses: readonly string[]): Promise<void> {
  const shelf = await caches.open(SHELF);
  const wanted = new Set(addresses.map(placeOf));
  const there = new Set((await shelf.keys()).map(({ url }) => placeOf(url)));
  for (const place of there) {
    if (!wanted.has(place) && !place.startsWith(DRAWINGS)) await shelf.delete(place);
  }
  // With another build, everything that may have changed under the same name is fetched again.
  const rebuilt = [...wanted].some((place) => place.startsWith(LASTING) && !there.has(place));
  for (const place of wanted) {
    if (place === PAGE || !there.has(place) || (rebuilt && !place.startsWith(LASTING))) await shelf.add(place);
  }
}

/** Puts the drawings of all kept books on the shelf. */
async function stockDrawings(): Promise<void> {
  const shelf = await caches.open(SHELF);
  const keys = new Set<string>();
  for (const request of await shelf.keys()) {
    if (new URL(request.url).pathname !== BOOK) continue;
    const book = (await (await shelf.match(request))?.json()) as Handbook | undefined;
    const entries = book?.sections.flatMap((section) => section.entries) ?? [];
    for (const { key } of entries.flatMap(({ examples }) => examples)) keys.add(key);
  }
  for (const key of keys) {
    const place = `${DRAWINGS}${encodeURIComponent(key)}.svg`;
    if (!(await shelf.match(place))) await shelf.add(place).catch(() => undefined); // the text works without them
  }
}

async function freshOr(kept: string, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (kept && (await caches.match(kept))) || Response.error();
  }
}

async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}
