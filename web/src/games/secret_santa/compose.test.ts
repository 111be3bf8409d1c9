import { describe, expect, test } from "vitest";
import type { Choice } from "../../contract/board";
import { aim, given, meant, NOTHING, step, tap, ways, type Picked } from "./compose";

const give = (value: number, gifts: number, elves = 0, santa = false): Choice => ({
  move: `${gifts}x${value}${elves ? `+${elves}E` : ""}${santa ? "+SANTA" : ""}`,
  kind: "Give",
  parts: { value, gifts, elves, santa },
  say: "",
  open: false,
});
const choice = (move: string, kind: string, parts: object): Choice => ({ move, kind, parts, say: "", open: false });
const PASS = choice("pass", "Word", { word: "pass" });
const tapped = (menu: Choice[], ...codes: string[]): Picked =>
  codes.reduce((picked, code) => tap(menu, picked, code), NOTHING);

describe("a round of three cards", () => {
  const menu = [PASS, give(6, 2, 1), give(8, 3), give(8, 2, 1), give(9, 2, 1)];

  test("a pair brings the Elf that makes it lawful", () => {
    expect(meant(menu, tapped(menu, "6"))?.move).toBe("2x6+1E");
  });
  test("three of a kind go without him", () => {
    expect(meant(menu, tapped(menu, "8"))?.move).toBe("3x8");
  });
  test("unless he is asked for: one gift stays behind", () => {
    expect(meant(menu, tapped(menu, "8", "E"))?.move).toBe("2x8+1E");
    expect(meant(menu, tapped(menu, "E", "8"))?.move).toBe("2x8+1E");
    expect(meant(menu, tapped(menu, "8", "E", "E"))?.move).toBe("3x8");
  });
  test("another value begins anew, the same one is put back", () => {
    expect(meant(menu, tapped(menu, "8", "9"))?.move).toBe("2x9+1E");
    expect(tapped(menu, "8", "8").cards).toEqual({});
  });
});

describe("an open round", () => {
  const menu = [1, 2, 3].flatMap((gifts) => [give(4, gifts), give(4, gifts, 1)]);

  test("all of a kind at first, then fewer", () => {
    const all = tapped(menu, "4");
    expect(meant(menu, all)?.move).toBe("3x4");
    const fewer = step(menu, all, "4", -1)!;
    expect(meant(menu, fewer)?.move).toBe("2x4");
    expect(meant(menu, tap(menu, fewer, "E"))?.move).toBe("2x4+1E");
    expect(step(menu, all, "4", 1)).toBeNull();
  });
});

describe("specials", () => {
  test("what has two ways waits for one of them", () => {
    const menu = [choice("0:SANTA", "Zeros", { cards: [17] }), choice("SANTA", "Use", { card: 17 })];
    const picked = tapped(menu, "SANTA");
    expect(meant(menu, picked)).toBeUndefined();
    expect(ways(menu, picked).map(({ move }) => move)).toEqual(["0:SANTA", "SANTA"]);
    expect(meant(menu, { ...picked, way: "SANTA" })?.move).toBe("SANTA");
  });
  test("the Fruitcake takes a gift and a seat, in any order", () => {
    const menu = [1, 7].flatMap((gift) =>
      [1, 2].map((target) => choice(`FRUIT:${gift}>${"ABC"[target]}`, "Regift", { gift, target })),
    );
    expect(meant(menu, aim(menu, tapped(menu, "7"), 2))?.move).toBe("FRUIT:7>C");
    expect(meant(menu, tap(menu, aim(menu, NOTHING, 1), "1"))?.move).toBe("FRUIT:1>B");
    expect(tapped(menu, "7").cards).toEqual({ 7: 1, FRUIT: 1 });
  });
  test("whoever alone can be named is named", () => {
    const menu = [choice("-", "Decline", { word: "-" }), choice("SCROOGE>C", "UseOn", { card: 18, target: 2 })];
    expect(meant(menu, tapped(menu, "SCROOGE"))?.move).toBe("SCROOGE>C");
    expect(meant(menu, aim(menu, NOTHING, 2))?.move).toBe("SCROOGE>C");
  });
});

test("what is asked about a dim card takes no Elf that one does not hold", () => {
  expect(given("10", 1, 1, 4)).toBe("1x10+1E");
  expect(given("10", 3, 2, 4)).toBe("3x10+1E");
  expect(given("10", 4, 1, 2)).toBe("2x10");
});
