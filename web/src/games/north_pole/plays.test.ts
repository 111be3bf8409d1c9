import { describe, expect, it } from "vitest";
import type { Choice } from "../../contract/board";
import { flown } from "./flights";
import { attempt, cardOf, landing, named, ways } from "./plays";
import { timetable } from "./runs";

const choice = (move: string, kind: string, parts: Record<string, unknown> = {}): Choice => ({
  move,
  kind,
  parts,
  say: "",
  open: false,
});
const five = choice("5", "Number", { value: 5 });
const fives = choice("3x5", "Triple", { value: 5 });
const express = choice("EX", "Use", { card: 101 });
const elf = choice("NE>2", "UseOn", { card: 103, target: 2 });
const toss = choice("toss:RC", "Toss", { card: 104 });
const view = {
  at: [16, 0, 0],
  spaces: { EX: 8, HB: 8, ST: 7 },
  track: { length: 20, stations: [0, 11, 18, 20], lower_bridge: 5, upper_bridge: 9, slope_top: 15, slope_foot: 12 },
};

describe("a choice", () => {
  it("is made with a card", () => {
    expect([five, fives, express, elf, toss, choice("cross", "Word", { word: "cross" })].map(cardOf)).toEqual([
      "5",
      "5",
      "EX",
      "NE",
      "RC",
      null,
    ]);
    expect(ways([five, fives, express], "5")).toEqual([five, fives]);
  });

  it("shows where it leads, as far as the card says so", () => {
    expect(landing(choice("2", "Number", { value: 2 }), view, 0)).toBe(18);
    expect(landing(five, view, 0)).toBe(20);
    expect(landing(fives, view, 0)).toBe(18);
    expect(landing(express, view, 1)).toBe(8);
    expect(landing(choice("ST", "Use"), view, 0)).toBe(null);
    expect(landing(elf, view, 0)).toBe(null);
  });

  it("that is on no menu can be asked about", () => {
    expect(attempt("RC", [1, 2])).toBe("RC");
    expect(attempt("NE", [1, 2])).toBe("NE>1");
  });
});

it("equal cards have names of their own", () => {
  expect(named(["3", "3", "5"]).map((card) => card.key)).toEqual(["3.0", "3.1", "5.0"]);
});

describe("a moment", () => {
  const moved = (seat: number, start: number, end: number, how: string) => ({
    what: "moved",
    seat,
    start,
    end,
    how,
    say: "",
  });

  it("lets the bumped train roll back when the other has arrived", () => {
    const [first, second] = timetable([moved(2, 1, 8, "ahead"), moved(0, 8, 1, "bump")]);
    expect(second!.begin).toBeGreaterThan(first!.end);
  });

  it("lets a storm blow all trains back together", () => {
    const [first, second] = timetable([moved(1, 9, 2, "storm"), moved(2, 8, 1, "storm")]);
    expect(second!.begin).toBeLessThan(first!.end);
    expect(second!.way).toBe("rail");
  });

  it("sends three cards from a seat to the pile", () => {
    const sent = flown(
      [
        { what: "played", seat: 1, play: "3x5", say: "" },
        { what: "drew", seat: 2, count: 2, say: "" },
      ],
      7,
      0,
    );
    expect(sent.map((flight) => flight.code)).toEqual(["5", "5", "5", null, null]);
    expect(sent[0]).toMatchObject({ from: ".np-seat-1", to: ".np-discard" });
    expect(sent[3]).toMatchObject({ from: ".np-draw", to: ".np-seat-2" });
  });
});
