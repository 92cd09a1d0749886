/** Addresses of replays and analyses, and whether an address only leads back to this computer. */

/** True for the host names by which every computer calls itself; a link with one is useless to anybody else. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** The replay at the beginning of that deed. Other parameters of the page (quality, language) are kept. */
export function replayAt(game: string, version?: number): string {
  const query = new URLSearchParams(location.search);
  if (version === undefined) query.delete("deed");
  else query.set("deed", String(version));
  const text = query.toString();
  return `/replay/${game}${text ? `?${text}` : ""}`;
}

/** The page that shows what could have been. From the table itself (`from`) it leads back there. */
export function analysisOf(game: string, from?: "table"): string {
  const query = new URLSearchParams(location.search);
  query.delete("deed");
  if (from) query.set("from", from);
  const text = query.toString();
  return `/analysis/${game}${text ? `?${text}` : ""}`;
}

/** The table that the reader came from, if there is one. */
export function backTo(game: string, asked: string): string | null {
  const search = new URLSearchParams(asked);
  if (search.get("from") !== "table") return null;
  search.delete("from");
  search.delete("deed");
  return `/t/${game}${search.size > 0 ? `?${search}` : ""}`;
}
