/** Parts of the page that are not needed at first: their code is fetched when they are first drawn. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../speech/speech";

const AGAIN_MS = 3000;
const TOLD_AFTER = 3; // failures, so that a short loss of the connection is not reported

/** A component that draws nothing until its code has loaded. */
export type Late<P> = ComponentType<P> & {
  /** Fetches the code before it is needed. */
  readonly ahead: () => void;
};

/** The component whose code `load` fetches. Fetching is tried again until it works, as long as the component is needed. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let body: ComponentType<P> | null = null;
  let comes: Promise<ComponentType<P>> | null = null;
  const fetched = async (): Promise<ComponentType<P>> => {
    comes ??= load();
    try {
      body = await comes;
      return body;
    } catch (error) {
      comes = null;
      throw error;
    }
  };
  function Later(props: P) {
    const [Body, setBody] = useState<ComponentType<P> | null>(() => body);
    useEffect(() => {
      const part = {};
      const stop = untilHere(fetched, {
        here: (come) => {
          miss(part, false);
          setBody(() => come);
        },
        failed: (times) => miss(part, times >= TOLD_AFTER),
      });
      return () => {
        stop();
        miss(part, false);
      };
    }, []);
    return Body && <Body {...props} />;
  }
  // The component itself reports a failure once it is drawn.
  return Object.assign(Later, { ahead: () => void fetched().catch(() => {}) });
}

interface FetchListener<T> {
  here(thing: T): void;
  /** Fetching failed; the number says how often so far. */
  failed(times: number): void;
}

/** Fetches until it succeeds; call the result to give up. */
export function untilHere<T>(fetch: () => Promise<T>, listener: FetchListener<T>, againMs = AGAIN_MS): () => void {
  let [stopped, times] = [false, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void =>
    void fetch().then(
      (thing) => {
        if (!stopped) listener.here(thing);
      },
      () => {
        if (stopped) return;
        times += 1;
        listener.failed(times);
        timer = setTimeout(attempt, againMs);
      },
    );
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const missing = new Set<object>();
const watchers = new Set<() => void>();

function miss(part: object, misses: boolean): void {
  if (missing.has(part) === misses) return;
  if (misses) missing.add(part);
  else missing.delete(part);
  for (const watcher of watchers) watcher();
}

/** Shown when a part fails to load: after an update of the server its old files are gone, and only a fresh page
 * knows the new ones. Reloading is left to the player, so that it never takes a piece out of a hand. */
export function MissingParts() {
  const say = useSay();
  const [some, setSome] = useState(missing.size > 0);
  useEffect(() => {
    const look = () => setSome(missing.size > 0);
    watchers.add(look);
    look();
    return () => void watchers.delete(look);
  }, []);
  if (!some) return null;
  return (
    <div class="missing-parts sheet thin" role="alert">
      <span>{say("missing-parts")}</span>
      <button type="button" class="button" onClick={() => location.reload()}>
        {say("broken-reload")}
      </button>
    </div>
  );
}
