/** What the referee shows of a kept game; src/paletti/scorekeeping/card.py writes it. */

import type { ColumnColour } from "../../marks";
import type { Level } from "../../protocol";

export interface CardColumn {
  readonly name: string;
  readonly colour: ColumnColour;
  readonly shape: "thin" | "hex" | "thick";
  readonly locked: boolean;
}

export interface CardSeat {
  readonly name: string;
  readonly colours: readonly ColumnColour[];
  readonly points: number;
  readonly acting: boolean;
  readonly won: boolean;
  readonly holds: boolean;
  /** The colour that the seal shows: the former holder's. */
  readonly former: ColumnColour | null;
  readonly formerName: string | null;
}

export interface CardAnswer {
  readonly label: string;
  readonly paint: ColumnColour | null;
  readonly usual: boolean;
  readonly key: string;
}

export interface CardView {
  readonly edition: string;
  readonly turn: number;
  readonly round: number | null;
  readonly rounds: number;
  readonly entries: number;
  readonly over: boolean;
  readonly question: string;
  readonly answers: readonly CardAnswer[];
  readonly inside: boolean;
  readonly hint: string;
  readonly command: "rematch" | "new" | null;
  readonly seats: readonly CardSeat[];
  readonly neutral: ColumnColour | null;
  readonly levels: readonly { readonly place: Level; readonly columns: readonly CardColumn[] }[];
  readonly out: readonly CardColumn[];
  readonly toCome: readonly Exclude<Level, "base">[];
  readonly story: readonly string[];
}
