// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { OptionCard } from "../contract/protocol";
import { settings } from "../device/settings.svelte";
import { inOrder, written } from "./formats";

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

test("a day is written as people write it", () => {
  settings.change({ language: "en" });
  expect(written("2026-12-24")).toMatch(/December/);
});

test.each([
  "2026-99-99",
  "2026-02-31",
  "0000-00-00",
  "2026-1-1",
  "٢٠٢٦-١٢-٢٤",
  "2026-12-24\n",
  "tomorrow",
  "snow 1",
  "24 December 2026",
  "",
])("%j is no day, and nothing breaks", (text) => {
  expect(written(text)).toBe("");
});

test("a browser with an odd idea of its language still writes days", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US@posix", "en"]);
  expect(written("2026-12-24")).toMatch(/2026/);
});
