/** What lies beside the villa: plateaus to come in true shape, the seal while nobody holds it, columns that are out. */

import { ColumnHead, PlateauStack, SealBlock } from "../../panels/pieces";
import { type Colour, PLATEAUS } from "../../protocol";
import type { ColumnKind } from "../../scene/kit";
import { useSay } from "../../speech/speech";
import { playsForSeal } from "../state/house";
import { columnWords } from "../state/sentences";
import type { Game } from "../state/tablestate";

/** What lies beside the villa. */
export function Tray({ game }: { game: Game }) {
  const say = useSay();
  const { view, kit } = game;
  const next = view.nextPlateau ? PLATEAUS.indexOf(view.nextPlateau) : PLATEAUS.length;
  const coming = PLATEAUS.slice(next).flatMap((colour) => kit.plateaus.filter((shape) => shape.colour === colour));
  const out = Object.keys(view.at).filter((column) => view.at[column] === "out");
  return (
    <section class="hud-tray sheet thin">
      {coming.length > 0 && (
        <div>
          <h2>{say("plateaus-title")}</h2>
          <PlateauStack plateaus={coming} scale={230} label={(plateau) => say("plateau", { plateau })} />
        </div>
      )}
      {playsForSeal(view) && view.seal.holder === null && (
        <p class="hud-tray-seal">
          <SealBlock up={null} label={`${say("seal-title")}: ${say("seal-nobody")}`} />
        </p>
      )}
      <Columns title={say("out-title")} columns={out} />
      <Columns title={say("locked-title")} columns={view.locked} />
      <Columns title={say("askew-title")} columns={view.askew} />
    </section>
  );
}

function Columns({ title, columns }: { title: string; columns: readonly string[] }) {
  const say = useSay();
  if (columns.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul class="hud-tray-columns">
        {columns.map((column) => {
          const [colour, kind] = column.split("-") as [Colour, ColumnKind];
          return (
            <li key={column}>
              <ColumnHead colour={colour} kind={kind} label={say("column-short", columnWords(column))} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
