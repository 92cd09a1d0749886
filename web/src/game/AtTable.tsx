/** A table on the page: its client while it is shown, and its villa on a canvas once a game has begun. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { TableClient } from "./client";
import { EMPTY_HAND, type HandView } from "./hand/handview";
import { type LiveVilla, showTable } from "./livevilla";
import { TableContext, useTable } from "./useTable";

interface Props {
  readonly table: string;
  /** What is drawn until there is a client. */
  readonly before?: ComponentChildren;
  readonly children: (client: TableClient) => ComponentChildren;
}

/** Gives everything inside the client of this table, which is connected while this is drawn. */
export function AtTable({ table, before = null, children }: Props) {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = new TableClient(table);
    setClient(made);
    return () => {
      made.close();
      setClient(null);
    };
  }, [table]);
  if (!client || client.table !== table) return <>{before}</>;
  return <TableContext.Provider value={client}>{children(client)}</TableContext.Provider>;
}

export interface OnCanvas {
  /** To be given to the canvas. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly live: LiveVilla | null;
  readonly hand: HandView;
  /** There is no WebGL here: the table still tells its story. */
  readonly blind: boolean;
}

/** The table's villa, drawn on a canvas once a game has begun. */
export function useVilla(client: TableClient): OnCanvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<LiveVilla | null>(null);
  const [live, setLive] = useState<LiveVilla | null>(null);
  const [hand, setHand] = useState<HandView>(EMPTY_HAND);
  const [blind, setBlind] = useState(false);
  const dealt = useTable((state) => state.game !== null);

  useEffect(() => {
    if (!navigator.webdriver) return; // only tests use it
    let [here, close] = [true, () => {}];
    void import("./seam").then(({ openSeam }) => {
      if (here) close = openSeam(client, () => shown.current);
    });
    return () => {
      here = false;
      close();
    };
  }, [client]);
  useEffect(() => {
    const { game } = client.state;
    if (!dealt || !game || !canvas.current) return;
    try {
      shown.current = showTable(canvas.current, client, game, setHand);
      setLive(shown.current);
    } catch {
      setBlind(true);
    }
    return () => {
      shown.current?.close();
      shown.current = null;
      setLive(null);
    };
  }, [client, dealt]);
  return { canvas, live, hand, blind };
}
