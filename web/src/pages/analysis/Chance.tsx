/** A chance as a bar, with its number beside it. */

import { useSpeech } from "../../app/speech";
import { percent } from "./words";

export function Chance({ of, label }: { readonly of: number; readonly label?: string }) {
  const { catalogue } = useSpeech();
  return (
    <span class="chance">
      {label && <span class="unseen">{label}</span>}
      <span class="chance-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, of)))}%` }} />
      </span>
      <span class="number">{percent(catalogue.language, of)}</span>
    </span>
  );
}
