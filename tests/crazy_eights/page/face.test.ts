/** Tried where a game's folder lies in the page: `src/games/crazy_eights`. */
import { flushSync, mount } from "svelte";
import { expect, test, vi } from "vitest";
import { coverOf, guideTo, loadBoard } from "..";
import { loadWords, text } from "../../i18n/words.svelte";
import { blank, shown } from "../../testing/Below.svelte";
import Cover from "./Cover.svelte";

test("its cover, its guide and its card are found", async () => {
  await loadWords("", "en");
  expect(coverOf("crazy_eights")).toBe(Cover);
  expect(guideTo("crazy_eights")?.weighty).toEqual(["hand"]);
  expect(text("about-crazy_eights")).toMatch(/^Follow suit/);
});

test("its own board is loaded and says its own words", async () => {
  await loadWords("crazy_eights", "en");
  const propose = vi.fn();
  const { default: board } = await loadBoard("crazy_eights");
  const props = {
    view: { pile: ["7H"], hand: ["7S", "QC"] },
    choices: [{ move: "7S", kind: "Lay", parts: {}, say: "Lay it.", open: false }],
    draft: { move: null, say: "", propose, clear: vi.fn(), confirm: vi.fn() },
    prompt: shown,
    story: blank,
    rule: vi.fn(),
    why: vi.fn(),
  };
  const unused = { events: [], moment: 0, seat: 0, people: [], question: null, speed: 0, say: "" };
  mount(board, { target: document.body, props: { ...props, ...unused } });
  flushSync();
  expect(document.querySelector(".pile")!.textContent).toBe("On the pile: 7H");
  const [fits, other] = document.querySelectorAll("button");
  expect([fits!.disabled, other!.disabled]).toEqual([false, true]);
  fits!.click();
  expect(propose).toHaveBeenCalledWith("7S");
});
