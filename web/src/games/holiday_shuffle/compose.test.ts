import { expect, test } from "vitest";
import type { Choice } from "../../contract/board";
import { dayOf, DISCARD, DRAW, lit, meant, point, slotOf, ways, type Spot } from "./compose";

const choice = (move: string, kind: string, parts: object): Choice => ({ move, kind, parts, say: "", open: false });
const SLOTS = [...Array(10).keys()];
const swaps = SLOTS.flatMap((first) =>
  SLOTS.filter((second) => second > first).map((second) =>
    choice(`SW:${first + 1},${second + 1}`, "Switch", { first, second }),
  ),
);
const trades = [1, 2].flatMap((partner) =>
  SLOTS.flatMap((mine) =>
    SLOTS.map((theirs) => choice(`TR:${mine + 1},${"ABC"[partner]}${theirs + 1}`, "Trade", { mine, partner, theirs })),
  ),
);

function move(choices: Choice[], ...taps: Spot[]): string | undefined {
  const open = ways(choices, 0);
  return meant(
    open,
    taps.reduce((pointed, spot) => point(open, pointed, spot), [] as Spot[]),
  )?.move;
}

test("a switch is two slots, in any order", () => {
  expect(move(swaps, slotOf(0, 6), slotOf(0, 2))).toBe("SW:3,7");
  expect(move(swaps, slotOf(0, 6))).toBeUndefined();
});

test("a third slot takes the place of one; a slot tapped again is let go", () => {
  expect(move(swaps, slotOf(0, 1), slotOf(0, 2), slotOf(0, 3))).toBe("SW:3,4");
  expect(move(swaps, slotOf(0, 1), slotOf(0, 2), slotOf(0, 2))).toBeUndefined();
});

test("a trade is a slot of mine and one of theirs; another mat begins no new trade", () => {
  expect(move(trades, slotOf(2, 4), slotOf(0, 2))).toBe("TR:3,C5");
  expect(move(trades, slotOf(2, 4), slotOf(0, 2), slotOf(1, 0))).toBe("TR:3,B1");
  expect(move(trades, slotOf(2, 4), slotOf(0, 2), slotOf(0, 9))).toBe("TR:10,C5");
});

test("everything that could be tapped next is lit, and nothing else", () => {
  const turn = [choice("P", "Word", { word: "P" }), choice("D>4", "Take", { slot: 3 })];
  expect([...lit(ways(turn, 1), [])].sort()).toEqual([slotOf(1, 3), DRAW].sort());
  const drawn = [choice("x", "Word", { word: "x" }), choice(">4", "Put", { slot: 3 })];
  expect([...lit(ways(drawn, 1), [])].sort()).toEqual([slotOf(1, 3), DISCARD].sort());
  expect(move([choice("W3=Mar21", "Name", { slot: 2, day: 81 })], dayOf(81))).toBe("W3=Mar21");
  expect(lit(ways([choice("-", "Decline", { word: "-" })], 0), []).size).toBe(0);
});
