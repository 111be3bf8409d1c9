import { describe, expect, it } from "vitest";
import { face, type Person } from "../../contract/board";
import { Estate } from "./estate";
import { groupFace, tokenIcon } from "./faces";
import { read, written } from "./offers";
import { payments } from "./payments";
import { cell, stand, way } from "./ring";
import { stepped } from "./sales";

const people: Person[] = [0, 1, 2].map((seat) => ({
  seat,
  letter: "ABC"[seat]!,
  name: "ABC"[seat]!,
  kind: "person",
  level: "",
  here: true,
  mine: seat === 0,
  ...face(seat),
}));

describe("the ring", () => {
  it("goes round the table", () => {
    expect([0, 9, 10, 11, 20, 30, 31, 39].map((space) => [cell(space, 40).column, cell(space, 40).row])).toEqual([
      [11, 11],
      [2, 11],
      [1, 11],
      [1, 10],
      [1, 1],
      [11, 1],
      [11, 2],
      [11, 10],
    ]);
    const places = new Set(Array.from({ length: 40 }, (_, space) => JSON.stringify(cell(space, 40))));
    expect(places.size).toBe(40);
  });

  it("takes other numbers of spaces", () => {
    for (const size of [24, 30, 44]) {
      const places = Array.from({ length: size }, (_, space) => cell(space, size));
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(size);
    }
  });

  it("keeps every token on the board", () => {
    for (let space = 0; space < 40; space++)
      for (let index = 0; index < 6; index++) {
        const { x, y } = stand(space, 40, index, 6);
        expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(-0.05);
      }
  });

  it("is walked forward by the dice, and back by a card", () => {
    expect(way(38, 1, 40, true)).toEqual([39, 0, 1]);
    expect(way(7, 4, 40, false)).toEqual([6, 5, 4]);
    expect(way(5, 35, 40, true)).toHaveLength(30);
    expect(way(3, 3, 40, true)).toEqual([]);
  });
});

describe("an offer", () => {
  it("is written as the table reads it", () => {
    const bargain = { to: 1, give: [29, 5], giveCash: 60, get: [11], getCash: 0 };
    expect(written(bargain, people)).toBe("offer B give 5,29,$60 get 11");
    expect(read("offer B give 5,29,$60 get 11", people)).toEqual({ ...bargain, give: [5, 29] });
    expect(read("offer C get $40", people)).toEqual({ to: 2, give: [], giveCash: 0, get: [], getCash: 40 });
    expect(read("roll", people)).toBe(null);
  });
});

describe("selling back", () => {
  const standing = [2, 2, 2];
  const menu = [
    [2, 2, 1],
    [2, 1, 2],
    [1, 2, 2],
    [2, 1, 1],
    [1, 1, 1],
    [1, 1, 0],
    [0, 1, 1],
    [0, 0, 0],
    [1, 0, 0],
  ];

  it("goes by steps to what is on the menu", () => {
    expect(stepped([2, 2, 2], 0, true, menu, standing)).toEqual([1, 2, 2]);
    expect(stepped([1, 2, 2], 0, true, menu, standing)).toEqual([0, 1, 1]);
    expect(stepped([1, 2, 2], 0, false, menu, standing)).toEqual([2, 2, 2]);
    expect(stepped([0, 0, 0], 0, true, menu, standing)).toEqual([0, 0, 0]);
  });

  it("skips what the bank cannot give", () => {
    expect(stepped([5, 5], 1, true, [[0, 0]], [5, 5])).toEqual([0, 0]);
  });

  it("reaches every sale", () => {
    for (const wanted of menu) {
      let now = standing;
      for (let steps = 0; steps < 20 && String(now) !== String(wanted); steps++) {
        const at = now.findIndex((level, i) => level !== wanted[i]);
        now = stepped(now, at, now[at]! > wanted[at]!, menu, standing);
      }
      expect(now).toEqual(wanted);
    }
  });
});

describe("the estate", () => {
  const colour = { kind: "property", price: 60, group: "white", present_price: 50, rent: [4] };
  const view = {
    board: [
      { name: "ON DASHER", kind: "dasher" },
      { name: "One", ...colour },
      { name: "Two", ...colour },
      { name: "Run", kind: "property", price: 200, group: "route", rent: [30] },
    ],
    deeds: [[1], [2]],
    levels: { "1": 5, "2": 3 },
    mortgaged: [2],
    rents: { "1": 300 },
  };
  const estate = new Estate(view);

  it("knows who has what", () => {
    expect([0, 1, 2, 3].map((space) => estate.owner(space))).toEqual([null, 0, 1, null]);
    expect(estate.groups.map((group) => [group.name, group.members, group.colour])).toEqual([
      ["white", [1, 2], true],
      ["route", [3], false],
    ]);
    expect([estate.trees(0), estate.presents(0), estate.presents(1), estate.banked]).toEqual([1, 0, 3, 1]);
    expect([estate.rent(1), estate.rent(2), estate.mortgaged(2)]).toEqual([300, 0, true]);
    const seized = new Estate({ ...view, locked: [2] });
    expect([
      seized.locked(2),
      seized.locked(1),
      seized.held(1, seized.group(2)!),
      estate.held(1, estate.group(2)!),
    ]).toEqual([true, false, 0, 1]);
  });
});

it("a group and a token that nobody foresaw have a face all the same", () => {
  expect(groupFace("purple", 3).colour).toMatch(/^var\(--co-/);
  expect(tokenIcon("Sugar Plum")).toBe("star");
});

it("money moves from who pays to who is paid", () => {
  const told = [
    { what: "rent", seat: 1, target: 0, amount: 16, say: "" },
    { what: "paid", seat: 2, amount: 75, say: "" },
    { what: "santa", seat: 2, amount: 0, say: "" },
  ];
  expect(payments(told, 3, 0).map(({ from, to, amount }) => [from, to, amount])).toEqual([
    [".co-seat-0", ".co-seat-1", 16],
    [".co-seat-2", ".co-sack", 75],
  ]);
});
