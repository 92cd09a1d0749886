/** Where a deed can be seen again. */

/** The replay at the beginning of that deed; what the page was asked for besides (quality, language) goes along. */
export function replayAt(game: string, version?: number): string {
  const query = new URLSearchParams(location.search);
  if (version === undefined) query.delete("deed");
  else query.set("deed", String(version));
  const text = query.toString();
  return `/replay/${game}${text ? `?${text}` : ""}`;
}

/** The page that tells what could have been. */
export function analysisOf(game: string): string {
  const query = new URLSearchParams(location.search);
  query.delete("deed");
  const text = query.toString();
  return `/analysis/${game}${text ? `?${text}` : ""}`;
}
