/** Asks the browser to keep this page, its referee and the rules, so that they work at a table without internet. */

import { EDITIONS, LANGUAGES } from "../../protocol";
import { LATE_PARTS, loadCatalogue } from "../../speech/catalogue";

const MANIFEST = "/keeper.webmanifest";

/** Lets the page be installed as an app while it is shown; returns a function that ends that. */
export function beAnApp(): () => void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = MANIFEST;
  document.head.append(link);
  return () => link.remove();
}

/** Keeps everything; whether that worked. */
export async function stayAtHand(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/offline.js", { scope: "/keeper" });
    await navigator.serviceWorker.register("/offline.js", { scope: "/rules" });
    // Everything that is read later must be loaded now: every language, and the page of the rules.
    await Promise.all([import("../rules/Rules"), ...LANGUAGES.map((language) => loadCatalogue(language, LATE_PARTS))]);
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return false;
    const ready = new Promise<boolean>((resolve) => {
      navigator.serviceWorker.addEventListener("message", () => resolve(true), { once: true });
      navigator.serviceWorker.startMessages();
    });
    active.postMessage([...ownFiles(), ...books()]);
    return await ready;
  } catch {
    return false;
  }
}

/** Keeps the screen on while the page is visible, if the browser can; returns a function that lets it go dark again. */
export function keepAwake(): () => void {
  let [lock, wanted]: [WakeLockSentinel | null, boolean] = [null, true];
  const ask = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen"); // a page that was hidden has lost the lock, and asks again
      if (!wanted) await lock.release();
    } catch {
      // A nearly empty battery refuses the lock. Then the screen goes dark as usual.
    }
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

/** What this page was made of. */
function ownFiles(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return loaded
    .filter((address) => address.origin === location.origin && address.pathname.startsWith("/assets/"))
    .map((address) => address.pathname)
    .concat("/villa.svg", MANIFEST);
}

/** The rules of every edition in every language. */
const books = (): readonly string[] =>
  EDITIONS.flatMap((edition) => LANGUAGES.map((language) => `/api/rules?edition=${edition}&lang=${language}`));
