import { expect, test } from "vitest";
import { loadWords } from "../../i18n/words.svelte";
import { effectsOf, type Face } from "./calendar";
import { called } from "./words";

const leaf = (effect: string | null): Face => ({ name: "Random Acts of Kindness Day", effect }) as Face;

test("a joined Celebration brings one thing after another", () => {
  expect(effectsOf(leaf("SWITCH+AGAIN"))).toEqual(["SWITCH", "AGAIN"]);
  expect(effectsOf(leaf(null))).toEqual([]);
});

test("a card is called by everything it brings", async () => {
  await loadWords("holiday_shuffle", "en");
  expect(called("Feb17", leaf("SWITCH+AGAIN"))).toBe(
    "Feb 17, Random Acts of Kindness Day, switch two cards, another turn",
  );
  expect(called("Feb17", leaf(null))).toBe("Feb 17, Random Acts of Kindness Day");
});
