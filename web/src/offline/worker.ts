/** Keeps the score keeper at hand without a connection: a service worker for /keeper and what it needs. */

declare const self: ServiceWorkerGlobalScope;

const SHELF = "paletti-keeper";
const PAGE = "/keeper";

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page says what it was made of; that is put on the shelf, and what is no longer needed goes.
self.addEventListener("message", (event) => {
  const wanted = event.data as readonly string[];
  event.waitUntil(stock([PAGE, ...wanted]).then(() => event.source?.postMessage("ready")));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(freshOr(PAGE, event.request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(keptOr(event.request));
});

async function stock(addresses: readonly string[]): Promise<void> {
  const shelf = await caches.open(SHELF);
  const paths = new Set(addresses.map((address) => new URL(address, self.location.origin).pathname));
  for (const request of await shelf.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await shelf.delete(request);
  }
  for (const path of paths) {
    // Hashed files never change under one name; the page itself does.
    if (path === PAGE || !(await shelf.match(path))) await shelf.add(path);
  }
}

async function freshOr(kept: string, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

export {};
