/** The sheet at this device, and its copy behind a link if it is shared. */

import { keep, kept } from "../../memory";
import { call } from "../../net/api";
import type { Score, ScoreShared } from "../../protocol";

const SHEET = "paletti.score";

/** The sheet that was kept last at this device, if any. */
export const keptSheet = (): string | null => kept(SHEET);

export const keepSheet = (sheet: string): void => keep(SHEET, sheet);

export const shareSheet = (sheet: string) => call<ScoreShared>("/api/scores", { method: "POST", body: sheet });

export const readScore = (score: string) => call<Score>(`/api/scores/${encodeURIComponent(score)}`);

const writeScore = (score: string, known: number, sheet: string) =>
  call<Score>(`/api/scores/${encodeURIComponent(score)}?known=${known}`, { method: "PUT", body: sheet });

export type SheetNews = "mine" | "theirs" | "alone";

/**
 * A sheet that several devices keep. It takes one entry after the other: a device that missed one gets the others' sheet.
 * Without a connection entries wait. They are sent when it is back, if nobody else wrote meanwhile.
 */
export class SharedSheet {
  private busy = false;
  private waiting: string | null = null;

  constructor(
    readonly score: string,
    private known: number,
    /** Called when the others' sheet should be shown, and when the connection comes or goes. */
    private readonly tell: (what: SheetNews, sheet: string | null) => void,
  ) {}

  /** Sends the sheet as it stands here now. */
  write(sheet: string): void {
    this.waiting = sheet;
    void this.send();
  }

  /** Checks whether the others went on. */
  async look(): Promise<void> {
    if (this.waiting !== null) {
      await this.send();
      return;
    }
    if (this.busy) return;
    this.busy = true;
    const answer = await readScore(this.score);
    this.busy = false;
    if (!answer.ok) this.tell("alone", null);
    else if (answer.value.version !== this.known && this.waiting === null) this.take(answer.value);
    else this.tell("mine", null);
  }

  private async send(): Promise<void> {
    if (this.busy || this.waiting === null) return;
    this.busy = true;
    const sheet = this.waiting;
    const answer = await writeScore(this.score, this.known, sheet);
    this.busy = false;
    if (answer.ok) {
      this.known = answer.value.version;
      if (this.waiting === sheet) this.waiting = null;
      this.tell("mine", null);
      await this.send();
    } else if (answer.problem.reason === "offline") {
      this.tell("alone", null);
    } else {
      this.waiting = null;
      const theirs = await readScore(this.score);
      if (theirs.ok) this.take(theirs.value);
    }
  }

  private take(score: Score): void {
    this.known = score.version;
    this.tell("theirs", score.sheet);
  }
}
