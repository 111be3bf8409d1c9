/** What this device remembers of its tables and finished games; the server knows nothing of it. */
import type { Keepsake } from "./api";

export interface KeptTable {
  table: string;
  code: string;
  game: string;
  title: string;
  names: string[]; // by seat
  mine: number[];
  stage: string;
  asked: boolean; // is one of mine to move?
  at: number; // when it was last seen
}

export interface KeptGame {
  table: string;
  game: string;
  title: string;
  date: string;
  names: string[]; // by seat
  scores: number[];
  winners: number[];
  keepsakes: Keepsake[]; // of the persons here
}

const MOST_TABLES = 12;

function read<Entry>(place: string): Entry[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as Entry[];
  } catch {
    return [];
  }
}

/** A list kept by this browser, the newest first, each table once. */
class Shelf<Entry extends { table: string }> {
  entries = $state.raw<Entry[]>([]);
  #place: string;
  #most: number;

  constructor(place: string, most: number) {
    this.#place = place;
    this.#most = most;
    this.entries = read(place);
  }

  find(table: string): Entry | undefined {
    return this.entries.find((entry) => entry.table === table);
  }

  put(entry: Entry): void {
    this.#write([entry, ...this.entries.filter((other) => other.table !== entry.table)]);
  }

  drop(table: string): void {
    this.#write(this.entries.filter((entry) => entry.table !== table));
  }

  #write(entries: Entry[]): void {
    this.entries = entries.slice(0, this.#most);
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.entries));
    } catch {
      // a browser without storage forgets, and still plays
    }
  }
}

export const yourTables = new Shelf<KeptTable>("yuletable/tables", MOST_TABLES);
export const familyBook = new Shelf<KeptGame>("yuletable/family", 500);
