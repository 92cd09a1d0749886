/** Calls over plain HTTP, typed: each gives what was asked for, or the problem that the server names. */

import type {
  AnalysisProgress,
  CollapseStory,
  Comparison,
  Edition,
  Handbook,
  Loads,
  Lobby,
  NewTable,
  Problem,
  Replay,
  ReplayMade,
  TableMade,
} from "../protocol";

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

const OFFLINE: Problem = { sentence: "The server does not answer.", reason: "offline", facts: {}, clause: null };

export const makeTable = (wish: NewTable): Promise<Answer<TableMade>> =>
  call("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });

export const fetchLobby = (): Promise<Answer<Lobby>> => call("/api/lobby");

export const fetchReplay = (game: string): Promise<Answer<Replay>> => call(`/api/games/${encodeURIComponent(game)}`);

/** The poses of a replay; `splitFrames` takes them apart. */
export async function fetchFrames(game: string): Promise<Answer<ArrayBuffer>> {
  return answered(`/api/games/${encodeURIComponent(game)}/frames`, {}, (response) => response.arrayBuffer());
}

/** What each column carried after that deed of a replay. */
export const fetchLoads = (game: string, version: number): Promise<Answer<Loads>> =>
  call(`/api/games/${encodeURIComponent(game)}/loads/${version}`);

/** How the villa came down; the server tries it again a dozen times, which takes some seconds. */
export const fetchCollapse = (game: string): Promise<Answer<CollapseStory>> =>
  call(`/api/games/${encodeURIComponent(game)}/collapse`);

/** How far the second look at a game is; ask again until its analysis is there. */
export const fetchAnalysis = (game: string): Promise<Answer<AnalysisProgress>> =>
  call(`/api/games/${encodeURIComponent(game)}/analysis`);

export interface RulesWish {
  readonly edition: Edition;
  readonly lang: string;
  readonly players?: number;
  readonly house?: NewTable["house"];
}

/** The rules of a house in the reader's language. */
export function fetchRules(wish: RulesWish): Promise<Answer<Handbook>> {
  const query = new URLSearchParams({ edition: wish.edition, lang: wish.lang });
  if (wish.players !== undefined) query.set("players", String(wish.players));
  if (wish.house !== undefined) query.set("house", JSON.stringify(wish.house));
  return call(`/api/rules?${query}`);
}

/** Where these editions differ. */
export const fetchComparison = (editions: readonly Edition[], lang: string): Promise<Answer<Comparison>> =>
  call(`/api/rules?${new URLSearchParams({ compare: editions.join(","), lang })}`);

/** Where a finished game can be downloaded. */
export const villaUrl = (game: string): string => `/api/games/${encodeURIComponent(game)}.villa`;

/** Uploads a `.villa` for watching. */
export const uploadReplay = (file: Blob): Promise<Answer<ReplayMade>> =>
  call("/api/replays", { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });

export function call<T>(path: string, options: RequestInit = {}): Promise<Answer<T>> {
  return answered(path, options, (response) => response.json() as Promise<T>);
}

async function answered<T>(
  path: string,
  options: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, options);
    if (response.ok) return { ok: true, value: await read(response) };
    return { ok: false, problem: (await response.json()) as Problem };
  } catch {
    return { ok: false, problem: OFFLINE };
  }
}
