/** Typed calls over plain HTTP: each returns the answer, or the problem that the server names. */

import type {
  AnalysisProgress,
  Games,
  Invitation,
  Loads,
  Lobby,
  NewTable,
  Problem,
  ProblemReason,
  Replay,
  ReplayMade,
  TableMade,
  TableStands,
} from "../protocol";
import { eventsOf, inOrder } from "./colourorder";

/** What the server says is wrong, or that it does not answer at all. */
export type Failure = Pick<Problem, "sentence" | "facts"> & { readonly reason: ProblemReason | "offline" };

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Failure };

const OFFLINE: Failure = { sentence: "The server does not answer.", reason: "offline", facts: {} };

/** Makes a table of these wishes. */
export const makeTable = (wish: NewTable): Promise<Answer<TableMade>> =>
  call("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });

/** A link to this table that phones on the same network can open. */
export const fetchInvitation = (table: string): Promise<Answer<Invitation>> =>
  call(`/api/invitation/${encodeURIComponent(table)}`);

/** How far a table has come, and whom it waits for. */
export const fetchStanding = (table: string): Promise<Answer<TableStands>> =>
  call(`/api/tables/${encodeURIComponent(table)}`);

/** The tables that can be joined or watched. */
export const fetchLobby = (): Promise<Answer<Lobby>> => call("/api/lobby");

/** A game to be shown again. */
export async function fetchReplay(game: string): Promise<Answer<Replay>> {
  const answer = await call<Replay>(`/api/games/${encodeURIComponent(game)}`);
  if (!answer.ok) return answer;
  const events = eventsOf(answer.value.chapters.map(({ entry }) => entry));
  const chapters = answer.value.chapters.map((chapter) => ({ ...chapter, view: inOrder(chapter.view, events) }));
  return { ok: true, value: { ...answer.value, chapters } };
}

/** The poses of a replay; `splitFrames` takes them apart. */
export async function fetchFrames(game: string): Promise<Answer<ArrayBuffer>> {
  return answered(`/api/games/${encodeURIComponent(game)}/frames`, {}, (response) => response.arrayBuffer());
}

/** What each column carried after that deed of a replay. */
export const fetchLoads = (game: string, version: number): Promise<Answer<Loads>> =>
  call(`/api/games/${encodeURIComponent(game)}/loads/${version}`);

/** How far the analysis of a game is; ask again until it is ready. */
export const fetchAnalysis = (game: string): Promise<Answer<AnalysisProgress>> =>
  call(`/api/games/${encodeURIComponent(game)}/analysis`);

/** Where a finished game can be downloaded. */
export const villaUrl = (game: string): string => `/api/games/${encodeURIComponent(game)}.villa`;

/** Uploads a `.villa` for watching. */
export const uploadReplay = (file: Blob): Promise<Answer<ReplayMade>> =>
  call("/api/replays", { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });

/** The answer of the server to this request, or why there is none. */
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

/** The finished games. */
export const fetchGames = (): Promise<Answer<Games>> => call("/api/games");
