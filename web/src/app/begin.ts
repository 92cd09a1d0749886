/** Where the keyboard begins on a page. */

/** Focuses the page's own heading, so that Tab does not start with the menu that all pages share. If something on the page
 * already has the focus, it keeps it. A table handles its focus itself. */
export function beginAtTop(page: Document = document): void {
  const top = page.querySelector<HTMLElement>("main h1") ?? page.querySelector<HTMLElement>("main");
  if (location.hash) return; // the address names a place on the page
  const free = page.activeElement === null || page.activeElement === page.body;
  if (!top || !free || top.closest(".table-page")) return;
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
}
