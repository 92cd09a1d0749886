/** Where the keyboard begins on a page. */

/** Puts the keyboard at the page's own heading, and not before all that every page has in common; nowhere else where it is
 * somewhere already. A table looks after it itself. */
export function beginAtTop(page: Document = document): void {
  const top = page.querySelector<HTMLElement>("main h1") ?? page.querySelector<HTMLElement>("main");
  if (location.hash) return; // the address leads elsewhere
  const free = page.activeElement === null || page.activeElement === page.body;
  if (!top || !free || top.closest(".table-page")) return;
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
}
