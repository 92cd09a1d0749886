/** A table for one person: the villa on a canvas, the hand in it, and whatever the page puts round it. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { later } from "../../app/later";
import { AtTable, useVilla } from "../../game/AtTable";
import type { TableClient } from "../../game/client";
import type { HandView } from "../../game/hand/handview";
import { AtHand } from "../../game/hud/AtHand";
import { LineNotice } from "../../game/hud/Notices";
import type { LiveVilla } from "../../game/livevilla";
import type { Game } from "../../game/state/tablestate";
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
  /** Called when the table is gone because the server has cleared it away. */
  readonly onGone: () => void;
  /** Whether deeds are announced to screen readers; a lesson does that itself. */
  readonly deeds?: boolean;
  readonly children: (bench: Bench) => ComponentChildren;
}

const Access = later(() => import("../../access/Access").then((module) => module.Access));

export function AtVilla({ table, onGone, deeds = true, children }: Props) {
  return (
    <AtTable table={table} before={<div class="table-page" />}>
      {(client) => (
        <Canvas key={table} client={client} onGone={onGone} deeds={deeds}>
          {children}
        </Canvas>
      )}
    </AtTable>
  );
}

function Canvas({ client, onGone, deeds = true, children }: Omit<Props, "table"> & { readonly client: TableClient }) {
  const say = useSay();
  const { canvas, live, hand, blind } = useVilla(client);
  const game = useTable((state) => state.game);
  const ended = useTable((state) => state.ended);
  useEffect(() => {
    if (ended === "no-table") onGone();
  }, [ended]);

  return (
    <main class="table-page bench">
      <Access hand={hand} live={live} deeds={deeds} />
      <canvas ref={canvas} class="table-villa" tabIndex={0} aria-label={say("practice-villa")} />
      {blind && <p class="hud-round">{say("no-picture")}</p>}
      {game && !ended && children({ client, game, live, hand })}
      {live && !ended && <AtHand live={live} view={hand} />}
      {ended !== "no-table" && <LineNotice ended={ended} />}
    </main>
  );
}
