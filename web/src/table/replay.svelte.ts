/** A finished game again, moment by moment, fetched as it is needed. */
import type { Told, View } from "../contract/board";
import { replay } from "../net/api";
import { settings } from "../device/settings.svelte";

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
  #language: string;
  #fetching: Promise<void> | null = null;
  #wanted = 0;

  constructor(table: string, seat: number | null, moves: number, language: string) {
    this.#table = table;
    this.#seat = seat;
    this.#moves = moves;
    this.#language = language;
  }

  get whole(): boolean {
    return this.scenes.length > this.#moves;
  }

  /** What happened with a move, in a sentence or two. */
  told(move: number): string {
    const scene = this.scenes[move];
    return (
      scene?.events
        .map((event) => event.say)
        .filter(Boolean)
        .join(" ") ||
      (scene?.say ?? "")
    );
  }

  /** Fetch everything up to a move, and a little further. */
  reach(move: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, move);
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #fetch(): Promise<void> {
    while (!this.whole && this.scenes.length <= this.#wanted) await this.#more();
  }

  async #more(): Promise<void> {
    const known = this.scenes.length;
    const batches = await replay(this.#table, this.#seat, Math.max(0, known - 1), this.#language);
    let view: View = {};
    const scenes = batches.map((batch) => {
      view = batch.whole ? batch.view : { ...view, ...batch.view };
      return { view, events: batch.events as Told[], say: batch.say };
    });
    this.scenes = [...this.scenes, ...scenes.slice(known ? 1 : 0)];
  }
}

const KEPT = 4;
let films: { name: string; film: Replay }[] = []; // the one looked at last comes last

/** Fetch a game anew when it is looked at next: something in it was erased. */
export function forgetFilms(table: string): void {
  films = films.filter(({ name }) => !name.startsWith(`${table}/`));
}

/** The film of a game through these eyes; the last few are not fetched again. */
export function filmOf(table: string, seat: number | null, moves: number): Replay {
  const { language } = settings;
  const name = `${table}/${seat ?? ""}/${language}`;
  const film = films.find((kept) => kept.name === name)?.film ?? new Replay(table, seat, moves, language);
  films = [...films.filter((kept) => kept.name !== name), { name, film }].slice(-KEPT);
  return film;
}
