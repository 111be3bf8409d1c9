// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { Keepsake } from "../net/api";
import { BOOK, KeptGames, type KeptGame } from "./shelf.svelte";

const card: Keepsake = {
  name: "Nina",
  date: "2026-12-24",
  players: 3,
  family: "",
  debts: [],
  deposits: [],
  stars: 2,
  rows: 8,
  tree: { lights: 1, ornaments: 2 },
  gifts: [],
  christmas: true,
  value: 40,
  won: true,
  theme: "Snow",
  note: "Ole sang.",
};
const game = (more: object = {}): KeptGame => ({
  table: "t1",
  game: "holiday_fever",
  title: "Holiday Fever",
  date: "2026-12-24",
  names: ["Mia", "Nina"],
  scores: [3, 40],
  winners: [1],
  keepsakes: [card, card],
  ...more,
});
const found = (...entries: unknown[]): KeptGame[] => {
  localStorage.setItem(BOOK, JSON.stringify(entries));
  return new KeptGames().entries;
};

beforeEach(() => localStorage.clear());

test("a whole game stays as it was written", () => {
  expect(found(game())).toEqual([game()]);
});

test.each(["", "null", "{}", "7", '"snow"', "[", "undefined"])("a book that is %j is empty", (text) => {
  localStorage.setItem(BOOK, text);
  expect(new KeptGames().entries).toEqual([]);
});

test("what is no game is left out, and the rest is read", () => {
  expect(found(null, 3, "snow", [], {}, { table: 5 }, { table: "" }, game())).toEqual([game()]);
});

test("a table stands in the book once", () => {
  expect(found(game(), game({ title: "Again" }))).toEqual([game()]);
});

test.each([
  ["nothing but its table", { table: "t1" }],
  [
    "fields of another kind",
    game({ game: 1, title: null, date: {}, names: "Mia", scores: 3, winners: "all", keepsakes: 9 }),
  ],
  ["lists of garbage", game({ names: [1, null], scores: ["x", null], winners: [7, -1, "0"], keepsakes: [null, 4] })],
])("a game with %s can still be shown", (_, entry) => {
  const [read] = found(entry);
  expect(read!.table).toBe("t1");
  expect(read!.names.every((name) => typeof name === "string")).toBe(true);
  expect(read!.scores).toHaveLength(read!.names.length);
  expect(read!.scores.every(Number.isFinite)).toBe(true);
  expect(read!.winners.every((seat) => read!.names[seat] !== undefined)).toBe(true);
  expect(read!.keepsakes).toEqual([]);
});

test("a keepsake that lacks a few things is shown without them", () => {
  const rest: Partial<typeof card> = { ...card };
  delete rest.tree;
  const [read] = found(
    game({ keepsakes: [{ ...rest, debts: [null], gifts: [{ slot: 1, gift: "Sled", values: "x" }] }, card] }),
  );
  expect(read!.keepsakes[0]).toMatchObject({
    name: "Nina",
    tree: { lights: 0, ornaments: 0 },
    debts: [],
    gifts: [{ slot: 1, gift: "Sled", values: [], stocking: false }],
  });
  expect(read!.keepsakes[1]).toEqual(card);
});

test("the words on a keepsake can be forgotten, and the rest is kept", () => {
  const book = new KeptGames();
  book.put(game());
  book.forgetWords("t1", 1);
  expect(new KeptGames().find("t1")!.keepsakes.map(({ theme, note }) => [theme, note])).toEqual([
    ["Snow", "Ole sang."],
    ["", ""],
  ]);
  book.forgetWords("nowhere", 0);
  expect(book.entries).toHaveLength(1);
});
