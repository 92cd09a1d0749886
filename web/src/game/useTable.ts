/** A component's view of the table: it is only drawn again when what it looks at has changed. */

import { createContext } from "preact";
import { useContext, useEffect, useReducer, useRef } from "preact/hooks";
import type { TableClient } from "./client";
import type { TableState } from "./state/tablestate";

export const TableContext = createContext<TableClient | null>(null);

/** The client of the table that is shown. */
export function useClient(): TableClient {
  const client = useContext(TableContext);
  if (!client) throw new Error("There is no table here.");
  return client;
}

/** What `look` picks out of the table's state. */
export function useTable<T>(look: (state: TableState) => T): T {
  const client = useClient();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const seen = useRef<T>(undefined as T);
  seen.current = look(client.state);
  useEffect(() => {
    const follow = () => {
      if (!Object.is(look(client.state), seen.current)) draw(undefined);
    };
    follow(); // something may have changed between drawing and listening
    return client.subscribe(follow);
  }, [client, look]);
  return seen.current;
}
