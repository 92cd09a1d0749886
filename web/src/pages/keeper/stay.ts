/** Asks the browser to keep this page and its referee, so that it works at a table without internet. */

/** Whether everything is kept now. */
export async function stayAtHand(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/offline.js", { scope: "/keeper" });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return false;
    const ready = new Promise<boolean>((resolve) => {
      navigator.serviceWorker.addEventListener("message", () => resolve(true), { once: true });
      navigator.serviceWorker.startMessages();
    });
    active.postMessage(ownFiles());
    return await ready;
  } catch {
    return false;
  }
}

/** What this page was made of. */
function ownFiles(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return loaded
    .filter((address) => address.origin === location.origin && address.pathname.startsWith("/assets/"))
    .map((address) => address.pathname)
    .concat("/villa.svg");
}
