/** Addresses: of a replay, of an analysis, and whether one leads anywhere but back to this computer. */

/** True for the host names that every computer has for itself: a link with one is of no use to anybody else. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** The replay at the beginning of that deed; what the page was asked for besides (quality, language) goes along. */
export function replayAt(game: string, version?: number): string {
  const query = new URLSearchParams(location.search);
  if (version === undefined) query.delete("deed");
  else query.set("deed", String(version));
  const text = query.toString();
  return `/replay/${game}${text ? `?${text}` : ""}`;
}

/** The page that tells what could have been; `from` the table itself it leads back there. */
export function analysisOf(game: string, from?: "table"): string {
  const query = new URLSearchParams(location.search);
  query.delete("deed");
  if (from) query.set("from", from);
  const text = query.toString();
  return `/analysis/${game}${text ? `?${text}` : ""}`;
}

/** The table that one came from, if it was one. */
export function backTo(game: string, asked: string): string | null {
  const search = new URLSearchParams(asked);
  if (search.get("from") !== "table") return null;
  search.delete("from");
  search.delete("deed");
  return `/t/${game}${search.size > 0 ? `?${search}` : ""}`;
}
