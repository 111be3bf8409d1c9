/** A finished game again, moment by moment, fetched as it is needed. */
import type { Told, View } from "../boards/board";
import { replay } from "./api";
import { settings } from "./settings.svelte";

export interface Scene {
  view: View;
  events: Told[];
  say: string;
}

export class Replay {
  scenes = $state.raw<Scene[]>([]); // by move
  #table: string;
  #seat: number | null;
  #moves: number;
  #fetching = false;

  constructor(table: string, seat: number | null, moves: number) {
    this.#table = table;
    this.#seat = seat;
    this.#moves = moves;
  }

  get whole(): boolean {
    return this.scenes.length > this.#moves;
  }

  /** Fetch everything up to a move, and a little further. */
  async reach(move: number): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (!this.whole && this.scenes.length <= move) await this.#more();
    } finally {
      this.#fetching = false;
    }
  }

  async #more(): Promise<void> {
    const known = this.scenes.length;
    const batches = await replay(this.#table, this.#seat, Math.max(0, known - 1), settings.language);
    let view: View = {};
    const scenes = batches.map((batch) => {
      view = batch.whole ? batch.view : { ...view, ...batch.view };
      return { view, events: batch.events as Told[], say: batch.say };
    });
    this.scenes = [...this.scenes, ...scenes.slice(known ? 1 : 0)];
  }
}
