/** What this device remembers of its tables and finished games; the server knows nothing of it. */
import type { Keepsake } from "../net/api";
import { device, isThing, keep, listOf, numberIn, partsOf, recall, wordsIn } from "../device/kept";

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
  keepsakes: Keepsake[]; // by seat, where the game has any
}

const TABLES = "yuletable/tables";
export const BOOK = "yuletable/family";
const MOST_TABLES = 12;
const MOST_GAMES = 500;
const STAGES = ["lobby", "playing", "paused", "over"];

/** A list kept by this browser, the newest first, each table once. */
class Shelf<Entry extends { table: string }> {
  entries = $state.raw<Entry[]>([]);
  #place: string;
  #most: number;

  constructor(place: string, most: number, read: (parts: Record<string, unknown>) => Entry) {
    this.#place = place;
    this.#most = most;
    const found = listOf(recall(device, place)).filter((entry) => wordsIn(partsOf(entry).table));
    this.entries = onceEach(found.map((entry) => read(partsOf(entry))));
  }

  find(table: string): Entry | undefined {
    return this.entries.find((entry) => entry.table === table);
  }

  put(entry: Entry): void {
    this.write([entry, ...this.entries.filter((other) => other.table !== entry.table)]);
  }

  drop(table: string): void {
    this.write(this.entries.filter((entry) => entry.table !== table));
  }

  protected write(entries: Entry[]): void {
    this.entries = entries.slice(0, this.#most);
    keep(device, this.#place, this.entries);
  }
}

class KeptTables extends Shelf<KeptTable> {
  constructor() {
    super(TABLES, MOST_TABLES, tableFrom);
  }
}

/** The family book. */
export class KeptGames extends Shelf<KeptGame> {
  constructor() {
    super(BOOK, MOST_GAMES, gameFrom);
  }

  /** Leave out what somebody wrote on their keepsake of this game. */
  forgetWords(table: string, seat: number): void {
    const forgotten = (card: Keepsake, at: number): Keepsake => (at === seat ? { ...card, theme: "", note: "" } : card);
    if (!this.find(table)?.keepsakes[seat]) return;
    this.write(
      this.entries.map((game) => (game.table === table ? { ...game, keepsakes: game.keepsakes.map(forgotten) } : game)),
    );
  }
}

function onceEach<Entry extends { table: string }>(entries: Entry[]): Entry[] {
  return entries.filter((entry, at) => entries.findIndex((other) => other.table === entry.table) === at);
}

const everyWord = (what: unknown): string[] => listOf(what).map(wordsIn);
const everyNumber = (what: unknown): number[] => listOf(what).map(numberIn);
const seatsIn = (what: unknown, seats: number): number[] =>
  listOf(what).filter(
    (seat): seat is number => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats,
  );

function tableFrom(parts: Record<string, unknown>): KeptTable {
  const names = everyWord(parts.names);
  const stage = wordsIn(parts.stage);
  return {
    table: wordsIn(parts.table),
    code: wordsIn(parts.code),
    game: wordsIn(parts.game),
    title: wordsIn(parts.title),
    names,
    mine: seatsIn(parts.mine, names.length),
    stage: STAGES.includes(stage) ? stage : "playing",
    asked: parts.asked === true,
    at: numberIn(parts.at),
  };
}

function gameFrom(parts: Record<string, unknown>): KeptGame {
  const names = everyWord(parts.names);
  const scores = everyNumber(parts.scores);
  return {
    table: wordsIn(parts.table),
    game: wordsIn(parts.game),
    title: wordsIn(parts.title),
    date: wordsIn(parts.date),
    names,
    scores: names.map((_, seat) => scores[seat] ?? 0),
    winners: seatsIn(parts.winners, names.length),
    keepsakes: keepsakesFrom(parts.keepsakes),
  };
}

/** They lie in the order of seats: if one cannot be told from garbage, none can. */
function keepsakesFrom(what: unknown): Keepsake[] {
  const cards = listOf(what);
  const legible = cards.every((card) => isThing(card) && typeof card.name === "string" && Number.isFinite(card.value));
  return legible ? cards.map((card) => keepsakeFrom(partsOf(card))) : [];
}

function keepsakeFrom(parts: Record<string, unknown>): Keepsake {
  const tree = partsOf(parts.tree);
  return {
    ...parts,
    name: wordsIn(parts.name),
    date: wordsIn(parts.date),
    players: numberIn(parts.players),
    family: wordsIn(parts.family),
    debts: listOf(parts.debts).filter(isThing).map(debtFrom),
    deposits: everyNumber(parts.deposits),
    stars: numberIn(parts.stars),
    rows: numberIn(parts.rows),
    tree: { lights: numberIn(tree.lights), ornaments: numberIn(tree.ornaments) },
    gifts: listOf(parts.gifts).filter(isThing).map(giftFrom),
    christmas: parts.christmas === true,
    value: numberIn(parts.value),
    won: parts.won === true,
    theme: wordsIn(parts.theme),
    note: wordsIn(parts.note),
  };
}

function debtFrom({ row, amount, coal, forgiven }: Record<string, unknown>): Keepsake["debts"][number] {
  return { row: numberIn(row), amount: numberIn(amount), coal: coal === true, forgiven: forgiven === true };
}

function giftFrom({ slot, gift, values, stocking }: Record<string, unknown>): Keepsake["gifts"][number] {
  return { slot: numberIn(slot), gift: wordsIn(gift), values: everyNumber(values), stocking: stocking === true };
}

export const yourTables = new KeptTables();
export const familyBook = new KeptGames();
