/** What could have been done: each way with its chance, the best first. */

import { ColumnHead } from "../../panels/pieces";
import type { Colour, Weighed } from "../../protocol";
import type { ColumnKind } from "../../scene/kit";
import { useSpeech } from "../../speech/speech";
import { percent, wayWords } from "./phrases";
import { wayOf } from "./tale";

export function Ways({ ways }: { readonly ways: readonly Weighed[] }) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  return (
    <ul class="ways">
      {ways.map((one) => {
        const way = wayOf(one.what);
        return (
          <li key={one.what}>
            <span class="way-head">{way.column && <Head column={way.column} />}</span>
            <span>{wayWords(say, way)}</span>
            <Chance of={one.chance} label={say("analysis-chance")} />
            <span class="way-value quiet">{say("analysis-value", { chance: percent(language, one.value) })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Head({ column }: { readonly column: string }) {
  const [colour, kind] = column.split("-") as [Colour, ColumnKind];
  return <ColumnHead colour={colour} kind={kind} size={24} />;
}

export function Chance({ of, label }: { readonly of: number; readonly label?: string }) {
  const { catalogue } = useSpeech();
  return (
    <span class="chance">
      {label && <span class="unseen">{label}</span>}
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, of)))}%` }} />
      </span>
      <span class="number">{percent(catalogue.language, of)}</span>
    </span>
  );
}
