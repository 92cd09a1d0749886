/** Where the page begins: its language first, then whatever the address asks for. */

import { render } from "preact";
import "./style/index.css";
import "./app/app.css";
import "./access/contrast.css";
import { App } from "./App";
import { followLinks } from "./app/history";
import { loadCatalogue } from "./speech/catalogue";
import { wishedLanguage } from "./speech/language";
import { SpeechProvider } from "./speech/speech";

const root = document.getElementById("page")!;

loadCatalogue(wishedLanguage()).then((first) => {
  followLinks(root);
  render(
    <SpeechProvider first={first}>
      <App />
    </SpeechProvider>,
    root,
  );
});
