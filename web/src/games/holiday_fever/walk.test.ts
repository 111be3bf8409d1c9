import { expect, test } from "vitest";
import type { Told } from "../../contract/board";
import type { Space } from "./town";
import { way } from "./walk.svelte";

const told = (what: string, facts: object = {}): Told => ({ what, seat: 0, say: "", ...facts });
const RING: Space[] = ["Elephant", "Cards", "Store", "Cards", "Mill", "Cards", "Inn", "Cards"].map((name) => [
  name,
  "store",
  {},
]);

test("a token walks every space to where it will stand, around the corner too", () => {
  expect(way(told("moved", { space: "Cards" }), "space-6", RING, "space-1")).toEqual(["space-7", "space-0", "space-1"]);
});

test("where it goes on from there, the first space of that name ahead is meant", () => {
  expect(way(told("moved", { space: "Cards" }), "space-4", RING, "day-1")).toEqual(["space-5"]);
  expect(way(told("moved", { space: "Cards" }), "space-4", RING, "")).toEqual(["space-5"]);
});

test("a card or a lost tree sends it there at one bound", () => {
  expect(way(told("went", { space: "Mill" }), "space-6", RING, "space-4")).toEqual(["space-4"]);
  expect(way(told("sent_home", { space: "Inn" }), "day-9", RING, "space-6")).toEqual(["space-6"]);
  expect(way(told("to_december"), "space-6", RING, "day-1")).toEqual(["day-1"]);
});

test("in December it goes from door to door, and slides back", () => {
  expect(way(told("day", { day: 5 }), "day-2", RING, "day-5")).toEqual(["day-3", "day-4", "day-5"]);
  expect(way(told("slid", { day: 3 }), "day-5", RING, "day-3")).toEqual(["day-3"]);
  expect(way(told("threw", { dice: [1, 2] }), "day-5", RING, "day-5")).toEqual([]);
});
