/** Fetches Python for the browser piece by piece, so that the page can show the progress. */

/** Fetches these files below `at`, each with its size in bytes, and reports the share that has arrived, from 0 to 1. They
 * are not kept here: the next request gets them from the browser's cache. */
export async function fetchPython(
  at: string,
  sizes: Readonly<Record<string, number>>,
  told: (share: number) => void,
  get: (address: string) => Promise<Response> = fetch,
): Promise<void> {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let here = 0;
  for (const file of Object.keys(sizes)) {
    const response = await get(`${at}${file}`);
    if (!response.ok || !response.body) throw new Error(`${file} could not be fetched.`);
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      here += piece.value.length;
      told(Math.min(1, here / total));
    }
  }
}
