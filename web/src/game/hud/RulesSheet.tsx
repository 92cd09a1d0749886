/** What this table plays otherwise than the original, each with its clause. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { useSpeech } from "../../app/speech";
import { CHOICES, EDITION_DEFAULTS } from "../../protocol";
import { clauseText, houseOf } from "../clauses";
import type { Game } from "../state";
import { useEscape } from "./dismiss";

export function RulesSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const { catalogue } = useSpeech();
  const { say } = catalogue;
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useEscape(true, onClose);
  const { edition, players } = game.view;
  const house = houseOf(game.view);
  const original = EDITION_DEFAULTS.de;
  const own = EDITION_DEFAULTS[edition];
  const special = CHOICES.filter(({ name }) => house[name] !== undefined && house[name] !== original[name]);
  const clauses = [...new Set(special.map(({ clause }) => clause))];
  const changed = new Set(special.filter(({ name }) => house[name] !== own[name]).map(({ clause }) => clause));
  return (
    <aside ref={sheet} class="hud-rules sheet far enter" tabIndex={-1} aria-label={say("rules-title")}>
      <header>
        <h2>{say("rules-title")}</h2>
        <button type="button" class="button plain" data-act="close-rules" onClick={onClose}>
          {say("act-close")}
        </button>
      </header>
      <p class="quiet">
        <b>{say(`edition-${edition}`)}</b>, {say("rules-players", { players: players.length })}.{" "}
        {say(`edition-${edition}-about`)}
      </p>
      <dl>
        {clauses.map((clause) => (
          <div key={clause}>
            <dt>
              {clause}
              {changed.has(clause) && <span class="hud-house">{say("rules-house")}</span>}
            </dt>
            <dd>{clauseText(catalogue, clause, house)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`/rules?edition=${edition}&players=${players.length}`} target="_blank" rel="noopener">
          {say("act-all-rules")}
        </a>
      </p>
    </aside>
  );
}
