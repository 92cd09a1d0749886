/** A table of one's own without the people: the villa on a canvas, the hand in it, whatever is laid round it. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Access } from "../../access/Access";
import { TableClient } from "../../game/client";
import { EMPTY_HAND, type HandView } from "../../game/hand";
import { AtHand } from "../../game/hud/AtHand";
import { LineNotice } from "../../game/hud/Notices";
import { type LiveVilla, showTable } from "../../game/livevilla";
import { openSeam } from "../../game/seam";
import type { Game } from "../../game/tablestate";
import { TableContext, useTable } from "../../game/useTable";
import { useSay } from "../../speech/speech";
import "../../game/hud/hud.css";

export interface Bench {
  readonly client: TableClient;
  readonly game: Game;
  readonly live: LiveVilla | null;
  readonly hand: HandView;
}

interface Props {
  readonly table: string;
  /** The table is gone: the server has cleared it away. */
  readonly onGone: () => void;
  readonly children: (bench: Bench) => ComponentChildren;
}

export function AtVilla({ table, onGone, children }: Props) {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = new TableClient(table);
    setClient(made);
    return () => {
      made.close();
      setClient(null);
    };
  }, [table]);
  if (!client || client.table !== table) return <div class="table-page" />;
  return (
    <TableContext.Provider value={client}>
      <Canvas key={table} client={client} onGone={onGone}>
        {children}
      </Canvas>
    </TableContext.Provider>
  );
}

function Canvas({ client, onGone, children }: Omit<Props, "table"> & { readonly client: TableClient }) {
  const say = useSay();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [live, setLive] = useState<LiveVilla | null>(null);
  const [hand, setHand] = useState<HandView>(EMPTY_HAND);
  const [blind, setBlind] = useState(false);
  const game = useTable((state) => state.game);
  const ended = useTable((state) => state.ended);
  const dealt = game !== null;
  const shown = useRef<LiveVilla | null>(null);

  useEffect(() => openSeam(client, () => shown.current), [client]);
  useEffect(() => {
    const now = client.state.game;
    if (!dealt || !now || !canvas.current) return;
    try {
      shown.current = showTable(canvas.current, client, now, setHand);
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
  useEffect(() => {
    if (ended === "no-table") onGone();
  }, [ended]);

  return (
    <div class="table-page bench">
      <Access hand={hand} live={live} />
      <canvas ref={canvas} class="table-villa" tabIndex={0} aria-label={say("practice-villa")} />
      {blind && <p class="hud-round">{say("no-picture")}</p>}
      {game && !ended && children({ client, game, live, hand })}
      {live && !ended && <AtHand live={live} view={hand} />}
      {ended !== "no-table" && <LineNotice ended={ended} />}
    </div>
  );
}
