/** The curve as numbers, for those who prefer to read it. */

import { useSpeech } from "../../speech/speech";
import { percent, sentenceOf } from "./phrases";
import { momentsOf, type Tale } from "./tale";

export function CurveTable({ tale }: { readonly tale: Tale }) {
  const { catalogue } = useSpeech();
  const { say, language } = catalogue;
  return (
    <details class="fold curve-table">
      <summary>{say("analysis-table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section class="curve-table-scroll" aria-label={say("analysis-table")} tabIndex={0}>
        <table>
          <caption class="unseen">{say("analysis-curve-label")}</caption>
          <thead>
            <tr>
              <th scope="col">{say("analysis-axis-turn")}</th>
              {tale.replay.players.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{say("analysis-table-deed")}</th>
            </tr>
          </thead>
          <tbody>
            {momentsOf(tale).map((chances, moment) => {
              const deed = tale.deeds[moment - 1];
              return (
                <tr key={deed?.version ?? 0} data-turned={deed?.note.turningPoint}>
                  <th scope="row">{deed?.turn ?? 0}</th>
                  {chances.map((chance, seat) => (
                    <td key={tale.replay.players[seat]} class="number">
                      {percent(language, chance)}
                    </td>
                  ))}
                  <td>{deed ? sentenceOf(catalogue, deed) : say("analysis-begins")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
