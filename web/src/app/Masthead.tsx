/** The strip at the head of a page: the way home, the other pages, the language. */

import { LanguageSwitch } from "../speech/LanguageSwitch";
import { useSay } from "../speech/speech";
import { PAGES } from "./pages";

export function Masthead() {
  const say = useSay();
  const menu = PAGES.filter((page) => page.menu);
  return (
    <header class="masthead">
      <a class="masthead-home" href="/">
        <img src="/villa.svg" alt="" width="28" height="28" />
        <span>{say("page-name")}</span>
      </a>
      {menu.length > 0 && (
        <nav aria-label={say("shell-menu")}>
          {menu.map((page) => (
            <a key={page.path} href={page.path} aria-current={location.pathname === page.path ? "page" : undefined}>
              {say(page.title)}
            </a>
          ))}
        </nav>
      )}
      <LanguageSwitch />
    </header>
  );
}
