/** What lies beside the villa: plateaus to come in true shape, the seal while nobody holds it, columns that left. */

import { useSay } from "../../app/speech";
import { PLATEAUS } from "../../protocol";
import { columnWords } from "../sentences";
import type { Game } from "../state";
import { Head, Plateau, SealBlock } from "./icons";

const METRE = 300; // pixels

export function Tray({ game }: { game: Game }) {
  const say = useSay();
  const { view, kit } = game;
  const next = view.nextPlateau ? PLATEAUS.indexOf(view.nextPlateau) : PLATEAUS.length;
  const coming = PLATEAUS.slice(next);
  const out = Object.keys(view.at).filter((column) => view.at[column] === "out");
  const sealed = view.house.scoring === "seal";
  return (
    <section class="tray">
      {coming.length > 0 && (
        <div class="tray-plateaus">
          <h2>{say("plateaus-title")}</h2>
          <ul>
            {coming.map((colour) => {
              const shape = kit.plateaus.find((plateau) => plateau.colour === colour);
              return (
                shape && (
                  <li key={colour}>
                    <Plateau shape={shape} metre={METRE} title={say("plateau", { plateau: colour })} />
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
      {sealed && view.seal.holder === null && (
        <p class="tray-seal" title={say("seal-nobody")}>
          <SealBlock up={null} title={say("seal-nobody")} />
        </p>
      )}
      <Columns title={say("out-title")} columns={out} />
      <Columns title={say("locked-title")} columns={view.locked} />
    </section>
  );
}

function Columns({ title, columns }: { title: string; columns: readonly string[] }) {
  const say = useSay();
  if (columns.length === 0) return null;
  return (
    <div class="tray-columns">
      <h2>{title}</h2>
      <ul>
        {columns.map((column) => {
          const [colour, kind] = column.split("-") as ["red", "thin"];
          const name = say("column-short", columnWords(column));
          return (
            <li key={column} title={name}>
              <Head colour={colour} kind={kind} />
              <span class="unseen">{name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
