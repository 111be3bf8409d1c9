/** The family records page of this device. What belongs on it the server works out, and keeps nothing of it. */
import { enterRecord } from "../net/api";
import type { RecordLine } from "../contract/protocol";

const PLACE = "yuletable/records";
const MOST = 50; // lines that are compared: the best is among the last

interface Kept {
  lines: RecordLine[]; // the oldest first
  waiting: RecordLine[][]; // games that could not be entered yet
}

const isLine = (line: unknown): line is RecordLine => {
  const { name, date, players, score } = (line ?? {}) as Partial<RecordLine>;
  return typeof name === "string" && typeof date === "string" && Number.isInteger(players) && Number.isInteger(score);
};

const linesIn = (found: unknown): RecordLine[] => (Array.isArray(found) ? found.filter(isLine) : []);

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept> | null;
    const waiting = Array.isArray(found?.waiting) ? found.waiting.map(linesIn) : [];
    return { lines: linesIn(found?.lines), waiting };
  } catch {
    return { lines: [], waiting: [] };
  }
}

class FamilyRecords {
  #kept = $state.raw<Kept>(read());
  #entering = false;

  get lines(): RecordLine[] {
    return this.#kept.lines;
  }

  /** Enter the lines of a finished game; entering them again changes nothing. */
  async enter(lines: RecordLine[]): Promise<void> {
    if (lines.length) this.#keep({ ...this.#kept, waiting: [...this.#kept.waiting, lines] });
    await this.catchUp();
  }

  /** Enter what could not be entered before, game after game. */
  async catchUp(): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    try {
      while (this.#kept.waiting.length) {
        const added = await enterRecord({ page: this.#kept.lines.slice(-MOST), lines: this.#kept.waiting[0]! });
        this.#keep({ lines: [...this.#kept.lines, ...added], waiting: this.#kept.waiting.slice(1) });
      }
    } catch {
      // the server cannot be reached: they wait for the next time
    } finally {
      this.#entering = false;
    }
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // a browser without storage forgets, and still plays
    }
  }
}

export const familyRecords = new FamilyRecords();
