/** What was said in the lobby, and the fixed set to say. */

import { useState } from "preact/hooks";
import { call } from "../../net/api";
import { type LobbySaid, PHRASES, type Phrase } from "../../protocol";
import { useSay } from "../../speech/speech";
import { ago } from "../watch/LiveTable";

// Those that make sense before a game.
const LOBBY_PHRASES = PHRASES.filter((phrase) =>
  ["hello", "good-luck", "one-moment", "hurry", "again", "thanks", "bye"].includes(phrase),
);
const NOBODY = "?";

export function Talk({ said, name }: { said: readonly LobbySaid[]; name: string }) {
  const say = useSay();
  const [mine, setMine] = useState<readonly LobbySaid[]>([]);
  const [tooFast, setTooFast] = useState(false);

  async function speak(phrase: Phrase): Promise<void> {
    const answer = await call("/api/lobby/say", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phrase, name }),
    });
    setTooFast(!answer.ok);
    // Show it at once; the next request for the lobby includes it.
    if (answer.ok) setMine([{ name, phrase, ageS: 0 }]);
  }

  const known = mine.filter((line) => !said.some((other) => other.phrase === line.phrase && other.ageS < 10));
  const lines = [...said, ...known].slice(-6);
  return (
    <section>
      <h2>{say("lobby-talk")}</h2>
      {lines.length === 0 ? (
        <p class="quiet">{say("lobby-talk-none")}</p>
      ) : (
        <ol class="lobby-lines" aria-live="polite">
          {lines.map((line, i) => (
            <li key={`${line.name}.${line.phrase}.${i.toString()}`}>
              <span>
                {say("lobby-says", {
                  name: line.name && line.name !== NOBODY ? line.name : say("lobby-someone"),
                  words: say(`say-${line.phrase}`),
                })}
              </span>
              <small>{ago(say, line.ageS)}</small>
            </li>
          ))}
        </ol>
      )}
      <fieldset class="lobby-phrases">
        <legend>{say("lobby-say")}</legend>
        {LOBBY_PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="button" data-say={phrase} onClick={() => void speak(phrase)}>
            {say(`say-${phrase}`)}
          </button>
        ))}
      </fieldset>
      {tooFast && <p role="alert">{say("sorry-too-fast")}</p>}
    </section>
  );
}
