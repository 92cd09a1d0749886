/** Five languages, each by its own name. */

import { LANGUAGES, OWN_NAMES } from "../protocol";
import { isLanguage } from "./language";
import { useSpeech } from "./speech";

export function LanguageSwitch() {
  const { catalogue, switchTo } = useSpeech();
  return (
    <label class="language-switch">
      <span class="unseen">{catalogue.say("shell-language")}</span>
      <select
        value={catalogue.language}
        onChange={(event) => {
          const wish = event.currentTarget.value;
          if (isLanguage(wish)) switchTo(wish);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {OWN_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
