/** What a clause says under these choices. The rules are loaded when the first clause is wanted. */

import { useLate, useSpeech } from "../../speech/speech";
import { clauseText, type HouseFacts } from "../state/house";

/** The text of a clause as this house reads it. */
export function ClauseWords({ clause, house }: { readonly clause: string; readonly house: HouseFacts }) {
  const { catalogue } = useSpeech();
  const able = useLate("rules");
  return able ? clauseText(catalogue, clause, house) : null;
}
