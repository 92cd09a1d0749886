/** The address as a page and its parameters. */

export interface Match {
  readonly params: Readonly<Record<string, string>>;
}

/** The parameters of a path like `/t/:token`, or null if the address does not match. */
export function matched(pattern: string, path: string): Match | null {
  const [wanted, got] = [pieces(pattern), pieces(path)];
  if (wanted.length !== got.length) return null;
  const params: Record<string, string> = {};
  for (const [i, piece] of wanted.entries()) {
    const value = got[i]!;
    if (piece.startsWith(":")) params[piece.slice(1)] = value;
    else if (piece !== value) return null;
  }
  return { params };
}

function pieces(path: string): string[] {
  return path
    .split("/")
    .filter((piece) => piece !== "")
    .map((piece) => {
      try {
        return decodeURIComponent(piece);
      } catch {
        return piece; // a broken escape is just an address that does not exist
      }
    });
}
