/** Finished games, asked of the server. */

import { type Answer, call } from "../../net/api";
import type { Games } from "../../protocol";

export const fetchGames = (): Promise<Answer<Games>> => call("/api/games");
