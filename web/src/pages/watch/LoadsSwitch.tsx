/** Loads on request: each column in the colour of what it carried, fetched from the server deed by deed. */

import { useEffect, useState } from "preact/hooks";
import { LoadsKey } from "../../game/hud/LoadsKey";
import { shares } from "../../game/loads";
import { fetchLoads } from "../../net/api";
import type { Load } from "../../protocol";
import { useSay } from "../../speech/speech";

interface Props {
  readonly game: string;
  readonly version: number;
  readonly onLoads: (loads: Readonly<Record<string, number>> | null) => void;
}

type Columns = Readonly<Record<string, Load>>;

export function LoadsSwitch({ game, version, onLoads }: Props) {
  const say = useSay();
  const [on, setOn] = useState(false);
  const [known] = useState(() => new Map<number, Columns>());
  const [columns, setColumns] = useState<Columns | null>(null);

  useEffect(() => {
    if (!on || version < 1) return setColumns(null);
    const kept = known.get(version);
    if (kept) return setColumns(kept);
    let wanted = true;
    void fetchLoads(game, version).then((answer) => {
      if (!answer.ok) return;
      known.set(version, answer.value.columns);
      if (wanted) setColumns(answer.value.columns);
    });
    return () => {
      wanted = false;
    };
  }, [on, version, game, known]);
  useEffect(() => onLoads(columns ? shares(columns) : null), [columns]);

  const unknown = on && columns !== null && Object.keys(columns).length === 0;
  return (
    <div class="replay-loads">
      <button type="button" class="button" data-act="loads" aria-pressed={on} onClick={() => setOn(!on)}>
        {say("replay-loads")}
      </button>
      {on && !unknown && <LoadsKey />}
      {unknown && <span class="quiet">{say("replay-loads-none")}</span>}
    </div>
  );
}
