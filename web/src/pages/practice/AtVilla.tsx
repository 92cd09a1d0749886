/** A table of one's own without the people: the villa on a canvas, the hand in it, whatever is laid round it. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Access } from "../../access/Access";
import { AtTable, useVilla } from "../../game/AtTable";
import type { TableClient } from "../../game/client";
import type { HandView } from "../../game/hand";
import { AtHand } from "../../game/hud/AtHand";
import { LineNotice } from "../../game/hud/Notices";
import type { LiveVilla } from "../../game/livevilla";
import type { Game } from "../../game/tablestate";
import { useTable } from "../../game/useTable";
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
  return (
    <AtTable table={table} before={<div class="table-page" />}>
      {(client) => (
        <Canvas key={table} client={client} onGone={onGone}>
          {children}
        </Canvas>
      )}
    </AtTable>
  );
}

function Canvas({ client, onGone, children }: Omit<Props, "table"> & { readonly client: TableClient }) {
  const say = useSay();
  const { canvas, live, hand, blind } = useVilla(client);
  const game = useTable((state) => state.game);
  const ended = useTable((state) => state.ended);
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
