// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { OptionCard } from "../contract/protocol";
import { inOrder } from "./usual";

const option = (name: string): OptionCard => ({ name, default: "usual" }) as OptionCard;
const names = (options: OptionCard[]): string[] => options.map(({ name }) => name);
const race = ["first_dealer", "max_players", "no_play", "santa_blocks_bumps", "board"].map(option);

test("what changes an evening most stands before the finer points", () => {
  const { first, rest } = inOrder("north_pole", race, {});
  expect(names(first)).toEqual(["board", "max_players", "santa_blocks_bumps"]);
  expect(names(rest)).toEqual(["first_dealer", "no_play"]);
});

test("what is agreed otherwise than usual is seen too, and stays among the finer points", () => {
  const { first, rest } = inOrder("north_pole", race, { no_play: "pass", board: "long" });
  expect(names(first)).toEqual(["board", "max_players", "santa_blocks_bumps", "no_play"]);
  expect(names(rest)).toEqual(["first_dealer", "no_play"]);
});

test("a game of somebody else's keeps its own order", () => {
  expect(names(inOrder("crazy_eights", race, {}).first)).toEqual(["first_dealer", "max_players", "no_play"]);
});
