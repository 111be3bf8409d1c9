/** Tokens that walk from space to space, one event after another. */
import type { Told } from "../../contract/board";
import { way } from "./ring";

const STEP = 130; // milliseconds for a space
const DICE = 650; // they tumble first

export class Walk {
  at = $state.raw<(number | null)[]>([]); // by seat: where the token is shown
  walking = $state.raw<number | null>(null); // whose
  #round = 0;

  /** Show the view as it is. */
  stand(at: (number | null)[]): void {
    this.#round++;
    this.at = at;
    this.walking = null;
  }

  /** Go there by the events of this moment. */
  async go(events: Told[], at: (number | null)[], size: number, speed: number): Promise<void> {
    const round = ++this.#round;
    const rest = (ms: number) => new Promise((done) => setTimeout(done, ms / speed));
    let thrown = false;
    for (const event of events) {
      if (event.what === "threw" || event.what === "opened") {
        thrown = true;
        if (event.what === "threw") await rest(DICE);
      }
      if (round !== this.#round) return;
      if (event.what === "moved") {
        const from = this.at[event.seat] ?? 0;
        this.walking = event.seat;
        for (const space of way(from, event.space, size, thrown)) {
          this.put(event.seat, space);
          await rest(STEP);
          if (round !== this.#round) return;
        }
        thrown = false;
      } else if (event.what === "sent") {
        this.walking = event.seat;
        this.put(event.seat, at[event.seat] ?? null);
        await rest(500);
        if (round !== this.#round) return;
      }
    }
    this.stand(at);
  }

  private put(seat: number, space: number | null): void {
    this.at = this.at.map((old, other) => (other === seat ? space : old));
  }
}
